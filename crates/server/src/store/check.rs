//! Looking through a whole database: what is damaged is named, and whatever else is there is read nevertheless.

mod keys;
mod lines;
mod members;
mod rescue;

use std::collections::BTreeSet;
use std::path::Path;

use serde::Serialize;
use sevenfold_table::Table;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use super::connection::{self, SEALED};
use super::damage::{Damage, is_damage};
use super::home::{Connection, ask};
use super::journal::{self, Journal};
use super::spelling::Spelled;
use super::{Store, StoreError, kept};
use crate::{Database, Failure, Limits};
pub use rescue::rescue;

/// What was found in a database.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Report {
    /// Tables whose journal is sound.
    pub tables: u64,
    /// Entries of journals that are sound.
    pub entries: u64,
    /// Records that are sound.
    pub records: u64,
    /// Guests whose line is sound.
    pub guests: u64,
    /// Members whose lines are sound.
    pub members: u64,
    /// What is damaged.
    pub damage: BTreeSet<Damage>,
}

/// How closely it is looked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Depth {
    /// At every seal.
    Seals,
    /// At the database's own structure too, and whether every table can be rebuilt.
    Whole,
}

/// Looks through a database, which is not changed. A server may run on it.
pub async fn check(database: impl Into<Database>) -> Result<Report, Failure> {
    match database.into() {
        Database::File(path) => check_file(&path).await,
        database @ Database::Postgres(_) => {
            let (mut writing, read) = connection::open(&database, &Limits::default()).await?;
            let failed = |error: StoreError| Failure::database(database.shown(), &error);
            // One picture of it, also while servers write.
            let mut connection = read.picture().await.map_err(|error| failed(error.into()))?;
            let report = survey(&mut connection, Depth::Whole).await.map_err(failed);
            // Nothing was written.
            let _ = connection.close().await;
            writing.close().await;
            report
        }
    }
}

async fn check_file(database: &Path) -> Result<Report, Failure> {
    if !database.exists() {
        return Err(Failure::Missing(database.into()));
    }
    let mut connection = open(database).await?;
    // One picture of it, also while a server writes.
    let begun = ask("BEGIN").execute(&mut connection).await;
    begun.map_err(|error| Failure::database(database, &error))?;
    let report = survey(&mut connection, Depth::Whole).await;
    // Nothing was written.
    let _ = connection.close().await;
    report.map_err(|error| Failure::database(database, &error))
}

/// Opens a database for reading, if it is one that has seals.
async fn open(database: &Path) -> Result<Connection, Failure> {
    let failed =
        |error: &dyn ToString| Failure::Database { path: database.into(), reason: error.to_string() };
    let file = Spelled::new(database).map_err(|error| failed(&error))?;
    let options = SqliteConnectOptions::new().filename(file.path()).read_only(true);
    let connection = options.disable_statement_logging().connect().await.map_err(|error| failed(&error))?;
    let mut connection = Connection::Sqlite(connection);
    let last = ask("SELECT max(version) FROM _sqlx_migrations").fetch_one(&mut connection).await;
    let version: i64 = last.and_then(|row| row.try_get(0)).map_err(|error| failed(&error))?;
    if version < SEALED {
        return Err(failed(&format!(
            "version {version} has nothing to check; a server brings it up to date"
        )));
    }
    Ok(connection)
}

impl Store {
    /// Looks at every seal, and notes what is damaged.
    ///
    /// People play meanwhile: what was read before a step and after it does not fit together. So whatever looks damaged is looked at
    /// again in one picture. That is not begun with, since a file's log cannot be folded for as long as a picture lasts.
    pub(crate) async fn survey(&self) -> Result<Report, StoreError> {
        let mut report = survey(&mut self.read.acquire().await?, Depth::Seals).await?;
        if !report.damage.is_empty() {
            let mut picture = self.read.picture().await?;
            report = survey(&mut picture, Depth::Seals).await?;
            // Nothing was written.
            let _ = picture.close().await;
        }
        for damage in &report.damage {
            self.findings.add(damage.clone());
        }
        Ok(report)
    }
}

pub(super) async fn survey(connection: &mut Connection, depth: Depth) -> Result<Report, StoreError> {
    let mut report = Report::default();
    if depth == Depth::Whole && matches!(connection, Connection::Sqlite(_) | Connection::Lent(_)) {
        structure(connection, &mut report).await?;
    }
    journals(connection, depth, &mut report).await?;
    lines::records(connection, &mut report).await?;
    lines::guests(connection, &mut report).await?;
    members::members(connection, &mut report).await?;
    lines::participants(connection, &mut report).await?;
    lines::house(connection, &mut report).await?;
    Ok(report)
}

/// What the database says of its own structure.
async fn structure(connection: &mut Connection, report: &mut Report) -> Result<(), StoreError> {
    match ask("PRAGMA integrity_check").fetch_all(connection).await {
        Ok(rows) => {
            let said = rows.iter().map(|row| row.try_get::<String>(0).unwrap_or_default());
            report.damage.extend(said.filter(|what| what != "ok").map(|what| Damage::File { what }));
            Ok(())
        }
        Err(error) if is_damage(&error) => {
            report.damage.insert(Damage::File { what: error.to_string() });
            Ok(())
        }
        Err(error) => Err(error.into()),
    }
}

async fn journals(connection: &mut Connection, depth: Depth, report: &mut Report) -> Result<(), StoreError> {
    let kept = keys::all(connection, keys::JOURNAL, &mut report.damage).await?;
    let noted = keys::all(connection, keys::TABLES, &mut report.damage).await?;
    for code in kept.difference(&noted) {
        report.damage.insert(Damage::Line { code: code.clone() });
    }
    for code in kept.union(&noted) {
        let journal = journal::read(connection, code).await?;
        let entry = match journal.damaged {
            None if depth == Depth::Whole => rebuilt(connection, code, &journal, report).await?,
            damaged => damaged,
        };
        report.entries += journal.lines.len() as u64;
        match entry {
            Some(entry) => drop(report.damage.insert(Damage::Journal { code: code.clone(), entry })),
            None => report.tables += 1,
        }
    }
    Ok(())
}

/// Can the table be rebuilt, and is what is noted of it beside its journal true? Gives the entry that cannot have happened.
async fn rebuilt(
    connection: &mut Connection,
    code: &str,
    journal: &Journal,
    report: &mut Report,
) -> Result<Option<u64>, StoreError> {
    let entries: Vec<_> = journal.lines.iter().map(|(_, entry)| entry.clone()).collect();
    match Table::from_journal(&entries) {
        Ok(table)
            if lines::is_true(connection, code, &table, &entries).await?
                && kept::fits(connection, code, &entries).await => {}
        Ok(_) => drop(report.damage.insert(Damage::Line { code: code.to_owned() })),
        Err(error) => return Ok(Some(error.number)),
    }
    Ok(None)
}
