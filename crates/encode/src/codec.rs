//! Numbers of a game's views and moves.

use std::collections::HashMap;

use serde_json::Value;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Seat, Viewer, json};

use crate::games::{Direct, direct};
use crate::hasher::Quick;
use crate::writer::write;
use crate::{Encoding, NotEncoded, Shape};

/// Makes numbers of one game's views and moves.
pub struct Codec<G: Game> {
    shape: Shape,
    scales: Vec<f32>,
    direct: Option<&'static Direct<G>>,
    actions: Vec<G::Action>,
    numbers: HashMap<G::Action, u32, Quick>,
    /// The number that belongs to each key, where the game has keys: small, since it is looked at for every legal move.
    keyed: Vec<u16>,
}

/// Room to list moves in, for many games in turn.
pub(crate) struct Room<G: Game> {
    actions: Vec<G::Action>,
    keys: Vec<u16>,
}

impl<G: Game> Room<G> {
    pub(crate) const fn new() -> Self {
        Self { actions: Vec::new(), keys: Vec::new() }
    }
}

/// The key of no move.
const NONE: u16 = u16::MAX;

/// The place of every move by its key.
fn keyed<G: Game>(direct: &Direct<G>, actions: &[G::Action]) -> Result<Vec<u16>, NotEncoded> {
    let mut keyed = vec![NONE; direct.keys.into()];
    for (action, number) in actions.iter().zip(0..NONE) {
        match keyed.get_mut(usize::from((direct.key)(action))) {
            Some(place) if *place == NONE => *place = number,
            _ => return Err(NotEncoded(format!("{action} has no key of its own"))),
        }
    }
    Ok(keyed)
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
        let keyed = direct.map_or(Ok(Vec::new()), |direct| keyed(direct, &actions))?;
        Ok(Self { scales: shape.scales(), direct, shape, actions, numbers, keyed })
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
        out.fill(0);
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
        match self.direct {
            Some(direct) => {
                let number = *self.keyed.get(usize::from((direct.key)(action)))?;
                (number != NONE).then_some(number.into())
            }
            None => self.numbers.get(action).copied(),
        }
    }

    /// Lists the numbers of a seat's legal moves that have one.
    pub(crate) fn legal_into(&self, game: &G, seat: Seat, room: &mut Room<G>, out: &mut Vec<u32>) {
        out.clear();
        let Some(direct) = self.direct else {
            room.actions.clear();
            game.legal_into(seat, &mut room.actions);
            out.extend(room.actions.iter().filter_map(|action| self.numbers.get(action).copied()));
            return;
        };
        room.keys.clear();
        (direct.keys_into)(game, seat, &mut room.keys);
        out.extend(room.keys.iter().map(|&key| u32::from(self.keyed[usize::from(key)])));
        if out.contains(&u32::from(NONE)) {
            out.retain(|&number| number != u32::from(NONE));
        }
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
