//! What only a real `PostgreSQL` can show: several servers on one database, and places that move. Where none is at hand these
//! tests have nothing to say; `cargo xtask postgres` has one.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use sevenfold_protocol::{PROTOCOL, RefusalCode, Request, ToClient};
use sevenfold_server::{Copied, Database, Failure, check, copy_database, rebuild_ratings};
use sqlx::postgres::{PgConnectOptions, PgConnection};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use support::client::{Client, connect};
use support::pair::{next_move, pair, play};
use support::{Host, postgres};

/// Two servers on one database, and its address.
async fn two_nodes() -> Option<(Host, Host, String)> {
    let address = postgres::fresh().await?;
    let node = async || {
        let database = Database::at(&address).unwrap();
        Host::on(tempfile::tempdir().unwrap(), database, |_| {}).await
    };
    Some((node().await, node().await, address.clone()))
}

async fn database(address: &str) -> PgConnection {
    address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap()
}

/// The journal of a table, as it is kept.
async fn journal(address: &str, code: &str) -> Vec<String> {
    let query = sqlx::query("SELECT entry FROM journal WHERE code = $1 ORDER BY number").bind(code);
    let rows = query.fetch_all(&mut database(address).await).await.unwrap();
    rows.iter().map(|row| row.get(0)).collect()
}

