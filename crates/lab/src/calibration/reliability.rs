//! Said so much, won so often.

use serde::Serialize;

use super::{Said, Witnessed};
use crate::calibration::Quarter;
use crate::stats::logistic::{self, Line};
use crate::stats::{count, wilson};

/// Nobody is asked to be surer than this: one certainty that fails would outweigh everything else.
const SUREST: f64 = 0.01;
/// How many ranges what was said is put into.
const BINS: usize = 10;

/// What was said in one range, and what happened.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bin {
    /// What was said is at least this.
    pub from: f64,
    /// And less than this, or all of a win.
    pub to: f64,
    /// How often it was said.
    pub asked: usize,
    /// On average.
    pub said: f64,
    /// The share of the wins.
    pub won: f64,
    /// Where the truth lies (Wilson, 95 %).
    pub interval: (f64, f64),
}

/// Whether what was said lies beyond what can be chance.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Lean {
    /// It happens more seldom.
    TooHigh,
    /// It may be true.
    Within,
    /// It happens more often.
    TooLow,
}

/// All that was said in a quarter, or in all of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Asked {
    /// Nothing for the whole game.
    pub quarter: Option<Quarter>,
    /// How often the judge was asked.
    pub asked: usize,
    /// What it said, range by range; those without any are left out.
    pub bins: Vec<Bin>,
    /// The cross-entropy of what it said: the smaller, the better it knew.
    pub entropy: f64,
    /// The same for somebody who always says what the seat wins on average.
    pub seat_entropy: f64,
    /// The map that would set it right; nothing where too little was said to tell.
    pub line: Option<Line>,
}

/// What all games say of a judge.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reliability {
    /// Each seat's share of the wins.
    pub shares: Vec<f64>,
    /// The whole game, then its quarters.
    pub asked: Vec<Asked>,
}

impl Bin {
    /// Is what was said too high or too low?
    pub fn lean(&self) -> Lean {
        match self.interval {
            (_, high) if self.said > high => Lean::TooHigh,
            (low, _) if self.said < low => Lean::TooLow,
            _ => Lean::Within,
        }
    }
}

impl Reliability {
    /// What these games of so many seats say.
    pub fn of(games: &[Witnessed], seats: u8) -> Self {
        let mean = |seat: usize| {
            let all: f64 = games.iter().filter_map(|game| game.shares.get(seat)).sum();
            all / count(games.len().max(1))
        };
        let shares: Vec<f64> = (0..usize::from(seats)).map(mean).collect();
        let said: Vec<Said> = games.iter().flat_map(|game| game.said.iter().copied()).collect();
        let stages = std::iter::once(None).chain(Quarter::all().map(Some));
        let asked = stages.map(|stage| {
            let here = said.iter().copied().filter(|said| stage.is_none_or(|stage| said.quarter == stage));
            Asked::of(stage, &here.collect::<Vec<_>>(), &shares)
        });
        Self { asked: asked.collect(), shares }
    }
}

impl Asked {
    fn of(quarter: Option<Quarter>, said: &[Said], shares: &[f64]) -> Self {
        let own = |said: &Said| shares.get(said.seat.index()).copied().unwrap_or_default();
        let points: Vec<(f64, f64)> = said.iter().map(|said| (sure(said.prospects), said.share)).collect();
        Self {
            quarter,
            asked: said.len(),
            bins: (0..BINS).filter_map(|bin| Bin::of(bin, said)).collect(),
            entropy: entropy(said, |said| said.prospects),
            seat_entropy: entropy(said, own),
            line: logistic::fit(&points),
        }
    }
}

impl Bin {
    fn of(bin: usize, said: &[Said]) -> Option<Self> {
        let here: Vec<&Said> = said.iter().filter(|said| place(said.prospects) == bin).collect();
        let asked = here.len();
        let mean = |of: fn(&Said) -> f64| here.iter().map(|said| of(said)).sum::<f64>() / count(asked);
        let won = mean(|said| said.share);
        let edge = |edge| count(edge) / count(BINS);
        (asked > 0).then(|| Self {
            from: edge(bin),
            to: edge(bin + 1),
            asked,
            said: mean(|said| said.prospects),
            won,
            interval: wilson::interval(won, asked),
        })
    }
}

