//! The game that is being played: its run, who made each step, and since when each seat has been asked.

use serde::{Deserialize, Serialize};
use sevenfold_core::erased::{AnyEvent, AnyRun, Refused};
use sevenfold_core::{Agenda, Message, Seat, Window, WindowId};
use sevenfold_protocol::Millis;

use crate::chairs::Share;
use crate::hidden::Sights;
use crate::{Mover, Note, Noted};

/// A game at the table.
pub(crate) struct Play {
    pub(crate) run: Box<dyn AnyRun>,
    /// When it began.
    pub(crate) started: Millis,
    /// What its seed was made from besides the secret, by seat.
    pub(crate) shares: Vec<Share>,
    /// What the players were called.
    pub(crate) names: Vec<String>,
    /// What happened to its seats beside the game.
    pub(crate) notes: Vec<Noted>,
    /// Whose each step was and who made it; chance steps are nobody's.
    movers: Vec<Option<(Seat, Mover)>>,
    /// Who is asked now.
    asked: Vec<Asked>,
    /// The open windows and when they opened.
    opened: Vec<(WindowId, Millis)>,
    /// Whose turn it was when somebody moved last; nobody's where others were asked as well, or only for an answer.
    turn: Option<Seat>,
    /// What the steps showed, as far as somebody has asked.
    sights: Sights,
}

/// What happened with each step.
pub(crate) type Told = Vec<Vec<Box<dyn AnyEvent>>>;

/// A game of a table that is put away.
#[derive(Serialize, Deserialize)]
pub(crate) struct KeptPlay {
    started: Millis,
    pub(crate) shares: Vec<Share>,
    names: Vec<String>,
    notes: Vec<Noted>,
    /// Every step: whose it was and who made it, and its text.
    steps: Vec<(Option<(Seat, Mover)>, String)>,
    asked: Vec<Asked>,
    opened: Vec<(WindowId, Millis)>,
}

impl KeptPlay {
    /// The game again, from a run before its first step, and what happened with each step; nothing if they cannot be
    /// taken.
    pub(crate) fn taken_out(self, mut run: Box<dyn AnyRun>) -> Option<(Play, Told)> {
        let Self { started, shares, names, notes, steps, asked, opened } = self;
        let (mut movers, mut happened) = (Vec::with_capacity(steps.len()), Vec::new());
        for (mover, text) in steps {
            happened.push(match mover {
                Some((seat, _)) => run.play(seat, &text).ok()?,
                None => run.settle(&text).ok()?,
            });
            movers.push(mover);
        }
        let sights = Sights::default();
        Some((
            Play { run, started, shares, names, notes, movers, asked, opened, turn: None, sights },
            happened,
        ))
    }
}

/// A seat that is asked through a window.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Asked {
    pub(crate) window: WindowId,
    pub(crate) seat: Seat,
    pub(crate) since: Millis,
    /// Who was asked first in this window, and when. A window that goes from one seat to the next asks all of them the same
    /// without telling what was said: whoever decides by itself does so at that seat's moment.
    pub(crate) led: (Seat, Millis),
    /// Does the game wait for the seat?
    pub(crate) must: bool,
    /// Is there a passive move?
    pub(crate) answer: bool,
    /// Has the seat just moved in this very turn, as all have seen?
    pub(crate) goes_on: bool,
}

impl Asked {
    /// An ordinary turn, as against an answer or a race.
    pub(crate) fn is_turn(&self) -> bool {
        self.must && !self.answer
    }
}

impl Play {
    pub(crate) fn new(run: Box<dyn AnyRun>, shares: Vec<Share>, names: Vec<String>, now: Millis) -> Self {
        let (movers, asked, opened) = (Vec::new(), Vec::new(), Vec::new());
        let (notes, sights) = (Vec::new(), Sights::default());
        let mut play =
            Self { run, started: now, shares, names, notes, movers, asked, opened, turn: None, sights };
        play.ask(now, None);
        play
    }

    pub(crate) fn asked(&self) -> &[Asked] {
        &self.asked
    }

    pub(crate) fn steps(&self) -> u32 {
        self.movers.len() as u32
    }

    pub(crate) fn is_over(&self) -> bool {
        self.run.agenda() == Agenda::Over
    }

    /// The game as it is put away: the truth.
    pub(crate) fn put_away(&self) -> KeptPlay {
        let text = |step| self.run.step_text(step).unwrap_or_default();
        let steps = self.movers.iter().enumerate().map(|(step, mover)| (*mover, text(step)));
        KeptPlay {
            started: self.started,
            shares: self.shares.clone(),
            names: self.names.clone(),
            notes: self.notes.clone(),
            steps: steps.collect(),
            asked: self.asked.clone(),
            opened: self.opened.clone(),
        }
    }

    /// When an open window opened.
    pub(crate) fn opened(&self, window: WindowId) -> Option<Millis> {
        self.opened.iter().find(|(id, _)| *id == window).map(|(_, at)| *at)
    }

    /// Notes what happened to a seat beside the game.
    pub(crate) fn note(&mut self, seat: Seat, note: Note) {
        let step = self.steps();
        self.notes.push(Noted { step, seat, note });
    }

    /// The step that a player made last at a seat, counted from 0.
    pub(crate) fn last_own_step(&self, seat: Seat) -> Option<usize> {
        self.movers.iter().rposition(|mover| *mover == Some((seat, Mover::Player)))
    }

    /// The first step after the first `keep` that showed one of these people something, counted from 1.
    pub(crate) fn first_sight(&mut self, keep: usize, people: &[Seat]) -> Option<usize> {
        self.sights.first(&*self.run, keep, people)
    }

