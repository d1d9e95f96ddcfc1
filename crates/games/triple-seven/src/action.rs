//! What a seat can do, and what the table can draw.

mod say;

use arrayvec::ArrayVec;
use sevenfold_core::Seat;

use crate::cards::Cards;
use crate::pieces::{Card, Colour, MOST_CARDS, Main, Rank};

pub(crate) use say::played;

/// A move of a seat. Written and read as in the notation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Put a hand card aside, before the round (TS-6) or as a turn (TS-18).
    Reserve(Card),
    /// Begin the round without a reserve (TS-6).
    NoReserve,
    /// Draw the turn's one card (TS-7).
    Draw,
    /// End the turn with nothing done (TS-7).
    Pass,
    /// Change the reserve for this hand card (TS-18).
    Swap(Card),
    /// Play a card (TS-7, TS-19).
    Play(Source, Play),
    /// Play a 567 from the hand (TS-13).
    PlayRun(Run),
    /// Decline the extra play of a DEUCE (TS-17).
    Done,
    /// Pass something on after a SAMARITAN (TS-34).
    Give(Gift),
    /// Answer an attack with a card (TS-33, TS-36).
    Answer(Answer),
    /// Let an attack happen (TS-38).
    Submit,
    /// Call an unannounced HERALD out (TS-25).
    CallOut,
    /// Let an unannounced HERALD pass, where that is asked (TS-27).
    Hush,
    /// Announce one's HERALD in a race (TS-27).
    Announce,
}

/// Lists of moves are copied from rows made in advance: a register holds four.
const _: () = assert!(size_of::<Action>() == 4);

/// Where a played card comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// From the hand.
    Hand,
    /// The reserved card (TS-19).
    Reserve,
}

impl Source {
    /// Both.
    pub(crate) const ALL: [Self; 2] = [Self::Hand, Self::Reserve];
}

/// A single card and how it is meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Play {
    /// A plain number.
    Number(Colour, u8),
    /// A REVERSE, with or without its effect (TS-15).
    Reverse(Colour, Turning),
    /// A DEUCE (TS-17).
    Deuce(Colour),
    /// A TRADE, with whom if its effect is wanted (TS-16).
    Trade(Colour, Option<Seat>),
    /// A HERALD (TS-25).
    Herald(Colour, Voice),
    /// A THIEF (TS-31).
    Thief(Colour, Intent),
    /// A main character and the colour named (TS-14).
    Main(Main, Option<Colour>),
}

/// What a REVERSE does to the direction of play.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turning {
    /// The direction stays.
    Keep,
    /// The direction turns round.
    Reverse,
}

/// Whether a HERALD is announced as it is played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Voice {
    /// Announced at once.
    Announced,
    /// Not yet, or not at all.
    Silent,
}

/// How a THIEF is meant (TS-31).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Intent {
    /// A regular 6 (TS-28).
    Six,
    /// Steal the show (TS-29).
    Show,
    /// Steal this player's last card (TS-30).
    Steal(Seat),
}

/// A 5, 6 and 7 of one colour (TS-13).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Run {
    /// The colour.
    pub colour: Colour,
    /// What the 6 is.
    pub six: Six,
}

/// The 6 of a 567.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Six {
    /// The plain 6.
    Number,
    /// The THIEF.
    Thief,
}

impl Six {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Number, Self::Thief];

    /// As a rank.
    pub const fn rank(self) -> Rank {
        match self {
            Self::Number => Rank::Number(6),
            Self::Thief => Rank::Thief,
        }
    }
}

/// What is passed on after a SAMARITAN (TS-34).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Gift {
    /// A hand card.
    Card(Card),
    /// A 567 as one.
    Run(Run),
    /// The top card of the stack.
    Top,
}

/// A card that answers an attack, and the colour named with it (TS-14).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Answer {
    /// The card.
    pub with: Defence,
    /// The colour named.
    pub names: Option<Colour>,
}

/// The cards that answer attacks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Defence {
    /// Nothing happens to the one attacked (TS-33).
    Saint,
    /// It strikes back (TS-30, TS-36).
    Reaper,
}

impl Defence {
    /// As a main character.
    pub const fn main(self) -> Main {
        match self {
            Self::Saint => Main::Saint,
            Self::Reaper => Main::Reaper,
        }
    }
}

impl Play {
    /// The card that is played.
    #[inline]
    pub const fn card(self) -> Card {
        match self {
            Self::Number(colour, number) => Card::new(colour, Rank::Number(number)),
            Self::Reverse(colour, _) => Card::new(colour, Rank::Reverse),
            Self::Deuce(colour) => Card::new(colour, Rank::Deuce),
            Self::Trade(colour, _) => Card::new(colour, Rank::Trade),
            Self::Herald(colour, _) => Card::new(colour, Rank::Herald),
            Self::Thief(colour, _) => Card::new(colour, Rank::Thief),
            Self::Main(main, _) => Card::main(main),
        }
    }
}

impl Run {
    /// Its three cards.
    pub const fn ranks(self) -> [Rank; 3] {
        [Rank::Number(5), self.six.rank(), Rank::Number(7)]
    }

    /// Its three cards, as cards.
    #[inline]
    pub const fn cards(self) -> Cards {
        let mut cards = Cards::NONE;
        let ranks = self.ranks();
        cards.add(Card::new(self.colour, ranks[0]));
        cards.add(Card::new(self.colour, ranks[1]));
        cards.add(Card::new(self.colour, ranks[2]));
        cards
    }
}

/// Several cards in an order, top first.
pub type Order = ArrayVec<Card, MOST_CARDS>;

/// A chance step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Chance {
    /// Who deals first.
    Dealer(Seat),
    /// The deck of a round, top first.
    Deck(Order),
    /// The new draw stack, top first (TS-9).
    Reshuffle(Order),
}
