//! How to get a bot by its name.

use sevenfold_core::Game;

#[cfg(feature = "vanilla")]
use crate::Level;
#[cfg(feature = "vanilla")]
use crate::search::{Knobs, Searcher};
use crate::search::{Knowledge, Rules, Trial};
use crate::{Bot, Effort, Flat, Greedy, Random};

/// The bots that others are measured against. Nobody likes to play with them.
pub const BASELINES: [&str; 5] = ["random", "greedy", "flat", "vanilla", OLD_MASTER];

/// A strongest player that another has replaced, where it is kept to be compared with.
pub const OLD_MASTER: &str = "old-master";

/// How many players a game has that has nothing of its own.
const USUAL: usize = if cfg!(feature = "vanilla") { 9 } else { 8 };

/// How to get a bot by its name.
pub struct Recipe<G: Game> {
    /// The name on the command line and in menus.
    pub name: &'static str,
    /// A new player of that kind that thinks as long as its level does, given what the strongest may.
    pub make: fn(&Effort) -> Box<dyn Bot<G>>,
}

impl<G: Game> Recipe<G> {
    /// Any legal move.
    pub const RANDOM: Self = Self { name: "random", make: |_| Box::new(Random) };

    /// Every move tried equally often in random games.
    pub const FLAT: Self = Self { name: "flat", make: |effort| Box::new(Flat::new(effort)) };

    /// Textbook information-set search that knows nothing but the rules.
    #[cfg(feature = "vanilla")]
    pub const VANILLA: Self = Self {
        name: "vanilla",
        make: |effort| Box::new(Searcher::new(Rules, Level::MASTER, Knobs::TEXTBOOK, effort)),
    };

    /// What looks best at first sight.
    pub const fn greedy<K: Knowledge<G> + Default + 'static>() -> Self {
        Self { name: "greedy", make: |_| Box::new(Greedy(K::default())) }
    }

    /// The levels of a game that is played with this knowledge, by their place from 0. Moves are tried in the same worlds.
    pub const fn level<const PLACE: usize, K: Knowledge<G> + Default + 'static>() -> Self {
        Self {
            name: K::LEVELS[PLACE].name,
            make: |effort| Box::new(Trial::new(K::default(), K::LEVELS[PLACE], effort)),
        }
    }

    /// The players of a game about which nothing is known but its rules: each level tries the moves in random games, the
    /// better the more of them.
    pub const READY: &'static [Self] = &Self::roster::<Rules>();

    /// All a game needs that has nothing of its own: the baselines, then the five levels, weakest first.
    pub const fn roster<K: Knowledge<G> + Default + 'static>() -> [Self; USUAL] {
        [
            Self::RANDOM,
            Self::greedy::<K>(),
            Self::FLAT,
            #[cfg(feature = "vanilla")]
            Self::VANILLA,
            Self::level::<0, K>(),
            Self::level::<1, K>(),
            Self::level::<2, K>(),
            Self::level::<3, K>(),
            Self::level::<4, K>(),
        ]
    }
}
