//! Where this browser keeps its pins of the fair deal: in a storage that outlives the page.

use sevenfold_client::{Keeper, Store, pins_in};
use sevenfold_fair::Pin;
use sevenfold_protocol::TableCode;

use crate::random;
use crate::speech::storage;

const PREFIX: &str = "sevenfold-pins-";

/// The storage of this browser.
pub(crate) struct Browser;

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

/// An eye on the deals of a table that keeps its pins here.
pub(crate) fn keeper() -> Keeper<Browser> {
    Keeper::new(Browser, random::bytes)
}

/// The pins this browser has of a table.
pub(crate) fn pins(code: TableCode) -> Vec<Pin> {
    pins_in(&Browser, code).unwrap_or_default()
}

/// Throws away all pins.
pub(crate) fn forget_all() {
    let Some(storage) = storage() else { return };
    let count = storage.length().unwrap_or_default();
    let keys: Vec<String> = (0..count).filter_map(|index| storage.key(index).ok()?).collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        // What is not there any more need not be removed.
        let _ = storage.remove_item(key);
    }
}

fn key(code: TableCode) -> String {
    format!("{PREFIX}{code}")
}
