//! A row of cells as bits that go round: what leaves at one end comes in at the other.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not};

/// A row of cells. Its bits are the second coordinate modulo the width, so that nothing moves when the table grows.
pub(super) trait Row:
    Copy
    + Default
    + PartialEq
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXorAssign
    + Not<Output = Self>
    + From<u8>
    + 'static
{
    /// How many cells.
    const CELLS: u32;

    /// The row moved down by so many cells.
    fn down(self, by: u32) -> Self;
    /// The row moved up by so many cells.
    fn up(self, by: u32) -> Self;
    /// The lowest cell of the row, which is not empty.
    fn lowest(self) -> u32;
    /// The row without its lowest cell.
    fn without_lowest(self) -> Self;
    /// How many cells are set.
    fn count(self) -> u32;

    /// The bit of a second coordinate.
    #[inline]
    fn bit(column: i16) -> u32 {
        column.rem_euclid(Self::CELLS as i16).unsigned_abs().into()
    }
}

macro_rules! rows {
    ($($word:ty),*) => {$(
        impl Row for $word {
            const CELLS: u32 = <$word>::BITS;

            #[inline]
            fn down(self, by: u32) -> Self {
                self.rotate_right(by)
            }

            #[inline]
            fn up(self, by: u32) -> Self {
                self.rotate_left(by)
            }

            #[inline]
            fn lowest(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_lowest(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }
        }
    )*};
}
rows!(u32, u128);
