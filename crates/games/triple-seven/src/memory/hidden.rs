//! What a seat does not see, as sets: the same as in its view, for whoever looks at very many positions.

use arrayvec::ArrayVec;
use sevenfold_core::{MAX_SEATS, Seat, Viewer};

use super::{COPIES, Memory, Place, Places, Sight, copies_of};
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

/// For each set of copies of a main character as many of the first ones.
const ORDERED: [u16; 1 << COPIES] = [0, 1, 1, 3, 1, 3, 3, 7, 1, 3, 3, 7, 3, 7, 7, 15];

/// All copies of every main character of which some are there.
#[inline]
const fn whole(copies: u16) -> u16 {
    ((copies | copies >> 1 | copies >> 2 | copies >> 3) & 0x1111) * 0xf
}

impl Memory {
    /// These coloured cards and the hidden main characters, by place, as a seat knows them at a table of so many.
    pub(crate) fn hidden(&self, seat: Seat, seats: u8, coloured: u64) -> Hidden {
        let mut hidden = Hidden { all: HiddenCards { coloured, mains: 0 }, ..Hidden::default() };
        let mut places: ArrayVec<Place, { Place::COUNT }> = ArrayVec::new();
        for other in Seat::all(seats) {
            if other != seat {
                places.push(Place::hand(other));
                places.push(Place::reserve(other));
            }
        }
        places.push(Place::STACK);
        let mut there = 0;
        for place in &places {
            let coloured = self.coloured[place.index()][seat.index()] & coloured;
            let mains = self.mains[place.index()][seat.index()];
            hidden.places[place.index()] = HiddenCards { coloured, mains };
            there |= mains;
        }
        // Most often all hidden copies of a main character may be in the same places: then their order means nothing.
        let alike = |place: &Place| {
            let here = hidden.places[place.index()].mains;
            here == there & whole(here)
        };
        if places.iter().all(alike) {
            let ordered = (0..4).fold(0, |all, main| {
                all | ORDERED[usize::from(there >> (COPIES * main)) % 16] << (COPIES * main)
            });
            hidden.all.mains = ordered;
            for place in &places {
                let mains = &mut hidden.places[place.index()].mains;
                *mains = ordered & whole(*mains);
            }
        } else {
            self.sight(Viewer::Seat(seat)).hide_all_copies(there, &places, &mut hidden);
        }
        hidden
    }
}

impl Sight {
    /// The copies of all main characters, each in the order of the places they may be in.
    #[cold]
    fn hide_all_copies(&self, there: u16, places: &[Place], hidden: &mut Hidden) {
        for place in places {
            hidden.places[place.index()].mains = 0;
        }
        let mut places: ArrayVec<Place, { Place::COUNT }> = places.iter().copied().collect();
        places.sort_unstable_by_key(|place| place.index());
        for main in Main::ALL.into_iter().filter(|&main| there & copies_of(main) != 0) {
            self.hide_copies(there, main, &places, hidden);
        }
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
