//! A finished game as ratings see it.

use sevenfold_ratings::{Class, Entrant, Finish, Standing, ladder, rate};
use sevenfold_table::PlayerId;

use super::{Kind, Told};

/// A game that counts.
pub(crate) struct Contest<'a> {
    game: &'a str,
    class: Class,
    /// When it ended, in milliseconds since 1970.
    at: u64,
    told: &'a Told,
    /// By seat, if more than two played.
    places: Vec<u8>,
}

/// How a game moved somebody.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Moved {
    pub(crate) player: PlayerId,
    pub(crate) before: Standing,
    pub(crate) after: Standing,
}

impl<'a> Contest<'a> {
    /// The contest that a game was, if it counts: it is rated, it has a result, and nobody played two seats.
    pub(crate) fn of(game: &'a str, at: u64, told: &'a Told) -> Option<Self> {
        let seats = told.seats.len() as u8;
        let class = Class::of(seats);
        let people = told.seats.iter().filter(|sat| sat.player.is_some()).count();
        if told.kind != Kind::Rated || people != told.players().len() {
            return None;
        }
        let places: Option<Vec<u8>> = match class {
            Class::Two => told.quarters.map(|_| Vec::new()),
            Class::More => told.seats.iter().map(|sat| sat.place).collect(),
        };
        Some(Self { game, class, at, told, places: places? })
    }

    pub(crate) fn class(&self) -> Class {
        self.class
    }

    /// Everybody whom it moves, if they stood like this before it.
    pub(crate) fn rate(&self, standing: impl Fn(&PlayerId) -> Standing) -> Vec<Moved> {
        let seats = &self.told.seats;
        let entrants: Vec<Entrant> = seats
            .iter()
            .map(|sat| match (&sat.player, &sat.bot) {
                (Some(player), _) => Entrant::Person(standing(player)),
                (None, Some(bot)) => Entrant::Bot(ladder::rating(self.game, self.class, bot)),
                (None, None) => Entrant::Bot(None),
            })
            .collect();
        let finish = match (self.class, self.told.quarters) {
            (Class::Two, Some(quarters)) => Finish::Two(quarters),
            _ => Finish::More(&self.places),
        };
        let after = rate(self.at, &entrants, finish);
        let moved = seats.iter().zip(entrants).zip(after).filter_map(|((sat, before), after)| {
            let (Some(player), Entrant::Person(before)) = (&sat.player, before) else { return None };
            Some(Moved { player: player.clone(), before, after: after? })
        });
        moved.collect()
    }
}

/// The ladder is the arena's.
#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use sevenfold_ratings::ladder::rungs;
    use sevenfold_shelf::GAMES;

    use super::*;

    const RESULTS: &str = include_str!("../../../../docs/arena/README.md");

    type Line = (String, &'static str, String, i32);

    /// The tables of ratings under each heading, `## TITLE, K seats, HOW LONG`.
    fn measured() -> BTreeSet<Line> {
        let mut lines = BTreeSet::new();
        let mut table = None;
        for line in RESULTS.lines() {
            if let Some(heading) = line.strip_prefix("## ") {
                table = GAMES.iter().find_map(|game| {
                    let rest = heading.strip_prefix(game.meta().title)?.strip_prefix(", ")?;
                    Some((game.meta().id, rest.split(' ').next()?.parse::<u8>().ok()?))
                });
                assert!(table.is_some(), "{heading} names a game");
            }
            let cells: Vec<&str> = line.split('|').map(str::trim).filter(|cell| !cell.is_empty()).collect();
            if let ([bot, elo, between], Some((game, seats))) = (&cells[..], table)
                && between.contains('…')
            {
                let elo = elo.replace('−', "-").parse().unwrap();
                lines.insert((game.to_owned(), Class::of(seats).word(), (*bot).to_owned(), elo));
            }
        }
        lines
    }

    #[test]
    fn the_ladder_is_what_the_arena_measured() {
        let ladder: BTreeSet<Line> = rungs()
            .map(|rung| (rung.game.to_owned(), rung.class.word(), rung.bot.to_owned(), rung.elo))
            .collect();
        assert!(ladder.len() > 60);
        assert_eq!(ladder, measured());
    }

    #[test]
    fn every_bot_of_the_ladder_is_on_its_games_roster() {
        for rung in rungs() {
            let game = sevenfold_shelf::find(rung.game).unwrap();
            assert!(game.bots().contains(&rung.bot), "{} {}", rung.game, rung.bot);
        }
    }
}
