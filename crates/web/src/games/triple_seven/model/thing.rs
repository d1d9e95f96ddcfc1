//! What can be picked up: a card in hand, a 567, the reserve.

use sevenfold_triple_seven::{Action, Card, Colour, Gift, Run, Six, Source};

/// Something of one's own that a move can be about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Thing {
    /// A card in hand.
    Card(Card),
    /// A 5, 6 and 7 of a colour, as one.
    Run(Colour),
    /// The reserved card.
    Reserve,
}

/// The reserve, as a name beside those of the cards.
const RESERVE: &str = "reserve";

impl Thing {
    /// What a move is about.
    pub(crate) const fn of(action: Action) -> Option<Self> {
        match action {
            Action::Play(Source::Reserve, _) => Some(Self::Reserve),
            Action::Reserve(card) | Action::Swap(card) | Action::Give(Gift::Card(card)) => {
                Some(Self::Card(card))
            }
            Action::Play(Source::Hand, play) => Some(Self::Card(play.card())),
            Action::PlayRun(run) | Action::Give(Gift::Run(run)) => Some(Self::Run(run.colour)),
            Action::Answer(answer) => Some(Self::Card(Card::main(answer.with.main()))),
            Action::NoReserve
            | Action::Draw
            | Action::Pass
            | Action::Done
            | Action::Give(Gift::Top)
            | Action::Submit
            | Action::CallOut
            | Action::Hush
            | Action::Announce => None,
        }
    }

    /// Its name: as in the notation, where there is one.
    pub(crate) fn name(self) -> String {
        match self {
            Self::Card(card) => card.to_string(),
            Self::Run(colour) => Run { colour, six: Six::Number }.to_string(),
            Self::Reserve => RESERVE.to_owned(),
        }
    }

    /// The thing with this name.
    pub(crate) fn named(name: &str) -> Option<Self> {
        if name == RESERVE {
            return Some(Self::Reserve);
        }
        let run = || name.parse().ok().map(|run: Run| Self::Run(run.colour));
        name.parse().ok().map(Self::Card).or_else(run)
    }
}
