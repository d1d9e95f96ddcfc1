//! A run: exchanges with no other action between them, and the positions that stood in it (DS-17, DS-25).
//!
//! Within a run the families keep their contents; only their owners change, always between the player whose turn
//! it is and one other. So a position of the run is fully described by how many families of each contents every
//! *other* player has. These counts are the digits of one number, the position's code: equal positions have equal
//! codes and different positions different codes, without exception. An exchange adds one power of two to the code
//! and takes another away, so positions one exchange apart are recognised by the difference of their codes alone.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;

use crate::family::{Contents, Families, FamilyId, MAX_FAMILIES};

/// The most exchanges of a run (DS-25).
pub(crate) const MAX_RUN: usize = 2 * MAX_FAMILIES;

/// Bits of a code for one player; three players fit a code.
///
/// A group of m families of equal contents needs a digit that counts to m. An animal's 11 tiles without Clovers
/// make groups of at most 4 bits together (see the test), and at most 3 families have a Clover: 8 · 4 + 3 = 35.
const PLANE: u8 = 42;

/// One exchange of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Swap {
    /// The family given.
    pub own: FamilyId,
    /// The family received.
    pub other: FamilyId,
    /// From whom.
    pub with: Seat,
}

/// The exchanges since the last other action.
#[derive(Clone, Copy)]
pub(crate) struct Run {
    len: u8,
    /// Where the digit of each family's contents begins; set by the first exchange.
    digits: [u8; MAX_FAMILIES],
    swaps: [Packed; MAX_RUN],
}

/// An exchange in 14 bits: a state is copied often and the room for its run must be small.
#[derive(Clone, Copy, Default)]
struct Packed(u16);

impl Packed {
    fn new(swap: Swap) -> Self {
        let (own, other, with) = (swap.own.index(), swap.other.index(), swap.with.index());
        Self((own | other << 6 | with << 12) as u16)
    }

    fn swap(self) -> Swap {
        let family = |shift: u16| FamilyId::at(((self.0 >> shift) & 63) as usize);
        Swap { own: family(0), other: family(6), with: Seat::new((self.0 >> 12) as u8) }
    }
}

/// An exchange that would bring back a position that stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Barred {
    /// The powers of two that the exchange adds and takes away.
    plus: u8,
    minus: u8,
    /// The position stood after so many exchanges of the run.
    after: u8,
}

/// All exchanges that would bring back a position that stood in a run.
pub(crate) struct Stood<'a> {
    run: &'a Run,
    me: Seat,
    barred: ArrayVec<Barred, MAX_RUN>,
}

impl Run {
    /// No exchange yet.
    pub(crate) const EMPTY: Self = Self { len: 0, digits: [0; MAX_FAMILIES], swaps: [Packed(0); MAX_RUN] };

    /// The run of these exchanges on a table with these families, contents as they are now.
    pub(crate) fn of(swaps: &[Swap], families: &Families) -> Option<Self> {
        let mut run = Self::EMPTY;
        for swap in swaps {
            let on_table = families.get(swap.own).is_some() && families.get(swap.other).is_some();
            if !on_table || run.len as usize == MAX_RUN || swap.with.index() >= 4 {
                return None;
            }
            run.push(*swap, families);
        }
        Some(run)
    }

    /// How many exchanges.
    #[inline]
    pub(crate) const fn len(&self) -> u8 {
        self.len
    }

    /// The exchanges, first one first.
    pub(crate) fn swaps(&self) -> impl ExactSizeIterator<Item = Swap> {
        self.packed().iter().map(|packed| packed.swap())
    }

    fn packed(&self) -> &[Packed] {
        &self.swaps[..self.len as usize]
    }

    /// The most exchanges a run may have on this table (DS-25).
    #[inline]
    pub(crate) const fn limit(families: &Families) -> u8 {
        2 * families.len()
    }

    /// Adds an exchange. The contents of the families are those of the whole run.
    #[inline]
    pub(crate) fn push(&mut self, swap: Swap, families: &Families) {
        if self.len == 0 {
            self.digits = digits(families);
        }
        self.swaps[self.len as usize] = Packed::new(swap);
        self.len += 1;
    }

    /// Another action was carried out: the next exchange begins a new run.
    #[inline]
    pub(crate) fn clear(&mut self) {
        self.len = 0;
    }