fn place(prospects: f64) -> usize {
    // Prospects are shares of a win.
    #[expect(clippy::cast_sign_loss, reason = "at least 0")]
    let place = (prospects.clamp(0.0, 1.0) * count(BINS)) as usize;
    place.min(BINS - 1)
}

fn sure(prospects: f64) -> f64 {
    prospects.clamp(SUREST, 1.0 - SUREST)
}

fn entropy(said: &[Said], of: impl Fn(&Said) -> f64) -> f64 {
    let one = |said: &Said| {
        let chance = sure(of(said));
        -(said.share * chance.ln() + (1.0 - said.share) * (1.0 - chance).ln())
    };
    said.iter().map(one).sum::<f64>() / count(said.len().max(1))
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Seat;

    use super::*;

    /// So many games in which the first seat was told this, of which it won so many.
    fn games(prospects: f64, all: usize, won: usize) -> Vec<Witnessed> {
        let game = |number| {
            let share = f64::from(u8::from(number < won));
            let quarter = Quarter::of(number % 4, 4);
            let said = vec![Said { quarter, seat: Seat::FIRST, prospects, share }];
            Witnessed { shares: vec![share, 1.0 - share], said }
        };
        (0..all).map(game).collect()
    }

    /// Says 10 % and 90 % where 30 % and 70 % win.
    fn overconfident() -> Vec<Witnessed> {
        [games(0.9, 200, 140), games(0.1, 200, 60)].concat()
    }

    #[test]
    fn an_overconfident_judge_is_shown_as_such() {
        let Reliability { shares, asked } = Reliability::of(&overconfident(), 2);
        assert!((shares[0] - 0.5).abs() < 1e-12, "{shares:?}");
        let all = &asked[0];
        assert_eq!((all.asked, all.quarter), (400, None));
        let leans: Vec<Lean> = all.bins.iter().map(Bin::lean).collect();
        assert_eq!(leans, [Lean::TooLow, Lean::TooHigh], "{all:?}");
        assert!(all.entropy > all.seat_entropy, "it knows less than it says: {all:?}");
        let line = all.line.unwrap();
        assert!(line.slope < 0.5 && (line.told(0.9) - 0.7).abs() < 0.01, "{line:?}");
    }

    #[test]
    fn an_honest_judge_is_believed() {
        let honest = [games(0.7, 200, 140), games(0.3, 200, 60)].concat();
        let all = &Reliability::of(&honest, 2).asked[0];
        assert!(all.bins.iter().all(|bin| bin.lean() == Lean::Within), "{all:?}");
        assert!(all.entropy < all.seat_entropy);
        assert!(all.line.is_some_and(|line| (line.slope - 1.0).abs() < 0.01 && line.shift.abs() < 0.01));
    }

    #[test]
    fn quarters_are_told_apart_and_certainty_has_its_range() {
        let asked = Reliability::of(&games(1.0, 40, 40), 2).asked;
        assert_eq!(asked.iter().map(|asked| asked.asked).collect::<Vec<_>>(), [40, 10, 10, 10, 10]);
        let bin = asked[0].bins[0];
        assert!((bin.from - 0.9).abs() < 1e-12 && (bin.to - 1.0).abs() < 1e-12, "{bin:?}");
        assert_eq!(bin.lean(), Lean::Within);
        assert_eq!(asked[0].line, None, "who never loses cannot be fitted");
    }

    #[test]
    fn nothing_said_is_nothing_known() {
        let none = Reliability::of(&[], 3);
        assert_eq!((none.shares.len(), none.asked.len()), (3, 5));
        assert!(none.asked.iter().all(|asked| asked.asked == 0 && asked.bins.is_empty()));
    }
}
