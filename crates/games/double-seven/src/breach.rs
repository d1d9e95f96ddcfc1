//! Why a move is refused: the rule and the facts.

use sevenfold_core::{Arg, Breach as CoreBreach, Message, RuleId, Say, Seat};

use crate::family::{Contents, FamilyId};
use crate::phase::Draw;
use crate::pieces::{Animal, Tile};
use crate::rules::ds;
use crate::tiles::Tiles;

/// A broken rule, with what broke it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Breach {
    /// DS-21 The game is over.
    GameOver,
    /// DS-3 The tiles have not been dealt yet.
    NotDealt,
    /// DS-3 It is somebody else's turn.
    NotYourTurn {
        /// Whose.
        turn: Seat,
    },
    /// DS-5, DS-6, DS-19 A tile must be drawn first.
    DrawDue {
        /// Why.
        draw: Draw,
    },
    /// DS-9 A tile must be discarded first.
    DiscardDue {
        /// Tiles on the rack.
        tiles: u8,
    },
    /// DS-5 Everything has been drawn.
    AllDrawn,
    /// DS-5 No such tile lies face up.
    NotFaceUp {
        /// The tile wanted.
        tile: Tile,
        /// What lies there.
        face_up: Tiles,
    },
    /// DS-5 No tile lies face down.
    NoFaceDown,
    /// DS-19 The only such tiles were just put down.
    JustPutDown {
        /// The tile wanted.
        tile: Tile,
    },
    /// DS-6 A Rainbow comes directly after the last draw.
    RainbowTooLate,
    /// DS-6 Too few tiles.
    RainbowTooSmall {
        /// Tiles on the rack.
        tiles: u8,
    },
    /// DS-6 A Clover is on the rack.
    RainbowWithClover,
    /// DS-6 An animal is there more than once.
    RainbowTwice {
        /// Which.
        animal: Animal,
        /// How often.
        count: u8,
    },
    /// DS-6 Nothing is left to draw.
    RainbowNoTile,
    /// DS-9 No discard is asked for.
    NoDiscardDue {
        /// Tiles on the rack.
        tiles: u8,
    },
    /// DS-11 A family needs an animal.
    OnlyClovers,
    /// DS-11 A family is of one animal.
    TwoAnimals {
        /// One of them.
        animal: Animal,
        /// Another.
        other: Animal,
    },
    /// DS-11 A family has at least two tiles.
    TooSmall,
    /// A tile is not on the rack.
    Missing {
        /// What it was wanted for.
        deed: Deed,
        /// The tile.
        tile: Tile,
        /// How many are wanted.
        wanted: u8,
        /// How many there are.
        held: u8,
    },
    /// DS-12 The animal already lies in front of the player.
    AnimalInFront {
        /// Which.
        animal: Animal,
        /// Where.
        family: FamilyId,
    },
    /// There is no family with this number.
    NoSuchFamily {
        /// What it was wanted for.
        deed: Deed,
        /// The number.
        family: FamilyId,
        /// How many families there are.
        families: u8,
    },
    /// The family is somebody else's.
    NotYourFamily {
        /// What it was wanted for.
        deed: Deed,
        /// Which.
        family: FamilyId,
        /// Whose.
        owner: Seat,
    },
    /// DS-13 The tile does not fit the family.
    OtherAnimal {
        /// Which family.
        family: FamilyId,
        /// Its animal.
        animal: Animal,
        /// The tile's animal.
        other: Animal,
    },
    /// DS-16 Both families are the player's own.
    BothYours {
        /// One.
        own: FamilyId,
        /// The other.
        other: FamilyId,
    },
    /// DS-16 The families differ in size.
    SizesDiffer {
        /// The own family.
        own: FamilyId,
        /// Its size.
        size: u8,
        /// The other's family.
        other: FamilyId,
        /// Its size.
        other_size: u8,
    },
    /// DS-17 The families have the same contents.
    SameContents {
        /// The own family.
        own: FamilyId,
        /// The other's family.
        other: FamilyId,
        /// What both are made of.
        contents: Contents,
    },
    /// DS-17 The position already stood in this run.
    PositionStood {
        /// The own family.
        own: FamilyId,
        /// The other's family.
        other: FamilyId,
        /// It stood after so many exchanges of the run.
        after: u8,
        /// So many exchanges the run has had.
        run: u8,
    },
    /// DS-25 The run has had all its exchanges.
    RunTooLong {
        /// How many.
        limit: u8,
    },
    /// DS-18 No Clover is in the family.
    NoClover {
        /// Which.
        family: FamilyId,
    },
    /// DS-19 It has been done in this turn.
    TwoForOneDone,
    /// DS-19 Nothing else is left to draw.
    TwoForOneNoTile,
}

