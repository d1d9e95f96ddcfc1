//! What happened at the table in the course of a game, beside the game itself. The record of the game tells it, so that
//! whoever looks at it again learns why a bot moved, or who gave up.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Seat};

/// What happened to a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Note {
    /// Time was up, and the table moved.
    TimeUp,
    /// A bot began to play for the player.
    SteppedIn,
    /// The player took the seat again.
    Returned,
    /// The player gave up.
    Resigned,
    /// The player's time was up, and with it the game.
    TimedOut,
}

/// A note, the seat it is about, and how many steps of the game had been taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Noted {
    /// How many steps of the game had been taken.
    pub step: u32,
    /// Whose.
    pub seat: Seat,
    /// What.
    pub note: Note,
}

/// The key of a record's `meta` under which its notes are.
const NOTES: &str = "notes";

impl Note {
    const ALL: [Self; 5] = [Self::TimeUp, Self::SteppedIn, Self::Returned, Self::Resigned, Self::TimedOut];

    /// As records call it.
    const fn word(self) -> &'static str {
        match self {
            Self::TimeUp => "time-up",
            Self::SteppedIn => "stepped-in",
            Self::Returned => "returned",
            Self::Resigned => "resigned",
            Self::TimedOut => "timed-out",
        }
    }

    const fn key(self) -> &'static str {
        match self {
            Self::TimeUp => "table-log-time-up",
            Self::SteppedIn => "table-log-stepped-in",
            Self::Returned => "table-log-returned",
            Self::Resigned => "table-log-resigned",
            Self::TimedOut => "table-log-timed-out",
        }
    }

    /// The sentence.
    pub fn say(self, seat: Seat) -> Message {
        Message::new(self.key()).with("seat", seat)
    }
}

/// The notes as `meta` has them: `[[12, "time-up", 2], …]`, the seat by its number.
pub(crate) fn write(notes: &[Noted]) -> (String, Value) {
    let rows = notes.iter().map(|noted| json!([noted.step, noted.note.word(), noted.seat.number()]));
    (NOTES.to_owned(), rows.collect())
}

/// The notes of a record; what cannot be read is left out.
pub fn notes_in(document: &Document) -> Vec<Noted> {
    let rows = document.others.get("meta").and_then(|meta| meta.get(NOTES)).and_then(Value::as_array);
    let read = |row: &Value| {
        let word = row.get(1)?.as_str()?;
        Some(Noted {
            step: u32::try_from(row.get(0)?.as_u64()?).ok()?,
            note: Note::ALL.into_iter().find(|note| note.word() == word)?,
            seat: Seat::from_number(u8::try_from(row.get(2)?.as_u64()?).ok()?)?,
        })
    };
    rows.into_iter().flatten().filter_map(read).collect()
}
