//! Checking an exercise: its moves, its numbers, and its answer in worlds nobody has looked at before.

use std::collections::BTreeSet;

use sevenfold_core::Seat;
use sevenfold_core::erased::AnyRun;
use sevenfold_shelf::Shelved;
use sevenfold_turns::{Aim, Start, Wrong};

use crate::make::{LEAST_MARGIN, SURE, judges, weigher};
use crate::weighed::Scales;
use crate::{Exercise, Flaw, Worth, position};

/// How carefully an exercise is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Care {
    /// In about so many worlds.
    pub worlds: u32,
    /// Which ones.
    pub dice: u64,
}

/// So many standard errors off is no chance any more.
const OFF: f64 = 5.0;

/// Checks an exercise; its worth is put to the test by the same judge in other worlds.
pub fn check(game: &dyn Shelved, exercise: &Exercise, care: Care) -> Result<(), Flaw> {
    let run = position(game, exercise).map_err(|astray| Flaw::Astray(astray.0))?;
    // Of another position the certificate may be true by chance: it was made for this one.
    if exercise.mark != exercise.record_mark() {
        return Err(Flaw::OtherRecord);
    }
    if let Some(aim) = &exercise.aim {
        return brings_most(&*run, exercise.seat, aim);
    }
    listed(&*run, exercise)?;
    beyond_doubt(exercise)?;
    let legal = exercise.worths.len();
    let bot = judges(game).and_then(|(judge, _)| weigher(game, judge, care.worlds, legal));
    let mut scales = Scales::default();
    if !bot.is_some_and(|mut bot| scales.weigh(&mut *bot, &*run, exercise.seat, care.dice)) {
        return Err(Flaw::OtherMoves);
    }
    agrees(exercise, &scales)
}

/// The turn is that of the seat, and its certificate holds.
fn brings_most(run: &dyn AnyRun, seat: Seat, aim: &Aim) -> Result<(), Flaw> {
    let start = Start::of(run).filter(|start| start.seat() == seat).ok_or(Flaw::NotAsked)?;
    start.check(run, aim).map_err(|wrong| match wrong {
        Wrong::Moves => Flaw::OtherMoves,
        Wrong::Unproven => Flaw::InDoubt(aim.line.join(", ")),
        Wrong::Most => Flaw::OtherMost(aim.most),
    })
}

/// Legal moves, each once.
fn listed(run: &dyn AnyRun, exercise: &Exercise) -> Result<(), Flaw> {
    if !run.agenda().must().contains(exercise.seat) {
        return Err(Flaw::NotAsked);
    }
    let legal: BTreeSet<String> = run.legal(exercise.seat).into_iter().collect();
    let told: BTreeSet<String> = exercise.worths.iter().map(|worth| worth.text().to_owned()).collect();
    let fine = told.is_subset(&legal) && told.len() == exercise.worths.len() && told.len() > 1;
    if fine { Ok(()) } else { Err(Flaw::OtherMoves) }
}

/// By its own numbers the first move is better than every other. What is written is rounded, each by half a part at most.
fn beyond_doubt(exercise: &Exercise) -> Result<(), Flaw> {
    let Some((best, others)) = exercise.worths.split_first() else { return Err(Flaw::OtherMoves) };
    let doubtful = others.iter().find(|other| {
        let ahead = best.share() - other.share() + 0.0001;
        let error = best.error().hypot(other.error()) - 0.0002;
        ahead < LEAST_MARGIN || ahead < SURE * error
    });
    doubtful.map_or(Ok(()), |other| Err(Flaw::InDoubt(other.text().to_owned())))
}

/// In other worlds the worths are the same within their errors, and the answer is. Every move that the judge tries is told:
/// one that was left out could be the better one in worlds nobody has looked at.
fn agrees(exercise: &Exercise, scales: &Scales) -> Result<(), Flaw> {
    for found in &scales.0 {
        let told = exercise.worth(&found.text).ok_or(Flaw::OtherMoves)?;
        let error = told.error().hypot(found.error()).max(0.001);
        if (told.share() - found.worth()).abs() > OFF * error {
            return Err(Flaw::OtherWorth(found.text.clone()));
        }
    }
    let (Some(best), Some(answer)) = (scales.0.first(), exercise.answer().map(Worth::text)) else {
        return Err(Flaw::OtherMoves);
    };
    let own = scales.0.iter().find(|one| one.text == answer).ok_or(Flaw::OtherMoves)?;
    if best.text != answer && best.ahead_of(own) > 1.0 {
        Err(Flaw::OtherAnswer(best.text.clone()))
    } else {
        Ok(())
    }
}
