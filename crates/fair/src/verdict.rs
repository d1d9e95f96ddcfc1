//! What a record proves, and to whom.

use sevenfold_core::{Arg, Message, Say, Seat};
use sevenfold_protocol::TableCode;

use crate::{Alarm, FairDeal, Pin, Share};

/// What somebody knows of a deal from before it was made.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Known {
    /// The promise that was shown.
    pub promise: Option<String>,
    /// Own parts, with their seats where those are known.
    pub parts: Vec<(Option<Seat>, String)>,
    /// The list of seals when it was closed.
    pub list: Option<Vec<String>>,
}

/// What a deal that is consistent in itself proves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// To somebody who knows nothing else: that it is consistent in itself.
    Consistent,
    /// It is the deal that was promised, with the own part in it, and everybody who sealed a part revealed it.
    Promised,
    /// It is the deal that was promised, with the own part in it; somebody else's part is missing.
    Gaps,
    /// It is the deal that was promised; about an own part nothing is known.
    PromiseAlone,
    /// It is the deal that was promised, but the own part is not in it.
    WithoutYou,
    /// It is not the deal that was promised.
    Broken(Alarm),
}

impl Verdict {
    /// One word for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Consistent => "consistent",
            Self::Promised => "promised",
            Self::Gaps => "gaps",
            Self::PromiseAlone => "promise-alone",
            Self::WithoutYou => "without-you",
            Self::Broken(_) => "broken",
        }
    }

    /// Does the record contradict what was promised?
    pub const fn is_broken(self) -> bool {
        matches!(self, Self::Broken(_))
    }
}

impl Say for Verdict {
    fn say(&self) -> Message {
        match self {
            Self::Consistent => Message::new("fair-consistent"),
            Self::Promised => Message::new("fair-promised"),
            Self::Gaps => Message::new("fair-gaps"),
            Self::PromiseAlone => Message::new("fair-promise-alone"),
            Self::WithoutYou => Message::new("fair-without-you"),
            Self::Broken(alarm) => alarm.say(),
        }
    }
}

impl Known {
    /// What the pins of a table tell about a deal: those of this game, or, if it is not said which game it was, those
    /// with the deal's promise. Where none has it, any will do to prove that it was not promised.
    pub fn from_pins(pins: &[Pin], table: TableCode, game: Option<u32>, deal: &FairDeal) -> Self {
        let here =
            || pins.iter().filter(|pin| pin.table == table && game.is_none_or(|game| pin.game == game));
        let promised = here().find(|pin| pin.commit == deal.commit).or_else(|| here().next());
        let Some(first) = promised else { return Self::default() };
        let same = || here().filter(|pin| pin.game == first.game && pin.taken);
        Self {
            promise: Some(first.commit.clone()),
            parts: same().map(|pin| (Some(pin.seat), pin.part.clone())).collect(),
            list: same().find_map(|pin| pin.list.clone()),
        }
    }
}

/// Compares a deal that is consistent in itself with what is known.
pub fn judge(deal: &FairDeal, known: &Known) -> Verdict {
    let Some(promise) = &known.promise else { return Verdict::Consistent };
    if *promise != deal.commit {
        return Verdict::Broken(Alarm::OtherPromise);
    }
    if known.list.as_ref().is_some_and(|list| *list != deal.seals) {
        return Verdict::Broken(Alarm::OtherList);
    }
    let own: Vec<Own> = known.parts.iter().map(|(seat, part)| own(deal, *seat, part)).collect();
    let broken = own.iter().find_map(|own| if let Own::Other(seat) = own { Some(*seat) } else { None });
    match broken {
        Some(seat) => Verdict::Broken(Alarm::OtherPart(seat)),
        None if own.is_empty() => Verdict::PromiseAlone,
        None if own.contains(&Own::In) && deal.seats_with(Share::Withheld).is_empty() => Verdict::Promised,
        None if own.contains(&Own::In) => Verdict::Gaps,
        None => Verdict::WithoutYou,
    }
}

/// Where an own part is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Own {
    In,
    Withheld,
    Other(Seat),
}

fn own(deal: &FairDeal, seat: Option<Seat>, part: &str) -> Own {
    let seats = Seat::all(deal.parts.len() as u8);
    let places: Vec<Seat> = seats.filter(|place| seat.is_none_or(|seat| seat == *place)).collect();
    let seal_of = |place: &Seat| crate::sums::seal(&deal.commit, *place, part);
    let sealed = |place: &&Seat| deal.seals.get(place.index()) == Some(&seal_of(place));
    if places.iter().any(|place| deal.parts[place.index()] == part) {
        Own::In
    } else if places.iter().find(sealed).is_some_and(|place| deal.share(*place) == Share::Withheld) {
        Own::Withheld
    } else {
        Own::Other(places.first().copied().unwrap_or(Seat::FIRST))
    }
}

impl FairDeal {
    /// What is to be said besides the verdict: whose parts are missing, which were not sealed, or that nobody added any.
    pub fn remarks(&self) -> Vec<Message> {
        let remark = |key: &'static str, seats: Vec<Seat>| {
            let count = seats.len();
            let told = Message::new(key).with("seats", Arg::list(seats)).with("count", count);
            (count > 0).then_some(told)
        };
        let nobody = (self.seats_with(Share::Nothing).len() == self.parts.len())
            .then(|| Message::new("fair-nobody-added"));
        let missing = remark("fair-withheld", self.seats_with(Share::Withheld));
        let open = remark("fair-open-parts", self.seats_with(Share::Open));
        [nobody, missing, open].into_iter().flatten().collect()
    }

    fn seats_with(&self, share: Share) -> Vec<Seat> {
        Seat::all(self.parts.len() as u8).filter(|seat| self.share(*seat) == share).collect()
    }
}
