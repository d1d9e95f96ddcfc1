//! A finished game, played again so that it can be looked at after any of its steps.

#[cfg(feature = "study")]
mod study;

use serde_json::Value;
use sevenfold_core::erased::{AnyEvent, AnyRun};
use sevenfold_core::json::Data;
use sevenfold_core::record::{Document, Fault};
use sevenfold_core::{Message, Say, Viewer};
use sevenfold_fair::{FairDeal, check_fair};
use sevenfold_protocol::offline::{Film, Journal, Reel};
use sevenfold_protocol::{
    Ending, EndingCause, FairFace, Leg, LogKind, LogLine, Millis, Settings, Sitter, Snapshot,
};
use sevenfold_table::{Entry, Note, Noted, Offered, Scene, Table, leg_in, lost_in, notes_in, show};

use crate::journal;

/// What the events of one step were.
type Happenings = Vec<Box<dyn AnyEvent>>;

/// The course of a game is told by so many of its moments.
const COURSE: usize = 60;

/// A replayed record.
pub(crate) struct Projector {
    settings: Settings,
    sitters: Vec<Sitter>,
    run: Box<dyn AnyRun>,
    happened: Vec<Happenings>,
    /// What happened to the seats beside the game.
    notes: Vec<Noted>,
    /// How it ended, if the record tells.
    ending: Option<Ending>,
    /// Which of two games with the seats exchanged it is, if the record tells.
    leg: Option<Leg>,
}

impl Projector {
    /// Reads and replays a game; or says what is wrong with it.
    pub(crate) fn load(reel: &Reel) -> Result<(Self, Film), Message> {
        match reel {
            Reel::Record(text) => Self::of(&Document::read(text).map_err(broken)?, None),
            Reel::Table(journal, game) => {
                let (document, number) = record_of(journal, *game)?;
                Self::of(&document, Some(number))
            }
        }
    }

    fn of(document: &Document, number: Option<u32>) -> Result<(Self, Film), Message> {
        let unknown = || Message::new("web-replay-game").with("game", document.game.as_str());
        let game = sevenfold_shelf::find(&document.game).ok_or_else(unknown)?;
        let run = game.replay(document).map_err(broken)?;
        let film = Film {
            game: document.game.clone(),
            seats: document.seats,
            steps: run.len(),
            deal: fair_face(document),
            record: document.to_value().to_string(),
            number,
        };
        let settings =
            Settings { options: document.options.clone(), ..Settings::new(&document.game, document.seats) };
        let happened = happenings(&*run);
        let sitters = sitters_in(document, &game.bots());
        let (notes, ending, leg) = (notes_in(document), ending_in(document, &*run), leg_in(document));
        Ok((Self { settings, sitters, run, happened, notes, ending, leg }, film))
    }

    /// Everything a viewer knew after that many steps.
    pub(crate) fn show(&self, step: usize, viewer: Viewer) -> Snapshot {
        let mut run = self.run.boxed_clone();
        run.undo_to(step);
        let ending = self.ending.as_ref().filter(|_| step >= self.run.len());
        let scene = Scene { settings: &self.settings, sitters: &self.sitters, ending, leg: self.leg };
        let shown = show(&*run, viewer, scene, Offered::Question);
        Snapshot { log: self.log(step, viewer), ..shown }
    }

    /// A few moments of the game as everybody saw them, evenly spread, with the first and the last.
    pub(crate) fn course(&self) -> Vec<(usize, Value)> {
        let (steps, mut run) = (self.run.len(), self.run.boxed_clone());
        let mut taken: Vec<usize> = (0..=COURSE).map(|part| steps * part / COURSE).collect();
        taken.dedup();
        // Backwards, because steps can only be taken back.
        let mut course: Vec<(usize, Value)> = taken
            .into_iter()
            .rev()
            .map(|step| {
                run.undo_to(step);
                (step, run.view(Viewer::Watcher))
            })
            .collect();
        course.reverse();
        course
    }

