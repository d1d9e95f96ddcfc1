//! The most holes of some tiles (SV-17): bounds, and an exhaustive search for small numbers of tiles.
//!
//! *Contacts.* In an arrangement let a tile touch the others in `c` separate stretches of its edge: taking it away
//! loses `c - 1` holes (more if the others fall apart). By Euler's formula `c` is the number of edges over which it
//! touches others, less the number of points at which it meets them; and over all `n` tiles of an arrangement with `h`
//! holes the sum of `c` is at most `2 (h + n - 1)`. So some tile has no more than `2 (h + n - 1) / n`.
//!
//! *Edges.* Of `n` tiles with `h` holes, let `p` be the number of points at which three cells meet. Counting the sides
//! of all cells, the outer edge and the edges of all holes have `16 n + 2 - 2 h - 2 p` sides together. A hole has at
//! least 6, and the outer edge of `m` cells at least `2 ⌈√(12 m - 3)⌉` (Harary and Harborth, 1976).

use sevenfold_seven::{Action, Tile};

use super::shapes::{Cell, WAYS, around};
use crate::flaw::Flaw;

/// The most holes of `n` different tiles, for `n` up to 7.
const MOST: [u32; 8] = [0, 0, 1, 2, 3, 4, 5, 7];

/// The most holes of `n` different tiles, once it has been searched that there are no more; step by step, since the
/// search for `n` tiles needs the numbers for fewer.
pub(crate) fn most_holes() -> Result<[u32; 8], Flaw> {
    let proven = (2..MOST.len()).all(|tiles| Growth::excludes(tiles, MOST[tiles] + 1, &MOST));
    if proven { Ok(MOST) } else { Err(Flaw::Gap) }
}

/// More holes than this are impossible for these tiles.
pub(crate) fn bound(tiles: &[Action]) -> u32 {
    let count = tiles.len() as u32;
    let inside: u32 = tiles.iter().map(|tile| points_within(tile.tile)).sum();
    let bars = tiles.iter().filter(|tile| tile.tile == Tile::I).count() as u32;
    // Every bar costs one more point, or two more sides (`docs/puzzles.md`).
    let fits = |holes: u32| spare_points(count, holes).is_some_and(|points| points >= inside + bars);
    (0..2 * count).take_while(|&holes| fits(holes)).last().unwrap_or(0)
}

/// Points inside a tile at which three of its cells meet.
fn points_within(tile: Tile) -> u32 {
    match tile {
        Tile::O => 2,
        Tile::P => 1,
        Tile::I | Tile::J | Tile::S | Tile::U | Tile::Y => 0,
    }
}

/// The most points at which three cells can meet in an arrangement with so many holes.
fn spare_points(tiles: u32, holes: u32) -> Option<u32> {
    let square = 12 * (4 * tiles + holes) - 3;
    let root = (0..=square).find(|root| root * root >= square)?;
    Some((16 * tiles + 2).checked_sub(8 * holes + 2 * root)? / 2)
}

/// Columns of a row, and rows.
const SIDE: usize = 64;

/// A way to lie, seen from the first row and column it reaches.
struct Way {
    tile: Tile,
    cells: [(usize, usize); 4],
    /// What a walk around the tile meets, edge by edge.
    beyond: Vec<Cell>,
    /// Among tiles with equally many contacts the lowest goes first. Any order would do; tiles with few ways to lie leave
    /// those that can be told apart in more.
    turn: (usize, char),
}

/// A tile that has been laid: its way, row and column.
#[derive(Clone, Copy)]
struct Laid<'a> {
    way: &'a Way,
    row: usize,
    column: usize,
}

/// Arrangements built up tile by tile, in one order only: the new tile must be the one that would be taken away first.
struct Growth<'a> {
    ways: &'a [Way],
    /// The fewest holes of interest, by how many tiles there are.
    needed: Vec<u32>,
    /// The most points at which different tiles may meet.
    points: u32,
    /// A tile that is kept for the end.
    without: Option<Tile>,
    rows: [u64; SIDE],
    laid: Vec<Laid<'a>>,
}

