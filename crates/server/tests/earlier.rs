//! Databases of earlier versions are brought forward, and nothing is lost on the way.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

#[path = "earlier/elsewhere.rs"]
mod elsewhere;
#[path = "earlier/place.rs"]
mod place;

use std::io::Read as _;
use std::path::{Path, PathBuf};

use serde_json::Value;
use sevenfold_server::{Database, check, rebuild_ratings};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use support::Host;
use support::client::Client;
use support::http::{Answer, call};
use support::pair::play;

/// Tells the tests to write `members` anew, from a place that the present version makes.
const WRITE: &str = "SEVENFOLD_FIXTURES";
/// Turns a database of the present version into one as it was before: what later migrations have added goes.
const AS_IT_WAS: [&str; 8] = [
    "DROP INDEX ratings_by_mean",
    "CREATE INDEX ratings_by_mean ON ratings (game, class, mean)",
    "DROP TABLE kept",
    "DROP INDEX reports_by_player",
    "ALTER TABLE reports DROP COLUMN answer",
    "ALTER TABLE sitters DROP COLUMN wish",
    "DELETE FROM _sqlx_migrations WHERE version > 15",
    "VACUUM",
];

async fn database(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

async fn look(host: &Host, code: &str) -> Answer {
    call(host.address, "GET", &format!("/api/tables/{code}"), None, None).await
}

fn fixture(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(name)
}

/// A database as an earlier version made it: a finished game, a running one, and a table at which nobody sits. `first` is
/// the first one, `guests` the last one without members, `members` (with more in it) the first one with a lobby and ratings.
fn earlier(version: &str, to: &Path) -> Value {
    let packed = std::fs::File::open(fixture(&format!("{version}.db.gz"))).unwrap();
    let mut bytes = Vec::new();
    flate2::read::GzDecoder::new(packed).read_to_end(&mut bytes).unwrap();
    std::fs::write(to, bytes).unwrap();
    let facts = std::fs::read_to_string(fixture(&format!("{version}.json"))).unwrap();
    serde_json::from_str(&facts).unwrap()
}

/// Starts a server on an earlier database: everything is there, and the running game goes on.
async fn brought_forward(path: &Path, facts: &Value) -> Host {
    let host = Host::at_database(path.into()).await;
    let [running, finished, gathering] =
        ["running", "finished", "gathering"].map(|table| facts[table]["code"].as_str().unwrap());
    for code in [running, finished, gathering] {
        assert_eq!(look(&host, code).await.status, 200, "{code}");
    }
    let record = call(host.address, "GET", &format!("/api/tables/{finished}/record"), None, None).await;
    assert_eq!(record.status, 200);
    let cookies = [0, 1].map(|seat| facts["running"]["cookies"][seat].as_str().unwrap());
    let ada = Client::at(host.address, running, cookies[0]).await;
    let bob = Client::at(host.address, running, cookies[1]).await;
    assert_eq!(play(&mut [ada, bob], 4).await, 4);
    host
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_of_the_first_version_is_brought_forward() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("first.db");
    let facts = earlier("first", &path);
    assert!(check(&path).await.is_err(), "it has no seals yet");
    // What is new is sealed like what is old.
    let mut host = brought_forward(&path, &facts).await;
    host.stop().await;
    let report = check(&path).await.unwrap();
    assert!(report.damage.is_empty(), "{:?}", report.damage);
    assert_eq!((report.tables, report.records, report.guests), (3, 1, 4));
    // Once sealed, what has no seal is damaged: it is not sealed again.
    let running = facts["running"]["code"].as_str().unwrap();
    let mut connection = database(&path).await;
    let unsealed = sqlx::query("UPDATE journal SET seal = NULL WHERE code = ? AND number = 2").bind(running);
    assert_eq!(unsealed.execute(&mut connection).await.unwrap().rows_affected(), 1);
    connection.close().await.unwrap();
    host.begin().await;
    assert_eq!(look(&host, running).await.status, 500);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_from_before_there_were_members_is_brought_forward() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("guests.db");
    let facts = earlier("guests", &path);
    let before = check(&path).await.unwrap();
    assert!(before.damage.is_empty(), "{:?}", before.damage);
    let mut host = brought_forward(&path, &facts).await;
    host.stop().await;
    let after = check(&path).await.unwrap();
    assert!(after.damage.is_empty(), "{:?}", after.damage);
    assert_eq!((after.tables, after.records, after.guests, after.members), (3, 1, 4, 0));
}

/// Everything that members have is there still, and sound.
async fn has_its_members(mut host: Host, facts: &Value) {
    place::is_all_there(&host, facts).await;
    let kept = host.kept();
    host.stop().await;
    let report = check(kept.clone()).await.unwrap();
    assert!(report.damage.is_empty(), "{:?}", report.damage);
    assert_eq!((report.tables, report.records, report.members), (3, 1, 3));
    let rebuilt = rebuild_ratings(kept).await.unwrap();
    assert_eq!((rebuilt.games, rebuilt.ratings, rebuilt.changed), (1, 2, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_with_members_is_brought_forward() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("members.db");
    let facts = earlier("members", &path);
    has_its_members(Host::on(folder, path, |_| {}).await, &facts).await;
}

/// The same in `PostgreSQL`, from the first shape a place had there.
#[tokio::test(flavor = "multi_thread")]
async fn a_place_in_postgresql_is_brought_forward() {
    let Some(address) = support::postgres::fresh().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("members.db");
    let facts = earlier("members", &path);
    elsewhere::fill(&address, &path).await;
    has_its_members(Host::on(folder, Database::at(&address).unwrap(), |_| {}).await, &facts).await;
}

/// Makes such a place, where somebody asks for it.
#[tokio::test(flavor = "multi_thread")]
async fn write_a_place_with_members() {
    if std::env::var(WRITE).as_deref() != Ok("write") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("members.db");
    let mut host = Host::on(folder, path.clone(), |_| {}).await;
    let facts = place::lived_in(&mut host).await;
    let mut connection = database(&path).await;
    for sql in AS_IT_WAS {
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
    let mut packed = Vec::new();
    let bytes = std::fs::read(&path).unwrap();
    flate2::read::GzEncoder::new(&bytes[..], flate2::Compression::best()).read_to_end(&mut packed).unwrap();
    std::fs::write(fixture("members.db.gz"), packed).unwrap();
    std::fs::write(fixture("members.json"), serde_json::to_string_pretty(&facts).unwrap() + "\n").unwrap();
}
