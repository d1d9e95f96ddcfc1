//! A game being played: the position, and the steps that led to it.

use crate::chance::{ChanceKey, Seed, Stream};
use crate::{Agenda, Draw, Game, Impossible, Message, Say, Seat, SetupError, Silent, Tell};

/// One step of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Step<G: Game> {
    /// The table drew.
    Chance(G::Chance),
    /// A seat moved.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: G::Action,
    },
}

/// Why a chance step was not taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ChanceError {
    /// The table cannot have drawn it here.
    Impossible(Impossible),
    /// It does not follow from the seed.
    NotFromSeed,
}

impl Say for ChanceError {
    fn say(&self) -> Message {
        match self {
            Self::Impossible(impossible) => impossible.message.clone(),
            Self::NotFromSeed => Message::new("chance-not-from-seed"),
        }
    }
}

/// A game from its first step to the present one; what a record is written from.
#[derive(Clone, Debug)]
pub struct Run<G: Game> {
    start: G,
    game: G,
    seed: Option<Seed>,
    steps: Vec<Step<G>>,
    next: ChanceKey,
    /// What was drawn here and is not carried out yet.
    ahead: Option<G::Chance>,
}

impl<G: Game> Run<G> {
    /// A game before its first step. Without a seed its chance steps come from a record.
    pub fn new(options: &G::Options, seats: u8, seed: Option<Seed>) -> Result<Self, SetupError> {
        let (least, most) = (G::META.least_seats, G::META.most_seats);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::seats(seats, least, most));
        }
        let start = G::new(options, seats)?;
        let (game, next) = (start.clone(), ChanceKey::default());
        Ok(Self { start, game, seed, steps: Vec::new(), next, ahead: None })
    }

    /// A game that begins in the midst of things, without a seed: an imagined world.
    pub fn at(game: G) -> Self {
        let next = ChanceKey::default();
        Self { start: game.clone(), game, seed: None, steps: Vec::new(), next, ahead: None }
    }

    /// The position.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The position before the first step.
    pub fn start(&self) -> &G {
        &self.start
    }

    /// The steps so far.
    pub fn steps(&self) -> &[Step<G>] {
        &self.steps
    }

    /// The seed, a secret while the game runs.
    pub fn seed(&self) -> Option<&Seed> {
        self.seed.as_ref()
    }

    /// How often has been dealt; a position that was imagined does not tell.
    pub fn round(&self) -> u32 {
        self.next.round
    }

    /// Draws the chance step that is due from the seed and carries it out.
    ///
    /// Returns whether one was due and there is a seed to draw it from.
    pub fn draw(&mut self, tell: &mut impl Tell<G::Event>) -> bool {
        let (Some(key), Some(chance)) = (self.key(), self.take_drawn()) else { return false };
        let settled = self.game.settle(&chance, tell);
        debug_assert_eq!(settled, Ok(()), "the game sampled this step for this very position");
        self.keep_chance(key, chance);
        true
    }

    /// Carries out a chance step from a record; with a seed it must follow from it.
    pub fn settle(&mut self, chance: G::Chance, tell: &mut impl Tell<G::Event>) -> Result<(), ChanceError> {
        let Some(key) = self.key() else { return Err(ChanceError::Impossible(Impossible::undue())) };
        if self.take_drawn().is_some_and(|drawn| drawn != chance) {
            self.game.clone().settle(&chance, &mut Silent).map_err(ChanceError::Impossible)?;
            return Err(ChanceError::NotFromSeed);
        }
        self.game.settle(&chance, tell).map_err(ChanceError::Impossible)?;
        self.keep_chance(key, chance);
        Ok(())
    }

    /// Plays a move, or says which rule it breaks and changes nothing.
    pub fn play(
        &mut self,
        seat: Seat,
        action: G::Action,
        tell: &mut impl Tell<G::Event>,
    ) -> Result<(), G::Breach> {
        self.game.play(seat, &action, tell)?;
        self.steps.push(Step::Act { seat, action });
        Ok(())
    }

    /// Carries out a move that is legal, one of the list, and tells nobody.
    pub fn advance(&mut self, seat: Seat, action: G::Action) {
        debug_assert!(self.game.check(seat, &action).is_ok(), "seat {seat} has {action} in its list");
        self.game.advance(seat, &action, &mut Silent);
        self.steps.push(Step::Act { seat, action });
    }

    /// Lets go of whatever the position keeps for views alone ([`Game::forget`]). The steps stay, and the record with them.
    pub fn forget(&mut self) {
        self.game.forget();
    }

    /// Takes back all steps but the first `keep`. Chance drawn again comes out the same.
    pub fn undo_to(&mut self, keep: usize) {
        let kept: Vec<Step<G>> = self.steps.drain(..).take(keep).collect();
        self.game = self.start.clone();
        self.next = ChanceKey::default();
        self.ahead = None;
        for step in kept {
            match step {
                Step::Chance(chance) => {
                    // The step was possible when it was first taken, and nothing before it has changed.
                    let _ = self.settle(chance, &mut Silent);
                }
                Step::Act { seat, action } => {
                    self.game.advance(seat, &action, &mut Silent);
                    self.steps.push(Step::Act { seat, action });
                }
            }
        }
    }

    /// Draws the chance step that is due from the seed, without carrying it out; whoever does so next need not draw it again.
    pub(crate) fn draw_ahead(&mut self) -> Option<&G::Chance> {
        self.ahead = self.take_drawn();
        self.ahead.as_ref()
    }

    /// The chance step that follows from the seed here, if one is due: what was drawn ahead, or drawn now.
    fn take_drawn(&mut self) -> Option<G::Chance> {
        self.ahead.take().or_else(|| {
            let mut dice = Stream::new(self.seed.as_ref()?, self.key()?);
            Some(self.game.sample(&mut dice))
        })
    }

    fn key(&self) -> Option<ChanceKey> {
        match self.game.agenda() {
            Agenda::Chance(Draw::Deal) => Some(ChanceKey { round: self.next.round + 1, step: 0 }),
            Agenda::Chance(Draw::Within) => Some(self.next),
            Agenda::Seats(_) | Agenda::Over => None,
        }
    }

    fn keep_chance(&mut self, key: ChanceKey, chance: G::Chance) {
        self.next = ChanceKey { step: key.step + 1, ..key };
        self.steps.push(Step::Chance(chance));
    }
}
