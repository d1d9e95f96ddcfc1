//! A place moves: everything that one database holds is written to another, whichever home either has, and compared.
//!
//! What is copied is one picture of the source, also while a server writes to it. The copy is written as a whole; then it is
//! read again in the same order, and its numbers and checksums must be those of the source.

use futures_util::TryStreamExt as _;
use serde::Serialize;
use sha2::{Digest as _, Sha256};

use super::home::{Connection, Pool, Shape, Table, Value, Work, ask_made, go_on_counting, shape};
use super::{StoreError, connection};
use crate::clock::hex;
use crate::lock::Lock;
use crate::{Database, Failure, Limits};

/// Lines that are written together.
const TOGETHER: usize = 500;
/// Tables that have one line in every database, also in an empty one.
const ALWAYS: [&str; 2] = ["house", "place"];

/// What was copied of one table of the database.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Copied {
    /// Which.
    pub table: String,
    /// How many lines it has.
    pub lines: u64,
    /// A hash over all of them in the order of their keys: SHA-256, as hex.
    pub checksum: String,
}

/// Copies everything from one database to another, which must be new or empty, and compares the two.
pub async fn copy_database(from: &Database, to: &Database) -> Result<Vec<Copied>, Failure> {
    if let Database::File(path) = from
        && !path.exists()
    {
        return Err(Failure::Missing(path.clone()));
    }
    let _lock = Lock::take(to)?;
    let (mut source, read) = connection::open(from, &Limits::default()).await?;
    let (mut target, written) = connection::open(to, &Limits::default()).await?;
    let done = async {
        let copied = fill(&read, target.connection().await?).await?;
        Ok(if look(&written).await? == copied { Some(copied) } else { None })
    };
    let done: Result<_, StoreError> = done.await;
    read.close().await;
    written.close().await;
    source.give_up().await;
    target.close().await;
    match done {
        Ok(Some(copied)) => Ok(copied),
        Ok(None) => Err(Failure::Differs(to.shown())),
        Err(StoreError::Conflict) => Err(Failure::NotEmpty(to.shown())),
        Err(error) => Err(Failure::database(to.shown(), &error)),
    }
}

/// Writes everything that is in one database to another. One that is not empty is a conflict.
async fn fill(from: &Pool, to: &mut Connection) -> Result<Vec<Copied>, StoreError> {
    let mut source = from.acquire().await?;
    let (mut source, mut target) = (source.picture().await?, to.begin().await?);
    let shape = same(shape(&mut source).await?, &shape(&mut target).await?)?;
    let mut all = Vec::with_capacity(shape.len());
    for (name, table) in &shape {
        empty(&mut target, name).await?;
        all.push(copy_table(&mut source, &mut target, name, table).await?);
    }
    go_on_counting(&mut target).await?;
    target.commit().await?;
    Ok(all)
}

fn same(from: Shape, to: &Shape) -> Result<Shape, StoreError> {
    if from == *to { Ok(from) } else { Err(StoreError::Failed("the two databases differ in shape".into())) }
}

/// Makes sure that nothing is in a table but what is in every database.
async fn empty(work: &mut Work<'_>, name: &str) -> Result<(), StoreError> {
    if ALWAYS.contains(&name) {
        ask_made(format!("DELETE FROM {name}")).execute(work).await?;
        return Ok(());
    }
    let found = ask_made(format!("SELECT 1 FROM {name} LIMIT 1")).fetch_optional(work).await?;
    if found.is_some() { Err(StoreError::Conflict) } else { Ok(()) }
}

async fn copy_table(
    from: &mut Work<'_>,
    to: &mut Work<'_>,
    name: &str,
    table: &Table,
) -> Result<Copied, StoreError> {
    let (mut lines, mut sum) = (ask_made(table.all(name)).fetch(from)?, Sum::default());
    let mut waiting = Vec::with_capacity(TOGETHER);
    while let Some(line) = lines.try_next().await? {
        let values = table.read(&line)?;
        sum.add(&values);
        waiting.push(values);
        if waiting.len() == TOGETHER {
            table.write(to, name, std::mem::take(&mut waiting)).await?;
        }
    }
    table.write(to, name, waiting).await?;
    Ok(sum.copied(name))
}

/// Reads everything that is in a database.
async fn look(database: &Pool) -> Result<Vec<Copied>, StoreError> {
    let mut connection = database.acquire().await?;
    let mut work = connection.picture().await?;
    let shape = shape(&mut work).await?;
    let mut all = Vec::with_capacity(shape.len());
    for (name, table) in &shape {
        let (mut lines, mut sum) = (ask_made(table.all(name)).fetch(&mut work)?, Sum::default());
        while let Some(line) = lines.try_next().await? {
            sum.add(&table.read(&line)?);
        }
        all.push(sum.copied(name));
    }
    Ok(all)
}

/// A sum over lines.
#[derive(Default)]
struct Sum {
    lines: u64,
    hash: Sha256,
}

impl Sum {
    /// Adds a line: each value with its kind and its length, so that no two lines look alike.
    fn add(&mut self, values: &[Value<'_>]) {
        self.lines += 1;
        for value in values {
            let (kind, bytes) = match value {
                Value::Text(Some(text)) => (b't', text.as_bytes().to_vec()),
                Value::Bytes(Some(bytes)) => (b'b', bytes.to_vec()),
                Value::Whole(Some(number)) => (b'w', number.to_le_bytes().to_vec()),
                Value::Real(Some(number)) => (b'r', number.to_bits().to_le_bytes().to_vec()),
                Value::Text(None) | Value::Bytes(None) | Value::Whole(None) | Value::Real(None) => {
                    (b'n', Vec::new())
                }
            };
            self.hash.update([kind]);
            self.hash.update((bytes.len() as u64).to_le_bytes());
            self.hash.update(bytes);
        }
    }

    fn copied(self, table: &str) -> Copied {
        let checksum = hex(&self.hash.finalize());
        Copied { table: table.to_owned(), lines: self.lines, checksum }
    }
}
