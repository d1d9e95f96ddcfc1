//! What a game's decisions were worth, each judged by what its seat could know; luck apart from skill.

mod ledger;

use serde::Serialize;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Seat};
use sevenfold_shelf::{AnyBot, Judged, Shelved};

use ledger::Ledger;

/// A game, judged.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Analysis {
    /// Every decision: a move where there was a choice.
    pub decisions: Vec<Decision>,
    /// What it comes to, seat by seat.
    pub seats: Vec<Account>,
}

/// A move where there was a choice.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Decision {
    /// Counts the steps of the record from 1.
    pub step: usize,
    /// Who decided.
    pub seat: Seat,
    /// The move in the notation.
    #[serde(rename = "move")]
    pub text: String,
    /// How many legal moves there were.
    pub legal: usize,
    /// The share of a win to be expected after it; nothing if the bot had no opinion on it.
    pub worth: Option<f64>,
    /// How much less that is than after the best move.
    pub loss: Option<f64>,
    /// By how much the seat's prospects have changed since its last decision, or since before the first step; nothing if
    /// the bot had no opinion.
    pub swing: Option<f64>,
    /// The best moves, best first.
    pub best: Vec<Alternative>,
    /// Why the best one, if the bot can say.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Message>,
}

/// A move that could have been made.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Alternative {
    /// The move in the notation.
    #[serde(rename = "move")]
    pub text: String,
    /// The share of a win to be expected after it.
    pub worth: f64,
    /// How often it was tried.
    pub visits: u32,
}

/// What a game comes to for one seat. What it won beyond what its seat is worth is its luck and what was not foreseen, plus
/// its part of what the others gave away, less what it gave away itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Account {
    /// Who.
    pub seat: Seat,
    /// How many decisions.
    pub decisions: u32,
    /// How many of them could be judged.
    pub judged: u32,
    /// How many of them were the best move.
    pub best: u32,
    /// What was given away in all, in shares of a win.
    pub loss: f64,
    /// And by decision: the smaller, the more skilful.
    pub average_loss: f64,
    /// What the others gave away, in equal parts to everybody else.
    pub gifts: f64,
    /// What else changed its prospects while the table drew something.
    pub luck: f64,
    /// What changed them though nothing was drawn: the judge had not seen it coming.
    pub unforeseen: f64,
    /// The share of the win in the end; nothing while the game is running.
    pub result: Option<f64>,
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

/// Judges every decision of a record that replays. The bot gets what the seat saw, never the position.
pub fn analyse(
    game: &dyn Shelved,
    document: &Document,
    bot: &mut dyn AnyBot,
    mut heard: impl FnMut(&Decision),
) -> Result<Analysis, NotJudged> {
    let mut ledger = Ledger::new(&game.prospects(&document.options, document.seats));
    let mut decisions = Vec::new();
    let end = walk(game, document, |moment| {
        let Moment::Choice(run, step) = moment else { return ledger.draw() };
        let mut decision = decide(bot, run, &step);
        ledger.note(&mut decision);
        heard(&decision);
        decisions.push(decision);
    })?;
    match decisions.iter().any(|decision| !decision.best.is_empty()) {
        _ if decisions.is_empty() => Err(NotJudged::NoDecision),
        false => Err(NotJudged::NoOpinion),
        true => Ok(Analysis { decisions, seats: ledger.close(end.outcome().as_ref()) }),
    }
}

/// A step at which a seat had a choice.
pub(crate) struct Step<'a> {
    /// Counts from 0.
    pub(crate) index: usize,
    pub(crate) seat: Seat,
    text: &'a str,
    legal: usize,
}

/// Where a record is looked at.
pub(crate) enum Moment<'a> {
    /// The table has drawn something.
    Drawn,
    /// A seat is about to decide.
    Choice(&'a dyn AnyRun, Step<'a>),
}

/// Plays a record and stops after every draw and before every decision; returns the end.
pub(crate) fn walk(
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
            run.settle(&text).map_err(|_| NotJudged::Broken)?;
            stop(Moment::Drawn);
            continue;
        };
        let legal = run.legal(seat).len();
        if legal > 1 {
            stop(Moment::Choice(&*run, Step { index, seat, text: &text, legal }));
        }
        run.play(seat, &text).map_err(|_| NotJudged::Broken)?;
    }
    Ok(run)
}

/// The bot's dice follow from the step alone, so that a judgement can be had again.
pub(crate) fn judge(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>) -> Vec<Judged<String>> {
    let mut judged = bot.judge(run, step.seat, &mut Quick::new(step.index as u64));
    // A move that was never tried has no worth, unless it wins at once and needs no trying.
    judged.retain(|judged| judged.visits > 0 || judged.worth > 0.0);
    judged
}

fn decide(bot: &mut dyn AnyBot, run: &dyn AnyRun, step: &Step<'_>) -> Decision {
    let judged = judge(bot, run, step);
    let worth = judged.iter().find(|judged| judged.action == step.text).map(|judged| judged.worth);
    let reason = judged.first().and_then(|best| bot.reason(run, step.seat, &best.action));
    let loss = worth.zip(judged.first()).map(|(worth, best)| (best.worth - worth).max(0.0));
    let alternative = |Judged { action, worth, visits }| Alternative { text: action, worth, visits };
    Decision {
        step: step.index + 1,
        seat: step.seat,
        text: step.text.to_owned(),
        legal: step.legal,
        worth,
        loss,
        swing: None,
        best: judged.into_iter().take(KEPT).map(alternative).collect(),
        reason,
    }
}
