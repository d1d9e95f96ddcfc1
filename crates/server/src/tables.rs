//! The tables that are running: one task for each, built from its journal when somebody comes, gone when nobody is left.

mod company;
mod elsewhere;
mod face;
mod forget;
mod party;
mod pool;
mod room;
mod said;
mod speak;

use std::collections::hash_map::Entry as Slot;
use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;
use sevenfold_protocol::{Ask, Company, Millis, Refusal, Settings, TableCode};
use sevenfold_table::{Opening, PlayerId, Secret, Table, TableError};
use tokio::sync::{mpsc, oneshot};

use crate::clock::{HouseClock, random};
use crate::limits::{Guards, Network, Origin};
use crate::lobby::Lobby;
use crate::metrics::Asked;
use crate::nodes::Carrier;
use crate::outbox::Outbox;
use crate::store::{NewTable, Store, StoreError};
use crate::traces::Trace;
use crate::{Failure, Keep, refusals};

pub(crate) use face::{Face, phase};
pub(crate) use party::Party;
use pool::Pool;
use room::class::Classes;
pub(crate) use speak::text;

/// Commands that wait at one table before those who bring more must wait too.
const QUEUE: usize = 64;
/// How often a code is drawn until a free one is found.
const DRAWS: usize = 8;

/// All tables.
#[derive(Clone)]
pub(crate) struct Tables {
    shared: Arc<Shared>,
}

struct Shared {
    store: Store,
    clock: Arc<HouseClock>,
    keep: Keep,
    guards: Arc<Guards>,
    pool: Pool,
    lobby: Arc<Lobby>,
    asked: Asked,
    classes: Classes,
    /// By which tables of other nodes are reached, if there is a way.
    carrier: Option<Arc<Carrier>>,
    rooms: Mutex<HashMap<TableCode, mpsc::Sender<Command>>>,
}

/// Where somebody hears whether it was done.
type Heard = oneshot::Sender<Result<(), StoreError>>;

/// What a running table is told. What is large is in a box: a room's queue has room for many commands, and there are many rooms.
pub(crate) enum Command {
    /// A client asked for something.
    Ask(Box<Asking>),
    /// A connection is closed.
    Leave(u64),
    /// What can be seen of the table?
    Face(oneshot::Sender<Result<Face, Absent>>),
    /// How does the table stand for somebody who sits there?
    Company(Box<(PlayerId, oneshot::Sender<Option<Company>>)>),
    /// Who sits at this seat, and what are they called?
    Sitter(Seat, oneshot::Sender<Option<(PlayerId, String)>>),
    /// Blot this player out; the second is the id that is nobody's.
    Forget(Box<(PlayerId, PlayerId, Heard)>),
    /// Go for good, unless somebody is here or something has happened since then; it is counted on this day.
    Remove(Box<(Millis, u64, Heard)>),
    /// The server closes.
    Close,
    /// There may be something to do.
    Wake,
}

/// A client that asked for something.
pub(crate) struct Asking {
    pub(crate) caller: Caller,
    pub(crate) ask: Ask,
    /// When.
    pub(crate) since: Instant,
}

impl Command {
    /// A client asked for something at this moment.
    pub(crate) fn ask(caller: Caller, ask: Ask, since: Instant) -> Self {
        Self::Ask(Box::new(Asking { caller, ask, since }))
    }
}

/// A connection to a table.
#[derive(Clone)]
pub(crate) struct Caller {
    /// No other connection has it.
    pub(crate) id: u64,
    /// Who is behind it.
    pub(crate) player: PlayerId,
    /// Where they are.
    pub(crate) network: Network,
    /// What goes out to the client. When it is full the client is too slow, and is dropped.
    pub(crate) out: Outbox,
    /// How it wants to hear of changes.
    pub(crate) updates: Updates,
    /// Where its socket is.
    pub(crate) way: Way,
    /// What its ask follows on at another node.
    pub(crate) trace: Option<Trace>,
}

impl Caller {
    /// Whose budgets this connection uses.
    fn origin(&self) -> Origin {
        Origin { player: self.player.clone(), network: self.network }
    }
}

/// Where a client's socket is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Way {
    /// At this node.
    Here,
    /// At another one.
    Carried,
}

/// How a client wants to hear of changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Updates {
    /// Every update whole.
    Whole,
    /// As patches on the updates before, each a message like all others.
    Patched,
    /// As patches by themselves.
    Bare,
}

/// What goes out to a client.
#[derive(Clone, Debug)]
pub(crate) enum Out {
    /// A message.
    Text(Utf8Bytes),
    /// The end, and why.
    Close(Ending),
}

/// Why a socket is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Ending {
    /// The server closes.
    Away,
    /// There is no such table, or not any more.
    Gone,
    /// The guest is not known any more.
    Forgotten,
    /// The table's journal is damaged.
    Damaged,
    /// The client must be reloaded.
    Outdated,
    /// The client does not read, or does not answer.
    Slow,
    /// The client sends more than anybody needs, and goes on.
    Flood,
    /// A message was larger than any that is read.
    TooLarge,
    /// The server cannot keep anything at the moment.
    TryLater,
}

/// Why a table cannot be had.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Absent {
    /// There is none with this code.
    Gone,
    /// Its journal is damaged.
    Damaged,
    /// The store does not answer.
    Busy,
}

impl Absent {
    pub(crate) fn refusal(self) -> Refusal {
        match self {
            Self::Gone => refusals::gone(),
            Self::Damaged => refusals::damaged(),
            Self::Busy => refusals::busy(),
        }
    }

