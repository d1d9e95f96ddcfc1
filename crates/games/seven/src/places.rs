//! Where tiles can go: all places of a tile on the highest level it has one (SV-5 to SV-8).
//!
//! This is the one source of legality: lists, counts, checks and views all ask [`survey`].

mod sinks;

use std::ops::Range;

use crate::pieces::{Orientation, Tile, Tiles};
use crate::table::{MOST_SPAN, Place, Table};
use crate::window::{MARGIN, REACH, Rows, Window, Word};

pub use sinks::Reach;
pub(crate) use sinks::reach;
pub(crate) use sinks::{Collect, Count, Highest, Wanted};

/// Rows of the window that has room for the table of any game.
const MOST_ROWS: usize = MOST_SPAN + 2 * MARGIN + REACH;
const _: () = assert!(MOST_SPAN + 2 * MARGIN <= u128::CELLS, "a row has room for the widest table");

/// Some places of one orientation in one row.
#[derive(Clone, Copy)]
pub(crate) struct Spots<W> {
    /// The level on which they are.
    pub level: u8,
    /// How the tile lies.
    pub orientation: Orientation,
    a: i8,
    b: i16,
    bits: W,
}

impl<W: Word> Spots<W> {
    /// How many places.
    #[inline]
    pub(crate) fn count(self) -> u32 {
        self.bits.count()
    }

    /// Appends the places.
    ///
    /// Most rows have a few. Four are made at once whether there are so many or not, and what is too much is cut off: that
    /// takes less time than to find out after each place whether there is another.
    #[inline]
    fn extend<T: From<Place>>(self, out: &mut Vec<T>) {
        let wanted = out.len() + self.count() as usize;
        let mut bits = self.bits;
        while bits != W::default() {
            out.extend((0..4).map(|_| {
                let b = (self.b + bits.lowest() as i16) as i8;
                bits = bits.without_lowest();
                T::from(Place { orientation: self.orientation, a: self.a, b })
            }));
        }
        out.truncate(wanted);
    }

    /// The places, one by one.
    #[inline]
    pub(crate) fn places(self) -> impl Iterator<Item = Place> {
        let mut bits = self.bits;
        std::iter::from_fn(move || {
            if bits == W::default() {
                return None;
            }
            let b = (self.b + bits.lowest() as i16) as i8;
            bits = bits.without_lowest();
            Some(Place { orientation: self.orientation, a: self.a, b })
        })
    }
}

/// Somebody who wants to know where tiles can go.
pub(crate) trait Sink {
    /// Hears of some places, at least one; each place is told once.
    fn found<W: Word>(&mut self, spots: Spots<W>);
}

/// Tells every legal place of these tiles, each tile on its highest level.
///
/// Levels are searched from the top; a tile that has found a place is not looked for further down.
#[inline]
pub(crate) fn survey(table: &Table, tiles: Tiles, sink: &mut impl Sink) {
    if table.laid().is_empty() {
        return survey_empty(tiles, sink);
    }
    // The first window is enough for nearly every game, the second for any of two players, the last for all.
    if Window::<u32, { 32 + REACH }>::has_room(table) {
        survey_window(&Window::<u32, { 32 + REACH }>::over(table), table, tiles, sink);
    } else if Window::<u64, { 64 + REACH }>::has_room(table) {
        survey_window(&Window::<u64, { 64 + REACH }>::over(table), table, tiles, sink);
    } else {
        survey_window(&Window::<u128, MOST_ROWS>::over(table), table, tiles, sink);
    }
}

/// The first tile lies anyhow, its first cell at the origin (SV-3).
fn survey_empty(tiles: Tiles, sink: &mut impl Sink) {
    for orientation in tiles.iter().flat_map(Tile::orientations) {
        let first = Place::first(orientation);
        sink.found(Spots { level: 1, orientation, a: first.a, b: first.b.into(), bits: 1u32 });
    }
}

