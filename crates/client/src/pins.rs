//! What a client keeps of the deals of its tables: the promises it heard and the parts it made, in a store that outlives
//! the program. How a deal is watched is in [`sevenfold_fair`]; here its pins are kept.

use sevenfold_core::{SeatSet, json};
use sevenfold_fair::{Alarm, Pin, Watch};
use sevenfold_protocol::{Request, TableCode, ToClient};

/// Where pins are kept.
pub trait Store {
    /// The pins of a table; nothing if they cannot be read.
    fn read(&self, code: TableCode) -> Option<String>;
    /// Keeps the pins of a table.
    fn write(&self, code: TableCode, pins: &str);
}

/// Keeps nothing: whoever comes back has to believe what is told then.
#[derive(Clone, Copy, Debug, Default)]
pub struct Forgetful;

impl Store for Forgetful {
    fn read(&self, _code: TableCode) -> Option<String> {
        None
    }

    fn write(&self, _code: TableCode, _pins: &str) {}
}

/// What a player is to be told of the present deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Warning {
    /// It is not what was promised.
    pub alarm: Option<Alarm>,
    /// Own seats whose parts are not in it.
    pub left_out: SeatSet,
}

/// Keeps an eye on the deals of a table, and what it sees.
pub struct Keeper<S> {
    watch: Watch,
    store: S,
    random: Box<dyn FnMut() -> [u8; 32] + Send + Sync>,
}

impl<S: Store> Keeper<S> {
    /// Knows what is kept here; `random` gives 32 bytes that nobody can foresee.
    pub fn new(store: S, random: impl FnMut() -> [u8; 32] + Send + Sync + 'static) -> Self {
        Self { watch: Watch::default(), store, random: Box::new(random) }
    }

    /// Hears a message, keeps what has to be kept, and says what to ask for.
    pub fn hear(&mut self, message: &ToClient) -> Vec<Request> {
        let code = code_of(message);
        // Another window of the same client may have sealed a part for the same seat.
        if let Some(pins) = code.and_then(|code| pins_in(&self.store, code)) {
            self.watch.recall(pins);
        }
        let saw = self.watch.hear(message, &mut *self.random);
        if let (true, Some(code), Ok(pins)) = (saw.news, code, serde_json::to_string(self.watch.pins())) {
            self.store.write(code, &pins);
        }
        saw.asks
    }

    /// What is kept of the deals so far.
    pub fn pins(&self) -> &[Pin] {
        self.watch.pins()
    }

    /// What the player is to be told.
    pub fn warning(&self) -> Warning {
        Warning { alarm: self.watch.alarm(), left_out: self.watch.left_out() }
    }
}

/// The pins that are kept of a table; nothing if there are none, or they cannot be read.
pub fn pins_in(store: &impl Store, code: TableCode) -> Option<Vec<Pin>> {
    json::from_text(&store.read(code)?).ok()
}

/// The table a message shows.
fn code_of(message: &ToClient) -> Option<TableCode> {
    match message {
        ToClient::Snapshot(snapshot) => Some(snapshot.table.code),
        ToClient::Reseated { faces, .. } => faces.first().map(|face| face.table.code),
        ToClient::Update(update) => update.table.as_ref().map(|table| table.code),
        _ => None,
    }
}
