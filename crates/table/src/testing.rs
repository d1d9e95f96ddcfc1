//! Tables in the middle of a game, for tests of those who show them.

use sevenfold_core::erased::AnyRun;
use sevenfold_protocol::{Ending, EndingCause, Phase};

use crate::Table;
use crate::log::Log;
use crate::play::Play;

impl Table {
    /// Lays another game on the table in place of the one that has begun. Its journal knows nothing of it.
    pub fn lay(&mut self, run: Box<dyn AnyRun>) {
        if let Some(outcome) = run.outcome() {
            let (cause, winners) = (EndingCause::Played, outcome.winners);
            self.phase = Phase::Over(Ending { cause, winners, outcome: Some(outcome) });
        }
        let begun = self.play.take();
        let (shares, names) = begun.map(|play| (play.shares, play.names)).unwrap_or_default();
        self.play = Some(Play::laid(run, shares, names, self.at));
        self.log = Log::default();
        self.minds.clear();
    }
}
