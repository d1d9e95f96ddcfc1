//! A game that can be looked at after any of its steps.

use std::rc::Rc;

use serde_json::Value;
use sevenfold_core::erased::{AnyEvent, AnyRun};
use sevenfold_core::record::Document;
use sevenfold_core::{Message, Say, Seat, SeatSet, Viewer};
use sevenfold_protocol::{
    FairFace, GameFace, LogKind, LogLine, Millis, Phase, SeatFace, Settings, Sitter, Snapshot, TableCode,
    TableFace,
};
use sevenfold_table::check_fair;

/// What the events of one step were.
type Happenings = Vec<Box<dyn AnyEvent>>;

/// A replayed record.
#[derive(Clone)]
pub struct Film {
    /// How many steps it has.
    pub steps: usize,
    /// How many played.
    pub seats: u8,
    /// The promise, the secret and the parts, or why the deal cannot be checked.
    pub deal: Result<(), Message>,
    settings: Settings,
    names: Vec<String>,
    run: Rc<dyn AnyRun>,
    happened: Rc<Vec<Happenings>>,
}

impl Film {
    /// Reads and replays a record; or says what is wrong with it.
    pub fn read(text: &str) -> Result<Self, Message> {
        let document = Document::read(text).map_err(|fault| fault.message)?;
        Self::of(&document)
    }

    /// Replays a record; or says what is wrong with it.
    pub fn of(document: &Document) -> Result<Self, Message> {
        let unknown = || Message::new("web-replay-game").with("game", document.game.as_str());
        let game = sevenfold_shelf::find(&document.game).ok_or_else(unknown)?;
        let run = game.replay(document).map_err(|fault| fault.message)?;
        let names = document.others.get("meta").and_then(|meta| meta.get("names")).and_then(Value::as_array);
        let names = names.into_iter().flatten().map(|name| name.as_str().unwrap_or_default().to_owned());
        Ok(Self {
            steps: run.len(),
            seats: document.seats,
            deal: check_fair(document).map(|_| ()).map_err(|unfair| unfair.say()),
            settings: Settings {
                options: document.options.clone(),
                ..Settings::new(&document.game, document.seats)
            },
            names: names.collect(),
            happened: Rc::new(happenings(&*run)),
            run: run.into(),
        })
    }

    /// What a seat is called.
    pub fn name(&self, seat: Seat) -> Option<&str> {
        self.names.get(seat.index()).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Everything a viewer knew after that many steps.
    pub fn after(&self, step: usize, viewer: Viewer) -> Snapshot {
        let mut run = self.run.boxed_clone();
        run.undo_to(step);
        let over = run.outcome();
        Snapshot {
            version: step as u64,
            now: Millis(0),
            viewer,
            settings: self.settings.clone(),
            table: self.table(),
            mine: None,
            game: Some(GameFace {
                step: step as u32,
                view: run.view(viewer),
                agenda: run.agenda(),
                windows: Vec::new(),
                ask: run.ask(viewer),
                choices: Vec::new(),
                outcome: over,
            }),
            log: self.log(step, viewer),
        }
    }

    fn table(&self) -> TableFace {
        let seat = |seat: Seat| {
            let name = self.name(seat).map_or_else(|| seat.number().to_string(), str::to_owned);
            SeatFace { seat, sitter: Sitter::Person { name, here: true, stand_in: None } }
        };
        TableFace {
            code: TableCode::from_number(0),
            game: 1,
            phase: Phase::Playing,
            seats: Seat::all(self.seats).map(seat).collect(),
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
                version: step as u64,
                step: step as u32 + 1,
                at: Millis(0),
                kind: LogKind::Game,
                message: told.message,
                event: None,
            })
        })
        .collect()
    }
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
