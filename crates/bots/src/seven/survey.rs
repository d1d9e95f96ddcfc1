//! Where tiles can go, from the top level down (SV-5 to SV-8), by ands of shifted bit rows.

use super::field::Field;
use super::row::Row;
use super::shapes::{Shape, TALL};
use super::spot::{MARGIN, ROWS, Spot};

/// Rows that are looked at together.
const CHUNK: usize = 8;

/// Rows of the largest ground: every row of a table and its margin, and what sections reach beyond.
const MOST: usize = ROWS / 2 + CHUNK + TALL;

/// The cells on which tiles may lie, moved down by 0, 1, 2 and 3: from where a tile's corner sees them.
pub(super) struct Ground<R> {
    moved: [[R; MOST]; TALL],
    first: usize,
    rows: usize,
}

impl<R: Row> Ground<R> {
    fn new() -> Self {
        Self { moved: [[R::default(); MOST]; TALL], first: 0, rows: 0 }
    }

    /// Takes these rows as the ground for corners in them.
    #[inline]
    fn take(&mut self, first: usize, rows: usize, row: impl Fn(usize) -> R) {
        self.first = first;
        self.rows = rows;
        let padded = rows.next_multiple_of(CHUNK) + TALL;
        for i in 0..padded {
            let cells = if i < rows + TALL - 1 { row(first + i) } else { R::default() };
            for (by, moved) in (0..).zip(&mut self.moved) {
                moved[i] = cells.down(by);
            }
        }
    }

    /// The open cells on which a tile of this level would lie.
    #[inline]
    fn take_level(&mut self, field: &Field<R>, level: u8) {
        let (open, span) = (field.open(level - 1), field.rows(level - 1));
        self.take(span.first as usize, span.len() as usize, |row| open[row]);
    }

    /// The corners of a chunk from which all four cells are on the ground.
    #[inline]
    fn fits(&self, shape: &Shape, chunk: usize) -> [R; CHUNK] {
        let [first, second, third, fourth] = self.sections(shape, chunk);
        std::array::from_fn(|i| first[i] & second[i] & third[i] & fourth[i])
    }

    /// The corners of a chunk from which at least one cell is on the ground.
    #[inline]
    fn touches(&self, shape: &Shape, chunk: usize) -> [R; CHUNK] {
        let [first, second, third, fourth] = self.sections(shape, chunk);
        std::array::from_fn(|i| first[i] | second[i] | third[i] | fourth[i])
    }

    #[inline]
    fn sections(&self, shape: &Shape, chunk: usize) -> [&[R]; 4] {
        shape.cells.map(|(a, b)| {
            // Masked to what they are anyway, offsets need few checks.
            let begin = chunk * CHUNK + usize::from(a & 3);
            &self.moved[usize::from(b & 3)][begin..begin + CHUNK]
        })
    }

    fn chunks(&self) -> usize {
        self.rows.div_ceil(CHUNK)
    }
}

/// Where one tile can go: the highest level on which it has a place, and how many places it has there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Reach {
    pub level: u8,
    pub places: u16,
}

impl<R: Row> Field<R> {
    /// Appends the legal moves of the seat whose turn it is.
    ///
    /// Returns whether these are all: a place that would make the table too wide for the row is left out.
    pub(super) fn spots_into(&self, out: &mut Vec<Spot>) -> Room {
        let hand = self.hand(self.turn());
        if self.laid().next().is_none() {
            self.first_spots_into(hand, out);
            return Room::Enough;
        }
        let waiting = self.landings_into(hand, out);
        if waiting == 0 { Room::Enough } else { self.beside_into(waiting, out) }
    }

    /// Appends the places of these tiles above the table, whoever has them, each on the highest level on which it has one.
    ///
    /// Returns the tiles that have none.
    pub(super) fn landings_into(&self, hand: u8, out: &mut Vec<Spot>) -> u8 {
        let mut waiting = hand;
        let mut ground = Ground::new();
        for level in self.levels() {
            if waiting == 0 {
                break;
            }
            ground.take_level(self, level);
            for tile in tiles(waiting) {
                let before = out.len();
                self.places(&ground, level, tile, |orientation, row, bits| {
                    self.push(orientation, row, level, bits, out);
                });
                if out.len() > before {
                    waiting &= !(1 << tile);
                }
            }
        }
        waiting
    }

