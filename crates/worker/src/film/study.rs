//! What a film is asked by whoever looks back at its game, or plays on from one of its moments.

use sevenfold_core::chance::Quick;
use sevenfold_core::record::Extras;
use sevenfold_core::{Seat, Viewer};
use sevenfold_review::judging::{self, Dice};
use sevenfold_review::wire::Cards;
use sevenfold_review::{Judgement, Outline};
use sevenfold_shelf::Shelved;

use super::Projector;
use crate::lore::Missing;
use crate::practice::Beginning;

impl Projector {
    /// What the sums of a review need; nothing if the game cannot be told again.
    pub(crate) fn outline(&self) -> Option<Outline> {
        let game = self.game()?;
        judging::outline(game, &self.run.record(Extras::default())).ok()
    }

    /// What the strongest bot says of the decision at a step, from 1, from what its seat could know.
    pub(crate) fn judge(&self, step: usize, iterations: u32) -> Option<Judgement> {
        let mut bot = judging::judge_of(self.game()?, iterations)?;
        judging::judge_step(&*self.run, &mut *bot, step, Dice::OfTheStep)
    }

    /// The game after so many steps, to be played on from a seat, and who sits there.
    pub(crate) fn moment(&self, step: usize, seat: Seat, cards: Cards) -> Option<Beginning> {
        let mut run = self.run.boxed_clone();
        run.undo_to(step);
        if let Cards::Anew(dice) = cards {
            run = run.imagine(Viewer::Seat(seat), &mut Quick::new(dice.into()))?;
        }
        // A world that was imagined knows of no steps.
        let untold = step - run.len();
        Some(Beginning { run, untold, settings: self.settings.clone(), sitters: self.sitters.clone() })
    }

    /// What the judge has learned from and is not here.
    pub(crate) fn lacks(&self) -> Option<Missing> {
        let shelved = self.game()?;
        let file = shelved.lacks(shelved.adviser()?)?;
        Some(Missing { shelved, file })
    }

    fn game(&self) -> Option<&'static dyn Shelved> {
        sevenfold_shelf::find(&self.settings.game)
    }
}
