//! What was played in one of many games.

use std::mem;

/// So many moves lie in the game itself.
const LAST: usize = 16;

/// The numbers of the moves of a game, in their order. The last few lie in the game itself, which is at hand when one is made: the
/// list of all lies somewhere else in memory for every game, and to reach there takes some 50 ns, a tenth of a step of 777.
pub(super) struct Played {
    before: Vec<u32>,
    last: [u32; LAST],
    /// How many of the last ones there are.
    count: usize,
}

impl Played {
    pub(super) const fn new() -> Self {
        Self { before: Vec::new(), last: [0; LAST], count: 0 }
    }

    #[inline]
    pub(super) fn push(&mut self, number: u32) {
        if let Some(place) = self.last.get_mut(self.count) {
            *place = number;
            self.count += 1;
        } else {
            self.before.extend(mem::take(&mut self.last));
            self.last[0] = number;
            self.count = 1;
        }
    }

    pub(super) fn clear(&mut self) {
        self.before.clear();
        self.count = 0;
    }

    pub(super) fn len(&self) -> usize {
        self.before.len() + self.count
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = u32> {
        self.before.iter().chain(&self.last[..self.count]).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_are_kept_in_their_order() {
        let mut played = Played::new();
        for number in 0..50 {
            assert!(played.iter().eq(0..number) && played.len() == number as usize);
            played.push(number);
        }
        played.clear();
        assert_eq!((played.len(), played.iter().count()), (0, 0));
        played.push(7);
        assert!(played.iter().eq([7]));
    }
}
