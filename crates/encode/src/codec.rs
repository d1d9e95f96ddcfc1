//! Numbers of a game's views and moves.

use std::collections::HashMap;

use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Seat, Viewer, json};

use crate::cursor::clear;
use crate::games::{Direct, direct};
use crate::hasher::Quick;
use crate::legal::{Legal, Marks};
use crate::writer::write;
use crate::{Encoding, NotEncoded, Shape};

/// Makes numbers of one game's views and moves.
pub struct Codec<G: Game> {
    shape: Shape,
    scales: Vec<f32>,
    direct: Option<&'static Direct<G>>,
    actions: Vec<G::Action>,
    numbers: HashMap<G::Action, u32, Quick>,
}

/// Room to list moves in, for many games in turn.
pub(crate) struct Room<G: Game>(Vec<G::Action>);

impl<G: Game> Room<G> {
    pub(crate) const fn new() -> Self {
        Self(Vec::new())
    }
}

impl<G: Game> Codec<G> {
    /// With this encoding. Texts that are no moves are a fault of it.
    pub fn new(encoding: &Encoding) -> Result<Self, NotEncoded> {
        let read = |text: &String| text.parse().map_err(|error| NotEncoded(format!("{error}")));
        let actions: Vec<G::Action> = encoding.moves.iter().map(read).collect::<Result<_, _>>()?;
        let numbers: HashMap<G::Action, u32, Quick> = actions.iter().cloned().zip(0..).collect();
        if numbers.len() < actions.len() {
            return Err(NotEncoded("a move is listed twice".to_owned()));
        }
        let (shape, direct) = (encoding.view.clone(), direct::<G>());
        if let Some(direct) = direct {
            check(direct, &actions)?;
        }
        Ok(Self { scales: shape.scales(), direct, shape, actions, numbers })
    }

    /// How many numbers a view takes.
    pub fn size(&self) -> usize {
        self.shape.size()
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.actions.len()
    }

    fn fits(&self, out: &[u8]) -> Result<(), NotEncoded> {
        if out.len() == self.size() {
            return Ok(());
        }
        Err(NotEncoded(format!("{} numbers were expected, not {}", self.size(), out.len())))
    }

    /// Writes a view into as many numbers.
    pub fn observe(&self, view: &G::View, out: &mut [u8]) -> Result<(), NotEncoded> {
        clear(out);
        write(view, &self.shape, out)
    }

    /// Writes what a seat sees, the numbers of its view; without the view where a game has a way.
    pub fn observe_seat(&self, game: &G, seat: Seat, out: &mut [u8]) -> Result<(), NotEncoded> {
        match self.direct {
            Some(direct) if (direct.observe)(game, seat, out) => Ok(()),
            _ => self.observe(&game.view(Viewer::Seat(seat)), out),
        }
    }

    /// A move's number, if it has one.
    pub fn number(&self, action: &G::Action) -> Option<u32> {
        self.numbers.get(action).copied()
    }

    /// Finds a seat's legal moves that have a number.
    pub(crate) fn legal_into(&self, game: &G, seat: Seat, room: &mut Room<G>, legal: &mut Legal) {
        if let Some(direct) = self.direct {
            *legal = Legal::Marked((direct.legal)(game, seat));
            return;
        }
        room.0.clear();
        game.legal_into(seat, &mut room.0);
        // The list that is there grows no more after a while.
        let mut numbers = match std::mem::replace(legal, Legal::NONE) {
            Legal::Listed(numbers) => numbers,
            Legal::Marked(_) => Vec::new(),
        };
        numbers.clear();
        numbers.extend(room.0.iter().filter_map(|action| self.number(action)));
        *legal = Legal::Listed(numbers);
    }

    /// The move with this number.
    pub fn action(&self, number: u32) -> Option<&G::Action> {
        self.actions.get(usize::try_from(number).ok()?)
    }
}

/// A game that numbers its moves itself gives each the number of its place, and there are marks for all of them.
fn check<G: Game>(direct: &Direct<G>, actions: &[G::Action]) -> Result<(), NotEncoded> {
    for (action, place) in actions.iter().zip(0..) {
        let number = (direct.number)(action);
        if number != place || number >= Marks::default().len() as u32 * u64::BITS {
            return Err(NotEncoded(format!("{action} is in place {place} and has the number {number}")));
        }
    }
    Ok(())
}

/// The same without the game's types.
pub trait AnyCodec: Send + Sync {
    /// How many numbers a view takes.
    fn size(&self) -> usize;
    /// How many moves there are.
    fn moves(&self) -> usize;
    /// The layout, and what it means.
    fn shape(&self) -> &Shape;
    /// What every number is multiplied by to become about as large as 1.
    fn scales(&self) -> &[f32];
    /// Writes what a viewer of a running game sees into as many numbers.
    fn observe(&self, run: &dyn AnyRun, viewer: Viewer, out: &mut [u8]) -> Result<(), NotEncoded>;
    /// The same of a view that was handed on as data.
    fn observe_view(&self, view: &Value, out: &mut [u8]) -> Result<(), NotEncoded>;
    /// A move's number; `None` if the text is no move, or one beyond those that have numbers.
    fn number(&self, text: &str) -> Option<u32>;
    /// The move with this number, in the notation.
    fn text(&self, number: u32) -> Option<String>;
}

impl<G: Game> AnyCodec for Codec<G> {
    fn size(&self) -> usize {
        self.shape.size()
    }

    fn moves(&self) -> usize {
        self.actions.len()
    }

    fn shape(&self) -> &Shape {
        &self.shape
    }

    fn scales(&self) -> &[f32] {
        &self.scales
    }

    fn observe(&self, run: &dyn AnyRun, viewer: Viewer, out: &mut [u8]) -> Result<(), NotEncoded> {
        let Some(run) = run.as_any().downcast_ref::<Run<G>>() else {
            return Err(NotEncoded(format!("a game of {} was expected", G::META.id)));
        };
        self.fits(out)?;
        Codec::observe(self, &run.game().view(viewer), out)
    }

    fn observe_view(&self, view: &Value, out: &mut [u8]) -> Result<(), NotEncoded> {
        self.fits(out)?;
        let view = json::from_value(view).map_err(|error| NotEncoded(format!("not a view: {error}")))?;
        Codec::observe(self, &view, out)
    }

    fn number(&self, text: &str) -> Option<u32> {
        Codec::number(self, &text.parse().ok()?)
    }

    fn text(&self, number: u32) -> Option<String> {
        self.action(number).map(ToString::to_string)
    }
}
