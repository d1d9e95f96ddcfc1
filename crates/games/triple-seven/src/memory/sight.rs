//! The memory of one observer.

use super::{COPIES, Place, Places, copies_of};
use crate::cards::Cards;
use crate::pieces::{Card, Main};

/// Where one observer thinks the hidden cards may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sight {
    pub(crate) coloured: [u64; Place::COUNT],
    pub(crate) mains: [u16; Place::COUNT],
}

impl Sight {
    pub(crate) const NOTHING: Self = Self { coloured: [0; Place::COUNT], mains: [0; Place::COUNT] };

    /// These cards may each be in any of these places.
    pub(crate) fn hide(&mut self, cards: &Cards, places: Places) {
        for place in places.iter() {
            self.coloured[place.index()] |= cards.coloured;
        }
        for main in Main::ALL {
            for _ in 0..cards.copies(main) {
                let used = self.mains.iter().fold(0, |used, here| used | here) & copies_of(main);
                let free = copies_of(main) & !used;
                let copy = free & free.wrapping_neg();
                places.iter().for_each(|place| self.mains[place.index()] |= copy);
            }
        }
    }

    /// Where a coloured card may be.
    pub(crate) fn places_of(&self, card: Card) -> Places {
        Place::all().filter(|place| self.coloured[place.index()] & 1 << card.index() != 0).collect()
    }

    /// Each hidden main character and where it may be.
    pub(crate) fn hidden_mains(&self) -> impl Iterator<Item = (Card, Places)> {
        (0..4 * COPIES)
            .map(|copy| (Card::main(Main::ALL[copy / COPIES]), self.places_of_copy(1 << copy)))
            .filter(|(_, places)| !places.is_empty())
    }

    fn places_of_copy(&self, copy: u16) -> Places {
        Place::all().filter(|place| self.mains[place.index()] & copy != 0).collect()
    }
}
