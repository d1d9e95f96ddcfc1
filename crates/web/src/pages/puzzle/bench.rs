//! The puzzle as it is being tried: what lies on the board, the tile in hand, hints, and what is kept.

mod asking;

use leptos::prelude::*;
use sevenfold_seven::{Action, Cell, Colour, Place, Tile, View};

use crate::games::seven::{Against, Camera, Caption, Fit, Hand, Offer, Piece, Relief, Scene, Stance};
use crate::memo::Memo;
use crate::puzzles::{Attempt, Hint, Laid, Problem, Progress, Riddler, Tactic};

/// The game on the board, as the worker knows it.
#[derive(Clone, PartialEq)]
pub(crate) struct Position {
    /// What everybody sees.
    pub view: View,
    legal: Vec<Place>,
}

/// What became of the answer to a tactic.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// It is the move that wins.
    Right,
    /// It does not win; the reply is being looked for.
    Wrong,
    /// It does not win because of this reply.
    Refuted(Action),
}

/// What the parts of the page share.
#[derive(Clone, Copy)]
pub(crate) struct Bench {
    /// What lies on the board.
    pub attempt: RwSignal<Attempt>,
    /// The tile in hand.
    pub hand: Hand,
    /// The game, where there is one, for what lies on the board now.
    pub position: RwSignal<Option<Position>>,
    /// What the worker said about what can still become of it.
    pub hint: RwSignal<Option<Hint>>,
    /// Is the worker looking for that?
    pub searching: RwSignal<bool>,
    /// How many covers one's own arrangement has, once that is known.
    pub covers: RwSignal<Option<u64>>,
    /// One's own try, while the solution is shown.
    pub own: RwSignal<Option<Attempt>>,
    /// What became of the answer to a tactic.
    pub verdict: RwSignal<Option<Verdict>>,
    /// What is kept.
    pub progress: RwSignal<Progress>,
    tactic: StoredValue<Option<Tactic>>,
    riddler: Riddler,
}

impl Bench {
    /// Sits down at a puzzle.
    pub(crate) fn open(begin: Attempt, tactic: Option<Tactic>, progress: RwSignal<Progress>) -> Self {
        let problem = begin.problem;
        let attempt = RwSignal::new(begin);
        let position = RwSignal::new(None::<Position>);
        let mut camera = Camera::default();
        if !problem.is_game() {
            camera.look(Relief::Flat);
        }
        let camera = RwSignal::new(camera);
        let stance = Memo::new(move |_| camera.get().stance);
        let scene = Memo::new(move |_| attempt.with(|attempt| draw(attempt, stance.get())));
        let offer = Memo::new(move |_| attempt.with(|attempt| offer(attempt, position)));
        let laid = StoredValue::new(None::<Callback<Place>>);
        let on_lay = Callback::new(move |place| {
            if let Some(laid) = laid.get_value() {
                laid.run(place);
            }
        });
        let objection = if problem.is_game() { Against::of } else { |_: &Scene, _: Place| None };
        let hand = Hand::over(offer, scene, camera, objection, on_lay);
        let bench = Self {
            attempt,
            hand,
            position,
            hint: RwSignal::new(None),
            searching: RwSignal::new(false),
            covers: RwSignal::new(None),
            own: RwSignal::new(None),
            verdict: RwSignal::new(None),
            progress,
            tactic: StoredValue::new(tactic),
            riddler: Riddler::start(),
        };
        laid.set_value(Some(Callback::new(move |place| bench.lay(place))));
        bench.settle();
        bench
    }

    /// The puzzle.
    pub(crate) fn problem(self) -> Problem {
        self.attempt.with_untracked(|attempt| attempt.problem)
    }

    /// Lays a tile.
    fn lay(self, place: Place) {
        self.change(|attempt| attempt.lay(place));
        self.judge(place);
    }

    /// Takes the last tile back.
    pub(crate) fn back(self) {
        self.change(Attempt::back);
    }

    /// Clears the board.
    pub(crate) fn clear(self) {
        self.change(|attempt| attempt.laid.truncate(attempt.given));
    }

    /// Takes the tile on a cell in hand again, where that goes.
    pub(crate) fn lift(self, cell: Cell) {
        let lifted = self.attempt.with_untracked(|attempt| {
            let index = attempt.laid.iter().rposition(|laid| laid.place.covers(cell))?;
            attempt.may_lift(index).then(|| attempt.laid[index].place)
        });
        let Some(place) = lifted else { return };
        self.change(|attempt| _ = attempt.lift(cell));
        self.hand.look(place);
    }

