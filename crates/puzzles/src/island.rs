//! The island (SV-16): a tile ringed by as few white tiles as possible, and that ring ringed once more.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};
use sevenfold_seven::{Action, Tile, Tiles};

use crate::arrangement::Arrangement;
use crate::board::{Board, MIDDLE, Spot, WAYS, neighbours};
use crate::outlook::Outlook;
use crate::search::{Progress, Search};

/// What a search for rings knows so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Ringed {
    /// The tile in the middle.
    pub tile: Tile,
    /// The fewest white tiles that ring it.
    pub fewest_white: usize,
    /// In how many ways, up to turns and flips.
    pub islands: usize,
    /// Islands around which a second ring was looked for.
    begun: usize,
    /// The tile in the middle, where the rings lie around it.
    pub middle: Option<String>,
    /// One of the islands; the one within the black ring, if there is one.
    pub white: Arrangement,
    /// The black ring with the fewest tiles that was found.
    pub black: Option<Arrangement>,
}

/// Rings a tile with as few white tiles as possible, and each such island with as few black ones.
pub struct Rings {
    state: Ringed,
    middle: Spot,
    islands: Vec<Vec<Spot>>,
}

impl Rings {
    /// A search from the beginning. All islands are found here, in a fraction of a second.
    pub fn new(tile: Tile) -> Self {
        let state = Ringed {
            tile,
            fewest_white: 0,
            islands: 0,
            begun: 0,
            middle: None,
            white: Arrangement::default(),
            black: None,
        };
        Self::resume(state)
    }

    /// Goes on where a search was left.
    pub fn resume(mut state: Ringed) -> Self {
        let way = WAYS.iter().position(|way| way.tile == state.tile).unwrap_or(0);
        let middle = Spot { way, corner: MIDDLE };
        let islands = islands(middle);
        state.fewest_white = islands.first().map_or(0, Vec::len);
        state.islands = islands.len();
        state.middle = middle.action().map(|action| action.to_string());
        if state.begun == 0
            && let Some(island) = islands.first()
        {
            state.white = arrangement(island);
        }
        Self { state, middle, islands }
    }

    fn try_next(&mut self) {
        let island = &self.islands[self.state.begun];
        self.state.begun += 1;
        let stock = Tiles::ALL.without(self.state.tile);
        let most = self.state.black.as_ref().map_or(usize::from(stock.len()), |ring| ring.tiles().len() - 1);
        let mut board = Board::empty();
        for &spot in island.iter().chain([&self.middle]) {
            board.lay(spot);
        }
        let mut found = None;
        let mut ring = Ring { board, shore: outer_shore(island, self.middle), laid: Vec::new(), stock };
        for limit in 1..=most {
            ring.close(limit, &mut |laid| {
                found = Some(laid.to_vec());
                Next::Stop
            });
            if found.is_some() {
                break;
            }
        }
        if let Some(black) = found {
            self.state.white = arrangement(island);
            self.state.black = Some(arrangement(&black));
        }
    }
}

/// Can the rings that have been begun be closed: the white one with so many tiles at most, or else, once it is closed,
/// the black one with all that are left?
pub fn outlook(middle: &Action, white: &[Action], black: &[Action], most_white: usize) -> Outlook {
    let spots = |tiles: &[Action]| tiles.iter().map(Spot::of).collect::<Option<Vec<_>>>();
    let (Some(middle), Some(white), Some(black)) = (Spot::of(middle), spots(white), spots(black)) else {
        return Outlook::Unknown;
    };
    let inner = Ring::begun(&[middle], inner_shore(middle), &white, Tiles::ALL);
    if !inner.is_closed() {
        return inner.outlook(most_white);
    }
    let mut island = white.clone();
    island.push(middle);
    let outer = Ring::begun(&island, outer_shore(&white, middle), &black, Tiles::ALL.without(middle.tile()));
    outer.outlook(Tile::ALL.len() - 1)
}

fn arrangement(spots: &[Spot]) -> Arrangement {
    let tiles: Vec<Action> = spots.iter().filter_map(|spot| spot.action()).collect();
    Arrangement::laid(tiles)
}

/// All islands of the fewest white tiles around a tile, up to turns and flips.
fn islands(middle: Spot) -> Vec<Vec<Spot>> {
    let mut board = Board::empty();
    board.lay(middle);
    let mut ring = Ring { board, shore: inner_shore(middle), laid: Vec::new(), stock: Tiles::ALL };
    let (mut known, mut islands) = (BTreeSet::new(), Vec::new());
    for limit in 1..=Tile::ALL.len() {
        ring.close(limit, &mut |laid| {
            // The gap in the white tiles shows where the middle is, so that folding them alone is enough.
            if known.insert(arrangement(laid).folded()) {
                islands.push(laid.to_vec());
            }
            Next::GoOn
        });
        if !islands.is_empty() {
            break;
        }
    }
    islands
}

