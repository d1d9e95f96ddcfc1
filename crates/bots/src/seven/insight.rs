//! What a position is worth before the end is in sight: a few counts, and a small net of whole numbers over them.
//!
//! Whole numbers, so that a browser and a server come to the same opinion. The weights are fitted to games of the
//! players themselves (`examples/seven_fit.rs`).

use sevenfold_seven::{MOST_SEATS, View};

use super::field::{Field, Sides};
use super::row::Row;
use super::survey::{Reach, tiles};
use super::weights::{HIGH, LOW};

/// What is counted of each of two players.
const EACH: usize = 13;
/// What is counted once: how many tiles the two have left, and whether the highest level is still to be opened.
const SHARED: usize = 15;
/// Everything that is counted.
pub const INPUTS: usize = 2 * EACH + SHARED;
/// The width of the net.
pub const HIDDEN: usize = 16;
/// Weights are multiples of one part in so many.
pub const PARTS: i32 = 1 << 10;

/// The weights of a net.
pub struct Net {
    /// From every count to every hidden number.
    pub first: [[i16; HIDDEN]; INPUTS],
    /// Where the hidden numbers begin.
    pub begin: [i16; HIDDEN],
    /// From the hidden numbers to the opinion.
    pub second: [i16; HIDDEN],
    /// Where the opinion begins.
    pub bias: i16,
}

/// Levels are told apart up to three from the one that counts first.
const DEPTHS: usize = 4;
/// A tile with no more places than this may soon have none.
const FEW: u16 = 2;
/// More places than this are as good as this many.
const MANY: u16 = 15;

/// What is counted of a position, for two of its seats.
pub type Counts = [u8; INPUTS];

/// The counts of the position that a view of a game of two shows, for the seat to move.
pub fn counts(view: &View) -> Option<Counts> {
    let field = Field::<u128>::of(view)?;
    let turn = field.turn();
    Some(Outlook::of(&field).counts(&field, turn, (turn + 1) % field.seats()))
}

/// The counts of a field that do not depend on which two seats are compared.
pub(super) struct Outlook {
    reaches: [Reach; 7],
    first_level: u8,
    low: bool,
}

impl Outlook {
    /// Looks where all tiles in hand can go.
    pub(super) fn of<R: Row>(field: &Field<R>) -> Self {
        let hands = (0..field.seats()).fold(0, |hands, seat| hands | field.hand(seat));
        let reaches = field.reaches(hands);
        let highest = tiles(hands).map(|tile| reaches[tile].level).max().unwrap_or(0);
        Self { reaches, first_level: highest.max(field.top()), low: field.is_low() }
    }

    /// The level to which a tile in hand can go.
    pub(super) fn level(&self, tile: usize) -> u8 {
        self.reaches[tile].level
    }

    /// What one place of a tile weighs, if all together weigh `all`.
    pub(super) fn weight(&self, tile: usize, all: u16) -> u16 {
        if self.reaches[tile].level < 2 { 0 } else { all / self.reaches[tile].places.max(1) }
    }

    /// How far a level is from the one that counts first.
    pub(super) fn depth(&self, level: u8) -> usize {
        let depth = if self.low { level - 1 } else { self.first_level - level };
        usize::from(depth).min(DEPTHS - 1)
    }

    /// The counts for two seats of which `one` moves before `other`.
    pub(super) fn counts<R: Row>(&self, field: &Field<R>, one: usize, other: usize) -> Counts {
        let mut counts = [0; INPUTS];
        self.count(field, one, &mut counts[..EACH]);
        self.count(field, other, &mut counts[EACH..2 * EACH]);
        let left = (field.hand(one).count_ones() + field.hand(other).count_ones()) as usize;
        counts[2 * EACH + left.clamp(1, 14) - 1] = 1;
        counts[2 * EACH + 14] = u8::from(self.first_level > field.top());
        counts
    }

    fn count<R: Row>(&self, field: &Field<R>, seat: usize, counts: &mut [u8]) {
        for level in 1..=field.top() {
            counts[self.depth(level)] += field.lying(seat, level);
        }
        for tile in tiles(field.hand(seat)) {
            let Reach { level, places } = self.reaches[tile];
            let depth = self.depth(level);
            counts[DEPTHS + depth] += 1;
            if depth < 3 && places <= FEW {
                counts[2 * DEPTHS + depth] += 1;
            }
            if depth < 2 {
                counts[2 * DEPTHS + 3 + depth] += places.min(MANY) as u8;
            }
        }
    }
}

impl Net {
    /// The first player's chance against the second, from 0 to 1.
    pub fn chance(&self, counts: &Counts) -> f32 {
        let mut hidden: [i32; HIDDEN] = self.begin.map(i32::from);
        for (&count, weights) in counts.iter().zip(&self.first) {
            if count > 0 {
                for (sum, &weight) in hidden.iter_mut().zip(weights) {
                    *sum += i32::from(count) * i32::from(weight);
                }
            }
        }
        let opinion: i64 = hidden
            .iter()
            .zip(&self.second)
            .map(|(&sum, &weight)| i64::from(sum.max(0)) * i64::from(weight))
            .sum();
        let scale = (PARTS * PARTS) as f32;
        squash(opinion as f32 / scale + f32::from(self.bias) / PARTS as f32)
    }
}

/// From any number to a chance: a curve like the logistic one, of exact operations only.
pub fn squash(opinion: f32) -> f32 {
    0.5 + 0.5 * opinion / (1.0 + opinion * opinion).sqrt()
}

/// Each seat's share of the win, about one in all.
pub(super) fn shares<R: Row>(field: &Field<R>, out: &mut [f32; MOST_SEATS]) {
    if field.left() == 0 {
        return field.shares(out);
    }
    let outlook = Outlook::of(field);
    let net = if field.is_low() { &LOW } else { &HIGH };
    let (seats, turn) = (field.seats(), field.turn());
    if seats == 2 {
        let chance = net.chance(&outlook.counts(field, turn, 1 - turn));
        out[turn] = chance;
        out[1 - turn] = 1.0 - chance;
        return;
    }
    // Whoever wins is better than each of the others, or with pairs than each of the other pair.
    *out = [0.0; MOST_SEATS];
    out[..seats].fill(1.0);
    for step in 0..seats {
        for later in step + 1..seats {
            let (one, other) = ((turn + step) % seats, (turn + later) % seats);
            let chance = net.chance(&outlook.counts(field, one, other));
            out[one] *= chance;
            out[other] *= 1.0 - chance;
        }
    }
    let sum: f32 = out.iter().sum();
    for share in out.iter_mut() {
        *share /= sum.max(f32::MIN_POSITIVE);
    }
    if field.sides() == Sides::Two {
        let pairs = [out[0] + out[2], out[1] + out[3]];
        for (seat, share) in out.iter_mut().enumerate() {
            *share = pairs[seat % 2] / 2.0;
        }
    }
}
