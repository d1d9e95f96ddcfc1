//! What can be done with each card in just one way, listed in advance.

use super::item::Item;
use crate::action::{Action, Gift, Play, Source};
use crate::cards::Cards;
use crate::key::Key;
use crate::pieces::{COLOURED, Card, Face, Main, Rank};

/// How many different cards there are.
const CARDS: usize = Card::DIFFERENT as usize;

/// Sets of main characters.
const SETS: usize = 1 << Main::ALL.len();

/// One thing that can be done with every card.
pub(crate) struct Each<I> {
    cards: [I; CARDS],
    /// With the main characters of each set, one after the other; what stands behind them means nothing.
    mains: [[I; Main::ALL.len()]; SETS],
}

/// How many are in each set of main characters.
const MEMBERS: [u8; SETS] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];

/// Such things.
#[derive(Clone, Copy)]
enum Deed {
    Number,
    Reserve,
    Swap,
    Give,
}

pub(crate) static NUMBERS: Each<Action> = each(Deed::Number);
pub(crate) static RESERVES: Each<Action> = each(Deed::Reserve);
pub(crate) static SWAPS: Each<Action> = each(Deed::Swap);
pub(crate) static GIFTS: Each<Action> = each(Deed::Give);

pub(crate) static NUMBER_KEYS: Each<Key> = keys(&each(Deed::Number));
pub(crate) static RESERVE_KEYS: Each<Key> = keys(&each(Deed::Reserve));
pub(crate) static SWAP_KEYS: Each<Key> = keys(&each(Deed::Swap));
pub(crate) static GIFT_KEYS: Each<Key> = keys(&each(Deed::Give));

const fn each(deed: Deed) -> Each<Action> {
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

const fn done(deed: Deed, card: Card) -> Action {
    match (deed, card.face()) {
        (Deed::Reserve, _) => Action::Reserve(card),
        (Deed::Swap, _) => Action::Swap(card),
        (Deed::Give, _) => Action::Give(Gift::Card(card)),
        (Deed::Number, Face::Coloured(colour, Rank::Number(number))) => {
            Action::Play(Source::Hand, Play::Number(colour, number))
        }
        // Whoever looks here has a plain number.
        (Deed::Number, _) => Action::Pass,
    }
}

const fn keys(each: &Each<Action>) -> Each<Key> {
    let mut keys = Each { cards: [0; CARDS], mains: [[0; Main::ALL.len()]; SETS] };
    let mut card = 0;
    while card < CARDS {
        keys.cards[card] = each.cards[card].key();
        card += 1;
    }
    let mut place = 0;
    while place < SETS * Main::ALL.len() {
        let (set, main) = (place / Main::ALL.len(), place % Main::ALL.len());
        keys.mains[set][main] = each.mains[set][main].key();
        place += 1;
    }
    keys
}

/// Appends what is done with each different card, in the order of the notation.
#[inline]
pub(super) fn extend_different<I: Item>(out: &mut Vec<I>, cards: &Cards, each: &Each<I>) {
    extend_each::<8, I>(out, cards.coloured, each);
    let mains = usize::from(cards.main_set()) % SETS;
    out.extend_from_slice(&each.mains[mains]);
    out.truncate(out.len() - Main::ALL.len() + usize::from(MEMBERS[mains]));
}

/// Appends what is done with each coloured card of a bit set.
///
/// Most sets have a few cards. So many are looked up at once whether they are there or not, and what is too much is cut off:
/// that takes less time than to find out after each card whether there is another.
#[inline]
pub(super) fn extend_each<const AT_ONCE: usize, I: Item>(out: &mut Vec<I>, mut set: u64, each: &Each<I>) {
    let wanted = out.len() + set.count_ones() as usize;
    loop {
        out.extend((0..AT_ONCE).map(|_| {
            // Where there is none left, the first main character stands in.
            let card = set.trailing_zeros() as usize;
            set &= set.wrapping_sub(1);
            each.cards[card]
        }));
        if set == 0 {
            break;
        }
    }
    out.truncate(wanted);
}
