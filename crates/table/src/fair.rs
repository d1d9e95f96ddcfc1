//! A fair deal that can be checked.
//!
//! Before a game the host shows `commit = SHA-256(secret)`, so it can no longer choose another secret. Then each seat
//! adds a part, so the host cannot have chosen the secret to suit the cards. The seed of the game is
//!
//! ```text
//! SHA-256("sevenfold fair deal 1" ‖ secret ‖ for each seat in order: length of its part (one byte) ‖ its part)
//! ```
//!
//! where the secret is 32 bytes and a part is its hexadecimal digits as ASCII text, in lower case; bots and seats that
//! gave none have an empty part. After the game the record carries `"fair": {"commit": …, "secret": …, "parts": […]}`
//! beside its seed, and anyone can do the sums again.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Say, json};
use sevenfold_protocol::limits::PART_DIGITS;
use sha2::{Digest, Sha256};

/// What the seed's hash begins with, so that it is taken for nothing else.
const TAG: &[u8] = b"sevenfold fair deal 1";

/// The key of a record under which the fair deal is kept.
pub const KEY: &str = "fair";

/// What a record tells of its deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairDeal {
    /// What was shown before the game: SHA-256 of the secret, 64 hexadecimal digits.
    pub commit: String,
    /// The secret, 64 hexadecimal digits.
    pub secret: String,
    /// The parts, by seat.
    pub parts: Vec<String>,
}

/// A deal that does not hold, or cannot be checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unfair {
    /// The record tells nothing of its deal.
    NotTold,
    /// What it tells cannot be read: not 64 hexadecimal digits, not one part for each seat.
    Unreadable,
    /// The record has no seed.
    NoSeed,
    /// The secret is not the one that was promised.
    OtherSecret,
    /// The seed does not follow from secret and parts.
    OtherSeed,
}

impl Say for Unfair {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::NotTold => "fair-not-told",
            Self::Unreadable => "fair-unreadable",
            Self::NoSeed => "fair-no-seed",
            Self::OtherSecret => "fair-other-secret",
            Self::OtherSeed => "fair-other-seed",
        })
    }
}

/// The promise: SHA-256 of the secret, in hexadecimal digits.
pub fn commit(secret: &[u8; 32]) -> String {
    Seed(Sha256::digest(secret).into()).to_string()
}

/// The seed of a game.
pub fn seed<'a>(secret: &[u8; 32], parts: impl IntoIterator<Item = &'a str>) -> Seed {
    let mut hash = Sha256::new();
    hash.update(TAG);
    hash.update(secret);
    for part in parts {
        hash.update([part.len() as u8]);
        hash.update(part.as_bytes());
    }
    Seed(hash.finalize().into())
}

/// Can this be a seat's part? At most 64 hexadecimal digits in lower case.
pub fn is_part(text: &str) -> bool {
    text.len() <= PART_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// Checks the deal of a record: the secret is the promised one, and the seed follows from it and the parts. That the
/// cards follow from the seed is what replaying the record checks.
pub fn check_fair(document: &Document) -> Result<FairDeal, Unfair> {
    let told = document.others.get(KEY).ok_or(Unfair::NotTold)?;
    let deal = json::from_value::<FairDeal>(told).map_err(|_| Unfair::Unreadable)?;
    let Seed(secret) = deal.secret.parse().map_err(|_| Unfair::Unreadable)?;
    let Seed(promised) = deal.commit.parse().map_err(|_| Unfair::Unreadable)?;
    let right_parts =
        deal.parts.len() == usize::from(document.seats) && deal.parts.iter().all(|part| is_part(part));
    if !right_parts {
        return Err(Unfair::Unreadable);
    }
    let found = document.seed.ok_or(Unfair::NoSeed)?;
    if <[u8; 32]>::from(Sha256::digest(secret)) != promised {
        return Err(Unfair::OtherSecret);
    }
    if seed(&secret, deal.parts.iter().map(String::as_str)) != found {
        return Err(Unfair::OtherSeed);
    }
    Ok(deal)
}

/// Writes a deal into a record.
pub(crate) fn tell(document: &mut Document, deal: &FairDeal) {
    // Texts only: JSON can hold them.
    document.others.insert(KEY.to_owned(), serde_json::to_value(deal).unwrap_or(Value::Null));
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::*;

    fn record() -> Document {
        let secret = [7; 32];
        let parts = vec!["0123ab".to_owned(), String::new()];
        let deal = FairDeal { commit: commit(&secret), secret: Seed(secret).to_string(), parts };
        let mut document = Document {
            game: "any".into(),
            options: json!({}),
            seats: 2,
            seed: Some(seed(&secret, ["0123ab", ""])),
            steps: Vec::new(),
            result: None,
            others: Map::new(),
        };
        tell(&mut document, &deal);
        document
    }

    #[test]
    fn a_deal_can_be_computed_by_hand() {
        // printf '\x07%.0s' {1..32} | sha256sum
        let promise = "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0";
        assert_eq!(commit(&[7; 32]), promise);
        // (printf 'sevenfold fair deal 1'; printf '\x07%.0s' {1..32}; printf '\x060123ab\x00') | sha256sum
        let by_hand = "a92845da6a35affd0f257d25290aef9d2d1e31b49dec4a05fe9ed46318ccce8b";
        assert_eq!(seed(&[7; 32], ["0123ab", ""]).to_string(), by_hand);
    }

    #[test]
    fn a_true_deal_holds_and_every_lie_is_found() {
        assert_eq!(check_fair(&record()).map(|deal| deal.parts.len()), Ok(2));
        let lie = |change: fn(&mut Document)| {
            let mut document = record();
            change(&mut document);
            check_fair(&document)
        };
        assert_eq!(lie(|document| drop(document.others.remove(KEY))), Err(Unfair::NotTold));
        assert_eq!(lie(|document| document.seed = None), Err(Unfair::NoSeed));
        assert_eq!(lie(|document| document.seed = Some(Seed([1; 32]))), Err(Unfair::OtherSeed));
        let other = "08".repeat(32);
        assert_eq!(
            lie(|document| document.others[KEY]["secret"] = "08".repeat(32).into()),
            Err(Unfair::OtherSecret),
            "{other}"
        );
        assert_eq!(
            lie(|document| document.others[KEY]["parts"][0] = "0123ac".into()),
            Err(Unfair::OtherSeed)
        );
        assert_eq!(
            lie(|document| document.others[KEY]["parts"] = json!(["0123ab"])),
            Err(Unfair::Unreadable)
        );
        assert_eq!(lie(|document| document.others[KEY]["parts"][0] = "XY".into()), Err(Unfair::Unreadable));
        assert_eq!(lie(|document| document.others[KEY] = json!(7)), Err(Unfair::Unreadable));
        assert_eq!(lie(|document| document.others[KEY]["secret"] = "07".into()), Err(Unfair::Unreadable));
        assert_eq!(lie(|document| document.others[KEY]["commit"] = "07".into()), Err(Unfair::Unreadable));
    }

    #[test]
    fn parts_cannot_be_shifted_between_seats() {
        assert_ne!(seed(&[7; 32], ["ab", "c"]), seed(&[7; 32], ["a", "bc"]));
        assert!(is_part(&"f".repeat(64)));
        assert!(!is_part(&"f".repeat(65)));
        assert!(!is_part("AB"));
        assert!(!is_part("ag"));
    }
}
