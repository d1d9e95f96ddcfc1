//! What has been laid for a puzzle, and what may be laid next.

use sevenfold_protocol::offline::Try;
use sevenfold_seven::{Action, Cell, Colour, Place, Tile};

use super::code;
use super::flat::{self, Cells};
use super::known::{BOARDS, Known, second_ring};
use super::problem::Problem;

/// A tile that has been laid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Laid {
    /// Where.
    pub place: Place,
    /// Of which colour.
    pub colour: Colour,
}

/// What lies on the board of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Attempt {
    /// The puzzle.
    pub problem: Problem,
    /// The tiles in the order in which they were laid.
    pub laid: Vec<Laid>,
    /// So many of them were there before.
    pub given: usize,
}

impl Attempt {
    /// The board as a puzzle begins.
    pub(crate) fn new(problem: Problem) -> Self {
        let given = match problem {
            Problem::Island(tile) => middle(tile).into_iter().collect(),
            Problem::Copycat(number) => code::read(BOARDS[usize::from(number) - 1].1).unwrap_or_default(),
            Problem::Level(_) | Problem::Holes(_) | Problem::Own | Problem::Tactic(_) => Vec::new(),
        };
        let laid: Vec<Laid> = given.into_iter().map(|place| Laid { place, colour: Colour::Black }).collect();
        Self { problem, given: laid.len(), laid }
    }

    /// The position of a tactic.
    pub(crate) fn tactic(number: u16, moves: &[String]) -> Option<Self> {
        let mut attempt = Self { problem: Problem::Tactic(number), laid: Vec::new(), given: 0 };
        for text in moves {
            attempt.lay(text.parse::<Action>().ok()?.place()?);
        }
        attempt.given = moves.len();
        Some(attempt)
    }

    /// What an address says was laid; nothing if it cannot lie so.
    pub(crate) fn read(problem: Problem, text: &str) -> Option<Self> {
        let mut attempt = Self::new(problem);
        for place in code::read(text)? {
            if !problem.is_game() && !attempt.places().contains(&place) {
                return None;
            }
            attempt.lay(place);
        }
        Some(attempt)
    }

    /// What was laid, as it is written in an address.
    pub(crate) fn written(&self) -> String {
        code::write(self.own().map(|laid| laid.place))
    }

    /// What was laid by whoever tries.
    pub(crate) fn own(&self) -> impl Iterator<Item = &Laid> + Clone {
        self.laid[self.given..].iter()
    }

    /// The tiles of a colour, as the notation writes them.
    pub(crate) fn notation(&self, colour: Option<Colour>) -> Vec<String> {
        let of = self.laid.iter().filter(|laid| colour.is_none_or(|colour| laid.colour == colour));
        of.map(|laid| Action::from(laid.place).to_string()).collect()
    }

    /// The colour of the tile that is laid next.
    pub(crate) fn colour(&self) -> Colour {
        let black = self.count(Colour::Black);
        match self.problem {
            Problem::Level(_) | Problem::Tactic(_) if self.laid.len().is_multiple_of(2) => Colour::White,
            Problem::Island(_) if self.open_shore().is_some_and(|(colour, _)| colour == Colour::White) => {
                Colour::White
            }
            Problem::Copycat(_) => Colour::White,
            Problem::Own if black == Tile::ALL.len() => Colour::White,
            _ => Colour::Black,
        }
    }

    /// How many tiles of a colour lie there.
    pub(crate) fn count(&self, colour: Colour) -> usize {
        self.laid.iter().filter(|laid| laid.colour == colour).count()
    }

    /// How many of a tile may still be laid, as far as anybody sees; whose turn it is in a game the worker knows.
    pub(crate) fn left(&self, tile: Tile) -> usize {
        let (each, colour) = match self.problem {
            Problem::Holes(count) if self.laid.len() >= usize::from(count) => return 0,
            Problem::Holes(count) => (if count > 7 { 2 } else { 1 }, None),
            _ => (1, Some(self.colour())),
        };
        let same = |laid: &&Laid| laid.place.tile() == tile && colour.is_none_or(|own| own == laid.colour);
        usize::saturating_sub(each, self.laid.iter().filter(same).count())
    }

    /// Lays a tile.
    pub(crate) fn lay(&mut self, place: Place) {
        let again = self.laid.iter().any(|laid| laid.place.tile() == place.tile());
        let colour = match self.problem {
            // Of two sets, the second of a kind is the white one.
            Problem::Holes(_) if again => Colour::White,
            _ => self.colour(),
        };
        self.laid.push(Laid { place, colour });
    }

    /// Takes the last tile back.
    pub(crate) fn back(&mut self) {
        if self.laid.len() > self.given {
            self.laid.pop();
        }
    }

    /// Lifts the tile that lies on a cell, where tiles may be lifted in any order.
    pub(crate) fn lift(&mut self, cell: Cell) -> Option<Tile> {
        let index = self.laid.iter().rposition(|laid| laid.place.covers(cell))?;
        self.may_lift(index).then(|| self.laid.remove(index).place.tile())
    }

    /// May the tile with this number be lifted? In a game only the last; under or inside of others none.
    pub(crate) fn may_lift(&self, index: usize) -> bool {
        let colour = self.laid[index].colour;
        let later = match self.problem {
            Problem::Level(_) | Problem::Tactic(_) => index + 1 < self.laid.len(),
            Problem::Island(_) => colour == Colour::White && self.count(Colour::Black) > 1,
            Problem::Own => colour == Colour::Black && self.count(Colour::White) > 0,
            Problem::Holes(_) | Problem::Copycat(_) => false,
        };
        index >= self.given && !later
    }

