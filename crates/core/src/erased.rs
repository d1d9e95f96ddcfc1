//! Games without their types: what servers, clients and command lines work with.
//!
//! Moves are text in the notation, views and events are JSON.

use std::any::Any;
use std::marker::PhantomData;

use serde_json::Value;

use crate::agenda::WindowId;
use crate::chance::{Quick, Seed};
use crate::json::Data;
use crate::options::read_options;
use crate::record::{Document, Extras, Fault, replay, write_record};
use crate::run::{Run, Step};
use crate::{
    Agenda, Breach, Field, Game, GameOptions, Message, Meta, Outcome, Redact, RuleId, Say, Seat, SetupError,
    Silent, Viewer,
};

/// A game as the catalogue knows it.
pub trait AnyGame: Send + Sync {
    /// Name, makers, size.
    fn meta(&self) -> &'static Meta;
    /// What can be chosen.
    fn fields(&self) -> &'static [Field];
    /// The default options for that many seats.
    fn default_options(&self, seats: u8) -> Result<Value, SetupError>;
    /// A game before its first step.
    fn start(&self, options: &Value, seats: u8, seed: Option<Seed>) -> Result<Box<dyn AnyRun>, SetupError>;
    /// The game a record tells of, or its first fault.
    fn replay(&self, document: &Document) -> Result<Box<dyn AnyRun>, Fault>;
}

/// A running game without its type. It holds the truth: it stays with the host.
pub trait AnyRun: Send + Sync {
    /// Name, makers, size.
    fn meta(&self) -> &'static Meta;
    /// How many seats.
    fn seats(&self) -> u8;
    /// What is asked next.
    fn agenda(&self) -> Agenda;
    /// Every legal move of a seat, in the notation, sorted.
    fn legal(&self, seat: Seat) -> Vec<String>;
    /// Which open window a move would answer; `None` if it cannot be read or nothing is asked.
    fn window_of(&self, seat: Seat, text: &str) -> Option<WindowId>;
    /// Draws the chance step that is due; `None` if none is, or there is no seed.
    fn draw(&mut self) -> Option<Vec<Box<dyn AnyEvent>>>;
    /// The chance step that follows from the seed here, in the notation, without carrying it out; `None` if none is due, or
    /// there is no seed. Whoever carries it out next need not draw it again.
    fn draw_ahead(&mut self) -> Option<String>;
    /// Draws the chance step that is due without telling of it; says whether there was one.
    fn draw_untold(&mut self) -> bool;
    /// Any chance step that could be drawn here, in the notation, apart from every seed; `None` if none is due.
    fn sample(&self, rng: &mut Quick) -> Option<String>;
    /// Carries out a chance step that was drawn before; with a seed it must follow from it. A fault changes nothing.
    fn settle(&mut self, text: &str) -> Result<Vec<Box<dyn AnyEvent>>, Message>;
    /// Plays a move; a refusal changes nothing.
    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Box<dyn AnyEvent>>, Refused>;
    /// Lets go of whatever is kept for views alone: for games that nobody looks at before they are over. The record stays.
    fn forget(&mut self);
    /// What this viewer may know.
    fn view(&self, viewer: Viewer) -> Value;
    /// All that this viewer is shown.
    ///
    /// Here it is put together from what else a game is asked: that is all a browser needs, whose programs are to be small.
    /// A host for many makes it from one view.
    fn shown(&self, viewer: Viewer, offer: Offer) -> Shown {
        let mut moves = Vec::new();
        if let (Some(seat), Offer::Moves { labelled }) = (viewer.seat(), offer) {
            let agenda = self.agenda();
            let only = only_window(&agenda);
            let legal = self.legal(seat);
            let described = legal.len() <= labelled;
            moves.extend(legal.into_iter().filter_map(|text| {
                let window = only.or_else(|| self.window_of(seat, &text))?;
                let label = if described { self.describe(seat, &text) } else { None };
                Some(Listed { window, text, label })
            }));
        }
        Shown { view: self.view(viewer).into(), ask: self.ask(viewer), moves }
    }
    /// What is asked of this viewer, in one sentence.
    fn ask(&self, viewer: Viewer) -> Option<Message>;
    /// What a move of a seat would do, in words; `None` if it cannot be read.
    fn describe(&self, seat: Seat, text: &str) -> Option<Message>;
    /// The move that lets things happen, where the seat is only asked for an answer.
    fn passive(&self, seat: Seat) -> Option<String>;
    /// A world that agrees with everything this viewer knows, as a game without steps and without a seed.
    fn imagine(&self, viewer: Viewer, rng: &mut Quick) -> Option<Box<dyn AnyRun>>;
    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;
    /// How often has been dealt; a world that was imagined does not tell.
    fn round(&self) -> u32;
    /// How many steps have been taken.
    fn len(&self) -> usize;
    /// Has no step been taken yet?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// Who took step `index` (from 0); `None` for a chance step.
    fn step_by(&self, index: usize) -> Option<Seat>;
    /// The text of step `index` (from 0), chance steps included: for hosts.
    fn step_text(&self, index: usize) -> Option<String>;
    /// Takes back all steps but the first `keep`.
    fn undo_to(&mut self, keep: usize);
    /// The run as a record.
    fn record(&self, extras: Extras) -> Document;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyRun>;
    /// The typed run, for the shelf's bots.
    fn as_any(&self) -> &dyn Any;
    /// The same, for bots that make their moves themselves.
    fn as_any_mut(&mut self) -> &mut dyn Any;
}