    pub(crate) fn settle(&mut self, text: &str, now: Millis) -> Result<Vec<Box<dyn AnyEvent>>, Message> {
        let events = self.run.settle(text)?;
        self.movers.push(None);
        self.ask(now, None);
        Ok(events)
    }

    /// A move that the game takes, and who made it.
    pub(crate) fn add_move(
        &mut self,
        seat: Seat,
        text: &str,
        by: Mover,
        now: Millis,
    ) -> Result<Vec<Box<dyn AnyEvent>>, Refused> {
        let events = self.run.play(seat, text)?;
        self.movers.push(Some((seat, by)));
        self.ask(now, Some(seat));
        Ok(events)
    }

    /// A game that was begun elsewhere and goes on here, as if people had made all of its moves.
    #[cfg(feature = "testing")]
    pub(crate) fn laid(run: Box<dyn AnyRun>, shares: Vec<Share>, names: Vec<String>, now: Millis) -> Self {
        let movers = (0..run.len()).map(|step| Some((run.step_by(step)?, Mover::Player))).collect();
        let mut play = Self::new(run, shares, names, now);
        play.movers = movers;
        play
    }

    /// The same game in another world, which has no past.
    #[cfg(test)]
    pub(crate) fn imagined(&mut self, world: Box<dyn AnyRun>) {
        self.run = world;
        self.movers.clear();
        self.sights.undo_to(0);
    }

    pub(crate) fn undo_to(&mut self, keep: usize, now: Millis) {
        self.run.undo_to(keep);
        self.movers.truncate(keep);
        self.sights.undo_to(keep);
        self.notes.retain(|noted| noted.step as usize <= keep);
        self.asked.clear();
        self.opened.clear();
        self.turn = None;
        self.ask(now, None);
    }

    /// Every move of a seat with the window it answers, sorted by text.
    pub(crate) fn legal(&self, seat: Seat) -> impl Iterator<Item = (WindowId, String)> {
        legal_in(&*self.run, seat)
    }

    /// The window that a move answers, if it is legal.
    pub(crate) fn window_of_legal(&self, seat: Seat, text: &str) -> Option<WindowId> {
        self.legal(seat).find(|(_, legal)| legal == text).map(|(window, _)| window)
    }

    /// Whose turn it is, where nobody else is asked.
    fn only_turn(&self) -> Option<Seat> {
        match self.asked[..] {
            [asked] if asked.is_turn() => Some(asked.seat),
            _ => None,
        }
    }

    /// Notes who is asked after a step. Whoever was asked before keeps the time, but for the seat that has moved.
    fn ask(&mut self, now: Millis, moved: Option<Seat>) {
        let agenda = self.run.agenda();
        // Chance that follows a move is a part of the turn.
        if moved.is_some() {
            self.turn = self.only_turn().filter(|seat| moved == Some(*seat));
        }
        let before = std::mem::take(&mut self.asked);
        let since = |window: WindowId, seat: Seat| {
            let same = |asked: &&Asked| asked.window == window && asked.seat == seat && moved != Some(seat);
            before.iter().find(same).map_or(now, |asked| asked.since)
        };
        self.asked = agenda.windows().iter().copied().flat_map(asked_by).collect();
        // Was it another seat that was asked here until now, and is this one new?
        let led = |asked: &Asked| {
            let here = || before.iter().filter(|one| one.window == asked.window && one.must && asked.must);
            let is_new = here().all(|one| one.seat != asked.seat);
            here().next().filter(|_| is_new).map(|one| one.led)
        };
        for asked in &mut self.asked {
            asked.since = since(asked.window, asked.seat);
            asked.led = led(asked).unwrap_or((asked.seat, asked.since));
            asked.answer = asked.must && passive_in(&*self.run, asked.seat, asked.window).is_some();
        }
        if self.turn.is_some() && self.turn == self.only_turn() {
            self.asked[0].goes_on = true;
        }
        self.opened.retain(|(id, _)| agenda.is_open(*id));
        for window in agenda.windows() {
            if self.opened(window.id).is_none() {
                self.opened.push((window.id, now));
            }
        }
    }
}

/// Every move of a seat with the window it answers, sorted by text.
pub(crate) fn legal_in(run: &dyn AnyRun, seat: Seat) -> impl Iterator<Item = (WindowId, String)> {
    let agenda = run.agenda();
    // Where only one window is open there is no need to read hundreds of moves again.
    let only = if let [window] = agenda.windows() { Some(window.id) } else { None };
    let legal = run.legal(seat).into_iter();
    legal.filter_map(move |text| Some((only.or_else(|| run.window_of(seat, &text))?, text)))
}

/// The passive move of a seat that is only asked for an answer through this window.
pub(crate) fn passive_in(run: &dyn AnyRun, seat: Seat, window: WindowId) -> Option<String> {
    run.passive(seat).filter(|text| run.window_of(seat, text) == Some(window))
}

fn asked_by(window: Window) -> impl Iterator<Item = Asked> + use<> {
    let Window { id, must, may } = window;
    let asked = move |seat, must| Asked {
        window: id,
        seat,
        since: Millis(0),
        led: (seat, Millis(0)),
        must,
        answer: false,
        goes_on: false,
    };
    let free = move |seat: &Seat| !must.contains(*seat);
    must.iter()
        .map(move |seat| asked(seat, true))
        .chain(may.iter().filter(free).map(move |seat| asked(seat, false)))
}
