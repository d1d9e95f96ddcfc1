//! Tables over real sockets: playing, coming back, several devices.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use serde_json::{Value, json};
use sevenfold_core::Viewer;
use sevenfold_protocol::{RefusalCode, Request, ToClient};
use support::Host;
use support::client::{Client, is_over};
use support::http::{call, guest, open};
use support::pair::{FIRST, SECOND, SIEBEN, here, pair, play};

#[tokio::test(flavor = "multi_thread")]
async fn two_play_a_whole_game_and_a_third_sees_no_hand() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    let cookie = guest(host.address).await;
    let mut watcher = Client::at(host.address, &pair.code, &cookie).await;
    let made = play(&mut pair.clients, 5000).await;
    assert!(made > 10, "{made}");
    watcher.until(Viewer::Watcher, is_over).await;
    for (client, viewer) in
        [(&pair.clients[0], FIRST), (&pair.clients[1], SECOND), (&watcher, Viewer::Watcher)]
    {
        assert_eq!((client.gaps, client.viewers(), client.face(viewer).viewer), (0, 1, viewer));
    }
    // Whoever looks on is the watcher and nobody else, and is never asked for anything.
    let (mut told, mut seen) = (0, 0);
    for text in &watcher.heard {
        let Some(face) = told_of_the_table(text) else { continue };
        told += 1;
        assert!(face.get("mine").is_none(), "{text}");
        if let Some(game) = face.get("game") {
            seen += 1;
            assert!(game.get("choices").is_none() && game.get("ask").is_none(), "{text}");
            assert_eq!(game["view"]["viewer"], "watcher");
            assert_eq!(
                (&game["view"]["hand"], &game["view"]["choices"]),
                (&Value::Null, &json!([])),
                "{text}"
            );
        }
    }
    assert!(told > 10 && seen > 10, "the watcher was told {told} times and saw {seen} positions");
    let hands = pair.clients[0].heard.iter().filter_map(|text| told_of_the_table(text));
    let held = hands
        .filter(|face| face["game"]["view"]["hand"].is_array() || face["game"]["view"]["hand"].is_object());
    assert!(held.count() > 10, "whoever plays sees a hand");
    // The record is there for both, and checks.
    let record = call(host.address, "GET", &format!("/api/tables/{}/record", pair.code), None, None).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let document = sevenfold_core::record::Document::read(&record.body).unwrap();
    sevenfold_shelf::find("sieben").unwrap().replay(&document).unwrap();
    sevenfold_fair::check_fair(&document).unwrap();
    for cookie in &pair.cookies {
        let games = call(host.address, "GET", "/api/me/games", Some(cookie), None).await.json();
        let game = &games["games"][0];
        assert_eq!((&game["code"], &game["kind"]), (&json!(pair.code), &json!("casual")));
        let seats = game["seats"].as_array().unwrap();
        assert_eq!(
            seats.iter().map(|seat| seat["name"].as_str().unwrap()).collect::<Vec<_>>(),
            ["Ada", "Bob"]
        );
    }
}

/// What a message tells of the table: a snapshot, or what has changed.
fn told_of_the_table(text: &str) -> Option<Value> {
    let mut message: Value = serde_json::from_str(text).unwrap();
    ["snapshot", "update"].iter().find_map(|kind| message.get_mut(*kind).map(Value::take))
}

