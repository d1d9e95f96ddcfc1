//! The position as a search wants it: bit rows of what lies open on each level, laid and lifted in place.
//!
//! Made from a view. What it takes to be legal is surveyed in [`super::survey`]; a test holds it against the game.

use std::cmp::Ordering;

use sevenfold_seven::{MOST_LEVELS, MOST_SEATS, MOST_TILES, Teams, Tile, View};

use super::row::Row;
use super::shapes::{SHAPES, Shapes};
use super::spot::{MARGIN, ROWS, Span, Spot};

/// What a lifted tile leaves behind as it was before.
#[derive(Clone, Copy)]
struct Before {
    spot: Spot,
    rows: Span,
    columns: Span,
}

/// Who plays against whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Sides {
    /// Two sides that move in turn: two seats, or two pairs.
    Two,
    /// Three or four seats, everybody alone.
    Many,
}

/// A position that can be changed and changed back.
#[derive(Clone)]
pub(super) struct Field<R> {
    /// From index 1 the cells stacked exactly so high; at index 0 all that are taken.
    open: [[R; ROWS]; MOST_LEVELS + 2],
    /// The rows that tiles on each level reach.
    rows: [Span; MOST_LEVELS + 2],
    /// How many tiles lie on each level.
    tiles: [u8; MOST_LEVELS + 2],
    columns: Span,
    laid: [Before; MOST_TILES],
    count: u8,
    top: u8,
    key: u64,
    seats: u8,
    /// Tiles still to be laid, by seat: bits in the order of [`Tile::ALL`].
    hands: [u8; MOST_SEATS],
    /// Tiles on the levels, the level compared first in the highest place: the greater number is the better seat.
    scores: [i64; MOST_SEATS],
    low: bool,
    sides: Sides,
    shapes: &'static Shapes,
}

impl<R: Row> Field<R> {
    /// The position that a view shows; `None` if this row is too narrow for its table.
    pub(super) fn of(view: &View) -> Option<Self> {
        let mut field = Self::empty(view);
        for tile in &view.tiles {
            let spot = Spot::of(&tile.cells, tile.level)?;
            if !field.has_room(spot) {
                return None;
            }
            field.lay(spot);
        }
        Some(field)
    }

    fn empty(view: &View) -> Self {
        let pairs = view.options.teams == Some(Teams::Pairs);
        let mut hands = [0; MOST_SEATS];
        hands[..usize::from(view.seats)].fill(0x7f);
        let before = Before { spot: Spot::default(), rows: Span::NONE, columns: Span::NONE };
        Self {
            open: [[R::default(); ROWS]; MOST_LEVELS + 2],
            rows: [Span::NONE; MOST_LEVELS + 2],
            tiles: [0; MOST_LEVELS + 2],
            columns: Span::NONE,
            laid: [before; MOST_TILES],
            count: 0,
            top: 0,
            key: 0,
            seats: view.seats,
            hands,
            scores: [0; MOST_SEATS],
            low: view.options.misere,
            sides: if view.seats == 2 || pairs { Sides::Two } else { Sides::Many },
            shapes: &SHAPES,
        }
    }

    /// Would the table still have a margin on both sides, with this tile?
    #[inline]
    pub(super) fn has_room(&self, spot: Spot) -> bool {
        self.columns_with(spot).len() + 2 * MARGIN as i16 <= R::CELLS as i16
    }

    #[inline]
    fn columns_with(&self, spot: Spot) -> Span {
        let first = i16::from(spot.column);
        let wide = i16::from(self.shapes.all[usize::from(spot.orientation)].wide);
        self.columns.with(first, first + wide - 1)
    }

    /// Lays a tile of the seat whose turn it is.
    #[inline]
    pub(super) fn lay(&mut self, spot: Spot) {
        let level = usize::from(spot.level);
        self.laid[usize::from(self.count)] = Before { spot, rows: self.rows[level], columns: self.columns };
        let tall = i16::from(self.shapes.all[usize::from(spot.orientation)].tall);
        self.rows[level] = self.rows[level].with(spot.row.into(), i16::from(spot.row) + tall - 1);
        self.columns = self.columns_with(spot);
        self.turn_over(spot);
        let seat = self.turn();
        self.hands[seat] &= !(1 << spot.tile());
        self.scores[seat] += self.unit(spot.level);
        self.tiles[level] += 1;
        self.top = self.top.max(spot.level);
        self.count += 1;
    }

    /// Lifts the tile that was laid last.
    #[inline]
    pub(super) fn lift(&mut self) {
        self.count -= 1;
        let Before { spot, rows, columns } = self.laid[usize::from(self.count)];
        let level = usize::from(spot.level);
        self.rows[level] = rows;
        self.columns = columns;
        self.turn_over(spot);
        let seat = self.turn();
        self.hands[seat] |= 1 << spot.tile();
        self.scores[seat] -= self.unit(spot.level);
        self.tiles[level] -= 1;
        if self.tiles[level] == 0 {
            self.top = spot.level - 1;
        }
    }

