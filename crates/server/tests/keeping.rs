//! What the server keeps: restarts, memory, clearing away, forgetting, backups, a full disk.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::Duration;

use serde_json::json;
use sevenfold_core::Seat;
use sevenfold_protocol::{RefusalCode, Request, Talk, ToClient};
use sevenfold_server::{Overwrite, Rate, backup, restore};
use support::client::{Client, is_over};
use support::http::{call, guest, open};
use support::pair::{FIRST, SECOND, SIEBEN, next_move, pair, play};
use support::{Host, client};

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_rebuilds_every_table() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 6).await;
    let say = Request::Say { seat: Seat::new(0), talk: Talk::Words("a moment, please".into()) };
    pair.clients[0].done(say).await;
    let version = pair.clients[0].face(FIRST).version;
    pair.clients[1].until(SECOND, |face| face.version >= version).await;
    let before = [pair.clients[0].face(FIRST).clone(), pair.clients[1].face(SECOND).clone()];
    host.restart().await;
    // Everybody was told why.
    while pair.clients[0].hear().await.is_some() {}
    assert_eq!(pair.clients[0].closed.unwrap(), 1001);
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    for (now, then) in [ada.face(FIRST), bob.face(SECOND)].into_iter().zip(&before) {
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
    let before = pair.clients[0].face(FIRST).clone();
    let [ada, bob] = pair.clients;
    ada.close().await;
    bob.close().await;
    for _ in 0..5 {
        let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
        assert_eq!(ada.face(FIRST).game, before.game);
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
    let names = |seat: usize| games["games"][0]["seats"][seat]["name"].clone();
    assert_eq!([names(0), names(1)], ["–", "Bob"]);
    let sought =
        call(host.address, "GET", "/api/me/games?words=ada", Some(&pair.cookies[1]), None).await.json();
    assert_eq!(sought["games"], json!([]), "the name is not found either");
    let bob = Client::at(host.address, &pair.code, &pair.cookies[1]).await;
    assert!(is_over(bob.face(SECOND)));
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
    let then = pair.clients[0].face(FIRST).clone();
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
    assert_eq!(ada.face(FIRST).version, then.version);
    assert_eq!(ada.face(FIRST).game, then.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_nothing_happens_and_nothing_is_lost() {
    let bytes = 400 * 1024;
    let mut host = Host::start_with(|config| {
        config.limits.database_bytes = Some(bytes);
        config.limits.messages = Rate::new(1e9, 1e9);
    })
    .await;
    let mut pair = pair(&host).await;
    let (index, request) = play_until_refused(&mut pair.clients).await;
    let before = pair.clients[0].face(FIRST).clone();
    // What was refused changes nothing, is refused again, and the table still answers.
    assert_eq!(pair.clients[index].refused(request).await, RefusalCode::NotKept);
    pair.clients[0].done(Request::Refresh).await;
    pair.clients[0].until(FIRST, |face| face.version >= before.version).await;
    assert_eq!(pair.clients[0].face(FIRST).version, before.version);
    assert_eq!(pair.clients[0].face(FIRST).game, before.game);
    host.restart().await;
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    assert_eq!(ada.face(FIRST).version, before.version);
    assert_eq!(ada.face(FIRST).game, before.game);
}

/// Two play, and one talks as much as the table lets them, until the disk has no room for a
/// move or for a new game. (Words that have no room do not end it: a move is shorter.)
async fn play_until_refused(clients: &mut [Client; 2]) -> (usize, Request) {
    let words = Talk::Words("x".repeat(200));
    loop {
        let say = Request::Say { seat: Seat::new(0), talk: words.clone() };
        if let ToClient::Refused { refusal, .. } = clients[0].ask(say).await {
            assert!(matches!(refusal.code, RefusalCode::TooFast | RefusalCode::NotKept));
        }
        for (index, request) in next_deeds(clients) {
            if let ToClient::Refused { refusal, .. } = clients[index].ask(request.clone()).await {
                assert_eq!(refusal.code, RefusalCode::NotKept);
                return (index, request);
            }
            let version = clients[index].face([FIRST, SECOND][index]).version;
            clients[0].until(FIRST, |face| face.version >= version).await;
            clients[1].until(SECOND, |face| face.version >= version).await;
        }
    }
}

/// What brings the table on: a move, or after the end what both must say for another game.
fn next_deeds(clients: &[Client; 2]) -> Vec<(usize, Request)> {
    if !is_over(clients[0].face(FIRST)) {
        return next_move(clients, 3).into_iter().collect();
    }
    let again = |index: u8| Request::Rematch { seat: Seat::new(index) };
    vec![(0, again(0)), (1, again(1))]
}
