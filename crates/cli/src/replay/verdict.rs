//! What is found when one record is checked.

use std::path::Path;

use serde::Serialize;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::{Code, Document, Fault, RecordedStep};
use sevenfold_core::{Message, Outcome, Say as _, Seat};
use sevenfold_fair::{Alarm, Unfair, Verdict as OfTheDeal, check_fair, judge};
use sevenfold_shelf::{Shelved, find};

use super::witness::Witness;
use crate::output::Output;
use crate::setup::known_games;

/// A record that was checked.
pub(super) struct Checked {
    /// How many steps it has, as far as it can be read.
    steps: usize,
    /// Is it a game?
    pub(super) verdict: Verdict,
    /// What is proven of the deal, and what else is to be said of it; nothing if the record tells nothing of it.
    deal: Option<(OfTheDeal, Vec<Message>)>,
}

/// Is a record a game?
pub(super) enum Verdict {
    /// Every step of it.
    Good(Replayed),
    /// It is not, for this reason; a refused move was this seat's.
    Refused(Fault, Option<Seat>),
}

/// A record that is a game.
pub(super) struct Replayed {
    game: &'static dyn Shelved,
    run: Box<dyn AnyRun>,
}

/// What `--json` writes for one record.
#[derive(Serialize)]
pub(super) struct Line {
    file: String,
    ok: bool,
    steps: usize,
    finished: bool,
    step: Option<usize>,
    code: Option<String>,
    message: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fair: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    deal: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pad: Option<String>,
}

/// Checks a record from its first byte to its result.
pub(super) fn check(bytes: &[u8], witness: &Witness) -> Checked {
    let document = match document(bytes) {
        Ok(document) => document,
        Err(fault) => return Checked { steps: 0, verdict: Verdict::Refused(fault, None), deal: None },
    };
    let deal = deal(&document, witness);
    let verdict = match promised(deal.as_ref()).and_then(|()| replay(&document)) {
        Ok(replayed) => Verdict::Good(replayed),
        Err(fault) => {
            let by = mover(&document, &fault);
            Verdict::Refused(fault, by)
        }
    };
    Checked { steps: document.steps.len(), verdict, deal }
}

/// What the deal proves to this witness. Whoever was promised one is owed its proof.
fn deal(document: &Document, witness: &Witness) -> Option<(OfTheDeal, Vec<Message>)> {
    match check_fair(document) {
        Ok(deal) => Some((judge(&deal, &witness.known(document, &deal)), deal.remarks())),
        Err(Unfair::NotTold) if !witness.was_promised(document) => None,
        Err(unfair) => Some((OfTheDeal::Broken(Alarm::Sums(unfair)), Vec::new())),
    }
}

/// A deal that does not hold, is not the promised one, or cannot be read is a fault of the head.
fn promised(deal: Option<&(OfTheDeal, Vec<Message>)>) -> Result<(), Fault> {
    let Some((OfTheDeal::Broken(alarm), _)) = deal else { return Ok(()) };
    let code = match alarm {
        Alarm::Sums(unfair) if !unfair.is_lie() => Code::Record,
        _ => Code::Seed,
    };
    Err(Fault { step: 0, code, message: alarm.say() })
}

/// Whose move a fault is about: the sentence speaks to that player.
pub(crate) fn mover(document: &Document, fault: &Fault) -> Option<Seat> {
    match document.step(fault.step.checked_sub(1)?) {
        Ok(RecordedStep::Act(seat, _)) => Some(seat),
        Ok(RecordedStep::Chance(_)) | Err(_) => None,
    }
}

fn replay(document: &Document) -> Result<Replayed, Fault> {
    let game = game_of(document)?;
    Ok(Replayed { game, run: game.replay(document)? })
}

/// The game a record tells of.
pub(crate) fn game_of(document: &Document) -> Result<&'static dyn Shelved, Fault> {
    find(&document.game).ok_or_else(|| {
        let message = Message::new("cli-record-game").with("game", document.game.as_str());
        Fault::head(message.with("known", known_games()))
    })
}

/// Reads a record; it may still not be a game.
pub(crate) fn document(bytes: &[u8]) -> Result<Document, Fault> {
    text(bytes).and_then(Document::read)
}

/// The text of a file. A mark at its beginning that some programs write says nothing and is left out.
fn text(bytes: &[u8]) -> Result<&str, Fault> {
    let text = std::str::from_utf8(bytes).map_err(|error| {
        let mut lines = bytes[..error.valid_up_to()].split(|byte| *byte == b'\n');
        let column = 1 + lines.next_back().map_or(0, <[u8]>::len);
        let line = 1 + lines.count();
        Fault::head(Message::new("cli-record-not-text").with("line", line).with("column", column))
    })?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

impl Verdict {
    /// The line about one record; but for the sentence it is a contract.
    pub(super) fn sentence(&self, output: &Output, file: &Path) -> String {
        let file = file.display();
        match self {
            Self::Good(replayed) => {
                let state = if replayed.outcome().is_some() { "finished" } else { "running" };
                format!("{file}: ok {} steps {state}", replayed.run.len())
            }
            Self::Refused(Fault { step, code, message }, by) => {
                format!("{file}: refused step {step} {code}: {}", output.say_to(*by, message))
            }
        }
    }
}

impl Replayed {
    pub(super) fn pad(&self) -> Option<String> {
        self.game.pad_csv(&*self.run)
    }

    pub(super) fn title(&self) -> &'static str {
        self.game.meta().title
    }

    fn outcome(&self) -> Option<Outcome> {
        self.run.outcome()
    }
}

impl Checked {
    pub(super) fn line(&self, output: &Output, file: &Path, pad: Option<String>) -> Line {
        let (finished, fault) = match &self.verdict {
            Verdict::Good(replayed) => (replayed.outcome().is_some(), None),
            Verdict::Refused(fault, by) => (false, Some((fault, *by))),
        };
        Line {
            file: file.display().to_string(),
            ok: fault.is_none(),
            steps: self.steps,
            finished,
            step: fault.map(|(fault, _)| fault.step),
            code: fault.map(|(fault, _)| fault.code.to_string()),
            message: fault.map(|(fault, by)| output.say_to(by, &fault.message)),
            fair: self.deal.as_ref().map(|(deal, _)| !deal.is_broken()),
            deal: self.deal.as_ref().map(|(deal, _)| deal.word()),
            pad,
        }
    }

    /// What is to be said of the deal beside the verdict; a lie is the verdict itself.
    pub(super) fn of_the_deal(&self) -> Vec<Message> {
        match (&self.verdict, &self.deal) {
            (Verdict::Good(_), Some((deal, remarks))) => {
                [deal.say()].into_iter().chain(remarks.iter().cloned()).collect()
            }
            _ => Vec::new(),
        }
    }
}