    /// Which exchanges would bring back a position that stood, for the player whose turn it is.
    #[inline]
    pub(crate) fn stood(&self, me: Seat) -> Stood<'_> {
        let mut barred = ArrayVec::new();
        if self.len > 0 {
            self.bar(me, &mut barred);
        }
        Stood { run: self, me, barred }
    }

    /// Goes back from the present position and bars what is one exchange away.
    fn bar(&self, me: Seat, barred: &mut ArrayVec<Barred, MAX_RUN>) {
        let mut back = 0i128;
        for (after, packed) in self.packed().iter().enumerate().rev() {
            let swap = packed.swap();
            let bit = |family| 1i128 << self.place(family, swap.with, me);
            back += bit(swap.other) - bit(swap.own);
            if let Some((plus, minus)) = difference_of_powers(back) {
                barred.push(Barred { plus, minus, after: after as u8 });
            }
        }
    }

    /// The place in a code that counts the families like this one in front of another player.
    #[inline]
    fn place(&self, family: FamilyId, with: Seat, me: Seat) -> u8 {
        let plane = with.index() - usize::from(with > me);
        self.digits[family.index()] + PLANE * plane as u8
    }
}

impl Stood<'_> {
    /// How many exchanges the run has.
    pub(crate) fn run_len(&self) -> u8 {
        self.run.len
    }

    /// If this exchange would bring back a position that stood: after how many exchanges of the run it did.
    #[inline]
    pub(crate) fn after(&self, swap: Swap) -> Option<u8> {
        if self.barred.is_empty() {
            return None;
        }
        let plus = self.run.place(swap.own, swap.with, self.me);
        let minus = self.run.place(swap.other, swap.with, self.me);
        self.barred.iter().find(|bar| bar.plus == plus && bar.minus == minus).map(|bar| bar.after)
    }
}

/// Is this 2^plus − 2^minus, with different exponents?
#[inline]
fn difference_of_powers(code: i128) -> Option<(u8, u8)> {
    if code == 0 {
        return None;
    }
    let positive = code.unsigned_abs();
    let low = positive.trailing_zeros();
    let power = positive + (1 << low);
    if !power.is_power_of_two() {
        return None;
    }
    let (low, high) = (low as u8, power.trailing_zeros() as u8);
    Some(if code > 0 { (high, low) } else { (low, high) })
}

/// Gives each family the place of its contents' digit. A digit is wide enough to count all families like it.
fn digits(families: &Families) -> [u8; MAX_FAMILIES] {
    const KINDS: usize = 512;
    // Once a kind has its place, its entry becomes that place, marked by the top bit.
    const PLACED: u8 = 0x80;
    let index = |contents: Contents| {
        contents.animal as usize | (contents.animals as usize) << 3 | (contents.clovers as usize) << 7
    };
    let mut alike = [0u8; KINDS];
    for family in families.as_slice() {
        alike[index(family.contents)] += 1;
    }
    let mut digits = [0; MAX_FAMILIES];
    let mut next = 0;
    for (digit, family) in digits.iter_mut().zip(families.as_slice()) {
        let entry = &mut alike[index(family.contents)];
        if *entry & PLACED == 0 {
            let width = u8::BITS as u8 - entry.leading_zeros() as u8;
            *entry = PLACED | next;
            next += width;
        }
        *digit = *entry & !PLACED;
    }
    debug_assert!(next <= PLANE);
    digits
}

/// Equal exchanges make equal runs: the digits follow from the families.
impl PartialEq for Run {
    fn eq(&self, other: &Self) -> bool {
        self.swaps().eq(other.swaps())
    }
}

impl std::fmt::Debug for Run {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.swaps()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most bits that the groups of one animal's families without Clovers can need: `size` is the smallest
    /// family still to be tried.
    fn most_bits(tiles: u8, size: u8) -> u32 {
        if size > tiles {
            return 0;
        }
        (0..=tiles / size)
            .map(|alike| (u8::BITS - alike.leading_zeros()) + most_bits(tiles - alike * size, size + 1))
            .max()
            .unwrap_or(0)
    }

    #[test]
    fn ds17_every_position_of_a_run_has_its_own_code() {
        let animal = most_bits(crate::pieces::PER_ANIMAL, 2);
        assert_eq!(animal, 4);
        let plane = 8 * animal + u32::from(crate::pieces::CLOVERS);
        assert!(plane <= u32::from(PLANE));
        // One bit stays free for the sign of a difference.
        assert!(3 * u32::from(PLANE) < i128::BITS);
    }

    #[test]
    fn differences_of_two_powers_are_recognised() {
        for plus in 0..126 {
            for minus in (0..126).filter(|&minus| minus != plus) {
                assert_eq!(difference_of_powers((1 << plus) - (1 << minus)), Some((plus, minus)));
            }
        }
        assert_eq!(difference_of_powers(0), None);
        assert_eq!(difference_of_powers(5), None);
        assert_eq!(difference_of_powers(-5), None);
    }
}
