//! Where exercises come from: games among bots, a glance at every decision, and many worlds for those that look clear.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::Value;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, Rng as _, Seat};
use sevenfold_lab::{Host, seeds};
use sevenfold_shelf::{AnyBot, Effort, Field, Shelved};
use sevenfold_turns::{Start, are_asked};

use crate::collection::FORMAT;
use crate::weighed::Scales;
use crate::{Collection, Exercise, Level, Worth};

/// How exercises are looked for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    /// How many sit at the table.
    pub seats: u8,
    /// Iterations a move of those who play.
    pub play: u32,
    /// Iterations a decision of the first glance, for each legal move.
    pub glance: u32,
    /// Iterations of a batch, for each legal move.
    pub batch: u32,
    /// At most so many batches.
    pub batches: u32,
    /// Only one decision in so many is looked at, so that a set has openings as well as endings.
    pub one_in: u32,
    /// So many exercises of one game at most: they are alike.
    pub of_a_game: usize,
}

impl Plan {
    /// Games of so many, and as much care as pays.
    pub const fn usual(seats: u8) -> Self {
        Self { seats, play: 60, glance: 40, batch: 200, batches: 8, one_in: 6, of_a_game: 3 }
    }
}

/// What the best move must be better by, in shares of a win.
pub const LEAST_MARGIN: f64 = 0.03;

/// So many standard errors ahead of every other move is 99.9 % and more, however many moves there are: with twenty others
/// each may fail one time in 20,000.
pub const SURE: f64 = 3.9;

/// So many standard errors ahead the second judge has to put it.
const AGREED: f64 = 2.0;

/// Who plays the games; who judges, and who has to agree.
const PLAYER: &str = "club";
const TRIED: [&str; 3] = ["careless", "casual", "club"];
/// How often each of them tries.
const TRIES: u64 = 3;

/// The bots that judge a game: the strongest, and the next.
pub fn judges(game: &dyn Shelved) -> Option<(&'static str, &'static str)> {
    match game.levels()[..] {
        [.., second, judge] => Some((judge, second)),
        _ => None,
    }
}

/// An exercise as it was found, and how many of nine tries of weaker players found its answer.
pub type Found = (Exercise, u8);

/// The exercises in one game, which follows from the seed and its number.
pub fn quarry(game: &dyn Shelved, plan: &Plan, seed: &Seed, number: u64) -> Vec<Found> {
    let seed = seeds::of_game(seed, number);
    let Ok(options) = game.default_options(plan.seats) else { return Vec::new() };
    let Ok(mut run) = game.start(&options, plan.seats, Some(seed)) else { return Vec::new() };
    let player = || game.bot(PLAYER, &Effort::iterations(plan.play));
    let players: Option<Vec<Box<dyn AnyBot>>> = (0..plan.seats).map(|_| player()).collect();
    let Some(mut host) = players.map(|players| Host::new(players, &seed)) else { return Vec::new() };
    let mut dice = seeds::generator(&seed, "exercises");
    let (mut moves, mut found) = (Vec::new(), Vec::new());
    let turns = are_asked(&*run);
    let longest = if turns { LONGEST_TO_A_TURN } else { LONGEST };
    while found.len() < plan.of_a_game && moves.len() <= longest {
        let looked_at = dice.below(plan.one_in.max(1)) == 0;
        if let Some(seat) = asked_alone(&*run).filter(|_| looked_at) {
            let place = Place { game, plan, seed: &seed, run: &*run, seat, moves: &moves };
            found.extend(if turns { place.turn(&mut dice) } else { place.exercise(&mut dice) });
        }
        let before = run.len();
        if !matches!(host.step(&mut *run), Ok(true)) {
            break;
        }
        if let (Some(seat), Some(text)) = (run.step_by(before), run.step_text(before)) {
            moves.push(format!("{} {text}", seat.number()));
        }
    }
    found
}

/// The only seat that must act, where nobody else can.
fn asked_alone(run: &dyn AnyRun) -> Option<Seat> {
    let Agenda::Seats(_) = run.agenda() else { return None };
    let (must, asked) = (run.agenda().must(), run.agenda().asked());
    (must.len() == 1 && asked.len() == 1).then(|| must.first()).flatten()
}

