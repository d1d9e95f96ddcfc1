//! Where tiles can go: all places of a tile on the highest level it has one (SV-5 to SV-8).
//!
//! This is the one source of legality: lists, counts, checks and views all ask [`survey`].

mod kept;
mod sinks;
mod spots;

use std::ops::Range;

use crate::pieces::{Orientation, Tile, Tiles};
use crate::table::{MOST_SPAN, Place, Table};
use crate::window::{MARGIN, REACH, Rows, Window, Word};
use spots::Spots;

pub(crate) use kept::pick;
pub use sinks::Reach;
pub(crate) use sinks::reach;
pub(crate) use sinks::{Collect, Count, Highest, Wanted};

/// Rows of the window that has room for the table of any game.
const MOST_ROWS: usize = MOST_SPAN + 2 * MARGIN + REACH;
const _: () = assert!(MOST_SPAN + 2 * MARGIN <= u128::CELLS, "a row has room for the widest table");

/// Somebody who wants to know where tiles can go.
pub(crate) trait Sink<W> {
    /// Hears of some places, at least one. Each orientation is told once at most, with all its places.
    fn found(&mut self, spots: Spots<'_, W>);
}

/// Who listens whatever the size of the window.
pub(crate) trait AnySink: Sink<u32> + Sink<u64> + Sink<u128> {}
impl<S: Sink<u32> + Sink<u64> + Sink<u128>> AnySink for S {}

/// Tells every legal place of these tiles, each tile on its highest level.
///
/// Levels are searched from the top; a tile that has found a place is not looked for further down.
#[inline]
pub(crate) fn survey(table: &Table, tiles: Tiles, sink: &mut impl AnySink) {
    if table.laid().is_empty() {
        return survey_empty(tiles, sink);
    }
    // The first window is enough for nearly every game, the second for any of two players, the last for all.
    if Window::<u32, { 32 + REACH }>::has_room(table) {
        survey_window(&Window::<u32, { 32 + REACH }>::over(table), table, tiles, sink);
    } else {
        survey_wide(table, tiles, sink);
    }
}

#[cold]
fn survey_wide(table: &Table, tiles: Tiles, sink: &mut impl AnySink) {
    if Window::<u64, { 64 + REACH }>::has_room(table) {
        survey_window(&Window::<u64, { 64 + REACH }>::over(table), table, tiles, sink);
    } else {
        survey_window(&Window::<u128, MOST_ROWS>::over(table), table, tiles, sink);
    }
}

/// The first tile lies anyhow, its first cell at the origin (SV-3).
fn survey_empty(tiles: Tiles, sink: &mut impl Sink<u32>) {
    for orientation in tiles.iter().flat_map(Tile::orientations) {
        let first = Place::first(orientation);
        sink.found(Spots { level: 1, orientation, corner: (first.a.into(), first.b.into()), rows: &[1] });
    }
}

#[inline]
fn survey_window<W: Word, const ROWS: usize>(
    window: &Window<W, ROWS>,
    table: &Table,
    tiles: Tiles,
    sink: &mut impl Sink<W>,
) {
    let mut waiting = tiles.orientations();
    let mut corners = [W::default(); ROWS];
    for level in (2..=window.top + 1).rev().filter(|&level| window.carries(level)) {
        let ground = shifts(&window.stacked(level - 1));
        for orientation in waiting.clone() {
            if fit(&ground, orientation, Window::<W, ROWS>::ABOVE, &mut corners) == Found::Something
                && bar_single_tiles(window, table, level, orientation, &mut corners) == Found::Something
            {
                waiting = waiting.without(orientation.tile());
                sink.found(window.spots(level, orientation, window.occupied(), &corners));
            }
        }
        if waiting.is_empty() {
            return;
        }
    }
    let (free, shore) = (shifts(&window.free()), shifts(&window.shore()));
    for orientation in waiting {
        if touch((&free, &shore), orientation, &mut corners) == Found::Something {
            sink.found(window.spots(1, orientation, window.reachable(), &corners));
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Nothing,
    Something,
}

impl Found {
    #[inline]
    fn unless_empty<W: Word>(any: W) -> Self {
        if any == W::default() { Self::Nothing } else { Self::Something }
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
///
/// All rows of a window are gone through, however few the table has: how many there are is known in advance, and that saves
/// more than it costs.
#[inline]
fn fit<W: Word, const ROWS: usize>(
    ground: &Shifts<W, ROWS>,
    orientation: Orientation,
    rows: Range<usize>,
    corners: &mut Rows<W, ROWS>,
) -> Found {
    let [first, second, third, fourth] = sections(ground, orientation, rows.clone());
    let mut any = W::default();
    for (i, corner) in corners[rows].iter_mut().enumerate() {
        *corner = first[i] & second[i] & third[i] & fourth[i];
        any |= *corner;
    }
    Found::unless_empty(any)
}

/// Sets the corners from which all four cells are free and at least one is on the shore, and says whether there are any.
#[inline]
fn touch<W: Word, const ROWS: usize>(
    (free, shore): (&Shifts<W, ROWS>, &Shifts<W, ROWS>),
    orientation: Orientation,
    corners: &mut Rows<W, ROWS>,
) -> Found {
    let rows = Window::<W, ROWS>::BESIDE;
    let free = sections(free, orientation, rows.clone());
    let shore = sections(shore, orientation, rows.clone());
    let mut any = W::default();
    for (i, corner) in corners[rows].iter_mut().enumerate() {
        let fits = free[0][i] & free[1][i] & free[2][i] & free[3][i];
        *corner = fits & (shore[0][i] | shore[1][i] | shore[2][i] | shore[3][i]);
        any |= *corner;
    }
    Found::unless_empty(any)
}

/// Four cells on one and the same tile are exactly that tile: such places are taken out (SV-7). Says whether any are left.
#[inline]
fn bar_single_tiles<W: Word, const ROWS: usize>(
    window: &Window<W, ROWS>,
    table: &Table,
    level: u8,
    orientation: Orientation,
    corners: &mut Rows<W, ROWS>,
) -> Found {
    if window.kinds(level - 1) & 1 << orientation.index() == 0 {
        return Found::Something;
    }
    for laid in table.laid() {
        #[expect(clippy::needless_bitwise_bool, reason = "`&&` would be guessed at")]
        let is_meant = (laid.level == level - 1) & (laid.place.orientation == orientation);
        let (row, column) = window.offset(laid.place.a, laid.place.b);
        corners[row] = corners[row] & !(W::from(is_meant.into()) << column);
    }
    Found::unless_empty(corners[window.occupied()].iter().fold(W::default(), |any, &row| any | row))
}

impl<W: Word, const ROWS: usize> Window<W, ROWS> {
    /// The places whose corners are in these rows.
    #[inline]
    fn spots<'a>(
        &self,
        level: u8,
        orientation: Orientation,
        rows: Range<usize>,
        corners: &'a Rows<W, ROWS>,
    ) -> Spots<'a, W> {
        let corner = (self.corner.0 + rows.start as i16, self.corner.1);
        Spots { level, orientation, corner, rows: &corners[rows] }
    }
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
