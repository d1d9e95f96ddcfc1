//! A database of `PostgreSQL` for each server, where the tests are run for that home.

use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::postgres::PgConnectOptions;
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _};

/// Where a `PostgreSQL` is that may be filled with databases; nothing if the tests are for files.
pub(crate) const PLACE: &str = "SEVENFOLD_POSTGRES";

/// Where the same is reached over the network, encrypted.
const OVER_NETWORK: &str = "SEVENFOLD_POSTGRES_NETWORK";

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
    Some(named(&place, &name))
}

/// Makes an empty database and gives its address on the network, with a certificate that must be shown.
#[allow(dead_code, reason = "few tests are about the way there")]
pub(crate) async fn fresh_over_network() -> Option<String> {
    let (place, made) = (std::env::var(OVER_NETWORK).ok()?, fresh().await?);
    let name = made.split('?').next()?.rsplit('/').next()?;
    Some(named(&place, name))
}

/// The database of this name there.
fn named(place: &str, name: &str) -> String {
    let (before, set) = place.split_once('?').unwrap_or((place, ""));
    let server = before.rsplit_once('/').unwrap().0;
    format!("{server}/{name}?{set}")
}
