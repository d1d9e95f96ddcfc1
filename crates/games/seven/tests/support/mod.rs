//! A second, slow and obvious SEVEN for the tests: a map from cells to stacks, and every place tried.

#![allow(dead_code, reason = "every test binary uses its own part")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::{BTreeMap, BTreeSet};

pub(crate) type Cell = (i32, i32);

/// The table of SV-1, as printed there.
pub(crate) const TILES: [(char, [Cell; 4]); 7] = [
    ('I', [(0, 0), (0, 1), (0, 2), (0, 3)]),
    ('P', [(0, 0), (0, 1), (0, 2), (1, 0)]),
    ('J', [(0, 0), (0, 1), (0, 2), (1, 2)]),
    ('O', [(0, 0), (0, 1), (1, 0), (1, 1)]),
    ('S', [(0, 0), (0, 1), (1, 1), (1, 2)]),
    ('U', [(0, 0), (0, 1), (1, 1), (2, 0)]),
    ('Y', [(0, 1), (1, 1), (1, 2), (2, 0)]),
];

/// The neighbours of SV-1, as printed there.
pub(crate) const AROUND: [Cell; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

/// One side of a tile, or the other.
pub(crate) type Side = fn(&[Cell]) -> Vec<Cell>;

fn turned(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|&(a, b)| (-b, a + b)).collect()
}

fn flipped(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|&(a, b)| (b, a)).collect()
}

/// Sorted, with the first cell at the origin.
pub(crate) fn normal(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    let (a0, b0) = cells[0];
    cells.into_iter().map(|(a, b)| (a - a0, b - b0)).collect()
}

/// All turns of a shape, and of its mirror image if wanted.
pub(crate) fn ways(cells: &[Cell], sides: &[Side]) -> BTreeSet<Vec<Cell>> {
    let mut ways = BTreeSet::new();
    for side in sides {
        let mut shape = side(cells);
        for _ in 0..6 {
            ways.insert(normal(&shape));
            shape = turned(&shape);
        }
    }
    ways
}

pub(crate) const BOTH_SIDES: [Side; 2] = [<[Cell]>::to_vec, flipped];
pub(crate) const ONE_SIDE: [Side; 1] = [<[Cell]>::to_vec];

/// A slow game.
#[derive(Clone, Default)]
pub(crate) struct Slow {
    /// The numbers of the tiles on each cell, from the table up.
    pub stacks: BTreeMap<Cell, Vec<usize>>,
    pub hands: Vec<BTreeSet<char>>,
    pub laid: usize,
}

impl Slow {
    pub(crate) fn new(seats: usize) -> Self {
        let hand: BTreeSet<char> = TILES.iter().map(|&(letter, _)| letter).collect();
        Self { hands: vec![hand; seats], ..Self::default() }
    }

    pub(crate) fn seat(&self) -> usize {
        self.laid % self.hands.len()
    }

    fn height(&self, cell: Cell) -> usize {
        self.stacks.get(&cell).map_or(0, Vec::len)
    }

    /// The level on which a tile on these cells would legally lie, SV-8 aside.
    fn level(&self, cells: &[Cell]) -> Option<usize> {
        let height = self.height(cells[0]);
        if cells.iter().any(|&cell| self.height(cell) != height) {
            return None;
        }
        let supported = if height == 0 {
            cells.iter().any(|(a, b)| AROUND.iter().any(|(c, d)| self.height((a + c, b + d)) > 0))
        } else {
            let beneath: BTreeSet<_> = cells.iter().map(|cell| self.stacks[cell].last()).collect();
            beneath.len() >= 2
        };
        supported.then_some(height + 1)
    }

    /// All legal moves of one tile.
    fn places(&self, letter: char, firsts: &BTreeSet<Cell>) -> BTreeSet<Vec<Cell>> {
        let (_, cells) = TILES.iter().find(|(other, _)| *other == letter).unwrap();
        let ways = ways(cells, &BOTH_SIDES);
        if self.stacks.is_empty() {
            return ways;
        }
        let mut by_level: BTreeMap<usize, BTreeSet<Vec<Cell>>> = BTreeMap::new();
        for way in &ways {
            for (a, b) in firsts {
                let there: Vec<Cell> = way.iter().map(|(c, d)| (a + c, b + d)).collect();
                if let Some(level) = self.level(&there) {
                    by_level.entry(level).or_default().insert(there);
                }
            }
        }
        by_level.pop_last().map(|(_, places)| places).unwrap_or_default()
    }

    /// All legal moves in the notation, sorted.
    pub(crate) fn legal(&self) -> Vec<String> {
        let firsts: BTreeSet<Cell> = self.stacks.keys().flat_map(|&(a, b)| around(a, b)).collect();
        let mut legal = Vec::new();
        for &letter in &self.hands[self.seat()] {
            for cells in self.places(letter, &firsts) {
                let words: Vec<String> = cells.iter().map(|(a, b)| format!("{a},{b}")).collect();
                legal.push(format!("{letter} {}", words.join(" ")));
            }
        }
        legal.sort();
        legal
    }

    pub(crate) fn play(&mut self, text: &str) {
        let seat = self.seat();
        let mut words = text.split(' ');
        let letter = words.next().unwrap().chars().next().unwrap();
        for word in words {
            let (a, b) = word.split_once(',').unwrap();
            let cell = (a.parse().unwrap(), b.parse().unwrap());
            self.stacks.entry(cell).or_default().push(self.laid);
        }
        assert!(self.hands[seat].remove(&letter));
        self.laid += 1;
    }

    pub(crate) fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let legal = self.legal();
        if depth == 1 {
            return legal.len() as u64;
        }
        legal
            .iter()
            .map(|text| {
                let mut next = self.clone();
                next.play(text);
                next.perft(depth - 1)
            })
            .sum()
    }
}

/// First cells from which a tile might touch this cell or lie on it: other cells of a tile have a first coordinate
/// that is up to 3 more, and a second that is up to 3 more or less.
fn around(a: i32, b: i32) -> impl Iterator<Item = Cell> {
    (-4..=1).flat_map(move |c| (-4..=4).map(move |d| (a + c, b + d)))
}