/// The cells around a tile, in the order of a walk around it.
fn inner_shore(middle: Spot) -> Vec<usize> {
    middle.shape().around.iter().map(|&step| middle.corner.wrapping_add_signed(step)).collect()
}

/// The empty cells beside an island from which one can walk away, in the order of a walk along them. White tiles that
/// lie apart belong to no island.
fn outer_shore(white: &[Spot], middle: Spot) -> Vec<usize> {
    let laid: BTreeSet<usize> = white.iter().chain([&middle]).flat_map(|spot| spot.cells()).collect();
    let island = walk(middle.cells().into_iter().next(), &laid);
    let beside = island.iter().flat_map(|&cell| neighbours(cell)).filter(|cell| !laid.contains(cell));
    let shore: BTreeSet<usize> = beside.collect();
    // The least cell is outside; cells of the outer shore follow each other around the island.
    walk(shore.first().copied(), &shore)
}

/// The cells of some that can be reached from one of them, in the order of a walk.
fn walk(from: Option<usize>, over: &BTreeSet<usize>) -> Vec<usize> {
    let mut order: Vec<usize> = from.into_iter().collect();
    let mut index = 0;
    while index < order.len() {
        let more = neighbours(order[index]).into_iter().filter(|next| over.contains(next));
        let more: Vec<usize> = more.filter(|next| !order.contains(next)).collect();
        order.extend(more);
        index += 1;
    }
    order
}

/// Go on with a search, or stop.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Next {
    GoOn,
    Stop,
}

/// Tiles that are to cover a shore.
struct Ring {
    board: Board,
    shore: Vec<usize>,
    laid: Vec<Spot>,
    stock: Tiles,
}

impl Ring {
    /// A ring around what lies there of which some tiles have been laid.
    fn begun(inside: &[Spot], shore: Vec<usize>, laid: &[Spot], stock: Tiles) -> Self {
        let mut board = Board::empty();
        inside.iter().chain(laid).for_each(|&spot| board.lay(spot));
        let stock = laid.iter().fold(stock, |stock, spot| stock.without(spot.tile()));
        Self { board, shore, laid: laid.to_vec(), stock }
    }

    fn is_closed(&self) -> bool {
        self.shore.iter().all(|&cell| self.board.is_taken(cell))
    }

    /// Closes the ring with as few tiles as possible.
    fn outlook(mut self, most: usize) -> Outlook {
        let begun = self.laid.len();
        let mut rest = None;
        for limit in begun..=most {
            self.close(limit, &mut |laid| {
                rest = Some(laid[begun..].iter().filter_map(|spot| spot.action()).collect());
                Next::Stop
            });
            if rest.is_some() {
                break;
            }
        }
        rest.map_or(Outlook::Closed, |rest| Outlook::Open { rest })
    }

    /// Tells every way to cover the shore with so many tiles at most, each of which covers a part of it.
    fn close(&mut self, limit: usize, tell: &mut impl FnMut(&[Spot]) -> Next) -> Next {
        let open = self.shore.iter().filter(|&&cell| !self.board.is_taken(cell)).count();
        if open == 0 {
            return tell(&self.laid);
        }
        if open > 4 * (limit - self.laid.len()) {
            return Next::GoOn;
        }
        let Some(&cell) = self.shore.iter().find(|&&cell| !self.board.is_taken(cell)) else {
            return Next::GoOn;
        };
        for (way, shape) in WAYS.iter().enumerate() {
            if !self.stock.contains(shape.tile) {
                continue;
            }
            for step in shape.steps {
                let spot = Spot { way, corner: cell - step };
                if !self.board.has_room(spot) {
                    continue;
                }
                let before = self.stock;
                self.stock = before.without(shape.tile);
                self.board.lay(spot);
                self.laid.push(spot);
                let next = self.close(limit, tell);
                self.laid.pop();
                self.board.lift(spot);
                self.stock = before;
                if next == Next::Stop {
                    return next;
                }
            }
        }
        Next::GoOn
    }
}

impl Search for Rings {
    type State = Ringed;

    fn search_part(&mut self) {
        self.try_next();
    }

    fn progress(&self) -> Progress {
        Progress { done: self.state.begun as u64, total: self.islands.len() as u64 }
    }

    fn state(&self) -> &Ringed {
        &self.state
    }
}