    /// The cells of a tile change from the height beneath it to its own, or back.
    #[inline]
    fn turn_over(&mut self, spot: Spot) {
        let shape = &self.shapes.all[usize::from(spot.orientation)];
        let (level, column) = (usize::from(spot.level), R::bit(spot.column.into()));
        for (row, &cells) in (usize::from(spot.row)..).zip(&shape.rows) {
            let cells = R::from(cells).up(column);
            self.open[level][row] ^= cells;
            self.open[level - 1][row] ^= cells;
        }
        let [a, b, c, d] = [spot.orientation, spot.row, spot.column as u8, spot.level];
        self.key ^= mix(u64::from(u32::from_le_bytes([a, b, c, d])));
    }

    /// What a tile on this level adds to a score.
    #[inline]
    pub(super) fn unit(&self, level: u8) -> i64 {
        let place = if self.low { MOST_LEVELS as u8 - level } else { level - 1 };
        1 << (4 * place)
    }

    /// The index of the seat whose turn it is, or would be.
    #[inline]
    pub(super) fn turn(&self) -> usize {
        usize::from(self.count % self.seats)
    }

    /// How many tiles are still to be laid, by all together.
    #[inline]
    pub(super) fn left(&self) -> u8 {
        self.seats * Tile::ALL.len() as u8 - self.count
    }

    /// How many seats play.
    #[inline]
    pub(super) fn seats(&self) -> usize {
        self.seats.into()
    }

    /// The tiles a seat still has.
    #[inline]
    pub(super) fn hand(&self, seat: usize) -> u8 {
        self.hands[seat]
    }

    /// How many tiles a seat has on a level.
    #[inline]
    pub(super) fn lying(&self, seat: usize, level: u8) -> u8 {
        ((self.scores[seat] / self.unit(level)) & 0xf) as u8
    }

    /// The highest occupied level.
    #[inline]
    pub(super) fn top(&self) -> u8 {
        self.top
    }

    /// Is the lowest level compared first (SV-13)?
    #[inline]
    pub(super) fn is_low(&self) -> bool {
        self.low
    }

    /// Who plays against whom.
    #[inline]
    pub(super) fn sides(&self) -> Sides {
        self.sides
    }

    /// The tiles laid, in order.
    #[inline]
    pub(super) fn laid(&self) -> impl DoubleEndedIterator<Item = Spot> + '_ {
        self.laid[..usize::from(self.count)].iter().map(|before| before.spot)
    }

    /// How many tiles lie on a level.
    #[inline]
    pub(super) fn tiles(&self, level: u8) -> u8 {
        self.tiles[usize::from(level)]
    }

    /// The cells stacked exactly so high, from 1; at 0 all cells that are taken.
    #[inline]
    pub(super) fn open(&self, height: u8) -> &[R; ROWS] {
        &self.open[usize::from(height)]
    }

    /// The rows that tiles on a level reach.
    #[inline]
    pub(super) fn rows(&self, level: u8) -> Span {
        self.rows[usize::from(level)]
    }

    /// The columns that the table spans.
    #[inline]
    pub(super) fn columns(&self) -> Span {
        self.columns
    }

    /// The shapes of the tiles.
    #[inline]
    pub(super) fn shapes(&self) -> &'static Shapes {
        self.shapes
    }

    /// What everybody has on the levels.
    #[inline]
    pub(super) fn scores(&self) -> [i64; MOST_SEATS] {
        self.scores
    }

    /// How the side of a seat stands against the other with these scores at the end (SV-10, SV-12).
    #[inline]
    pub(super) fn verdict(seat: usize, scores: &[i64; MOST_SEATS]) -> Ordering {
        // With two seats the others' scores stay 0, which is less than any player has at the end.
        let (white, black) = (scores[0].max(scores[2]), scores[1].max(scores[3]));
        if seat.is_multiple_of(2) { white.cmp(&black) } else { black.cmp(&white) }
    }

    /// Each seat's share of the win at the end of the game, one in all.
    pub(super) fn shares(&self, out: &mut [f32; MOST_SEATS]) {
        let seats = self.seats();
        let best = self.scores[..seats].iter().max().copied().unwrap_or(0);
        let pairs = self.sides == Sides::Two && seats == 4;
        let wins: [bool; MOST_SEATS] = std::array::from_fn(|seat| {
            let partner = if pairs { (seat + 2) % 4 } else { seat };
            seat < seats && (self.scores[seat] == best || self.scores[partner] == best)
        });
        let winners = wins.iter().filter(|&&wins| wins).count();
        for (share, wins) in out.iter_mut().zip(wins) {
            *share = if wins { 1.0 / winners as f32 } else { 0.0 };
        }
    }

    /// Equal for positions with the same future: what lies where, hands, and how the scores compare.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        let hands = u32::from_le_bytes(self.hands);
        let key = mix(self.key ^ u64::from(hands) << 32);
        if self.seats == 2 {
            return mix(key ^ (self.scores[0] - self.scores[1]).cast_unsigned());
        }
        self.scores.iter().fold(key, |key, &score| mix(key ^ score.cast_unsigned()))
    }
}

/// Spreads a number over all bits (the finaliser of `SplitMix64`).
#[inline]
pub(super) const fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
