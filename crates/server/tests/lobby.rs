//! The lobby over real sockets: what everybody sees, what nobody may, and who is brought together.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

#[path = "lobby/friends.rs"]
mod friends;
#[path = "lobby/maintenance.rs"]
mod maintenance;

use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::closing::OUTDATED;
use sevenfold_protocol::{
    Attention, LobbyRequest, PROTOCOL, Rated, RefusalCode, Request, Seated, Stage, Wish,
};
use support::Host;
use support::client::Client;
use support::http::{call, guest, open};
use support::pair::first_move;
use support::visitor::{Visitor, named, wish};

const OPEN: &str = r#"{"game":"sieben","seats":2,"bots":"instant","listing":"public"}"#;
const PRIVATE: &str = r#"{"game":"sieben","seats":2,"bots":"instant"}"#;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_the_open_is_seen_from_its_opening_to_its_end() {
    let host = Host::start().await;
    let [ada, bo, eve] = [guest(host.address).await, guest(host.address).await, guest(host.address).await];
    let mut watcher = Visitor::in_lobby(host.address, &eve).await;
    let code = open(host.address, &ada, OPEN).await;
    watcher.until(|seen| seen.lobby.tables.iter().any(|table| table.code.to_string() == code)).await;
    let mut one = Client::at(host.address, &code, &ada).await;
    one.sit("Ada").await;
    watcher.until(|seen| seen.lobby.tables[0].seats[0] == Seated::Person { name: "Ada".into() }).await;
    let mut other = Client::at(host.address, &code, &bo).await;
    other.sit("Bo").await;
    one.done(Request::Start { fill: None }).await;
    watcher.until(|seen| matches!(seen.lobby.tables[0].stage, Stage::Running { .. })).await;
    watcher.until(|seen| seen.lobby.crowd.playing == 2).await;
    // Whoever watches sees no hand: what goes out there is what the table makes for watchers.
    let watching = Client::at(host.address, &code, &eve).await;
    assert!(watching.seen(Viewer::Watcher).is_some() && watching.viewers() == 1);
    one.done(Request::Resign { seat: Seat::new(0) }).await;
    watcher.until(|seen| seen.lobby.tables.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_of_private_tables_is_told() {
    let host = Host::start().await;
    let [ada, bo, eve, dee] = [
        guest(host.address).await,
        guest(host.address).await,
        guest(host.address).await,
        guest(host.address).await,
    ];
    let mut watcher = Visitor::in_lobby(host.address, &eve).await;
    let code = open(host.address, &ada, PRIVATE).await;
    let mut one = Client::at(host.address, &code, &ada).await;
    let mut other = Client::at(host.address, &code, &bo).await;
    one.sit("Ada").await;
    other.sit("Bo").await;
    one.done(Request::Start { fill: None }).await;
    // When somebody comes that is told, and nothing was before.
    let _dee = Visitor::in_lobby(host.address, &dee).await;
    watcher.until(|seen| seen.lobby.crowd.here == 2).await;
    assert_eq!(watcher.heard, [r#"{"changed":{"crowd":{"here":2,"playing":0}}}"#]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_is_not_there_and_does_not_learn_of_it() {
    let host = Host::start().await;
    let [ada, eve, dee] =
        [named(host.address, "Ada").await, named(host.address, "Eve").await, guest(host.address).await];
    let code = open(host.address, &eve, OPEN).await;
    let mut at_table = Client::at(host.address, &code, &eve).await;
    at_table.sit("Eve").await;
    let mut seen_by_ada = Visitor::in_lobby(host.address, &ada).await;
    assert_eq!(seen_by_ada.lobby.tables.len(), 1);
    let mut seen_by_eve = Visitor::in_lobby(host.address, &eve).await;
    seen_by_ada.until(|seen| seen.lobby.crowd.here == 2).await;
    let whom = format!(r#"{{"sits":{{"code":"{code}","seat":1}}}}"#);
    let blocked = call(host.address, "POST", "/api/me/blocks", Some(&ada), Some(&whom)).await;
    assert_eq!(blocked.status, 204, "{}", blocked.body);
    seen_by_ada.until(|seen| seen.lobby.tables.is_empty() && seen.lobby.crowd.here == 1).await;
    seen_by_eve.until(|seen| seen.lobby.crowd.here == 1).await;
    // From now on neither hears anything of the other, and others do.
    (seen_by_ada.heard, seen_by_eve.heard) = (Vec::new(), Vec::new());
    seen_by_eve.find(wish("seven", &[2])).await;
    seen_by_ada.find(wish("seven", &[2])).await;
    let other = open(host.address, &ada, OPEN).await;
    let mut seen_by_dee = Visitor::in_lobby(host.address, &dee).await;
    seen_by_dee.until(|seen| seen.lobby.tables.len() == 2).await;
    assert_eq!(seen_by_dee.lobby.waiting[0].people, 2);
    for visitor in [&mut seen_by_ada, &mut seen_by_eve] {
        visitor.until(|seen| seen.lobby.crowd.here == 2).await;
        let heard = visitor.heard.join("\n");
        assert!(!heard.contains("waiting") && visitor.paired.is_none(), "{heard}");
    }
    assert!(!seen_by_eve.heard.join("").contains(&other), "{:?}", seen_by_eve.heard);
    // Whoever follows a link all the same is told what everybody is told who comes too late.
    let mut late = Client::at(host.address, &code, &ada).await;
    let sit = Request::TakeSeat { seat: None, name: "Ada".into() };
    assert_eq!(late.refused(sit).await, RefusalCode::TableFull);
    let list = call(host.address, "GET", "/api/me/blocks", Some(&ada), None).await.json();
    assert_eq!(list[0]["name"], "Eve");
    let back = format!("/api/me/blocks/{}", list[0]["id"]);
    assert_eq!(call(host.address, "DELETE", &back, Some(&eve), None).await.status, 404, "not hers");
    assert_eq!(call(host.address, "DELETE", &back, Some(&ada), None).await.status, 204);
    // Nothing keeps them apart any more.
    seen_by_ada.until(|seen| seen.paired.is_some()).await;
    seen_by_eve.until(|seen| seen.paired.is_some()).await;
    assert_eq!(seen_by_ada.paired, seen_by_eve.paired);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_who_want_the_same_are_brought_to_one_table_and_play() {
    let host = Host::start().await;
    let [ada, bo] = [named(host.address, "Ada").await, named(host.address, "Bo").await];
    let mut one = Visitor::in_lobby(host.address, &ada).await;
    let mut other = Visitor::in_lobby(host.address, &bo).await;
    one.find(wish("sieben", &[2, 3])).await;
    other.until(|seen| seen.lobby.waiting.first().is_some_and(|waiting| waiting.people == 1)).await;
    other.find(wish("sieben", &[2])).await;
    one.until(|seen| seen.paired.is_some()).await;
    other.until(|seen| seen.paired.is_some()).await;
    assert_eq!(one.paired, other.paired);
    let code = one.paired.unwrap().to_string();
    first_move(&code, [(host.address, &ada), (host.address, &bo)]).await;
    one.until(|seen| {
        matches!(seen.lobby.tables.first().map(|table| table.stage), Some(Stage::Running { .. }))
    })
    .await;
    let names = ["Ada", "Bo"].map(|name| Seated::Person { name: name.into() });
    assert!(names.iter().all(|name| one.lobby.tables[0].seats.contains(name)));
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_fill_in_for_whoever_wants_no_longer_to_wait() {
    let host = Host::start().await;
    let ada = guest(host.address).await;
    let mut alone = Visitor::in_lobby(host.address, &ada).await;
    alone.find(Wish { bots_after: Some(0), ..wish("sieben", &[3]) }).await;
    alone.until(|seen| seen.paired.is_some() && seen.lobby.tables.len() == 1).await;
    let seats = &alone.lobby.tables[0].seats;
    assert_eq!(seats.iter().filter(|seat| matches!(seat, Seated::Bot { .. })).count(), 2);
}

/// `Paired` may be lost on its way: whoever asks for the same again is told once more, and gets no second table.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_that_is_asked_for_again_has_one_table() {
    let mut host = Host::start().await;
    let ada = guest(host.address).await;
    let wish = |key| Wish { key: Some(key), bots_after: Some(0), ..wish("sieben", &[2]) };
    let mut codes = Vec::new();
    for key in [7, 7, 8] {
        let mut visitor = Visitor::in_lobby(host.address, &ada).await;
        visitor.find(wish(key)).await;
        visitor.until(|seen| seen.paired.is_some()).await;
        codes.extend(visitor.paired);
        // The place comes up again, as after a fall.
        host.restart().await;
    }
    assert!(codes[0] == codes[1] && codes[1] != codes[2], "{codes:?}");
    // Somebody else's wish may have the same number.
    let mut visitor = Visitor::in_lobby(host.address, &guest(host.address).await).await;
    visitor.find(wish(7)).await;
    visitor.until(|seen| seen.paired.is_some()).await;
    assert!(!codes.contains(&visitor.paired.unwrap()));
}

/// A wish may open a table, so it is counted as one that does.
#[tokio::test(flavor = "multi_thread")]
async fn nobody_opens_tables_without_end_by_looking_for_them() {
    let host =
        Host::start_with(|config| config.limits.openings = sevenfold_server::Rate::new(3.0, 0.0)).await;
    let ada = guest(host.address).await;
    let mut visitor = Visitor::in_lobby(host.address, &ada).await;
    let alone = Wish { bots_after: Some(0), ..wish("sieben", &[2]) };
    for _ in 0..3 {
        visitor.find(alone.clone()).await;
    }
    assert_eq!(visitor.refused(LobbyRequest::Find(alone)).await, RefusalCode::TooFast);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_stops_or_leaves_is_not_waited_for() {
    let host = Host::start().await;
    let [ada, bo, cleo] = [guest(host.address).await, guest(host.address).await, guest(host.address).await];
    let mut one = Visitor::in_lobby(host.address, &ada).await;
    let mut other = Visitor::in_lobby(host.address, &bo).await;
    let mut last = Visitor::in_lobby(host.address, &cleo).await;
    one.find(wish("sieben", &[3])).await;
    other.find(wish("sieben", &[3])).await;
    last.until(|seen| seen.lobby.waiting.first().is_some_and(|waiting| waiting.people == 2)).await;
    let _ = one.ask(LobbyRequest::Stop).await;
    other.close().await;
    last.until(|seen| seen.lobby.waiting.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_restart_the_lobby_knows_the_tables_in_the_open() {
    let mut host = Host::start().await;
    let [ada, eve] = [guest(host.address).await, guest(host.address).await];
    let code = open(host.address, &ada, OPEN).await;
    let mut client = Client::at(host.address, &code, &ada).await;
    client.sit("Ada").await;
    let before = Visitor::in_lobby(host.address, &eve).await.lobby.tables;
    host.restart().await;
    let mut after = Visitor::in_lobby(host.address, &eve).await;
    after.until(|seen| !seen.lobby.tables.is_empty()).await;
    assert_eq!(after.lobby.tables, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_for_a_move_is_told_to_whoever_must_make_it() {
    let host = Host::start().await;
    let mut pair = support::pair::pair_at(&host, PRIVATE).await;
    let [first, second] = pair.cookies.clone();
    let mut lobbies =
        [Visitor::in_lobby(host.address, &first).await, Visitor::in_lobby(host.address, &second).await];
    let turns = lobbies.iter().map(|visitor| visitor.lobby.turns.len()).collect::<Vec<_>>();
    assert_eq!(turns.iter().sum::<usize>(), 1, "one of the two is asked");
    let asked = turns.iter().position(|turns| *turns == 1).unwrap();
    assert_eq!(lobbies[asked].lobby.turns[0].code.to_string(), pair.code);
    let (who, request) = support::pair::next_move(&pair.clients, 0).unwrap();
    assert_eq!(who, asked);
    pair.clients[who].done(request).await;
    lobbies[asked].until(|seen| seen.lobby.turns.is_empty()).await;
    lobbies[1 - asked].until(|seen| seen.lobby.turns.len() == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_input_is_answered_and_changes_nothing() {
    let host = Host::start().await;
    let ada = guest(host.address).await;
    let mut door = Visitor::at_the_door(host.address, &ada).await;
    assert_eq!(door.refused(LobbyRequest::Stop).await, RefusalCode::Malformed, "hello first");
    let mut visitor = Visitor::in_lobby(host.address, &ada).await;
    for text in
        ["", "{}", "[1]", r#"{"id":1,"request":"dance"}"#, r#"{"id":1,"request":{"find":{"games":[]}}}"#]
    {
        visitor.send(text).await;
        let answer = visitor.hear().await.unwrap();
        assert!(format!("{answer:?}").contains("Malformed"), "{text}: {answer:?}");
    }
    visitor.send("x".repeat(5000)).await;
    assert!(format!("{:?}", visitor.hear().await.unwrap()).contains("TooLarge"));
    for (bad, code) in [
        (Wish { games: Vec::new(), ..wish("sieben", &[2]) }, RefusalCode::Malformed),
        (Wish { games: vec!["sieben".into(); 50], ..wish("sieben", &[2]) }, RefusalCode::Malformed),
        (wish("bridge", &[4]), RefusalCode::Setup),
        (wish("sieben", &[1, 0, 99]), RefusalCode::Setup),
        (Wish { rated: Some(Rated::Rated), ..wish("sieben", &[2]) }, RefusalCode::MembersOnly),
    ] {
        assert_eq!(visitor.refused(LobbyRequest::Find(bad)).await, code);
    }
    assert_eq!(visitor.lobby.crowd.here, 1);
    let mut old = Visitor::at_the_door(host.address, &ada).await;
    let hello = LobbyRequest::Hello { protocol: PROTOCOL + 1, attention: Attention::Whole };
    assert_eq!(old.refused(hello).await, RefusalCode::Outdated);
    assert_eq!(old.closed().await, Some(OUTDATED));
}

#[tokio::test(flavor = "multi_thread")]
async fn rated_tables_are_for_members() {
    let host = Host::start().await;
    let ada = guest(host.address).await;
    let rated = r#"{"game":"sieben","seats":2,"rated":"rated","move_seconds":60}"#;
    let answer = call(host.address, "POST", "/api/tables", Some(&ada), Some(rated)).await;
    assert_eq!((answer.status, answer.json()["code"].as_str()), (403, Some("members-only")));
    for (method, path, body) in [
        ("PUT", "/api/me/friends/Bo", None),
        ("DELETE", "/api/me/friends/Bo", None),
        ("POST", "/api/tables/K73X9Q2MB/invitations", Some(r#"{"name":"Bo"}"#)),
    ] {
        let answer = call(host.address, method, path, Some(&ada), body).await;
        assert_eq!(answer.status, 403, "{method} {path}: {}", answer.body);
    }
    for (method, path) in [("DELETE", "/api/me/invitations/7"), ("DELETE", "/api/me/blocks/7")] {
        assert_eq!(call(host.address, method, path, Some(&ada), None).await.status, 404, "{path}");
    }
    let nobody = r#"{"name":"Nobody"}"#;
    assert_eq!(call(host.address, "POST", "/api/me/blocks", Some(&ada), Some(nobody)).await.status, 404);
}
