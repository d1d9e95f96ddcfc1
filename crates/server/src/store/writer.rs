//! The one who writes: whatever waits is committed together.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use serde::Serialize;
use sevenfold_protocol::TableCode;
use tokio::sync::{Mutex, mpsc};
use tokio::time::{Instant, sleep_until};

use super::connection::Writing;
use super::home::{Connection, ManyLines, Value, Work, ask};
use super::journal::SealedEntry;
use super::mishaps::Mishaps;
use super::nodes::{Node, fence};
use super::{Append, Pending, StoreError, time};
use crate::clock::hex;

/// How many appends share a commit.
const TOGETHER: usize = 1024;
/// Where many tables are played at, commits follow each other no sooner than this: each costs as much as dozens of steps,
/// and meanwhile more steps come in. A table that is played at alone never waits.
const APART: Duration = Duration::from_millis(4);
/// After so many appends in a row that were not taken, the others of a batch are not tried.
const TRIES: usize = 8;

/// Entries in one statement for many, in a file: their table, number, text and seal, and the seal before it if the journal must
/// end with that. A batch that is refused is undone as a whole, so `SQLite` need not remember the pages as they were before this
/// statement (`OR FAIL`).
static IN_FILE: ManyLines<5> = ManyLines::between(
    "INSERT OR FAIL INTO journal (code, number, entry, seal) SELECT column1, column2, column3, column4 FROM ",
    " WHERE column1 IS NOT NULL AND (column5 IS NULL OR EXISTS (SELECT 1 FROM journal AS before \
        WHERE before.code = column1 AND before.number = column2 - 1 AND before.seal = column5))",
);

/// The same as one list, so that `PostgreSQL` plans it once whatever their number. It is asked for one seal, not whether there
/// is a line: for that it would read the whole journal, since it does not know how short the list is.
const AS_LIST: &str = "INSERT INTO journal (code, number, entry, seal) \
     SELECT code, number, entry, decode(seal, 'hex') FROM json_to_recordset(CAST(? AS JSON)) \
     AS line (code TEXT, number BIGINT, entry TEXT, seal TEXT, follows TEXT) \
     WHERE follows IS NULL OR decode(follows, 'hex') = (SELECT before.seal FROM journal AS before \
        WHERE before.code = line.code AND before.number = line.number - 1)";

/// An entry that is to be written.
struct Row<'a> {
    code: &'a TableCode,
    line: &'a SealedEntry,
    /// The seal before it, if the journal must end with that.
    follows: Option<&'a [u8]>,
}

/// An entry in that list.
#[derive(Serialize)]
struct Listed<'a> {
    code: &'a TableCode,
    number: u64,
    entry: &'a str,
    seal: String,
    follows: Option<String>,
}

impl<'a> Row<'a> {
    fn values(&self) -> [Value<'a>; 5] {
        let SealedEntry { number, text, seal, .. } = self.line;
        [
            self.code.as_str().into(),
            number.cast_signed().into(),
            text.into(),
            seal.bytes().into(),
            self.follows.into(),
        ]
    }

    fn listed(&self) -> Listed<'a> {
        let SealedEntry { number, text, seal, .. } = self.line;
        let (seal, follows) = (hex(seal.bytes()), self.follows.map(hex));
        Listed { code: self.code, number: *number, entry: text, seal, follows }
    }
}

/// Writes until nobody can ask any more.
pub(super) async fn run(
    write: Arc<Mutex<Writing>>,
    mut queue: mpsc::Receiver<Pending>,
    mishaps: Arc<Mishaps>,
    node: Arc<OnceLock<Node>>,
) {
    let mut batch = Vec::with_capacity(TOGETHER);
    let mut last: Option<(Instant, TableCode)> = None;
    while queue.recv_many(&mut batch, TOGETHER).await > 0 {
        if let Some((begun, code)) = last
            && batch.iter().any(|pending| pending.append.code != code)
        {
            sleep_until(begun + APART).await;
        }
        let mut writing = write.lock().await;
        // While the connection was busy more may have come in.
        while batch.len() < TOGETHER
            && let Ok(more) = queue.try_recv()
        {
            batch.push(more);
        }
        let started = Instant::now();
        last = batch.last().map(|pending| (started, pending.append.code));
        commit(&mut writing, &mut batch, &mishaps, &node).await;
        metrics::histogram!("sevenfold_commit_seconds").record(started.elapsed());
    }
}

