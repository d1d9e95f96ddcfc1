//! Why a move is refused: the rule and the facts.

mod say;

use sevenfold_core::{Breach as CoreBreach, RuleId, Seat};

use crate::family::{Contents, FamilyId};
use crate::phase::Draw;
use crate::pieces::{Animal, Tile};
use crate::rules::ds;
use crate::tiles::Tiles;

pub(crate) use say::number;

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
    /// DS-13 A family is expanded by one tile at least.
    NothingAdded {
        /// Which family.
        family: FamilyId,
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
            Self::OtherAnimal { .. } | Self::NothingAdded { .. } => ds(13),
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
