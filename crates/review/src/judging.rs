//! A record played again, and a bot asked about every decision in it: it gets what the seat saw, never the position.

use serde::Serialize;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Document;
use sevenfold_core::{Agenda, Draw, Outcome, Seat, SeatSet, Viewer};
use sevenfold_shelf::{AnyBot, Effort, Field, Judged, Shelved};

use crate::{Account, Alternative, Considered, Decision, Judgement, Outline, Stop, accounts};

/// A game, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Every decision: a move where there was a choice.
    pub decisions: Vec<Decision>,
    /// What it comes to, seat by seat.
    pub seats: Vec<Account>,
}

/// Why a game cannot be judged.
#[derive(Debug)]
pub enum NotJudged {
    /// There was no choice in the whole game.
    NoDecision,
    /// The bot has no opinion on any of the decisions.
    NoOpinion,
    /// The record and the game do not agree.
    Broken,
}

/// How many alternatives are kept.
const KEPT: usize = 5;

/// How many of them come with a reason.
const EXPLAINED: usize = 3;

/// How many decisions a record has.
pub fn decisions(game: &dyn Shelved, document: &Document) -> Result<u64, NotJudged> {
    let mut count = 0;
    walk(game, document, |moment| count += u64::from(matches!(moment, Moment::Choice(..))))?;
    Ok(count)
}

/// Does the bot have an opinion on the first decision of a record?
pub fn has_opinion(game: &dyn Shelved, document: &Document, bot: &mut dyn AnyBot) -> Result<bool, NotJudged> {
    let mut opinion = None;
    walk(game, document, |moment| {
        if let Moment::Choice(run, step) = moment {
            opinion.get_or_insert_with(|| !judge(bot, run, &step).is_empty());
        }
    })?;
    opinion.ok_or(NotJudged::NoDecision)
}

/// A game as far as its sums need it.
pub fn outline(game: &dyn Shelved, document: &Document) -> Result<Outline, NotJudged> {
    let mut stops = Vec::new();
    let end = walk(game, document, |moment| stops.extend(moment.stop()))?;
    let shares = |outcome: &Outcome| Seat::all(document.seats).map(|seat| share(outcome, seat)).collect();
    let fair = game.prospects(&document.options, document.seats);
    Ok(Outline { fair, stops, result: end.outcome().as_ref().map(shares) })
}

/// Judges every decision of a record that replays. The bot gets what the seat saw, never the position.
pub fn analyse(
    game: &dyn Shelved,
    document: &Document,
    bot: &mut dyn AnyBot,
    mut heard: impl FnMut(&Decision),
) -> Result<Analysis, NotJudged> {
    let outline = outline(game, document)?;
    let mut decisions = Vec::new();
    walk(game, document, |moment| {
        let Moment::Choice(run, step) = moment else { return };
        decisions.push(decide(bot, run, &step));
        // Booked up to here, so that whoever listens hears how the prospects had changed.
        accounts(&outline, &mut decisions);
        decisions.iter().rev().take(1).for_each(&mut heard);
    })?;
    let booked = accounts(&outline, &mut decisions);
    match decisions.iter().any(|decision| !decision.best.is_empty()) {
        _ if decisions.is_empty() => Err(NotJudged::NoDecision),
        false => Err(NotJudged::NoOpinion),
        true => Ok(Analysis { decisions, seats: booked.into_iter().map(|(account, _)| account).collect() }),
    }
}

/// Judges every decision of a record, each with all that is shown of it.
pub fn judgements(
    game: &dyn Shelved,
    document: &Document,
    bot: &mut dyn AnyBot,
    mut heard: impl FnMut(&Judgement),
) -> Result<Vec<Judgement>, NotJudged> {
    let mut all = Vec::new();
    walk(game, document, |moment| {
        if let Moment::Choice(run, step) = moment {
            let judgement = explain(bot, run, &step);
            heard(&judgement);
            all.push(judgement);
        }
    })?;
    match all.iter().any(|one| !one.considered.is_empty()) {
        _ if all.is_empty() => Err(NotJudged::NoDecision),
        false => Err(NotJudged::NoOpinion),
        true => Ok(all),
    }
}

