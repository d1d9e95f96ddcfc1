//! One module a game: the shape of its view, and its moves.

mod double_lucky_7;
mod double_seven;
mod seven;
mod sevens;
mod sieben;
mod triple_seven;

use std::any::Any;

use sevenfold_core::{Game, Seat};

use crate::Shape;
use crate::legal::Marks;

/// How one game becomes numbers.
pub struct Encoding {
    /// Where each part of a view goes.
    pub view: Shape,
    /// Every move, in the notation; its place is its number.
    pub moves: Vec<String>,
}

/// How the game with this id becomes numbers.
pub fn encoding(game: &str) -> Option<Encoding> {
    let (view, moves) = match game {
        "double-lucky-7" => (double_lucky_7::view(), double_lucky_7::moves()),
        "double-seven" => (double_seven::view(), double_seven::moves()),
        "seven" => (seven::view(), seven::moves()),
        "sevens" => (sevens::view(), sevens::moves()),
        "sieben" => (sieben::view(), sieben::moves()),
        "triple-seven" => (triple_seven::view(), triple_seven::moves()),
        _ => return None,
    };
    Some(Encoding { view, moves })
}

/// What a game can do so that its positions and moves become numbers without a detour.
pub(crate) struct Direct<G: Game> {
    /// Writes the numbers of a seat's view into as many places, without the view. `false` if it cannot: then nothing of what was
    /// written counts.
    pub observe: fn(&G, Seat, &mut [u8]) -> bool,
    /// The number of a move.
    pub number: fn(&G::Action) -> u32,
    /// A seat's legal moves.
    pub legal: fn(&G, Seat) -> Marks,
}

/// What this game can do.
pub(crate) fn direct<G: Game>() -> Option<&'static Direct<G>> {
    (&triple_seven::DIRECT as &dyn Any).downcast_ref()
}

/// Every text that this pattern stands for: each list in it is gone through, the last one fastest.
fn every(parts: &[&[String]]) -> Vec<String> {
    parts.iter().fold(vec![String::new()], |texts, part| {
        texts.iter().flat_map(|text| part.iter().map(move |next| format!("{text}{next}"))).collect()
    })
}

/// Words as texts.
fn texts(words: &[&str]) -> Vec<String> {
    words.iter().map(ToString::to_string).collect()
}

/// Numbers as texts.
fn numbers(range: std::ops::RangeInclusive<u8>) -> Vec<String> {
    range.map(|number| number.to_string()).collect()
}
