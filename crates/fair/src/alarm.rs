//! Something does not fit what was promised.

use sevenfold_core::{Message, Say, Seat};

use crate::Unfair;

/// Proof, for whoever kept the pins, that the host did not keep to the deal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Alarm {
    /// Nothing was promised.
    NoPromise,
    /// The promise is not the one that was shown before.
    OtherPromise,
    /// The promise is one of an earlier game, whose secret is known.
    OldPromise,
    /// The seal shown for this seat is not the one its client gave.
    OtherSeal(Seat),
    /// The list of seals is not the one that was closed.
    OtherList,
    /// The part shown for this seat is not the one its client made.
    OtherPart(Seat),
    /// The game was dealt before this seat was asked for its part.
    TooSoon(Seat),
    /// The sums are wrong.
    Sums(Unfair),
}

impl Say for Alarm {
    fn say(&self) -> Message {
        match self {
            Self::NoPromise => Message::new("fair-no-promise"),
            Self::OtherPromise => Message::new("fair-other-promise"),
            Self::OldPromise => Message::new("fair-old-promise"),
            Self::OtherSeal(seat) => Message::new("fair-other-seal").with("seat", *seat),
            Self::OtherList => Message::new("fair-other-list"),
            Self::OtherPart(seat) => Message::new("fair-other-part").with("seat", *seat),
            Self::TooSoon(seat) => Message::new("fair-too-soon").with("seat", *seat),
            Self::Sums(unfair) => unfair.say(),
        }
    }
}
