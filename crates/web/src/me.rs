//! Who I am in this browser: a name, kept.

use crate::speech::storage;

const KEPT: &str = "sevenfold-name";

/// The name given last time.
pub fn name() -> Option<String> {
    storage()?.get_item(KEPT).ok()?.filter(|name| !name.trim().is_empty())
}
