//! Who meets whom.

use sevenfold_core::Message;
use sevenfold_lab::Entrant;

use super::ArenaArgs;
use crate::Failure;
use crate::setup::{Setup, check_bots};

/// Two bots; is the first one stronger?
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Pair {
    pub(super) a: String,
    pub(super) b: String,
}

impl Pair {
    fn new(a: &str, b: &str) -> Self {
        Self { a: a.to_owned(), b: b.to_owned() }
    }
}

/// The levels, weakest first, on the floor they stand on.
const LEVELS: [&str; 6] = ["random", "careless", "casual", "club", "expert", "master"];

/// The strongest level, and the textbook search it must beat.
const STRONGEST: &str = "master";
const TEXTBOOK: &str = "vanilla";

/// The pairs that were asked for, of bots that this game has.
pub(super) fn chosen(args: &ArenaArgs, setup: &Setup) -> Result<Vec<Pair>, Failure> {
    if args.ladder {
        return Ok(ladder(&setup.game.bots()));
    }
    let names: Vec<String> = args.bots.iter().map(|text| Entrant::read(text).bot.to_owned()).collect();
    check_bots(setup.game, &names)?;
    let pairs = all_pairs(&args.bots);
    if pairs.is_empty() { Err(Failure::new(Message::new("cli-arena-one-bot"))) } else { Ok(pairs) }
}

/// Each level and the next lower one that the game has; the strongest level and the textbook search.
fn ladder(known: &[&str]) -> Vec<Pair> {
    let levels: Vec<&str> = LEVELS.into_iter().filter(|level| known.contains(level)).collect();
    let mut pairs: Vec<Pair> = levels.windows(2).map(|pair| Pair::new(pair[1], pair[0])).collect();
    if [STRONGEST, TEXTBOOK].iter().all(|name| known.contains(name)) {
        pairs.push(Pair::new(STRONGEST, TEXTBOOK));
    }
    pairs
}

/// Everybody meets everybody else once.
fn all_pairs(bots: &[String]) -> Vec<Pair> {
    let pairs = bots.iter().enumerate().flat_map(|(index, a)| bots[index + 1..].iter().map(move |b| (a, b)));
    pairs.filter(|(a, b)| a != b).map(|(a, b)| Pair::new(a, b)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ladder_has_a_rung_for_every_level_and_one_for_the_textbook() {
        let all = ["random", "greedy", "flat", "vanilla", "careless", "casual", "club", "expert", "master"];
        let pairs = ladder(&all);
        assert_eq!(pairs.first(), Some(&Pair::new("careless", "random")));
        assert_eq!(pairs.last(), Some(&Pair::new("master", "vanilla")));
        assert_eq!(pairs.len(), 6);
        assert_eq!(ladder(&["random", "club"]), [Pair::new("club", "random")]);
    }

    #[test]
    fn everybody_meets_everybody_once() {
        let bots = ["x", "y", "z"].map(String::from);
        assert_eq!(all_pairs(&bots), [Pair::new("x", "y"), Pair::new("x", "z"), Pair::new("y", "z")]);
        assert!(all_pairs(&bots[..1]).is_empty());
    }
}
