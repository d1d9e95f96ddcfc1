//! Answers and tries in words.

use serde::Deserialize;
use sevenfold_core::{Message, Say};
use sevenfold_seven::Action;

use crate::arrangement::{Arrangement, read_tiles};
use crate::certificate::{Certificate, SecondRing};
use crate::checker::{Sure, cover, flat, game, rings};
use crate::flaw::Flaw;
use crate::puzzle::Puzzle;

impl Say for Puzzle {
    fn say(&self) -> Message {
        match self {
            Self::FifthLevel => Message::new("puzzle-fifth-level"),
            Self::Island => Message::new("puzzle-island"),
            Self::Holes => Message::new("puzzle-holes"),
            Self::Copycat => Message::new("puzzle-copycat"),
        }
    }
}

impl Say for Sure {
    fn say(&self) -> Message {
        match self {
            Self::Proven => Message::new("puzzle-proven"),
            Self::BestKnown { at_most } => Message::new("puzzle-best-known").with("most", *at_most),
        }
    }
}

impl Say for Certificate {
    fn say(&self) -> Message {
        match self {
            Self::Level { level, tiles, .. } => {
                Message::new("puzzle-answer-level").with("level", *level).with("tiles", *tiles)
            }
            Self::Highest { level, .. } => Message::new("puzzle-answer-highest").with("level", *level),
            Self::Island { tile, white, ring, .. } => match ring {
                SecondRing::Closed { black } => Message::new("puzzle-answer-island")
                    .with("tile", tile.name())
                    .with("white", white.tiles().len())
                    .with("black", black.tiles().len()),
                SecondRing::Impossible => Message::new("puzzle-answer-island-open")
                    .with("tile", tile.name())
                    .with("white", white.tiles().len()),
            },
            Self::Holes { holes, arrangement } => {
                let letters: String = arrangement.tiles().iter().map(|tile| tile.tile.letter()).collect();
                Message::new("puzzle-answer-holes")
                    .with("tiles", arrangement.tiles().len())
                    .with("letters", letters)
                    .with("holes", *holes)
            }
            Self::Copycat { covers, .. } => {
                let covers = i64::try_from(*covers).unwrap_or(i64::MAX);
                Message::new("puzzle-answer-copycat").with("covers", covers)
            }
        }
    }
}

/// Why a try could not be judged, or what is wrong with it.
#[derive(Debug)]
pub enum TryError {
    /// It is not what a try for this puzzle looks like.
    NotReadable(serde_json::Error),
    /// It does not solve the puzzle.
    Flawed(Flaw),
}

impl From<serde_json::Error> for TryError {
    fn from(error: serde_json::Error) -> Self {
        Self::NotReadable(error)
    }
}

impl From<Flaw> for TryError {
    fn from(flaw: Flaw) -> Self {
        Self::Flawed(flaw)
    }
}

/// Judges a try, written as JSON: a list of tiles for a game or for the holes, `{"middle", "white", "black"}` for the
/// island, `{"black", "white"}` for the copycat.
pub fn judge(puzzle: Puzzle, text: &str) -> Result<Message, TryError> {
    Ok(match puzzle {
        Puzzle::FifthLevel => level(&read_tiles(&serde_json::from_str::<Vec<String>>(text)?)?)?,
        Puzzle::Holes => {
            let arrangement = Arrangement::try_from(serde_json::from_str::<Vec<String>>(text)?)?;
            flat::stock(arrangement.tiles(), if arrangement.tiles().len() > 7 { 2 } else { 1 })?;
            Message::new("puzzle-try-holes").with("holes", flat::holes(&arrangement)?)
        }
        Puzzle::Island => island(serde_json::from_str(text)?)?,
        Puzzle::Copycat => {
            let Copy { black, white } = serde_json::from_str(text)?;
            cover::is_cover(&black.try_into()?, &white.try_into()?)?;
            Message::new("puzzle-try-copycat")
        }
    })
}

fn level(moves: &[Action]) -> Result<Message, Flaw> {
    let levels = game::levels(moves)?;
    let reached = levels.iter().copied().max().unwrap_or(0);
    let tiles = levels.iter().position(|&level| level == reached).map_or(0, |index| index + 1);
    Ok(Message::new("puzzle-try-level").with("level", reached).with("tiles", tiles))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Island {
    middle: String,
    white: Vec<String>,
    #[serde(default)]
    black: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Copy {
    black: Vec<String>,
    white: Vec<String>,
}

fn island(Island { middle, white, black }: Island) -> Result<Message, Flaw> {
    let middle = read_tiles(&[middle])?[0];
    let (white, black) = (Arrangement::try_from(white)?, Arrangement::try_from(black)?);
    rings::is_island(&middle, &white)?;
    if !black.tiles().is_empty() {
        rings::is_second_ring(&middle, &white, &black)?;
    }
    let message = Message::new("puzzle-try-island").with("white", white.tiles().len());
    Ok(message.with("black", black.tiles().len()))
}
