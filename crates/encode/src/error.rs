//! What can go wrong.

use std::fmt;

/// A view that does not fit its shape: a fault of the shape.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotEncoded(pub String);

impl fmt::Display for NotEncoded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NotEncoded {}

impl serde::ser::Error for NotEncoded {
    fn custom<T: fmt::Display>(message: T) -> Self {
        Self(message.to_string())
    }
}

/// Why many games were not played on. Nothing has changed then.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum VectorError {
    /// This game got a number that stands for no legal move.
    NotLegal {
        /// Which game, from 0.
        game: usize,
        /// The number.
        number: i64,
    },
    /// An array has another length than is needed.
    Length {
        /// Which array.
        array: &'static str,
        /// How long it is.
        given: usize,
        /// How long it should be.
        needed: usize,
    },
    /// These bytes are no saved games of this kind.
    Unreadable,
    /// A position cannot be written as numbers.
    NotEncoded(NotEncoded),
}

impl fmt::Display for VectorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotLegal { game, number } => write!(f, "game {game}: {number} is no legal move"),
            Self::Length { array, given, needed } => {
                write!(f, "{array} has {given} entries and needs {needed}")
            }
            Self::Unreadable => f.write_str("these bytes are no saved games of this kind"),
            Self::NotEncoded(why) => why.fmt(f),
        }
    }
}

impl std::error::Error for VectorError {}

impl From<NotEncoded> for VectorError {
    fn from(why: NotEncoded) -> Self {
        Self::NotEncoded(why)
    }
}
