//! The one trait all games implement.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::agenda::WindowId;
use crate::{
    Agenda, Breach, GameOptions, Impossible, Message, Meta, NoWorld, NotationError, Outcome, Redact, Rng,
    Say, Seat, SetupError, Tell, Viewer,
};

/// A game in some position. A small value: cheap to copy, without clock, generator or IO.
///
/// A copied state may know the deck; therefore only [`Game::view`] and redacted events leave the host.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// House rules.
    type Options: GameOptions;
    /// A move of a seat, written as in the notation.
    type Action: Clone + Eq + Hash + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// A chance step, written as in the notation.
    type Chance: Clone + PartialEq + Debug + Display + FromStr<Err = NotationError> + Send + Sync;
    /// What happened.
    type Event: Redact + Say + Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// All that one viewer may know, with perfect recall.
    type View: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Why a move is refused.
    type Breach: Breach + Send + Sync;

    /// Name, makers, size, rule index.
    const META: Meta;

    /// Is anybody here ever asked for a mere answer ([`Game::passive`])? Where nobody is, no view is made to find out.
    const ANSWERS: bool = false;

    /// A new game before its first step.
    fn new(options: &Self::Options, seats: u8) -> Result<Self, SetupError>;

    /// The options in force, every default filled in.
    fn options(&self) -> Self::Options;

    /// How many seats play.
    fn seats(&self) -> u8;

    /// What is asked next, and of whom; from public facts only.
    fn agenda(&self) -> Agenda;

    /// Which open window this action would answer. Games with one window at a time keep the default.
    fn window_of(&self, _seat: Seat, _action: &Self::Action) -> Option<WindowId> {
        self.agenda().windows().first().map(|window| window.id)
    }

    /// Draws the chance step that is due. Called only when the agenda says [`Agenda::Chance`].
    fn sample(&self, rng: &mut impl Rng) -> Self::Chance;

    /// Carries out a chance step, or says why the table cannot have drawn it here and changes nothing.
    fn settle(&mut self, chance: &Self::Chance, tell: &mut impl Tell<Self::Event>) -> Result<(), Impossible>;

    /// Appends every legal move of a seat, each once; nothing for a seat that is not asked.
    fn legal_into(&self, seat: Seat, out: &mut Vec<Self::Action>);

    /// One of the legal moves of a seat: `which` hears how many there are and names one by its place in the list. Nothing
    /// where there is none.
    ///
    /// For whoever plays at random. The list is written into `space`, unless the game has its moves in a form from which
    /// one can be taken as it is; a law says that it is the same list, in the same order.
    #[inline]
    fn pick_legal(
        &self,
        seat: Seat,
        space: &mut Vec<Self::Action>,
        which: impl FnOnce(u32) -> u32,
    ) -> Option<Self::Action> {
        space.clear();
        self.legal_into(seat, space);
        if space.is_empty() { None } else { space.get(which(space.len() as u32) as usize).cloned() }
    }

    /// Is the move legal now? If not, which rule does it break? Never changes anything.
    fn check(&self, seat: Seat, action: &Self::Action) -> Result<(), Self::Breach>;

    /// Carries out a move that is legal. For search; tables use [`Game::play`].
    fn advance(&mut self, seat: Seat, action: &Self::Action, tell: &mut impl Tell<Self::Event>);

    /// The result, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// All that this viewer may know now, with perfect recall. The only way out of a host.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// A world that agrees with everything the view knows.
    ///
    /// Uniform among those worlds, or the implementation documents its bias. The world's own view for the same
    /// viewer is the view it was imagined from.
    fn imagine(view: &Self::View, rng: &mut impl Rng) -> Result<Self, NoWorld>;

    /// Lets go of whatever is kept for views alone: what each player remembers. All else stays as it is; views made from
    /// now on know nothing but what lies open. For positions that are played on and not looked at.
    fn forget(&mut self) {}

    /// A world to search in: as [`Game::imagine`] makes it with the same generator, but one that has forgotten.
    fn imagine_forgetful(view: &Self::View, rng: &mut impl Rng) -> Result<Self, NoWorld> {
        let mut world = Self::imagine(view, rng)?;
        world.forget();
        Ok(world)
    }

    /// What is asked of the viewer, in one sentence; nothing if nothing is.
    fn ask(_view: &Self::View) -> Option<Message> {
        None
    }

    /// What a move would do, in words, for buttons and menus. Bare notation where a game has no words for it.
    fn describe(_view: &Self::View, action: &Self::Action) -> Message {
        Message::new("move-text").with("text", action.to_string())
    }

    /// The move that lets things happen, where the viewer's seat is only asked for an answer (submit, hush): what a
    /// table plays for a seat whose time is up. Nothing on an ordinary turn.
    ///
    /// Whether there is one follows from public facts: it is legal for whoever is asked there, whatever they hold.
    fn passive(_view: &Self::View) -> Option<Self::Action> {
        None
    }

    /// Checks a move, then carries it out. A refused move changes nothing.
    fn play(
        &mut self,
        seat: Seat,
        action: &Self::Action,
        tell: &mut impl Tell<Self::Event>,
    ) -> Result<(), Self::Breach> {
        self.check(seat, action)?;
        self.advance(seat, action, tell);
        Ok(())
    }

    /// Every legal move of a seat.
    fn legal(&self, seat: Seat) -> Vec<Self::Action> {
        let mut out = Vec::new();
        self.legal_into(seat, &mut out);
        out
    }
}
