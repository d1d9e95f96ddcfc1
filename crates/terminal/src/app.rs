//! The application: what is on the screen, whose turn at the keyboard it is, and what keys and time do to it.
//!
//! Keys and time come in as inputs ([`App::key`], [`App::tick`]) and the screen goes out as a drawing
//! ([`App::draw`]), so that whole games run in tests without a terminal and without waiting.

mod actions;
mod answers;
mod keys;
mod save;
mod scene;

use std::time::Duration;

use sevenfold_core::{Message, Say as _, Seat, SeatSet, Viewer};
use sevenfold_fair::Verdict;
use sevenfold_protocol::{GameFace, Phase};
use sevenfold_texts::Lang;

use scene::Purpose;
pub(crate) use scene::{Notice, Overlay, Stage, Typing, Urgent};

use crate::choices::Choices;
use crate::games::{Drawing, Sight, drawing};
use crate::input::Input;
use crate::names::{Pen, names};
use crate::outside::Outside;
use crate::party::{Asked, Party, Reach};
use crate::theme::Colours;

/// The application.
pub struct App {
    pub(crate) party: Party,
    pub(crate) drawing: &'static dyn Drawing,
    pub(crate) lang: Lang,
    colours: Colours,
    outside: Box<dyn Outside>,
    /// What the viewer may know, as of the last refresh.
    pub(crate) sight: Sight,
    /// Who is at the keyboard.
    focus: Option<Seat>,
    pub(crate) stage: Stage,
    pub(crate) overlay: Option<Overlay>,
    pub(crate) choices: Choices,
    pub(crate) urgent: Vec<Urgent>,
    pub(crate) input: Input,
    pub(crate) notice: Option<Notice>,
    broken: Option<String>,
    /// What has been asked of the table and is not answered.
    awaited: Vec<(Asked, Purpose)>,
    /// Who here made the last move.
    moved: Option<Seat>,
    pub(crate) typing: Typing,
    /// What the player of this keyboard is called at a server's table.
    name: String,
    /// Seats here of which it has been told that their parts are not in the deal.
    left_out: SeatSet,
    /// Has the result of this game been looked at for the hall of fame?
    famed: bool,
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
    /// People at their table.
    pub fn new(party: Party, lang: Lang, colours: Colours, outside: Box<dyn Outside>) -> Self {
        let drawing = drawing(party.game().meta().id);
        let mut app = Self {
            party,
            drawing,
            lang,
            colours,
            outside,
            sight: Sight::default(),
            focus: None,
            stage: Stage::Table,
            overlay: None,
            choices: Choices::new(Vec::new(), drawing),
            urgent: Vec::new(),
            input: Input::default(),
            notice: None,
            broken: None,
            awaited: Vec::new(),
            moved: None,
            typing: Typing::Move,
            name: String::new(),
            left_out: SeatSet::EMPTY,
            famed: false,
            columns: 2,
            first: 0,
            done: Progress::Running,
        };
        app.party.tick(Duration::ZERO);
        app.refresh();
        app
    }

    /// The same application of somebody who is called so at a server's table.
    #[must_use]
    pub fn called(self, name: String) -> Self {
        Self { name, ..self }
    }

    /// The language on the screen.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Has the last key ended it?
    pub fn is_done(&self) -> bool {
        self.done == Progress::Done
    }

    /// Time has passed. At a table of one's own bots do what they were about to, unless a question to the people stops
    /// the game.
    ///
    /// Says whether there is anything new to draw.
    pub fn tick(&mut self, now: Duration) -> bool {
        let stopped = matches!(self.overlay, Some(Overlay::TakeBack | Overlay::Caller));
        let news = !(stopped && self.party.is_own()) && self.party.tick(now);
        if news {
            self.settle();
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
        Pen::new(self.lang, self.viewer(), names(&self.party.sitters(), self.lang), self.colours)
            .with_challenges(self.party.challenges())
    }

    /// Looks at the game again: who is at the keyboard, and what can be chosen.
    pub(crate) fn refresh(&mut self) {
        let before = self.stage;
        self.stage = self.next_stage();
        // What was told to one person is not for the next.
        if self.stage != before && matches!(self.stage, Stage::HandOver(_)) {
            self.notice = None;
        }
        if self.stage == Stage::Result && !self.famed {
            self.famed = true;
            self.enter_fame();
        }
        if self.stage != Stage::Table && self.typing == Typing::Move {
            self.input.close();
        }
        let viewer = self.viewer();
        self.sight.look(self.party.face(viewer), self.drawing);
        self.look_for_questions();
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
        self.look_at_the_deal();
    }

    fn next_stage(&mut self) -> Stage {
        let people = self.people();
        match people.len() {
            0 => self.focus = None,
            1 => self.focus = people.first(),
            _ => {}
        }
        match self.party.phase() {
            Some(Phase::Over(_)) => return self.over(),
            Some(Phase::Gathering | Phase::Dealing { .. }) | None => {
                self.famed = false;
                return Stage::Gathering;
            }
            Some(Phase::Playing) => self.famed = false,
        }
        let waited_for = self.party.agenda().must().intersection(people);
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
        if self.people().len() > 1 {
            self.focus = None;
        }
        Stage::Result
    }

    /// The game as the viewer may see it.
    pub(crate) fn game(&self) -> Option<&GameFace> {
        self.party.face(self.viewer())?.game.as_ref()
    }

    /// The moves of whoever is at the keyboard, and the moves of all people here that race.
    fn open_moves(&self) -> (Vec<String>, Vec<Urgent>) {
        let (mut turn, mut race) = (Vec::new(), Vec::new());
        for window in self.party.agenda().windows() {
            for seat in window.asked().intersection(self.people()).iter() {
                let face = self.party.face(Viewer::Seat(seat)).and_then(|face| face.game.as_ref());
                let choices = face.into_iter().flat_map(|game| &game.choices);
                let choices = choices.filter(|choice| choice.window == window.id).cloned();
                if window.may.contains(seat) {
                    race.extend(choices.map(|choice| Urgent { seat, choice }));
                } else if self.viewer() == Viewer::Seat(seat) {
                    turn.extend(choices.map(|choice| choice.text));
                }
            }
        }
        (turn, race)
    }

    /// Whatever the table asks or tells beside the game.
    fn look_for_questions(&mut self) {
        let asked = self.party.take_back().is_some_and(|(_, asked)| !asked.is_empty());
        match self.overlay {
            None if asked => self.overlay = Some(Overlay::TakeBack),
            Some(Overlay::TakeBack) if !asked => self.overlay = None,
            _ => {}
        }
    }

    /// Tells once a game whose part is not in its deal. When the game is over its result says so.
    fn look_at_the_deal(&mut self) {
        let left_out = self.party.warning().left_out;
        let before = std::mem::replace(&mut self.left_out, left_out);
        if left_out != before && !left_out.is_empty() && self.stage == Stage::Table {
            self.notice = Some(Notice::OfTheDeal(Verdict::WithoutYou));
        }
    }

    /// Why the table cannot be reached, if it cannot.
    pub(crate) fn out_of_reach(&self) -> Option<Message> {
        match self.party.reach() {
            Reach::Open => None,
            Reach::Trying => Some(Message::new("terminal-reach-trying")),
            Reach::Gone(why) => Some(why.say()),
        }
    }

    /// Does the game have a page of its own?
    pub(crate) fn has_page(&self) -> bool {
        let pen = self.pen();
        self.sight.seen().and_then(|seen| seen.page(&self.canvas(&pen, (76, 20), 0))).is_some()
    }

    /// The people at this keyboard.
    fn people(&self) -> SeatSet {
        self.party.people()
    }
}
