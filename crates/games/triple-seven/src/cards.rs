//! Several cards at once: a hand, what lies under the top of the pile, a deck.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::pieces::{COLOURED, Card, Colour, Face, Main, RANKS, Rank};

/// Cards without an order. Coloured cards are unique, so they are bits; main characters are counted.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Cards {
    pub(crate) coloured: u64,
    pub(crate) mains: [u8; 4],
}

/// The bit of a coloured card.
#[inline]
pub(crate) const fn bit(colour: Colour, rank: Rank) -> u64 {
    1 << Card::new(colour, rank).index()
}

/// Every card of a colour.
#[inline]
pub(crate) const fn of_colour(colour: Colour) -> u64 {
    0xffff << (colour as u8 * RANKS)
}

/// Every coloured card of a rank.
pub(crate) const fn of_rank(rank: Rank) -> u64 {
    bit(Colour::Red, rank) * 0x0001_0001_0001_0001
}

/// Every card that counts as this number (TS-10).
pub(crate) const OF_NUMBER: [u64; 11] = {
    let mut sets = [0; 11];
    let mut index = 0;
    while index < COLOURED {
        if let Face::Coloured(_, rank) = Card::from_index(index).face() {
            sets[rank.number() as usize] |= 1 << index;
        }
        index += 1;
    }
    sets
};

impl Cards {
    /// No card.
    pub const NONE: Self = Self { coloured: 0, mains: [0; 4] };

    /// The whole deck with this many copies of each main character (TS-3).
    pub const fn deck(main_copies: u8) -> Self {
        Self { coloured: u64::MAX, mains: [main_copies; 4] }
    }

    /// How many cards.
    #[inline]
    pub const fn len(&self) -> u8 {
        self.coloured.count_ones() as u8 + self.main_count()
    }

    /// Is there no card?
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.coloured == 0 && u32::from_le_bytes(self.mains) == 0
    }

    /// Is there exactly one card? Quicker than counting them.
    #[inline]
    pub(crate) const fn is_one(&self) -> bool {
        // With the counts above them all cards are bits of one number, but for copies.
        let all = self.coloured as u128 | (u32::from_le_bytes(self.mains) as u128) << u64::BITS;
        all.is_power_of_two() && all >> u64::BITS & 0xfefe_fefe == 0
    }

    /// How many main characters: the four bytes added up.
    #[inline]
    const fn main_count(&self) -> u8 {
        (u32::from_le_bytes(self.mains).wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// The coloured cards: a bit for each, in the order of the notation.
    #[inline]
    pub const fn coloured(&self) -> u64 {
        self.coloured
    }

    /// How many copies of a main character.
    #[inline]
    pub const fn copies(&self, main: Main) -> u8 {
        self.mains[main as usize]
    }

    /// Is the card among them?
    #[inline]
    pub const fn contains(&self, card: Card) -> bool {
        let index = card.index();
        if index < COLOURED {
            self.coloured & (1 << index) != 0
        } else {
            self.mains[(index - COLOURED) as usize] > 0
        }
    }

    /// Adds a card.
    #[inline]
    pub const fn add(&mut self, card: Card) {
        // Cards come in random order: what they are is not worth a guess.
        let (index, main) = (card.index(), (card.index() >= COLOURED) as u8);
        self.coloured |= (1 - main as u64) << (index % COLOURED);
        self.mains[(index % 4) as usize] += main;
    }

    /// Takes a card out that is among them.
    #[inline]
    pub const fn take(&mut self, card: Card) {
        let index = card.index();
        if index < COLOURED {
            self.coloured &= !(1 << index);
        } else {
            let copies = &mut self.mains[(index - COLOURED) as usize];
            *copies = copies.saturating_sub(1);
        }
    }

    /// Adds all these cards.
    #[inline]
    pub fn add_all(&mut self, cards: &Self) {
        self.coloured |= cards.coloured;
        for (copies, more) in self.mains.iter_mut().zip(cards.mains) {
            *copies += more;
        }
    }

    /// These cards but for those; `None` if some of those are not here.
    #[must_use]
    pub fn without(&self, cards: &Self) -> Option<Self> {
        let mut mains = self.mains;
        for (copies, fewer) in mains.iter_mut().zip(cards.mains) {
            *copies = copies.checked_sub(fewer)?;
        }
        let coloured = self.coloured & !cards.coloured;
        (cards.coloured & !self.coloured == 0).then_some(Self { coloured, mains })
    }

    /// The cards in the order of the notation, copies adjacent.
    pub fn iter(&self) -> impl Iterator<Item = Card> + Clone + use<> {
        bits(self.coloured).chain(self.mains().map(Card::main))
    }

    /// The main characters, copies adjacent.
    pub(crate) fn mains(&self) -> impl Iterator<Item = Main> + Clone + use<> {
        let mains = self.mains;
        Main::ALL.into_iter().flat_map(move |main| (0..mains[main as usize]).map(move |_| main))
    }

    /// The different main characters, a bit for each in the order of the notation.
    #[inline]
    pub(crate) const fn main_set(&self) -> u8 {
        // A bit for each byte that is not zero, for counts are small; then the four bits side by side.
        let counts = u32::from_le_bytes(self.mains);
        let there = (counts | counts >> 1 | counts >> 2) & 0x0101_0101;
        (there.wrapping_mul(0x0102_0408) >> 24) as u8
    }
}

/// The coloured cards of a bit set.
#[inline]
pub(crate) fn bits(mut set: u64) -> impl Iterator<Item = Card> + Clone {
    std::iter::from_fn(move || {
        if set == 0 {
            return None;
        }
        let card = Card::from_index(set.trailing_zeros() as u8);
        set &= set - 1;
        Some(card)
    })
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut all = Self::NONE;
        cards.into_iter().for_each(|card| all.add(card));
        all
    }
}

impl std::fmt::Debug for Cards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Cards {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut all = Self::NONE;
        for card in Vec::<Card>::deserialize(deserializer)? {
            let twice = match card.face() {
                Face::Coloured(..) => all.contains(card),
                Face::Main(main) => all.copies(main) >= 4,
            };
            if twice {
                return Err(D::Error::custom("more copies of a card than there are"));
            }
            all.add(card);
        }
        Ok(all)
    }
}
