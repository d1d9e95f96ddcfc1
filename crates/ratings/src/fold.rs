//! One rated game: standings before, standings after.

use crate::glicko::{self, PERIODS_A_DAY};
use crate::weng_lin::{self, Met};
use crate::{Rating, Standing};

const DAY: f64 = 24.0 * 60.0 * 60.0 * 1000.0;
/// What a comparison with a bot counts for a person.
const AGAINST_BOTS: f64 = 0.5;

/// Who plays in a rated game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Entrant {
    /// A person, and how they stand.
    Person(Standing),
    /// A bot with its place on the ladder; one that was never measured says nothing about anybody.
    Bot(Option<Rating>),
}

/// How a rated game ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Finish<'a> {
    /// Of two: what the first made of it, in quarters. A game won is 4, a drawn one 2; of a pair of games with the seats
    /// exchanged each counts half.
    Two(u8),
    /// Of more: the place of each, from 1; equal places are level.
    More(&'a [u8]),
}

impl Entrant {
    fn rating(self) -> Option<Rating> {
        match self {
            Self::Person(standing) => Some(standing.rating),
            Self::Bot(rating) => rating,
        }
    }

    /// What meeting this one counts for a person.
    fn weight(self) -> f64 {
        match self {
            Self::Person(_) => 1.0,
            Self::Bot(_) => AGAINST_BOTS,
        }
    }
}

/// How everybody stands after a game that ended at this time (milliseconds since 1970), by seat. Nothing for bots, which
/// stay as they are, and for whoever met nobody whose strength is known.
pub fn rate(at: u64, entrants: &[Entrant], finish: Finish<'_>) -> Vec<Option<Standing>> {
    (0..entrants.len()).map(|seat| standing(at, entrants, finish, seat)).collect()
}

fn standing(at: u64, entrants: &[Entrant], finish: Finish<'_>, seat: usize) -> Option<Standing> {
    let Entrant::Person(before) = entrants[seat] else { return None };
    let rating = match (finish, entrants) {
        (Finish::Two(quarters), [one, other]) => {
            let quarters = quarters.min(4);
            let (foe, quarters) = if seat == 0 { (*other, quarters) } else { (*one, 4 - quarters) };
            of_two(at, before, foe, f64::from(quarters) / 4.0)?
        }
        (Finish::More(places), _) if places.len() == entrants.len() => {
            of_more(before, &met(entrants, places, seat))?
        }
        _ => return None,
    };
    Some(Standing { rating, games: before.games + 1, last: Some(at) })
}

fn of_two(at: u64, before: Standing, foe: Entrant, score: f64) -> Option<Rating> {
    let rested = before.last.map_or(0, |last| at.saturating_sub(last));
    // Milliseconds of many years are far below the whole numbers that a float has.
    #[allow(clippy::cast_precision_loss, reason = "so many milliseconds are not lived by anybody")]
    let periods = rested as f64 / DAY * PERIODS_A_DAY;
    let after = glicko::after(before.rating, foe.rating()?, score, periods);
    Some(toward(before.rating, after, foe.weight()))
}

/// A part of the way from one rating to another, in all its numbers.
fn toward(from: Rating, to: Rating, part: f64) -> Rating {
    let between = |from: f64, to: f64| if part < 1.0 { from + (to - from) * part } else { to };
    Rating {
        mean: between(from.mean, to.mean),
        deviation: between(from.deviation, to.deviation),
        volatility: between(from.volatility, to.volatility),
    }
}

fn met(entrants: &[Entrant], places: &[u8], seat: usize) -> Vec<Met> {
    let others = (0..entrants.len()).filter(|other| *other != seat);
    let meet = |other: usize| {
        let score = match places[other].cmp(&places[seat]) {
            std::cmp::Ordering::Greater => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Less => 0.0,
        };
        Some(Met { rating: entrants[other].rating()?, score, weight: entrants[other].weight() })
    };
    others.filter_map(meet).collect()
}

fn of_more(before: Standing, met: &[Met]) -> Option<Rating> {
    (!met.is_empty()).then(|| weng_lin::after(before.rating, met))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Class;

    fn new(class: Class) -> Entrant {
        Entrant::Person(Standing::new(class))
    }

    fn mean(after: Option<Standing>) -> f64 {
        after.unwrap().rating.mean
    }

    #[test]
    fn two_newcomers_move_apart_by_the_same() {
        let after = rate(7, &[new(Class::Two), new(Class::Two)], Finish::Two(4));
        assert!((mean(after[0]) + mean(after[1]) - 3000.0).abs() < 1e-9);
        assert!(mean(after[0]) > 1740.0);
        let one = after[0].unwrap();
        assert_eq!((one.games, one.last), (1, Some(7)));
        let level = rate(7, &[new(Class::Two), new(Class::Two)], Finish::Two(2));
        assert!((mean(level[0]) - 1500.0).abs() < 1e-9);
        assert!(level[0].unwrap().rating.deviation < 500.0, "a draw says something, too");
    }

    #[test]
    fn against_a_bot_one_moves_half_as_far_and_the_bot_stays() {
        let person = new(Class::Two);
        let foe = Rating::fixed(1500.0);
        let whole = rate(
            7,
            &[person, Entrant::Person(Standing { rating: foe, games: 9, last: None })],
            Finish::Two(4),
        );
        let half = rate(7, &[person, Entrant::Bot(Some(foe))], Finish::Two(4));
        assert!(((mean(whole[0]) - 1500.0) / 2.0 - (mean(half[0]) - 1500.0)).abs() < 1e-9);
        assert_eq!(half[1], None);
        let among_bots = [new(Class::More), Entrant::Bot(Some(foe)), Entrant::Bot(Some(foe))];
        let among_people =
            [new(Class::More), Entrant::Person(Standing { rating: foe, games: 9, last: None })];
        let people = [among_people[0], among_people[1], among_people[1]];
        let gain = |entrants: &[Entrant]| mean(rate(7, entrants, Finish::More(&[1, 2, 2]))[0]) - 1500.0;
        assert!((gain(&people) / 2.0 - gain(&among_bots)).abs() < 1e-9);
    }

    #[test]
    fn a_bot_nobody_has_measured_says_nothing() {
        assert_eq!(rate(7, &[new(Class::Two), Entrant::Bot(None)], Finish::Two(4)), [None, None]);
        let with = [new(Class::More), new(Class::More), Entrant::Bot(None)];
        let without = rate(7, &with[..2], Finish::More(&[1, 2]));
        assert_eq!(rate(7, &with, Finish::More(&[1, 2, 3]))[..2], without[..]);
    }

    #[test]
    fn places_count_not_seats() {
        let three = [new(Class::More), new(Class::More), new(Class::More)];
        let after = rate(7, &three, Finish::More(&[3, 1, 2]));
        assert!(mean(after[1]) > mean(after[2]) && mean(after[2]) > mean(after[0]));
        let level = rate(7, &three, Finish::More(&[1, 1, 1]));
        assert!(level.iter().all(|after| (mean(*after) - 1500.0).abs() < 1e-9));
    }

    #[test]
    fn whoever_rested_is_less_sure() {
        let rating = Rating { mean: 1600.0, deviation: 60.0, volatility: 0.09 };
        let year = 365 * 24 * 3_600_000;
        let at = |last| Entrant::Person(Standing { rating, games: 50, last: Some(last) });
        let deviation =
            |entrant| rate(year, &[entrant, at(year)], Finish::Two(2))[0].unwrap().rating.deviation;
        assert!(deviation(at(0)) > deviation(at(year)) + 20.0);
    }
}
