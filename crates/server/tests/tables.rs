//! Tables over real sockets.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::Duration;

use serde_json::{Value, json};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{PROTOCOL, RefusalCode, Request, Talk, ToClient};
use sevenfold_server::{Overwrite, Rate, backup, restore};
use support::client::{Client, connect, is_over, some_move};
use support::http::{call, guest, open};
use support::{Host, client};

const SIEBEN: &str = r#"{"game":"sieben","seats":2,"bots":"instant"}"#;
const FIRST: Viewer = Viewer::Seat(Seat::new(0));
const SECOND: Viewer = Viewer::Seat(Seat::new(1));

/// Two people at a table, the game begun.
struct Pair {
    code: String,
    cookies: [String; 2],
    clients: [Client; 2],
}

async fn pair(host: &Host) -> Pair {
    let cookies = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &cookies[0], SIEBEN).await;
    let mut ada = Client::at(host.address, &code, &cookies[0]).await;
    let mut bob = Client::at(host.address, &code, &cookies[1]).await;
    ada.sit("Ada").await;
    bob.sit("Bob").await;
    ada.done(Request::Start { fill: None }).await;
    ada.until(FIRST, |desk| desk.game.is_some()).await;
    bob.until(SECOND, |desk| desk.game.is_some()).await;
    Pair { code, cookies, clients: [ada, bob] }
}

/// Who can move, and how.
fn next_move(clients: &[Client; 2], n: usize) -> Option<(usize, Request)> {
    [FIRST, SECOND].into_iter().enumerate().find_map(|(index, viewer)| {
        Some((index, some_move(clients[index].desk(viewer), Seat::new(index as u8), n)?))
    })
}

/// Plays moves until the game is over, or so many.
async fn play(clients: &mut [Client; 2], most: usize) -> usize {
    for made in 0..most {
        if is_over(clients[0].desk(FIRST)) {
            return made;
        }
        let (index, request) = next_move(clients, made * 7).expect("somebody can move");
        clients[index].done(request).await;
        let version = clients[index].desk([FIRST, SECOND][index]).version;
        clients[0].until(FIRST, |desk| desk.version >= version).await;
        clients[1].until(SECOND, |desk| desk.version >= version).await;
    }
    most
}

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
        assert_eq!(client.desk(viewer).gaps, 0);
        assert_eq!(client.desks.keys().filter(|key| **key == client::key(viewer)).count(), 1);
    }
    // Whoever looks on is the watcher and nobody else, and is never asked for anything.
    assert_eq!(watcher.desks.len(), 1);
    for text in &watcher.heard {
        let message: Value = serde_json::from_str(text).unwrap();
        assert!(message.get("mine").is_none(), "{text}");
        if let Some(game) = message.get("game") {
            assert!(game.get("choices").is_none() && game.get("ask").is_none(), "{text}");
            assert_eq!(game["view"]["viewer"], "watcher");
            assert_eq!(
                (&game["view"]["hand"], &game["view"]["choices"]),
                (&Value::Null, &json!([])),
                "{text}"
            );
        }
    }
    assert!(
        pair.clients[0].heard.iter().any(|text| text.contains("\"hand\":{") || text.contains("\"hand\":["))
    );
    // The record is there for both, and checks.
    let record = call(host.address, "GET", &format!("/api/tables/{}/record", pair.code), None, None).await;
    assert_eq!(record.status, 200, "{}", record.body);
    let document = sevenfold_core::record::Document::read(&record.body).unwrap();
    sevenfold_shelf::find("sieben").unwrap().replay(&document).unwrap();
    sevenfold_table::check_fair(&document).unwrap();
    for cookie in &pair.cookies {
        let games = call(host.address, "GET", "/api/me/games", Some(cookie), None).await.json();
        assert_eq!(games[0]["code"], pair.code.as_str());
        assert_eq!(games[0]["names"], json!(["Ada", "Bob"]));
    }
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
    let before = pair.clients[1].desk(SECOND).clone();
    let [mut ada, bob] = pair.clients;
    bob.close().await;
    ada.until(FIRST, |desk| !here(desk, 1)).await;
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    ada.until(FIRST, |desk| here(desk, 1)).await;
    assert_eq!(bob.desk(SECOND).version, before.version);
    assert_eq!(bob.desk(SECOND).game, before.game);
    play(&mut [ada, bob], 4).await;
}

