//! What this browser keeps of the deals of its tables: the promises it heard and the parts it made, in a storage that
//! outlives the page. How a deal is watched is in [`sevenfold_fair`]; here is where its pins are kept.

#[cfg(test)]
mod tests;

use sevenfold_core::{SeatSet, json};
use sevenfold_fair::{Alarm, Pin, Watch};
use sevenfold_protocol::{Request, TableCode, ToClient};

use crate::random;
use crate::speech::storage;

const PREFIX: &str = "sevenfold-pins-";

/// Where pins are kept.
pub trait Store {
    /// The pins of a table; nothing if they cannot be read.
    fn read(&self, code: TableCode) -> Option<String>;
    /// Keeps the pins of a table.
    fn write(&self, code: TableCode, pins: &str);
}

/// The storage of this browser.
pub struct Browser;

impl Store for Browser {
    fn read(&self, code: TableCode) -> Option<String> {
        storage()?.get_item(&key(code)).ok()?
    }

    fn write(&self, code: TableCode, pins: &str) {
        if let Some(storage) = storage() {
            // In a full storage they are kept as long as the page is open.
            let _ = storage.set_item(&key(code), pins);
        }
    }
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
    random: Box<dyn FnMut() -> [u8; 32]>,
}

impl<S: Store> Keeper<S> {
    /// Knows what is kept here.
    pub fn new(store: S) -> Self {
        Self { watch: Watch::default(), store, random: Box::new(random::bytes) }
    }

    /// Hears a message, keeps what has to be kept, and says what to ask for.
    pub fn hear(&mut self, message: &ToClient) -> Vec<Request> {
        let code = code_of(message);
        // Another window of this browser may have sealed a part for the same seat.
        if let Some(pins) = code.and_then(|code| pins_in(&self.store, code)) {
            self.watch.recall(pins);
        }
        let saw = self.watch.hear(message, &mut *self.random);
        if let (true, Some(code), Ok(pins)) = (saw.news, code, serde_json::to_string(self.watch.pins())) {
            self.store.write(code, &pins);
        }
        saw.asks
    }

    /// What the player is to be told.
    pub fn warning(&self) -> Warning {
        Warning { alarm: self.watch.alarm(), left_out: self.watch.left_out() }
    }
}

/// The pins this browser has of a table.
pub fn pins(code: TableCode) -> Vec<Pin> {
    pins_in(&Browser, code).unwrap_or_default()
}

/// Throws away all pins.
pub fn forget_all() {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or_default();
    let keys: Vec<String> = (0..count).filter_map(|index| storage.key(index).ok()?).collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        // What is not there any more need not be removed.
        let _ = storage.remove_item(key);
    }
}

fn pins_in(store: &impl Store, code: TableCode) -> Option<Vec<Pin>> {
    json::from_text(&store.read(code)?).ok()
}

/// The table a message shows.
fn code_of(message: &ToClient) -> Option<TableCode> {
    match message {
        ToClient::Snapshot(snapshot) => Some(snapshot.table.code),
        ToClient::Update(update) => update.table.as_ref().map(|table| table.code),
        _ => None,
    }
}

fn key(code: TableCode) -> String {
    format!("{PREFIX}{code}")
}
