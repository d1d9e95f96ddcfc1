//! No, and why.

use serde::{Deserialize, Serialize};
use sevenfold_core::Message;

/// Something was not done. Nothing has changed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Refusal {
    /// What kind of no.
    pub code: RefusalCode,
    /// The rule of the game that a move breaks, as `SI-6`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rule: Option<String>,
    /// The sentence.
    pub message: Message,
}

impl Refusal {
    /// A refusal that cites no rule.
    pub const fn new(code: RefusalCode, message: Message) -> Self {
        Self { code, rule: None, message }
    }
}

/// What kind of no. Tables give most of them; servers give the last few.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RefusalCode {
    /// The client speaks another version: reload it.
    Outdated,
    /// No such game on the shelf.
    NoSuchGame,
    /// The game cannot be set up like this.
    Setup,
    /// No such bot for this game.
    NoSuchBot,
    /// No such seat at this table.
    NoSuchSeat,
    /// The seat is somebody else's.
    NotYourSeat,
    /// Somebody sits there.
    SeatTaken,
    /// All seats are taken.
    TableFull,
    /// Seats are still free.
    SeatsFree,
    /// Only whoever opened the table can do that.
    OwnerOnly,
    /// A name must be short and visible.
    BadName,
    /// Not 64 hexadecimal digits, or not the part that was sealed.
    BadPart,
    /// Not a known phrase, or too long.
    BadTalk,
    /// Too quickly one after another.
    TooFast,
    /// The game has not started.
    NotStarted,
    /// The game is running.
    Running,
    /// The game is over.
    GameOver,
    /// The seat has resigned.
    Resigned,
    /// A bot plays for the seat; take it again first.
    StoodIn,
    /// The window has closed; the move came too late.
    WindowClosed,
    /// The text is not a move.
    Unreadable,
    /// The move breaks a rule.
    Breach,
    /// The seat has no move to take back.
    NothingToUndo,
    /// Something hidden has been seen since.
    HiddenSeen,
    /// Somebody else's wish is waiting for answers.
    UndoPending,
    /// Nobody wishes to take back.
    NoUndoOffer,
    /// That player is at the table.
    StillHere,
    /// Hints are not for this table.
    NoHints,
    /// The seat is not asked for anything.
    NotAsked,
    /// The table has been used for as long as a table can be.
    WornOut,
    /// Nobody may look on here.
    NoWatchers,
    /// Not in a rated game.
    Rated,
    /// Only members sit at a rated table.
    MembersOnly,
    /// The message could not be read.
    Malformed,
    /// The message is too large.
    TooLarge,
    /// There is no table with this code.
    NoSuchTable,
    /// What was kept of the table is damaged.
    Damaged,
    /// It could not be kept, so it has not happened.
    NotKept,
    /// The server has too much to do.
    Busy,
}
