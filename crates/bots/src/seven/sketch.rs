//! What the learned net is shown of a position: the cells that matter with their surroundings, and a list of traits.
//!
//! A cell matters if a tile lies on it or beside it. Where the tiles in hand can land is worked out exactly and shown,
//! so that the net need not learn which tile fits where.

use sevenfold_seven::MOST_SEATS;

use super::field::{Field, Sides};
use super::row::Row;
use super::spot::{ROWS, Spot};
use super::survey::{Room, around, tiles};

/// A cell and the six around it.
pub(super) const AROUND: usize = 7;
/// Stacks are told apart up to this height.
pub(super) const HEIGHTS: usize = 5;
/// Levels are told apart up to three from the one that counts first.
pub(super) const DEPTHS: usize = 4;
/// Moves are told apart by their tile and the depth of their level.
pub(super) const KINDS: usize = 7 * DEPTHS;
/// Who plays against whom: two seats, three, four alone, two pairs.
pub(super) const MODES: usize = 4;
/// At most so many tiles are left.
pub(super) const LEFT: usize = 28;
/// First levels are told apart up to this one.
pub(super) const FIRSTS: usize = 7;

/// How many places a tile has is told in so many steps.
const STEPS: usize = 4;
const HANDS: usize = MOST_SEATS * KINDS * STEPS;
const LYING: usize = MOST_SEATS * DEPTHS * 8;
const AT_LYING: usize = HANDS;
const AT_LEFT: usize = AT_LYING + LYING;
const AT_OPENED: usize = AT_LEFT + LEFT;
const AT_FIRST: usize = AT_OPENED + 2;
const AT_MODE: usize = AT_FIRST + FIRSTS;
const AT_AHEAD: usize = AT_MODE + MODES;
/// Everything a position may have.
pub(super) const TRAITS: usize = AT_AHEAD + 3;

/// All places of a tile together weigh so much, divided by four.
const ALL_PLACES: u16 = 240;
/// The most a cell can carry.
const FULL: u16 = 127;

/// A cell that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Patch {
    /// The first coordinate, from anywhere.
    pub row: i16,
    /// The second, likewise.
    pub column: i16,
    /// How high it is stacked, up to [`HEIGHTS`].
    pub height: u8,
    /// How much of the mover's places is on it.
    pub mine: u8,
    /// How much of everybody else's.
    pub theirs: u8,
}

/// What the moves of a position need of how it was drawn.
pub(super) struct Seen<'a> {
    /// Where in the grid the cells that matter are.
    pub at: &'a [u32],
    /// The places of all tiles in hand above the table.
    pub landings: &'a [Spot],
    /// The tiles that have none.
    pub grounded: u8,
    /// The level that counts first, less one.
    pub first: usize,
}

/// A position as the net sees it; to be used again and again.
#[derive(Default)]
pub(super) struct Sketch {
    /// The cells that matter.
    pub cells: Vec<Patch>,
    /// For each of them where it and its neighbours are in the list, counted from 1; 0 for one that does not matter.
    pub around: Vec<[u16; AROUND]>,
    /// The traits of the position.
    pub traits: Vec<u16>,
    /// Who plays against whom.
    pub mode: usize,
    /// How many tiles are left, less one.
    pub left: usize,
    /// The level that counts first, less one.
    pub first: usize,
    /// Where each cell of the grid is in the list, counted from 1.
    grid: Vec<u16>,
    /// Where in the grid each cell of the list is.
    at: Vec<u32>,
    /// The places of all tiles in hand above the table.
    landings: Vec<Spot>,
    /// The tiles that have none.
    grounded: u8,
    sums: Vec<[u16; 2]>,
}

impl Sketch {
    /// Looks at a position.
    pub(super) fn draw<R: Row>(&mut self, field: &Field<R>) {
        self.find_cells(field);
        let hands = (0..field.seats()).fold(0, |hands, seat| hands | field.hand(seat));
        self.landings.clear();
        self.grounded = if field.top() == 0 { hands } else { field.landings_into(hands, &mut self.landings) };
        let (mut levels, mut places) = ([1u8; 7], [0u16; 7]);
        for spot in &self.landings {
            levels[usize::from(spot.tile())] = spot.level;
            places[usize::from(spot.tile())] += 1;
        }
        self.find_contested(field, &places);
        self.find_traits(field, hands, levels, &places);
    }

