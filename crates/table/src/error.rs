//! What a table does not do, and why. Nothing has changed then.

use sevenfold_core::erased::Refused;
use sevenfold_core::{Arg, Message, Say, Seat, SetupError, WindowId};
use sevenfold_protocol::{PROTOCOL, Refusal, RefusalCode, ToClient, limits};

/// Why something was not done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableError {
    /// The client speaks another version.
    Outdated {
        /// Which.
        theirs: u32,
    },
    /// The shelf has no such game.
    NoSuchGame {
        /// What was asked for.
        game: String,
    },
    /// The game cannot be set up like this.
    Setup(SetupError),
    /// The clock cannot be set like this.
    BadClock {
        /// Seconds asked for.
        seconds: u32,
    },
    /// The game has no such bot.
    NoSuchBot {
        /// What was asked for.
        bot: String,
        /// What there is.
        known: Vec<&'static str>,
    },
    /// The table has fewer seats.
    NoSuchSeat {
        /// What was asked for.
        seat: Seat,
    },
    /// The seat is somebody else's, or nobody's.
    NotYourSeat {
        /// Which.
        seat: Seat,
    },
    /// Somebody sits there.
    SeatTaken {
        /// Where.
        seat: Seat,
    },
    /// The token fits no seat.
    NoSuchToken,
    /// All seats are taken.
    TableFull,
    /// Seats are still free.
    SeatsFree {
        /// How many.
        free: u8,
    },
    /// Only the owner can do that.
    OwnerOnly,
    /// A name must be short and visible.
    BadName,
    /// Not 64 hexadecimal digits, or not the part that was sealed.
    BadPart,
    /// Not a known phrase, nothing at all, or too long.
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
    /// A bot plays for the seat: its player must take it again first.
    StoodIn,
    /// Nobody may look on here.
    NoWatchers,
    /// Nobody but bots would play.
    NoPeople,
    /// In a rated game nothing is taken back.
    RatedUndo,
    /// In a rated game no bot plays for a person.
    RatedStandIn,
    /// At a rated table everybody has one seat.
    RatedSeats,
    /// Between two rated games nobody gets up.
    RatedPair,
    /// The window has closed, or never opened.
    WindowClosed {
        /// Which.
        window: WindowId,
    },
    /// The move was refused by the game.
    Refused(Refused),
    /// The seat has no move to take back.
    NothingToUndo,
    /// The seat's last move is too long ago.
    LongAgo,
    /// Something hidden has been seen since that move.
    HiddenSeen {
        /// In which step, counted from 1.
        step: usize,
    },
    /// A wish to take back waits for answers already.
    UndoPending {
        /// Whose.
        by: Seat,
    },
    /// Nobody wishes to take back, or this seat is not asked.
    NoUndoOffer,
    /// That player is at the table.
    StillHere {
        /// Who.
        seat: Seat,
    },
    /// That player has not been away for long.
    JustLeft {
        /// Who.
        seat: Seat,
        /// After how many seconds one may ask again.
        seconds: u32,
    },
    /// At a slow table everybody takes the own time.
    OwnPace {
        /// Who.
        seat: Seat,
        /// After how many hours of waiting for that player one may ask again.
        hours: u32,
    },
    /// Hints are not for this table.
    NoHints,
    /// The seat is not asked for anything.
    NotAsked,
    /// The table has been used for as long as a table can be.
    WornOut,
}

impl TableError {
    /// What kind of no.
    pub fn code(&self) -> RefusalCode {
        match self {
            Self::Outdated { .. } => RefusalCode::Outdated,
            Self::NoSuchGame { .. } => RefusalCode::NoSuchGame,
            Self::Setup(_) | Self::BadClock { .. } => RefusalCode::Setup,
            Self::NoSuchBot { .. } => RefusalCode::NoSuchBot,
            Self::NoSuchSeat { .. } => RefusalCode::NoSuchSeat,
            Self::NotYourSeat { .. } | Self::NoSuchToken => RefusalCode::NotYourSeat,
            Self::SeatTaken { .. } => RefusalCode::SeatTaken,
            Self::TableFull => RefusalCode::TableFull,
            Self::SeatsFree { .. } | Self::NoPeople => RefusalCode::SeatsFree,
            Self::OwnerOnly => RefusalCode::OwnerOnly,
            Self::BadName => RefusalCode::BadName,
            Self::BadPart => RefusalCode::BadPart,
            Self::BadTalk => RefusalCode::BadTalk,
            Self::TooFast => RefusalCode::TooFast,
            Self::NotStarted => RefusalCode::NotStarted,
            Self::Running => RefusalCode::Running,
            Self::GameOver => RefusalCode::GameOver,
            Self::Resigned => RefusalCode::Resigned,
            Self::StoodIn => RefusalCode::StoodIn,
            Self::NoWatchers => RefusalCode::NoWatchers,
            Self::RatedUndo | Self::RatedStandIn | Self::RatedSeats | Self::RatedPair => RefusalCode::Rated,
            Self::WindowClosed { .. } => RefusalCode::WindowClosed,
            Self::Refused(Refused::Unreadable(_)) => RefusalCode::Unreadable,
            Self::Refused(Refused::Breach { .. }) => RefusalCode::Breach,
            Self::NothingToUndo | Self::LongAgo => RefusalCode::NothingToUndo,
            Self::HiddenSeen { .. } => RefusalCode::HiddenSeen,
            Self::UndoPending { .. } => RefusalCode::UndoPending,
            Self::NoUndoOffer => RefusalCode::NoUndoOffer,
            Self::StillHere { .. } | Self::JustLeft { .. } | Self::OwnPace { .. } => RefusalCode::StillHere,
            Self::NoHints => RefusalCode::NoHints,
            Self::NotAsked => RefusalCode::NotAsked,
            Self::WornOut => RefusalCode::WornOut,
        }
    }

