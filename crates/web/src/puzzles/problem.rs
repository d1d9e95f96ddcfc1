//! Which puzzles there are, and what they are called in an address.

use sevenfold_core::RuleId;
use sevenfold_seven::Tile;

use super::known::BOARDS;

/// One of the four questions of the rule page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Family {
    /// SV-15: reach a level.
    FifthLevel,
    /// SV-16: ring a tile, then ring the ring.
    Island,
    /// SV-17: shut off as many holes as possible.
    Holes,
    /// SV-18: cover black exactly with white.
    Copycat,
}

/// One puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Problem {
    /// Reach this level with as few tiles as possible.
    Level(u8),
    /// Ring this tile.
    Island(Tile),
    /// Shut off holes with so many tiles.
    Holes(u8),
    /// Cover the given black tiles with this number.
    Copycat(u8),
    /// Cover black tiles one lays oneself.
    Own,
    /// Find the only winning move of the position with this number.
    Tactic(u16),
}

impl Family {
    /// All of them, in the order of the rule page.
    pub(crate) const ALL: [Self; 4] = [Self::FifthLevel, Self::Island, Self::Holes, Self::Copycat];

    /// What it is called in an address.
    pub(crate) const fn id(self) -> &'static str {
        match self {
            Self::FifthLevel => "fifth-level",
            Self::Island => "island",
            Self::Holes => "holes",
            Self::Copycat => "copycat",
        }
    }

    /// The one that is called so.
    pub(crate) fn find(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|family| family.id() == id)
    }

    /// The rule that states it.
    pub(crate) const fn rule(self) -> RuleId {
        RuleId::new("SV", 15 + self as u8)
    }

    /// Its puzzles that are counted as solved or not.
    pub(crate) fn problems(self) -> Vec<Problem> {
        match self {
            Self::FifthLevel => (2..=6).map(Problem::Level).collect(),
            Self::Island => Tile::ALL.map(Problem::Island).to_vec(),
            Self::Holes => [6, 7, 14].map(Problem::Holes).to_vec(),
            Self::Copycat => (1..=BOARDS.len() as u8).map(Problem::Copycat).collect(),
        }
    }

    /// The one to begin with.
    pub(crate) const fn first(self) -> Problem {
        match self {
            Self::FifthLevel => Problem::Level(5),
            Self::Island => Problem::Island(Tile::P),
            Self::Holes => Problem::Holes(7),
            Self::Copycat => Problem::Copycat(1),
        }
    }
}

impl Problem {
    /// The question it belongs to; tactics belong to none.
    pub(crate) const fn family(self) -> Option<Family> {
        Some(match self {
            Self::Level(_) => Family::FifthLevel,
            Self::Island(_) => Family::Island,
            Self::Holes(_) => Family::Holes,
            Self::Copycat(_) | Self::Own => Family::Copycat,
            Self::Tactic(_) => return None,
        })
    }

    /// What it is called among its kind.
    pub(crate) fn of(self) -> String {
        match self {
            Self::Level(number) | Self::Holes(number) | Self::Copycat(number) => number.to_string(),
            Self::Island(tile) => tile.letter().to_string(),
            Self::Own => "own".to_owned(),
            Self::Tactic(number) => number.to_string(),
        }
    }

    /// The puzzle of a question that is called so.
    pub(crate) fn find(family: Family, of: &str) -> Option<Self> {
        let others = (family == Family::Copycat).then_some(Self::Own);
        family.problems().into_iter().chain(others).find(|problem| problem.of() == of)
    }

    /// The word by which something is kept of it.
    pub(crate) fn key(self) -> String {
        format!("{}-{}", self.family().map_or("tactic", Family::id), self.of())
    }

    /// Where it is.
    pub(crate) fn path(self) -> String {
        match self.family() {
            Some(family) => format!("/puzzles/{}?of={}", family.id(), self.of()),
            None => format!("/puzzles/tactic?of={}", self.of()),
        }
    }

    /// Is it a game with stacks, played by the rules of the game?
    pub(crate) const fn is_game(self) -> bool {
        matches!(self, Self::Level(_) | Self::Tactic(_))
    }
}