/// What a tile or a family was wanted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Deed {
    /// Starting a family.
    Start,
    /// Expanding one.
    Expand,
    /// Exchanging one.
    Exchange,
    /// Retrieving a Clover.
    Retrieve,
    /// Putting down two tiles for one.
    TwoForOne,
    /// Discarding.
    Discard,
}

impl Deed {
    const fn rule(self) -> RuleId {
        match self {
            Self::Start => ds(11),
            Self::Expand => ds(13),
            Self::Exchange => ds(16),
            Self::Retrieve => ds(18),
            Self::TwoForOne => ds(19),
            Self::Discard => ds(9),
        }
    }
}

impl Breach {
    /// Tiles are wanted that are not all on the rack.
    pub(crate) fn missing(deed: Deed, rack: Tiles, wanted: Tiles) -> Self {
        // Called only when something is lacking.
        let tile = rack.lacking(wanted).unwrap_or(Tile::Clover);
        Self::Missing { deed, tile, wanted: wanted.count(tile), held: rack.count(tile) }
    }
}

impl CoreBreach for Breach {
    fn rule(&self) -> RuleId {
        match self {
            Self::NotDealt | Self::NotYourTurn { .. } => ds(3),
            Self::DrawDue { draw: Draw::Opening { .. } }
            | Self::AllDrawn
            | Self::NotFaceUp { .. }
            | Self::NoFaceDown => ds(5),
            Self::DrawDue { draw: Draw::Rainbow }
            | Self::RainbowTooLate
            | Self::RainbowTooSmall { .. }
            | Self::RainbowWithClover
            | Self::RainbowTwice { .. }
            | Self::RainbowNoTile => ds(6),
            Self::DiscardDue { .. } | Self::NoDiscardDue { .. } => ds(9),
            Self::OnlyClovers | Self::TwoAnimals { .. } | Self::TooSmall => ds(11),
            Self::AnimalInFront { .. } => ds(12),
            Self::OtherAnimal { .. } => ds(13),
            Self::BothYours { .. } | Self::SizesDiffer { .. } => ds(16),
            Self::SameContents { .. } | Self::PositionStood { .. } => ds(17),
            Self::NoClover { .. } => ds(18),
            Self::DrawDue { draw: Draw::TwoForOne { .. } }
            | Self::JustPutDown { .. }
            | Self::TwoForOneDone
            | Self::TwoForOneNoTile => ds(19),
            Self::GameOver => ds(21),
            Self::RunTooLong { .. } => ds(25),
            Self::Missing { deed, .. }
            | Self::NoSuchFamily { deed, .. }
            | Self::NotYourFamily { deed, .. } => deed.rule(),
        }
    }
}

