//! What is asked of a turn: the planner proves the most, trying everything agrees, and it takes more than to lay what fits.

use serde::{Deserialize, Serialize};
use sevenfold_core::Rng;
use sevenfold_core::erased::AnyRun;
use sevenfold_double_seven::Action;
use sevenfold_double_seven::planner::{Certainty, Effort, Measure, Plan, Situation, plan};

use crate::Start;

/// What a whole turn is to bring, and its certificate: the most there is, and a way to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Aim {
    /// What is counted.
    pub measure: Measure,
    /// No turn brings more.
    pub most: u8,
    /// Moves that bring it.
    pub line: Vec<String>,
}

/// What is wrong with a certificate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wrong {
    /// Its moves cannot be made, or go on after the most was reached.
    Moves,
    /// It cannot be proven.
    Unproven,
    /// The moves do not bring that much, or it is not the most.
    Most,
}

/// A turn with fewer actions is found at once.
const LEAST_ACTIONS: usize = 3;
/// Fewer tiles are found at once.
const LEAST_TILES: u8 = 4;
/// The planner gives up after so many positions.
const PLANNED: Effort = Effort { nodes: 200_000 };
/// And so does trying everything.
const TRIED: usize = 60_000;

impl Start {
    /// What can be asked of this turn, if anything: the rarest thing it can bring, or tiles.
    pub fn aim(&self, dice: &mut impl Rng) -> Option<Aim> {
        let rarest = [Measure::DoubleSeven, Measure::Sevens];
        let rare = rarest.into_iter().find_map(|measure| self.worth_finding(measure));
        // Tiles are asked for often enough where there are tokens, too.
        rare.filter(|_| dice.below(3) > 0).or_else(|| self.worth_finding(Measure::Tiles))
    }

    fn worth_finding(&self, measure: Measure) -> Option<Aim> {
        let (plan, most) = self.proven(measure)?;
        let is_clever = |action: &Action| matches!(action, Action::Exchange { .. } | Action::Retrieve(_));
        let least = if measure == Measure::Tiles { LEAST_TILES } else { 1 };
        let worth_it =
            plan.actions.len() >= LEAST_ACTIONS && plan.actions.iter().any(is_clever) && most >= least;
        let line = plan.actions.iter().map(ToString::to_string).collect();
        (worth_it && self.most(measure, TRIED) == Some(most)).then_some(Aim { measure, most, line })
    }

    /// The planner's way and what it brings, if it is certain.
    fn proven(&self, measure: Measure) -> Option<(Plan, u8)> {
        let plan = plan(&Situation::of_turn(&self.0)?, measure, PLANNED);
        let most = u8::try_from(measure.value(plan.gain)).ok()?;
        (plan.certainty == Certainty::Best).then_some((plan, most))
    }

    /// Checks a certificate: its moves bring what they are said to, and no turn brings more. So says the planner, and so
    /// does trying everything.
    pub fn check(&self, run: &dyn AnyRun, aim: &Aim) -> Result<(), Wrong> {
        let mut played = run.boxed_clone();
        let mut before_the_last = 0;
        for text in &aim.line {
            before_the_last = self.reached(&*played, aim.measure);
            played.play(self.seat(), text).map_err(|_| Wrong::Moves)?;
        }
        let planned = self.proven(aim.measure).ok_or(Wrong::Unproven)?.1;
        let tried = self.most(aim.measure, TRIED).ok_or(Wrong::Unproven)?;
        let all = [self.reached(&*played, aim.measure), planned, tried];
        if all != [aim.most; 3] {
            return Err(Wrong::Most);
        }
        if before_the_last < aim.most { Ok(()) } else { Err(Wrong::Moves) }
    }
}