    /// The lines of the log up to a step: before it that time was up, after it who gave up.
    fn log(&self, step: usize, viewer: Viewer) -> Vec<LogLine> {
        let begun = self.noted(0, When::After);
        let lines = self.happened.iter().take(step).zip(1..).flat_map(|(events, step)| {
            let told = events
                .iter()
                .filter_map(move |event| event.seen_by(viewer))
                .map(move |told| line(step, LogKind::Game, told.message, Some(told.event)));
            self.noted(step, When::Before).chain(told).chain(self.noted(step, When::After))
        });
        begun.chain(lines).collect()
    }

    fn noted(&self, step: u32, when: When) -> impl Iterator<Item = LogLine> {
        let fits = move |noted: &&Noted| {
            noted.step == step && (noted.note == Note::TimeUp) == (when == When::Before)
        };
        self.notes
            .iter()
            .filter(fits)
            .map(|noted| line(noted.step, LogKind::Table, noted.note.say(noted.seat), None))
    }
}

/// Is something told before the step it belongs to, or after it?
#[derive(Clone, Copy, PartialEq, Eq)]
enum When {
    Before,
    After,
}

fn line(step: u32, kind: LogKind, message: Message, event: Option<Data>) -> LogLine {
    LogLine { version: u64::from(step), step, at: Millis(0), kind, message, event }
}

/// How a game ended: as it was played, or because somebody gave up.
fn ending_in(document: &Document, run: &dyn AnyRun) -> Option<Ending> {
    if let Some(outcome) = run.outcome() {
        return Some(Ending { cause: EndingCause::Played, winners: outcome.winners, outcome: Some(outcome) });
    }
    lost_in(document)
}

/// What is wrong with a record, and at which step of the game.
fn broken(fault: Fault) -> Message {
    if fault.step == 0 {
        return fault.message;
    }
    Message::new("web-replay-broken").with("step", fault.step).with("why", fault.message)
}

/// What the record tells of its deal, once the sums have been done again.
fn fair_face(document: &Document) -> Result<FairFace, Message> {
    let deal = check_fair(document).map_err(|unfair| unfair.say())?;
    let seed = document.seed.map(|seed| seed.to_string());
    let FairDeal { commit, secret, parts, seals } = deal;
    Ok(FairFace { commit, next: None, seals, parts, secret: Some(secret), seed })
}

/// The record of a game of a table, and which one it is: the one that is named, or the last that is over.
fn record_of(journal: &Journal, game: Option<u32>) -> Result<(Document, u32), Message> {
    let of = |entries: &[Entry]| {
        let table = Table::from_journal(entries).ok()?;
        Some((table.record()?, table.table_face().game))
    };
    let found = journal::rebuild(journal).and_then(|(table, entries)| {
        let last = table.table_face().game;
        let wanted = game.unwrap_or(last);
        let found = of(journal::up_to_game(&entries, wanted)).filter(|(_, number)| *number == wanted);
        found.or_else(|| game.is_none().then(|| of(journal::up_to_game(&entries, last - 1)))?)
    });
    found.ok_or_else(|| Message::new("server-no-record"))
}

/// Who sat where, as far as the record tells: a bot is called as it is on the roster.
fn sitters_in(document: &Document, roster: &[&str]) -> Vec<Sitter> {
    let names = document.others.get("meta").and_then(|meta| meta.get("names")).and_then(Value::as_array);
    let names = names.into_iter().flatten().map(|name| name.as_str().unwrap_or_default());
    let sitter = |name: &str| match name {
        bot if roster.contains(&bot) => Sitter::Bot { bot: bot.to_owned() },
        name => Sitter::Person { name: name.to_owned(), here: true, stand_in: None },
    };
    names.take(usize::from(document.seats)).map(sitter).collect()
}

/// Plays the game again from its beginning, to hear what happened.
fn happenings(run: &dyn AnyRun) -> Vec<Happenings> {
    let mut again = run.boxed_clone();
    again.undo_to(0);
    (0..run.len())
        .map(|index| {
            let text = run.step_text(index).unwrap_or_default();
            match run.step_by(index) {
                Some(seat) => again.play(seat, &text).unwrap_or_default(),
                None => again.settle(&text).unwrap_or_default(),
            }
        })
        .collect()
}
