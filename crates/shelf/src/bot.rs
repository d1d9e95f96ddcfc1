//! Bots without their game's types.

use sevenfold_bots::Bot;
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Seat, Viewer};

/// A player for a seat of a running game.
///
/// The host hands over the run; the bot itself gets nothing but the seat's view and its legal moves.
pub trait AnyBot: Send {
    /// The move the seat makes, in the notation.
    ///
    /// `None` lets it pass: the seat may act but need not, or it has no move, or the run is of another game.
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String>;
}

/// A bot of a certain game.
pub(crate) struct Typed<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> AnyBot for Typed<G> {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        let game = run.as_any().downcast_ref::<Run<G>>()?.game();
        let legal = game.legal(seat);
        if legal.is_empty() {
            return None;
        }
        let view = game.view(Viewer::Seat(seat));
        self.0.choose(&view, &legal, rng).map(|action| action.to_string())
    }
}
