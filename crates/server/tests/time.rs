//! Clocks that are set ahead or back, while a server runs and while it is off.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::Duration;

use serde_json::Value;
use sevenfold_core::Seat;
use sevenfold_protocol::{Request, Snapshot, Talk};
use support::Host;
use support::client::{Client, PATIENCE, some_move};
use support::http::{call, guest, open};
use support::pair::{FIRST, SIEBEN, pair, play};
use support::time::{HOUR, Settable};

const YEARS: i64 = 3 * 365 * 24 * HOUR;
/// Two people, and a minute for each move.
const HURRIED: &str = r#"{"game":"sieben","seats":2,"bots":"instant","move_seconds":60}"#;

async fn host_with(clock: &Settable, change: impl FnOnce(&mut sevenfold_server::Config)) -> Host {
    let time = clock.source();
    Host::start_with(|config| {
        config.time = time;
        config.keep.sweep = Duration::from_millis(20);
        change(config);
    })
    .await
}

async fn status(host: &Host, code: &str) -> u16 {
    call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await.status
}

/// Waits until something is so.
async fn until<F: Future<Output = bool>>(mut so: impl FnMut() -> F) {
    let waited = tokio::time::timeout(PATIENCE, async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    });
    waited.await.unwrap();
}

/// Waits until tables at which no game has begun are cleared away at once: then it has been swept.
async fn until_swept(host: &Host, code: &str) {
    until(async || status(host, code).await == 404).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_three_years_ahead_erases_nothing() {
    let clock = Settable::default();
    let mut host = host_with(&clock, |config| config.keep.gathering = Duration::from_hours(1)).await;
    let mut running = pair(&host).await;
    play(&mut running.clients, 3).await;
    let mut done = pair(&host).await;
    play(&mut done.clients, 5000).await;
    let empty = open(host.address, &running.cookies[0], SIEBEN).await;
    for restarted in [false, true] {
        if restarted {
            host.stop().await;
            host.begin().await;
        } else {
            clock.set_ahead(YEARS);
        }
        // The server has seen how wrong the clock is, and does not follow it.
        until(async || {
            let numbers = call(host.address, "GET", "/metrics", None, None).await.body;
            let line = numbers.lines().find(|line| line.starts_with("sevenfold_clock_ahead_seconds "));
            line.and_then(|line| line.split(' ').nth(1)?.parse::<f64>().ok()).is_some_and(|ahead| ahead > 9e7)
        })
        .await;
        for code in [&running.code, &done.code, &empty] {
            assert_eq!(status(&host, code).await, 200, "{code} after a restart: {restarted}");
        }
        let record =
            call(host.address, "GET", &format!("/api/tables/{}/record", done.code), None, None).await;
        assert_eq!(record.status, 200);
        let me = call(host.address, "GET", "/api/me", Some(&done.cookies[1]), None).await;
        assert_eq!(me.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_old_by_a_clock_that_is_believed_goes() {
    let clock = Settable::default();
    let host = host_with(&clock, |config| config.keep.gathering = Duration::from_hours(1)).await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    assert_eq!(status(&host, &code).await, 200);
    clock.set_ahead(2 * HOUR);
    until_swept(&host, &code).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_so_much_is_cleared_away_in_a_day() {
    let clock = Settable::default();
    let mut host = host_with(&clock, |config| {
        config.keep.gathering = Duration::from_hours(1);
        config.keep.least_a_day = 3;
    })
    .await;
    let cookie = guest(host.address).await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        codes.push(open(host.address, &cookie, SIEBEN).await);
    }
    clock.set_ahead(2 * HOUR);
    for _ in 0..2 {
        // What is put off is counted: then it has been swept.
        until(async || {
            let mut left = 0;
            for code in &codes {
                left += usize::from(status(&host, code).await == 200);
            }
            let numbers = call(host.address, "GET", "/metrics", None, None).await.body;
            left == 2 && numbers.contains("sevenfold_removals_put_off_total")
        })
        .await;
        // It is the same day after a restart.
        host.restart().await;
    }
    clock.set_ahead(23 * HOUR);
    until_swept(&host, &codes[0]).await;
    until(async || {
        let mine = call(host.address, "GET", "/api/me/tables", Some(&cookie), None).await.body;
        mine == "[]"
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_when_the_clock_is_set_back() {
    let clock = Settable::default();
    let mut host = host_with(&clock, |_| ()).await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, r#"{"game":"sieben","seats":2,"bots":"fast"}"#).await;
    let mut ada = Client::at(host.address, &code, &cookie).await;
    ada.sit("Ada").await;
    ada.done(Request::Start { fill: Some("random".into()) }).await;
    ada.until(FIRST, |face| face.game.is_some()).await;
    for restarted in [false, true] {
        clock.set_ahead(-24 * HOUR);
        if restarted {
            host.stop().await;
            host.begin().await;
            ada = Client::at(host.address, &code, &cookie).await;
        }
        // Whoever waits for the bot, and can move again, has seen it move.
        let mut waited = 0;
        while waited < 3 {
            if let Some(request) = some_move(ada.face(FIRST), Seat::new(0), 0) {
                ada.done(request).await;
            } else {
                ada.until(FIRST, |face| some_move(face, Seat::new(0), 0).is_some()).await;
                waited += 1;
            }
        }
    }
}

/// When the time for the next move is up, and what the time is, as this client was last told.
fn told(client: &Client, face: &Snapshot) -> (u64, u64) {
    let closes = face.game.as_ref().unwrap().windows.iter().find_map(|window| window.closes).unwrap();
    let texts = client.heard.iter().rev();
    let now = texts.filter_map(|text| {
        let message: Value = serde_json::from_str(text).unwrap();
        message["update"]["now"].as_u64().or(message["snapshot"]["now"].as_u64())
    });
    (closes.0, now.max().unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn nobodys_time_runs_out_when_a_clock_leaps() {
    let clock = Settable::default();
    let mut host = host_with(&clock, |_| ()).await;
    let cookies = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &cookies[0], HURRIED).await;
    let mut ada = Client::at(host.address, &code, &cookies[0]).await;
    let mut bob = Client::at(host.address, &code, &cookies[1]).await;
    ada.sit("Ada").await;
    bob.sit("Bob").await;
    ada.done(Request::Start { fill: None }).await;
    ada.until(FIRST, |face| face.game.is_some()).await;
    let step = ada.face(FIRST).game.as_ref().unwrap().step;
    let (_, begun) = told(&ada, ada.face(FIRST));
    // While it runs: the leap is believed, and every word is told with the new time.
    clock.set_ahead(5 * HOUR);
    let mut number = 0;
    while told(&ada, ada.face(FIRST)).1 < begun + 5 * HOUR.unsigned_abs() {
        number += 1;
        let name = format!("Ada {number}");
        ada.done(Request::SetName { seat: Seat::new(0), name }).await;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    ada.done(Request::Refresh).await;
    ada.done(Request::Say { seat: Seat::new(0), talk: Talk::Words("well".into()) }).await;
    let (closes, now) = told(&ada, ada.face(FIRST));
    assert!(closes > now, "{closes} is after {now}");
    assert_eq!(ada.face(FIRST).game.as_ref().unwrap().step, step);
    // While it is off: a leap that is believed, and one that is not.
    for leap in [5 * HOUR, YEARS] {
        host.stop().await;
        clock.set_ahead(leap);
        host.begin().await;
        let ada = Client::at(host.address, &code, &cookies[0]).await;
        let (closes, now) = told(&ada, ada.face(FIRST));
        assert!(closes > now, "{closes} is after {now}, {leap} later");
        assert_eq!(ada.face(FIRST).game.as_ref().unwrap().step, step);
    }
}
