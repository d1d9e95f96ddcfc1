//! What a record tells of its deal, and whether that is consistent in itself.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Say, Seat, json};
use sevenfold_protocol::FairFace;

use crate::sums;

/// The key of a record under which the fair deal is kept.
pub const KEY: &str = "fair";

/// What a record tells of its deal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FairDeal {
    /// The promise: SHA-256 of the secret, 64 hexadecimal digits.
    pub commit: String,
    /// The secret, 64 hexadecimal digits.
    pub secret: String,
    /// What each seat added: its part, or its seal if it did not reveal the part, or nothing.
    pub parts: Vec<String>,
    /// The seals by seat, empty for seats without one. Records from before there were seals have none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub seals: Vec<String>,
}

/// What a seat added to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Share {
    /// Nothing: a bot, or nobody who sealed a part.
    Nothing,
    /// A part that was not sealed before: in records from before there were seals.
    Open,
    /// The part that it had sealed.
    Given,
    /// Only its seal: its client was away, or did not reveal the part in time.
    Withheld,
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
    /// The part of this seat does not fit its seal.
    OtherPart(Seat),
    /// The seed does not follow from secret and parts.
    OtherSeed,
}

impl Unfair {
    /// Is it a lie? What is not told, or cannot be read, proves nothing in either direction.
    pub const fn is_lie(self) -> bool {
        matches!(self, Self::OtherSecret | Self::OtherPart(_) | Self::OtherSeed)
    }
}

impl Say for Unfair {
    fn say(&self) -> Message {
        Message::new(match self {
            Self::NotTold => "fair-not-told",
            Self::Unreadable => "fair-unreadable",
            Self::NoSeed => "fair-no-seed",
            Self::OtherSecret => "fair-other-secret",
            Self::OtherPart(seat) => return Message::new("fair-unsealed-part").with("number", seat.number()),
            Self::OtherSeed => "fair-other-seed",
        })
    }
}

impl FairDeal {
    /// What a table shows when a game is over, if it shows its secret.
    pub fn of(face: &FairFace) -> Option<Self> {
        let FairFace { commit, parts, seals, secret, .. } = face.clone();
        Some(Self { commit, secret: secret?, parts, seals })
    }

    /// What a seat added.
    pub fn share(&self, seat: Seat) -> Share {
        let text = |list: &[String]| list.get(seat.index()).cloned().unwrap_or_default();
        match (text(&self.seals), text(&self.parts)) {
            (sealed, part) if sealed.is_empty() && part.is_empty() => Share::Nothing,
            (sealed, _) if sealed.is_empty() => Share::Open,
            (sealed, part) if sealed == part => Share::Withheld,
            _ => Share::Given,
        }
    }

    /// Does the sums again: the secret is the promised one, every part fits its seal, the seed follows from them.
    pub fn check(&self, seats: u8, found: Seed) -> Result<(), Unfair> {
        let Seed(secret) = self.secret.parse().map_err(|_| Unfair::Unreadable)?;
        if !self.is_readable(seats) {
            return Err(Unfair::Unreadable);
        }
        if sums::commit(&secret) != self.commit {
            return Err(Unfair::OtherSecret);
        }
        for seat in Seat::all(seats).filter(|seat| self.share(*seat) == Share::Given) {
            let (part, seal) = (&self.parts[seat.index()], &self.seals[seat.index()]);
            if !sums::is_whole(part) || sums::seal(&self.commit, seat, part) != *seal {
                return Err(Unfair::OtherPart(seat));
            }
        }
        if sums::seed(&secret, self.parts.iter().map(String::as_str)) != found {
            return Err(Unfair::OtherSeed);
        }
        Ok(())
    }

    fn is_readable(&self, seats: u8) -> bool {
        let count = usize::from(seats);
        let seal = |seal: &String| seal.is_empty() || sums::is_whole(seal);
        sums::is_whole(&self.commit)
            && self.parts.len() == count
            && self.parts.iter().all(|part| sums::is_part(part))
            && (self.seals.is_empty() || self.seals.len() == count)
            && self.seals.iter().all(seal)
    }
}

/// Checks that the deal of a record is consistent in itself. That the cards follow from the seed is what replaying the
/// record checks; that it is the deal which was promised only those who were there can tell: [`judge`](crate::judge).
pub fn check_fair(document: &Document) -> Result<FairDeal, Unfair> {
    let told = document.others.get(KEY).ok_or(Unfair::NotTold)?;
    let deal = json::from_value::<FairDeal>(told).map_err(|_| Unfair::Unreadable)?;
    let seed = document.seed.ok_or(Unfair::NoSeed)?;
    deal.check(document.seats, seed)?;
    Ok(deal)
}

