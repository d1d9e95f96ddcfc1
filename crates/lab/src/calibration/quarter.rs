//! How far a game had gone.

use serde::{Serialize, Serializer};

/// A quarter of a finished game, by its steps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Quarter(u8);

impl Quarter {
    /// All four, the earliest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..4).map(Self)
    }

    /// Where a step lies, counted from 0, of so many.
    pub fn of(step: usize, steps: usize) -> Self {
        let place = step * 4 / steps.max(1);
        Self(u8::try_from(place.min(3)).unwrap_or(3))
    }

    /// From 1 to 4.
    pub fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Serialize for Quarter {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.number().serialize(serializer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_quarters_share_the_steps() {
        let numbers: Vec<u8> = (0..8).map(|step| Quarter::of(step, 8).number()).collect();
        assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4]);
        assert_eq!(Quarter::of(0, 0).number(), 1);
        assert_eq!(Quarter::of(9, 8).number(), 4);
    }
}