/// One's tables say who plays, whose turn it is and how it ended; nothing that is hidden, and to nobody else.
#[tokio::test(flavor = "multi_thread")]
async fn ones_tables_say_how_they_stand() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 3).await;
    let listed = async |cookie: &String| {
        let mine = call(host.address, "GET", "/api/me/tables", Some(cookie), None).await.json();
        mine[0]["company"].clone()
    };
    let [first, second] = [listed(&pair.cookies[0]).await, listed(&pair.cookies[1]).await];
    let waits = pair.clients[0].face(FIRST).game.as_ref().unwrap().agenda.must();
    let keys: Vec<&String> = first.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["sitters", "own", "turn", "round"], "nothing else is told");
    assert_eq!((&first["own"], &second["own"]), (&json!([1]), &json!([2])));
    for company in [&first, &second] {
        assert_eq!(company["turn"], json!(waits));
        assert_eq!(company["round"], 1);
        let names = [0, 1].map(|seat| company["sitters"][seat]["person"]["name"].clone());
        assert_eq!(names, ["Ada", "Bob"]);
    }
    play(&mut pair.clients, 5000).await;
    let over = listed(&pair.cookies[0]).await;
    assert_eq!(over["turn"], json!([]));
    assert!(!over["ending"]["winners"].as_array().unwrap().is_empty(), "{over}");
    // Whoever opened a table and does not sit there is told of it, but not who plays.
    let cookie = guest(host.address).await;
    open(host.address, &cookie, SIEBEN).await;
    let mine = call(host.address, "GET", "/api/me/tables", Some(&cookie), None).await.json();
    assert_eq!(mine[0]["phase"], "gathering");
    assert!(mine[0].get("company").is_none(), "{mine}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_game_has_no_record_to_take() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 3).await;
    let record = call(host.address, "GET", &format!("/api/tables/{}/record", pair.code), None, None).await;
    assert_eq!((record.status, record.json()["code"].as_str()), (404, Some("no-record")));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_reconnects_finds_the_same_table() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 4).await;
    let before = pair.clients[1].face(SECOND).clone();
    let [mut ada, bob] = pair.clients;
    bob.close().await;
    ada.until(FIRST, |face| !here(face, 1)).await;
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    ada.until(FIRST, |face| here(face, 1)).await;
    assert_eq!(bob.face(SECOND).version, before.version);
    assert_eq!(bob.face(SECOND).game, before.game);
    play(&mut [ada, bob], 4).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_share_a_seat() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    let mut tab = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    play(&mut pair.clients, 4).await;
    let version = pair.clients[0].face(FIRST).version;
    tab.until(FIRST, |face| face.version >= version).await;
    assert_eq!(tab.face(FIRST).game, pair.clients[0].face(FIRST).game);
    assert_eq!(tab.gaps, 0);
    // One tab is closed: the player is still here.
    tab.close().await;
    play(&mut pair.clients, 4).await;
    assert!(here(pair.clients[1].face(SECOND), 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_taken_again_from_another_device() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut laptop = Client::at(host.address, &code, &cookie).await;
    let (seat, token) = laptop.sit("Ada").await;
    let mut phone = Client::at(host.address, &code, &guest(host.address).await).await;
    let wrong = Request::ReturnToSeat { token: sevenfold_protocol::SeatToken([7; 16]) };
    assert_eq!(phone.refused(wrong).await, RefusalCode::NotYourSeat);
    match phone.ask(Request::ReturnToSeat { token }).await {
        ToClient::Seated { seat: again, .. } => assert_eq!(again, seat),
        other => panic!("{other:?}"),
    }
    phone.done(Request::SetName { seat, name: "Ada on the phone".into() }).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_may_look_on_the_record_is_for_those_who_played() {
    let host = Host::start().await;
    let settings = r#"{"game":"sieben","seats":2,"bots":"instant","watching":"closed"}"#;
    let mut pair = support::pair::pair_at(&host, settings).await;
    play(&mut pair.clients, 5000).await;
    let path = format!("/api/tables/{}/record", pair.code);
    let stranger = guest(host.address).await;
    for cookie in [None, Some(stranger.as_str()), Some("sevenfold-guest=nonsense")] {
        let answer = call(host.address, "GET", &path, cookie, None).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (404, Some("no-record")), "{cookie:?}");
    }
    for cookie in &pair.cookies {
        let answer = call(host.address, "GET", &path, Some(cookie), None).await;
        assert_eq!(answer.status, 200, "{}", answer.body);
    }
}
