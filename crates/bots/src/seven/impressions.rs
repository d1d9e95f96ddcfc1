//! What the net made of positions to which a tree may come back: a leaf is judged when it is first met, and its moves are
//! wanted when it is met again.

use super::lanes::{Eight, Lanes};
use super::net::{Mindful, WHOLE};
use super::sketch::Seen;
use super::spot::Spot;

/// As many cells are kept, some megabytes; then everything is forgotten. What is forgotten is looked at once more.
const MOST_CELLS: usize = 1 << 17;

/// What the net made of one position.
struct Impression {
    whole: [Eight; WHOLE / 8],
    /// Where its cells end; they begin where those of the one before end.
    cells: usize,
    /// The same of the places above the table.
    landings: usize,
    grounded: u8,
    first: u8,
}

/// What the net made of positions, as far as their moves need it. To be used again and again.
#[derive(Default)]
pub(super) struct Impressions {
    list: Vec<Impression>,
    known: Vec<Lanes>,
    at: Vec<u32>,
    landings: Vec<Spot>,
    /// How many were forgotten.
    forgotten: u32,
}

impl Impressions {
    /// Begins anew: numbers that were told before mean nothing any more.
    pub(super) fn begin(&mut self) {
        self.forget();
        self.forgotten = 0;
    }

    fn forget(&mut self) {
        self.forgotten += self.list.len() as u32;
        self.list.clear();
        self.known.clear();
        self.at.clear();
        self.landings.clear();
    }

    /// Keeps what the last look has shown. Returns its number, from 1.
    pub(super) fn keep(&mut self, mindful: &Mindful) -> u32 {
        if self.known.len() + mindful.known().len() > MOST_CELLS {
            self.forget();
        }
        let Seen { at, landings, grounded, first } = mindful.sketch.seen();
        self.known.extend_from_slice(mindful.known());
        self.at.extend_from_slice(at);
        self.landings.extend_from_slice(landings);
        self.list.push(Impression {
            whole: *mindful.whole(),
            cells: self.known.len(),
            landings: self.landings.len(),
            grounded,
            first: first as u8,
        });
        self.forgotten + self.list.len() as u32
    }

    /// Makes everything that moves need as it was after that look. Says whether that was still there.
    pub(super) fn recall(&self, number: u32, mindful: &mut Mindful) -> bool {
        let Some(place) = number.checked_sub(self.forgotten + 1).map(|place| place as usize) else {
            return false;
        };
        let Some(one) = self.list.get(place) else { return false };
        let before = place.checked_sub(1).map(|before| &self.list[before]);
        let (cells, landings) = before.map_or((0, 0), |before| (before.cells, before.landings));
        mindful.sketch.see_again(&Seen {
            at: &self.at[cells..one.cells],
            landings: &self.landings[landings..one.landings],
            grounded: one.grounded,
            first: one.first.into(),
        });
        mindful.know_again(&self.known[cells..one.cells], one.whole);
        true
    }
}
