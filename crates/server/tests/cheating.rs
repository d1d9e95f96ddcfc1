//! A server that cheats, on real sockets: a client that keeps an eye on the deal finds it out, whatever it tries.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "cheating/stranger.rs"]
mod stranger;
mod support;

use sevenfold_core::record::Document;
use sevenfold_fair::testing::{Cheat, Crook};
use sevenfold_fair::{Alarm, Known, Verdict, check_fair, judge};
use sevenfold_protocol::Request;
use stranger::Stranger;
use support::Host;
use support::client::{Client, is_over};
use support::crooked::{VICTIM, ada_plays, crooked, honest, is_game};
use support::http::{call, guest, open};
use support::pair::{SECOND, SIEBEN};

/// A table of two; the second one's client is behind a crook.
struct Scene {
    ada: Client,
    bob: Client,
    code: String,
}

impl Scene {
    async fn new(honest: &Host, crook: &Crook) -> Self {
        let crook = crooked(honest.address, crook.clone()).await;
        let cookies = [guest(honest.address).await, guest(honest.address).await];
        let code = open(honest.address, &cookies[0], SIEBEN).await;
        let mut ada = Client::watchful(honest.address, &code, &cookies[0]).await;
        let mut bob = Client::at(crook, &code, &cookies[1]).await;
        ada.sit("Ada").await;
        bob.sit("Bob").await;
        Self { ada, bob, code }
    }
}

/// Bob wants a second game too, and sees the end of it.
async fn bob_plays(bob: &mut Client) {
    bob.until(SECOND, |face| is_over(face) && is_game(face, 1)).await;
    bob.done(Request::Rematch { seat: VICTIM }).await;
    bob.until(SECOND, |face| is_over(face) && is_game(face, 2)).await;
}

/// A game and its rematch with one of our clients.
async fn cheated(honest: &Host, crook: &Crook) -> Scene {
    let mut scene = Scene::new(honest, crook).await;
    scene.bob.keep_an_eye();
    // It has missed the pictures of before.
    scene.bob.done(Request::Refresh).await;
    if crook.promises_nothing() {
        while alarm(&scene.bob).is_none() {
            scene.bob.hear().await.unwrap();
        }
    } else {
        tokio::join!(ada_plays(&mut scene.ada), bob_plays(&mut scene.bob));
    }
    scene
}

/// The same with somebody else's bot.
async fn stranger_cheated(honest: &Host, crook: &Crook) -> Vec<&'static str> {
    let Scene { mut ada, mut bob, .. } = Scene::new(honest, crook).await;
    let mut stranger = Stranger::at(usize::from(VICTIM.number()));
    let mut heard = 0;
    let plays = async {
        let mut wanted = false;
        loop {
            while let Some(text) = bob.heard.get(heard).cloned() {
                heard += 1;
                if let Some(ask) = stranger.hear(&text) {
                    bob.post(serde_json::from_value(ask).unwrap()).await.unwrap();
                }
            }
            if crook.promises_nothing() && !stranger.found.is_empty() {
                return;
            }
            if let Some(face) = bob.seen(SECOND).filter(|face| is_over(face)) {
                if is_game(face, 2) {
                    return;
                }
                if !std::mem::replace(&mut wanted, true) {
                    bob.post(Request::Rematch { seat: VICTIM }).await.unwrap();
                }
            }
            bob.hear().await.unwrap();
        }
    };
    if crook.promises_nothing() {
        plays.await;
    } else {
        tokio::join!(plays, ada_plays(&mut ada));
    }
    stranger.found
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_server_tries_the_client_finds_it_out() {
    let honest = honest().await;
    let noticed = Crook::all(VICTIM).into_iter().map(|crook| async {
        let Scene { ada, bob, .. } = cheated(&honest, &crook).await;
        (crook, alarm(&ada), alarm(&bob))
    });
    for (crook, ada, bob) in futures_util::future::join_all(noticed).await {
        assert_eq!(bob, crook.noticed(), "{crook:?}");
        assert_eq!(ada, None, "{crook:?}: the other one was not cheated");
    }
}

/// Whoever writes a client from `docs/socket.md` alone is cheated as little.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_elses_bot_finds_it_out_too() {
    let honest = honest().await;
    let noticed = Crook::all(VICTIM).into_iter().map(|crook| async {
        let found = stranger_cheated(&honest, &crook).await;
        (crook, found)
    });
    for (crook, found) in futures_util::future::join_all(noticed).await {
        assert_eq!(!found.is_empty(), crook.noticed().is_some(), "{crook:?}: {found:?}");
    }
}

fn alarm(client: &Client) -> Option<Alarm> {
    client.keeper().and_then(|keeper| keeper.warning().alarm)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_in_place_of_another_is_not_the_promised_one() {
    let host = Host::start().await;
    let crook = Crook::new(Cheat::Honest, VICTIM);
    let Scene { ada, code, .. } = cheated(&host, &crook).await;
    let Scene { code: other_code, .. } = cheated(&host, &crook).await;
    let pins = ada.keeper().unwrap().pins();
    let table = code.parse().unwrap();
    let verdict = async |code: &str, game: u32| {
        let path = format!("/api/tables/{code}/record?game={game}");
        let record = call(host.address, "GET", &path, None, None).await;
        let deal = check_fair(&Document::read(&record.body).unwrap()).unwrap();
        [Some(1), Some(2), None].map(|game| judge(&deal, &Known::from_pins(pins, table, game, &deal)))
    };
    let broken = Verdict::Broken(Alarm::OtherPromise);
    assert_eq!(verdict(&code, 1).await, [Verdict::Promised, broken, Verdict::Promised]);
    assert_eq!(verdict(&code, 2).await, [broken, Verdict::Promised, Verdict::Promised]);
    assert_eq!(verdict(&other_code, 1).await, [broken; 3], "consistent in itself, but another game's");
}