/// Writes a deal into a record.
pub fn tell(document: &mut Document, deal: &FairDeal) {
    // Texts only: JSON can hold them.
    document.others.insert(KEY.to_owned(), serde_json::to_value(deal).unwrap_or(Value::Null));
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, json};

    use super::*;

    /// Seat 1 revealed its part, seat 2 only sealed one, seat 3 is a bot.
    fn record() -> Document {
        let secret = [7; 32];
        let commit = sums::commit(&secret);
        let part = sums::part([1; 32]);
        let seals = [(0, &part), (1, &sums::part([2; 32]))];
        let seals = seals.map(|(seat, part)| sums::seal(&commit, Seat::new(seat), part));
        let parts = vec![part, seals[1].clone(), String::new()];
        let seed = sums::seed(&secret, parts.iter().map(String::as_str));
        let seals = seals.into_iter().chain([String::new()]).collect();
        let deal = FairDeal { commit, secret: Seed(secret).to_string(), parts, seals };
        let mut document = Document {
            game: "any".into(),
            options: json!({}),
            seats: 3,
            seed: Some(seed),
            steps: Vec::new(),
            result: None,
            others: Map::new(),
        };
        tell(&mut document, &deal);
        document
    }

    fn changed(change: impl FnOnce(&mut Document)) -> Result<FairDeal, Unfair> {
        let mut document = record();
        change(&mut document);
        check_fair(&document)
    }

    #[test]
    fn a_true_deal_holds_and_tells_what_each_seat_added() {
        let deal = check_fair(&record()).unwrap();
        let shares: Vec<Share> = Seat::all(3).map(|seat| deal.share(seat)).collect();
        assert_eq!(shares, [Share::Given, Share::Withheld, Share::Nothing]);
    }

    #[test]
    fn every_lie_is_found() {
        let digits = || Value::from("08".repeat(32));
        assert_eq!(changed(|record| record.seed = Some(Seed([1; 32]))), Err(Unfair::OtherSeed));
        assert_eq!(changed(|record| record.others[KEY]["secret"] = digits()), Err(Unfair::OtherSecret));
        assert_eq!(changed(|record| record.others[KEY]["commit"] = digits()), Err(Unfair::OtherSecret));
        let first = Unfair::OtherPart(Seat::new(0));
        assert_eq!(changed(|record| record.others[KEY]["parts"][0] = digits()), Err(first));
        assert_eq!(changed(|record| record.others[KEY]["seals"][0] = digits()), Err(first));
        assert_eq!(changed(|record| record.others[KEY]["parts"][0] = "08".into()), Err(first));
        // A part that was never revealed cannot be made up afterwards, nor one for a bot.
        let second = Unfair::OtherPart(Seat::new(1));
        assert_eq!(changed(|record| record.others[KEY]["parts"][1] = digits()), Err(second));
        assert_eq!(changed(|record| record.others[KEY]["parts"][2] = digits()), Err(Unfair::OtherSeed));
        let swapped = |record: &mut Document| {
            for key in ["parts", "seals"] {
                record.others[KEY][key].as_array_mut().unwrap().swap(0, 2);
            }
        };
        assert_eq!(changed(swapped), Err(Unfair::OtherPart(Seat::new(2))), "a seal fits one seat only");
    }

    #[test]
    fn what_cannot_be_checked_is_told_from_a_lie() {
        assert_eq!(changed(|record| drop(record.others.remove(KEY))), Err(Unfair::NotTold));
        assert_eq!(changed(|record| record.seed = None), Err(Unfair::NoSeed));
        for (key, value) in [
            ("parts", json!(["0123ab"])),
            ("parts", json!(["XY", "", ""])),
            ("seals", json!(["ab", "", ""])),
            ("seals", json!([""])),
            ("seals", json!(7)),
            ("secret", json!("07")),
            ("commit", json!("07")),
        ] {
            let malformed = changed(|record| record.others[KEY][key] = value.clone());
            assert_eq!(malformed, Err(Unfair::Unreadable), "{key} {value}");
        }
        assert_eq!(changed(|record| record.others[KEY] = json!(7)), Err(Unfair::Unreadable));
        assert_eq!(changed(|record| record.others[KEY] = Value::Null), Err(Unfair::Unreadable));
    }

    #[test]
    fn a_record_from_before_there_were_seals_still_holds() {
        let old = changed(|record| {
            record.others[KEY]["parts"] = json!(["0123ab", "", ""]);
            record.others[KEY].as_object_mut().unwrap().shift_remove("seals");
            record.seed = Some(sums::seed(&[7; 32], ["0123ab", "", ""]));
        });
        let deal = old.unwrap();
        assert_eq!((deal.share(Seat::new(0)), deal.share(Seat::new(1))), (Share::Open, Share::Nothing));
    }
}
