//! The one who writes: whatever waits is committed together.

use std::sync::Arc;
use std::time::Instant;

use tokio::sync::{Mutex, mpsc};

use super::connection::Writing;
use super::home::{Connection, Work, ask};
use super::journal::seal_before;
use super::mishaps::Mishaps;
use super::seal::Seal;
use super::{Append, Pending, StoreError, time};
use crate::clock::hex;

/// How many appends share a commit.
const TOGETHER: usize = 1024;
/// After so many appends in a row that were not taken, the others of a batch are not tried.
const TRIES: usize = 8;

/// Writes until nobody can ask any more.
pub(super) async fn run(
    write: Arc<Mutex<Writing>>,
    mut queue: mpsc::Receiver<Pending>,
    mishaps: Arc<Mishaps>,
) {
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
        commit(&mut writing, &mut batch, &mishaps).await;
        metrics::histogram!("sevenfold_commit_seconds").record(started.elapsed());
    }
}

/// Commits a batch. If it cannot be committed as a whole each append is tried alone, so that one that is wrong does not
/// keep the others out; but when the store takes nothing at all, it is not asked for each of them.
async fn commit(writing: &mut Writing, batch: &mut Vec<Pending>, mishaps: &Mishaps) {
    metrics::counter!("sevenfold_appends_total").increment(batch.len() as u64);
    metrics::counter!("sevenfold_commits_total").increment(1);
    let whole = try_commit(writing, batch.iter().map(|pending| &pending.append), mishaps).await;
    if whole.is_ok() || batch.len() == 1 {
        for pending in batch.drain(..) {
            // Whoever no longer waits has no table to change either.
            let _ = pending.kept.send(whole.clone());
        }
        return;
    }
    let mut refused = 0;
    for pending in batch.drain(..) {
        let kept = match &whole {
            Err(error @ StoreError::Failed(_)) if refused >= TRIES => Err(error.clone()),
            _ => try_commit(writing, std::iter::once(&pending.append), mishaps).await,
        };
        refused = if kept.is_ok() { 0 } else { refused + 1 };
        let _ = pending.kept.send(kept);
    }
}

async fn try_commit<'a>(
    writing: &mut Writing,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
    mishaps: &Mishaps,
) -> Result<(), StoreError> {
    let done = match writing.connection().await {
        Ok(connection) => write_all(connection, appends).await,
        Err(error) => Err(error),
    };
    if let Err(error) = &done {
        metrics::counter!("sevenfold_commits_failed_total").increment(1);
        mishaps.tell(error);
        writing.give_up().await;
    }
    done
}

async fn write_all<'a>(
    connection: &mut Connection,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
) -> Result<(), StoreError> {
    let mut work = connection.begin().await?;
    entries(&mut work, appends.clone()).await?;
    for append in appends {
        rest(&mut work, append).await?;
    }
    Ok(work.commit().await?)
}

/// All entries in one statement, whatever their number.
async fn entries<'a>(
    work: &mut Work<'_>,
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
    ask("INSERT INTO journal (code, number, entry, seal) \
         SELECT value ->> 0, value ->> 1, value ->> 2, unhex(value ->> 3) FROM json_each(?)")
    .bind(serde_json::to_string(&rows)?)
    .execute(&mut *work)
    .await?;
    Ok(())
}

/// What is rarer: the table's own line, who sits at it, the record of a game that has ended.
async fn rest(work: &mut Work<'_>, append: &Append) -> Result<(), StoreError> {
    if let Some(row) = &append.row {
        ask("UPDATE tables SET phase = ?, changed = ?, wake = ?, entries = ? WHERE code = ?")
            .bind(row.phase)
            .bind(time(row.changed))
            .bind(row.wake.map(time))
            .bind(row.entries.cast_signed())
            .bind(append.code.as_str())
            .execute(&mut *work)
            .await?;
    }
    if let Some(sitters) = &append.sitters {
        super::tables::set_sitters(work, append.code, sitters).await?;
    }
    if let Some(finished) = &append.finished {
        super::records::keep(work, append.code, finished).await?;
    }
    super::listings::post(work, append).await
}
