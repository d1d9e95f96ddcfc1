//! What is counted beside the board, and what is said about the tile in hand.

use sevenfold_core::Message;
use sevenfold_seven::{Colour, Place};

use super::attempt::Attempt;
use super::known::{Known, Sure, second_ring};
use super::problem::Problem;

/// A number and what it counts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Count {
    /// The number.
    pub number: u32,
    /// What it counts.
    pub what: Message,
}

impl Count {
    fn new(number: usize, what: Message) -> Self {
        Self { number: number as u32, what }
    }
}

/// What there is now, and what is known to be possible.
pub(crate) fn counts(attempt: &Attempt) -> Vec<Count> {
    let best = Known::of(attempt.problem).map_or(0, |known| known.best as usize);
    let with = |key: &'static str, fact: &'static str, count: usize| Message::new(key).with(fact, count);
    let one = |key: &'static str, number: usize| Count::new(number, with(key, "count", number));
    match attempt.problem {
        Problem::Level(level) => {
            let now = (0..attempt.laid.len()).map(|index| attempt.level(index)).max().unwrap_or(0);
            vec![
                Count::new(now.into(), with("web-puzzle-level-now", "tiles", attempt.laid.len())),
                Count::new(level.into(), with("web-puzzle-level-goal", "tiles", best)),
            ]
        }
        Problem::Island(tile) => {
            let black = |open: usize| {
                let goal = second_ring(tile).map(|black| one("web-puzzle-island-black", black as usize));
                vec![one("web-puzzle-island-open-black", open)].into_iter().chain(goal).collect()
            };
            match attempt.open_shore() {
                Some((Colour::White, open)) => {
                    vec![one("web-puzzle-island-open", open.len()), one("web-puzzle-island-white", best)]
                }
                open => black(open.map_or(0, |(_, open)| open.len())),
            }
        }
        Problem::Holes(_) => {
            let now = attempt.holes().map_or(0, |holes| holes.len());
            let is_proven = Known::of(attempt.problem).is_some_and(|known| known.sure == Sure::Proven);
            let goal = if is_proven { "web-puzzle-holes-most" } else { "web-puzzle-holes-goal" };
            vec![one("web-puzzle-holes-now", now), one(goal, best)]
        }
        Problem::Copycat(_) | Problem::Own if attempt.colour() == Colour::White => {
            let bare = 28 - 4 * attempt.count(Colour::White);
            let covers = (best > 0).then(|| one("web-puzzle-covers", best));
            vec![one("web-puzzle-bare", bare)].into_iter().chain(covers).collect()
        }
        Problem::Copycat(_) | Problem::Own => {
            vec![one("web-puzzle-black-left", 7 - attempt.count(Colour::Black))]
        }
        Problem::Tactic(_) => vec![one("web-tactic-left", 14 - attempt.laid.len())],
    }
}

/// What laying a tile flat would do.
pub(crate) fn headline(attempt: &Attempt, place: Place) -> Message {
    let mut after = attempt.clone();
    after.lay(place);
    let about = |key: &'static str| Message::new(key).with("tile", place.tile().letter().to_string());
    match attempt.problem {
        Problem::Holes(_) => {
            let count = |attempt: &Attempt| attempt.holes().map_or(0, |holes| holes.len());
            let (now, then) = (count(attempt), count(&after));
            about("web-puzzle-hold-holes").with("more", then.saturating_sub(now)).with("holes", then)
        }
        Problem::Island(_) => {
            let open = after.open_shore().filter(|(colour, _)| *colour == attempt.colour());
            about("web-puzzle-hold-island").with("open", open.map_or(0, |(_, open)| open.len()))
        }
        _ if attempt.colour() == Colour::White => {
            about("web-puzzle-hold-white").with("bare", 28 - 4 * after.count(Colour::White))
        }
        _ => about("web-puzzle-hold-black").with("left", 7 - after.count(Colour::Black).min(7)),
    }
}

/// What is asked while nothing is in hand.
pub(crate) fn reason(attempt: &Attempt) -> Message {
    Message::new(match attempt.problem {
        Problem::Level(_) => "web-puzzle-ask-level",
        Problem::Island(_) => match attempt.open_shore() {
            Some((Colour::White, _)) => "web-puzzle-ask-island",
            Some(_) => "web-puzzle-ask-ring",
            None => "web-puzzle-ask-done",
        },
        Problem::Holes(_) => "web-puzzle-ask-holes",
        Problem::Copycat(_) | Problem::Own if attempt.score().is_some() => "web-puzzle-ask-done",
        Problem::Copycat(_) => "web-puzzle-ask-copycat",
        Problem::Own if attempt.colour() == Colour::White => "web-puzzle-ask-copycat",
        Problem::Own => "web-puzzle-ask-own",
        Problem::Tactic(_) => "web-tactic-ask",
    })
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Arg;
    use sevenfold_seven::{Action, Tile};

    use super::*;

    fn place(text: &str) -> Place {
        text.parse::<Action>().unwrap().place().unwrap()
    }

    fn numbers(attempt: &Attempt) -> Vec<u32> {
        counts(attempt).iter().map(|count| count.number).collect()
    }

    #[test]
    fn the_counter_follows_what_is_laid() {
        let mut attempt = Attempt::new(Problem::Holes(7));
        assert_eq!(numbers(&attempt), [0, 7]);
        // An arch, and a bee before its mouth: one hole.
        attempt.lay(place("U 0,0 0,1 1,1 2,0"));
        let bee = place("O 1,-2 1,-1 2,-2 2,-1");
        let said = headline(&attempt, bee);
        assert!(said.args.contains(&("more".into(), Arg::Number(1))), "{said}");
        attempt.lay(bee);
        assert_eq!((numbers(&attempt), attempt.score()), (vec![1, 7], Some(1)));
    }

    #[test]
    fn an_island_counts_what_is_open() {
        let mut attempt = Attempt::new(Problem::Island(Tile::I));
        assert_eq!(numbers(&attempt), [12, 3]);
        for text in ["I 1,0 1,1 1,2 1,3", "J -1,2 -1,3 -1,4 0,4", "U -1,0 -1,1 0,-1 1,-1"] {
            assert_eq!(attempt.colour(), Colour::White);
            attempt.lay(place(text));
        }
        assert_eq!((attempt.colour(), attempt.score()), (Colour::Black, Some(2)));
        assert_eq!(counts(&attempt).len(), 1, "there is no black ring to aim at");
    }

    #[test]
    fn a_game_counts_levels_and_tiles() {
        let mut attempt = Attempt::new(Problem::Level(2));
        for text in ["I 0,0 0,1 0,2 0,3", "I -1,-3 -1,-2 -1,-1 -1,0", "J -1,-2 -1,-1 -1,0 0,0"] {
            attempt.lay(place(text));
        }
        assert_eq!((numbers(&attempt), attempt.score()), (vec![2, 2], Some(12)));
    }
}