fn here(desk: &client::Desk, seat: usize) -> bool {
    let sitter = &desk.table.as_ref().unwrap().seats[seat].sitter;
    matches!(sitter, sevenfold_protocol::Sitter::Person { here: true, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_share_a_seat() {
    let host = Host::start().await;
    let mut pair = pair(&host).await;
    let mut tab = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    play(&mut pair.clients, 4).await;
    let version = pair.clients[0].desk(FIRST).version;
    tab.until(FIRST, |desk| desk.version >= version).await;
    assert_eq!(tab.desk(FIRST).game, pair.clients[0].desk(FIRST).game);
    assert_eq!(tab.desk(FIRST).gaps, 0);
    // One tab is closed: the player is still here.
    tab.close().await;
    play(&mut pair.clients, 4).await;
    assert!(here(pair.clients[1].desk(SECOND), 0));
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
async fn an_old_client_is_told_to_reload() {
    let host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    let mut client = connect(host.address, &code, Some(&cookie)).await.unwrap();
    assert_eq!(client.refused(Request::Hello { protocol: PROTOCOL - 1 }).await, RefusalCode::Outdated);
    assert!(client.hear().await.is_none());
    assert_eq!(u16::from(client.closed.unwrap().code), 4426);
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
    let before = pair.clients[0].desk(FIRST).version;
    let client = &mut pair.clients[0];
    for (text, code, id) in [
        ("hello".to_owned(), RefusalCode::Malformed, None),
        ("{}".to_owned(), RefusalCode::Malformed, None),
        (r#"{"id":77,"request":{"type":"cheat"}}"#.to_owned(), RefusalCode::Malformed, Some(77)),
        (format!(r#"{{"id":78,"request":"{}"}}"#, "x".repeat(5000)), RefusalCode::TooLarge, Some(78)),
        (r#"{"id":4294967296,"request":{"type":"refresh"}}"#.to_owned(), RefusalCode::Malformed, None),
    ] {
        client.send(text).await;
        let Some(ToClient::Refused { id: about, refusal }) = client.hear().await else { panic!() };
        assert_eq!((refusal.code, about), (code, id));
    }
    // The game goes on, on the same socket.
    assert_eq!(client.desk(FIRST).version, before);
    assert_eq!(play(&mut pair.clients, 2).await, 2);
    // What is larger still is not even read.
    pair.clients[0].send("x".repeat(100_000)).await;
    while pair.clients[0].hear().await.is_some() {}
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
        let game = pair.clients[index].desk(viewer).game.clone().unwrap();
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
        assert_eq!(u16::from(client.closed.unwrap().code), 4404);
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
    tokio::time::timeout(client::PATIENCE, async {
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
    ada.until(FIRST, |desk| desk.table.as_ref().is_some_and(|_| !here(desk, 1))).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_rebuilds_every_table() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 6).await;
    let say = Request::Say { seat: Seat::new(0), talk: Talk::Words("a moment, please".into()) };
    pair.clients[0].done(say).await;
    let version = pair.clients[0].desk(FIRST).version;
    pair.clients[1].until(SECOND, |desk| desk.version >= version).await;
    let before = [pair.clients[0].desk(FIRST).clone(), pair.clients[1].desk(SECOND).clone()];
    host.restart().await;
    // Everybody was told why.
    while pair.clients[0].hear().await.is_some() {}
    assert_eq!(u16::from(pair.clients[0].closed.clone().unwrap().code), 1001);
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    for (now, then) in [ada.desk(FIRST), bob.desk(SECOND)].into_iter().zip(&before) {
        assert_eq!((now.version, &now.game), (then.version, &then.game));
        assert_eq!(now.log, then.log);
    }
    play(&mut [ada, bob], 5000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_nobody_is_at_leaves_memory_and_comes_back() {
    let host = Host::start_with(|config| config.keep.idle = Duration::ZERO).await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 3).await;
    let before = pair.clients[0].desk(FIRST).clone();
    let [ada, bob] = pair.clients;
    ada.close().await;
    bob.close().await;
    for _ in 0..5 {
        let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
        assert_eq!(ada.desk(FIRST).game, before.game);
        ada.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_nobody_returns_to_are_cleared_away() {
    let host = Host::start_with(|config| {
        config.keep.gathering = Duration::ZERO;
        config.keep.sweep = Duration::from_millis(20);
    })
    .await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    tokio::time::timeout(client::PATIENCE, async {
        while call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await.status != 404 {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    })
    .await
    .unwrap();
    assert_eq!(call(host.address, "GET", "/api/me/tables", Some(&cookie), None).await.body, "[]");
}

#[tokio::test(flavor = "multi_thread")]
async fn who_wants_to_be_forgotten_is() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 5000).await;
    let say = Request::Say { seat: Seat::new(0), talk: Talk::Words("my secret wish".into()) };
    pair.clients[0].done(say).await;
    let alone = open(host.address, &pair.cookies[0], SIEBEN).await;
    let gone = call(host.address, "DELETE", "/api/me", Some(&pair.cookies[0]), None).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    let me = call(host.address, "GET", "/api/me", Some(&pair.cookies[0]), None).await;
    assert_eq!(me.status, 401);
    let table = call(host.address, "GET", &format!("/api/tables/{alone}"), None, None).await;
    assert_eq!(table.status, 404);
    // The game stays for the other one, without a name.
    let games = call(host.address, "GET", "/api/me/games", Some(&pair.cookies[1]), None).await.json();
    assert_eq!(games[0]["names"], json!(["–", "Bob"]));
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    assert!(is_over(bob.desk(SECOND)));
    assert!(bob.heard.iter().all(|text| !text.contains("Ada") && !text.contains("secret wish")));
    // Nothing is left in the file either.
    bob.close().await;
    host.stop().await;
    let copy = host.folder.path().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    let bytes = std::fs::read(copy).unwrap();
    for trace in ["Ada", "my secret wish"] {
        assert!(!bytes.windows(trace.len()).any(|window| window == trace.as_bytes()), "{trace}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_of_a_running_server_brings_everything_back() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 5).await;
    let copy = host.folder.path().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    let then = pair.clients[0].desk(FIRST).clone();
    assert!(backup(&host.database(), &copy).await.is_err(), "no backup replaces another one");
    play(&mut pair.clients, 5).await;
    // Nobody pulls the database away from under a server.
    assert!(restore(&copy, &host.database(), Overwrite::Allowed).await.is_err());
    host.stop().await;
    assert!(restore(&copy, &host.database(), Overwrite::Never).await.is_err());
    let odd = host.folder.path().join("odd.db");
    std::fs::write(&odd, "not a database").unwrap();
    assert!(restore(&odd, &host.database(), Overwrite::Allowed).await.is_err());
    restore(&copy, &host.database(), Overwrite::Allowed).await.unwrap();
    host.begin().await;
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    assert_eq!(ada.desk(FIRST).version, then.version);
    assert_eq!(ada.desk(FIRST).game, then.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_happens_and_nothing_is_lost() {
    let bytes = 200 * 1024;
    let mut host = Host::start_with(|config| {
        config.limits.database_bytes = Some(bytes);
        config.limits.messages = Rate::new(1e9, 1e9);
    })
    .await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 3).await;
    // Somebody talks until the disk is full.
    let words = "x".repeat(200);
    let refused = loop {
        let say = Request::Say { seat: Seat::new(0), talk: Talk::Words(words.clone()) };
        match pair.clients[0].ask(say).await {
            ToClient::Refused { refusal, .. } if refusal.code == RefusalCode::TooFast => {
                tokio::time::sleep(Duration::from_millis(1)).await;
                let (index, request) = next_move(&pair.clients, 3).unwrap();
                let answer = pair.clients[index].ask(request).await;
                if let ToClient::Refused { refusal, .. } = answer {
                    break refusal.code;
                }
                let version = pair.clients[index].desk([FIRST, SECOND][index]).version;
                pair.clients[0].until(FIRST, |desk| desk.version >= version).await;
                pair.clients[1].until(SECOND, |desk| desk.version >= version).await;
                if is_over(pair.clients[0].desk(FIRST)) {
                    pair.clients[0].done(Request::Rematch { seat: Seat::new(0), part: String::new() }).await;
                    pair.clients[1].done(Request::Rematch { seat: Seat::new(1), part: String::new() }).await;
                    pair.clients[0].until(FIRST, |desk| !is_over(desk)).await;
                    pair.clients[1].until(SECOND, |desk| !is_over(desk)).await;
                }
            }
            ToClient::Refused { refusal, .. } => break refusal.code,
            _ => {}
        }
    };
    assert_eq!(refused, RefusalCode::NotKept);
    let before = pair.clients[0].desk(FIRST).clone();
    // A refused move changes nothing, and the table still answers.
    let (index, request) = next_move(&pair.clients, 0).unwrap();
    let _ = pair.clients[index].ask(request).await;
    pair.clients[0].done(Request::Refresh).await;
    pair.clients[0].until(FIRST, |desk| desk.version >= before.version).await;
    assert_eq!(pair.clients[0].desk(FIRST).version, before.version);
    assert_eq!(pair.clients[0].desk(FIRST).game, before.game);
    host.restart().await;
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    assert_eq!(ada.desk(FIRST).version, before.version);
}