/// An event without its type. It holds the truth: only what [`AnyEvent::seen_by`] gives may leave the host.
pub trait AnyEvent: Send + Sync {
    /// What this viewer learns.
    fn seen_by(&self, viewer: Viewer) -> Option<Told>;
}

/// What a viewer is told.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Told {
    /// The sentence.
    pub message: Message,
    /// The event as data.
    pub event: Data,
}

/// Are a viewer's moves listed?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// No.
    Nothing,
    /// Yes, in words if they are no more than this.
    Moves {
        /// The most that are put into words.
        labelled: usize,
    },
}

/// What one viewer is shown of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Shown {
    /// All that the viewer may know.
    pub view: Data,
    /// What is asked of the viewer, in one sentence.
    pub ask: Option<Message>,
    /// The moves of the viewer's seat, sorted by text.
    pub moves: Vec<Listed>,
}

/// A move in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// The window it answers.
    pub window: WindowId,
    /// The move in the notation.
    pub text: String,
    /// What it would do, in words.
    pub label: Option<Message>,
}

/// A move that was not played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refused {
    /// The text is not a move.
    Unreadable(Message),
    /// The move breaks a rule.
    Breach {
        /// Which.
        rule: RuleId,
        /// The facts.
        message: Message,
    },
}

impl Refused {
    /// The move broke a rule.
    pub fn of(breach: &impl Breach) -> Self {
        Self::Breach { rule: breach.rule(), message: breach.say() }
    }

    /// The sentence.
    pub fn message(&self) -> &Message {
        match self {
            Self::Unreadable(message) | Self::Breach { message, .. } => message,
        }
    }
}

/// The catalogue entry of a game.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G: Game> Erased<G> {
    /// The entry.
    pub const NEW: Self = Self(PhantomData);
}

impl<G: Game> AnyGame for Erased<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn fields(&self) -> &'static [Field] {
        G::Options::FIELDS
    }

    fn default_options(&self, seats: u8) -> Result<Value, SetupError> {
        let run = Run::<G>::new(&G::Options::default(), seats, None)?;
        Ok(json(&run.game().options()))
    }

    fn start(&self, options: &Value, seats: u8, seed: Option<Seed>) -> Result<Box<dyn AnyRun>, SetupError> {
        Ok(Box::new(Run::<G>::new(&read_options(options)?, seats, seed)?))
    }

    fn replay(&self, document: &Document) -> Result<Box<dyn AnyRun>, Fault> {
        Ok(Box::new(replay::<G>(document)?))
    }
}

