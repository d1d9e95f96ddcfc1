//! What others do, or a store that takes nothing, does not wear the server out: over real sockets and a real database.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::{Duration, Instant};

use sevenfold_protocol::{PROTOCOL, RefusalCode, Request, ToClient, closing};
use sevenfold_server::Rate;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};
use support::Host;
use support::client::{Client, PATIENCE, connect};
use support::http::{call, guest, open};
use support::pair::{FIRST, SIEBEN};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// From now on the store refuses every new row of this part, at once and without being busy; or takes them again.
async fn meddle(host: &Host, sql: &'static str) {
    let mut store = SqliteConnectOptions::new().filename(host.database()).connect().await.unwrap();
    sqlx::raw_sql(sql).execute(&mut store).await.unwrap();
    store.close().await.unwrap();
}

/// A number that the server counts.
async fn number(host: &Host, name: &str) -> u64 {
    let numbers = call(host.address, "GET", "/metrics", None, None).await.body;
    let line = numbers.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.map_or(0, |count| count.parse().unwrap())
}

/// Asks again and again until it is as wished.
async fn until<F: Future<Output = bool>>(wish: impl Fn() -> F) {
    let asked = async {
        while !wish().await {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, asked).await.expect("it comes to that");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_that_takes_nothing_is_not_asked_all_the_time() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, r#"{"game":"sieben","seats":2,"bots":"instant"}"#).await;
    let mut ada = Client::at(host.address, &code, &cookie).await;
    let (seat, _) = ada.sit("Ada").await;
    // Her part is waited for and never comes; then the game is due, and cannot be kept. Nobody has to think about that
    // first: without patience it would be tried without a pause.
    ada.done(Request::Seal { seat, game: 1, seal: "7".repeat(64) }).await;
    let no = "CREATE TRIGGER no BEFORE INSERT ON journal WHEN NEW.entry LIKE '%\"started\"%' \
              BEGIN SELECT RAISE(ABORT, 'no room'); END";
    meddle(&host, no).await;
    ada.done(Request::Start { fill: Some("club".into()) }).await;
    let version = ada.face(FIRST).version;
    let failed = || number(&host, "sevenfold_commits_failed_total");
    until(|| async { failed().await > 0 }).await;
    let (before, begun) = (failed().await, Instant::now());
    while begun.elapsed() < Duration::from_millis(1500) {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let tries = failed().await - before;
    assert!(tries <= 6, "{tries} tries in 1.5 s");
    // Once there is room the game begins by itself.
    meddle(&host, "DROP TRIGGER no").await;
    ada.until(FIRST, |face| face.version > version && face.game.is_some()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ready_means_that_something_can_be_written() {
    let host = Host::start().await;
    let ask = |path: &'static str| call(host.address, "GET", path, None, None);
    assert_eq!((ask("/healthz").await.body, ask("/readyz").await.body), ("ok".into(), "ready".into()));
    meddle(&host, "CREATE TRIGGER no BEFORE INSERT ON probe BEGIN SELECT RAISE(ABORT, 'no room'); END").await;
    until(|| async { ask("/readyz").await.status == 503 }).await;
    let refused = ask("/readyz").await;
    assert_eq!(refused.json()["code"], "not-kept");
    assert!(refused.header("retry-after").is_some());
    // It is there all the same: nobody should restart it for this.
    assert_eq!(ask("/healthz").await.status, 200);
    meddle(&host, "DROP TRIGGER no").await;
    until(|| async { ask("/readyz").await.status == 200 }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_and_never_reads_is_cut_off() {
    let host = Host::start_with(|config| {
        config.limits.writing = Duration::from_millis(200);
        config.limits.requests = Rate::UNLIMITED;
    })
    .await;
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let asked = format!("GET /api/shelf HTTP/1.1\r\nhost: {}\r\n\r\n", host.address).repeat(100);
    let cut_off = async { while stream.write_all(asked.as_bytes()).await.is_ok() {} };
    timeout(PATIENCE, cut_off).await.expect("the connection ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_never_says_hello_loses_the_socket() {
    let host = Host::start_with(|config| config.limits.hello = Duration::from_millis(50)).await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    // Whoever says hello stays.
    let mut polite = Client::at(host.address, &code, &cookie).await;
    let mut rude = connect(host.address, &code, Some(&cookie)).await.unwrap();
    assert!(rude.hear().await.is_none());
    assert_eq!(rude.closed.unwrap(), closing::SLOW);
    polite.done(Request::Refresh).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_goes_on_sending_too_much_loses_the_socket() {
    let host = Host::start_with(|config| {
        config.limits.messages = Rate::new(2.0, 0.001);
        config.limits.strikes = Rate::new(3.0, 0.001);
    })
    .await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut client = Client::at(host.address, &code, &cookie).await;
    client.done(Request::Refresh).await;
    for _ in 0..3 {
        assert_eq!(client.refused(Request::Refresh).await, RefusalCode::TooFast);
    }
    let _ = client.post(Request::Refresh).await;
    while client.hear().await.is_some() {}
    assert_eq!(client.closed.unwrap(), 1008);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_only_so_many_connections() {
    let host = Host::start_with(|config| {
        config.limits.connections_per_address = 2;
        // Longer than the test listens: silence alone does not end a connection here.
        config.limits.head = Duration::from_mins(2);
    })
    .await;
    let idle =
        [TcpStream::connect(host.address).await.unwrap(), TcpStream::connect(host.address).await.unwrap()];
    let mut third = TcpStream::connect(host.address).await.unwrap();
    // Hung up on, with or without an answer to what was never asked.
    let heard = timeout(PATIENCE, third.read(&mut [0; 16])).await.expect("it is closed");
    assert!(heard.is_err() || heard.is_ok_and(|bytes| bytes == 0));
    drop(idle);
    let again = async {
        loop {
            let mut stream = TcpStream::connect(host.address).await.unwrap();
            let ask = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", host.address);
            let mut first = [0; 12];
            if stream.write_all(ask.as_bytes()).await.is_ok() && stream.read_exact(&mut first).await.is_ok() {
                assert_eq!(&first, b"HTTP/1.1 200");
                return;
            }
        }
    };
    timeout(PATIENCE, again).await.expect("there is a place again");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_too_much_waits_for_each_refusal() {
    let refusing = Duration::from_millis(300);
    let host = Host::start_with(|config| {
        config.limits.requests = Rate::new(1.0, 0.0);
        config.limits.refusing = refusing;
    })
    .await;
    let mut stream = TcpStream::connect(host.address).await.unwrap();
    let ask = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n\r\n", host.address).repeat(4);
    let begun = Instant::now();
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut heard = Vec::new();
    let answers = |heard: &[u8]| {
        let text = String::from_utf8_lossy(heard).into_owned();
        (text.matches("HTTP/1.1 200").count(), text.matches("HTTP/1.1 429").count())
    };
    while answers(&heard) != (1, 3) {
        let read = timeout(PATIENCE, stream.read_buf(&mut heard)).await.expect("it goes on").unwrap();
        assert!(read > 0, "{}", String::from_utf8_lossy(&heard));
    }
    // One after the other: whoever asks for many at a time is refused no more often.
    assert!(begun.elapsed() >= 3 * refusing, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_says_nothing_makes_room_for_others() {
    let silence = Duration::from_millis(300);
    let host = Host::start_with(|config| {
        config.limits.connections = 2;
        config.limits.head = silence;
    })
    .await;
    let begun = Instant::now();
    let silent =
        [TcpStream::connect(host.address).await.unwrap(), TcpStream::connect(host.address).await.unwrap()];
    // All places are taken; the next one is heard when the silent ones have been hung up on, and not before.
    let answer = timeout(PATIENCE, call(host.address, "GET", "/healthz", None, None)).await;
    assert_eq!(answer.expect("there is a place again").status, 200);
    assert!(begun.elapsed() >= silence, "there were more places");
    for mut stream in silent {
        let heard = timeout(PATIENCE, stream.read_to_end(&mut Vec::new())).await;
        assert!(heard.is_ok(), "a silent connection ends");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_may_have_only_so_much_kept_a_day() {
    let host = Host::start_with(|config| config.limits.bytes_per_guest = Rate::new(4000.0, 0.0)).await;
    let cookies = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &cookies[0], SIEBEN).await;
    let mut ada = Client::at(host.address, &code, &cookies[0]).await;
    let mut bob = Client::at(host.address, &code, &cookies[1]).await;
    let (seat, _) = ada.sit("Ada").await;
    let mut renamed = 0;
    let refusal = loop {
        match ada.ask(Request::SetName { seat, name: format!("Ada {renamed}") }).await {
            ToClient::Done { .. } => renamed += 1,
            ToClient::Refused { refusal, .. } => break refusal,
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((refusal.code, &*refusal.message.key), (RefusalCode::TooFast, "server-enough-for-today"));
    assert!(renamed > 3, "{renamed}");
    // Others are not concerned, and whoever only looks may.
    ada.done(Request::Refresh).await;
    bob.sit("Bob").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_a_share_of_the_processor() {
    let host = Host::start_with(|config| config.limits.work_per_guest = Rate::new(1e-9, 0.0)).await;
    let cookies = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &cookies[0], SIEBEN).await;
    let mut ada = Client::at(host.address, &code, &cookies[0]).await;
    assert_eq!(ada.refused(Request::Refresh).await, RefusalCode::TooFast);
    let mut bob = connect(host.address, &code, Some(&cookies[1])).await.unwrap();
    let welcome = bob.ask(Request::Hello { protocol: PROTOCOL }).await;
    assert!(matches!(welcome, ToClient::Welcome { .. }));
}
