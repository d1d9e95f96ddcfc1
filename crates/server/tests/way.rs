//! The way to a `PostgreSQL` on another machine: encrypted, and cut at the worst moment. Where none is at hand these tests have
//! nothing to say; `cargo xtask postgres` has one that listens on the network, with a certificate of its own making.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use sevenfold_server::{Config, Database, Server};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::{ConnectOptions as _, Row as _};
use support::client::{Client, PATIENCE};
use support::cut::{Fate, Wire};
use support::pair::{FIRST, SECOND, next_move, pair, pair_at, play};
use support::{Host, postgres};
use tokio::time::timeout;

async fn database(address: &str) -> PgConnection {
    address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap()
}

async fn count(address: &str, sql: &'static str) -> i64 {
    sqlx::query(sql).fetch_one(&mut database(address).await).await.unwrap().get(0)
}

/// Whether a server comes up on this database.
async fn comes_up(address: &str) -> Result<(), String> {
    let config = Config::new("127.0.0.1:0".parse().unwrap(), Database::at(address).unwrap());
    Server::bind(config).await.map(drop).map_err(|failure| failure.to_string())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_to_another_machine_is_encrypted_and_whoever_answers_is_looked_at() {
    let Some(address) = postgres::fresh_over_network().await else { return };
    let host = Host::on(tempfile::tempdir().unwrap(), Database::at(&address).unwrap(), |_| {}).await;
    let mut pair = pair(&host).await;
    play(&mut pair.clients, 6).await;
    // The database itself says how it is spoken to.
    let open = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
        WHERE datname = current_database() AND NOT ssl";
    let sealed = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) \
        WHERE datname = current_database() AND ssl AND pid <> pg_backend_pid()";
    assert_eq!(count(&address, open).await, 0);
    assert!(count(&address, sealed).await > 0);
    // One who has another certificate than the one that is trusted is not believed, nor one of another name.
    let stranger = tempfile::NamedTempFile::new().unwrap();
    let key = rcgen::generate_simple_self_signed(vec!["localhost".to_owned()]).unwrap();
    std::fs::write(stranger.path(), key.cert.pem()).unwrap();
    let (before, root) = address.split_once("sslrootcert=").unwrap();
    let trusting = format!("{before}sslrootcert={}", stranger.path().display());
    assert!(comes_up(&trusting).await.unwrap_err().contains("certificate"), "somebody else's certificate");
    let renamed = format!("{}sslrootcert={root}", before.replacen("localhost", "127.0.0.1", 1));
    assert!(comes_up(&renamed).await.unwrap_err().contains("certificate"), "another name");
    comes_up(&address).await.unwrap();
}

/// The connection breaks before anybody hears whether a move was kept: nobody is told yes or no. Whoever comes back sees the
/// move, once, if it was, and the table as it was before if it was not; the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_commit_nobody_heard_of_counts_once_or_not_at_all() {
    let Some((address, by_wire, wire)) = Wire::to_fresh().await else { return };
    let host = Host::on(tempfile::tempdir().unwrap(), Database::at(&by_wire).unwrap(), |_| {}).await;
    let mut pair = pair(&host).await;
    for (round, fate) in [Fate::Kept, Fate::Lost, Fate::Kept, Fate::Lost].into_iter().enumerate() {
        play(&mut pair.clients, 3).await;
        let before = entries(&address, &pair.code).await;
        let (index, request) = next_move(&pair.clients, round).unwrap();
        wire.cut_at_commit(&pair.code, fate);
        let asked = pair.clients[index].post(request).await;
        // No answer comes; the socket closes, and the client is asked to come back.
        while let Some(message) = pair.clients[index].hear().await {
            assert_ne!(support::client::answers(&message), asked, "told, and not heard: {message:?}");
        }
        assert!(wire.was_cut());
        assert_eq!(pair.clients[index].closed, Some(1013));
        let kept = entries(&address, &pair.code).await > before;
        assert_eq!(kept, fate == Fate::Kept, "round {round}");
        let [ada, bob] = &pair.cookies;
        pair.clients = [
            Client::at(host.address, &pair.code, ada).await,
            Client::at(host.address, &pair.code, bob).await,
        ];
        let version = pair.clients[0].face(FIRST).version;
        pair.clients[1].until(SECOND, |face| face.version >= version).await;
    }
    play(&mut pair.clients, 5000).await;
    let report = sevenfold_server::check(&Database::at(&address).unwrap()).await.unwrap();
    assert!(report.damage.is_empty(), "{report:?}");
}

async fn entries(address: &str, code: &str) -> i64 {
    let query = sqlx::query("SELECT count(*) FROM journal WHERE code = $1").bind(code);
    query.fetch_one(&mut database(address).await).await.unwrap().get(0)
}

/// Whoever looks for damage while people play finds none: what was read before a move and after it does not fit together.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_the_middle_of_a_check_is_no_damage() {
    let Some((address, by_wire, wire)) = Wire::to_fresh().await else { return };
    let (place, by_wire) = (Database::at(&address).unwrap(), Database::at(&by_wire).unwrap());
    let host = Host::on(tempfile::tempdir().unwrap(), place, |_| {}).await;
    // With a clock the table's line says after each move how long its journal is.
    let settings = r#"{"game":"sieben","seats":2,"bots":"instant","move_seconds":600}"#;
    let mut pair = pair_at(&host, settings).await;
    play(&mut pair.clients, 3).await;
    wire.hold("SELECT entries FROM tables");
    let meanwhile = async {
        // Its journal is read, and how long it should be is not.
        timeout(PATIENCE, wire.held()).await.expect("it is asked how long the journal is");
        play(&mut pair.clients, 3).await;
        wire.release();
    };
    let (report, ()) = tokio::join!(sevenfold_server::check(&by_wire), meanwhile);
    let report = report.unwrap();
    assert_eq!((report.tables, report.damage.len()), (1, 0), "{report:?}");
}
