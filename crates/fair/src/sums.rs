//! The sums. Everything here can be done again with a few lines of any language.

use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_protocol::limits::PART_DIGITS;
use sha2::{Digest, Sha256};

/// What the seed's hash begins with, so that it is taken for nothing else.
const SEED_TAG: &[u8] = b"sevenfold fair deal 1";
/// What a seal's hash begins with.
const SEAL_TAG: &[u8] = b"sevenfold seal 1";

/// The promise: SHA-256 of the secret, in hexadecimal digits.
pub fn commit(secret: &[u8; 32]) -> String {
    digits(Sha256::digest(secret).into())
}

/// The seal of a part: SHA-256 of `"sevenfold seal 1" ‖ promise ‖ seat number (one byte) ‖ part`, promise and part as
/// their hexadecimal digits in ASCII. It fits one promise and one seat only.
pub fn seal(commit: &str, seat: Seat, part: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(SEAL_TAG);
    hash.update(commit.as_bytes());
    hash.update([seat.number()]);
    hash.update(part.as_bytes());
    digits(hash.finalize().into())
}

/// The seed of a game: SHA-256 of `"sevenfold fair deal 1" ‖ secret ‖ for each seat in order: length of what it added
/// (one byte) ‖ what it added`, the secret as 32 bytes, the rest as hexadecimal digits in ASCII. A seat that sealed a
/// part and did not reveal it adds its seal; a seat without a seal adds nothing.
pub fn seed<'a>(secret: &[u8; 32], added: impl IntoIterator<Item = &'a str>) -> Seed {
    let mut hash = Sha256::new();
    hash.update(SEED_TAG);
    hash.update(secret);
    for part in added {
        hash.update([part.len() as u8]);
        hash.update(part.as_bytes());
    }
    Seed(hash.finalize().into())
}

/// A part from 32 random bytes.
pub fn part(random: [u8; 32]) -> String {
    digits(random)
}

/// Is this a whole part, a seal or a promise? They have 64 hexadecimal digits in lower case.
pub fn is_whole(text: &str) -> bool {
    text.len() == PART_DIGITS && is_part(text)
}

/// Can this be what a seat added? At most 64 hexadecimal digits in lower case.
pub(crate) fn is_part(text: &str) -> bool {
    text.len() <= PART_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn digits(bytes: [u8; 32]) -> String {
    Seed(bytes).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_can_be_computed_by_hand() {
        // printf '\x07%.0s' {1..32} | sha256sum
        let promise = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(commit(&[7; 32]), promise);
        // (printf 'sevenfold fair deal 1'; printf '\x07%.0s' {1..32}; printf '\x060123ab\x00') | sha256sum
        let by_hand = "a92845da6a35affd0f257d25290aef9d2d1e31b49dec4a05fe9ed46318ccce8b";
        assert_eq!(seed(&[7; 32], ["0123ab", ""]).to_string(), by_hand);
        // (printf 'sevenfold seal 1'; printf '4bb0…94e0'; printf '\x02'; printf '0a%.0s' {1..32}) | sha256sum
        let by_hand = "af8415aedf874c7437ded83792171487c41b5a8b2520209e2f73933b7dc6aa2d";
        assert_eq!(seal(promise, Seat::new(1), &part([10; 32])), by_hand);
    }

    #[test]
    fn what_is_added_cannot_be_shifted_between_seats() {
        assert_ne!(seed(&[7; 32], ["ab", "c"]), seed(&[7; 32], ["a", "bc"]));
        let part = part([1; 32]);
        assert_ne!(seal("ab", Seat::new(0), &part), seal("ab", Seat::new(1), &part));
    }

    #[test]
    fn parts_are_digits() {
        assert!(is_part(&"f".repeat(64)) && is_whole(&"f".repeat(64)));
        assert!(is_part("ab") && !is_whole("ab") && is_part("") && !is_whole(""));
        assert!(!is_part(&"f".repeat(65)) && !is_part("AB") && !is_part("ag"));
    }
}
