//! How far a game had gone.

use serde::de::{Error as _, Unexpected};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

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

impl<'de> Deserialize<'de> for Quarter {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let number = u8::deserialize(deserializer)?;
        let quarter = Self::all().find(|quarter| quarter.number() == number);
        quarter.ok_or_else(|| D::Error::invalid_value(Unexpected::Unsigned(number.into()), &"1 to 4"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_quarter_is_written_and_read_by_its_number() {
        let written: Vec<String> =
            Quarter::all().map(|quarter| serde_json::to_string(&quarter).unwrap()).collect();
        assert_eq!(written, ["1", "2", "3", "4"]);
        let read = |text: &str| serde_json::from_str::<Quarter>(text);
        assert!(Quarter::all().zip(&written).all(|(quarter, text)| read(text).unwrap() == quarter));
        assert!(["0", "5", "-1", "null"].into_iter().all(|text| read(text).is_err()));
    }

    #[test]
    fn four_quarters_share_the_steps() {
        let numbers: Vec<u8> = (0..8).map(|step| Quarter::of(step, 8).number()).collect();
        assert_eq!(numbers, [1, 1, 2, 2, 3, 3, 4, 4]);
        assert_eq!(Quarter::of(0, 0).number(), 1);
        assert_eq!(Quarter::of(9, 8).number(), 4);
    }
}
