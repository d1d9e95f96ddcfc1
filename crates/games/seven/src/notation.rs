//! Reading and writing moves: `Y 0,1 1,1 1,2 2,0` (`docs/spec/notation.md`).

use std::fmt;
use std::str::FromStr;

use sevenfold_core::NotationError;

use crate::action::Action;
use crate::hex::Cell;
use crate::pieces::Tile;

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second, third, fourth] = self.cells;
        write!(f, "{} {first} {second} {third} {fourth}", self.tile)
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).ok_or_else(|| NotationError::new(text))
    }
}

fn read(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let tile = Tile::from_letter(words.next()?)?;
    let mut cells = [Cell::ORIGIN; 4];
    for cell in &mut cells {
        *cell = read_cell(words.next()?)?;
    }
    let action = Action::new(tile, cells)?;
    // Cells in another order are another spelling.
    (words.next().is_none() && action.cells == cells).then_some(action)
}

fn read_cell(word: &str) -> Option<Cell> {
    let (a, b) = word.split_once(',')?;
    Some(Cell::new(read_number(a)?, read_number(b)?))
}

/// A whole number as it is written: no plus, no leading zero, no minus zero.
fn read_number(word: &str) -> Option<i32> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    let plain = match digits.as_bytes() {
        [b'0'] => word == "0",
        [b'1'..=b'9', ..] => true,
        _ => false,
    };
    if plain { word.parse().ok() } else { None }
}

/// A step of chance, of which this game has none: it cannot be written, read or taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Chance {}

impl fmt::Display for Chance {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {}
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Err(NotationError::new(text))
    }
}
