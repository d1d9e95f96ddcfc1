//! What a page and its worker say to each other: tables without a network, films of finished games, lessons and puzzles.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sevenfold_core::{Message, SeatSet, Viewer};

use crate::{Ask, Choice, FairFace, Millis, Phase, Settings, Sitter, Snapshot, TableCode, ToClient};

/// What a page tells its worker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ToWorker {
    /// Open a table.
    Open {
        /// Its code, unique in this browser.
        code: TableCode,
        /// How it is set.
        settings: Settings,
    },
    /// Go on with a table that was kept.
    Resume {
        /// Everything that happened at it.
        journal: Journal,
    },
    /// Something is asked of the table.
    Ask(Ask),
    /// Replay a finished game.
    Film(Reel),
    /// Show the film after some step.
    Show {
        /// How many steps have been taken.
        step: usize,
        /// Through whose eyes.
        viewer: Viewer,
    },
    /// Tell the course of the film.
    Course,
    /// Give a lesson. What the learner does is asked of it as of a table.
    Lesson {
        /// The lesson, as it is written.
        text: String,
        /// Where to begin, from 0.
        step: usize,
        /// What the learner is called.
        name: String,
    },
    /// Go to a step of the lesson, from 0.
    Step(usize),
    /// What would a bot do? No page asks that: it is for whoever compares browsers.
    Consult(Consult),
    /// Work something out about SEVEN's puzzles.
    Riddle {
        /// A number to know the answer by.
        id: u32,
        /// What.
        riddle: Riddle,
    },
}

/// A bot that is asked about a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Consult {
    /// The record of a game that goes on after its last step.
    pub record: String,
    /// The bot's name on the roster.
    pub bot: String,
    /// How much the strongest bot may think.
    pub patience: Patience,
}

/// How much a bot that is asked may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Patience {
    /// So many rounds: the same move on every machine.
    Iterations(u32),
    /// So long, by the browser's clock.
    Milliseconds(u32),
}

/// What a worker tells its page.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum FromWorker {
    /// The worker listens.
    Ready,
    /// Keep this, after what is kept already.
    Keep {
        /// What a list of kept tables shows of it.
        about: Kept,
        /// The number of the first entry: whoever keeps another one under it has been overtaken.
        first: u64,
        /// What happened since the last time.
        more: Journal,
    },
    /// What was kept cannot all have happened: keep this in its place.
    KeepInstead {
        /// What a list of kept tables shows of it.
        about: Kept,
        /// Everything that did happen.
        journal: Journal,
    },
    /// For the desk.
    Tell(Box<ToClient>),
    /// The table could not be opened or rebuilt.
    Broken,
    /// The film can be shown; or what is wrong with its reel.
    Film(Result<Film, Message>),
    /// The film after some step.
    Shown(Box<Snapshot>),
    /// Some moments of the film, from its first to its last: after how many steps, and what everybody saw then.
    Course(Vec<(usize, Value)>),
    /// Where the lesson stands. Its table is told as any other.
    Lesson(LessonFace),
    /// What the bot that was consulted would do; nothing if there is no such bot or position.
    Advice(Option<String>),
    /// A riddle has been worked out.
    Worked {
        /// Which.
        id: u32,
        /// What came out; nothing if the tiles cannot lie as they were told.
        answer: Option<Answer>,
    },
}

/// What a page wants to know about SEVEN's puzzles. Tiles are written in the notation of the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Riddle {
    /// The game of two players after these moves.
    Position(Vec<String>),
    /// Can a try still be solved?
    Outlook(Try),
    /// In how many ways can these black tiles be covered?
    Covers(Vec<String>),
    /// Black tiles at random, by a number.
    Arrangement(u64),
    /// The best reply after these moves, if it saves the game.
    Reply(Vec<String>),
}

/// What has been laid for a puzzle, and what it is to become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Try {
    /// SV-15: a game that is to reach a level.
    Level {
        /// The level.
        level: u8,
        /// The moves so far.
        moves: Vec<String>,
    },
    /// SV-16: rings around a tile.
    Island {
        /// The tile.
        middle: String,
        /// So many tiles may be in the white ring.
        most: usize,
        /// The white ring.
        white: Vec<String>,
        /// The black ring.
        black: Vec<String>,
    },
    /// SV-17: an arrangement.
    Holes {
        /// So many tiles are to be laid.
        count: usize,
        /// So many holes are wanted.
        goal: u32,
        /// The tiles so far.
        laid: Vec<String>,
    },
    /// SV-18: white tiles on black ones.
    Copycat {
        /// The black tiles.
        black: Vec<String>,
        /// The white tiles so far.
        white: Vec<String>,
    },
}

/// What came out of a [`Riddle`].
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Answer {
    /// The game as everybody sees it, and the moves there are.
    Position(Value, Vec<String>),
    /// The goal can be reached with these tiles.
    Open(Vec<String>),
    /// The goal cannot be reached.
    Closed,
    /// The search took too long.
    Unknown,
    /// So many covers.
    Covers(u64),
    /// Black tiles.
    Arrangement(Vec<String>),
    /// A reply; nothing if every reply loses.
    Reply(Option<String>),
}

/// Everything that happened at a table, one entry a line. It holds the truth: pages keep it and do not read it.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Journal(pub String);

/// A table that a browser keeps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// When something last happened at it.
    pub last: Millis,
    /// Gathering, playing, or over.
    pub phase: Phase,
    /// How many sit at it.
    pub seats: u8,
    /// Who sits where.
    #[serde(default)]
    pub sitters: Vec<Sitter>,
    /// Whom the game waits for.
    #[serde(default)]
    pub turn: SeatSet,
    /// Counts the games at this table from 1.
    #[serde(default)]
    pub number: u32,
    /// How often has been dealt in this game.
    #[serde(default)]
    pub round: u32,
}

/// What a film is made from.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reel {
    /// A record, as text.
    Record(String),
    /// The journal of a table, and which of its games, from 1; the last finished one if none is named.
    Table(Journal, Option<u32>),
}

/// A game that can be looked at after any of its steps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Film {
    /// The game's id.
    pub game: String,
    /// How many played.
    pub seats: u8,
    /// How many steps it has.
    pub steps: usize,
    /// What the record tells of its fair deal, checked; or why that cannot be said.
    pub deal: Result<FairFace, Message>,
    /// The record itself, as text.
    pub record: String,
    /// Which game at its table it was, from 1, if that is known.
    #[serde(default)]
    pub number: Option<u32>,
}

/// Where a lesson stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct LessonFace {
    /// The names of all its steps: what is said at each is found by them.
    pub steps: Vec<String>,
    /// Which step this is, from 0.
    pub step: usize,
    /// How far it has got.
    pub stage: LessonStage,
    /// The moves that are asked for, as they are written; nothing where any will do.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub asked: Vec<String>,
    /// The forbidden move that is to be tried, if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub attempt: Option<Choice>,
}

/// How far a step of a lesson has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonStage {
    /// Others are playing.
    Watch,
    /// Something is asked of the learner.
    Act,
    /// The learner did something that is allowed, but not what was asked; it has not been done.
    Astray,
    /// It has been learnt.
    Over,
}
