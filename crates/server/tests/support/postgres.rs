//! A database of `PostgreSQL` for each server, where the tests are run for that home.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

/// Where a `PostgreSQL` is that may be filled with databases; nothing if the tests are for files.
pub(crate) const PLACE: &str = "SEVENFOLD_POSTGRES";

/// Makes an empty database and gives its address.
pub(crate) async fn fresh() -> Option<String> {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    let place = std::env::var(PLACE).ok()?;
    let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
    let options: PgConnectOptions = place.parse().unwrap();
    let mut connection = options.connect().await.unwrap();
    let sql = AssertSqlSafe(format!("CREATE DATABASE {name}"));
    sqlx::raw_sql(sql).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let (before, set) = place.split_once('?').map_or((place.as_str(), ""), |(before, set)| (before, set));
    let server = before.rsplit_once('/').unwrap().0;
    Some(format!("{server}/{name}?{set}"))
}
