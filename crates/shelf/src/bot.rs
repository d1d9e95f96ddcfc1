//! Bots without their game's types.

use sevenfold_bots::{Bot, Judged};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::{AnyRun, Refused};
use sevenfold_core::run::Run;
use sevenfold_core::{Game, Message, Rng as _, Seat, Silent, Viewer};

/// A player for a seat of a running game.
///
/// The host hands over the run; the bot itself gets nothing but the seat's view and its legal moves.
pub trait AnyBot: Send {
    /// The move the seat makes, in the notation.
    ///
    /// `None` lets it pass: the seat may act but need not, or it has no move, or the run is of another game.
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String>;

    /// Makes the move that the seat chooses. Says whether there was one: see [`AnyBot::choose`].
    fn play(&mut self, run: &mut dyn AnyRun, seat: Seat, rng: &mut Quick) -> Result<bool, Misplayed> {
        let Some(text) = self.choose(run, seat, rng) else { return Ok(false) };
        match run.play(seat, &text) {
            Ok(_) => Ok(true),
            Err(refused) => Err(Misplayed { text, refused }),
        }
    }

    /// Does it choose without looking? Then nobody has to keep what could be seen.
    fn is_blind(&self) -> bool {
        false
    }

    /// What the legal moves are worth to the seat, best first; nothing from a bot without an opinion.
    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>>;

    /// Why the seat should make this move, in one sentence.
    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message>;
}

/// A move that a bot chose and that was refused: a fault of the bot.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Misplayed {
    /// The move, in the notation.
    pub text: String,
    /// Why.
    pub refused: Refused,
}

/// A bot of a certain game.
pub(crate) struct Typed<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// Where moves are listed.
    legal: Vec<G::Action>,
}

impl<G: Game> Typed<G> {
    pub(crate) fn new(bot: Box<dyn Bot<G>>) -> Self {
        Self { bot, legal: Vec::new() }
    }

    /// All that the bot gets: what the seat sees, and what it may do. Nothing if it may do nothing.
    fn asked(run: &dyn AnyRun, seat: Seat) -> Option<(G::View, Vec<G::Action>)> {
        let game = run.as_any().downcast_ref::<Run<G>>()?.game();
        let legal = game.legal(seat);
        (!legal.is_empty()).then(|| (game.view(Viewer::Seat(seat)), legal))
    }

    /// The move the seat makes. Neither a view nor a list is made for a bot that takes any.
    fn chosen(&mut self, game: &G, seat: Seat, rng: &mut Quick) -> Option<G::Action> {
        if self.bot.takes_any() {
            return self.any(game, seat, rng);
        }
        self.legal.clear();
        game.legal_into(seat, &mut self.legal);
        if self.legal.is_empty() {
            return None;
        }
        self.bot.choose(&game.view(Viewer::Seat(seat)), &self.legal, rng)
    }

    /// Any legal move, all equally likely.
    fn any(&mut self, game: &G, seat: Seat, rng: &mut Quick) -> Option<G::Action> {
        game.pick_legal(seat, &mut self.legal, |among| rng.below(among))
    }
}

impl<G: Game> AnyBot for Typed<G> {
    fn choose(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Option<String> {
        let game = run.as_any().downcast_ref::<Run<G>>()?.game();
        self.chosen(game, seat, rng).map(|action| action.to_string())
    }

    fn play(&mut self, run: &mut dyn AnyRun, seat: Seat, rng: &mut Quick) -> Result<bool, Misplayed> {
        let Some(run) = run.as_any_mut().downcast_mut::<Run<G>>() else { return Ok(false) };
        if self.bot.takes_any() {
            let Some(action) = self.any(run.game(), seat, rng) else { return Ok(false) };
            run.advance(seat, action);
            return Ok(true);
        }
        let Some(action) = self.chosen(run.game(), seat, rng) else { return Ok(false) };
        let played = run.play(seat, action.clone(), &mut Silent);
        played.map_err(|breach| Misplayed { text: action.to_string(), refused: Refused::of(&breach) })?;
        Ok(true)
    }

    fn is_blind(&self) -> bool {
        self.bot.takes_any()
    }

    fn judge(&mut self, run: &dyn AnyRun, seat: Seat, rng: &mut Quick) -> Vec<Judged<String>> {
        let Some((view, legal)) = Self::asked(run, seat) else { return Vec::new() };
        let judged = self.bot.judge(&view, &legal, rng).into_iter();
        judged.map(|judged| judged.map(|action| action.to_string())).collect()
    }

    fn reason(&mut self, run: &dyn AnyRun, seat: Seat, text: &str) -> Option<Message> {
        let (view, legal) = Self::asked(run, seat)?;
        let action = legal.into_iter().find(|action| action.to_string() == text)?;
        self.bot.reason(&view, &action)
    }
}