    /// The spots of one tile on the level to which it goes.
    pub(super) fn spots_on(&self, level: u8, tile: usize, out: &mut Vec<Spot>) -> Room {
        if level == 1 {
            return self.beside_into(1 << tile, out);
        }
        let mut ground = Ground::new();
        ground.take_level(self, level);
        self.places(&ground, level, tile, |orientation, row, bits| {
            self.push(orientation, row, level, bits, out);
        });
        Room::Enough
    }

    /// Does any of the tile's cells touch, edge to edge, an open cell of its own level?
    pub(super) fn is_beside_open(&self, spot: Spot) -> bool {
        let open = self.open(spot.level);
        let column = R::bit(spot.column.into());
        let rows = self.shapes().all[usize::from(spot.orientation)].rows;
        (usize::from(spot.row)..)
            .zip(rows)
            .any(|(row, cells)| cells != 0 && R::from(cells).up(column) & around(open, row) != R::default())
    }

    /// Has the tile a place on this level above the table?
    pub(super) fn goes_to(&self, level: u8, tile: usize) -> bool {
        if self.tiles(level - 1) < 2 {
            return false;
        }
        let mut ground = Ground::new();
        ground.take_level(self, level);
        self.has_place(&ground, level, tile)
    }

    /// The highest level on which each of these tiles has a place.
    pub(super) fn highest(&self, hand: u8) -> [u8; 7] {
        let (mut highest, mut waiting) = ([1; 7], hand);
        let mut ground = Ground::new();
        for level in self.levels() {
            if waiting == 0 {
                break;
            }
            ground.take_level(self, level);
            for tile in tiles(waiting) {
                if self.has_place(&ground, level, tile) {
                    highest[tile] = level;
                    waiting &= !(1 << tile);
                }
            }
        }
        highest
    }

    /// The highest level below this one on which the tile has a place.
    pub(super) fn highest_below(&self, level: u8, tile: usize) -> u8 {
        let mut ground = Ground::new();
        let lower = self.levels().find(|&lower| {
            lower < level && {
                ground.take_level(self, lower);
                self.has_place(&ground, lower, tile)
            }
        });
        lower.unwrap_or(1)
    }

    /// Where each of these tiles can go; on the table places are not counted.
    pub(super) fn reaches(&self, hand: u8) -> [Reach; 7] {
        let (mut reaches, mut waiting) = ([Reach { level: 1, places: u16::MAX }; 7], hand);
        let mut ground = Ground::new();
        for level in self.levels() {
            if waiting == 0 {
                break;
            }
            ground.take_level(self, level);
            for tile in tiles(waiting) {
                let mut places = 0;
                self.places(&ground, level, tile, |_, _, bits| places += bits.count() as u16);
                if places > 0 {
                    reaches[tile] = Reach { level, places };
                    waiting &= !(1 << tile);
                }
            }
        }
        reaches
    }

