//! The discard pile: what it shows, and what plays on it (TS-10 to TS-14).

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;

use crate::action::Run;
use crate::cards::{Cards, OF_NUMBER, bit, of_colour, of_rank};
use crate::pieces::{Card, Colour, Face, Kind, Rank};

/// The discard pile. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pile {
    /// What lies on top.
    pub top: Top,
    /// The colour and number in force, once a card has been played.
    pub shows: Option<Shown>,
    /// Whom a REAPER would smite (TS-32).
    pub thief: Option<Loot>,
    /// The cards below the top.
    pub under: Cards,
}

/// The top of the pile.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Top {
    /// No card has been played yet.
    Nothing,
    /// A card.
    Card(Card),
    /// A 567, which stays together (TS-9).
    Run(Run),
}

/// What the pile shows (TS-10, TS-14).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Shown {
    /// The colour in force.
    pub colour: Colour,
    /// The number in force; a main character shows none.
    pub number: Option<u8>,
}

/// A THIEF on top that stole something, until another card covers it (TS-32).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Loot {
    /// Who played it.
    pub by: Seat,
    /// What it stole.
    pub stole: Stole,
}

/// What a THIEF stole.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stole {
    /// The show (TS-29).
    Show,
    /// A card (TS-30).
    Card,
}

impl Stole {
    /// What the REAPER makes the thief draw (TS-32).
    pub const fn penalty(self) -> u8 {
        match self {
            Self::Show => 2,
            Self::Card => 7,
        }
    }
}

/// Every card that plays on a number, and at the end on none (TS-10, TS-11). As many as a few bits can tell apart.
const BY_NUMBER: [u64; 16] = {
    let mut sets = [0; 16];
    let mut number = 0;
    while number < OF_NUMBER.len() {
        sets[number] = OF_NUMBER[number];
        number += 1;
    }
    // A 10 plays on a 9, too.
    sets[9] |= of_rank(Rank::Number(10));
    sets
};

impl Shown {
    /// Every coloured card that plays here by colour or number (TS-10, TS-11).
    #[inline]
    pub(crate) const fn takes(self) -> u64 {
        let number = match self.number {
            None => BY_NUMBER.len() - 1,
            Some(number) => number as usize,
        };
        of_colour(self.colour) | BY_NUMBER[number % BY_NUMBER.len()]
    }

    /// Does a card play here: by colour, by number, or because it is a Character (TS-10 to TS-12)?
    pub fn takes_card(self, card: Card) -> bool {
        card.kind() == Kind::Character || self.takes() >> card.index() & 1 != 0
    }

    /// How many of these cards play here by colour or number.
    #[inline]
    pub const fn followers(self, cards: &Cards) -> u8 {
        (cards.coloured & self.takes()).count_ones() as u8
    }

    /// What a card of a colour shows.
    pub(crate) const fn card(colour: Colour, rank: Rank) -> Self {
        Self { colour, number: Some(rank.number()) }
    }
}

impl Pile {
    /// At the start of a round.
    pub(crate) const EMPTY: Self = Self { top: Top::Nothing, shows: None, thief: None, under: Cards::NONE };

    /// Every coloured card that plays on it by colour or number; the first card of a round may be any (TS-12).
    #[inline]
    pub(crate) fn takes(&self) -> u64 {
        self.shows.map_or(u64::MAX, Shown::takes)
    }

    /// Does a 567 play on it? Where its 5 would (TS-13).
    #[inline]
    pub(crate) fn takes_run(&self, colour: Colour) -> bool {
        self.takes() & bit(colour, Rank::Number(5)) != 0
    }

    /// Lays something on top; the old top goes below it.
    #[inline]
    pub(crate) fn lay(&mut self, top: Top, shows: Shown, thief: Option<Loot>) {
        self.under.add_all(&self.top_cards());
        *self = Self { top, shows: Some(shows), thief, under: self.under };
    }

    /// The cards on top, which stay when the rest is shuffled (TS-9).
    #[inline]
    pub(crate) fn top_cards(&self) -> Cards {
        match self.top {
            Top::Nothing => Cards::NONE,
            Top::Card(card) => {
                let mut one = Cards::NONE;
                one.add(card);
                one
            }
            Top::Run(run) => run.cards(),
        }
    }

    /// All cards of the pile.
    pub fn cards(&self) -> Cards {
        let mut cards = self.under;
        cards.add_all(&self.top_cards());
        cards
    }
}

/// What a card shows once it is played; `named` is for main characters.
pub(crate) fn shown_by(card: Card, named: Colour) -> Shown {
    match card.face() {
        Face::Coloured(colour, rank) => Shown::card(colour, rank),
        Face::Main(_) => Shown { colour: named, number: None },
    }
}
