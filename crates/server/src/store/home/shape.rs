//! The shape of a database, as it says of itself: so that all of it can be copied, and two can be compared.

use std::collections::BTreeMap;

use serde_json::Value as Json;

use super::query::ask_made;
use super::value::Value;
use super::{Line, Sql, Work, ask};
use crate::clock::hex;
use crate::store::StoreError;

/// All tables of a database, by name. Those that are of the moment are not among them.
pub(in crate::store) type Shape = BTreeMap<String, Table>;

/// A table of a database.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(in crate::store) struct Table {
    /// Its columns, by name.
    columns: BTreeMap<String, Column>,
    /// Which of them are its key, in their order.
    key: BTreeMap<i64, String>,
}

/// A column of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Column {
    kind: Kind,
    /// Is there always something in it?
    filled: bool,
}

/// What is in a column.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Text,
    Bytes,
    Whole,
    Real,
}

/// Table, column, kind, whether it is always filled, its place in the key.
const COLUMNS: Sql = Sql::each(
    "SELECT tables.name, columns.name, columns.type, columns.\"notnull\" OR columns.pk > 0, columns.pk \
     FROM sqlite_master AS tables JOIN pragma_table_info(tables.name) AS columns \
     WHERE tables.type = 'table' AND tables.name <> '_sqlx_migrations' AND substr(tables.name, 1, 7) <> 'sqlite_'",
    "SELECT CAST(columns.table_name AS TEXT), CAST(columns.column_name AS TEXT), CAST(columns.data_type AS TEXT), \
         columns.is_nullable = 'NO', CAST(coalesce(keys.ordinal_position, 0) AS BIGINT) \
     FROM information_schema.columns AS columns LEFT JOIN (SELECT table_name, column_name, ordinal_position \
         FROM information_schema.key_column_usage JOIN information_schema.table_constraints \
         USING (constraint_schema, constraint_name, table_name) \
         WHERE constraint_type = 'PRIMARY KEY' AND constraint_schema = current_schema()) AS keys \
     ON keys.table_name = columns.table_name AND keys.column_name = columns.column_name \
     WHERE columns.table_schema = current_schema() \
         AND columns.table_name NOT IN ('_sqlx_migrations', 'nodes', 'owners')",
);

/// Numbers that the database gives out by itself.
const GIVEN: &str = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT) FROM information_schema.columns \
    WHERE table_schema = current_schema() AND is_identity = 'YES'";

/// The shape of a database.
pub(in crate::store) async fn shape(work: &mut Work<'_>) -> Result<Shape, StoreError> {
    let mut shape = Shape::new();
    for line in ask(COLUMNS).fetch_all(work).await? {
        let (table, column): (String, String) = (line.try_get(0)?, line.try_get(1)?);
        let kind = match line.try_get::<&str>(2)? {
            "TEXT" | "text" => Kind::Text,
            "BLOB" | "bytea" => Kind::Bytes,
            "INTEGER" | "bigint" => Kind::Whole,
            "REAL" | "double precision" => Kind::Real,
            other => return Err(StoreError::Failed(format!("{table}.{column} is {other}"))),
        };
        let table = shape.entry(table).or_default();
        let place: i64 = line.try_get(4)?;
        if place > 0 {
            table.key.insert(place, column.clone());
        }
        table.columns.insert(column, Column { kind, filled: line.try_get(3)? });
    }
    Ok(shape)
}

impl Table {
    /// Asks for all lines of this table, in the order of their keys.
    pub(in crate::store) fn all(&self, name: &str) -> String {
        let key: Vec<&str> = self.key.values().map(String::as_str).collect();
        format!("SELECT {} FROM {name} ORDER BY {}", self.names(), key.join(", "))
    }

    /// What is in a line that answers [`Self::all`].
    pub(in crate::store) fn read(&self, line: &Line) -> Result<Vec<Value<'static>>, sqlx::Error> {
        let value = |(index, column): (usize, &Column)| {
            Ok(match column.kind {
                Kind::Text => line.try_get::<Option<String>>(index)?.into(),
                Kind::Bytes => line.try_get::<Option<Vec<u8>>>(index)?.into(),
                Kind::Whole => line.try_get::<Option<i64>>(index)?.into(),
                Kind::Real => line.try_get::<Option<f64>>(index)?.into(),
            })
        };
        self.columns.values().enumerate().map(value).collect()
    }

    /// Writes lines: one after the other to a file, all together where each way is long.
    pub(in crate::store) async fn write(
        &self,
        work: &mut Work<'_>,
        name: &str,
        lines: Vec<Vec<Value<'static>>>,
    ) -> Result<(), StoreError> {
        let names = self.names();
        if let Work::Postgres(_) = work {
            let list: Vec<Json> =
                lines.into_iter().map(|line| line.into_iter().map(json).collect()).collect();
            let read: Vec<String> = self.columns.values().enumerate().map(unpacked).collect();
            let sql = format!(
                "INSERT INTO {name} ({names}) SELECT {} \
                 FROM json_array_elements(CAST(?1 AS JSON)) WITH ORDINALITY AS lines (line, place) ORDER BY place",
                read.join(", ")
            );
            ask_made(sql).bind(serde_json::to_string(&list)?).execute(work).await?;
            return Ok(());
        }
        let places = vec!["?"; self.columns.len()].join(", ");
        for line in lines {
            let mut query = ask_made(format!("INSERT INTO {name} ({names}) VALUES ({places})"));
            for value in line {
                query = query.bind(value);
            }
            query.execute(&mut *work).await?;
        }
        Ok(())
    }

    fn names(&self) -> String {
        self.columns.keys().map(String::as_str).collect::<Vec<_>>().join(", ")
    }
}

/// Numbers that are given out go on after those that were copied.
pub(in crate::store) async fn go_on_counting(work: &mut Work<'_>) -> Result<(), StoreError> {
    // A file looks for the greatest by itself.
    let Work::Postgres(_) = work else { return Ok(()) };
    for line in ask(GIVEN).fetch_all(&mut *work).await? {
        let (table, column): (&str, &str) = (line.try_get(0)?, line.try_get(1)?);
        let sql = format!(
            "SELECT setval(pg_get_serial_sequence('{table}', '{column}'), \
             (SELECT coalesce(max({column}), 0) + 1 FROM {table}), false)"
        );
        ask_made(sql).fetch_one(&mut *work).await?;
    }
    Ok(())
}

/// A value in a list of lines; what is no text is written as one.
fn json(value: Value<'_>) -> Json {
    match value {
        Value::Text(text) => text.map(String::from).into(),
        Value::Bytes(bytes) => bytes.map(|bytes| hex(&bytes)).into(),
        Value::Whole(number) => number.map(|number| number.to_string()).into(),
        Value::Real(number) => number.map(|number| number.to_string()).into(),
    }
}

/// How such a value is read from its line.
fn unpacked((index, column): (usize, &Column)) -> String {
    match column.kind {
        Kind::Text => format!("line ->> {index}"),
        Kind::Bytes => format!("decode(line ->> {index}, 'hex')"),
        Kind::Whole => format!("CAST(line ->> {index} AS BIGINT)"),
        Kind::Real => format!("CAST(line ->> {index} AS DOUBLE PRECISION)"),
    }
}
