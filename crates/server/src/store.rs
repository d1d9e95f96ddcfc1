//! What is kept: in an embedded database, or in one that others look after.
//!
//! This is the only module that knows which database it is ([`home`]). Others ask in the words of the house: journals, tables,
//! guests, records. All writing goes over one connection; appends to the journals of many tables that come in while the
//! disk is busy are committed together ([`writer`]).
//!
//! An embedded database keeps a write-ahead log with `synchronous = FULL`: what was committed survives a crash of the machine,
//! not only one of the program. Committing together makes that affordable.

mod backup;
mod check;
mod company;
mod connection;
mod copy;
mod damage;
mod disk;
mod erase;
mod guests;
mod home;
mod house;
mod join;
mod journal;
mod kept;
mod listings;
mod members;
mod mishaps;
mod nodes;
mod overview;
mod passkeys;
mod place;
mod probe;
mod records;
mod recovery;
mod reports;
mod results;
mod scrub;
mod seal;
mod sealing;
mod sessions;
mod spelling;
pub(crate) mod steward;
mod tables;
mod writer;

use std::fmt;
use std::sync::{Arc, OnceLock};

use tokio::sync::{Mutex, mpsc, oneshot};

use crate::{Database, Failure, Limits};
use connection::Writing;
use home::{Pool, ask};
use mishaps::Mishaps;
use nodes::Node;

pub use backup::{backup, backup_watched, restore, restore_watched};
pub use check::{Report, check, rescue};
pub(crate) use company::{Block, Friendship, Room, Sought};
pub use copy::{Copied, copy_database};
pub use damage::Damage;
pub(crate) use damage::Findings;
pub(crate) use disk::private;
pub use disk::{Step, Watch};
pub(crate) use house::Count;
pub(crate) use join::{Door, Joining};
pub(crate) use journal::SealedEntry;
pub(crate) use kept::{Shortcut, Snapshot};
pub(crate) use listings::{Posted, Posting};
pub(crate) use members::NotNamed;
pub(crate) use nodes::{Epoch, Lease, clearing, lobby};
pub(crate) use overview::Home;
pub(crate) use passkeys::{NewPasskey, PasskeyLine};
pub(crate) use place::Place;
pub(crate) use records::{Finished, Kept};
pub(crate) use reports::ReportLine;
pub(crate) use results::{Bringing, Course, Cursor, GameLine, LEAST_GAMES, Leader, Met, Tally, Wanted};
pub use results::{Rebuilt, rebuild_ratings};
pub(crate) use seal::Seal;
pub(crate) use sessions::NewSession;
pub(crate) use tables::{Append, Beside, NewTable, Row, TableLine};

/// How many appends wait before those who bring more must wait too.
const QUEUE: usize = 4096;

/// Everything that is kept.
#[derive(Clone)]
pub(crate) struct Store {
    read: Pool,
    write: Arc<Mutex<Writing>>,
    appends: mpsc::Sender<Pending>,
    /// What was found damaged.
    findings: Findings,
    mishaps: Arc<Mishaps>,
    /// Which of the servers on this database it is, if there can be several.
    node: Arc<OnceLock<Node>>,
}

/// An append, and who waits for it.
struct Pending {
    append: Append,
    kept: oneshot::Sender<Result<(), StoreError>>,
}

/// Why something was not kept or not found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum StoreError {
    /// Somebody else wrote it first.
    Conflict,
    /// The database said no: the disk is full, the file is broken.
    Failed(String),
    /// What was kept is not what was written: of a journal, the first entry of which that is so.
    Damaged {
        /// The entry; 0 if nothing can be read, or if it is no journal.
        entry: u64,
    },
    /// The database was lost while it kept something: perhaps it has.
    Doubt,
    /// The table belongs to another node.
    Elsewhere,
    /// The store is closed.
    Closed,
}

impl Store {
    /// Opens a database and brings it up to date; a file is made if there is none.
    pub(crate) async fn open(database: &Database, limits: &Limits) -> Result<Self, Failure> {
        let (writing, read) = connection::open(database, limits).await?;
        let write = Arc::new(Mutex::new(writing));
        let (appends, queue) = mpsc::channel(QUEUE);
        let (mishaps, findings) = (Arc::<Mishaps>::default(), Findings::default());
        let node = Arc::<OnceLock<Node>>::default();
        tokio::spawn(writer::run(Arc::clone(&write), queue, Arc::clone(&mishaps), Arc::clone(&node)));
        Ok(Self { read, write, appends, findings, mishaps, node })
    }

    /// Keeps what has happened at a table. When this returns it is on disk, or nothing of it is.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        let (kept, answer) = oneshot::channel();
        self.appends.send(Pending { append, kept }).await.map_err(|_| StoreError::Closed)?;
        answer.await.map_err(|_| StoreError::Closed)?
    }

    /// Lets an embedded database forget the pages it has read and written: it reads again what it needs again.
    pub(crate) async fn forget_pages(&self) {
        let forget = || ask("PRAGMA shrink_memory");
        for mut connection in self.read.idle() {
            // One that cannot forget is none the worse.
            let _ = forget().execute(&mut connection).await;
        }
        if let Pool::Sqlite(_) = self.read
            && let Ok(connection) = self.write.lock().await.connection().await
        {
            let _ = forget().execute(connection).await;
        }
    }

    /// How much was found damaged so far.
    pub(crate) fn damage(&self) -> usize {
        self.findings.count()
    }

    /// Lets go of a database that somebody else may work on: what is in its log stays there.
    pub(crate) async fn let_go(&self) {
        self.read.close().await;
        self.write.lock().await.give_up().await;
    }

    /// Lets go of the database; what was begun is finished first.
    pub(crate) async fn close(&self) {
        self.leave_nodes().await;
        // Readers first: as long as one is there the log cannot go.
        self.read.close().await;
        let mut writing = self.write.lock().await;
        writing.close().await;
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        match &error {
            sqlx::Error::Database(inner) if inner.is_unique_violation() => Self::Conflict,
            _ if damage::is_damage(&error) => Self::Damaged { entry: 0 },
            _ => Self::Failed(error.to_string()),
        }
    }
}

/// What cannot be written as JSON, or read as what it should be. What it says stays out of the logs.
impl From<serde_json::Error> for StoreError {
    fn from(_: serde_json::Error) -> Self {
        Self::Damaged { entry: 0 }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Conflict => f.write_str("somebody else wrote it first"),
            Self::Failed(reason) => write!(f, "the database said: {reason}"),
            Self::Damaged { entry } => write!(f, "what was kept is damaged (entry {entry})"),
            Self::Doubt => f.write_str("the database did not say whether it was kept"),
            Self::Elsewhere => f.write_str("another node has this table"),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for StoreError {}

/// Times are kept as the database's own numbers.
fn time(at: sevenfold_protocol::Millis) -> i64 {
    i64::try_from(at.0).unwrap_or(i64::MAX)
}
