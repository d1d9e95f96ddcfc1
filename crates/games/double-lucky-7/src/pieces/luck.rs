//! The advantages of the Lucky Wheel and the faces of the die.

use serde::{Deserialize, Serialize};
use sevenfold_core::Arg;

/// An advantage of the Lucky Wheel (DL-29 … DL-35).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Advantage {
    /// A bid goes up or down by one (DL-29).
    ChangeBid,
    /// Two players exchange hands (DL-30).
    PlayerSwap,
    /// The dealer marker moves (DL-31).
    ChangeDealer,
    /// Own points are doubled (DL-32).
    DoublePoints,
    /// Another trump colour (DL-33).
    ChangeTrump,
    /// An open card more to choose from (DL-34).
    ExtraCard,
    /// No trump (DL-35).
    NoTrump,
}

impl Advantage {
    /// All seven, in the order of the die.
    pub const ALL: [Self; 7] = [
        Self::ChangeBid,
        Self::PlayerSwap,
        Self::ChangeDealer,
        Self::DoublePoints,
        Self::ChangeTrump,
        Self::ExtraCard,
        Self::NoTrump,
    ];

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::ChangeBid => "change-bid",
            Self::PlayerSwap => "player-swap",
            Self::ChangeDealer => "change-dealer",
            Self::DoublePoints => "double-points",
            Self::ChangeTrump => "change-trump",
            Self::ExtraCard => "extra-card",
            Self::NoTrump => "no-trump",
        }
    }

    /// Its name in the language files.
    pub const fn name(self) -> Arg {
        Arg::key(match self {
            Self::ChangeBid => "double-lucky-7-change-bid",
            Self::PlayerSwap => "double-lucky-7-player-swap",
            Self::ChangeDealer => "double-lucky-7-change-dealer",
            Self::DoublePoints => "double-lucky-7-double-points",
            Self::ChangeTrump => "double-lucky-7-change-trump",
            Self::ExtraCard => "double-lucky-7-extra-card",
            Self::NoTrump => "double-lucky-7-no-trump",
        })
    }
}

/// A face of the eight-sided die.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Face {
    /// One of the seven advantages.
    Lucky(Advantage),
    /// X: a miss (DL-25).
    X,
}

impl Face {
    /// All eight, in the order in which `below(8)` counts them.
    pub const ALL: [Self; 8] = {
        let mut faces = [Self::X; 8];
        let mut i = 0;
        while i < Advantage::ALL.len() {
            faces[i] = Self::Lucky(Advantage::ALL[i]);
            i += 1;
        }
        faces
    };

    /// Its name in the notation.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lucky(advantage) => advantage.word(),
            Self::X => "x",
        }
    }

    /// Its name in the language files.
    pub const fn name(self) -> Arg {
        match self {
            Self::Lucky(advantage) => advantage.name(),
            Self::X => Arg::key("double-lucky-7-x"),
        }
    }
}
