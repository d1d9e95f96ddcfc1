//! The one who writes: whatever waits is committed together.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use metrics::{Counter, Histogram};
use serde::Serialize;
use sevenfold_protocol::TableCode;
use sqlx::error::ErrorKind;
use sqlx::sqlite::SqliteConnection;
use tokio::sync::{Mutex, mpsc};
use tokio::time::{Instant, sleep_until};

use super::connection::Writing;
use super::home::{Connection, MOST_LINES, ManyLines, Value, Work, ask};
use super::journal::SealedEntry;
use super::mishaps::Mishaps;
use super::nodes::{Node, fence};
use super::{Append, Beside, Pending, StoreError, time};
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

/// The same where nothing else is to be written: a statement by itself is kept as a whole or not at all, and the thread that works
/// on the file is called once instead of three times. Nobody can look afterwards whether all entries were taken: one that does not
/// follow has no text here, and that the file refuses.
static ALONE_IN_FILE: ManyLines<5> = ManyLines::between(
    "INSERT INTO journal (code, number, entry, seal) SELECT column1, column2, \
        CASE WHEN column5 IS NULL OR EXISTS (SELECT 1 FROM journal AS before WHERE before.code = column1 \
            AND before.number = column2 - 1 AND before.seal = column5) THEN column3 END, column4 FROM ",
    " WHERE column1 IS NOT NULL",
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

/// What is counted with every commit: looked up once, since there are hundreds a second.
struct Counts {
    appends: Counter,
    commits: Counter,
    seconds: Histogram,
}

impl Counts {
    fn new() -> Self {
        Self {
            appends: metrics::counter!("sevenfold_appends_total"),
            commits: metrics::counter!("sevenfold_commits_total"),
            seconds: metrics::histogram!("sevenfold_commit_seconds"),
        }
    }
}

/// Writes until nobody can ask any more.
pub(super) async fn run(
    write: Arc<Mutex<Writing>>,
    mut queue: mpsc::Receiver<Pending>,
    mishaps: Arc<Mishaps>,
    node: Arc<OnceLock<Node>>,
) {
    let (mut batch, counts) = (Vec::with_capacity(TOGETHER), Counts::new());
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
        counts.appends.increment(batch.len() as u64);
        counts.commits.increment(1);
        commit(&mut writing, &mut batch, &mishaps, &node).await;
        counts.seconds.record(started.elapsed());
    }
}

/// Commits a batch. If it cannot be committed as a whole each append is tried alone, so that one that is wrong does not
/// keep the others out; but when the store takes nothing at all, it is not asked for each of them.
async fn commit(writing: &mut Writing, batch: &mut Vec<Pending>, mishaps: &Mishaps, node: &OnceLock<Node>) {
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
    let rows = rows(appends.clone());
    if let Connection::Sqlite(file) = connection
        && (1..=MOST_LINES).contains(&rows.len())
        && appends.clone().all(|append| append.beside.is_none())
    {
        return write_alone(file, &rows).await;
    }
    let mut work = connection.begin_beside_others().await?;
    if appends.clone().any(has_ended) {
        // Ratings and lists follow on what others have left.
        work.alone().await?;
    }
    fence(&mut work, node, appends.clone().map(|append| append.code)).await?;
    entries(&mut work, &rows).await?;
    for append in appends {
        if let Some(changed) = append.beside.as_deref() {
            beside(&mut work, append.code, changed).await?;
        }
    }
    let in_doubt = work.may_be_kept_unsaid();
    work.commit().await.map_err(|error| if in_doubt { StoreError::Doubt } else { error.into() })
}

/// All entries.
fn rows<'a>(appends: impl Iterator<Item = &'a Append>) -> Vec<Row<'a>> {
    let mut rows = Vec::new();
    for append in appends {
        for (index, line) in append.lines.iter().enumerate() {
            let follows = (index == 0 && line.number > 1).then(|| line.before.bytes());
            rows.push(Row { code: &append.code, line, follows });
        }
    }
    rows
}