/// A position that may be an exercise.
struct Place<'a> {
    game: &'a dyn Shelved,
    plan: &'a Plan,
    seed: &'a Seed,
    run: &'a dyn AnyRun,
    seat: Seat,
    moves: &'a [String],
}

impl Place<'_> {
    fn exercise(&self, dice: &mut Quick) -> Option<Found> {
        let legal = self.run.legal(self.seat).len();
        if !(2..=MOST_MOVES).contains(&legal) {
            return None;
        }
        let (judge, second) = judges(self.game)?;
        let mut next = || u64::from(dice.word()) << 32 | u64::from(dice.word());
        let mut glance = Scales::default();
        let seen = glance.weigh(&mut *self.bot(judge, self.plan.glance, legal)?, self.run, self.seat, next());
        if !seen || glance.sure() < 1.0 || glance.margin() < LEAST_MARGIN {
            return None;
        }
        let scales = self.proven(judge, legal, &mut next)?;
        let answer = &scales.0.first()?.text;
        let agreed = self.weighed(second, self.plan.batch * 4, legal, next())?;
        if agreed.0.first()?.text != *answer || agreed.sure() < AGREED {
            return None;
        }
        let found = self.found_by_others(answer, next());
        Some((self.written(&scales), found))
    }

    /// The turn that begins here, if it is worth finding.
    fn turn(&self, dice: &mut Quick) -> Option<Found> {
        let start = Start::of(self.run)?;
        let just_drawn = |text: &String| text.contains(" draw ") || text.contains(" rainbow");
        if !self.moves.last().is_some_and(just_drawn) {
            return None;
        }
        let aim = start.aim(dice)?;
        let found = self.tries(u64::from(dice.word()), |bot, rng| {
            let mut run = self.run.boxed_clone();
            while Start::of(&*run).is_some_and(|now| now.seat() == self.seat) {
                let text = bot.choose(&*run, self.seat, rng)?;
                run.play(self.seat, &text).ok()?;
            }
            (start.reached(&*run, aim.measure) >= aim.most).then_some(())
        });
        Some((Exercise { aim: Some(aim), ..self.written(&Scales::default()) }, found))
    }

    /// Puts batches on the scales until one move is better beyond doubt; nothing if that does not come to pass.
    fn proven(&self, judge: &str, legal: usize, next: &mut impl FnMut() -> u64) -> Option<Scales> {
        let mut bot = self.bot(judge, self.plan.batch, legal)?;
        let mut scales = Scales::default();
        for batch in 1..=self.plan.batches {
            if !scales.weigh(&mut *bot, self.run, self.seat, next()) {
                return None;
            }
            let clear = scales.sure() >= SURE && scales.margin() >= LEAST_MARGIN;
            // Whatever happens to be ahead early on is not taken at its word.
            if clear && batch * 2 >= self.plan.batches {
                return Some(scales);
            }
            if scales.margin() < LEAST_MARGIN / 2.0 && batch * 4 >= self.plan.batches {
                return None;
            }
        }
        None
    }

    fn weighed(&self, bot: &str, iterations: u32, legal: usize, dice: u64) -> Option<Scales> {
        let mut scales = Scales::default();
        let seen = scales.weigh(&mut *self.bot(bot, iterations, legal)?, self.run, self.seat, dice);
        seen.then_some(scales)
    }

    fn bot(&self, name: &str, iterations: u32, legal: usize) -> Option<Box<dyn AnyBot>> {
        weigher(self.game, name, iterations, legal)
    }

    /// How many tries of weaker players find it.
    fn found_by_others(&self, answer: &str, dice: u64) -> u8 {
        self.tries(dice, |bot, rng| {
            (bot.choose(self.run, self.seat, rng).as_deref() == Some(answer)).then_some(())
        })
    }

    /// How many tries of weaker players succeed.
    fn tries(&self, dice: u64, succeed: impl Fn(&mut dyn AnyBot, &mut Quick) -> Option<()>) -> u8 {
        let tries = TRIED.iter().flat_map(|name| (0..TRIES).map(move |attempt| (name, attempt)));
        let found = tries.filter_map(|(name, attempt)| {
            let mut bot = self.game.bot(name, &Effort::iterations(self.plan.play))?;
            succeed(&mut *bot, &mut Quick::new(dice.wrapping_add(attempt)))
        });
        found.count() as u8
    }

    fn written(&self, scales: &Scales) -> Exercise {
        let worth = |one: &crate::weighed::Weighed| Worth::new(one.text.clone(), one.worth(), one.error());
        let exercise = Exercise {
            level: Level::Medium,
            rating: 0,
            seats: self.plan.seats,
            options: Value::Null,
            seed: self.seed.to_string(),
            moves: self.moves.to_vec(),
            seat: self.seat,
            worths: scales.0.iter().map(worth).collect(),
            aim: None,
            mark: String::new(),
        };
        Exercise { mark: exercise.record_mark(), ..exercise }
    }
}

