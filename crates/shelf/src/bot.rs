//! Bots without their game's types.

use sevenfold_bots::{Bot, Judged};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Message, Seat, Viewer};

/// A player for a seat of a running game.
///
/// The host hands over the run; the bot itself gets nothing but the seat's view and its legal moves.
pub trait AnyBot: Send {
    /// The move the seat makes, in the notation.
    ///
    /// `None` lets it pass: the seat may act but need not, or it has no move, or the run is of another game.
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String>;

    /// What the legal moves are worth to the seat, best first; nothing from a bot without an opinion.
    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>>;

    /// Why the seat should make this move, in one sentence.
    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message>;
}

/// A bot of a certain game.
pub(crate) struct Typed<G: Game>(pub(crate) Box<dyn Bot<G>>);

impl<G: Game> Typed<G> {
    /// All that the bot gets: what the seat sees, and what it may do. Nothing if it may do nothing.
    fn asked(run: &dyn AnyRun, seat: Seat) -> Option<(G::View, Vec<G::Action>)> {
        let game = run.as_any().downcast_ref::<Run<G>>()?.game();
        let legal = game.legal(seat);
        (!legal.is_empty()).then(|| (game.view(Viewer::Seat(seat)), legal))
    }
}

impl<G: Game> AnyBot for Typed<G> {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        let (view, legal) = Self::asked(run, seat)?;
        self.0.choose(&view, &legal, rng).map(|action| action.to_string())
    }

    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>> {
        let Some((view, legal)) = Self::asked(run, seat) else { return Vec::new() };
        let judged = self.0.judge(&view, &legal, rng).into_iter();
        judged
            .map(|Judged { action, worth, visits }| Judged { action: action.to_string(), worth, visits })
            .collect()
    }

    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message> {
        let (view, legal) = Self::asked(run, seat)?;
        let action = legal.into_iter().find(|action| action.to_string() == text)?;
        self.0.reason(&view, &action)
    }
}
