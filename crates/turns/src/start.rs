//! Where a turn begins, and what it has brought since.

use sevenfold_core::erased::AnyRun;
use sevenfold_core::run::Run;
use sevenfold_core::{Game as _, Seat, Viewer};
use sevenfold_double_seven::DoubleSeven;
use sevenfold_double_seven::planner::{Gain, Measure, Situation};

/// A position in which somebody is to act.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Start(pub(crate) DoubleSeven);

/// Is it turns that are asked for in this game?
pub fn are_asked(run: &dyn AnyRun) -> bool {
    run.as_any().is::<Run<DoubleSeven>>()
}

impl Start {
    /// The position, if it is one of Double Seven and somebody is to act.
    pub fn of(run: &dyn AnyRun) -> Option<Self> {
        let game = *run.as_any().downcast_ref::<Run<DoubleSeven>>()?.game();
        Situation::of_turn(&game).map(|_| Self(game))
    }

    /// Whose turn it is.
    pub fn seat(&self) -> Seat {
        self.0.turn()
    }

    /// What the turn has brought by a measure.
    pub fn reached(&self, run: &dyn AnyRun, measure: Measure) -> u8 {
        let run = run.as_any().downcast_ref::<Run<DoubleSeven>>();
        run.map_or(0, |run| self.brought(run.game(), measure))
    }

    pub(crate) fn brought(&self, game: &DoubleSeven, measure: Measure) -> u8 {
        u8::try_from(measure.value(gain(&self.0, game))).unwrap_or(u8::MAX)
    }
}

fn gain(start: &DoubleSeven, game: &DoubleSeven) -> Gain {
    let seat = start.turn();
    let (before, after) = (start.view(Viewer::Watcher), game.view(Viewer::Watcher));
    let (before, after) = (&before.players[seat.index()], &after.players[seat.index()]);
    let tiles = |game: &DoubleSeven| game.families().tiles_of(seat);
    Gain {
        tiles: tiles(game).saturating_sub(tiles(start)),
        sevens: after.sevens.saturating_sub(before.sevens),
        double_seven: u8::from(after.double_seven && !before.double_seven),
    }
}