#[inline]
fn survey_window<W: Word, const ROWS: usize>(
    window: &Window<W, ROWS>,
    table: &Table,
    tiles: Tiles,
    sink: &mut impl Sink,
) {
    let mut waiting = tiles;
    let mut corners = [W::default(); ROWS];
    for level in (2..=window.top + 1).rev().filter(|&level| window.carries(level)) {
        let ground = shifts(&window.stacked(level - 1));
        for tile in waiting.iter() {
            let mut found = Found::Nothing;
            for orientation in tile.orientations() {
                if fit(&ground, orientation, window.occupied(), &mut corners) == Found::Nothing {
                    continue;
                }
                bar_single_tiles(window, table, level, orientation, &mut corners);
                found = found.or(tell(window, (level, orientation), window.occupied(), &corners, sink));
            }
            if found == Found::Something {
                waiting = waiting.without(tile);
            }
        }
        if waiting.is_empty() {
            return;
        }
    }
    let (free, shore) = (shifts(&window.free()), shifts(&window.shore()));
    for orientation in waiting.iter().flat_map(Tile::orientations) {
        let _ = fit(&free, orientation, window.reachable(), &mut corners);
        keep_touching(&shore, orientation, window.reachable(), &mut corners);
        tell(window, (1, orientation), window.reachable(), &corners, sink);
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Nothing,
    Something,
}

impl Found {
    #[inline]
    fn or(self, other: Self) -> Self {
        if self == Self::Something { self } else { other }
    }
}

/// The rows moved by 0, 1, 2 and 3 cells: where a tile's corner would be for its cells to be here.
type Shifts<W, const ROWS: usize> = [Rows<W, ROWS>; 4];

#[inline]
fn shifts<W: Word, const ROWS: usize>(rows: &Rows<W, ROWS>) -> Shifts<W, ROWS> {
    let mut shifts = [*rows; 4];
    for (shift, moved) in (0..).zip(&mut shifts) {
        for row in moved {
            *row = *row >> shift;
        }
    }
    shifts
}

/// For each cell of a tile, the ground as seen from the tile's corner, for corners in these rows.
#[inline]
fn sections<W: Word, const ROWS: usize>(
    ground: &Shifts<W, ROWS>,
    orientation: Orientation,
    rows: Range<usize>,
) -> [&[W]; 4] {
    // Masked to what they are anyway, offsets need no checks.
    orientation.cells().map(|(a, b)| &ground[b as usize & REACH][a as usize & REACH..][rows.clone()])
}

/// Sets the corners from which all four cells are on the ground, and says whether there are any: most often there are
/// none, and nobody has to look through the rows.
#[inline]
fn fit<W: Word, const ROWS: usize>(
    ground: &Shifts<W, ROWS>,
    orientation: Orientation,
    rows: Range<usize>,
    corners: &mut Rows<W, ROWS>,
) -> Found {
    let [first, second, third, fourth] = sections(ground, orientation, rows.clone());
    let cells = first.iter().zip(second).zip(third.iter().zip(fourth));
    let mut any = W::default();
    for (corner, ((&first, &second), (&third, &fourth))) in corners[rows].iter_mut().zip(cells) {
        *corner = first & second & third & fourth;
        any |= *corner;
    }
    if any == W::default() { Found::Nothing } else { Found::Something }
}

/// Keeps the corners from which at least one cell is on the shore.
#[inline]
fn keep_touching<W: Word, const ROWS: usize>(
    shore: &Shifts<W, ROWS>,
    orientation: Orientation,
    rows: Range<usize>,
    corners: &mut Rows<W, ROWS>,
) {
    let [first, second, third, fourth] = sections(shore, orientation, rows.clone());
    let cells = first.iter().zip(second).zip(third.iter().zip(fourth));
    for (corner, ((&first, &second), (&third, &fourth))) in corners[rows].iter_mut().zip(cells) {
        *corner = *corner & (first | second | third | fourth);
    }
}

/// Four cells on one and the same tile are exactly that tile: such places are taken out (SV-7).
#[inline]
fn bar_single_tiles<W: Word, const ROWS: usize>(
    window: &Window<W, ROWS>,
    table: &Table,
    level: u8,
    orientation: Orientation,
    corners: &mut Rows<W, ROWS>,
) {
    if window.kinds(level - 1) & 1 << orientation.index() == 0 {
        return;
    }
    for laid in table.laid() {
        if laid.level == level - 1 && laid.place.orientation == orientation {
            let (row, column) = window.offset(laid.place.a, laid.place.b);
            corners[row] = corners[row] & !(W::from(1) << column);
        }
    }
}

/// Tells the places whose corners are in these rows.
#[inline]
fn tell<W: Word, const ROWS: usize>(
    window: &Window<W, ROWS>,
    (level, orientation): (u8, Orientation),
    rows: Range<usize>,
    corners: &Rows<W, ROWS>,
    sink: &mut impl Sink,
) -> Found {
    let mut found = Found::Nothing;
    for (row, &bits) in rows.clone().zip(&corners[rows]) {
        if bits != W::default() {
            let a = (window.corner.0 + row as i16) as i8;
            sink.found(Spots { level, orientation, a, b: window.corner.1, bits });
            found = Found::Something;
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::Tiles;
    use sevenfold_core::Rng as _;
    use sevenfold_core::chance::Quick;

    /// What a window of one size sees, in order.
    fn seen<W: Word, const ROWS: usize>(table: &Table) -> Vec<Place> {
        let mut places = Vec::new();
        let window = Window::<W, ROWS>::over(table);
        survey_window(&window, table, Tiles::ALL, &mut Collect(&mut places));
        places
    }

    #[test]
    fn windows_of_all_sizes_see_the_same() {
        let mut rng = Quick::new(7);
        for _ in 0..20 {
            let mut table = Table::EMPTY;
            let firsts: Vec<Place> = Orientation::all().map(Place::first).collect();
            table.lay(*rng.pick(&firsts).unwrap());
            let mut places = seen::<u64, { 64 + REACH }>(&table);
            while table.laid().len() < 28 && Window::<u32, { 32 + REACH }>::has_room(&table) {
                table.lay(*rng.pick(&places).unwrap());
                places = seen::<u64, { 64 + REACH }>(&table);
                assert_eq!(seen::<u128, MOST_ROWS>(&table), places);
                if Window::<u32, { 32 + REACH }>::has_room(&table) {
                    assert_eq!(seen::<u32, { 32 + REACH }>(&table), places);
                }
            }
        }
    }

    #[test]
    fn a_table_of_the_greatest_span_has_room_in_the_largest_window() {
        assert_eq!(MOST_SPAN, 96);
        assert_eq!(MOST_ROWS - REACH, MOST_SPAN + 2 * MARGIN);
        let extents = Tile::ALL.map(|tile| {
            let greatest = |cells: &[(i8, i8); 4]| cells.iter().map(|&(a, b)| a.max(b) + 1).max().unwrap();
            tile.orientations().map(|orientation| greatest(orientation.cells())).max().unwrap()
        });
        assert_eq!(extents, [4, 3, 4, 3, 4, 3, 3]);
        assert_eq!(extents.iter().map(|&extent| extent as usize).sum::<usize>() * 4, MOST_SPAN);
    }
}
