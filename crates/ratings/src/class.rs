//! Ratings are kept apart for two players and for more.

use std::str::FromStr;

/// How many play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Class {
    /// Two.
    Two,
    /// Three to seven.
    More,
}

impl Class {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Two, Self::More];

    /// The class of a table with so many seats.
    pub const fn of(seats: u8) -> Self {
        if seats <= 2 { Self::Two } else { Self::More }
    }

    /// As addresses and stores call it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::More => "more",
        }
    }
}

/// Neither `two` nor `more`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAClass;

impl FromStr for Class {
    type Err = NotAClass;

    fn from_str(word: &str) -> Result<Self, NotAClass> {
        Self::ALL.into_iter().find(|class| class.word() == word).ok_or(NotAClass)
    }
}