    /// On which level a tile lies.
    pub(crate) fn level(&self, index: usize) -> u8 {
        let cell = self.laid[index].place.cells()[0];
        1 + self.laid[..index].iter().filter(|laid| laid.place.covers(cell)).count() as u8
    }

    /// The cells of a colour, or of all.
    pub(crate) fn cells(&self, colour: Option<Colour>) -> Cells {
        let of = self.laid.iter().filter(|laid| colour.is_none_or(|colour| laid.colour == colour));
        of.flat_map(|laid| laid.place.cells()).collect()
    }

    /// Every place where a tile may be laid flat.
    pub(crate) fn places(&self) -> Vec<Place> {
        let has = |tile: Tile| self.left(tile) > 0;
        let taken = self.cells(None);
        let free = |cell: Cell| !taken.contains(&cell);
        if self.colour() == Colour::White && matches!(self.problem, Problem::Copycat(_) | Problem::Own) {
            let (black, white) = (self.cells(Some(Colour::Black)), self.cells(Some(Colour::White)));
            let places = flat::places(&black, 0, has, |cell| black.contains(&cell) && !white.contains(&cell));
            return places.into_iter().filter(|place| self.lies_on_two(*place)).collect();
        }
        match self.problem {
            // Black tiles of one's own need not touch.
            Problem::Own => flat::places(&taken, 2, has, free),
            _ if taken.is_empty() => {
                let at_home = |place: &Place| place.covers(Cell::ORIGIN);
                flat::places(&Cells::from([Cell::ORIGIN]), 0, has, free).into_iter().filter(at_home).collect()
            }
            _ => {
                let beside = |cell: &Cell| cell.neighbours().any(|next| taken.contains(&next));
                let places = flat::places(&taken, 1, has, free);
                places.into_iter().filter(|place| place.cells().iter().any(beside)).collect()
            }
        }
    }

    fn lies_on_two(&self, place: Place) -> bool {
        let black = || self.laid.iter().filter(|laid| laid.colour == Colour::Black);
        black().filter(|laid| place.cells().iter().any(|cell| laid.place.covers(*cell))).count() > 1
    }

    /// What is still open around the tile of an island, and which colour has to close it; nothing once both rings are.
    pub(crate) fn open_shore(&self) -> Option<(Colour, Cells)> {
        let Problem::Island(_) = self.problem else { return None };
        let (middle, taken) = (self.laid[0].place.cells().into(), self.cells(None));
        let open = |around: &Cells| -> Cells {
            flat::shore(around).into_iter().filter(|cell| !taken.contains(cell)).collect()
        };
        let inner = open(&middle);
        if !inner.is_empty() {
            return Some((Colour::White, inner));
        }
        let island = self.cells(Some(Colour::White)).union(&middle).copied().collect();
        let outer = open(&island);
        (!outer.is_empty()).then_some((Colour::Black, outer))
    }

    /// The holes, if the tiles hang together.
    pub(crate) fn holes(&self) -> Option<Vec<Vec<Cell>>> {
        let cells = self.cells(None);
        flat::is_one_piece(&cells).then(|| flat::holes(&cells))
    }

    /// How good this is, more being better; nothing before something is reached. For a level what is left of fifteen
    /// tiles counts; for an island one for a white ring, one for the fewest tiles, one for the black ring.
    pub(crate) fn score(&self) -> Option<u32> {
        let known = Known::of(self.problem).map_or(0, |known| known.best);
        match self.problem {
            Problem::Level(level) => {
                let reached = (0..self.laid.len()).find(|&index| self.level(index) >= level)?;
                Some(14 - reached as u32)
            }
            Problem::Island(_) => match self.open_shore() {
                Some((Colour::White, _)) => None,
                open => {
                    let fewest = self.count(Colour::White) as u32 <= known;
                    Some(1 + u32::from(fewest) + u32::from(fewest && open.is_none()))
                }
            },
            Problem::Holes(_) => self.holes().map(|holes| holes.len() as u32).filter(|holes| *holes > 0),
            Problem::Copycat(_) | Problem::Own => (self.count(Colour::White) == 7).then_some(1),
            Problem::Tactic(_) => None,
        }
    }

    /// What the worker has to know to say what can still become of this.
    pub(crate) fn question(&self) -> Option<Try> {
        let of = |colour: Colour| {
            let laid = self.laid.iter().skip(1).filter(move |laid| laid.colour == colour);
            laid.map(|laid| Action::from(laid.place).to_string()).collect()
        };
        let best = Known::of(self.problem).map_or(0, |known| known.best);
        Some(match self.problem {
            Problem::Level(level) => Try::Level { level, moves: self.notation(None) },
            Problem::Island(_) => Try::Island {
                middle: Action::from(self.laid[0].place).to_string(),
                most: best as usize,
                white: of(Colour::White),
                black: of(Colour::Black),
            },
            Problem::Holes(count) => {
                Try::Holes { count: count.into(), goal: best, laid: self.notation(None) }
            }
            Problem::Copycat(_) | Problem::Own => Try::Copycat {
                black: self.notation(Some(Colour::Black)),
                white: self.notation(Some(Colour::White)),
            },
            Problem::Tactic(_) => return None,
        })
    }
}

/// The tile of an island, where it lies.
fn middle(tile: Tile) -> Option<Place> {
    Place::of_cells(tile.orientations().next()?.offsets())
}

/// The score of what is known to be best.
pub(crate) fn full_score(problem: Problem) -> u32 {
    let best = Known::of(problem).map_or(1, |known| known.best);
    match problem {
        Problem::Level(_) => 15 - best,
        Problem::Island(tile) => {
            if second_ring(tile).is_some() {
                3
            } else {
                2
            }
        }
        Problem::Holes(_) => best,
        Problem::Copycat(_) | Problem::Own | Problem::Tactic(_) => 1,
    }
}

#[cfg(test)]
mod tests;
