//! What a server has kept.

use std::path::Path;

use sevenfold_table::Entry;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection};

/// The journal of a table, from the database itself.
pub(crate) async fn journal(database: &Path, code: &str) -> Vec<Entry> {
    let mut store = SqliteConnectOptions::new().filename(database).connect().await.unwrap();
    let rows = sqlx::query_scalar::<_, String>("SELECT entry FROM journal WHERE code = ? ORDER BY number");
    let rows = rows.bind(code).fetch_all(&mut store).await.unwrap();
    store.close().await.unwrap();
    rows.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}
