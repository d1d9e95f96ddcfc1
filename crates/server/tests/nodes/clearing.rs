//! What one node clears away for all.

use std::time::Duration;

use sqlx::postgres::PgConnectOptions;
use sqlx::{ConnectOptions as _, PgConnection};
use tokio::time::timeout;

use super::support::client::PATIENCE;
use super::support::http::{call, guest, open};
use super::support::pair::SIEBEN;
use super::support::{Host, postgres};
use sevenfold_protocol::TableCode;
use sevenfold_server::{Config, Database};

/// Asks the database until it says something else.
async fn until_changed(database: &mut PgConnection, question: &'static str, was: i64) -> i64 {
    let asked = async {
        loop {
            let is: i64 = sqlx::query_scalar(question).fetch_one(&mut *database).await.unwrap();
            if is != was {
                return is;
            }
        }
    };
    timeout(PATIENCE, asked).await.expect(question)
}

async fn node(database: &str, change: impl FnOnce(&mut Config)) -> Host {
    Host::on(tempfile::tempdir().unwrap(), Database::at(database).unwrap(), change).await
}

/// The second node would clear every table away at once, but the first has that to do, until it stops.
#[tokio::test(flavor = "multi_thread")]
async fn one_node_clears_away_and_another_takes_over() {
    let Some(address) = postgres::fresh().await else { return };
    let mut first = node(&address, |_| {}).await;
    let mut database = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    assert_eq!(TableCode::from_number(1).as_str(), "322222222");
    until_changed(&mut database, "SELECT count(*) FROM owners WHERE code = '322222222' AND node <> ''", 0)
        .await;
    let second = node(&address, |config| {
        config.keep.gathering = Duration::ZERO;
        config.keep.sweep = Duration::from_millis(20);
    })
    .await;
    let code = open(second.address, &guest(second.address).await, SIEBEN).await;
    // Whoever sweeps notes the time first: when it is noted for the third time, the second node has swept.
    let mut mark = 0;
    for _ in 0..3 {
        mark = until_changed(&mut database, "SELECT mark FROM house", mark).await;
    }
    let path = format!("/api/tables/{code}");
    assert_eq!(
        call(second.address, "GET", &path, None, None).await.status,
        200,
        "it is not this node's to do"
    );
    first.stop().await;
    let cleared = async { while call(second.address, "GET", &path, None, None).await.status != 404 {} };
    timeout(PATIENCE, cleared).await.expect("the second node clears away now");
}
