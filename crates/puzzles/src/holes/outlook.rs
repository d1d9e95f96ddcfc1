//! What can still become of an arrangement.

use sevenfold_seven::{Action, Cell, Symmetry, Tile};

use super::{MOST_HOLES, all_best};
use crate::arrangement::Arrangement;
use crate::board::{Board, Spot, touching};
use crate::certificate::Certificate;
use crate::checker::flat;
use crate::outlook::{Outlook, Patience};

/// So many ways to lay a tile are looked at before a search gives up.
const TRIES: u32 = 1_500_000;

/// One tile shuts off no more holes than this: twelve cells around it are six separate stretches at most.
const MOST_GAIN: u32 = 5;

/// Can an arrangement that has been begun get so many holes with so many tiles in all?
///
/// All best arrangements of the seven tiles are known, so that nothing needs to be searched for them.
pub fn outlook(laid: &[Action], count: usize, goal: u32) -> Outlook {
    let known = known(count);
    if let Some(rest) = known.iter().find_map(|whole| completion(laid, whole)) {
        return Outlook::Open { rest };
    }
    if count == Tile::ALL.len() && goal == MOST_HOLES[count] {
        return Outlook::Closed;
    }
    Growth::begin(laid, count, goal).map_or(Outlook::Unknown, Growth::outlook)
}

/// The best arrangements of so many tiles that are written down.
fn known(count: usize) -> Vec<Arrangement> {
    if count == Tile::ALL.len() {
        return all_best();
    }
    let of_count = |certificate| match certificate {
        Certificate::Holes { arrangement, .. } if arrangement.tiles().len() == count => Some(arrangement),
        _ => None,
    };
    Certificate::all().into_iter().filter_map(of_count).collect()
}

/// What is missing from a whole arrangement, turned, flipped and moved so that the tiles laid are part of it.
fn completion(laid: &[Action], whole: &Arrangement) -> Option<Vec<Action>> {
    let Some(first) = laid.first() else { return Some(in_order(&[], at_home(whole))) };
    let images = Symmetry::all().flat_map(|symmetry| {
        let same = whole.tiles().iter().filter(|tile| tile.tile == first.tile);
        same.map(move |tile| (symmetry, symmetry.cells(*tile.cells())))
    });
    images.into_iter().find_map(|(symmetry, cells)| {
        let (from, to) = (cells.iter().min()?, first.cells()[0]);
        let (a, b) = (to.a - from.a, to.b - from.b);
        let brought = |tile: &Action| {
            let cells = symmetry.cells(*tile.cells()).map(|cell| Cell::new(cell.a + a, cell.b + b));
            Action::new(tile.tile, cells)
        };
        let mut rest: Vec<Action> = whole.tiles().iter().filter_map(brought).collect();
        for tile in laid {
            let index = rest.iter().position(|other| other == tile)?;
            rest.swap_remove(index);
        }
        Some(in_order(laid, rest))
    })
}

/// The same tiles with the first cell of the first at the origin, where an empty table begins.
fn at_home(whole: &Arrangement) -> Vec<Action> {
    let from = whole.cells().next().unwrap_or_default();
    let moved = |tile: &Action| {
        Action::new(tile.tile, tile.cells().map(|cell| Cell::new(cell.a - from.a, cell.b - from.b)))
    };
    whole.tiles().iter().filter_map(moved).collect()
}

/// The tiles in an order in which each lies beside those before, as far as there is one.
fn in_order(laid: &[Action], mut rest: Vec<Action>) -> Vec<Action> {
    let mut order: Vec<Action> = laid.to_vec();
    while !rest.is_empty() {
        let beside = |tile: &Action| {
            let touches = |cell: Cell| order.iter().any(|other| other.cells().contains(&cell));
            tile.cells().iter().any(|cell| cell.neighbours().any(touches))
        };
        let next = rest.iter().position(beside).unwrap_or(0);
        order.push(rest.remove(next));
    }
    order.split_off(laid.len())
}

/// An arrangement that grows tile by tile, where it touches the most first.
struct Growth {
    board: Board,
    laid: Vec<Spot>,
    /// How many of each tile are left.
    stock: [u8; 7],
    count: usize,
    goal: u32,
    patience: Patience,
}

impl Growth {
    /// `None` if the tiles lie in several pieces or too far out: then nothing is searched.
    fn begin(laid: &[Action], count: usize, goal: u32) -> Option<Self> {
        let each = if count > Tile::ALL.len() { 2 } else { 1 };
        let (mut board, mut stock) = (Board::empty(), [each; 7]);
        let laid: Vec<Spot> = laid.iter().map(Spot::of).collect::<Option<_>>()?;
        for &spot in &laid {
            board.lay(spot);
            stock[spot.tile() as usize] -= 1;
        }
        Some(Self { board, laid, stock, count, goal, patience: Patience::new(TRIES) })
    }

    fn outlook(mut self) -> Outlook {
        let begun = self.laid.len();
        let tiles = self.laid.iter().filter_map(|spot| spot.action()).collect();
        let Ok(holes) = flat::holes(&Arrangement::laid(tiles)) else { return Outlook::Unknown };
        if self.grows(holes) {
            let rest = self.laid[begun..].iter().filter_map(|spot| spot.action()).collect();
            return Outlook::Open { rest };
        }
        if self.patience.is_over() { Outlook::Unknown } else { Outlook::Closed }
    }

    fn grows(&mut self, holes: u32) -> bool {
        let left = self.count.saturating_sub(self.laid.len()) as u32;
        if holes >= self.goal || left == 0 {
            return holes >= self.goal;
        }
        let missing = self.goal - holes;
        let least = (missing + 1).saturating_sub(MOST_GAIN * (left - 1)).max(1);
        let stock = self.stock;
        let mut spots: Vec<(u32, Spot)> = touching(&self.laid, |tile| stock[tile as usize] > 0)
            .into_iter()
            .map(|spot| (self.board.contacts(spot), spot))
            .filter(|(contacts, _)| *contacts >= least)
            .collect();
        spots.sort_by_key(|(contacts, _)| std::cmp::Reverse(*contacts));
        for (contacts, spot) in spots {
            if self.patience.take().is_none() {
                return false;
            }
            self.lay(spot);
            if self.grows(holes + contacts - 1) {
                return true;
            }
            self.lift();
        }
        false
    }

    fn lay(&mut self, spot: Spot) {
        self.board.lay(spot);
        self.stock[spot.tile() as usize] -= 1;
        self.laid.push(spot);
    }

    fn lift(&mut self) {
        if let Some(spot) = self.laid.pop() {
            self.board.lift(spot);
            self.stock[spot.tile() as usize] += 1;
        }
    }
}