/// Judges the decision at one step, from 1, of a game that was played: one piece of the work. Nothing if there was no choice.
pub fn judge_step(run: &dyn AnyRun, bot: &mut dyn AnyBot, step: usize, dice: Dice) -> Option<Judgement> {
    let index = step.checked_sub(1)?;
    let (seat, text) = (run.step_by(index)?, run.step_text(index)?);
    let mut before = run.boxed_clone();
    before.undo_to(index);
    let legal = before.legal(seat).len();
    (legal > 1).then(|| explain(bot, &*before, &Step { index, seat, text: &text, legal, dice }))
}

/// How a judge thinks: about every move equally, so that none looks worse than it is for having been given up early.
#[must_use]
pub fn fair(effort: Effort) -> Effort {
    effort.over(Field::Whole)
}

/// The judge of a game: its strongest bot, with so many iterations for every decision.
pub fn judge_of(game: &dyn Shelved, iterations: u32) -> Option<Box<dyn AnyBot>> {
    game.bot(game.adviser()?, &fair(Effort::iterations(iterations)))
}

/// With which dice a bot judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dice {
    /// Those that follow from the step alone, so that everybody gets the same judgement.
    #[default]
    OfTheStep,
    /// These, for an independent judgement.
    Others(u64),
}

impl Dice {
    pub(crate) fn generator(self, index: usize) -> Quick {
        Quick::new(match self {
            Self::OfTheStep => index as u64,
            Self::Others(seed) => seed,
        })
    }
}

/// A step at which a seat had a choice.
pub struct Step<'a> {
    /// Counts from 0.
    pub index: usize,
    /// Who decides.
    pub seat: Seat,
    text: &'a str,
    legal: usize,
    dice: Dice,
}

/// Where a record is looked at.
pub enum Moment<'a> {
    /// The table has drawn something; the step, from 1.
    Drawn(usize, Draw),
    /// A seat is about to decide.
    Choice(&'a dyn AnyRun, Step<'a>),
    /// A seat is about to move; the step, from 1, and the move.
    Moving(&'a dyn AnyRun, usize, Seat, &'a str),
}

impl Moment<'_> {
    fn stop(&self) -> Option<Stop> {
        match self {
            Self::Drawn(step, draw) => Some(Stop::Drawn(*step, *draw)),
            Self::Choice(_, step) => Some(Stop::Choice(step.index + 1, step.seat)),
            Self::Moving(run, step, mover, text) => {
                let is_news = |seat: &Seat| {
                    if seat == mover {
                        turns_something_up(*run, *mover, text)
                    } else {
                        holds_something_hidden(*run, *mover, *seat)
                    }
                };
                let shown: SeatSet = Seat::all(run.seats()).filter(is_news).collect();
                (!shown.is_empty()).then_some(Stop::Shown(*step, shown))
            }
        }
    }
}

/// Does the mover hold anything that this seat does not know? From what the seat sees alone: if the mover would see the
/// same in two worlds the seat imagines, then nothing.
fn holds_something_hidden(run: &dyn AnyRun, mover: Seat, seat: Seat) -> bool {
    let seen = |dice: u64| {
        let world = run.imagine(Viewer::Seat(seat), &mut Quick::new(dice))?;
        Some(world.view(Viewer::Seat(mover)))
    };
    seen(1) != seen(2)
}

/// In so many worlds it is seen whether a move turns something up: in all of them the same tile could be drawn.
const WORLDS: u64 = 8;

/// Does a move turn up what its own seat could not know, as what is drawn unseen? From what the seat sees alone: if the
/// move leads to the same in all worlds it imagines, then not.
fn turns_something_up(run: &dyn AnyRun, mover: Seat, text: &str) -> bool {
    let seen = |dice: u64| {
        let mut world = run.imagine(Viewer::Seat(mover), &mut Quick::new(dice))?;
        world.play(mover, text).ok()?;
        Some(world.view(Viewer::Seat(mover)))
    };
    let first = seen(0);
    (1..WORLDS).any(|dice| seen(dice) != first)
}

