//! The memory of one observer.

use super::{Place, Places, copies_of};
use crate::cards::Cards;
use crate::pieces::Main;

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

    /// These coloured cards and the hidden main characters, grouped by which of these places they may be in.
    pub(crate) fn grouped(&self, coloured: u64, among: Places) -> Vec<(Places, Cards)> {
        let mut groups: Vec<(Places, Cards)> = parted(coloured, among, |place| self.coloured[place.index()])
            .map(|(places, coloured)| (places, Cards { coloured, ..Cards::NONE }))
            .collect();
        let hidden = self.mains.iter().fold(0, |hidden, here| hidden | here);
        for (places, copies) in parted(hidden.into(), among, |place| self.mains[place.index()].into()) {
            let mains = Main::ALL.map(|main| (copies as u16 & copies_of(main)).count_ones() as u8);
            match groups.iter_mut().find(|group| group.0 == places) {
                Some((_, cards)) => cards.mains = mains,
                None => groups.push((places, Cards { mains, ..Cards::NONE })),
            }
        }
        groups
    }
}

/// The most groups that are told apart before a list grows: most often there are fewer.
const USUAL: usize = 8;

/// A set, parted by the places its members may be in. All members at once: each place parts the groups there are.
fn parted(set: u64, among: Places, here: impl Fn(Place) -> u64) -> impl Iterator<Item = (Places, u64)> {
    let mut groups = Vec::with_capacity(USUAL);
    groups.push((Places::default(), set));
    for place in among.iter() {
        let here = here(place);
        for index in 0..groups.len() {
            let (places, members) = groups[index];
            let inside = members & here;
            if inside == 0 {
                continue;
            }
            groups[index].1 = inside;
            groups[index].0 = places.with(place);
            if inside != members {
                groups.push((places, members & !here));
            }
        }
    }
    groups.into_iter().filter(|(_, members)| *members != 0)
}