impl<G: Game> AnyRun for Run<G> {
    fn meta(&self) -> &'static Meta {
        const { &G::META }
    }

    fn seats(&self) -> u8 {
        self.game().seats()
    }

    fn agenda(&self) -> Agenda {
        self.game().agenda()
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal: Vec<String> = self.game().legal(seat).iter().map(ToString::to_string).collect();
        legal.sort_unstable();
        legal
    }

    fn window_of(&self, seat: Seat, text: &str) -> Option<WindowId> {
        self.game().window_of(seat, &text.parse().ok()?)
    }

    fn draw(&mut self) -> Option<Vec<Box<dyn AnyEvent>>> {
        let mut events = Vec::new();
        Run::draw(self, &mut events).then(|| erase::<G>(events))
    }

    fn draw_ahead(&mut self) -> Option<String> {
        Run::draw_ahead(self).map(ToString::to_string)
    }

    fn draw_untold(&mut self) -> bool {
        Run::draw(self, &mut Silent)
    }

    fn sample(&self, rng: &mut Quick) -> Option<String> {
        matches!(self.agenda(), Agenda::Chance(_)).then(|| self.game().sample(rng).to_string())
    }

    fn settle(&mut self, text: &str) -> Result<Vec<Box<dyn AnyEvent>>, Message> {
        let chance = text.parse::<G::Chance>().map_err(|error| error.say())?;
        let mut events = Vec::new();
        Run::settle(self, chance, &mut events).map_err(|error| error.say())?;
        Ok(erase::<G>(events))
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<Vec<Box<dyn AnyEvent>>, Refused> {
        let action = text.parse::<G::Action>().map_err(|error| Refused::Unreadable(error.say()))?;
        let mut events = Vec::new();
        Run::play(self, seat, action, &mut events).map_err(|breach| Refused::of(&breach))?;
        Ok(erase::<G>(events))
    }

    fn forget(&mut self) {
        Run::forget(self);
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&self.game().view(viewer))
    }

    #[cfg(not(target_arch = "wasm32"))]
    fn shown(&self, viewer: Viewer, offer: Offer) -> Shown {
        let view = self.game().view(viewer);
        let moves = match (viewer.seat(), offer) {
            (Some(seat), Offer::Moves { labelled }) => list(self.game(), &view, seat, labelled),
            _ => Vec::new(),
        };
        Shown { ask: G::ask(&view), moves, view: Data::write(&view) }
    }

    fn ask(&self, viewer: Viewer) -> Option<Message> {
        G::ask(&self.game().view(viewer))
    }

    fn describe(&self, seat: Seat, text: &str) -> Option<Message> {
        Some(G::describe(&self.game().view(Viewer::Seat(seat)), &text.parse().ok()?))
    }

    fn passive(&self, seat: Seat) -> Option<String> {
        if !G::ANSWERS {
            return None;
        }
        G::passive(&self.game().view(Viewer::Seat(seat))).map(|action| action.to_string())
    }

    fn imagine(&self, viewer: Viewer, rng: &mut Quick) -> Option<Box<dyn AnyRun>> {
        let world = G::imagine(&self.game().view(viewer), rng).ok()?;
        Some(Box::new(Run::at(world)))
    }

    fn outcome(&self) -> Option<Outcome> {
        self.game().outcome()
    }

    fn round(&self) -> u32 {
        self.round()
    }

    fn len(&self) -> usize {
        self.steps().len()
    }

    fn step_by(&self, index: usize) -> Option<Seat> {
        match self.steps().get(index)? {
            Step::Chance(_) => None,
            Step::Act { seat, .. } => Some(*seat),
        }
    }

    fn step_text(&self, index: usize) -> Option<String> {
        Some(match self.steps().get(index)? {
            Step::Chance(chance) => chance.to_string(),
            Step::Act { action, .. } => action.to_string(),
        })
    }

    fn undo_to(&mut self, keep: usize) {
        Run::undo_to(self, keep);
    }

    fn record(&self, extras: Extras) -> Document {
        write_record(self, extras)
    }

    fn boxed_clone(&self) -> Box<dyn AnyRun> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }

    fn as_any_mut(&mut self) -> &mut dyn Any {
        self
    }
}

struct ErasedEvent<G: Game>(G::Event);

impl<G: Game> AnyEvent for ErasedEvent<G> {
    fn seen_by(&self, viewer: Viewer) -> Option<Told> {
        let event = self.0.seen_by(viewer)?;
        Some(Told { message: event.say(), event: Data::write(&event) })
    }
}

/// Where only one window is open every move answers it.
fn only_window(agenda: &Agenda) -> Option<WindowId> {
    if let [window] = agenda.windows() { Some(window.id) } else { None }
}

/// Every move of a seat with the window it answers, in words from its view unless they are too many.
#[cfg(not(target_arch = "wasm32"))]
fn list<G: Game>(game: &G, view: &G::View, seat: Seat, labelled: usize) -> Vec<Listed> {
    let agenda = game.agenda();
    let only = only_window(&agenda);
    let window = |action: &G::Action| only.or_else(|| game.window_of(seat, action));
    let legal = game.legal(seat);
    let described = legal.len() <= labelled;
    let listed = legal.iter().filter_map(|action| {
        let label = described.then(|| G::describe(view, action));
        Some(Listed { window: window(action)?, text: action.to_string(), label })
    });
    let mut listed: Vec<Listed> = listed.collect();
    listed.sort_unstable_by(|one, other| one.text.cmp(&other.text));
    listed
}

fn erase<G: Game>(events: Vec<G::Event>) -> Vec<Box<dyn AnyEvent>> {
    events.into_iter().map(|event| Box::new(ErasedEvent::<G>(event)) as Box<dyn AnyEvent>).collect()
}

/// Views, events and options are plain data without maps keyed by anything but text: JSON can hold them.
fn json(value: &impl serde::Serialize) -> Value {
    serde_json::to_value(value).unwrap_or_default()
}
