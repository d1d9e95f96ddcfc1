//! The copycat (SV-18): the white tiles exactly over the black ones, each on at least two.
//!
//! An exact cover: 28 cells and 7 tiles, each met once. Of all cells and tiles still to be met, the one with the
//! fewest options is tried first, which settles nearly every arrangement within a few hundred steps.

mod sample;

pub use sample::{Compactness, random_arrangement};

use std::collections::BTreeMap;
use std::fmt;

use sevenfold_seven::{Action, Cell, Orientation, Tile};

use crate::arrangement::Arrangement;
use crate::flaw::Flaw;
use crate::outlook::Outlook;

/// One white tile in one place: the cells and, above them, the tile, as bits of one number.
#[derive(Clone, Copy)]
struct Choice {
    meets: u64,
    action: Action,
}

/// Whatever has to be met exactly once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A cell of the arrangement.
    Cell(Cell),
    /// A white tile.
    Tile(Tile),
}

/// As it is written in a certificate: `3,-1`, or a letter.
impl fmt::Display for Item {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Tile(tile) => tile.fmt(f),
        }
    }
}

/// An arrangement of the seven black tiles that is to be covered.
pub struct Copycat {
    cells: Vec<Cell>,
    options: Vec<Choice>,
    wanted: u64,
}

/// Bits from here on are tiles.
const FIRST_TILE: u32 = 32;

/// Go on with a search, or stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// There may be more.
    GoOn,
    /// That is enough.
    Stop,
}

impl Copycat {
    /// The puzzle of an arrangement of all seven tiles.
    pub fn new(black: &Arrangement) -> Result<Self, Flaw> {
        let tiles = black.tiles();
        if let Some(twice) =
            tiles.iter().find(|tile| tiles.iter().filter(|other| other.tile == tile.tile).count() > 1)
        {
            return Err(Flaw::TooMany { tile: twice.tile, most: 1 });
        }
        if tiles.len() != Tile::ALL.len() {
            return Err(Flaw::Count { tiles: tiles.len(), wanted: Tile::ALL.len() });
        }
        let mut cells: Vec<Cell> = black.cells().collect();
        cells.sort_unstable();
        let options = options(&cells, tiles);
        let wanted = ((1 << cells.len()) - 1) | (0x7f << FIRST_TILE);
        Ok(Self { cells, options, wanted })
    }

    /// A cover, if there is one.
    pub fn cover(&self) -> Option<Arrangement> {
        let mut found = None;
        self.covers(&mut |cover| {
            found = Some(Arrangement::laid(cover.to_vec()));
            Next::Stop
        });
        found
    }

    /// Can white tiles that lie there already be completed to a cover?
    pub fn outlook(&self, white: &[Action]) -> Outlook {
        let (mut wanted, mut options) = (self.wanted, self.options.clone());
        for tile in white {
            // A tile that sticks out, lies on a single tile or on another one is in no cover.
            let Some(choice) = options.iter().find(|option| option.action == *tile).copied() else {
                return Outlook::Closed;
            };
            wanted &= !choice.meets;
            options.retain(|other| other.meets & choice.meets == 0);
        }
        let mut rest = None;
        self.search(wanted, &options, &mut Vec::new(), &mut |step| match step {
            Step::Branch(_) => Next::GoOn,
            Step::Cover(cover) => {
                rest = Some(cover.to_vec());
                Next::Stop
            }
        });
        rest.map_or(Outlook::Closed, |rest| Outlook::Open { rest })
    }

    /// How many covers there are.
    pub fn count(&self) -> u64 {
        let mut count = 0;
        self.covers(&mut |_| {
            count += 1;
            Next::GoOn
        });
        count
    }

    /// Tells every cover.
    pub fn covers(&self, tell: &mut impl FnMut(&[Action]) -> Next) {
        self.search(self.wanted, &self.options, &mut Vec::new(), &mut |step| match step {
            Step::Branch(_) => Next::GoOn,
            Step::Cover(cover) => tell(cover),
        });
    }

    /// The items by which the search branches, in its order, if there is no cover: a proof, since every option of
    /// every item is tried.
    pub fn refutation(&self) -> Option<Vec<Item>> {
        let mut items = Vec::new();
        let mut is_covered = false;
        self.search(self.wanted, &self.options, &mut Vec::new(), &mut |step| match step {
            Step::Branch(item) => {
                items.push(item);
                Next::GoOn
            }
            Step::Cover(_) => {
                is_covered = true;
                Next::Stop
            }
        });
        (!is_covered).then_some(items)
    }

    fn search(
        &self,
        wanted: u64,
        options: &[Choice],
        laid: &mut Vec<Action>,
        tell: &mut impl FnMut(Step<'_>) -> Next,
    ) -> Next {
        if wanted == 0 {
            return tell(Step::Cover(laid));
        }
        let item = hardest(wanted, options);
        if tell(Step::Branch(self.item(item))) == Next::Stop {
            return Next::Stop;
        }
        for option in options.iter().filter(|option| option.meets >> item & 1 == 1) {
            let left: Vec<Choice> =
                options.iter().filter(|other| other.meets & option.meets == 0).copied().collect();
            laid.push(option.action);
            let next = self.search(wanted & !option.meets, &left, laid, tell);
            laid.pop();
            if next == Next::Stop {
                return next;
            }
        }
        Next::GoOn
    }

    fn item(&self, bit: u32) -> Item {
        match bit.checked_sub(FIRST_TILE) {
            Some(tile) => Item::Tile(Tile::ALL[tile as usize]),
            None => Item::Cell(self.cells[bit as usize]),
        }
    }
}

/// What a search meets.
enum Step<'a> {
    /// It tries every option of an item.
    Branch(Item),
    /// Everything is covered.
    Cover(&'a [Action]),
}

/// The item with the fewest options.
fn hardest(wanted: u64, options: &[Choice]) -> u32 {
    let mut counts = [0u16; 64];
    for option in options {
        let mut bits = option.meets;
        while bits != 0 {
            counts[bits.trailing_zeros() as usize] += 1;
            bits &= bits - 1;
        }
    }
    (0..u64::BITS).filter(|bit| wanted >> bit & 1 == 1).min_by_key(|&bit| counts[bit as usize]).unwrap_or(0)
}

/// Every place of every tile within the cells that is not exactly a black tile's (it would lie on that one alone),
/// in order.
fn options(cells: &[Cell], black: &[Action]) -> Vec<Choice> {
    let number: BTreeMap<Cell, u32> = cells.iter().copied().zip(0..).collect();
    let mut options = Vec::new();
    for orientation in Orientation::all() {
        let [first, ..] = *orientation.offsets();
        for &start in cells {
            let there = orientation
                .offsets()
                .map(|cell| Cell::new(start.a + cell.a - first.a, start.b + cell.b - first.b));
            let bits: Option<u64> = there.iter().map(|cell| number.get(cell).map(|bit| 1 << bit)).sum();
            let (Some(bits), Some(action)) = (bits, Action::new(orientation.tile(), there)) else { continue };
            if black.iter().all(|tile| tile.cells() != &there) {
                options.push(Choice { meets: bits | 1 << (FIRST_TILE + action.tile as u32), action });
            }
        }
    }
    options.sort_unstable_by_key(|option| option.action);
    options
}
