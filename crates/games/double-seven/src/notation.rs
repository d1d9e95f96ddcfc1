//! Moves and chance steps as text (`docs/spec/notation.md`). Other spellings are not read.

use std::fmt;
use std::str::FromStr;

use sevenfold_core::{NotationError, Seat};

use crate::action::{Action, Pair, Pick};
use crate::deal::Deal;
use crate::family::FamilyId;
use crate::pieces::{TILES, Tile};
use crate::tiles::Tiles;

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(Pick::FaceUp(tile)) => write!(f, "draw {tile}"),
            Self::Draw(Pick::FaceDown) => f.write_str("draw ?"),
            Self::Rainbow => f.write_str("rainbow"),
            Self::Start(tiles) => write!(f, "start {tiles}"),
            Self::Expand(family, tiles) => write!(f, "expand {family} {tiles}"),
            Self::Exchange { own, other } => write!(f, "exchange {own} {other}"),
            Self::Retrieve(family) => write!(f, "retrieve {family}"),
            Self::TwoForOne(pair) => write!(f, "two-for-one {}", pair.tiles()),
            Self::Pass => f.write_str("pass"),
            Self::Discard(tile) => write!(f, "discard {tile}"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read_action(text).ok_or_else(|| NotationError::new(text))
    }
}

fn read_action(text: &str) -> Option<Action> {
    let mut words = text.split(' ');
    let action = match words.next()? {
        "draw" => Action::Draw(read_pick(words.next()?)?),
        "rainbow" => Action::Rainbow,
        "start" => Action::Start(read_tiles(words.next()?)?),
        "expand" => Action::Expand(read_family(words.next()?)?, read_tiles(words.next()?)?),
        "exchange" => {
            Action::Exchange { own: read_family(words.next()?)?, other: read_family(words.next()?)? }
        }
        "retrieve" => Action::Retrieve(read_family(words.next()?)?),
        "two-for-one" => Action::TwoForOne(Pair::from_tiles(read_tiles(words.next()?)?)?),
        "pass" => Action::Pass,
        "discard" => Action::Discard(read_tile(words.next()?)?),
        _ => return None,
    };
    words.next().is_none().then_some(action)
}

fn read_pick(word: &str) -> Option<Pick> {
    if word == "?" { Some(Pick::FaceDown) } else { read_tile(word).map(Pick::FaceUp) }
}

fn read_tile(word: &str) -> Option<Tile> {
    let mut symbols = word.chars();
    let tile = Tile::from_symbol(symbols.next()?)?;
    symbols.next().is_none().then_some(tile)
}

fn read_tiles(word: &str) -> Option<Tiles> {
    Tiles::from_symbols(word).filter(|tiles| !tiles.is_empty())
}

fn read_family(word: &str) -> Option<FamilyId> {
    FamilyId::new(read_number(word.strip_prefix('#')?)?)
}

/// A number without sign or leading zeros.
fn read_number(word: &str) -> Option<u8> {
    let plain = word.bytes().all(|byte| byte.is_ascii_digit()) && !word.starts_with('0');
    word.parse().ok().filter(|_| plain)
}

impl fmt::Display for Deal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("tiles ")?;
        self.order.iter().try_for_each(|tile| write!(f, "{tile}"))?;
        write!(f, " first {}", self.first)
    }
}

impl FromStr for Deal {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read_deal(text).ok_or_else(|| NotationError::new(text))
    }
}

fn read_deal(text: &str) -> Option<Deal> {
    let (symbols, first) = text.strip_prefix("tiles ")?.split_once(" first ")?;
    let mut order = [Tile::Clover; TILES];
    let mut read = symbols.chars();
    for tile in &mut order {
        *tile = Tile::from_symbol(read.next()?)?;
    }
    let first = Seat::from_number(read_number(first)?)?;
    read.next().is_none().then_some(Deal { order, first })
}
