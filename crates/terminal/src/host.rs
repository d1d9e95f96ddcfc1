//! The host: holds the truth, lets bots play, and gives out only what a viewer may know.

use std::time::Duration;

use serde_json::Value;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::{AnyEvent, AnyRun, Refused};
use sevenfold_core::record::{Document, Extras};
use sevenfold_core::{Agenda, Message, Outcome, Rng, Seat, SeatSet, SetupError, Viewer, Window, WindowId};
use sevenfold_shelf::{AnyBot, Effort, Hint, Shelved};

use crate::names::Sitter;
use crate::pace::{Errand, Pace};

/// A game at this keyboard.
pub struct Host {
    game: &'static dyn Shelved,
    options: Value,
    sitters: Vec<Sitter>,
    effort: Effort,
    bots: Vec<Option<Box<dyn AnyBot>>>,
    run: Box<dyn AnyRun>,
    /// What happened, each with the number of steps taken by then.
    log: Vec<(usize, Box<dyn AnyEvent>)>,
    pace: Pace,
    rng: Quick,
}

impl Host {
    /// A game before its first step. Bots are known by their kind; one the game does not have stays silent.
    pub fn new(
        game: &'static dyn Shelved,
        options: Value,
        sitters: Vec<Sitter>,
        seed: Seed,
    ) -> Result<Self, SetupError> {
        let run = game.start(&options, sitters.len() as u8, Some(seed))?;
        let luck = u64::from_le_bytes([0, 1, 2, 3, 4, 5, 6, 7].map(|i| seed.0[i]));
        Ok(Self::at(game, run, sitters, luck).with_options(options))
    }

    /// A game that goes on from here, as from a record. Equal `luck` gives equal choices of the bots.
    pub fn at(game: &'static dyn Shelved, run: Box<dyn AnyRun>, sitters: Vec<Sitter>, luck: u64) -> Self {
        let effort = Effort::default();
        let bots = bots_of(game, &sitters, &effort);
        let options = run.record(Extras::default()).options;
        Self {
            game,
            options,
            sitters,
            effort,
            bots,
            run,
            log: Vec::new(),
            pace: Pace::default(),
            rng: Quick::new(luck),
        }
    }

    fn with_options(self, options: Value) -> Self {
        Self { options, ..self }
    }

    /// The same table with bots that think this much.
    #[must_use]
    pub fn with_effort(self, effort: Effort) -> Self {
        let bots = bots_of(self.game, &self.sitters, &effort);
        Self { effort, bots, ..self }
    }

    /// The same table, dealt anew.
    pub fn rematch(&mut self, seed: Seed) -> Result<(), SetupError> {
        let again = Self::new(self.game, self.options.clone(), self.sitters.clone(), seed)?;
        *self = again.with_effort(self.effort.clone());
        Ok(())
    }