/// Writes entries where there is nothing else to write.
async fn write_alone(file: &mut SqliteConnection, rows: &[Row<'_>]) -> Result<(), StoreError> {
    let lines: Vec<_> = rows.iter().map(Row::values).collect();
    match ALONE_IN_FILE.write_at_once(file, &lines).await {
        Ok(()) => Ok(()),
        Err(sqlx::Error::Database(error)) if error.kind() == ErrorKind::NotNullViolation => {
            Err(StoreError::Conflict)
        }
        Err(error) => Err(error.into()),
    }
}

/// All entries together, as part of something greater.
async fn entries(work: &mut Work<'_>, rows: &[Row<'_>]) -> Result<(), StoreError> {
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
async fn beside(work: &mut Work<'_>, code: TableCode, changed: &Beside) -> Result<(), StoreError> {
    let Beside { snapshot, row, sitters, finished, posting } = changed;
    if let Some(snapshot) = snapshot {
        super::kept::write(work, code, snapshot).await?;
    }
    if let Some(row) = row {
        ask("UPDATE tables SET phase = ?, changed = ?, wake = ?, entries = ? WHERE code = ?")
            .bind(row.phase)
            .bind(time(row.changed))
            .bind(row.wake.map(time))
            .bind(row.entries.cast_signed())
            .bind(code.as_str())
            .execute(&mut *work)
            .await?;
    }
    if let Some(sitters) = sitters {
        super::tables::set_sitters(work, code, sitters).await?;
    }
    if let Some(finished) = finished {
        super::records::keep(work, code, finished).await?;
    }
    super::listings::post(work, code, posting).await
}

/// Has a game ended?
fn has_ended(append: &Append) -> bool {
    append.beside.as_ref().is_some_and(|beside| beside.finished.is_some())
}

#[cfg(test)]
mod tests {
    use sevenfold_protocol::Millis;
    use sevenfold_table::{Entry, Happened};

    use super::super::{Posting, Seal, Store};
    use super::*;
    use crate::{Database, Limits};

    /// An entry with this number at a table, after another one.
    fn append(table: u64, number: u64, before: Seal) -> Append {
        let (code, what) = (TableCode::from_number(table), Happened::Started);
        let line = SealedEntry::after(before, code, &Entry { number, at: Millis(7), what });
        Append { code, lines: vec![line.unwrap()], beside: None }
    }

    /// Whether entries are written alone or beside something else: if one of them follows on nothing none is kept.
    #[tokio::test]
    async fn one_that_was_overtaken_keeps_the_whole_batch_out() {
        let folder = tempfile::tempdir().unwrap();
        let database = Database::File(folder.path().join("some.db"));
        let store = Store::open(&database, &Limits::default()).await.unwrap();
        let first = append(1, 1, Seal::FIRST);
        let (follows, node) = (first.lines[0].seal, OnceLock::new());
        let mut writing = store.write.lock().await;
        let connection = writing.connection().await.unwrap();
        write_all(connection, [&first].into_iter(), &node).await.unwrap();
        let beside = Some(Box::new(Beside { posting: Posting::New(None), ..Beside::NOTHING }));
        for more in [append(3, 1, Seal::FIRST), Append { beside, ..append(3, 1, Seal::FIRST) }] {
            for overtaken in [append(1, 2, Seal::FIRST), append(2, 2, follows), first.clone()] {
                let batch = [&more, &overtaken];
                let written = write_all(connection, batch.into_iter(), &node).await;
                assert_eq!(written, Err(StoreError::Conflict), "{overtaken:?}");
            }
            let lines = ask("SELECT number FROM journal").fetch_all(&mut *connection).await.unwrap();
            assert_eq!(lines.len(), 1, "{more:?}");
        }
        let batch = [append(1, 2, follows), append(3, 1, Seal::FIRST)];
        write_all(connection, batch.iter(), &node).await.unwrap();
    }
}
