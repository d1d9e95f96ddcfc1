//! A keyboard, a screen and a clock for tests.
#![allow(dead_code, clippy::unwrap_used, reason = "each test file uses its part; what cannot go on fails")]

use std::cell::RefCell;
use std::io;
use std::path::PathBuf;
use std::rc::Rc;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use serde_json::{Map, Value};
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_protocol::{Millis, Settings, Sitter};
use sevenfold_shelf::{Effort, Shelved};
use sevenfold_terminal::{App, Colours, Outside, Party, Plan, Request};
use sevenfold_texts::Lang;

/// What was saved: names and texts.
pub(crate) type Saved = Rc<RefCell<Vec<(String, String)>>>;

/// A world in which seeds count up and records are kept in memory.
struct Small {
    seeds: u8,
    saved: Saved,
}

impl Outside for Small {
    fn seed(&mut self) -> Seed {
        self.seeds += 1;
        Seed([self.seeds; 32])
    }

    fn save(&mut self, name: &str, text: &str) -> io::Result<PathBuf> {
        self.saved.borrow_mut().push((name.to_owned(), text.to_owned()));
        Ok(PathBuf::from(name))
    }

    fn honour(&mut self, list: &str, entry: Value) -> io::Result<PathBuf> {
        self.save(list, &entry.to_string())
    }
}

/// Somebody in front of a screen of 80 × 24.
pub(crate) struct Player {
    pub app: App,
    pub saved: Saved,
    terminal: Terminal<TestBackend>,
    now: Duration,
}

/// A request with the usual seed: `request("sieben", 1, &["random"])`.
pub(crate) fn request(game: &str, people: u8, bots: &[&str]) -> Request {
    Request {
        game: game.to_owned(),
        people,
        names: ["Ada", "Ben", "Cleo"].map(String::from).to_vec(),
        bots: bots.iter().map(ToString::to_string).collect(),
        seed: Some(Seed([7; 32])),
        lang: Lang::En,
        ..Request::default()
    }
}

/// Options from JSON.
pub(crate) fn options(value: Value) -> Map<String, Value> {
    match value {
        Value::Object(map) => map,
        _ => Map::new(),
    }
}

impl Player {
    pub(crate) fn new(request: &Request) -> Self {
        Self::sized(request, 80, 24)
    }

    pub(crate) fn sized(request: &Request, width: u16, height: u16) -> Self {
        Self::at(request.party(Effort::default()).unwrap(), request.lang, width, height)
    }

    /// In front of a game in whose middle these players are.
    pub(crate) fn amid(game: &'static dyn Shelved, run: Box<dyn AnyRun>, sitters: Vec<Sitter>) -> Self {
        let options = run.record(Extras::default()).options;
        let settings = Settings { options, ..Settings::new(game.meta().id, run.seats()) };
        let (secret, seed) = ([7; 32], Some(Seed([7; 32])));
        let plan = Plan { game, settings, sitters, secret, seed, effort: Effort::default() };
        let mut table = plan.table(Millis(1)).unwrap();
        table.lay(run);
        Self::at(Party::laid(plan, table), Lang::En, 80, 24)
    }

    pub(crate) fn at(party: Party, lang: Lang, width: u16, height: u16) -> Self {
        let saved = Saved::default();
        let outside = Box::new(Small { seeds: 100, saved: Rc::clone(&saved) });
        let app = App::new(party, lang, Colours::None, outside);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        Self { app, saved, terminal, now: Duration::ZERO }
    }

    /// Presses one key.
    pub(crate) fn press(&mut self, code: KeyCode) {
        self.screen();
        self.app.key(KeyEvent::new(code, KeyModifiers::NONE));
    }

    /// Presses the keys of a text; a line break is Enter.
    pub(crate) fn keys(&mut self, text: &str) {
        for letter in text.chars() {
            self.press(if letter == '\n' { KeyCode::Enter } else { KeyCode::Char(letter) });
        }
    }

    /// Types a move on the input line.
    pub(crate) fn types(&mut self, text: &str) {
        self.keys(&format!(":{text}\n"));
    }

    /// Lets time pass, in steps of a tick.
    pub(crate) fn wait(&mut self, milliseconds: u64) {
        for _ in 0..milliseconds.div_ceil(50) {
            self.now += Duration::from_millis(50);
            self.app.tick(self.now);
        }
    }

    /// What is on the screen.
    pub(crate) fn screen(&mut self) -> String {
        self.terminal.draw(|frame| self.app.draw(frame)).unwrap();
        let buffer = self.terminal.backend().buffer();
        let width = buffer.area.width as usize;
        let rows = buffer.content().chunks(width);
        let rows: Vec<String> = rows
            .map(|row| {
                row.iter().map(ratatui::buffer::Cell::symbol).collect::<String>().trim_end().to_owned()
            })
            .collect();
        rows.join("\n")
    }

    /// Is this on the screen?
    pub(crate) fn sees(&mut self, text: &str) -> bool {
        self.screen().contains(text)
    }

    /// Waits until this is on the screen, or fails with the screen.
    pub(crate) fn wait_for(&mut self, text: &str) {
        for _ in 0..2000 {
            if self.sees(text) {
                return;
            }
            self.wait(50);
        }
        panic!("“{text}” never came:\n{}", self.screen());
    }
}