    /// The levels above the table on which anything can lie, from the top (SV-7).
    #[inline]
    fn levels(&self) -> impl Iterator<Item = u8> + '_ {
        (2..=self.top() + 1).rev().filter(|&level| self.tiles(level - 1) >= 2)
    }

    /// Tells the corners of a tile's places on a level above the table, row by row.
    #[inline]
    fn places(&self, ground: &Ground<R>, level: u8, tile: usize, mut tell: impl FnMut(usize, usize, R)) {
        for orientation in self.shapes().of_tile(tile) {
            for chunk in 0..ground.chunks() {
                let corners = self.corners(ground, level, orientation, chunk);
                if !is_empty(&corners) {
                    for (row, bits) in (ground.first + chunk * CHUNK..).zip(corners) {
                        if bits != R::default() {
                            tell(orientation, row, bits);
                        }
                    }
                }
            }
        }
    }

    #[inline]
    fn has_place(&self, ground: &Ground<R>, level: u8, tile: usize) -> bool {
        self.shapes().of_tile(tile).any(|orientation| {
            (0..ground.chunks()).any(|chunk| !is_empty(&self.corners(ground, level, orientation, chunk)))
        })
    }

    /// Where an orientation fits in these rows, but for exactly on one tile that lies the same way (SV-7).
    #[inline]
    fn corners(&self, ground: &Ground<R>, level: u8, orientation: usize, chunk: usize) -> [R; CHUNK] {
        let mut corners = ground.fits(&self.shapes().all[orientation], chunk);
        if !is_empty(&corners) {
            let first = ground.first + chunk * CHUNK;
            for spot in self.laid() {
                if spot.level == level - 1
                    && usize::from(spot.orientation) == orientation
                    && let Some(corner) = corners.get_mut(usize::from(spot.row).wrapping_sub(first))
                {
                    *corner &= !R::from(1).up(R::bit(spot.column.into()));
                }
            }
        }
        corners
    }

    /// The places of these tiles beside what lies on the table (SV-6).
    pub(super) fn beside_into(&self, hand: u8, out: &mut Vec<Spot>) -> Room {
        let (taken, span) = (self.open(0), self.rows(1));
        let (mut free, mut shore) = (Ground::new(), Ground::new());
        let (first, rows) = (span.first as usize - MARGIN, span.len() as usize + MARGIN + 1);
        free.take(first, rows, |row| !taken[row]);
        shore.take(first, rows, |row| around(taken, row) & !taken[row]);
        let before = out.len();
        for orientation in tiles(hand).flat_map(|tile| self.shapes().of_tile(tile)) {
            let shape = &self.shapes().all[orientation];
            for chunk in 0..free.chunks() {
                let (fits, touches) = (free.fits(shape, chunk), shore.touches(shape, chunk));
                for (i, row) in (free.first + chunk * CHUNK..).enumerate().take(CHUNK) {
                    self.push(orientation, row, 1, fits[i] & touches[i], out);
                }
            }
        }
        let found = out.len();
        let mut kept = before;
        for i in before..found {
            if self.has_room(out[i]) {
                out[kept] = out[i];
                kept += 1;
            }
        }
        out.truncate(kept);
        if kept == found { Room::Enough } else { Room::Short }
    }

    /// The first tile lies anyhow, its first cell at the origin (SV-3).
    fn first_spots_into(&self, hand: u8, out: &mut Vec<Spot>) {
        for orientation in tiles(hand).flat_map(|tile| self.shapes().of_tile(tile)) {
            let (_, column) = self.shapes().all[orientation].cells[0];
            out.push(Spot::first(orientation, column));
        }
    }

    #[inline]
    fn push(&self, orientation: usize, row: usize, level: u8, mut bits: R, out: &mut Vec<Spot>) {
        let least = self.columns().first - MARGIN as i16;
        while bits != R::default() {
            let column = least + R::bit(bits.lowest() as i16 - least) as i16;
            out.push(Spot { orientation: orientation as u8, row: row as u8, column: column as i8, level });
            bits = bits.without_lowest();
        }
    }
}

/// Did every place fit into the rows?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Room {
    /// All are told.
    Enough,
    /// Some were left out.
    Short,
}

/// The tiles of a hand, by their places in the order of the rule page.
#[inline]
pub(super) fn tiles(hand: u8) -> impl Iterator<Item = usize> {
    (0..7).filter(move |tile| hand & 1 << tile != 0)
}

#[inline]
fn is_empty<R: Row>(corners: &[R; CHUNK]) -> bool {
    corners.iter().fold(R::default(), |all, &corner| all | corner) == R::default()
}

/// The cells of a row that touch, edge to edge, one that is set.
#[inline]
pub(super) fn around<R: Row>(cells: &[R; ROWS], row: usize) -> R {
    let (before, here, after) = (cells[row - 1], cells[row], cells[row + 1]);
    before | before.down(1) | here.up(1) | here.down(1) | after | after.up(1)
}