    /// The game on the shelf.
    pub fn game(&self) -> &'static dyn Shelved {
        self.game
    }

    /// Who sits where.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// The seats of people.
    pub fn people(&self) -> SeatSet {
        let person = |seat: &Seat| matches!(self.sitters[seat.index()], Sitter::Person(_));
        Seat::all(self.sitters.len() as u8).filter(person).collect()
    }

    /// What is asked next.
    pub fn agenda(&self) -> Agenda {
        self.run.agenda()
    }

    /// What a viewer may know.
    pub fn view(&self, viewer: Viewer) -> Value {
        self.run.view(viewer)
    }

    /// What is asked of a viewer, in one sentence.
    pub fn ask(&self, viewer: Viewer) -> Option<Message> {
        self.run.ask(viewer)
    }

    /// What a move of a viewer's would do, in words; a watcher has no moves.
    pub fn describe(&self, viewer: Viewer, text: &str) -> Option<Message> {
        self.run.describe(viewer.seat()?, text)
    }

    /// The legal moves of a seat that answer a window.
    pub fn legal(&self, seat: Seat, window: WindowId) -> Vec<String> {
        let mut legal = self.run.legal(seat);
        legal.retain(|text| self.run.window_of(seat, text) == Some(window));
        legal
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.run.outcome()
    }

    /// How many steps have been taken.
    pub fn steps(&self) -> usize {
        self.run.len()
    }

    /// What a viewer has been told, the latest first.
    pub fn told(&self, viewer: Viewer) -> impl Iterator<Item = Message> {
        self.log.iter().rev().filter_map(move |(_, event)| Some(event.seen_by(viewer)?.message))
    }

    /// The game so far as a record.
    pub fn record(&self) -> Document {
        self.run.record(Extras::default())
    }

    /// A person's move. A refusal changes nothing.
    pub fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refused> {
        let events = self.run.play(seat, text)?;
        self.note(events);
        Ok(())
    }

    /// What the strongest player there is, who sees only this seat's view, would do.
    pub fn hint(&mut self, seat: Seat) -> Option<Hint> {
        self.game.hint(self.run.as_ref(), seat, &self.effort, &mut Quick::new(self.run.len() as u64))
    }

    /// The step that the last move of these seats was, counted from 0.
    pub fn last_step_of(&self, seats: SeatSet) -> Option<usize> {
        (0..self.run.len()).rev().find(|step| self.run.step_by(*step).is_some_and(|by| seats.contains(by)))
    }

    /// Takes back all steps but the first `keep`.
    pub fn undo_to(&mut self, keep: usize) {
        self.run.undo_to(keep);
        self.log.retain(|(steps, _)| *steps <= keep);
        self.pace.forget();
    }

    /// Lets the table draw and the bots act, as far as it is time. Says whether anything happened.
    pub fn tick(&mut self, now: Duration) -> bool {
        let before = self.run.len();
        self.draw();
        let agenda = self.run.agenda();
        let bots = self.bots();
        self.pace.plan(&agenda, bots, now, &mut self.rng);
        if let Some(errand) = self.pace.due(now) {
            self.run_errand(errand);
            self.draw();
        } else if agenda.must().is_empty() && agenda.asked().intersection(self.people()).is_empty() {
            self.urge(&agenda);
        }
        self.run.len() != before
    }

    fn bots(&self) -> SeatSet {
        let bot = |seat: &Seat| self.bots[seat.index()].is_some();
        Seat::all(self.sitters.len() as u8).filter(bot).collect()
    }

    fn draw(&mut self) {
        while let Some(events) = self.run.draw() {
            self.note(events);
        }
    }

    fn note(&mut self, events: Vec<Box<dyn AnyEvent>>) {
        let steps = self.run.len();
        self.log.extend(events.into_iter().map(|event| (steps, event)));
    }

    fn run_errand(&mut self, errand: Errand) {
        let Some(bot) = self.bots[errand.seat.index()].as_mut() else { return };
        let chosen = bot.choose(self.run.as_ref(), errand.seat, &mut self.rng);
        // A bot on turn may answer a race instead; in a race it may not hurry its turn.
        let is_turn = |window: &Window| window.id == errand.window && window.must.contains(errand.seat);
        let any = self.run.agenda().windows().iter().any(is_turn);
        let fits = |text: &String| any || self.run.window_of(errand.seat, text) == Some(errand.window);
        match chosen.filter(fits) {
            Some(text) => match self.run.play(errand.seat, &text) {
                Ok(events) => self.note(events),
                Err(_) => self.pace.let_pass(errand),
            },
            None => self.pace.let_pass(errand),
        }
    }

    /// Nobody must act, and every bot that may has let it pass: one of them is chosen to act after all.
    fn urge(&mut self, agenda: &Agenda) {
        if !self.pace.all_passed() {
            return;
        }
        let asked: Vec<Seat> = agenda.asked().iter().collect();
        let Some(&seat) = self.rng.pick(&asked) else { return };
        let legal = self.run.legal(seat);
        let Some(text) = self.rng.pick(&legal) else { return };
        if let Ok(events) = self.run.play(seat, text) {
            self.note(events);
        }
    }
}

fn bots_of(game: &dyn Shelved, sitters: &[Sitter], effort: &Effort) -> Vec<Option<Box<dyn AnyBot>>> {
    let bot = |sitter: &Sitter| match sitter {
        Sitter::Person(_) => None,
        Sitter::Bot(kind) => game.bot(kind, effort),
    };
    sitters.iter().map(bot).collect()
}
