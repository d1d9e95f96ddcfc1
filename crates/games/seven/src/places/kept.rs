//! All legal places at once, as bits: counted, and one of them taken. Written out one by one they would fill kilobytes.

use arrayvec::ArrayVec;

use super::{MOST_ROWS, Sink, Spots, survey_empty, survey_window};
use crate::pieces::{ORIENTATIONS, Orientation, Tiles};
use crate::table::{Place, Table};
use crate::window::{REACH, Window, Word};

/// The places of every orientation, in the order of the list.
struct Kept<W, const CAPACITY: usize> {
    fields: ArrayVec<Field, ORIENTATIONS>,
    /// The rows of all fields.
    rows: ArrayVec<W, CAPACITY>,
    count: u32,
}

/// The places of one orientation, all on one level.
struct Field {
    level: u8,
    orientation: Orientation,
    corner: (i16, i16),
    /// Where its rows begin, and where they end.
    rows: (u16, u16),
    count: u32,
}

impl<W: Word, const CAPACITY: usize> Kept<W, CAPACITY> {
    #[inline]
    fn new() -> Self {
        Self { fields: ArrayVec::new(), rows: ArrayVec::new(), count: 0 }
    }

    /// The place that `which` names by its number.
    #[inline]
    fn pick(&self, which: impl FnOnce(u32) -> u32) -> Option<Place> {
        if self.count == 0 {
            return None;
        }
        let mut left = which(self.count);
        for field in &self.fields {
            if left < field.count {
                return self.spots(field).nth(left);
            }
            left -= field.count;
        }
        None
    }

    #[inline]
    fn spots(&self, field: &Field) -> Spots<'_, W> {
        let Field { level, orientation, corner, rows: (first, end), .. } = *field;
        Spots { level, orientation, corner, rows: &self.rows[first.into()..end.into()] }
    }
}

impl<W: Word, const CAPACITY: usize> Sink<W> for Kept<W, CAPACITY> {
    #[inline]
    fn found(&mut self, spots: Spots<'_, W>) {
        let first = self.rows.len() as u16;
        let kept = self.rows.try_extend_from_slice(spots.rows);
        debug_assert!(kept.is_ok(), "there is room for a window of each orientation");
        let count = spots.count();
        self.fields.push(Field {
            level: spots.level,
            orientation: spots.orientation,
            corner: spots.corner,
            rows: (first, self.rows.len() as u16),
            count,
        });
        self.count += count;
    }
}

/// One of the places that the survey of these tiles finds: the one `which` names by its number, once it knows how many
/// there are.
#[inline]
pub(crate) fn pick(table: &Table, tiles: Tiles, which: impl FnOnce(u32) -> u32) -> Option<Place> {
    if table.laid().is_empty() {
        let mut kept = Kept::<u32, ORIENTATIONS>::new();
        survey_empty(tiles, &mut kept);
        return kept.pick(which);
    }
    if Window::<u32, { 32 + REACH }>::has_room(table) {
        pick_in::<u32, { 32 + REACH }, { 32 * ORIENTATIONS }>(table, tiles, which)
    } else {
        pick_wide(table, tiles, which)
    }
}

/// Hardly any table is so wide.
#[cold]
fn pick_wide(table: &Table, tiles: Tiles, which: impl FnOnce(u32) -> u32) -> Option<Place> {
    pick_in::<u128, MOST_ROWS, { MOST_ROWS * ORIENTATIONS }>(table, tiles, which)
}

#[inline]
fn pick_in<W: Word, const ROWS: usize, const CAPACITY: usize>(
    table: &Table,
    tiles: Tiles,
    which: impl FnOnce(u32) -> u32,
) -> Option<Place> {
    let mut kept = Kept::<W, CAPACITY>::new();
    survey_window(&Window::<W, ROWS>::over(table), table, tiles, &mut kept);
    kept.pick(which)
}
