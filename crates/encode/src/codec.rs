//! Numbers of a game's views and moves.

use std::collections::HashMap;

use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Viewer, json};

use crate::hasher::Quick;
use crate::writer::write;
use crate::{Encoding, NotEncoded, Shape};

/// Makes numbers of one game's views and moves.
pub struct Codec<G: Game> {
    shape: Shape,
    actions: Vec<G::Action>,
    numbers: HashMap<G::Action, u32, Quick>,
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
        Ok(Self { shape: encoding.view.clone(), actions, numbers })
    }

    /// How many numbers a view takes.
    pub fn size(&self) -> usize {
        self.shape.size()
    }

    /// How many moves there are.
    pub fn moves(&self) -> usize {
        self.actions.len()
    }

    fn fits(&self, out: &[f32]) -> Result<(), NotEncoded> {
        if out.len() == self.size() {
            return Ok(());
        }
        Err(NotEncoded(format!("{} numbers were expected, not {}", self.size(), out.len())))
    }

    /// Writes a view into as many numbers.
    pub fn observe(&self, view: &G::View, out: &mut [f32]) -> Result<(), NotEncoded> {
        out.fill(0.0);
        write(view, &self.shape, out)
    }

    /// A move's number, if it has one.
    pub fn number(&self, action: &G::Action) -> Option<u32> {
        self.numbers.get(action).copied()
    }

    /// The move with this number.
    pub fn action(&self, number: u32) -> Option<&G::Action> {
        self.actions.get(usize::try_from(number).ok()?)
    }
}

/// The same without the game's types.
pub trait AnyCodec: Send + Sync {
    /// How many numbers a view takes.
    fn size(&self) -> usize;
    /// How many moves there are.
    fn moves(&self) -> usize;
    /// The layout, and what it means.
    fn shape(&self) -> &Shape;
    /// Writes what a viewer of a running game sees into as many numbers.
    fn observe(&self, run: &dyn AnyRun, viewer: Viewer, out: &mut [f32]) -> Result<(), NotEncoded>;
    /// The same of a view that was handed on as data.
    fn observe_view(&self, view: &Value, out: &mut [f32]) -> Result<(), NotEncoded>;
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

    fn observe(&self, run: &dyn AnyRun, viewer: Viewer, out: &mut [f32]) -> Result<(), NotEncoded> {
        let Some(run) = run.as_any().downcast_ref::<Run<G>>() else {
            return Err(NotEncoded(format!("a game of {} was expected", G::META.id)));
        };
        self.fits(out)?;
        Codec::observe(self, &run.game().view(viewer), out)
    }

    fn observe_view(&self, view: &Value, out: &mut [f32]) -> Result<(), NotEncoded> {
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
