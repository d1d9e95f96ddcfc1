//! The database of a server that has stopped.

use std::path::Path;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

async fn connect(path: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(path).connect().await.unwrap()
}

/// Changes something in it.
pub(crate) async fn change(path: &Path, statements: &[&'static str]) {
    let mut connection = connect(path).await;
    for sql in statements {
        sqlx::query(*sql).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Every line of a query, as one text.
pub(crate) async fn lines(path: &Path, sql: &'static str) -> Vec<String> {
    let mut connection = connect(path).await;
    let rows = sqlx::query(sql).fetch_all(&mut connection).await.unwrap();
    let lines = rows.iter().map(|row| row.get(0)).collect();
    connection.close().await.unwrap();
    lines
}
