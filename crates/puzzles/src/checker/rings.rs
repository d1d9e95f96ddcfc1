//! Rings around a tile and around an island (SV-16).

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use sevenfold_seven::{Action, Cell as At, Tile};

use super::shapes::{Cell, WAYS, around};
use super::{cells_of, flat};
use crate::arrangement::Arrangement;
use crate::flaw::Flaw;

type Cells = BTreeSet<Cell>;

/// Do white tiles touch every edge of the tile in the middle?
pub fn is_island(middle: &Action, white: &Arrangement) -> Result<(), Flaw> {
    flat::stock(white.tiles(), 1)?;
    covers(&shore(&Cells::from(cells_of(middle))), &[*middle], white)
}

/// Do black tiles, without another of the kind in the middle, touch every outer edge of the island?
pub fn is_second_ring(middle: &Action, white: &Arrangement, black: &Arrangement) -> Result<(), Flaw> {
    flat::stock(black.tiles(), 1)?;
    if black.tiles().iter().any(|tile| tile.tile == middle.tile) {
        return Err(Flaw::TooMany { tile: middle.tile, most: 1 });
    }
    let inside = [white.tiles(), &[*middle]].concat();
    let land: Cells = inside.iter().flat_map(cells_of).collect();
    // White tiles that lie apart belong to no island.
    let island = flat::flood(cells_of(middle)[0], &|cell| land.contains(&cell));
    covers(&outer_shore(&island), &inside, black)
}

/// All these cells are covered, and nothing of what lies inside.
fn covers(shore: &Cells, inside: &[Action], ring: &Arrangement) -> Result<(), Flaw> {
    let mut open = shore.clone();
    for tile in ring.tiles() {
        for cell in cells_of(tile) {
            if let Some(other) = inside.iter().find(|other| cells_of(other).contains(&cell)) {
                return Err(Flaw::Overlap { cell: At::from(cell), one: tile.tile, other: other.tile });
            }
            open.remove(&cell);
        }
    }
    open.first().map_or(Ok(()), |&cell| Err(Flaw::Open { cell: At::from(cell) }))
}

/// The empty cells beside some.
fn shore(inside: &Cells) -> Cells {
    inside.iter().flat_map(|&cell| around(cell)).filter(|cell| !inside.contains(cell)).collect()
}

/// The empty cells beside an island that it does not enclose: those on a walk along its outer edge.
fn outer_shore(island: &Cells) -> Cells {
    let shore = shore(island);
    // The least cell is outside, and the walk goes from neighbour to neighbour.
    shore.first().map_or_else(Cells::new, |&first| flat::flood(first, &|cell| shore.contains(&cell)))
}

/// Fewer white tiles than `tiles` that ring this tile, if there are.
pub fn fewest_white(tile: Tile, tiles: usize) -> Option<usize> {
    let middle = some_way(tile);
    let mut fewest = None;
    let _ = Ring::new(&shore(&middle), &middle, None).close(tiles.saturating_sub(1), &mut |ring| {
        fewest = Some(ring.len());
        ControlFlow::Break(())
    });
    fewest
}

/// Around some island of so many white tiles: a second ring of at most `limit` black tiles, if there is one.
pub fn closes(tile: Tile, white: usize, limit: usize) -> Option<usize> {
    let middle = some_way(tile);
    let mut islands = BTreeSet::new();
    let _ = Ring::new(&shore(&middle), &middle, None).close(white, &mut |ring| {
        let mut cells: Vec<Cell> = ring.iter().flatten().chain(&middle).copied().collect();
        cells.sort_unstable();
        islands.insert(cells);
        ControlFlow::Continue(())
    });
    let mut found = None;
    for island in islands {
        let island: Cells = island.into_iter().collect();
        let shore = outer_shore(&island);
        // Four cells a tile: a longer shore cannot be covered.
        if shore.len() <= 4 * limit {
            let ended = Ring::new(&shore, &island, Some(tile)).close(limit, &mut |ring| {
                found = Some(ring.len());
                ControlFlow::Break(())
            });
            if ended.is_break() {
                break;
            }
        }
    }
    found
}

fn some_way(tile: Tile) -> Cells {
    WAYS.iter().filter(|(other, _)| *other == tile).take(1).flat_map(|(_, cells)| *cells).collect()
}

/// Rows and columns from -20 to 19 are enough for two rings.
const SIDE: i32 = 40;

fn index((a, b): Cell) -> usize {
    ((a + SIDE / 2) * SIDE + b + SIDE / 2) as usize
}

/// Cells to be covered by different tiles.
struct Ring {
    shore: Vec<Cell>,
    taken: Vec<bool>,
    used: Vec<Tile>,
    laid: Vec<[Cell; 4]>,
}

impl Ring {
    fn new(shore: &Cells, inside: &Cells, missing: Option<Tile>) -> Self {
        let mut taken = vec![false; (SIDE * SIDE) as usize];
        for &cell in inside {
            taken[index(cell)] = true;
        }
        Self {
            shore: shore.iter().copied().collect(),
            taken,
            used: missing.into_iter().collect(),
            laid: Vec::new(),
        }
    }

    fn is_taken(&self, cell: Cell) -> bool {
        self.taken[index(cell)]
    }

    fn set(&mut self, cells: &[Cell; 4], taken: bool) {
        for &cell in cells {
            self.taken[index(cell)] = taken;
        }
    }

    /// Tells ways to cover the shore with at most so many more tiles until it hears enough: some tile lies on the first
    /// open cell.
    fn close(
        &mut self,
        limit: usize,
        tell: &mut dyn FnMut(&[[Cell; 4]]) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let mut open = self.shore.iter().copied().filter(|&cell| !self.is_taken(cell));
        let Some((a, b)) = open.next() else { return tell(&self.laid) };
        if 1 + open.count() > 4 * limit {
            return ControlFlow::Continue(());
        }
        for (tile, way) in WAYS.iter() {
            if self.used.contains(tile) {
                continue;
            }
            for (c, d) in way {
                let there = way.map(|(e, f)| (a + e - c, b + f - d));
                if there.iter().any(|&cell| self.is_taken(cell)) {
                    continue;
                }
                self.laid.push(there);
                self.used.push(*tile);
                self.set(&there, true);
                let next = self.close(limit - 1, tell);
                self.set(&there, false);
                self.used.pop();
                self.laid.pop();
                if next.is_break() {
                    return next;
                }
            }
        }
        ControlFlow::Continue(())
    }
}
