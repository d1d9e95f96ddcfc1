//! What is wrong, foreign, too late or too much is answered over real sockets, and changes nothing.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::Duration;

use sevenfold_core::Seat;
use sevenfold_protocol::closing;
use sevenfold_protocol::{PROTOCOL, RefusalCode, Request, ToClient};
use sevenfold_server::Rate;
use support::Host;
use support::client::{Client, connect};
use support::http::{guest, open};
use support::pair::{FIRST, SECOND, SIEBEN, here, next_move, pair, play};

#[tokio::test(flavor = "multi_thread")]
async fn an_old_client_is_told_to_reload() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut client = connect(host.address, &code, Some(&cookie)).await.unwrap();
    assert_eq!(client.refused(Request::Hello { protocol: PROTOCOL - 1 }).await, RefusalCode::Outdated);
    assert!(client.hear().await.is_none());
    assert_eq!(client.closed.unwrap(), closing::OUTDATED);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_foreign_cookie_gets_no_socket() {
    let host = Host::start().await;
    let code = open(host.address, &guest(host.address).await, SIEBEN).await;
    let foreign = format!("sevenfold-guest={}", "ab".repeat(32));
    let Err(error) = connect(host.address, &code, Some(&foreign)).await else { panic!("let in") };
    assert!(error.to_string().contains("401"), "{error}");
    // Without a cookie one becomes a guest, and may look on.
    let mut stranger = connect(host.address, &code, None).await.unwrap();
    let welcome = stranger.ask(Request::Hello { protocol: PROTOCOL }).await;
    assert!(matches!(welcome, ToClient::Welcome { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_messages_are_answered_and_change_nothing() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    let before = pair.clients[0].face(FIRST).version;
    let client = &mut pair.clients[0];
    for (text, code, id) in [
        ("hello".to_owned(), RefusalCode::Malformed, None),
        ("{}".to_owned(), RefusalCode::Malformed, None),
        (r#"{"id":77,"request":"cheat"}"#.to_owned(), RefusalCode::Malformed, Some(77)),
        (format!(r#"{{"id":78,"request":"{}"}}"#, "x".repeat(5000)), RefusalCode::TooLarge, Some(78)),
        (r#"{"id":4294967296,"request":"refresh"}"#.to_owned(), RefusalCode::Malformed, None),
    ] {
        client.send(text).await;
        let Some(ToClient::Refused { id: about, refusal }) = client.hear().await else { panic!() };
        assert_eq!((refusal.code, about), (code, id));
    }
    // The game goes on, on the same socket.
    assert_eq!(client.face(FIRST).version, before);
    assert_eq!(play(&mut pair.clients, 2).await, 2);
    // What is larger still is not even read.
    pair.clients[0].send("x".repeat(100_000)).await;
    while pair.clients[0].hear().await.is_some() {}
    assert_eq!(pair.clients[0].closed, Some(1009));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_yours_or_too_late_is_refused() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    let (index, request) = next_move(&pair.clients, 0).unwrap();
    let Request::Move { seat, window, .. } = request.clone() else { panic!() };
    let other = 1 - index;
    // Somebody else's seat.
    assert_eq!(pair.clients[other].refused(request.clone()).await, RefusalCode::NotYourSeat);
    let mut watcher = Client::at(host.address, &pair.code, &guest(host.address).await).await;
    assert_eq!(watcher.refused(request.clone()).await, RefusalCode::NotYourSeat);
    // No move at all.
    let odd = Request::Move { seat, window, text: "lay the cards on the table".into() };
    assert_eq!(pair.clients[index].refused(odd).await, RefusalCode::Unreadable);
    // The same move twice: the window has closed.
    pair.clients[index].done(request.clone()).await;
    assert_eq!(pair.clients[index].refused(request).await, RefusalCode::WindowClosed);
    // A seat that does not exist, and a bot that does not.
    let nowhere = Request::Resign { seat: Seat::new(6) };
    assert_eq!(pair.clients[index].refused(nowhere).await, RefusalCode::NoSuchSeat);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_that_is_broken_is_named() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    for made in 0.. {
        let (index, _) = next_move(&pair.clients, made).unwrap();
        let viewer = [FIRST, SECOND][index];
        let game = pair.clients[index].face(viewer).game.clone().unwrap();
        let window = game.choices[0].window;
        let text = "lay 7 number".to_owned();
        if game.choices.iter().all(|choice| choice.text != text) {
            let ask = Request::Move { seat: Seat::new(index as u8), window, text };
            match pair.clients[index].ask(ask).await {
                ToClient::Refused { refusal, .. } if refusal.code == RefusalCode::Breach => {
                    assert!(refusal.rule.is_some_and(|rule| rule.starts_with("SI-")));
                    return;
                }
                ToClient::Refused { refusal, .. } if refusal.code == RefusalCode::Unreadable => {
                    // The notation has other words for it: nothing to see in this test's game.
                }
                other => panic!("{other:?}"),
            }
        }
        play(&mut pair.clients, 1).await;
        assert!(made < 200, "a rule can be broken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_not_there_says_so() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    for code in ["K73X9Q", "no-table-at-all"] {
        let mut client = connect(host.address, code, Some(&cookie)).await.unwrap();
        let _ = client.post(Request::Hello { protocol: PROTOCOL }).await;
        let Some(ToClient::Refused { refusal, .. }) = client.hear().await else { panic!() };
        assert_eq!(refusal.code, RefusalCode::NoSuchTable);
        assert!(client.hear().await.is_none());
        assert_eq!(client.closed.unwrap(), closing::GONE);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_hello_is_not_at_the_table() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut client = connect(host.address, &code, Some(&cookie)).await.unwrap();
    assert_eq!(client.refused(Request::Refresh).await, RefusalCode::Malformed);
    assert!(matches!(client.ask(Request::Hello { protocol: PROTOCOL }).await, ToClient::Welcome { .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn too_many_messages_are_refused() {
    let host = Host::start_with(|config| config.limits.messages = Rate::new(5.0, 0.01)).await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut client = Client::at(host.address, &code, &cookie).await;
    for _ in 0..4 {
        client.done(Request::Refresh).await;
    }
    assert_eq!(client.refused(Request::Refresh).await, RefusalCode::TooFast);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_has_only_so_many_sockets() {
    let host = Host::start_with(|config| config.limits.sockets_per_guest = 2).await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let first = Client::at(host.address, &code, &cookie).await;
    let _second = Client::at(host.address, &code, &cookie).await;
    assert!(connect(host.address, &code, Some(&cookie)).await.is_err());
    first.close().await;
    tokio::time::timeout(support::client::PATIENCE, async {
        while connect(host.address, &code, Some(&cookie)).await.is_err() {
            tokio::task::yield_now().await;
        }
    })
    .await
    .unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_says_nothing_is_taken_to_be_gone() {
    let host = Host::start_with(|config| {
        config.limits.ping = Duration::from_millis(20);
        config.limits.silence = Duration::from_millis(100);
    })
    .await;
    let cookies = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &cookies[0], SIEBEN).await;
    let mut ada = Client::at(host.address, &code, &cookies[0]).await;
    ada.sit("Ada").await;
    let mut bob = Client::at(host.address, &code, &cookies[1]).await;
    bob.sit("Bob").await;
    // Bob's machine is asleep: nobody answers its pings. Ada's answers while she listens.
    ada.until(FIRST, |face| !here(face, 1)).await;
}