impl<'a> Growth<'a> {
    /// Is it impossible for so many different tiles to have this many holes or more? `most` is known for fewer tiles.
    fn excludes(tiles: usize, holes: u32, most: &[u32; 8]) -> bool {
        let mut needed = vec![0; tiles + 1];
        needed[tiles] = holes;
        for count in (2..=tiles).rev() {
            if (needed[count]..40).any(|holes| falls_apart(count, holes, most)) {
                return false;
            }
            needed[count - 1] = (needed[count] + 1).saturating_sub(most_contacts(count, needed[count]));
            if needed[count - 1] > most[count - 1] {
                return true;
            }
        }
        // The tiles left out may be those with points inside them.
        let inside = [0, 0, 0, 0, 0, 0, 1, 3][tiles];
        let points = spare_points(tiles as u32, holes).and_then(|points| points.checked_sub(inside));
        let Some(points) = points else { return true };
        // Every tile has at least so many contacts, or there would be too many holes without it. If that is all they
        // can have on average, any tile can be the one laid last: let it be the bar, and look at the others only.
        let without = ((holes + 1 - most[tiles - 1]) * tiles as u32 == 2 * (holes + tiles as u32 - 1)
            && tiles == 7)
            .then_some(Tile::I);
        let ways = all_ways();
        let mut growth = Growth { ways: &ways, needed, points, without, rows: [0; SIDE], laid: Vec::new() };
        Tile::ALL.into_iter().filter(|&tile| Some(tile) != without).all(|tile| growth.excludes_from(tile))
    }

    fn excludes_from(&mut self, tile: Tile) -> bool {
        let Some(way) = self.ways.iter().find(|way| way.tile == tile) else { return true };
        self.lay(Laid { way, row: SIDE / 2, column: SIDE / 2 });
        let excluded = self.excludes_more(0, 0);
        self.lift();
        excluded
    }

    /// Does nothing that grows out of this arrangement have holes enough?
    fn excludes_more(&mut self, holes: u32, points: u32) -> bool {
        let count = self.laid.len();
        if count + 1 == self.needed.len() {
            return false;
        }
        let (ways, is_last) = (self.ways, count + 2 == self.needed.len());
        for way in ways {
            // The tile kept for the end is laid last, and nothing else is.
            let barred = self.without.is_some_and(|tile| is_last != (way.tile == tile));
            if barred || self.laid.iter().any(|laid| laid.way.tile == way.tile) {
                continue;
            }
            for laid in self.beside(way) {
                let (contacts, meetings) = self.contacts(laid);
                let (holes, points) = ((holes + contacts).saturating_sub(1), points + meetings);
                if holes < self.needed[count + 1] || points > self.points {
                    continue;
                }
                self.lay(laid);
                let is_first = is_last && self.without.is_some() || self.goes_first(contacts);
                let excluded = !is_first || self.excludes_more(holes, points);
                self.lift();
                if !excluded {
                    return false;
                }
            }
        }
        true
    }

    /// Is the tile laid last the first to be taken away: the one with the fewest contacts?
    fn goes_first(&self, contacts: u32) -> bool {
        let [others @ .., last] = self.laid.as_slice() else { return true };
        let mine = (contacts, last.way.turn);
        others.iter().all(|&laid| (self.contacts(laid).0, laid.way.turn) > mine)
    }

    /// In how many stretches a tile touches others, and at how many points it meets them.
    fn contacts(&self, laid: Laid<'_>) -> (u32, u32) {
        let is_taken = |(a, b): Cell| {
            let (row, column) =
                (laid.row.wrapping_add_signed(a as isize), laid.column.wrapping_add_signed(b as isize));
            self.rows[row] >> column & 1 == 1
        };
        let beyond = &laid.way.beyond;
        let mut before = is_taken(beyond[beyond.len() - 1]);
        let (mut stretches, mut points) = (0, 0);
        for &cell in beyond {
            let now = is_taken(cell);
            stretches += u32::from(now && !before);
            points += u32::from(now && before);
            before = now;
        }
        (stretches, points)
    }

