//! Replaying a document with a game: the first fault, or the run it tells of.

use serde_json::Value;

use super::{Code, Document, Fault, RecordedStep};
use crate::options::read_options;
use crate::run::{ChanceError, Run};
use crate::{Agenda, Breach, Game, Message, Outcome, Say, Seat, SetupError, Silent, json};

/// Replays a document from its first step.
pub fn replay<G: Game>(document: &Document) -> Result<Run<G>, Fault> {
    let options = read_options::<G::Options>(&document.options).map_err(setup_fault)?;
    let mut run = Run::<G>::new(&options, document.seats, document.seed).map_err(setup_fault)?;
    for index in 0..document.steps.len() {
        let step = document.step(index)?;
        take(&mut run, step).map_err(|(code, message)| Fault { step: index + 1, code, message })?;
    }
    check_result(document, run.game()).map_err(|message| Fault {
        step: document.steps.len() + 1,
        code: Code::Result,
        message,
    })?;
    Ok(run)
}

fn take<G: Game>(run: &mut Run<G>, step: RecordedStep) -> Result<(), (Code, Message)> {
    match step {
        RecordedStep::Chance(text) => {
            let chance = text.parse::<G::Chance>().map_err(|error| (Code::Notation, error.say()))?;
            run.settle(chance, &mut Silent).map_err(|error| match error {
                ChanceError::Impossible(impossible) => (Code::Chance, impossible.message),
                ChanceError::NotFromSeed => (Code::Seed, Message::new("chance-not-from-seed")),
            })
        }
        RecordedStep::Act(seat, text) => act(run, seat, &text),
    }
}

fn act<G: Game>(run: &mut Run<G>, seat: Seat, text: &str) -> Result<(), (Code, Message)> {
    let action = text.parse::<G::Action>().map_err(|error| (Code::Notation, error.say()))?;
    if matches!(run.game().agenda(), Agenda::Chance(_)) {
        return Err((Code::Chance, Message::new("chance-missing")));
    }
    run.play(seat, action, &mut Silent).map_err(|breach| (Code::Rule(breach.rule()), breach.say()))
}

/// A setup that is refused is a fault of the head, with the rule if one forbids it.
pub(crate) fn setup_fault(error: SetupError) -> Fault {
    Fault { step: 0, code: error.rule.map_or(Code::Record, Code::Rule), message: error.message }
}

fn check_result<G: Game>(document: &Document, game: &G) -> Result<(), Message> {
    match (&document.result, game.outcome()) {
        (None, _) => Ok(()),
        (Some(_), None) => Err(Message::new("result-while-running")),
        (Some(value), Some(outcome)) if same_result(value, &outcome) => Ok(()),
        (Some(_), Some(outcome)) => Err(Message::new("result-other")
            .with("points", crate::Arg::list(outcome.points.iter().copied()))
            .with("winners", crate::Arg::list(outcome.winners.iter().map(Seat::number)))),
    }
}

fn same_result(value: &Value, outcome: &Outcome) -> bool {
    json::from_value::<Outcome>(value).is_ok_and(|given| given == *outcome)
}
