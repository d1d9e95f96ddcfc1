//! What a record proves about its deal to whoever looks at it in this browser.

use sevenfold_core::{Message, Say as _};
use sevenfold_fair::{Alarm, FairDeal, Known, Pin, Unfair, Verdict, judge};
use sevenfold_protocol::{FairFace, TableCode};

/// What is found, from good to bad. Each has a word and a shape of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sign {
    /// The deal promised to this browser, with its part.
    Promised,
    /// The promised deal, but a part is missing.
    Partly,
    /// Consistent in itself: nothing more can be known here.
    Consistent,
    /// The record tells nothing of its deal.
    Untold,
    /// Not what was promised, or wrong in itself.
    Broken,
}

impl Sign {
    /// Its drawing.
    pub(crate) const fn icon(self) -> &'static str {
        match self {
            Self::Promised => "icon-check",
            Self::Partly => "icon-info",
            Self::Consistent => "icon-eye",
            Self::Untold => "icon-help",
            Self::Broken => "icon-refuse",
        }
    }

    /// Its word.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Promised => "web-deal-promised",
            Self::Partly => "web-deal-partly",
            Self::Consistent => "web-deal-consistent",
            Self::Untold => "web-deal-untold",
            Self::Broken => "web-deal-broken",
        }
    }

    /// Its style.
    pub(crate) const fn class(self) -> &'static str {
        match self {
            Self::Promised => "tool deal good",
            Self::Broken => "tool deal broken",
            Self::Partly | Self::Consistent | Self::Untold => "tool deal",
        }
    }
}

/// What is found, and what is to be said of it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Finding {
    /// In one word.
    pub sign: Sign,
    /// In one sentence.
    pub sentence: Message,
    /// What else should be known.
    pub remarks: Vec<Message>,
    /// The numbers, if they could be read.
    pub deal: Option<FairDeal>,
    /// What this browser kept of this deal.
    pub kept: Vec<Pin>,
}

/// Compares what a record tells with what this browser has kept of the table it is said to be from.
pub(crate) fn find(
    told: &Result<FairFace, Message>,
    pins: &[Pin],
    table: Option<TableCode>,
    game: Option<u32>,
) -> Finding {
    let deal = told.as_ref().ok().and_then(FairDeal::of);
    let (sign, sentence) = match (told, &deal) {
        (Ok(_), Some(deal)) => {
            let known = table.map(|table| Known::from_pins(pins, table, game, deal));
            let verdict = judge(deal, &known.unwrap_or_default());
            (sign(verdict), verdict.say())
        }
        // Whoever was promised a deal is owed its proof.
        (Err(why), _) if why.key == Unfair::NotTold.say().key && pins.is_empty() => {
            (Sign::Untold, why.clone())
        }
        (Err(why), _) => (Sign::Broken, why.clone()),
        (Ok(_), None) => (Sign::Broken, Alarm::Sums(Unfair::Unreadable).say()),
    };
    let promised = |pin: &&Pin| deal.as_ref().is_some_and(|deal| pin.commit == deal.commit);
    Finding {
        sign,
        sentence,
        remarks: deal.as_ref().map(FairDeal::remarks).unwrap_or_default(),
        kept: pins.iter().filter(promised).cloned().collect(),
        deal,
    }
}

fn sign(verdict: Verdict) -> Sign {
    match verdict {
        Verdict::Promised => Sign::Promised,
        Verdict::Gaps | Verdict::PromiseAlone | Verdict::WithoutYou => Sign::Partly,
        Verdict::Consistent => Sign::Consistent,
        Verdict::Broken(_) => Sign::Broken,
    }
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Seat;
    use sevenfold_core::chance::Seed;
    use sevenfold_fair::sums;

    use super::*;

    const SECRET: [u8; 32] = [7; 32];

    fn table() -> TableCode {
        TableCode::from_number(7)
    }

    /// What the browser of seat 1 has kept.
    fn pin() -> Pin {
        let (game, seat, commit, part) = (1, Seat::FIRST, sums::commit(&SECRET), sums::part([1; 32]));
        Pin { table: table(), game, seat, commit, part, taken: true, list: None }
    }

    /// What a worker tells of a record in which seat 1 added this.
    fn told(part: &str) -> FairFace {
        let seals = vec![pin().seal(), String::new()];
        let parts = vec![part.to_owned(), String::new()];
        let secret = Some(Seed(SECRET).to_string());
        FairFace { commit: pin().commit, seals, parts, secret, ..FairFace::default() }
    }

    #[test]
    fn a_deal_looks_different_to_those_who_were_there() {
        let given = Ok(told(&pin().part));
        let seen =
            |told: &Result<FairFace, Message>, pins: &[Pin]| find(told, pins, Some(table()), None).sign;
        assert_eq!(seen(&given, &[]), Sign::Consistent);
        assert_eq!(seen(&given, &[pin()]), Sign::Promised);
        assert_eq!(seen(&Ok(told(&pin().seal())), &[pin()]), Sign::Partly);
        let mut other = pin();
        other.commit = sums::commit(&[8; 32]);
        assert_eq!(seen(&given, &[other]), Sign::Broken);
        assert_eq!(find(&given, &[pin()], Some(table()), Some(2)).sign, Sign::Consistent, "of another game");
    }

    #[test]
    fn what_is_not_told_is_suspicious_only_to_those_who_were_promised_it() {
        let untold = Err(Unfair::NotTold.say());
        assert_eq!(find(&untold, &[], Some(table()), None).sign, Sign::Untold);
        assert_eq!(find(&untold, &[pin()], Some(table()), None).sign, Sign::Broken);
        assert_eq!(find(&Err(Unfair::OtherSecret.say()), &[], None, None).sign, Sign::Broken);
    }

    #[test]
    fn every_sign_has_a_shape_and_a_word_of_its_own() {
        let all = [Sign::Promised, Sign::Partly, Sign::Consistent, Sign::Untold, Sign::Broken];
        for (index, sign) in all.iter().enumerate() {
            for other in &all[..index] {
                assert!(sign.icon() != other.icon() && sign.word() != other.word(), "{sign:?} {other:?}");
            }
        }
    }
}