    /// Takes a tile that was laid in hand again.
    pub(crate) fn lift_tile(self, tile: Tile) {
        let cell = self.attempt.with_untracked(|attempt| {
            let laid = (0..attempt.laid.len())
                .rev()
                .find(|&index| attempt.laid[index].place.tile() == tile && attempt.may_lift(index))?;
            Some(attempt.laid[laid].place.cells()[0])
        });
        if let Some(cell) = cell {
            self.lift(cell);
        }
    }

    /// Puts other tiles on the board.
    pub(crate) fn put(self, tiles: &[String]) {
        let places: Vec<Place> =
            tiles.iter().filter_map(|text| text.parse::<Action>().ok()?.place()).collect();
        self.change(|attempt| {
            attempt.laid.truncate(attempt.given);
            for place in places {
                attempt.lay(place);
            }
        });
    }

    /// Shows a solution, and keeps one's own try for later.
    pub(crate) fn reveal(self, tiles: &[String]) {
        if self.own.with_untracked(Option::is_none) {
            self.own.set(Some(self.attempt.get_untracked()));
        }
        self.put(tiles);
    }

    /// Goes on with one's own try.
    pub(crate) fn resume(self) {
        if let Some(own) = self.own.get_untracked() {
            self.own.set(None);
            self.change(|attempt| *attempt = own);
        }
    }

    /// What is said about the tile in hand in a game.
    pub(crate) fn caption(self) -> Option<Caption> {
        let hold = self.hand.hold.get()?;
        let places = self.hand.offer.with(|offer| offer.of_tile(hold.tile()).len());
        Some(Caption::of(hold.tile(), self.level(hold.tile()), places, hold.fit))
    }

    /// The level to which a tile goes.
    pub(crate) fn level(self, tile: Tile) -> u8 {
        let flat = || {
            let white = self.attempt.with(|attempt| attempt.colour() == Colour::White);
            if white && matches!(self.problem(), Problem::Copycat(_) | Problem::Own) { 2 } else { 1 }
        };
        self.position
            .with(|position| {
                let view = &position.as_ref()?.view;
                let left = &view.players.get(view.turn?.index())?.left;
                left.iter().find(|left| left.tile == tile).map(|left| left.level)
            })
            .unwrap_or_else(flat)
    }

    /// Is there a tile in hand that may lie where it is held?
    pub(crate) fn fits(self) -> Option<Place> {
        self.hand.hold.get().filter(|hold| hold.fit == Fit::Fits).map(|hold| hold.place)
    }

    fn change(self, change: impl FnOnce(&mut Attempt)) {
        self.hand.hold.set(None);
        self.hint.set(None);
        self.verdict.set(None);
        self.attempt.update(change);
        self.keep();
        self.settle();
    }

    /// Keeps what was laid here; not the solution, and not what an address brought along.
    fn keep(self) {
        let shown = self.own.with_untracked(Option::is_some);
        if self.problem().family().is_some() && !shown {
            self.attempt.with_untracked(|attempt| self.progress.update(|progress| progress.note(attempt)));
            self.progress.with_untracked(Progress::keep);
        }
    }
}

fn offer(attempt: &Attempt, position: RwSignal<Option<Position>>) -> Offer {
    let is_answered = matches!(attempt.problem, Problem::Tactic(_)) && attempt.own().next().is_some();
    if is_answered {
        return Offer::default();
    }
    if !attempt.problem.is_game() {
        return Offer::of_places(attempt.places());
    }
    // Until the worker has answered nothing is offered.
    position.with(|position| match position {
        Some(position) if position.view.tiles.len() == attempt.laid.len() => {
            Offer::of_places(position.legal.clone())
        }
        _ => Offer::default(),
    })
}

fn draw(attempt: &Attempt, stance: Stance) -> Scene {
    let piece = |(index, laid): (usize, &Laid)| Piece {
        cells: laid.place.cells(),
        level: attempt.level(index),
        colour: laid.colour,
        seat: sevenfold_core::Seat::new(u8::from(laid.colour == Colour::Black)),
        letter: (!attempt.problem.is_game()).then(|| laid.place.tile().letter()),
    };
    let pieces: Vec<Piece> = attempt.laid.iter().enumerate().map(piece).collect();
    Scene::of(&pieces, stance)
}
