//! Keys of positions: one number for all tables that differ by a translation, or by any of the twelve symmetries.
//!
//! A table's sum is Σ k(orientation, level) · xᵃ · yᵇ modulo the prime 2⁶¹ − 1, over the tiles with their corners
//! `a,b`. Laying a tile adds one term; moving the whole table multiplies the sum by a power of x and of y, which
//! is divided out by the table's least coordinates.

use std::array;
use std::sync::LazyLock;

use crate::hex::Symmetry;
use crate::pieces::Orientation;
use crate::table::{Place, Table};

const PRIME: u64 = (1 << 61) - 1;
const X: u64 = 0x0f3a_91c4_d27b_5e69;
const Y: u64 = 0x14c7_2b8e_60f1_9d35;

/// Coordinates and their differences stay well within this distance of 0, turned tables included.
const REACH: i16 = 512;

/// Made when the first key is asked for: these numbers cannot be compressed, and a browser would load all of them.
static POWERS: LazyLock<Powers> = LazyLock::new(|| Powers { x: powers(X), y: powers(Y) });

/// The powers of both bases, from −`REACH` on.
struct Powers {
    x: [u64; 2 * REACH as usize],
    y: [u64; 2 * REACH as usize],
}

/// The sum of a table, up to date with every tile laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TableKey(u64);

impl TableKey {
    pub(crate) const EMPTY: Self = Self(0);

    #[inline]
    pub(crate) fn add(&mut self, place: Place, level: u8) {
        self.add_at(place.orientation, (place.a.into(), place.b.into()), level);
    }

    #[inline]
    fn add_at(&mut self, orientation: Orientation, corner: (i16, i16), level: u8) {
        let kind = mix((orientation.index() as u64) << 4 | u64::from(level)) % PRIME;
        self.0 = reduce(self.0 + shifted(kind, corner));
    }

    /// The same number for every translation of the table whose least coordinates are these.
    fn seen_from(self, (a, b): (i16, i16)) -> u64 {
        shifted(self.0, (-a, -b))
    }
}

/// The table's key, the same for every translation of it.
pub(crate) fn table_key(table: &Table) -> u64 {
    if table.laid().is_empty() {
        return 0;
    }
    let extent = table.extent();
    table.key().seen_from((extent.a.0.into(), extent.b.0.into()))
}

/// The table's key, the same for every translation, turn and flip of it.
pub(crate) fn folded_table_key(table: &Table) -> u64 {
    Symmetry::all().map(|symmetry| brought_key(table, symmetry)).min().unwrap_or_default()
}

fn brought_key(table: &Table, symmetry: Symmetry) -> u64 {
    let mut sum = TableKey::EMPTY;
    let mut least = (REACH, REACH);
    for laid in table.laid() {
        let (orientation, corner) = laid.place.brought(symmetry);
        least = (least.0.min(corner.0), least.1.min(corner.1));
        sum.add_at(orientation, corner, laid.level);
    }
    if table.laid().is_empty() { 0 } else { sum.seen_from(least) }
}

/// Spreads a number over all bits (the finaliser of `SplitMix64`).
pub(crate) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[inline]
fn shifted(sum: u64, (a, b): (i16, i16)) -> u64 {
    let powers = &*POWERS;
    times(times(sum, powers.x[(a + REACH) as usize]), powers.y[(b + REACH) as usize])
}

/// All powers from −`REACH` on.
fn powers(base: u64) -> [u64; 2 * REACH as usize] {
    // By Fermat the inverse is the power of PRIME − 2.
    let mut next = power(power(base, PRIME - 2), REACH as u64);
    array::from_fn(|_| {
        let power = next;
        next = times(next, base);
        power
    })
}

fn power(base: u64, mut exponent: u64) -> u64 {
    let (mut square, mut result) = (base, 1);
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = times(result, square);
        }
        square = times(square, square);
        exponent >>= 1;
    }
    result
}

#[inline]
fn times(left: u64, right: u64) -> u64 {
    let product = left as u128 * right as u128;
    reduce((product as u64 & PRIME) + (product >> 61) as u64)
}

#[inline]
fn reduce(sum: u64) -> u64 {
    if sum >= PRIME { sum - PRIME } else { sum }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_go_both_ways() {
        for i in 0..REACH {
            let (up, down) = (POWERS.x[(REACH + i) as usize], POWERS.x[(REACH - i) as usize]);
            assert_eq!(times(up, down), 1);
        }
        assert_eq!(POWERS.y[REACH as usize + 1], Y);
    }
}
