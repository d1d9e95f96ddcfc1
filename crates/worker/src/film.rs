//! A finished game, played again so that it can be looked at after any of its steps.

use serde_json::Value;
use sevenfold_core::erased::{AnyEvent, AnyRun};
use sevenfold_core::record::{Document, Fault};
use sevenfold_core::{Message, Say, Seat, SeatSet, Viewer};
use sevenfold_protocol::offline::{Film, Reel};
use sevenfold_protocol::{
    FairFace, GameFace, LogKind, LogLine, Millis, Phase, SeatFace, Settings, Sitter, Snapshot, TableCode,
    TableFace,
};
use sevenfold_table::{Table, check_fair};

use crate::journal;

/// What the events of one step were.
type Happenings = Vec<Box<dyn AnyEvent>>;

/// A replayed record.
pub struct Projector {
    settings: Settings,
    sitters: Vec<Sitter>,
    run: Box<dyn AnyRun>,
    happened: Vec<Happenings>,
}

impl Projector {
    /// Reads and replays a game; or says what is wrong with it.
    pub fn load(reel: &Reel) -> Result<(Self, Film), Message> {
        match reel {
            Reel::Record(text) => Self::of(&Document::read(text).map_err(broken)?),
            Reel::Table(journal) => Self::of(&record_of(&journal::read(journal).unwrap_or_default())?),
        }
    }

    fn of(document: &Document) -> Result<(Self, Film), Message> {
        let unknown = || Message::new("web-replay-game").with("game", document.game.as_str());
        let game = sevenfold_shelf::find(&document.game).ok_or_else(unknown)?;
        let run = game.replay(document).map_err(broken)?;
        let film = Film {
            game: document.game.clone(),
            seats: document.seats,
            steps: run.len(),
            deal: fair_face(document),
            record: document.to_value().to_string(),
        };
        let settings =
            Settings { options: document.options.clone(), ..Settings::new(&document.game, document.seats) };
        let happened = happenings(&*run);
        let sitters = sitters_in(document, &game.bots());
        Ok((Self { settings, sitters, run, happened }, film))
    }

    /// Everything a viewer knew after that many steps.
    pub fn show(&self, step: usize, viewer: Viewer) -> Snapshot {
        let mut run = self.run.boxed_clone();
        run.undo_to(step);
        Snapshot {
            version: step as u64,
            now: Millis(0),
            viewer,
            settings: self.settings.clone(),
            roster: Vec::new(),
            table: self.table(),
            mine: None,
            game: Some(GameFace {
                step: step as u32,
                view: run.view(viewer),
                agenda: run.agenda(),
                windows: Vec::new(),
                ask: run.ask(viewer),
                choices: Vec::new(),
                outcome: run.outcome(),
            }),
            log: self.log(step, viewer),
        }
    }

    fn table(&self) -> TableFace {
        let seat = |seat: Seat| {
            let known = self.sitters.get(seat.index()).cloned();
            SeatFace { seat, sitter: known.unwrap_or_else(|| person(seat.number().to_string())) }
        };
        TableFace {
            code: TableCode::from_number(0),
            game: 1,
            phase: Phase::Playing,
            seats: Seat::all(self.settings.seats).map(seat).collect(),
            owner: None,
            undo: None,
            rematch: SeatSet::EMPTY,
            fair: FairFace::default(),
        }
    }

    fn log(&self, step: usize, viewer: Viewer) -> Vec<LogLine> {
        let steps = self.happened.iter().take(step).enumerate();
        let told =
            steps.flat_map(|(step, events)| events.iter().map(move |event| (step, event.seen_by(viewer))));
        told.filter_map(|(step, told)| {
            let told = told?;
            Some(LogLine {
                version: step as u64 + 1,
                step: step as u32 + 1,
                at: Millis(0),
                kind: LogKind::Game,
                message: told.message,
                event: Some(told.event),
            })
        })
        .collect()
    }
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
    Ok(FairFace { commit: deal.commit, parts: deal.parts, secret: Some(deal.secret), seed })
}

/// The record of a table whose game is over.
fn record_of(entries: &[sevenfold_table::Entry]) -> Result<Document, Message> {
    let record = Table::from_journal(entries).ok().and_then(|table| table.record());
    record.ok_or_else(|| Message::new("server-no-record"))
}

/// Who sat where, as far as the record tells: a bot is called as it is on the roster.
fn sitters_in(document: &Document, roster: &[&str]) -> Vec<Sitter> {
    let names = document.others.get("meta").and_then(|meta| meta.get("names")).and_then(Value::as_array);
    let names = names.into_iter().flatten().map(|name| name.as_str().unwrap_or_default());
    let sitter = |(seat, name): (Seat, &str)| match name {
        "" => person(seat.number().to_string()),
        bot if roster.contains(&bot) => Sitter::Bot { bot: bot.to_owned() },
        name => person(name.to_owned()),
    };
    Seat::all(document.seats).zip(names).map(sitter).collect()
}

fn person(name: String) -> Sitter {
    Sitter::Person { name, here: true, stand_in: None }
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
