//! Who I am in this browser: a name, kept.

use crate::speech::storage;

const KEPT: &str = "sevenfold-name";

/// Keeps a name for next time.
pub fn keep_name(name: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the name is asked for again.
        let _ = storage.set_item(KEPT, name);
    }
}

/// The name given last time.
pub fn name() -> Option<String> {
    storage()?.get_item(KEPT).ok()?.filter(|name| !name.trim().is_empty())
}
