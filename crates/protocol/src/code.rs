//! Table codes: short enough to be read out, long enough not to be guessed.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits that are not taken for one another, aloud or on paper: no 0, 1, I, L, O, U.
const ALPHABET: &[u8; 30] = b"23456789ABCDEFGHJKMNPQRSTVWXYZ";
const LENGTH: usize = 9;
/// So long were the first codes. They stay valid.
const FIRST_LENGTH: usize = 6;

/// The code of a table: nine letters and digits, the same in upper and lower case.
///
/// There are 30⁹ of them, 44 bits. What that is worth against somebody who tries is written in the threat model.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TableCode([u8; LENGTH]);

impl TableCode {
    /// How many codes are given out.
    pub const COUNT: u64 = 30u64.pow(9);

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
        // Where a letter is missing there is a zero; else only letters of the alphabet, which are ASCII, ever get in.
        let length = if self.0[FIRST_LENGTH] == 0 { FIRST_LENGTH } else { LENGTH };
        std::str::from_utf8(&self.0[..length]).unwrap_or_default()
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

    /// Reads a code as people write it: in either case, perhaps with spaces or dashes in between.
    fn from_str(text: &str) -> Result<Self, NotACode> {
        let mut code = [0; LENGTH];
        let mut length = 0;
        for letter in text.bytes().filter(|byte| !matches!(byte, b' ' | b'-')) {
            let letter = letter.to_ascii_uppercase();
            *code.get_mut(length).ok_or(NotACode)? =
                ALPHABET.contains(&letter).then_some(letter).ok_or(NotACode)?;
            length += 1;
        }
        if matches!(length, FIRST_LENGTH | LENGTH) { Ok(Self(code)) } else { Err(NotACode) }
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
        text.parse().map_err(|NotACode| serde::de::Error::custom("a table code has nine letters and digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_is_read_as_people_write_it() {
        let code: TableCode = "K7 3x-9q 2mb".parse().unwrap();
        assert_eq!(code.to_string(), "K73X9Q2MB");
        for wrong in ["", "K73X9", "K73X9QQ", "K73X9Q2M", "K73X9Q2MBB", "K73X9O", "K73X91", "K73X9é"] {
            assert_eq!(wrong.parse::<TableCode>(), Err(NotACode), "{wrong}");
        }
    }

    #[test]
    fn the_first_codes_stay_valid() {
        let code: TableCode = "K7 3x-9q".parse().unwrap();
        assert_eq!(code.to_string(), "K73X9Q");
        assert_ne!(Ok(code), "K73X9Q222".parse());
    }

    #[test]
    fn every_number_has_a_code_that_reads_back() {
        for number in [0, 1, 29, 30, 777, TableCode::COUNT - 1, u64::MAX] {
            let code = TableCode::from_number(number);
            assert_eq!(code.to_string().parse(), Ok(code));
            assert_eq!(code.as_str().len(), LENGTH);
        }
        assert_ne!(TableCode::from_number(7), TableCode::from_number(8));
        const { assert!(TableCode::COUNT > 1 << 40) };
    }
}
