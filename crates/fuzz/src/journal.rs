//! Any lines are read as the journal of a table or refused; a table that was built is shown, and goes on.

use sevenfold_protocol::{Ask, Millis, PROTOCOL, Request};
use sevenfold_table::{Effort, Entry, PlayerId, Table};

/// Entries of one input.
const MOST: usize = 64;

pub(crate) fn feed(bytes: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(bytes) else { return 0 };
    let entries: Result<Vec<Entry>, _> = text.lines().take(MOST).map(serde_json::from_str).collect();
    let Ok(entries) = entries else { return 0 };
    let Ok(table) = Table::from_journal(&entries) else { return 0 };
    let mut table = table.with_effort(Effort::iterations(1));
    assert_eq!(table.version(), entries.last().map_or(0, |entry| entry.number));
    let now = table.last_change();
    let who = table.players().into_iter().next().unwrap_or_else(|| PlayerId::new("somebody"));
    let _ = table.arrived(&who, now);
    let hello = Ask { id: 1, request: Request::Hello { protocol: PROTOCOL } };
    // Whoever may not look on is refused.
    let _ = table.handle(&who, &hello, now);
    let _ = table.tick(Millis(now.0.saturating_add(60_000)));
    entries.len()
}
