//! Table codes: short enough to be read out.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits that are not taken for one another, aloud or on paper: no 0, 1, I, L, O, U.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 6;

/// The code of a table: six letters and digits, the same in upper and lower case.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableCode([u8; LENGTH]);

impl TableCode {
    /// How many codes there are.
    pub const COUNT: u64 = 30u64.pow(6);

    /// The code with this number; hosts draw a random one. Numbers are taken modulo [`TableCode::COUNT`].
    pub fn from_number(number: u64) -> Self {
        let mut rest = number;
        Self(std::array::from_fn(|_| {
            let letter = ALPHABET[(rest % 30) as usize];
            rest /= 30;
            letter
        }))
    }

    /// The code as text.
    pub fn as_str(&self) -> &str {
        // Only letters of the alphabet, which are ASCII, ever get in.
        std::str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl fmt::Display for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Not a table code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotACode;

impl FromStr for TableCode {
    type Err = NotACode;

    /// Reads a code as people write it: in either case, perhaps with a space or dash in the middle.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let mut letters = text.bytes().filter(|byte| !matches!(byte, b' ' | b'-'));
        let mut code = [0; LENGTH];
        for slot in &mut code {
            let letter = letters.next().ok_or(NotACode)?.to_ascii_uppercase();
            *slot = ALPHABET.contains(&letter).then_some(letter).ok_or(NotACode)?;
        }
        if letters.next().is_some() { Err(NotACode) } else { Ok(Self(code)) }
    }
}

impl Serialize for TableCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TableCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NotACode| serde::de::Error::custom("a table code has six letters and digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code: TableCode = "K7 3x-9q".parse().unwrap();
        assert_eq!(code.to_string(), "K73X9Q");
        for wrong in ["", "K73X9", "K73X9QQ", "K73X9O", "K73X91", "K73X9é"] {
            assert_eq!(wrong.parse::<TableCode>(), Err(NotACode), "{wrong}");
        }
    }

    #[test]
    fn every_number_has_a_code_that_reads_back() {
        for number in [0, 1, 29, 30, 777, TableCode::COUNT - 1, u64::MAX] {
            let code = TableCode::from_number(number);
            assert_eq!(code.to_string().parse(), Ok(code));
        }
        assert_ne!(TableCode::from_number(7), TableCode::from_number(8));
    }
}
