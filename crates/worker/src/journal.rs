//! A journal as the page keeps it.

use sevenfold_core::json;
use sevenfold_protocol::offline::Journal;
use sevenfold_table::{Entry, Table};

/// Entries as text, one a line.
pub(crate) fn write(entries: &[Entry]) -> Journal {
    // Entries are numbers, texts and lists: JSON can hold them, and never on more than a line.
    Journal(entries.iter().filter_map(|entry| serde_json::to_string(entry).ok()).fold(
        String::new(),
        |mut text, line| {
            text.push_str(&line);
            text.push('\n');
            text
        },
    ))
}

/// The table that a journal tells of, and the entries it was rebuilt from: all there are, or those up to the first that
/// cannot have happened. `None` if not even the first can.
pub(crate) fn rebuild(journal: &Journal) -> Option<(Table, Vec<Entry>)> {
    let mut entries = read(journal);
    loop {
        match Table::from_journal(&entries) {
            Ok(table) => return Some((table, entries)),
            Err(error) => {
                let before = usize::try_from(error.number).unwrap_or_default().saturating_sub(1);
                // Every try is with fewer entries than the one before.
                entries.truncate(before.min(entries.len().checked_sub(1)?));
            }
        }
    }
}

/// The entries up to the end of a table's game, counted from 1.
pub(crate) fn up_to_game(entries: &[Entry], game: u32) -> &[Entry] {
    let ends = entries.iter().enumerate().filter(|(_, entry)| entry.what.lays_next_game());
    let end = ends.map(|(index, _)| index).nth(game.saturating_sub(1) as usize);
    &entries[..end.unwrap_or(entries.len())]
}

/// The entries of a journal, each number once and without a gap: where two wrote, the first is believed.
fn read(journal: &Journal) -> Vec<Entry> {
    let lines = journal.0.lines().map_while(|line| json::from_text::<Entry>(line).ok());
    let mut entries: Vec<Entry> = Vec::new();
    for entry in lines {
        if entry.number == entries.len() as u64 + 1 {
            entries.push(entry);
        }
    }
    entries
}
