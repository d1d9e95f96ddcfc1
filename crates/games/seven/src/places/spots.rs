//! The places of one orientation on one level, as bits.

use crate::pieces::Orientation;
use crate::table::Place;
use crate::window::Word;

/// Some places of one orientation on one level: a bit for every corner of a tile.
#[derive(Clone, Copy)]
pub(crate) struct Spots<'a, W> {
    /// The level on which they are.
    pub level: u8,
    /// How the tile lies.
    pub orientation: Orientation,
    /// The coordinates of the first bit of the first row.
    pub corner: (i16, i16),
    /// A row of corners for each first coordinate.
    pub rows: &'a [W],
}

impl<W: Word> Spots<'_, W> {
    /// How many places.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        W::count_all(self.rows)
    }

    /// Appends the places.
    ///
    /// Most rows have a few. Four are made at once whether there are so many or not, and what is too much is cut off: that
    /// takes less time than to find out after each place whether there is another.
    #[inline]
    pub(super) fn extend<T: From<Place>>(self, out: &mut Vec<T>) {
        for (a, mut bits) in self.filled() {
            let wanted = out.len() + bits.count() as usize;
            while bits != W::default() {
                out.extend((0..4).map(|_| {
                    let place = self.place(a, bits.lowest());
                    bits = bits.without_lowest();
                    T::from(place)
                }));
            }
            out.truncate(wanted);
        }
    }

    /// The places, one by one.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        self.filled().flat_map(move |(a, mut bits)| {
            std::iter::from_fn(move || {
                if bits == W::default() {
                    return None;
                }
                let place = self.place(a, bits.lowest());
                bits = bits.without_lowest();
                Some(place)
            })
        })
    }

    /// The place with this number, counted from 0.
    #[inline]
    pub(super) fn nth(self, number: u32) -> Option<Place> {
        let mut left = number;
        for (a, mut bits) in self.filled() {
            let here = bits.count();
            if left < here {
                for _ in 0..left {
                    bits = bits.without_lowest();
                }
                return Some(self.place(a, bits.lowest()));
            }
            left -= here;
        }
        None
    }

    /// The rows that are not empty, each with its first coordinate.
    #[inline]
    fn filled(self) -> impl Iterator<Item = (i8, W)> {
        let rows = (self.corner.0..).zip(self.rows);
        rows.filter(|(_, bits)| **bits != W::default()).map(|(a, &bits)| (a as i8, bits))
    }

    #[inline]
    fn place(self, a: i8, bit: u32) -> Place {
        Place { orientation: self.orientation, a, b: (self.corner.1 + bit as i16) as i8 }
    }
}