/// Plays a record and stops after every draw, before every decision and before every move; returns the end.
pub fn walk(
    game: &dyn Shelved,
    document: &Document,
    mut stop: impl FnMut(Moment<'_>),
) -> Result<Box<dyn AnyRun>, NotJudged> {
    let told = game.replay(document).map_err(|_| NotJudged::Broken)?;
    let run = game.start(&document.options, document.seats, document.seed);
    let mut run = run.map_err(|_| NotJudged::Broken)?;
    for index in 0..told.len() {
        let text = told.step_text(index).ok_or(NotJudged::Broken)?;
        let Some(seat) = told.step_by(index) else {
            let Agenda::Chance(draw) = run.agenda() else { return Err(NotJudged::Broken) };
            run.settle(&text).map_err(|_| NotJudged::Broken)?;
            stop(Moment::Drawn(index + 1, draw));
            continue;
        };
        let legal = run.legal(seat).len();
        if legal > 1 {
            stop(Moment::Choice(&*run, Step { index, seat, text: &text, legal, dice: Dice::OfTheStep }));
        }
        stop(Moment::Moving(&*run, index + 1, seat, &text));
        run.play(seat, &text).map_err(|_| NotJudged::Broken)?;
    }
    Ok(run)
}

/// A seat's share of a win.
fn share(outcome: &Outcome, seat: Seat) -> f64 {
    if outcome.winners.contains(seat) { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 }
}

/// The bot's dice follow from the step alone, so that a judgement can be had again.
pub fn judge(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>) -> Vec<Judged<String>> {
    opinions(bot, run, step.seat, &mut step.dice.generator(step.index))
}

/// What the bot thinks of the moves of a seat that is about to decide, best first.
pub(crate) fn opinions(
    bot: &mut dyn AnyBot,
    run: &dyn AnyRun,
    seat: Seat,
    dice: &mut Quick,
) -> Vec<Judged<String>> {
    let mut judged = bot.judge(run, seat, dice);
    // A move that was never tried has no worth, unless it wins at once and needs no trying.
    judged.retain(|judged| judged.visits > 0 || judged.worth > 0.0);
    judged
}

fn decide(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>) -> Decision {
    let judged = judge(bot, run, step);
    decision(bot, run, step, &judged)
}

/// A decision with every move that was considered in words, and why.
fn explain(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>) -> Judgement {
    let judged = judge(bot, run, step);
    let decision = decision(bot, run, step, &judged);
    let words = |place: usize, text: &str| place < EXPLAINED || text == step.text;
    let shown = judged.iter().enumerate().filter(|(place, one)| *place < KEPT || one.action == step.text);
    let considered = shown.map(|(place, one)| Considered {
        text: one.action.clone(),
        label: run.describe(step.seat, &one.action),
        worth: one.worth,
        error: one.error,
        visits: one.visits,
        reason: if words(place, &one.action) { bot.reason(run, step.seat, &one.action) } else { None },
    });
    let considered = considered.collect();
    Judgement { decision, considered, ask: run.ask(Viewer::Seat(step.seat)) }
}

fn decision(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>, judged: &[Judged<String>]) -> Decision {
    let worth = judged.iter().find(|judged| judged.action == step.text).map(|judged| judged.worth);
    let reason = judged.first().and_then(|best| bot.reason(run, step.seat, &best.action));
    let loss = worth.zip(judged.first()).map(|(worth, best)| (best.worth - worth).max(0.0));
    let alternative =
        |one: &Judged<String>| Alternative { text: one.action.clone(), worth: one.worth, visits: one.visits };
    Decision {
        step: step.index + 1,
        seat: step.seat,
        text: step.text.to_owned(),
        legal: step.legal,
        worth,
        loss,
        swing: None,
        best: judged.iter().take(KEPT).map(alternative).collect(),
        reason,
    }
}