impl Say for Breach {
    fn say(&self) -> Message {
        match *self {
            Self::GameOver => Message::new("double-seven-game-over"),
            Self::NotDealt => Message::new("double-seven-not-dealt"),
            Self::NotYourTurn { turn } => Message::new("double-seven-not-your-turn").with("seat", turn),
            Self::DrawDue { draw } => draw_due(draw),
            Self::DiscardDue { tiles } => Message::new("double-seven-discard-due").with("tiles", tiles),
            Self::AllDrawn => Message::new("double-seven-all-drawn"),
            Self::NotFaceUp { tile, face_up } => Message::new("double-seven-not-face-up")
                .with("tile", Arg::key(tile.key()))
                .with("count", face_up.len())
                .with("tiles", face_up.names()),
            Self::NoFaceDown => Message::new("double-seven-no-face-down"),
            Self::JustPutDown { tile } => {
                Message::new("double-seven-just-put-down").with("tile", Arg::key(tile.key()))
            }
            Self::RainbowTooLate => Message::new("double-seven-rainbow-too-late"),
            Self::RainbowTooSmall { tiles } => {
                Message::new("double-seven-rainbow-too-small").with("tiles", tiles)
            }
            Self::RainbowWithClover => Message::new("double-seven-rainbow-with-clover"),
            Self::RainbowTwice { animal, count } => Message::new("double-seven-rainbow-twice")
                .with("animal", Arg::key(animal.key()))
                .with("count", count),
            Self::RainbowNoTile => Message::new("double-seven-rainbow-no-tile"),
            Self::NoDiscardDue { tiles } => Message::new("double-seven-no-discard-due").with("tiles", tiles),
            Self::OnlyClovers => Message::new("double-seven-only-clovers"),
            Self::TwoAnimals { animal, other } => Message::new("double-seven-two-animals")
                .with("animal", Arg::key(animal.key()))
                .with("other", Arg::key(other.key())),
            Self::TooSmall => Message::new("double-seven-too-small"),
            Self::Missing { tile, wanted, held, .. } => Message::new("double-seven-missing")
                .with("tile", Arg::key(tile.key()))
                .with("wanted", wanted)
                .with("held", held),
            Self::TwoForOneDone => Message::new("double-seven-two-for-one-done"),
            Self::TwoForOneNoTile => Message::new("double-seven-two-for-one-no-tile"),
            Self::AnimalInFront { animal, family } => Message::new("double-seven-animal-in-front")
                .with("animal", Arg::key(animal.key()))
                .with("family", number(family)),
            Self::NoSuchFamily { family, families, .. } => Message::new("double-seven-no-such-family")
                .with("family", number(family))
                .with("families", families),
            Self::NotYourFamily { family, owner, .. } => Message::new("double-seven-not-your-family")
                .with("family", number(family))
                .with("seat", owner),
            Self::OtherAnimal { family, animal, other } => Message::new("double-seven-other-animal")
                .with("family", number(family))
                .with("animal", Arg::key(animal.key()))
                .with("other", Arg::key(other.key())),
            Self::SizesDiffer { own, size, other, other_size } => {
                pair("double-seven-sizes-differ", own, other)
                    .with("size", size)
                    .with("other-size", other_size)
            }
            Self::SameContents { own, other, contents } => {
                pair("double-seven-same-contents", own, other).with("tiles", contents.tiles().names())
            }
            Self::PositionStood { own, other, after, run } => {
                pair("double-seven-position-stood", own, other).with("after", after).with("ago", run - after)
            }
            Self::RunTooLong { limit } => Message::new("double-seven-run-too-long").with("limit", limit),
            Self::NoClover { family } => {
                Message::new("double-seven-no-clover").with("family", number(family))
            }
            Self::BothYours { own, other } => pair("double-seven-both-yours", own, other),
        }
    }
}

fn draw_due(draw: Draw) -> Message {
    match draw {
        Draw::Opening { left } => Message::new("double-seven-draw-due").with("left", left),
        Draw::Rainbow => Message::new("double-seven-draw-due-rainbow"),
        Draw::TwoForOne { .. } => Message::new("double-seven-draw-due-two-for-one"),
    }
}

/// A family's number as the notation writes it.
pub(crate) fn number(family: FamilyId) -> Arg {
    Arg::Text(family.to_string())
}

fn pair(key: &'static str, own: FamilyId, other: FamilyId) -> Message {
    Message::new(key).with("own", number(own)).with("other", number(other))
}
