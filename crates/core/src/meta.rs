//! What is known about a game before anyone plays it.

use serde::{Deserialize, Serialize};

use crate::{Look, RuleId};

/// A game's name, makers and size.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Meta {
    /// The game's name in records, addresses and commands.
    pub id: &'static str,
    /// The title on the box.
    pub title: &'static str,
    /// Who designed it, if known.
    pub designer: Option<&'static str>,
    /// Who published it, if known.
    pub publisher: Option<&'static str>,
    /// When, if known.
    pub year: Option<u16>,
    /// Fewest players.
    pub least_seats: u8,
    /// Most players.
    pub most_seats: u8,
    /// Every rule id, in the order of the rule page.
    pub rules: &'static [RuleId],
    /// How it wishes to be laid out where nobody has drawn a table for it.
    pub look: Look,
    /// How many games two players are offered to settle who is better: two where the one seat is worth much more than
    /// the other.
    pub legs: Legs,
}

/// How many games make a result between two players.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Legs {
    /// Each game stands for itself.
    #[default]
    One,
    /// A game and its return game, with the seats exchanged.
    Two,
}

impl Meta {
    /// The rule ids with these letters and numbers, for [`Meta::rules`].
    pub const fn rules<const N: usize>(prefix: &'static str, numbers: [u8; N]) -> [RuleId; N] {
        let mut rules = [RuleId::new(prefix, 0); N];
        let mut i = 0;
        while i < N {
            rules[i].number = numbers[i];
            i += 1;
        }
        rules
    }
}
