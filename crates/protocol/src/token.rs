//! Seat tokens: proof that a seat is yours, on whatever device.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

const DIGITS: usize = 32;

/// A secret that only the player of a seat has. With it one comes back to the seat from another device.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct SeatToken(pub [u8; DIGITS / 2]);

impl fmt::Display for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// A token is a secret, so it does not show up in debug output.
impl fmt::Debug for SeatToken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatToken(..)")
    }
}

/// Not 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotAToken;

impl FromStr for SeatToken {
    type Err = NotAToken;

    fn from_str(text: &str) -> Result<Self, NotAToken> {
        if text.len() != DIGITS || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(NotAToken);
        }
        let mut bytes = [0; DIGITS / 2];
        for (i, byte) in bytes.iter_mut().enumerate() {
            *byte = u8::from_str_radix(&text[2 * i..2 * i + 2], 16).map_err(|_| NotAToken)?;
        }
        Ok(Self(bytes))
    }
}

impl Serialize for SeatToken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for SeatToken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(|NotAToken| serde::de::Error::custom("a seat token has 32 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_reads_back_and_keeps_quiet() {
        let token = SeatToken([0xa7; 16]);
        assert_eq!(token.to_string().parse(), Ok(token));
        assert!(!format!("{token:?}").contains("a7"));
        assert_eq!("é".repeat(16).parse::<SeatToken>(), Err(NotAToken));
    }
}
