//! A journal as the page keeps it.

use sevenfold_core::json;
use sevenfold_protocol::offline::Journal;
use sevenfold_table::Entry;

/// Entries as text, one a line.
pub fn write(entries: &[Entry]) -> Journal {
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

/// Entries from text; `None` if a line is not one.
pub fn read(journal: &Journal) -> Option<Vec<Entry>> {
    journal.0.lines().map(|line| json::from_text(line).ok()).collect()
}
