//! Tables that are put away: they come back as they were, from what was kept beside their journal or without it, and
//! wherever the writing of it was cut off.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../cli/tests/support/history.rs"]
mod history;
#[path = "resting/killed.rs"]
mod killed;
mod support;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sevenfold_protocol::{Request, Snapshot};
use sevenfold_server::check;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use support::Host;
use support::client::{Client, is_over};
use support::journal::journal;
use support::pair::{FIRST, Pair, SECOND, pair, play};

async fn connect(database: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(database).connect().await.unwrap()
}

/// After how many entries the table was last kept.
async fn kept(database: &Path) -> Option<usize> {
    let mut connection = connect(database).await;
    let query = sqlx::query_scalar("SELECT number FROM kept");
    let number: Option<i64> = query.fetch_optional(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    number.map(|number| number.try_into().unwrap())
}

/// Does a game wait for somebody?
fn is_dealt(face: &Snapshot) -> bool {
    face.game.as_ref().is_some_and(|game| !game.agenda.must().is_empty())
}

/// Both come to the table again.
async fn again(host: &Host, pair: Pair) -> Pair {
    let Pair { code, cookies, clients: [ada, bob] } = pair;
    let before = [ada.face(FIRST).clone(), bob.face(SECOND).clone()];
    ada.close().await;
    bob.close().await;
    let clients = [
        Client::at(host.address, &code, &cookies[0]).await,
        Client::at(host.address, &code, &cookies[1]).await,
    ];
    for ((client, viewer), then) in clients.iter().zip([FIRST, SECOND]).zip(before) {
        let now = client.face(viewer);
        assert_eq!((now.version, &now.game, &now.log), (then.version, &then.game, &then.log));
        assert_eq!(now.table.fair, then.table.fair);
    }
    Pair { code, cookies, clients }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_put_away_and_comes_back_as_it_was() {
    let host = Host::start_with(|config| {
        (config.keep.idle, config.keep.entries) = (Duration::ZERO, 5);
    })
    .await;
    let mut pair = pair(&host).await;
    let mut last = None;
    for game in 0..2 {
        for _ in 0..8 {
            play(&mut pair.clients, 3).await;
            pair = again(&host, pair).await;
            let now = kept(&host.database()).await;
            assert!(now >= last, "{now:?} after {last:?}");
            last = now;
        }
        play(&mut pair.clients, 5000).await;
        assert!(is_over(pair.clients[0].face(FIRST)));
        if game == 0 {
            for (index, client) in pair.clients.iter_mut().enumerate() {
                client.done(Request::Rematch { seat: sevenfold_core::Seat::new(index as u8) }).await;
            }
            pair.clients[0].until(FIRST, is_dealt).await;
            pair.clients[1].until(SECOND, is_dealt).await;
        }
    }
    let entries = journal(&host.database(), &pair.code).await.len();
    let number = kept(&host.database()).await.unwrap();
    assert!(entries - number < 10, "no more than a few entries are read again: {number} of {entries}");
    assert_eq!(check(&host.database()).await.unwrap().damage.len(), 0, "it is what the journal tells");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_does_not_fit_the_journal_is_passed_over() {
    let mut host = Host::start_with(|config| config.keep.entries = 4).await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 9).await;
    for sql in [
        "UPDATE kept SET state = replace(state, 'Ada', 'Eve')",
        "UPDATE kept SET number = number - 1",
        "UPDATE kept SET state = '{}'",
    ] {
        host.stop().await;
        let mut connection = connect(&host.database()).await;
        assert_eq!(sqlx::query(sql).execute(&mut connection).await.unwrap().rows_affected(), 1);
        connection.close().await.unwrap();
        assert_eq!(check(&host.database()).await.unwrap().damage.len(), 1, "{sql}");
        host.begin().await;
        pair = again(&host, pair).await;
        play(&mut pair.clients, 5).await;
    }
    host.stop().await;
    assert_eq!(check(&host.database()).await.unwrap().damage.len(), 0, "it was kept anew");
}

fn log_of(database: &Path) -> PathBuf {
    PathBuf::from(format!("{}-wal", database.display()))
}

/// A server is killed while it writes: of what it wrote to the log some is there and the rest is not. Wherever that is,
/// journal and table are whole, and belong together.
#[tokio::test(flavor = "multi_thread")]
async fn a_kill_while_a_table_is_kept_loses_nothing() {
    let host = Host::start_with(|config| config.keep.entries = 1).await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 12).await;
    let folder = tempfile::tempdir().unwrap();
    let (database, cut) = (host.database(), folder.path().join("cut.db"));
    let (file, log) = (fs::read(&database).unwrap(), fs::read(log_of(&database)).unwrap());
    let whole = journal(&database, &pair.code).await;
    let (mut lengths, mut step) = (Vec::new(), log.len());
    // Every page that was written ends somewhere here, and some are cut in the middle.
    while step > 0 {
        fs::write(&cut, &file).unwrap();
        fs::write(log_of(&cut), &log[..step]).unwrap();
        let mut connection = connect(&cut).await;
        let tables: i64 =
            sqlx::query_scalar("SELECT count(*) FROM sqlite_master WHERE name IN ('kept', 'journal')")
                .fetch_one(&mut connection)
                .await
                .unwrap();
        connection.close().await.unwrap();
        if tables < 2 {
            break;
        }
        let entries = journal(&cut, &pair.code).await;
        assert_eq!(entries, whole[..entries.len()], "what is there is what was written");
        let report = check(&cut).await.unwrap();
        assert_eq!(report.damage.len(), 0, "{:?} at {step} of {}", report.damage, log.len());
        lengths.push(entries.len());
        let _ = fs::remove_file(log_of(&cut));
        let _ = fs::remove_file(format!("{}-shm", cut.display()));
        step = step.saturating_sub(2099);
    }
    lengths.dedup();
    assert!(lengths.len() > 10, "it was cut between many commits: {lengths:?}");
}
