//! The application: what is on the screen, whose turn at the keyboard it is, and what keys and time do to it.
//!
//! Keys and time come in as inputs ([`App::key`], [`App::tick`]) and the screen goes out as a drawing
//! ([`App::draw`]), so that whole games run in tests without a terminal and without waiting.

mod actions;
mod keys;
mod save;

use std::time::Duration;

use serde_json::Value;
use sevenfold_core::{Message, RuleId, Seat, SeatSet, Viewer};
use sevenfold_shelf::Hint;
use sevenfold_texts::Lang;

use crate::choices::Choices;
use crate::games::{Drawing, drawing};
use crate::host::Host;
use crate::input::Input;
use crate::names::{Pen, names};
use crate::outside::Outside;
use crate::theme::Colours;

/// What the screen is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    /// The table, as the one at the keyboard may see it.
    Table,
    /// Nothing but whom the keyboard goes to.
    HandOver(Seat),
    /// The game is over: the result.
    Result,
}

/// Something laid over the screen until it is answered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Overlay {
    /// The keys.
    Help,
    /// The rule of the last refusal, or all rules, from this row on.
    Rules {
        /// How many rows are scrolled away.
        scroll: usize,
    },
    /// The game's own page.
    Page,
    /// Really stop?
    Quit,
    /// Do all agree to take back all steps but so many?
    TakeBack {
        /// How many steps stay.
        keep: usize,
    },
    /// Somebody was quick: who?
    Caller,
}

/// A sentence about what was just done.
#[derive(Clone, PartialEq, Debug)]
pub enum Notice {
    /// A move was refused, perhaps with the rule.
    Refused(Option<RuleId>, Message),
    /// Good to know.
    Info(Message),
    /// What the adviser says.
    Hint(Hint),
}

/// A move that races against others, and whose it would be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Urgent {
    /// Who may make it.
    pub seat: Seat,
    /// The move, in the notation.
    pub text: String,
}

/// The application.
pub struct App {
    pub(crate) host: Host,
    pub(crate) drawing: &'static dyn Drawing,
    pub(crate) lang: Lang,
    colours: Colours,
    outside: Box<dyn Outside>,
    /// The host's own list of party challenges.
    challenges: Option<String>,
    /// What the viewer may know, as of the last refresh.
    pub(crate) view: Value,
    /// Who is at the keyboard.
    focus: Option<Seat>,
    pub(crate) stage: Stage,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) choices: Choices,
    pub(crate) urgent: Vec<Urgent>,
    pub(crate) input: Input,
    pub(crate) notice: Option<Notice>,
    broken: Option<RuleId>,
    /// Has the result of this game been looked at for the hall of fame?
    famed: bool,
    now: Duration,
    /// Columns of choices, and the first one shown, as last drawn.
    pub(crate) columns: usize,
    pub(crate) first: usize,
    done: Progress,
}

/// Whether the application goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Progress {
    Running,
    Done,
}

impl App {
    /// The same application with the host's own list of party challenges, one a line.
    #[must_use]
    pub fn with_challenges(mut self, challenges: Option<String>) -> Self {
        self.challenges = challenges;
        self
    }

    /// A game that is about to begin.
    pub fn new(host: Host, lang: Lang, colours: Colours, outside: Box<dyn Outside>) -> Self {
        let drawing = drawing(host.game().meta().id);
        let people = host.people();
        let focus = if people.len() == 1 { people.first() } else { None };
        let mut app = Self {
            host,
            drawing,
            lang,
            colours,
            outside,
            challenges: None,
            view: Value::Null,
            focus,
            stage: Stage::Table,
            overlay: None,
            choices: Choices::new(Vec::new(), drawing),
            urgent: Vec::new(),
            input: Input::default(),
            notice: None,
            broken: None,
            famed: false,
            now: Duration::ZERO,
            columns: 2,
            first: 0,
            done: Progress::Running,
        };
        app.host.tick(Duration::ZERO);
        app.refresh();
        app
    }

    /// The language on the screen.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Has the last key ended it?
    pub fn is_done(&self) -> bool {
        self.done == Progress::Done
    }

    /// Time has passed. Bots do what they were about to, unless a question to the people stops the game.
    ///
    /// Says whether there is anything new to draw.
    pub fn tick(&mut self, now: Duration) -> bool {
        self.now = now;
        let stopped = matches!(self.overlay, Some(Overlay::TakeBack { .. } | Overlay::Caller));
        let news = !stopped && self.host.tick(now);
        if news {
            self.refresh();
        }
        news
    }

    /// Whose eyes the screen is for.
    pub fn viewer(&self) -> Viewer {
        match (self.stage, self.focus) {
            (Stage::Table | Stage::Result, Some(seat)) => Viewer::Seat(seat),
            _ => Viewer::Watcher,
        }
    }

    /// A pen that writes for whoever is at the keyboard.
    pub fn pen(&self) -> Pen {
        Pen::new(self.lang, self.viewer(), names(self.host.sitters(), self.lang), self.colours)
            .with_challenges(self.challenges.clone())
    }

    /// Looks at the game again: who is at the keyboard, and what can be chosen.
    pub(crate) fn refresh(&mut self) {
        self.stage = self.next_stage();
        if self.stage == Stage::Result && !self.famed {
            self.famed = true;
            self.enter_fame();
        }
        if self.stage != Stage::Table {
            self.input.close();
        }
        self.view = self.host.view(self.viewer());
        let (turn, race) = self.open_moves();
        self.urgent = race;
        if self.choices.moves() != turn {
            self.choices = Choices::new(turn, self.drawing);
            self.first = 0;
            // What was good to know before is past; a refused line stays with its reason.
            if !self.input.is_open() && self.stage != Stage::Result {
                self.notice = None;
            }
        }
    }

    fn next_stage(&mut self) -> Stage {
        if self.host.outcome().is_some() {
            return self.over();
        }
        let people = self.host.people();
        let waited_for = self.host.agenda().must().intersection(people);
        match (self.focus, waited_for.first()) {
            (Some(seat), _) if people.len() == 1 || waited_for.contains(seat) => Stage::Table,
            (_, Some(next)) => {
                // From here on nobody is at the keyboard until somebody takes it.
                self.focus = None;
                Stage::HandOver(next)
            }
            (_, None) => Stage::Table,
        }
    }

    /// Among several people the end is looked at by all of them together, so it shows public facts only.
    fn over(&mut self) -> Stage {
        if self.host.people().len() > 1 {
            self.focus = None;
        }
        Stage::Result
    }

    /// The moves of whoever is at the keyboard, and the moves of all people here that race.
    fn open_moves(&self) -> (Vec<String>, Vec<Urgent>) {
        let mut turn = Vec::new();
        let mut race = Vec::new();
        for window in self.host.agenda().windows() {
            for seat in window.asked().intersection(self.host.people()).iter() {
                let legal = self.host.legal(seat, window.id);
                if window.may.contains(seat) {
                    race.extend(legal.into_iter().map(|text| Urgent { seat, text }));
                } else if self.viewer() == Viewer::Seat(seat) {
                    turn.extend(legal);
                }
            }
        }
        (turn, race)
    }

    /// Does the game have a page of its own?
    pub(crate) fn has_page(&self) -> bool {
        let pen = self.pen();
        self.drawing.page(&self.view, &self.canvas(&pen, (76, 20), 0)).is_some()
    }

    /// The people at this keyboard.
    fn people(&self) -> SeatSet {
        self.host.people()
    }
}
