//! Verifies tries and certificates.
//!
//! Simple on purpose, and independent: nothing here uses the searches or the engine's lists of moves. Shapes are made
//! from the table of SV-1, rules are read off the rule page.

pub mod cover;
pub mod flat;
pub mod game;
mod growth;
pub mod rings;
mod shapes;
mod towers;

use std::cell::OnceCell;

use sevenfold_seven::{Action, Tile};

use crate::arrangement::{Arrangement, read_tiles};
use crate::certificate::{Certificate, SecondRing};
use crate::flaw::Flaw;

/// How sure the number in a certificate is (SV-19).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sure {
    /// All possibilities have been searched or excluded.
    Proven,
    /// Nobody knows better; more than this is impossible.
    BestKnown {
        /// The bound.
        at_most: u32,
    },
}

/// Verifies certificates; what several of them need is worked out once.
#[derive(Default)]
pub struct Checker {
    holes: OnceCell<Result<[u32; 8], Flaw>>,
    towers: OnceCell<usize>,
}

impl Checker {
    /// Does the certificate show what it states, and how sure is that?
    pub fn verify(&self, certificate: &Certificate) -> Result<Sure, Flaw> {
        match certificate {
            Certificate::Level { level, tiles, game } => self.level(*level, *tiles, game),
            Certificate::Highest { level, game } => self.highest(*level, game),
            Certificate::Island { tile, middle, white, ring } => island(*tile, middle, white, ring),
            Certificate::Holes { holes, arrangement } => self.holes(*holes, arrangement),
            Certificate::Copycat { covers, black, white, refutation } => {
                copycat(*covers, black, white.as_ref(), refutation)
            }
        }
    }

    /// A level is reached with so many tiles, and cannot be with fewer.
    fn level(&self, level: u8, tiles: u8, game: &[String]) -> Result<Sure, Flaw> {
        let levels = game::levels(&read_tiles(game)?)?;
        same(levels.len() as u64, 14)?;
        let first = levels.iter().position(|&reached| reached >= level).map(|index| index + 1);
        let reached = levels.iter().copied().max().unwrap_or(0);
        let first = first.ok_or(Flaw::Low { reached, wanted: level })?;
        same(u64::from(tiles), first as u64)?;
        match tiles.saturating_sub(towers::least(level)) {
            0 => Ok(Sure::Proven),
            // With one tile less there would be exactly two on every level beneath.
            1 if self.tallest() < usize::from(level) - 1 => Ok(Sure::Proven),
            _ => Err(Flaw::Gap),
        }
    }

    /// A level is reached, and no higher one can be.
    fn highest(&self, level: u8, game: &[String]) -> Result<Sure, Flaw> {
        let levels = game::levels(&read_tiles(game)?)?;
        same(levels.len() as u64, 14)?;
        same(u64::from(level), u64::from(levels.iter().copied().max().unwrap_or(0)))?;
        match 14u8.checked_sub(towers::least(level + 1)) {
            None => Ok(Sure::Proven),
            // One tile to spare lies on the table or on top: all levels between have exactly two.
            Some(0 | 1) if self.tallest() < usize::from(level) - 1 => Ok(Sure::Proven),
            Some(_) => Err(Flaw::Gap),
        }
    }

    fn tallest(&self) -> usize {
        *self.towers.get_or_init(towers::tallest)
    }

    fn holes(&self, stated: u32, arrangement: &Arrangement) -> Result<Sure, Flaw> {
        let tiles = arrangement.tiles();
        flat::stock(tiles, if tiles.len() > 7 { 2 } else { 1 })?;
        same(u64::from(stated), u64::from(flat::holes(arrangement)?))?;
        Ok(match tiles.len() {
            count @ 0..=7 => sure(stated, self.holes.get_or_init(growth::most_holes).clone()?[count]),
            _ => sure_of_many(stated, arrangement),
        })
    }
}

fn sure(stated: u32, at_most: u32) -> Sure {
    if stated == at_most { Sure::Proven } else { Sure::BestKnown { at_most } }
}

/// How sure so many holes of more than seven tiles are.
pub(crate) fn sure_of_many(holes: u32, arrangement: &Arrangement) -> Sure {
    sure(holes, growth::bound(arrangement.tiles()))
}

fn island(tile: Tile, middle: &str, white: &Arrangement, ring: &SecondRing) -> Result<Sure, Flaw> {
    let middle = read_tiles(&[middle])?[0];
    if middle.tile != tile {
        return Err(Flaw::Misfit { tile });
    }
    rings::is_island(&middle, white)?;
    let fewest = white.tiles().len();
    if let Some(fewer) = rings::fewest_white(tile, fewest) {
        return Err(Flaw::Number { stated: fewest as u64, found: fewer as u64 });
    }
    let limit = match ring {
        SecondRing::Closed { black } => {
            rings::is_second_ring(&middle, white, black)?;
            black.tiles().len() - 1
        }
        SecondRing::Impossible => 6,
    };
    match rings::closes(tile, fewest, limit) {
        None => Ok(Sure::Proven),
        Some(fewer) => Err(Flaw::Number { stated: limit as u64 + 1, found: fewer as u64 }),
    }
}

fn copycat(
    covers: u64,
    black: &Arrangement,
    white: Option<&Arrangement>,
    refutation: &[String],
) -> Result<Sure, Flaw> {
    if let Some(white) = white {
        cover::is_cover(black, white)?;
    }
    if covers == 0 {
        cover::refutes(black, refutation)?;
    }
    same(covers, cover::count(black)?)?;
    Ok(Sure::Proven)
}

fn same(stated: u64, found: u64) -> Result<(), Flaw> {
    if stated == found { Ok(()) } else { Err(Flaw::Number { stated, found }) }
}

/// The cells of tiles, as plain pairs.
pub(crate) fn cells_of(action: &Action) -> [shapes::Cell; 4] {
    action.cells().map(|cell| (cell.a, cell.b))
}
