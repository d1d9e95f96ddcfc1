//! Any lines are read as asks or refused; what can be read is asked at a table, and comes back as it was written.

use serde::Serialize;
use serde::de::DeserializeOwned;
use sevenfold_protocol::{Ask, Millis, SeatToken, Settings, TableCode, ToClient, patch};
use sevenfold_table::{Effort, Opening, PlayerId, Secret, Table};

/// Asks of one input.
const MOST: usize = 32;
/// How long each of them comes after the one before, in milliseconds.
const STEP: u64 = 700;

pub(crate) fn feed(bytes: &[u8]) -> usize {
    let Ok(text) = std::str::from_utf8(bytes) else { return 0 };
    let mut lines = text.lines();
    let Some(first) = lines.next() else { return 0 };
    let _ = (first.parse::<TableCode>().is_ok(), serde_json::from_str::<SeatToken>(first).is_ok());
    same::<ToClient>(first);
    patched(first, text);
    let settings = same::<Settings>(first).unwrap_or_else(|| Settings::new("sieben", 2));
    let opening = Opening {
        code: TableCode::from_number(7),
        settings,
        owner: PlayerId::new("a"),
        secret: Secret([7; 32]),
    };
    let Ok((table, _)) = Table::open(opening, Millis(STEP)) else { return 0 };
    talk(table.with_effort(Effort::iterations(1)), lines.take(MOST))
}

/// Anything is a patch or none; what is written as one reads back.
fn patched(known: &str, text: &str) {
    let _ = patch::read(&[known], text);
    let written = patch::write(&[known], text);
    assert_eq!(patch::read(&[known], &written).as_deref(), Ok(text));
}

/// Two people ask by turns; how much of it was done.
fn talk<'a>(mut table: Table, lines: impl Iterator<Item = &'a str>) -> usize {
    let (people, mut done) = ([PlayerId::new("a"), PlayerId::new("b")], 0);
    for who in &people {
        let _ = table.arrived(who, Millis(STEP));
    }
    for (number, line) in (2..).zip(lines) {
        let now = Millis(number * STEP);
        let Some(ask) = same::<Ask>(line) else { continue };
        let version = table.version();
        if table.handle(&people[number as usize % 2], &ask, now).is_err() {
            assert_eq!(table.version(), version, "a refusal changes nothing");
        }
        done += usize::from(table.version() > version);
        let _ = table.tick(now);
    }
    done
}

/// What can be read is read the same once it was written.
fn same<T: DeserializeOwned + Serialize + PartialEq + std::fmt::Debug>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let written = serde_json::to_string(&read).unwrap_or_default();
    let again = serde_json::from_str::<T>(&written);
    assert!(again.as_ref().is_ok_and(|again| *again == read), "{written} reads as {again:?}");
    Some(read)
}