    /// What its moves need.
    pub(super) fn seen(&self) -> Seen<'_> {
        Seen { at: &self.at, landings: &self.landings, grounded: self.grounded, first: self.first }
    }

    /// Makes it fit for the moves of a position that was drawn before, with rows of the same width; and for nothing else.
    pub(super) fn see_again(&mut self, seen: &Seen<'_>) {
        self.clear_grid();
        self.at.extend_from_slice(seen.at);
        for (number, &at) in (1..).zip(seen.at) {
            self.grid[at as usize] = number;
        }
        self.landings.clear();
        self.landings.extend_from_slice(seen.landings);
        (self.grounded, self.first) = (seen.grounded, seen.first);
    }

    /// How many sides play.
    pub(super) fn sides(&self) -> usize {
        match self.mode {
            0 | 3 => 2,
            mode => mode + 2,
        }
    }

    /// The legal moves, as they were seen when the position was drawn.
    pub(super) fn moves_into<R: Row>(&self, field: &Field<R>, out: &mut Vec<Spot>) -> Room {
        let hand = field.hand(field.turn());
        if field.top() == 0 {
            return field.spots_into(out);
        }
        out.extend(self.landings.iter().filter(|spot| hand & 1 << spot.tile() != 0));
        match hand & self.grounded {
            0 => Room::Enough,
            rest => field.beside_into(rest, out),
        }
    }

    /// Which kind of move this is.
    pub(super) fn kind<R: Row>(&self, field: &Field<R>, spot: Spot) -> usize {
        usize::from(spot.tile()) * DEPTHS + self.depth(field, spot.level)
    }

    /// Where the cells of a move are in the list, counted from 1; 0 for one that does not matter.
    #[inline]
    pub(super) fn under<R: Row>(&self, field: &Field<R>, spot: Spot) -> [u16; 4] {
        field.shapes().all[usize::from(spot.orientation)].cells.map(|(a, b)| {
            let column = R::bit(i16::from(spot.column) + i16::from(b)) as usize;
            self.grid[(usize::from(spot.row) + usize::from(a)) * R::CELLS as usize + column]
        })
    }

    fn depth<R: Row>(&self, field: &Field<R>, level: u8) -> usize {
        let level = usize::from(level) - 1;
        let depth = if field.is_low() { level } else { self.first.saturating_sub(level) };
        depth.min(DEPTHS - 1)
    }

    fn clear_grid(&mut self) {
        for &at in &self.at {
            self.grid[at as usize] = 0;
        }
        self.at.clear();
    }

    /// Lists the cells on which something lies, and those beside them.
    fn find_cells<R: Row>(&mut self, field: &Field<R>) {
        self.clear_grid();
        self.grid.resize(ROWS * R::CELLS as usize, 0);
        self.cells.clear();
        self.around.clear();
        if field.top() == 0 {
            return;
        }
        let columns = R::CELLS as usize;
        let least = field.columns().first - 1;
        let taken = field.open(0);
        let span = field.rows(1);
        for row in span.first as usize - 1..=span.last as usize + 1 {
            let mut bits = taken[row] | around(taken, row);
            while bits != R::default() {
                let bit = bits.lowest();
                bits = bits.without_lowest();
                let column = R::bit(bit as i16 - R::bit(least) as i16) as i16;
                self.cells.push(Patch { row: row as i16, column, ..Patch::default() });
                self.at.push((row * columns) as u32 + bit);
                self.grid[row * columns + bit as usize] = self.cells.len() as u16;
            }
        }
        self.find_heights(field);
        self.find_around(columns);
    }

    /// Which cells of the list are beside each other, on a grid of so many columns that goes round.
    fn find_around(&mut self, columns: usize) {
        for &at in &self.at {
            let (row, bit) = (at as usize / columns, at as usize % columns);
            let (before, after) = ((bit + columns - 1) % columns, (bit + 1) % columns);
            let there = |row: usize, bit: usize| self.grid[row * columns + bit];
            self.around.push([
                there(row, bit),
                there(row - 1, bit),
                there(row - 1, after),
                there(row, before),
                there(row, after),
                there(row + 1, before),
                there(row + 1, bit),
            ]);
        }
    }

    /// A position that was written down: its cells in rows from 0.
    pub(super) fn recalled(cells: Vec<Patch>, traits: Vec<u16>, [mode, left, first]: [usize; 3]) -> Self {
        let columns = u32::BITS as usize;
        let mut sketch = Self { traits, mode, left, first, grid: vec![0; ROWS * columns], ..Self::default() };
        for (index, cell) in (1..).zip(&cells) {
            let at = (cell.row as usize + 1) * columns + cell.column as usize % columns;
            sketch.grid[at] = index;
            sketch.at.push(at as u32);
        }
        sketch.cells = cells;
        sketch.find_around(columns);
        sketch
    }

    fn find_heights<R: Row>(&mut self, field: &Field<R>) {
        for level in 1..=field.top() {
            let (open, span) = (field.open(level), field.rows(level));
            let height = level.min(HEIGHTS as u8);
            let rows = span.first as usize..=span.last as usize;
            for (row, &bits) in rows.clone().zip(&open[rows]) {
                let mut bits = bits;
                while bits != R::default() {
                    let at = row * R::CELLS as usize + bits.lowest() as usize;
                    bits = bits.without_lowest();
                    self.cells[usize::from(self.grid[at]) - 1].height = height;
                }
            }
        }
    }

    /// How much of whose places is on each cell.
    fn find_contested<R: Row>(&mut self, field: &Field<R>, places: &[u16; 7]) {
        let turn = field.turn();
        let weights: [[u16; 2]; 7] = std::array::from_fn(|tile| {
            let weight = ALL_PLACES / places[tile].max(1);
            let holds = |seat: usize| u16::from(field.hand(seat) >> tile & 1);
            let others: u16 = (0..field.seats()).filter(|&seat| seat != turn).map(holds).sum();
            [weight * holds(turn), weight * others]
        });
        self.sums.clear();
        self.sums.resize(self.cells.len() + 1, [0; 2]);
        for index in 0..self.landings.len() {
            let spot = self.landings[index];
            let [mine, theirs] = weights[usize::from(spot.tile())];
            for cell in self.under(field, spot) {
                let sum = &mut self.sums[usize::from(cell)];
                *sum = [sum[0] + mine, sum[1] + theirs];
            }
        }
        for (cell, [mine, theirs]) in self.cells.iter_mut().zip(&self.sums[1..]) {
            cell.mine = (mine / 4).min(FULL) as u8;
            cell.theirs = (theirs / 4).min(FULL) as u8;
        }
    }

    fn find_traits<R: Row>(&mut self, field: &Field<R>, hands: u8, levels: [u8; 7], places: &[u16; 7]) {
        let (seats, turn, top) = (field.seats(), field.turn(), field.top());
        let highest = tiles(hands).map(|tile| levels[tile]).max().unwrap_or(1).max(top).max(1);
        self.first = usize::from(highest) - 1;
        self.left = usize::from(field.left()).clamp(1, LEFT) - 1;
        self.mode = match (seats, field.sides()) {
            (2, _) => 0,
            (_, Sides::Two) => 3,
            (3, _) => 1,
            _ => 2,
        };
        let mut traits = std::mem::take(&mut self.traits);
        traits.clear();
        for step in 0..seats {
            let seat = (turn + step) % seats;
            for tile in tiles(field.hand(seat)) {
                let places = match places[tile] {
                    _ if levels[tile] == 1 => 3,
                    0..=2 => 0,
                    3..=6 => 1,
                    7..=15 => 2,
                    _ => 3,
                };
                let depth = self.depth(field, levels[tile]);
                traits.push((((step * 7 + tile) * DEPTHS + depth) * STEPS + places) as u16);
            }
            let mut lying = [0; DEPTHS];
            for level in 1..=top {
                lying[self.depth(field, level)] += usize::from(field.lying(seat, level));
            }
            for (depth, lying) in lying.into_iter().enumerate() {
                traits.push((AT_LYING + (step * DEPTHS + depth) * 8 + lying) as u16);
            }
        }
        let scores = field.scores();
        let others =
            (0..seats).filter(|&seat| seat % 2 != turn % 2 || seat != turn && field.sides() == Sides::Many);
        let partner = if self.mode == 3 { scores[(turn + 2) % 4] } else { 0 };
        let best = others.map(|seat| scores[seat]).max().unwrap_or(0);
        let ahead = scores[turn].max(partner).cmp(&best) as i8 + 1;
        traits.extend([
            (AT_LEFT + self.left) as u16,
            (AT_OPENED + usize::from(highest > top)) as u16,
            (AT_FIRST + self.first.min(FIRSTS - 1)) as u16,
            (AT_MODE + self.mode) as u16,
            (AT_AHEAD + ahead as usize) as u16,
        ]);
        self.traits = traits;
    }
}
