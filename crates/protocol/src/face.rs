//! What of a table can be seen.

use serde::{Deserialize, Serialize};
use sevenfold_core::json::Data;
use sevenfold_core::{Agenda, Message, Outcome, Seat, SeatSet, WindowId};

use crate::{Auto, Leg, Millis, TableCode};

/// The table itself; the same for everybody.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TableFace {
    /// The code on the invitation.
    pub code: TableCode,
    /// Counts the games at this table from 1.
    pub game: u32,
    /// Gathering, playing, or over.
    pub phase: Phase,
    /// Who sits where, by seat.
    pub seats: Vec<SeatFace>,
    /// Whose word counts before the start: whoever opened the table, or else the first person at it.
    pub owner: Option<Seat>,
    /// The wish to take back that waits for answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoOffer>,
    /// Who wants to play again.
    pub rematch: SeatSet,
    /// Which of two games with the seats exchanged this is, where two are played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub leg: Option<Leg>,
    /// The fair deal of this game.
    pub fair: FairFace,
}

/// Where a table stands.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Waiting for players.
    Gathering,
    /// The list of seals is closed: clients reveal their parts, and then the game is dealt.
    Dealing {
        /// Whose parts are still waited for: of those who sealed one and are connected.
        waits: SeatSet,
        /// Until when: then the game is dealt without them.
        until: Millis,
    },
    /// A game is running.
    Playing,
    /// The game is over.
    Over(Ending),
}

/// How a game ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ending {
    /// Why.
    pub cause: EndingCause,
    /// Who won; nobody if a game was broken off.
    pub winners: SeatSet,
    /// Points by seat, if it was played to its end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EndingCause {
    /// It was played to its end.
    Played,
    /// This seat resigned.
    Resigned(Seat),
    /// This seat ran out of time in a rated game.
    TimeUp(Seat),
}

impl EndingCause {
    /// Who lost the game before its end, by giving up or by the clock.
    pub const fn loser(self) -> Option<Seat> {
        match self {
            Self::Played => None,
            Self::Resigned(seat) | Self::TimeUp(seat) => Some(seat),
        }
    }
}

/// One seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeatFace {
    /// Which.
    pub seat: Seat,
    /// Who sits there.
    pub sitter: Sitter,
}

/// Who sits at a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Sitter {
    /// Nobody yet.
    Nobody,
    /// A person.
    Person {
        /// What the others see.
        name: String,
        /// Is one of the player's devices connected?
        here: bool,
        /// The bot that plays for the player, and why.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stand_in: Option<StandIn>,
    },
    /// A bot.
    Bot {
        /// Its name on the roster; also what it is called.
        bot: String,
    },
}

/// A bot that plays for a person.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct StandIn {
    /// Its name on the roster.
    pub bot: String,
    /// Why it plays.
    pub cause: StandInCause,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StandInCause {
    /// The player got up; taking the seat again ends it.
    Left,
    /// The player was away for too long; coming back ends it.
    Away,
    /// The player has resigned: the bot stays.
    Resigned,
}

/// A wish to take back.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct UndoOffer {
    /// Whose wish.
    pub by: Seat,
    /// How many steps of the game would be left.
    pub keep: u32,
    /// Whose answer is still missing.
    pub waiting: SeatSet,
}

/// What can be known of the fair deal.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct FairFace {
    /// The promise: SHA-256 of the secret, in hexadecimal digits. It is shown before anybody seals a part.
    pub commit: String,
    /// The promise of the next game, once this one is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The seals, by seat; empty for bots and those who gave none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seals: Vec<String>,
    /// What each seat has added, once the game is dealt: its part, or its seal if it did not reveal the part; empty for
    /// bots and those who sealed none.
    pub parts: Vec<String>,
    /// The secret, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// The seed that follows from secret and parts, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
}

/// The game as one viewer may see it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct GameFace {
    /// How many steps have been taken, chance included.
    pub step: u32,
    /// The game's own view, as the game's type writes it.
    pub view: Data,
    /// What is asked next, and of whom.
    pub agenda: Agenda,
    /// When the open windows opened and close.
    pub windows: Vec<OpenWindow>,
    /// What is asked of this viewer, in one sentence.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ask: Option<Message>,
    /// Every move this viewer may make now, sorted by text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Choice>,
    /// The result, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
}

/// The times of an open window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OpenWindow {
    /// Which.
    pub id: WindowId,
    /// Since when.
    pub opened: Millis,
    /// When the table moves for whoever must still act; nothing if there is no hurry.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub closes: Option<Millis>,
}

/// A move one may make.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Choice {
    /// The window it answers.
    pub window: WindowId,
    /// The move in the notation.
    pub text: String,
    /// What it would do; left out in long lists ([`LABELLED_CHOICES`](crate::limits::LABELLED_CHOICES)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub label: Option<Message>,
}

/// What only the player of a seat sees of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Mine {
    /// Are passive answers given automatically?
    pub auto: Auto,
    /// Could the last move be taken back, or its taking back be wished for? (Then [`Request::OfferUndo`] makes sense;
    /// it may still be refused because something hidden was seen.)
    ///
    /// [`Request::OfferUndo`]: crate::Request::OfferUndo
    pub can_undo: bool,
    /// May a hint be asked for?
    pub can_hint: bool,
    /// How many look on without a seat.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub watchers: u32,
}

/// Most games have no watchers, and say nothing of them.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "it is asked with a reference")]
const fn is_nobody(watchers: &u32) -> bool {
    *watchers == 0
}

/// A line of the log, as one viewer may read it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct LogLine {
    /// The version of the table with which it came; several lines may have the same.
    pub version: u64,
    /// How many steps of the game had been taken after it.
    pub step: u32,
    /// When.
    pub at: Millis,
    /// What kind of line.
    pub kind: LogKind,
    /// The sentence.
    pub message: Message,
    /// The event as the game's type writes it, for pictures and sounds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub event: Option<Data>,
}

/// What kind of line.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LogKind {
    /// Something happened in the game.
    Game,
    /// Something happened at the table: somebody sat down, a bot stepped in.
    Table,
    /// Somebody said something.
    Talk(Seat),
}
