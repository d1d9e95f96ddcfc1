//! The High Rollers Club (DL-37): the best results, kept in order.

use serde::{Deserialize, Serialize};
use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{HIGH_ROLLER, Options, Phase, View};

/// So many are kept.
const MOST: usize = 20;

/// A winner in the hall of fame.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct HighRoller {
    /// The day, as `2026-11-15`.
    pub date: String,
    /// Who.
    pub name: String,
    /// With how many points, after penalties.
    pub score: i32,
    /// How it was played.
    pub options: Options,
    /// Which game of which table: nobody enters twice for one game.
    pub game: String,
}

/// The winners of a finished game who enter the club, and their score; nobody while it runs.
pub(crate) fn rollers(view: &View) -> (Vec<Seat>, i32) {
    let best = view.pad.totals.iter().copied().max().unwrap_or_default();
    let enters = view.phase == Phase::Over && best >= HIGH_ROLLER;
    let winners =
        Seat::all(view.seats).filter(|seat| enters && view.pad.totals.get(seat.index()) == Some(&best));
    (winners.collect(), best)
}

/// The club with one more member, the best first.
pub(crate) fn enter(mut club: Vec<HighRoller>, new: HighRoller) -> Vec<HighRoller> {
    if !club.iter().any(|known| known.game == new.game && known.name == new.name) {
        club.push(new);
        club.sort_by_key(|roller| std::cmp::Reverse(roller.score));
        club.truncate(MOST);
    }
    club
}

#[cfg(test)]
mod tests {
    use super::super::sketch::Sketch;
    use super::*;

    fn roller(game: &str, score: i32) -> HighRoller {
        HighRoller {
            date: "2026-11-15".into(),
            name: "Ada".into(),
            score,
            options: Options::default(),
            game: game.into(),
        }
    }

    #[test]
    fn the_best_come_first_and_nobody_enters_twice_for_one_game() {
        let club = enter(enter(Vec::new(), roller("a 1", 140)), roller("b 1", 152));
        let again = enter(club.clone(), roller("b 1", 152));
        assert_eq!(again.iter().map(|roller| roller.score).collect::<Vec<_>>(), [152, 140]);
        assert_eq!(again, club);
    }

    #[test]
    fn nobody_enters_before_the_end() {
        let (view, _) = Sketch::classic(2).seen_by_turn();
        assert_eq!(rollers(&view).0, []);
    }
}
