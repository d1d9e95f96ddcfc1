//! Flat arrangements: how many of each tile, whether they hang together, and their holes (SV-17).

use std::collections::BTreeSet;

use sevenfold_seven::{Action, Tile};

use super::cells_of;
use super::shapes::{Cell, around};
use crate::arrangement::Arrangement;
use crate::flaw::Flaw;

/// Are there at most so many of each tile?
pub fn stock(tiles: &[Action], most: usize) -> Result<(), Flaw> {
    let count = |tile: Tile| tiles.iter().filter(|other| other.tile == tile).count();
    match Tile::ALL.into_iter().find(|&tile| count(tile) > most) {
        Some(tile) => Err(Flaw::TooMany { tile, most }),
        None => Ok(()),
    }
}

/// How many holes a connected arrangement has.
pub fn holes(arrangement: &Arrangement) -> Result<u32, Flaw> {
    let taken: BTreeSet<Cell> = arrangement.tiles().iter().flat_map(cells_of).collect();
    let Some(&first) = taken.first() else { return Ok(0) };
    let together = flood(first, &|cell| taken.contains(&cell));
    if let Some(apart) = arrangement.tiles().iter().find(|tile| !together.contains(&cells_of(tile)[0])) {
        return Err(Flaw::Apart { tile: apart.tile });
    }
    // All empty cells of a frame that leaves a margin around the tiles; its corner is outside.
    let (a, b) = (span(taken.iter().map(|cell| cell.0)), span(taken.iter().map(|cell| cell.1)));
    let empty = |(c, d): Cell| a.contains(&c) && b.contains(&d) && !taken.contains(&(c, d));
    let mut seen = flood((*a.start(), *b.start()), &empty);
    let mut holes = 0;
    for cell in a.clone().flat_map(|c| b.clone().map(move |d| (c, d))) {
        if empty(cell) && !seen.contains(&cell) {
            holes += 1;
            seen.extend(flood(cell, &empty));
        }
    }
    Ok(holes)
}

fn span(numbers: impl Iterator<Item = i32> + Clone) -> std::ops::RangeInclusive<i32> {
    let (least, greatest) = (numbers.clone().min().unwrap_or(0), numbers.max().unwrap_or(0));
    least - 1..=greatest + 1
}

/// The cells that can be reached from here over cells of a kind.
pub(crate) fn flood(from: Cell, kind: &dyn Fn(Cell) -> bool) -> BTreeSet<Cell> {
    let mut reached = BTreeSet::from([from]);
    let mut waiting = vec![from];
    while let Some(cell) = waiting.pop() {
        for next in around(cell) {
            if kind(next) && reached.insert(next) {
                waiting.push(next);
            }
        }
    }
    reached
}