    /// Everywhere this way has room and touches what lies.
    fn beside(&self, way: &'a Way) -> Vec<Laid<'a>> {
        let mut found = Vec::new();
        let lies = |row: &usize| self.rows[*row] != 0;
        let first = (0..SIDE).find(lies).unwrap_or(SIDE / 2);
        let last = (0..SIDE).rfind(lies).unwrap_or(SIDE / 2);
        for row in first - 4..=last + 1 {
            let (mut room, mut touch) = (!0, 0);
            for (down, right) in way.cells {
                let (before, here, after) =
                    (self.rows[row + down - 1], self.rows[row + down], self.rows[row + down + 1]);
                room &= !(here >> right);
                touch |= (here << 1 | here >> 1 | before | before >> 1 | after | after << 1) >> right;
            }
            let mut columns: u64 = room & touch;
            while columns != 0 {
                found.push(Laid { way, row, column: columns.trailing_zeros() as usize });
                columns &= columns - 1;
            }
        }
        found
    }

    fn lay(&mut self, laid: Laid<'a>) {
        self.mark(laid);
        self.laid.push(laid);
    }

    fn lift(&mut self) {
        if let Some(laid) = self.laid.pop() {
            self.mark(laid);
        }
    }

    /// Takes the cells of a tile, or frees them.
    fn mark(&mut self, laid: Laid<'_>) {
        for (down, right) in laid.way.cells {
            self.rows[laid.row + down] ^= 1 << (laid.column + right);
        }
    }
}

fn all_ways() -> Vec<Way> {
    let mut ways = Vec::new();
    for (tile, cells) in WAYS.iter() {
        let least = cells.iter().map(|cell| cell.1).min().unwrap_or(0);
        let home = cells.map(|(a, b)| (a, b - least));
        let cells = home.map(|(a, b)| (a as usize, b as usize));
        let turn = (WAYS.iter().filter(|(other, _)| other == tile).count(), tile.letter());
        ways.push(Way { tile: *tile, cells, beyond: walk(&home), turn });
    }
    ways
}

/// The cells beyond the edges of a tile, edge by edge along its rim.
fn walk(cells: &[Cell; 4]) -> Vec<Cell> {
    let (mut here, mut side) = (cells[3], 0);
    let mut beyond = Vec::new();
    loop {
        beyond.push(around(here)[side]);
        let next = around(here)[(side + 1) % 6];
        // The rim goes on along this cell, or along the next one, which has the same cell beyond its first edge.
        (here, side) = if cells.contains(&next) { (next, (side + 5) % 6) } else { (here, (side + 1) % 6) };
        if (here, side) == (cells[3], 0) {
            return beyond;
        }
    }
}

/// Some tile has no more contacts than this.
fn most_contacts(tiles: usize, holes: u32) -> u32 {
    2 * (holes + tiles as u32 - 1) / tiles as u32
}

/// Could the tile with the fewest contacts hold together others that fall apart without it? With parts of so many tiles
/// there would be no more holes than those of the parts and what its contacts add.
fn falls_apart(tiles: usize, holes: u32, most: &[u32; 8]) -> bool {
    let contacts = most_contacts(tiles, holes);
    let two = (1..tiles - 1).map(|one| most[one] + most[tiles - 1 - one]).max();
    // More than two parts have fewer holes still: two of them moved together are one with no fewer.
    two.is_some_and(|parts| parts + contacts >= holes + 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Six and seven tiles take a quarter of a minute: with `SEVENFOLD_LONG=1`, as part of all certificates.
    #[test]
    fn sv17_up_to_five_tiles_have_no_more_holes() {
        assert!((2..=5).all(|tiles| Growth::excludes(tiles, MOST[tiles] + 1, &MOST)));
        // What is possible is not excluded.
        assert!((2..=5).all(|tiles| !Growth::excludes(tiles, MOST[tiles], &MOST)));
        assert_eq!(MOST, crate::holes::MOST_HOLES);
    }

    #[test]
    fn the_bound_for_all_tiles_counts_points_and_bars() {
        assert_eq!(spare_points(14, 18), Some(11));
        assert_eq!(spare_points(14, 19), Some(7));
        assert_eq!(spare_points(7, 8), Some(4));
    }
}
