//! The lines of a file in `PostgreSQL`, in the first shape a place had there.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path::Path;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::{SqliteRow, SqliteValueRef};
use sqlx::{
    AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _, SqlSafeStr as _, TypeInfo as _, Value as _,
};

use super::database;

/// Tables whose numbers the database gives out, with the column.
const COUNTED: [(&str, &str); 4] =
    [("reports", "number"), ("results", "id"), ("blocks", "id"), ("invitations", "id")];

/// The migrations of then. Their texts never change: a database knows them by their checksums.
fn migrations() -> Migrator {
    let step = |version, name, sql: &'static str| {
        Migration::new(version, Cow::Borrowed(name), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(vec![
        step(15, "all", include_str!("../../migrations/postgres/0015_all.sql")),
        step(16, "nodes", include_str!("../../migrations/postgres/0016_nodes.sql")),
    ])
}

/// Fills an empty database with the lines of a file of the same age.
pub(crate) async fn fill(address: &str, file: &Path) {
    let mut there = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    migrations().run(&mut there).await.unwrap();
    let mut here = database(file).await;
    let tables = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_sqlx%' ESCAPE '\\' \
        AND name NOT LIKE 'sqlite%'";
    let tables: Vec<String> = sqlx::query_scalar(tables).fetch_all(&mut here).await.unwrap();
    let mut sql = String::new();
    for table in tables {
        let rows =
            sqlx::query(AssertSqlSafe(format!("SELECT * FROM {table}"))).fetch_all(&mut here).await.unwrap();
        writeln!(sql, "DELETE FROM {table};").unwrap();
        for row in rows {
            let names: Vec<&str> = row.columns().iter().map(sqlx::Column::name).collect();
            writeln!(sql, "INSERT INTO {table} ({}) VALUES ({});", names.join(", "), values(&row)).unwrap();
        }
    }
    for (table, column) in COUNTED {
        writeln!(
            sql,
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), \
             (SELECT coalesce(max({column}), 0) + 1 FROM {table}), false);"
        )
        .unwrap();
    }
    here.close().await.unwrap();
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(&mut there).await.unwrap();
    there.close().await.unwrap();
}

fn values(row: &SqliteRow) -> String {
    let all = 0..row.columns().len();
    all.map(|index| written(&row.try_get_raw(index).unwrap())).collect::<Vec<_>>().join(", ")
}

/// A value as `PostgreSQL` writes it.
fn written(value: &SqliteValueRef<'_>) -> String {
    let value = sqlx::ValueRef::to_owned(value);
    match value.type_info().name() {
        _ if value.is_null() => "NULL".to_owned(),
        "INTEGER" => value.decode::<i64>().to_string(),
        // To the last bit.
        "REAL" => format!("{:?}", value.decode::<f64>()),
        "BLOB" => {
            let bytes = value.decode::<Vec<u8>>();
            let digits = bytes.iter().fold(String::new(), |digits, byte| digits + &format!("{byte:02x}"));
            format!("'\\x{digits}'")
        }
        _ => format!("'{}'", value.decode::<String>().replace('\'', "''")),
    }
}
