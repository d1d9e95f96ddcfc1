//! The list, which follows from the manifest, and finding a game in it.

use sevenfold_bots::Recipe;
use sevenfold_core::Game;

use crate::Shelved;

/// A game with its players, and what it can do that not every game can.
macro_rules! entry {
    (seven, $game:ty, $players:expr) => {
        crate::Entry::<$game>::new($players)
            .with_perft(sevenfold_seven::perft)
            .with_prospects(sevenfold_bots::seven::prospects)
            .with_lore(sevenfold_bots::seven::LORE)
    };
    (double_lucky_7, $game:ty, $players:expr) => {
        crate::Entry::<$game>::new($players).with_pad(|run| run.game().pad().to_csv())
    };
    ($module:ident, $game:ty, $players:expr) => {
        crate::Entry::<$game>::new($players)
    };
}

/// Somebody who comes to every game, and sees it with its types.
pub trait Visitor {
    /// Comes to a game and its bots.
    fn visit<G: Game>(&mut self, roster: &'static [Recipe<G>]);
}

// The games of the manifest, in its order (`generate.rs`).
include!(concat!(env!("OUT_DIR"), "/games.rs"));

/// How alike two names must be for one to be suggested for the other: 0 not at all, 1 the same.
const ALIKE: f64 = 0.7;

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn Shelved> {
    GAMES.iter().copied().find(|game| game.meta().id == id)
}

/// The game with this id, or else the id that was probably meant, if one is alike.
pub fn find_or_suggest(id: &str) -> Result<&'static dyn Shelved, Option<&'static str>> {
    find(id).ok_or_else(|| nearest(id, GAMES.iter().map(|game| game.meta().id)))
}

/// The name that was probably meant.
fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let name = name.to_lowercase();
    let rated = known.into_iter().map(|known| (strsim::jaro_winkler(&name, known), known));
    let best = rated.max_by(|(one, _), (other, _)| one.total_cmp(other));
    best.filter(|(alike, _)| *alike >= ALIKE).map(|(_, known)| known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_nearly_right_is_suggested() {
        let known = ["crowns", "ferry", "double-crowns"];
        assert_eq!(nearest("crown", known), Some("crowns"));
        assert_eq!(nearest("FERY", known), Some("ferry"));
        assert_eq!(nearest("double", known), Some("double-crowns"));
        assert_eq!(nearest("xyz", known), None);
        assert_eq!(nearest("", known), None);
    }
}