    /// Was somebody forgotten at a table that cannot be had? Where there is none, yes.
    fn forgotten(self) -> Result<(), StoreError> {
        match self {
            Self::Gone => Ok(()),
            Self::Damaged => Err(StoreError::Damaged { entry: 0 }),
            Self::Busy => Err(StoreError::Closed),
        }
    }

    fn ending(self) -> Ending {
        match self {
            Self::Gone => Ending::Gone,
            Self::Damaged => Ending::Damaged,
            Self::Busy => Ending::TryLater,
        }
    }
}

/// Why a table was not opened.
#[derive(Debug)]
pub(crate) enum NotOpened {
    /// It cannot be set like this.
    Table(TableError),
    /// It could not be kept.
    Store(StoreError),
    /// The system gives no randomness.
    Failure(Failure),
}

impl Tables {
    pub(crate) fn new(
        store: Store,
        clock: Arc<HouseClock>,
        keep: Keep,
        guards: Arc<Guards>,
        lobby: Arc<Lobby>,
        carrier: Option<Arc<Carrier>>,
    ) -> Self {
        let (pool, asked, classes, rooms) = (Pool::new(), Asked::new(), Classes::default(), Mutex::default());
        let shared = Shared { store, clock, keep, guards, pool, lobby, asked, classes, carrier, rooms };
        Self { shared: Arc::new(shared) }
    }

    /// Opens a table and keeps it.
    pub(crate) async fn open(&self, owner: &PlayerId, settings: Settings) -> Result<TableCode, NotOpened> {
        self.open_for(owner, settings, &Party::default()).await
    }

    /// Opens a table at which these people sit, and bots at the other seats if there are to be any. It is kept as a whole:
    /// nobody ever finds a table at which half of them sit.
    pub(crate) async fn open_for(
        &self,
        owner: &PlayerId,
        settings: Settings,
        party: &Party,
    ) -> Result<TableCode, NotOpened> {
        for _ in 0..DRAWS {
            let code = TableCode::from_number(u64::from_le_bytes(random().map_err(NotOpened::Failure)?));
            let secret = Secret(random().map_err(NotOpened::Failure)?);
            let opening = Opening { code, settings: settings.clone(), owner: owner.clone(), secret };
            let now = self.shared.clock.now();
            let (mut table, done) = Table::open(opening, now).map_err(NotOpened::Table)?;
            let mut entries = done.journal;
            entries.extend(party.sit(&mut table, owner, now).map_err(NotOpened::Table)?);
            let sitters = table.players();
            let posted = party::posted(&table);
            let (settings, sitters, kept) = (table.settings(), &sitters, posted.clone());
            let (entries, wishes, by) = (&entries, &party.wishes, party.by);
            let new = NewTable { code, settings, owner, entries, sitters, wishes, posted: kept, by };
            match self.shared.store.open_table(new).await {
                Ok(()) => {
                    self.shared.lobby.posted(posted);
                    return Ok(code);
                }
                Err(StoreError::Conflict) => {}
                Err(error) => return Err(NotOpened::Store(error)),
            }
        }
        Err(NotOpened::Store(StoreError::Conflict))
    }

    /// Sends a command to a table, which is built from its journal if it is not running.
    pub(crate) async fn send(&self, code: TableCode, command: Command) {
        let mut command = command;
        // A room that has just ended leaves the command to its successor.
        while let Err(mpsc::error::SendError(unheard)) = self.room(code).send(command).await {
            command = unheard;
            tokio::task::yield_now().await;
        }
    }

    /// A connection is closed. A table that has ended meanwhile need not know.
    pub(crate) async fn leave(&self, code: TableCode, id: u64) {
        let room = self.rooms().get(&code).cloned();
        if let Some(room) = room {
            let _ = room.send(Command::Leave(id)).await;
        }
    }

    /// Asks a table something; nothing comes back if it has ended meanwhile.
    pub(crate) async fn ask<T>(
        &self,
        code: TableCode,
        make: impl FnOnce(oneshot::Sender<T>) -> Command,
    ) -> Option<T> {
        let (answer, heard) = oneshot::channel();
        self.send(code, make(answer)).await;
        heard.await.ok()
    }

    /// Ends all tables: everybody is told, what was begun is finished.
    pub(crate) async fn close(&self) {
        let rooms: Vec<_> = self.rooms().values().cloned().collect();
        for room in &rooms {
            // One that has ended by itself needs no telling.
            let _ = room.send(Command::Close).await;
        }
        for room in rooms {
            room.closed().await;
        }
    }

    /// How many tables are not put away.
    pub(crate) fn awake(&self) -> usize {
        self.rooms().len()
    }

    /// Tables in memory, by class.
    pub(crate) fn by_class(&self) -> BTreeMap<String, u32> {
        self.shared.classes.all()
    }

    fn room(&self, code: TableCode) -> mpsc::Sender<Command> {
        match self.rooms().entry(code) {
            Slot::Occupied(room) if !room.get().is_closed() => room.get().clone(),
            slot => {
                let (room, commands) = mpsc::channel(QUEUE);
                tokio::spawn(room::run(self.clone(), code, commands));
                slot.insert_entry(room.clone());
                room
            }
        }
    }

    /// Closes a room's door for good, unless somebody has knocked.
    fn retire(&self, code: TableCode, commands: &mut mpsc::Receiver<Command>) -> bool {
        let mut rooms = self.rooms();
        if !commands.is_empty() {
            return false;
        }
        commands.close();
        rooms.remove(&code);
        true
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<TableCode, mpsc::Sender<Command>>> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.shared.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