    /// The refusal as a client gets it.
    pub fn refusal(&self) -> Refusal {
        let rule = match self {
            Self::Setup(SetupError { rule: Some(rule), .. })
            | Self::Refused(Refused::Breach { rule, .. }) => Some(rule.to_string()),
            _ => None,
        };
        Refusal { code: self.code(), rule, message: self.say() }
    }

    /// The answer to the ask with this id.
    pub fn to_client(&self, id: u32) -> ToClient {
        ToClient::Refused { id: Some(id), refusal: self.refusal() }
    }
}

impl Say for TableError {
    fn say(&self) -> Message {
        match self {
            Self::Outdated { theirs } => {
                Message::new("table-outdated").with("theirs", *theirs).with("ours", PROTOCOL)
            }
            Self::NoSuchGame { game } => Message::new("table-no-such-game").with("game", game.as_str()),
            Self::Setup(error) => error.message.clone(),
            Self::BadClock { seconds } => Message::new("table-bad-clock")
                .with("seconds", *seconds)
                .with("least", limits::LEAST_MOVE_SECONDS)
                .with("most", limits::MOST_MOVE_SECONDS),
            Self::NoSuchBot { bot, known } => Message::new("table-no-such-bot")
                .with("bot", bot.as_str())
                .with("known", Arg::list(known.iter().copied())),
            Self::NoSuchSeat { seat } => Message::new("table-no-such-seat").with("number", seat.number()),
            Self::NotYourSeat { seat } => Message::new("table-not-your-seat").with("number", seat.number()),
            Self::SeatTaken { seat } => Message::new("table-seat-taken").with("number", seat.number()),
            Self::NoSuchToken => Message::new("table-no-such-token"),
            Self::TableFull => Message::new("table-full"),
            Self::SeatsFree { free } => Message::new("table-seats-free").with("free", *free),
            Self::OwnerOnly => Message::new("table-owner-only"),
            Self::BadName => Message::new("table-bad-name").with("most", limits::NAME_CHARS),
            Self::BadPart => Message::new("table-bad-part").with("most", limits::PART_DIGITS),
            Self::BadTalk => Message::new("table-bad-talk").with("most", limits::TALK_CHARS),
            Self::TooFast => Message::new("table-too-fast"),
            Self::NotStarted => Message::new("table-not-started"),
            Self::Running => Message::new("table-running"),
            Self::GameOver => Message::new("table-game-over"),
            Self::Resigned => Message::new("table-has-resigned"),
            Self::StoodIn => Message::new("table-stood-in"),
            Self::NoWatchers => Message::new("table-no-watchers"),
            Self::NoPeople => Message::new("table-no-people"),
            Self::RatedUndo => Message::new("table-rated-undo"),
            Self::RatedStandIn => Message::new("table-rated-stand-in"),
            Self::RatedSeats => Message::new("table-rated-seats"),
            Self::RatedPair => Message::new("table-rated-pair"),
            Self::WindowClosed { .. } => Message::new("table-window-closed"),
            Self::Refused(refused) => refused.message().clone(),
            Self::NothingToUndo => Message::new("table-nothing-to-undo"),
            Self::LongAgo => Message::new("table-long-ago"),
            Self::HiddenSeen { step } => Message::new("table-hidden-seen").with("step", *step),
            Self::UndoPending { by } => Message::new("table-undo-pending").with("seat", *by),
            Self::NoUndoOffer => Message::new("table-no-undo-offer"),
            Self::StillHere { seat } => Message::new("table-still-here").with("seat", *seat),
            Self::JustLeft { seat, seconds } => {
                Message::new("table-just-left").with("seat", *seat).with("seconds", *seconds)
            }
            Self::OwnPace { seat, hours } => {
                Message::new("table-own-pace").with("seat", *seat).with("hours", *hours)
            }
            Self::NoHints => Message::new("table-no-hints"),
            Self::NotAsked => Message::new("table-not-asked"),
            Self::WornOut => Message::new("table-worn-out"),
        }
    }
}

/// The bare facts, for a host's own log.
impl std::fmt::Display for TableError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.say().fmt(f)
    }
}

impl std::error::Error for TableError {}
