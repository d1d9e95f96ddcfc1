//! Everything is in one file, which is its owner's alone, and what was deleted is in none of its bytes.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::fs;
use std::path::Path;

use sevenfold_protocol::{Request, closing};
use sevenfold_server::{Config, Overwrite, Server, backup, restore};
use sevenfold_table::Happened;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use support::Host;
use support::client::{Client, answers};
use support::http::{call, guest, open};
use support::journal::journal;
use support::pair::{FIRST, SIEBEN, pair, play};

/// How often these bytes are in the files of a folder.
fn count(folder: &Path, bytes: &[u8]) -> usize {
    let files = fs::read_dir(folder).unwrap().map(|entry| fs::read(entry.unwrap().path()).unwrap());
    files.map(|file| file.windows(bytes.len()).filter(|window| *window == bytes).count()).sum()
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().display().to_string()).collect();
    names.sort();
    names
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_stop_everything_is_in_one_file() {
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 6).await;
    let before = pair.clients[0].face(FIRST).clone();
    assert!(names(host.folder.path()).contains(&"sevenfold.db-wal".to_owned()));
    host.stop().await;
    assert_eq!(names(host.folder.path()), ["sevenfold.db"]);
    // Carried elsewhere it is the same house.
    let elsewhere = Host::with_database(&host.database()).await;
    let ada = Client::at(elsewhere.address, &pair.code, &pair.cookies[0]).await;
    assert_eq!((ada.face(FIRST).version, &ada.face(FIRST).game), (before.version, &before.game));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_name_is_in_no_byte() {
    let mut host = Host::start_with(|config| {
        config.limits.openings = sevenfold_server::Rate::new(1e9, 1e9);
        config.limits.tables_per_guest = 1000;
    })
    .await;
    let (grace, other) = (guest(host.address).await, guest(host.address).await);
    call(host.address, "PUT", "/api/me", Some(&grace), Some(r#"{"name":"Gracehopper"}"#)).await;
    // Many tables that fill and split the database's pages, and some that go again.
    let mut keep = Vec::new();
    for round in 0..24 {
        let code = open(host.address, &other, SIEBEN).await;
        let mut host_of_it = Client::at(host.address, &code, &other).await;
        host_of_it.sit("Other").await;
        let mut client = Client::at(host.address, &code, &grace).await;
        let (seat, _) = client.sit("Gracehopper").await;
        for number in 0..20 {
            let name = format!("Gracehopper{}", "x".repeat(number % 12));
            client.done(Request::SetName { seat, name }).await;
        }
        if round % 3 == 0 {
            let passing = guest(host.address).await;
            let code = open(host.address, &passing, SIEBEN).await;
            let mut client = Client::at(host.address, &code, &passing).await;
            client.sit("Gracehopper").await;
            client.close().await;
            assert_eq!(call(host.address, "DELETE", "/api/me", Some(&passing), None).await.status, 204);
        }
        keep.push((host_of_it, client));
    }
    assert!(count(host.folder.path(), b"Gracehopper") > 100, "the name was there");
    let gone = call(host.address, "DELETE", "/api/me", Some(&grace), None).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    let copy = tempfile::tempdir().unwrap();
    backup(&host.database(), &copy.path().join("copy.db")).await.unwrap();
    assert!(count(copy.path(), b"Other") > 0, "the copy has what stays");
    assert_eq!(count(copy.path(), b"Gracehopper"), 0, "in a backup made afterwards");
    host.stop().await;
    assert!(count(host.folder.path(), b"Other") > 0, "the database has what stays");
    assert_eq!(count(host.folder.path(), b"Gracehopper"), 0, "in the database and beside it");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_server_scrubs_its_file() {
    let host = Host::start_with(|config| config.keep.sweep = std::time::Duration::from_millis(20)).await;
    let cookie = guest(host.address).await;
    call(host.address, "PUT", "/api/me", Some(&cookie), Some(r#"{"name":"Gracehopper"}"#)).await;
    assert!(count(host.folder.path(), b"Gracehopper") > 0, "the name was there");
    assert_eq!(call(host.address, "DELETE", "/api/me", Some(&cookie), None).await.status, 204);
    tokio::time::timeout(support::client::PATIENCE, async {
        while count(host.folder.path(), b"Gracehopper") > 0 {
            tokio::time::sleep(std::time::Duration::from_millis(10)).await;
        }
    })
    .await
    .unwrap();
}

/// When the database makes room in its pages it leaves copies of lines behind, which `secure_delete` does not find again:
/// lines of many lengths, in an order in which pages are split again and again, and then none of those lines any more.
const GAPS: &str = "CREATE TABLE gaps (place INTEGER PRIMARY KEY, words TEXT NOT NULL) WITHOUT ROWID;
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 1999)
    INSERT INTO gaps SELECT i * 7919 % 4001, replace(hex(zeroblob(1 + i * 31 % 19)), '00', 'Gracehopper') FROM n;
    UPDATE gaps SET words = '';";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_deleted_is_not_in_the_gaps_of_pages_either() {
    let mut host = Host::start().await;
    let cookie = guest(host.address).await;
    host.stop().await;
    let options = SqliteConnectOptions::new().filename(host.database()).pragma("secure_delete", "ON");
    let mut database = options.connect().await.unwrap();
    sqlx::raw_sql(GAPS).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    assert_eq!(names(host.folder.path()), ["sevenfold.db"]);
    assert!(count(host.folder.path(), b"Gracehopper") > 0, "copies were left behind");
    host.begin().await;
    assert_eq!(call(host.address, "DELETE", "/api/me", Some(&cookie), None).await.status, 204);
    host.stop().await;
    assert_eq!(count(host.folder.path(), b"Gracehopper"), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sockets_of_a_deleted_guest_end() {
    let host = Host::start().await;
    let (ada, bob) = (guest(host.address).await, guest(host.address).await);
    let code = open(host.address, &ada, SIEBEN).await;
    // Bob only looks on: nothing at the table knows him.
    let mut looking = Client::at(host.address, &code, &bob).await;
    assert_eq!(call(host.address, "DELETE", "/api/me", Some(&bob), None).await.status, 204);
    let ended = async { while looking.hear().await.is_some() {} };
    tokio::time::timeout(support::client::PATIENCE, ended).await.expect("the socket ends");
    assert_eq!(looking.closed.unwrap(), closing::FORGOTTEN);
    // Ada's table is untouched.
    let mut ada = Client::at(host.address, &code, &ada).await;
    ada.sit("Ada").await;
}

/// Sits down again and again until the socket ends.
async fn sit_without_end(client: &mut Client) {
    let sit = || Request::TakeSeat { seat: None, name: "Gracehopper".into() };
    while let Some(id) = client.post(sit()).await {
        loop {
            match client.hear().await {
                Some(message) if answers(&message) == Some(id) => break,
                Some(_) => {}
                None => return,
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_sits_down_while_being_forgotten() {
    let host = Host::start().await;
    let ada = guest(host.address).await;
    for _ in 0..5 {
        let code = open(host.address, &ada, r#"{"game":"sieben","seats":7}"#).await;
        // Somebody stays, and so does the table.
        Client::at(host.address, &code, &ada).await.sit("Ada").await;
        let grace = guest(host.address).await;
        let mut first = Client::at(host.address, &code, &grace).await;
        let mut second = Client::at(host.address, &code, &grace).await;
        first.sit("Gracehopper").await;
        let (deleted, (), ()) = tokio::join!(
            call(host.address, "DELETE", "/api/me", Some(&grace), None),
            sit_without_end(&mut first),
            sit_without_end(&mut second),
        );
        assert_eq!(deleted.status, 204, "{}", deleted.body);
        for client in [&first, &second] {
            assert_eq!(client.closed, Some(closing::FORGOTTEN));
        }
        let entries = journal(&host.database(), &code).await;
        let sat = entries.iter().filter(|entry| matches!(entry.what, Happened::Sat { .. })).count();
        assert!(sat >= 2, "Ada and somebody else: {entries:?}");
        assert!(!format!("{entries:?}").contains("Gracehopper"), "{entries:?}");
        let table = call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await;
        assert!(table.status == 200 && !table.body.contains("Gracehopper"), "{}", table.body);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn files_are_their_owners_alone() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let mut host = Host::start().await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 2).await;
    let copy = host.folder.path().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    let all = names(host.folder.path());
    assert!(all.len() >= 4, "{all:?}");
    for name in &all {
        assert_eq!(mode(&host.folder.path().join(name)), 0o600, "{name}");
    }
    // One that others could read so far is closed to them.
    host.stop().await;
    fs::set_permissions(host.database(), fs::Permissions::from_mode(0o644)).unwrap();
    host.begin().await;
    assert_eq!(mode(&host.database()), 0o600);
    host.stop().await;
    fs::set_permissions(&copy, fs::Permissions::from_mode(0o644)).unwrap();
    restore(&copy, &host.database(), Overwrite::Allowed).await.unwrap();
    assert_eq!(mode(&host.database()), 0o600);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn a_link_does_not_lead_past_the_lock() {
    let host = Host::start().await;
    let (symbolic, hard) = (host.folder.path().join("symbolic.db"), host.folder.path().join("hard.db"));
    std::os::unix::fs::symlink(host.database(), &symbolic).unwrap();
    fs::hard_link(host.database(), &hard).unwrap();
    for path in [host.database(), symbolic, hard] {
        let refused = Server::bind(Config::new("127.0.0.1:0".parse().unwrap(), path.clone())).await;
        assert!(matches!(refused, Err(sevenfold_server::Failure::InUse(_))), "{}", path.display());
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn paths_need_not_be_utf_8() {
    use std::os::unix::ffi::OsStrExt as _;
    let folder = tempfile::tempdir().unwrap();
    let odd = folder.path().join(std::ffi::OsStr::from_bytes(b"caf\xe9"));
    fs::create_dir(&odd).unwrap();
    let [database, copy] = [b"d\xff.db", b"c\xff.db"].map(|name| odd.join(std::ffi::OsStr::from_bytes(name)));
    let mut host = Host::at_database(database.clone()).await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 3).await;
    let then = pair.clients[0].face(FIRST).clone();
    backup(&database, &copy).await.unwrap();
    play(&mut pair.clients, 2).await;
    host.stop().await;
    restore(&copy, &database, Overwrite::Allowed).await.unwrap();
    assert_eq!(fs::read_dir(&odd).unwrap().count(), 2, "nothing else is left there");
    host.begin().await;
    let ada = Client::at(host.address, &pair.code, &pair.cookies[0]).await;
    assert_eq!(ada.face(FIRST).game, then.game);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_fails_leaves_nothing_behind() {
    let mut host = Host::start().await;
    let cookie = guest(host.address).await;
    let code = open(host.address, &cookie, SIEBEN).await;
    host.stop().await;
    let odd = host.folder.path().join("odd.db");
    fs::write(&odd, "not a database").unwrap();
    assert!(restore(&odd, &host.database(), Overwrite::Allowed).await.is_err());
    assert!(backup(&odd, &host.folder.path().join("copy.db")).await.is_err());
    assert_eq!(names(host.folder.path()), ["odd.db", "sevenfold.db"]);
    host.begin().await;
    assert_eq!(call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_read_is_set_aside() {
    let mut host = Host::start().await;
    let cookie = guest(host.address).await;
    open(host.address, &cookie, SIEBEN).await;
    let copy = host.folder.path().join("copy.db");
    backup(&host.database(), &copy).await.unwrap();
    host.stop().await;
    fs::write(host.database(), "no database any more, but perhaps somebody can read it").unwrap();
    restore(&copy, &host.database(), Overwrite::Allowed).await.unwrap();
    assert_eq!(names(host.folder.path()), ["copy.db", "sevenfold.db", "sevenfold.db.damaged-1"]);
    assert_eq!(count(host.folder.path(), b"but perhaps somebody can read it"), 1);
}
