//! What a seat does not see, as sets: the same as in its view, for whoever looks at very many positions.

use arrayvec::ArrayVec;
use sevenfold_core::MAX_SEATS;

use super::{COPIES, Place, Places, Sight, copies_of};
use crate::pieces::Main;

/// Hidden cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HiddenCards {
    /// The coloured ones: a bit for each card, in the order of the notation.
    pub coloured: u64,
    /// The main characters: four bits for each of them, one for each copy, in the order of the places they may be in. Which
    /// copy is which means nothing.
    pub mains: u16,
}

/// The cards that a seat does not see, and where they may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hidden {
    /// All of them.
    pub all: HiddenCards,
    /// Those that may be in each hand, in each reserve, in the draw stack.
    pub places: [HiddenCards; 2 * MAX_SEATS + 1],
}

impl Sight {
    /// These coloured cards and the hidden main characters, by place.
    pub(crate) fn hidden(&self, coloured: u64, among: Places) -> Hidden {
        let mut hidden = Hidden { all: HiddenCards { coloured, mains: 0 }, ..Hidden::default() };
        for place in among.iter() {
            hidden.places[place.index()].coloured = self.coloured[place.index()] & coloured;
        }
        // Most often they may be in a few places only.
        let some: ArrayVec<Place, { Place::COUNT }> =
            among.iter().filter(|place| self.mains[place.index()] != 0).collect();
        let there = self.mains.iter().fold(0, |there, here| there | here);
        for main in Main::ALL.into_iter().filter(|&main| there & copies_of(main) != 0) {
            self.hide_copies(there, main, &some, &mut hidden);
        }
        hidden
    }

    /// The copies of one main character, in the order of the places they may be in, as a view lists them.
    fn hide_copies(&self, there: u16, main: Main, places: &[Place], hidden: &mut Hidden) {
        let first = COPIES * main as usize;
        let copies = there & copies_of(main);
        let here = |place: Place| self.mains[place.index()] & copies;
        // As bits, the first ones for as many copies.
        let ordered = ((1 << copies.count_ones()) - 1) << first;
        hidden.all.mains |= ordered;
        if places.iter().all(|&place| here(place) == 0 || here(place) == copies) {
            for place in places.iter().filter(|&&place| here(place) != 0) {
                hidden.places[place.index()].mains |= ordered;
            }
            return;
        }
        let mut copies: ArrayVec<Places, COPIES> = (first..first + COPIES)
            .filter(|copy| copies >> copy & 1 != 0)
            .map(|copy| places.iter().copied().filter(|&place| here(place) >> copy & 1 != 0).collect())
            .collect();
        copies.sort_unstable();
        for (copy, these) in (first..).zip(copies) {
            for place in places.iter().filter(|&&place| these.contains(place)) {
                hidden.places[place.index()].mains |= 1 << copy;
            }
        }
    }
}
