//! Where this browser keeps its own tables: their journals, in its storage.

use sevenfold_protocol::{Settings, TableCode};
use sevenfold_table::{Entry, Happened};

use crate::speech::storage;

const PREFIX: &str = "sevenfold-table-";

/// Adds to the journal of a table.
pub fn keep(code: TableCode, entries: &[Entry]) {
    let mut journal = journal(code);
    journal.extend_from_slice(entries);
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(&journal)) {
        // A full storage means that this game cannot be resumed; it can still be played to its end.
        let _ = storage.set_item(&format!("{PREFIX}{code}"), &text);
    }
}

/// Throws away all tables kept in this browser.
pub fn forget_all() {
    let Some(storage) = storage() else { return };
    for kept in tables() {
        // What is not there any more need not be removed.
        let _ = storage.remove_item(&format!("{PREFIX}{}", kept.code));
    }
}

/// Everything that happened at a table; empty if it is not kept here.
pub fn journal(code: TableCode) -> Vec<Entry> {
    storage()
        .and_then(|storage| storage.get_item(&format!("{PREFIX}{code}")).ok()?)
        .and_then(|text| serde_json::from_str(&text).ok())
        .unwrap_or_default()
}

/// A table kept in this browser.
#[derive(Clone, PartialEq, Debug)]
pub struct Kept {
    /// Its code.
    pub code: TableCode,
    /// How it is set.
    pub settings: Settings,
    /// The journal's last time.
    pub last: u64,
}

/// All tables kept in this browser, the latest first.
pub fn tables() -> Vec<Kept> {
    let Some(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let keys = (0..count).filter_map(|index| storage.key(index).ok()?);
    let codes = keys.filter_map(|key| key.strip_prefix(PREFIX)?.parse::<TableCode>().ok());
    let mut tables: Vec<Kept> = codes.filter_map(kept).collect();
    tables.sort_by_key(|kept| std::cmp::Reverse(kept.last));
    tables
}

fn kept(code: TableCode) -> Option<Kept> {
    let journal = journal(code);
    let Happened::Opened { settings, .. } = &journal.first()?.what else { return None };
    Some(Kept { code, settings: settings.clone(), last: journal.last()?.at.0 })
}
