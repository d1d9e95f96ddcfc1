//! How strong the bots are: as the arena measured them, with `club` at the mean.
//!
//! The arena says who is how much stronger than whom. A club player is what most people meet first, so that one is put at
//! the mean everybody begins with. What was measured at four seats stands for all tables of more than two.

use crate::{Class, Rating};

/// The arena's numbers: game, seats, bot, Elo. A test compares them with `docs/arena`.
const MEASURED: &str = include_str!("ladder.tsv");
/// Who stands at the mean.
const ANCHOR: &str = "club";

/// A bot that was measured.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rung {
    /// The game's id.
    pub game: &'static str,
    /// For two, or for more.
    pub class: Class,
    /// Its name on the roster.
    pub bot: &'static str,
    /// Elo, as the arena has it: the mean of the bots it measured is 0.
    pub elo: i32,
}

/// Every bot that was measured.
pub fn rungs() -> impl Iterator<Item = Rung> {
    MEASURED.lines().filter_map(|line| {
        let mut words = line.split('\t');
        let (game, seats) = (words.next()?, words.next()?.parse().ok()?);
        Some(Rung { game, class: Class::of(seats), bot: words.next()?, elo: words.next()?.parse().ok()? })
    })
}

/// The fixed rating of a bot, if it was measured.
pub fn rating(game: &str, class: Class, bot: &str) -> Option<Rating> {
    let elo = |bot: &str| {
        let mut there = rungs().filter(|rung| rung.game == game && rung.class == class);
        there.find(|rung| rung.bot == bot).map(|rung| rung.elo)
    };
    Some(Rating::fixed(Rating::MEAN + f64::from(elo(bot)? - elo(ANCHOR)?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_club_player_stands_at_the_mean_and_better_ones_above() {
        let rungs: Vec<Rung> = rungs().collect();
        assert_eq!(rungs.len(), MEASURED.lines().count(), "every line can be read");
        for rung in rungs.iter().filter(|rung| rung.bot == ANCHOR) {
            let mean = |bot| rating(rung.game, rung.class, bot).unwrap().mean;
            assert!((mean(ANCHOR) - Rating::MEAN).abs() < 1e-9);
            assert!(mean("careless") < mean("casual") && mean("casual") < mean(ANCHOR));
            assert!(mean(ANCHOR) < mean("expert") && mean("expert") < mean("master"));
        }
        assert_eq!(rating("no-such-game", Class::Two, ANCHOR), None);
    }
}
