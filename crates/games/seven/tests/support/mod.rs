//! A second, slow and obvious SEVEN for the tests: a map from cells to stacks, and every place tried.

#![allow(dead_code, reason = "every test binary uses its own part")]

use std::collections::{BTreeMap, BTreeSet};

pub type Cell = (i32, i32);

/// The table of SV-1, as printed there.
pub const TILES: [(char, [Cell; 4]); 7] = [
    ('I', [(0, 0), (0, 1), (0, 2), (0, 3)]),
    ('P', [(0, 0), (0, 1), (0, 2), (1, 0)]),
    ('J', [(0, 0), (0, 1), (0, 2), (1, 2)]),
    ('O', [(0, 0), (0, 1), (1, 0), (1, 1)]),
    ('S', [(0, 0), (0, 1), (1, 1), (1, 2)]),
    ('U', [(0, 0), (0, 1), (1, 1), (2, 0)]),
    ('Y', [(0, 1), (1, 1), (1, 2), (2, 0)]),
];

const AROUND: [Cell; 6] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)];

fn turned(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|&(a, b)| (-b, a + b)).collect()
}

fn flipped(cells: &[Cell]) -> Vec<Cell> {
    cells.iter().map(|&(a, b)| (b, a)).collect()
}

/// Sorted, with the first cell at the origin.
pub fn normal(cells: &[Cell]) -> Vec<Cell> {
    let mut cells = cells.to_vec();
    cells.sort_unstable();
    let (a0, b0) = cells[0];
    cells.into_iter().map(|(a, b)| (a - a0, b - b0)).collect()
}

/// All turns of a shape, and of its mirror image if wanted.
pub fn ways(cells: &[Cell], flips: &[fn(&[Cell]) -> Vec<Cell>]) -> BTreeSet<Vec<Cell>> {
    let mut ways = BTreeSet::new();
    for flip in flips {
        let mut shape = flip(cells);
        for _ in 0..6 {
            ways.insert(normal(&shape));
            shape = turned(&shape);
        }
    }
    ways
}

pub const BOTH_SIDES: [fn(&[Cell]) -> Vec<Cell>; 2] = [<[Cell]>::to_vec, flipped];
pub const ONE_SIDE: [fn(&[Cell]) -> Vec<Cell>; 1] = [<[Cell]>::to_vec];

/// A slow game.
#[derive(Clone, Default)]
pub struct Slow {
    /// The numbers of the tiles on each cell, from the table up.
    pub stacks: BTreeMap<Cell, Vec<usize>>,
    pub hands: Vec<BTreeSet<char>>,
    pub laid: usize,
}

impl Slow {
    pub fn new(seats: usize) -> Self {
        let hand: BTreeSet<char> = TILES.iter().map(|&(letter, _)| letter).collect();
        Self { hands: vec![hand; seats], ..Self::default() }
    }

    pub fn seat(&self) -> usize {
        self.laid % self.hands.len()
    }

    /// The level on which a tile on these cells would legally lie, SV-8 aside.
    fn level(&self, cells: &[Cell]) -> Option<usize> {
        let heights: BTreeSet<usize> = cells.iter().map(|cell| self.stacks.get(cell).map_or(0, Vec::len)).collect();
        if heights.len() != 1 {
            return None;
        }
        let height = *heights.first()?;
        let beneath: BTreeSet<Option<usize>> =
            cells.iter().map(|cell| self.stacks.get(cell).and_then(|stack| stack.last().copied())).collect();
        let touches =
            cells.iter().any(|(a, b)| AROUND.iter().any(|(c, d)| self.stacks.contains_key(&(a + c, b + d))));
        let supported = if height == 0 { touches } else { beneath.len() >= 2 };
        supported.then_some(height + 1)
    }

    /// All legal moves of one tile.
    fn places(&self, letter: char) -> BTreeSet<Vec<Cell>> {
        let (_, cells) = TILES.iter().find(|(other, _)| *other == letter).unwrap();
        let ways = ways(cells, &BOTH_SIDES);
        if self.stacks.is_empty() {
            return ways;
        }
        let mut by_level: BTreeMap<usize, BTreeSet<Vec<Cell>>> = BTreeMap::new();
        for way in &ways {
            for (a, b) in self.stacks.keys().flat_map(|&(a, b)| around(a, b)).collect::<BTreeSet<_>>() {
                let there: Vec<Cell> = way.iter().map(|(c, d)| (a + c, b + d)).collect();
                if let Some(level) = self.level(&there) {
                    by_level.entry(level).or_default().insert(there);
                }
            }
        }
        by_level.pop_last().map(|(_, places)| places).unwrap_or_default()
    }

    /// All legal moves in the notation, sorted.
    pub fn legal(&self) -> Vec<String> {
        let mut legal = Vec::new();
        for &letter in &self.hands[self.seat()] {
            for cells in self.places(letter) {
                let words: Vec<String> = cells.iter().map(|(a, b)| format!("{a},{b}")).collect();
                legal.push(format!("{letter} {}", words.join(" ")));
            }
        }
        legal.sort();
        legal
    }

    pub fn play(&mut self, text: &str) {
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

    pub fn perft(&self, depth: u32) -> u64 {
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

/// First cells from which a tile might touch or lie on this cell: generously many.
fn around(a: i32, b: i32) -> impl Iterator<Item = Cell> {
    (-5..=5).flat_map(move |c| (-5..=5).map(move |d| (a + c, b + d)))
}