/// Comes to a table; nothing if the server says that one should try again.
async fn come(host: &Host, code: &str, cookie: &str) -> Option<Client> {
    let mut client = connect(host.address, code, Some(cookie)).await.unwrap();
    match client.ask(Request::Hello { protocol: PROTOCOL }).await {
        ToClient::Welcome { .. } => {
            client.close().await;
            Some(Client::at(host.address, code, cookie).await)
        }
        ToClient::Refused { refusal, .. } => {
            assert_eq!(refusal.code, RefusalCode::Busy, "{refusal:?}");
            None
        }
        other => panic!("{other:?}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_stood_still_can_write_nothing() {
    let Some((first, second, address)) = two_nodes().await else { return };
    let mut pair = pair(&first).await;
    play(&mut pair.clients, 6).await;
    assert!(come(&second, &pair.code, &pair.cookies[0]).await.is_none(), "it is the first one's");
    // The first stands still: its lease runs out, and the second takes the table.
    let mut store = database(&address).await;
    let ada = loop {
        let sql = "UPDATE nodes SET lease_until = 0 WHERE id = (SELECT node FROM owners WHERE code = $1)";
        sqlx::query(sql).bind(&pair.code).execute(&mut store).await.unwrap();
        if let Some(client) = come(&second, &pair.code, &pair.cookies[0]).await {
            break client;
        }
    };
    let before = journal(&address, &pair.code).await;
    // The first wakes up with a move in hand. It would follow on what is kept, and yet it is refused.
    let (index, request) = next_move(&pair.clients, 0).unwrap();
    let answer = pair.clients[index].ask(request).await;
    assert!(matches!(answer, ToClient::Refused { .. }), "{answer:?}");
    assert_eq!(journal(&address, &pair.code).await, before);
    // The game goes on at the second, and only there.
    let bob = come(&second, &pair.code, &pair.cookies[1]).await.unwrap();
    let mut clients = [ada, bob];
    assert!(play(&mut clients, 5000).await > 10);
    assert!(come(&first, &pair.code, &pair.cookies[0]).await.is_none());
}

/// Others have had the table meanwhile, and it is the same node's again: a move from before is refused all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_of_an_earlier_epoch_is_refused() {
    let Some((first, _, address)) = two_nodes().await else { return };
    let mut pair = pair(&first).await;
    play(&mut pair.clients, 6).await;
    let (before, mut store) = (journal(&address, &pair.code).await, database(&address).await);
    let sql = "UPDATE owners SET epoch = epoch + 2 WHERE code = $1";
    assert_eq!(sqlx::query(sql).bind(&pair.code).execute(&mut store).await.unwrap().rows_affected(), 1);
    let (index, request) = next_move(&pair.clients, 0).unwrap();
    let answer = pair.clients[index].ask(request).await;
    assert!(matches!(answer, ToClient::Refused { .. }), "{answer:?}");
    assert_eq!(journal(&address, &pair.code).await, before);
    // Whoever comes again has the table as it is now.
    let mut again = Vec::new();
    for cookie in &pair.cookies {
        again.push(loop {
            if let Some(client) = come(&first, &pair.code, cookie).await {
                break client;
            }
        });
    }
    assert!(play(again.as_mut_slice().try_into().unwrap(), 5000).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_leaves_in_good_order_hands_its_tables_over() {
    let Some((mut first, second, _)) = two_nodes().await else { return };
    let mut pair = pair(&first).await;
    play(&mut pair.clients, 6).await;
    first.stop().await;
    let ada = come(&second, &pair.code, &pair.cookies[0]).await.unwrap();
    let bob = come(&second, &pair.code, &pair.cookies[1]).await.unwrap();
    assert!(play(&mut [ada, bob], 5000).await > 10);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_place_moves_there_and_back_and_goes_on() {
    let (Some(there), folder) = (postgres::fresh().await, tempfile::tempdir().unwrap()) else { return };
    let (here, there) = (folder.path().join("here.db"), Database::at(&there).unwrap());
    let mut host = Host::at_database(here.clone()).await;
    let mut over = pair(&host).await;
    play(&mut over.clients, 5000).await;
    let mut running = pair(&host).await;
    play(&mut running.clients, 9).await;
    host.stop().await;
    // What SQLite keeps for its planner is nobody's data.
    let mut file = SqliteConnectOptions::new().filename(&here).connect().await.unwrap();
    sqlx::query("ANALYZE").execute(&mut file).await.unwrap();
    file.close().await.unwrap();
    let (here, back) = (Database::from(here), Database::from(folder.path().join("back.db")));
    let copied = copy_database(&here, &there).await.unwrap();
    let lines = |table: &str| copied.iter().find(|copied| copied.table == table).unwrap().lines;
    assert_eq!((lines("tables"), lines("guests"), lines("records"), lines("results")), (2, 4, 1, 1));
    assert_eq!(copy_database(&there, &back).await.unwrap(), copied, "there and back is as it was");
    let looked = [check(&here).await.unwrap(), check(&there).await.unwrap(), check(&back).await.unwrap()];
    assert!(looked.iter().all(|report| report.damage.is_empty() && *report == looked[0]), "{looked:?}");
    assert_eq!(rebuild_ratings(&there).await.unwrap().changed, 0);
    let again = copy_database(&here, &there).await;
    assert!(matches!(again, Err(Failure::NotEmpty(_))), "{again:?}");
    // A game that ran goes on there, and what the database counts goes on counting.
    let host = Host::on(folder, there, |_| {}).await;
    let ada = come(&host, &running.code, &running.cookies[0]).await.unwrap();
    let bob = come(&host, &running.code, &running.cookies[1]).await.unwrap();
    play(&mut [ada, bob], 5000).await;
    let mut fresh = pair(&host).await;
    play(&mut fresh.clients, 5000).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_changed_letter_is_another_checksum() {
    let Some(there) = postgres::fresh().await else { return };
    let folder = tempfile::tempdir().unwrap();
    let mut host = Host::on(tempfile::tempdir().unwrap(), Database::at(&there).unwrap(), |_| {}).await;
    pair(&host).await;
    host.stop().await;
    let from = Database::at(&there).unwrap();
    let copy = async |name: &str| {
        let to = Database::from(folder.path().join(name));
        copy_database(&from, &to).await.unwrap()
    };
    let before = copy("before.db").await;
    let sql = "UPDATE guests SET name = name || '.' WHERE player = (SELECT min(player) FROM guests)";
    sqlx::query(sql).execute(&mut database(&there).await).await.unwrap();
    let after = copy("after.db").await;
    let differ = |(one, other): (&Copied, &Copied)| (one != other).then(|| one.table.clone());
    assert_eq!(before.iter().zip(&after).filter_map(differ).collect::<Vec<_>>(), ["guests"]);
}
