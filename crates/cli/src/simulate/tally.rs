//! What came out of many games.

use std::path::Path;

use serde::{Serialize, Serializer};
use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Arg, MAX_SEATS, Message, Seat};

use crate::Failure;
use crate::crew::Harvest;
use crate::output::Output;

/// Sums over games.
#[derive(Clone, Default)]
pub(super) struct Tally {
    games: u64,
    finished: u64,
    steps: u64,
    wins: [u64; MAX_SEATS],
    points: [i64; MAX_SEATS],
}

impl Tally {
    pub(super) fn add(&mut self, run: &dyn AnyRun) {
        self.games += 1;
        self.steps += run.len() as u64;
        let Some(outcome) = run.outcome() else { return };
        self.finished += 1;
        for seat in outcome.winners.iter() {
            self.wins[seat.index()] += 1;
        }
        for (sum, points) in self.points.iter_mut().zip(&outcome.points) {
            *sum += i64::from(*points);
        }
    }
}

impl Harvest for Tally {
    fn merge(&mut self, other: Self) {
        self.games += other.games;
        self.finished += other.finished;
        self.steps += other.steps;
        for seat in 0..MAX_SEATS {
            self.wins[seat] += other.wins[seat];
            self.points[seat] += other.points[seat];
        }
    }
}

/// What was played, by whom, and what came out.
pub(super) struct Table<'a> {
    pub(super) game: &'static str,
    pub(super) seats: u8,
    pub(super) options: &'a Value,
    pub(super) seed: String,
    pub(super) bots: Vec<&'a str>,
    pub(super) records: Option<&'a Path>,
    pub(super) tally: &'a Tally,
}

impl Serialize for Table<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let seats = usize::from(self.seats);
        let table = serde_json::json!({
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "bots": self.bots,
            "games": self.tally.games,
            "finished": self.tally.finished,
            "steps": self.tally.steps,
            "wins": self.tally.wins[..seats],
            "points": self.tally.points[..seats],
            "records": self.records.map(|folder| folder.display().to_string()),
        });
        table.serialize(serializer)
    }
}

impl Table<'_> {
    /// A few lines for people.
    pub(super) fn show(&self, output: &mut Output) -> Result<(), Failure> {
        let Tally { games, finished, steps, .. } = *self.tally;
        let seed = Message::new("cli-simulated-seed").with("seed", self.seed.as_str());
        let sums = Message::new("cli-simulated")
            .with("games", number(games))
            .with("finished", number(finished))
            .with("steps", number(steps));
        for message in [seed, sums] {
            output.line(output.say(&message))?;
        }
        for (seat, bot) in Seat::all(self.seats).zip(&self.bots) {
            output.line(output.say(&self.seat(seat, bot)))?;
        }
        Ok(())
    }

    fn seat(&self, seat: Seat, bot: &str) -> Message {
        let Tally { finished, wins, points, .. } = self.tally;
        Message::new("cli-simulated-seat")
            .with("seat", seat)
            .with("bot", bot)
            .with("wins", number(wins[seat.index()]))
            .with("points", mean(points[seat.index()], *finished))
    }
}

fn number(number: u64) -> Arg {
    Arg::Number(i64::try_from(number).unwrap_or(i64::MAX))
}

/// Points a game with one decimal, written as the language writes it.
fn mean(points: i64, games: u64) -> Message {
    let games = i64::try_from(games).unwrap_or(i64::MAX).max(1);
    let tenths = points.saturating_mul(10) / games;
    let sign = if tenths < 0 { "-" } else { "" };
    let whole = format!("{sign}{}", (tenths / 10).abs());
    Message::new("cli-decimal").with("whole", whole).with("tenths", (tenths % 10).abs())
}

#[cfg(test)]
mod tests {
    use sevenfold_texts::{Lang, Nobody, Texts};

    use super::*;

    #[test]
    fn means_have_one_decimal() {
        let shown = |points, games| Texts::of(Lang::De).say(&mean(points, games), &Nobody);
        assert_eq!(shown(25, 2), "12,5");
        assert_eq!(shown(-1, 2), "-0,5");
        assert_eq!(shown(7, 0), "7,0");
    }
}
