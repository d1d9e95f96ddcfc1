//! The one who writes: whatever waits is committed together.

use std::sync::Arc;
use std::time::Instant;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Sqlite, Transaction};
use tokio::sync::{Mutex, mpsc};

use super::connection::Writing;
use super::journal::seal_before;
use super::seal::Seal;
use super::{Append, Pending, StoreError, time};
use crate::clock::hex;

/// How many appends share a commit.
const TOGETHER: usize = 1024;

/// Writes until nobody can ask any more.
pub(super) async fn run(write: Arc<Mutex<Writing>>, mut queue: mpsc::Receiver<Pending>) {
    let mut batch = Vec::with_capacity(TOGETHER);
    while queue.recv_many(&mut batch, TOGETHER).await > 0 {
        let mut writing = write.lock().await;
        // While the connection was busy more may have come in.
        while batch.len() < TOGETHER
            && let Ok(more) = queue.try_recv()
        {
            batch.push(more);
        }
        let started = Instant::now();
        commit(&mut writing, &mut batch).await;
        metrics::histogram!("sevenfold_commit_seconds").record(started.elapsed());
    }
}

/// Commits a batch. If it cannot be committed as a whole each append is tried alone, so that one that is wrong does not
/// keep the others out.
async fn commit(writing: &mut Writing, batch: &mut Vec<Pending>) {
    metrics::counter!("sevenfold_appends_total").increment(batch.len() as u64);
    metrics::counter!("sevenfold_commits_total").increment(1);
    let whole = try_commit(writing, batch.iter().map(|pending| &pending.append)).await;
    if whole.is_ok() || batch.len() == 1 {
        for pending in batch.drain(..) {
            // Whoever no longer waits has no table to change either.
            let _ = pending.kept.send(whole.clone());
        }
        return;
    }
    for pending in batch.drain(..) {
        let kept = try_commit(writing, std::iter::once(&pending.append)).await;
        let _ = pending.kept.send(kept);
    }
}

async fn try_commit<'a>(
    writing: &mut Writing,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
) -> Result<(), StoreError> {
    let connection = writing.connection().await?;
    let done = write_all(connection, appends).await;
    if let Err(error) = &done {
        metrics::counter!("sevenfold_commits_failed_total").increment(1);
        tracing::warn!(%error, "nothing was kept");
        writing.give_up().await;
    }
    done
}

async fn write_all<'a>(
    connection: &mut SqliteConnection,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
) -> Result<(), StoreError> {
    let mut work = connection.begin_with("BEGIN IMMEDIATE").await?;
    entries(&mut work, appends.clone()).await?;
    for append in appends {
        rest(&mut work, append).await?;
    }
    Ok(work.commit().await?)
}

/// All entries in one statement, whatever their number.
async fn entries<'a>(
    work: &mut Transaction<'_, Sqlite>,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        let Some(first) = append.entries.first() else { continue };
        let mut seal = seal_before(work, append.code, first.number).await?;
        for entry in &append.entries {
            let text = serde_json::to_string(entry)?;
            seal = Seal::of_entry(seal, append.code.as_str(), entry.number, &text);
            rows.push((append.code, entry.number, text, hex(seal.bytes())));
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    sqlx::query(
        "INSERT INTO journal (code, number, entry, seal) \
         SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3) FROM json_each(?)",
    )
    .bind(serde_json::to_string(&rows)?)
    .execute(&mut **work)
    .await?;
    Ok(())
}

/// What is rarer: the table's own line, who sits at it, the record of a game that has ended.
async fn rest(work: &mut Transaction<'_, Sqlite>, append: &Append) -> Result<(), StoreError> {
    if let Some(row) = &append.row {
        sqlx::query("UPDATE tables SET phase = ?, changed = ?, wake = ?, entries = ? WHERE code = ?")
            .bind(row.phase)
            .bind(time(row.changed))
            .bind(row.wake.map(time))
            .bind(row.entries.cast_signed())
            .bind(append.code.as_str())
            .execute(&mut **work)
            .await?;
    }
    if let Some(sitters) = &append.sitters {
        super::tables::set_sitters(work, append.code, sitters).await?;
    }
    if let Some(finished) = &append.finished {
        super::records::keep(work, append.code, finished).await?;
    }
    Ok(())
}
