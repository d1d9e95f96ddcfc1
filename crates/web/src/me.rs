//! Who I am in this browser: a name, kept.

use crate::speech::storage;

const KEPT: &str = "sevenfold-name";

/// The name given last time.
pub fn name() -> Option<String> {
    storage()?.get_item(KEPT).ok()?.filter(|name| !name.trim().is_empty())
}

/// Keeps a name.
pub fn set_name(name: &str) {
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the name is not kept.
        let _ = storage.set_item(KEPT, name.trim());
    }
}