/// Commits a batch. If it cannot be committed as a whole each append is tried alone, so that one that is wrong does not
/// keep the others out; but when the store takes nothing at all, it is not asked for each of them.
async fn commit(writing: &mut Writing, batch: &mut Vec<Pending>, mishaps: &Mishaps, node: &OnceLock<Node>) {
    metrics::counter!("sevenfold_appends_total").increment(batch.len() as u64);
    metrics::counter!("sevenfold_commits_total").increment(1);
    let whole = try_commit(writing, batch.iter().map(|pending| &pending.append), mishaps, node).await;
    // Whoever is in doubt does not try again: what was kept would not be taken a second time.
    if matches!(whole, Ok(()) | Err(StoreError::Doubt)) || batch.len() == 1 {
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
            _ => try_commit(writing, std::iter::once(&pending.append), mishaps, node).await,
        };
        refused = if kept.is_ok() { 0 } else { refused + 1 };
        let _ = pending.kept.send(kept);
    }
}

async fn try_commit<'a>(
    writing: &mut Writing,
    appends: impl Iterator<Item = &'a Append> + Clone + Send,
    mishaps: &Mishaps,
    node: &OnceLock<Node>,
) -> Result<(), StoreError> {
    let done = match writing.connection().await {
        Ok(connection) => write_all(connection, appends, node).await,
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
    node: &OnceLock<Node>,
) -> Result<(), StoreError> {
    let mut work = connection.begin_beside_others().await?;
    if appends.clone().any(|append| append.finished.is_some()) {
        // Ratings and lists follow on what others have left.
        work.alone().await?;
    }
    fence(&mut work, node, appends.clone().map(|append| append.code)).await?;
    entries(&mut work, appends.clone()).await?;
    for append in appends {
        rest(&mut work, append).await?;
    }
    let in_doubt = work.may_be_kept_unsaid();
    work.commit().await.map_err(|error| if in_doubt { StoreError::Doubt } else { error.into() })
}

/// All entries together.
async fn entries<'a>(
    work: &mut Work<'_>,
    appends: impl Iterator<Item = &'a Append>,
) -> Result<(), StoreError> {
    let mut rows = Vec::new();
    for append in appends {
        for (index, line) in append.lines.iter().enumerate() {
            let follows = (index == 0 && line.number > 1).then(|| line.before.bytes());
            rows.push(Row { code: &append.code, line, follows });
        }
    }
    if rows.is_empty() {
        return Ok(());
    }
    let written = match work {
        Work::Sqlite(file) => {
            let lines: Vec<_> = rows.iter().map(Row::values).collect();
            IN_FILE.write(file, &lines).await?
        }
        Work::Postgres(_) => {
            let list = serde_json::to_string(&rows.iter().map(Row::listed).collect::<Vec<_>>())?;
            ask(AS_LIST).bind(list).execute(&mut *work).await?.rows_affected()
        }
    };
    // Whoever follows on nothing has been overtaken by somebody who removed or blotted it.
    if written == rows.len() as u64 { Ok(()) } else { Err(StoreError::Conflict) }
}

/// What is rarer: the table itself, its own line, who sits at it, the record of a game that has ended.
async fn rest(work: &mut Work<'_>, append: &Append) -> Result<(), StoreError> {
    if let Some(snapshot) = &append.snapshot {
        super::kept::write(work, append.code, snapshot).await?;
    }
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
