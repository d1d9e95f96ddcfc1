//! A server is killed while it brings people together: afterwards there is a table at which all of them sit, or none.
//!
//! The process that is killed is this test program, started again to do nothing but that.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

use sevenfold_protocol::{LobbyRequest, Pace, Rated, Seated, Wish};
use sevenfold_table::Happened;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use support::Host;
use support::http::guest;
use support::journal::journal;
use support::visitor::Visitor;

/// Tells the process that it is the one to be killed: after how many turns of its own, and where.
const ORDER: &str = "SEVENFOLD_TEST_PAIRING_KILLED";
/// After so many turns each time; the last is long after everything is done.
const TURNS: [usize; 9] = [0, 1, 4, 16, 64, 256, 1_024, 4_096, usize::MAX];
/// Where the process notes that people were told.
const TOLD: &str = "told";

fn wish() -> Wish {
    Wish {
        games: vec!["sieben".to_owned()],
        seats: vec![3],
        pace: Some(Pace::Live),
        rated: Some(Rated::Casual),
        bots_after: None,
        key: None,
    }
}

/// Brings three people together and dies. If nobody tells it to, there is nothing to do.
#[tokio::test(flavor = "multi_thread")]
async fn die() {
    let Ok(order) = env::var(ORDER) else { return };
    let (turns, folder) = order.split_once(' ').unwrap();
    let (turns, folder): (usize, PathBuf) = (turns.parse().unwrap(), folder.into());
    let host = Host::at_database(folder.join("sevenfold.db")).await;
    let mut visitors = Vec::new();
    for _ in 0..3 {
        let cookie = guest(host.address).await;
        visitors.push(Visitor::in_lobby(host.address, &cookie).await);
    }
    for visitor in &mut visitors {
        visitor.post(LobbyRequest::Find(wish())).await;
    }
    if turns == usize::MAX {
        for visitor in &mut visitors {
            visitor.until(|seen| seen.paired.is_some()).await;
        }
        fs::write(folder.join(TOLD), visitors[0].paired.unwrap().to_string()).unwrap();
    }
    for _ in 0..turns.min(100_000) {
        tokio::task::yield_now().await;
    }
    std::process::abort();
}

async fn tables_in(database: &Path) -> Vec<String> {
    let mut store = SqliteConnectOptions::new().filename(database).connect().await.unwrap();
    let codes = sqlx::query_scalar("SELECT code FROM tables").fetch_all(&mut store).await.unwrap();
    store.close().await.unwrap();
    codes
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_half_done_when_a_server_is_killed_while_it_pairs() {
    for turns in TURNS {
        let folder = tempfile::tempdir().unwrap();
        let order = format!("{turns} {}", folder.path().display());
        let mut child = Command::new(env::current_exe().unwrap());
        let ended = child.args(["--exact", "die"]).env(ORDER, order).output().unwrap().status;
        assert!(!ended.success(), "it dies");
        let database = folder.path().join("sevenfold.db");
        let codes = tables_in(&database).await;
        assert!(codes.len() <= 1, "after {turns}: {codes:?}");
        for code in &codes {
            let entries = journal(&database, code).await;
            let sat = entries.iter().filter(|entry| matches!(entry.what, Happened::Sat { .. })).count();
            assert_eq!((sat, entries.len()), (3, 4), "after {turns}");
        }
        // A server that comes up again shows that table, with everybody at it, or none.
        let host = Host::at_database(database).await;
        let cookie = guest(host.address).await;
        let mut visitor = Visitor::in_lobby(host.address, &cookie).await;
        visitor.until(|seen| seen.lobby.tables.len() == codes.len()).await;
        let full = |seats: &[Seated]| seats.iter().all(|seat| matches!(seat, Seated::Person { .. }));
        assert!(visitor.lobby.tables.iter().all(|table| full(&table.seats)));
        if let Ok(told) = fs::read_to_string(folder.path().join(TOLD)) {
            assert_eq!(codes, [told], "what people were told is so");
        } else {
            assert_ne!(turns, usize::MAX, "in the end they are told");
        }
    }
}
