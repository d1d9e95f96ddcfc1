//! Where this browser keeps its own tables: each with its journal, in its storage.

use sevenfold_core::json;
use sevenfold_protocol::TableCode;
use sevenfold_protocol::offline::{Journal, Kept};

use crate::speech::storage;

const PREFIX: &str = "sevenfold-table-";

/// Adds to the journal of a table.
pub fn keep(about: &Kept, more: &Journal) {
    let Journal(before) = table(about.code).map(|(_, journal)| journal).unwrap_or_default();
    if let (Some(storage), Ok(about_line)) = (storage(), serde_json::to_string(about)) {
        // A full storage means that this game cannot be resumed; it can still be played to its end.
        let _ = storage.set_item(&key(about.code), &format!("{about_line}\n{before}{}", more.0));
    }
}

/// Throws away all tables kept in this browser.
pub fn forget_all() {
    let Some(storage) = storage() else { return };
    for kept in tables() {
        // What is not there any more need not be removed.
        let _ = storage.remove_item(&key(kept.code));
    }
}

/// A table, and everything that happened at it; nothing if it is not kept here.
pub fn table(code: TableCode) -> Option<(Kept, Journal)> {
    let text = storage()?.get_item(&key(code)).ok()??;
    let (about, journal) = text.split_once('\n')?;
    Some((json::from_text(about).ok()?, Journal(journal.to_owned())))
}

/// All tables kept in this browser, the latest first.
pub fn tables() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let keys = (0..count).filter_map(|index| storage.key(index).ok()?);
    let codes = keys.filter_map(|key| key.strip_prefix(PREFIX)?.parse::<TableCode>().ok());
    let mut tables: Vec<Kept> = codes.filter_map(|code| Some(table(code)?.0)).collect();
    tables.sort_by_key(|kept| std::cmp::Reverse(kept.last));
    tables
}

fn key(code: TableCode) -> String {
    format!("{PREFIX}{code}")
}
