//! What a client asks of a table.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Seat, WindowId};

use crate::{BotSpeed, SeatToken, Talk};

/// A request with an id of the client's choosing; the answer carries the same id.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ask {
    /// Comes back with the answer.
    pub id: u32,
    /// What is asked.
    pub request: Request,
}

/// What can be asked. Whoever has several seats (several people on one device) says which one is meant.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The first thing a client says.
    Hello {
        /// The client's [`PROTOCOL`](crate::PROTOCOL).
        protocol: u32,
    },
    /// Send me everything again: I missed something.
    Refresh,
    /// Sit down: at this seat, or at any free one. A device may take several seats. At one's own seat it means: I am
    /// back, let me play again.
    TakeSeat {
        /// Which; the first free one if left out.
        #[serde(default)]
        seat: Option<Seat>,
        /// What the others see.
        name: String,
    },
    /// Sit down at my own seat from another device.
    ReturnToSeat {
        /// What [`ToClient::Seated`](crate::ToClient::Seated) gave.
        token: SeatToken,
    },
    /// Get up. Before the start the seat is free again; during a game a bot keeps it until the player takes it again.
    LeaveSeat {
        /// Which.
        seat: Seat,
    },
    /// Be called something else.
    SetName {
        /// At which seat.
        seat: Seat,
        /// What the others see.
        name: String,
    },
    /// Seal a part of the fair deal, anew for every game: before the start, or for a rematch when the game before it is
    /// over. Another one takes the place of the one before.
    Seal {
        /// At which seat.
        seat: Seat,
        /// For which game at this table: its promise must have been heard.
        game: u32,
        /// The hash of promise, seat and part: 64 hexadecimal digits.
        seal: String,
    },
    /// Reveal the sealed part once the list of seals is closed ([`Phase::Dealing`](crate::Phase::Dealing)).
    Reveal {
        /// At which seat.
        seat: Seat,
        /// 64 random hexadecimal digits.
        part: String,
    },
    /// Before the start: put a bot on a free seat, or another one in a bot's place.
    SetBot {
        /// Where.
        seat: Seat,
        /// A name from the game's roster.
        bot: String,
    },
    /// Before the start: send whoever sits there away.
    ClearSeat {
        /// Where.
        seat: Seat,
    },
    /// Begin.
    Start {
        /// The bot for seats that are still free; without one all seats must be taken.
        #[serde(default)]
        fill: Option<String>,
    },
    /// Make a move.
    Move {
        /// Whose.
        seat: Seat,
        /// The window it answers.
        window: WindowId,
        /// The move in the notation.
        text: String,
    },
    /// Take back my last move, and what came after it. Against bots it happens at once; people are asked.
    OfferUndo {
        /// Whose move.
        seat: Seat,
    },
    /// Answer somebody else's wish to take back; the one who wished may withdraw it.
    AnswerUndo {
        /// For which seat.
        seat: Seat,
        /// What the answer is.
        consent: Consent,
    },
    /// Give up for good.
    Resign {
        /// For which seat.
        seat: Seat,
    },
    /// Let a bot play for somebody who has been away for a while.
    LetBotPlay {
        /// For whom.
        seat: Seat,
    },
    /// Play again with the same people: it begins when all people at the table have said so.
    Rematch {
        /// For which seat.
        seat: Seat,
    },
    /// Say something.
    Say {
        /// From which seat.
        seat: Seat,
        /// What.
        talk: Talk,
    },
    /// What would a good player do?
    Hint {
        /// At which seat.
        seat: Seat,
    },
    /// Let the table give the passive answer for me where I am only asked for an answer, unless I am quicker.
    SetAuto {
        /// For which seat.
        seat: Seat,
        /// Whether.
        auto: Auto,
    },
    /// Let the bots of this table think longer or shorter from now on.
    SetBotSpeed {
        /// How long.
        speed: BotSpeed,
    },
}

/// An answer to a wish.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Consent {
    /// Yes.
    Agree,
    /// No, or: never mind.
    Decline,
}

/// Are passive answers given automatically?
///
/// They are given after a delay that does not depend on what the seat holds, also when it could do something else.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Auto {
    /// The player answers.
    #[default]
    Off,
    /// The table does, unless the player is quicker.
    Passive,
}