/// A longer way to a position makes a set too large to travel.
const LONGEST: usize = 60;

/// Turns of Double Seven become interesting later, and its moves are short.
const LONGEST_TO_A_TURN: usize = 200;

/// With more moves a person would only guess.
const MOST_MOVES: usize = 24;

/// A bot that tries every move equally often, about so often each.
pub(crate) fn weigher(game: &dyn Shelved, name: &str, each: u32, legal: usize) -> Option<Box<dyn AnyBot>> {
    let all = each.saturating_mul(u32::try_from(legal).unwrap_or(u32::MAX));
    game.bot(name, &Effort::iterations(all).over(Field::Whole))
}

/// What proves a turn: the game's planner, and trying everything the rules allow.
const PROVERS: (&str, &str) = ("planner", "full-trial");

/// So many of them as a set in three levels of equal size: harder is what fewer found, and what is better by less.
pub fn collect(game: &dyn Shelved, mut found: Vec<Found>, count: usize) -> Option<Collection> {
    let proven = !found.is_empty() && found.iter().all(|(one, _)| one.aim.is_some());
    let (judge, second) = if proven { PROVERS } else { judges(game)? };
    // Seeds are as good as drawn by lot, whoever was quick to find something.
    found.sort_by(|(one, _), (other, _)| (&one.seed, &one.moves).cmp(&(&other.seed, &other.moves)));
    found.dedup_by(|(one, _), (other, _)| one.seed == other.seed && one.moves == other.moves);
    found.truncate(count);
    found.sort_by(|(one, first), (other, second)| {
        let actions = |exercise: &Exercise| exercise.aim.as_ref().map_or(0, |aim| aim.line.len());
        let shorter = actions(one).cmp(&actions(other));
        second.cmp(first).then(shorter).then(other.margin().total_cmp(&one.margin()))
    });
    let many = found.len().max(1);
    let levelled = found.into_iter().enumerate().map(|(place, (exercise, found))| {
        let level = Level::ALL[place * Level::ALL.len() / many];
        Exercise { level, rating: 1900 - 100 * u16::from(found), ..exercise }
    });
    Some(Collection {
        format: FORMAT.to_owned(),
        game: game.meta().id.to_owned(),
        judge: judge.to_owned(),
        second: second.to_owned(),
        exercises: levelled.collect(),
    })
}

/// Looks for exercises in one game after the other, on so many threads, for as long as it is told to go on; what is found is
/// told as it comes.
pub fn quarry_all(
    game: &dyn Shelved,
    plan: &Plan,
    seed: &Seed,
    threads: usize,
    go_on: impl Fn() -> bool + Sync,
    heard: impl Fn(Found) + Sync,
) -> u64 {
    let next = AtomicU64::new(0);
    let work = || {
        while go_on() {
            let number = next.fetch_add(1, Ordering::Relaxed) + 1;
            quarry(game, plan, seed, number).into_iter().for_each(&heard);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(work);
        }
    });
    next.into_inner()
}
