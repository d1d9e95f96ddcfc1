//! What can be done with each card in just one way, listed in advance.

use crate::action::{Action, Gift, Play, Source};
use crate::cards::Cards;
use crate::pieces::{COLOURED, Card, Face, Main, Rank};

/// How many different cards there are.
const CARDS: usize = Card::DIFFERENT as usize;

/// Sets of main characters.
const SETS: usize = 1 << Main::ALL.len();

/// One thing that can be done with every card.
pub(super) struct Each {
    cards: [Action; CARDS],
    /// With the main characters of each set, one after the other; what stands behind them means nothing.
    mains: [[Action; Main::ALL.len()]; SETS],
}

/// How many are in each set of main characters.
const MEMBERS: [u8; SETS] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// Something that is done with a card, whichever it is.
#[derive(Clone, Copy)]
pub(crate) enum Deed {
    Reserve,
    Swap,
    Give,
}

/// How many there are in a set of main characters.
#[inline]
pub(super) const fn members(mains: u8) -> u8 {
    MEMBERS[mains as usize % SETS]
}

impl Deed {
    /// What it is with every card.
    #[inline]
    pub(super) const fn done(self) -> &'static Each {
        match self {
            Self::Reserve => &RESERVES,
            Self::Swap => &SWAPS,
            Self::Give => &GIFTS,
        }
    }
}

pub(super) static NUMBERS: Each = each(None);
static RESERVES: Each = each(Some(Deed::Reserve));
static SWAPS: Each = each(Some(Deed::Swap));
static GIFTS: Each = each(Some(Deed::Give));

/// What is done with every card; without a deed plain numbers are played from the hand.
const fn each(deed: Option<Deed>) -> Each {
    let mut cards = [Action::Pass; CARDS];
    let mut index = 0;
    while index < CARDS {
        cards[index] = done(deed, Card::from_index(index as u8));
        index += 1;
    }
    let mut mains = [[Action::Pass; Main::ALL.len()]; SETS];
    let mut place = 0;
    while place < SETS * Main::ALL.len() {
        let (set, main) = (place / Main::ALL.len(), place % Main::ALL.len());
        if set >> main & 1 != 0 {
            let before = set & ((1 << main) - 1);
            mains[set][MEMBERS[before] as usize] = cards[COLOURED as usize + main];
        }
        place += 1;
    }
    Each { cards, mains }
}

const fn done(deed: Option<Deed>, card: Card) -> Action {
    match (deed, card.face()) {
        (Some(Deed::Reserve), _) => Action::Reserve(card),
        (Some(Deed::Swap), _) => Action::Swap(card),
        (Some(Deed::Give), _) => Action::Give(Gift::Card(card)),
        (None, Face::Coloured(colour, Rank::Number(number))) => {
            Action::Play(Source::Hand, Play::Number(colour, number))
        }
        // Whoever looks here has a plain number.
        (None, _) => Action::Pass,
    }
}

impl Each {
    /// Appends what is done with each different card, in the order of the notation.
    #[inline]
    pub(super) fn extend_different(&self, out: &mut Vec<Action>, cards: &Cards) {
        self.extend::<8>(out, cards.coloured);
        let mains = usize::from(cards.main_set()) % SETS;
        out.extend_from_slice(&self.mains[mains]);
        out.truncate(out.len() - Main::ALL.len() + usize::from(MEMBERS[mains]));
    }

    /// What is done with the card with this number among some coloured ones and these main characters, counted from 0.
    #[inline]
    pub(super) fn nth(&self, mut coloured: u64, mains: u8, number: u32) -> Option<Action> {
        let Some(main) = number.checked_sub(coloured.count_ones()) else {
            for _ in 0..number {
                coloured &= coloured.wrapping_sub(1);
            }
            return self.cards.get(coloured.trailing_zeros() as usize).copied();
        };
        self.mains[usize::from(mains) % SETS].get(main as usize).copied()
    }

    /// Appends what is done with each coloured card of a bit set.
    ///
    /// Most sets have a few cards. So many are looked up at once whether they are there or not, and what is too much is cut
    /// off: that takes less time than to find out after each card whether there is another.
    #[inline]
    pub(super) fn extend<const AT_ONCE: usize>(&self, out: &mut Vec<Action>, mut set: u64) {
        let wanted = out.len() + set.count_ones() as usize;
        loop {
            out.extend((0..AT_ONCE).map(|_| {
                // Where there is none left, the first main character stands in.
                let card = set.trailing_zeros() as usize;
                set &= set.wrapping_sub(1);
                self.cards[card]
            }));
            if set == 0 {
                break;
            }
        }
        out.truncate(wanted);
    }
}
