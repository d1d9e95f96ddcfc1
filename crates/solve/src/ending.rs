//! The last decisions of a game, with a few ways in which the hidden cards may lie.

use serde_json::Value;
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyRun;
use sevenfold_core::{Agenda, Rng as _, Seat, SetupError, Viewer};
use sevenfold_lab::{Host, MOST_STEPS, Stuck, Thinking};
use sevenfold_shelf::Shelved;

/// Which ending of which game.
#[derive(Clone)]
pub struct Ending {
    /// The game.
    pub game: &'static dyn Shelved,
    /// Its house rules.
    pub options: Value,
    /// How many play.
    pub seats: u8,
    /// What the chance of the game follows from.
    pub seed: Seed,
    /// The bot that played it to its end, at all seats.
    pub player: String,
    /// How many of its decisions are taken back.
    pub back: usize,
    /// In how many ways the hidden cards may lie; each is as likely as the others.
    pub deals: usize,
    /// After so many decisions the ending is over, and all share the win.
    pub most: usize,
}

/// One of the ways in which the hidden cards may lie.
pub struct Deal {
    /// The position.
    pub run: Box<dyn AnyRun>,
    /// What decides chance steps that come later.
    pub dice: u64,
}

/// Why there is no such ending.
#[derive(Debug)]
pub enum NoEnding {
    /// The game cannot be set up.
    Setup(SetupError),
    /// It has no such bot.
    NoBot,
    /// It could not be played to its end.
    Stuck(Stuck),
    /// It had fewer decisions than are to be taken back.
    TooShort {
        /// So many.
        decisions: usize,
    },
    /// No world agrees with what is known: a fault of the game's engine.
    NoWorld,
}

impl Ending {
    /// The ways in which the hidden cards may lie.
    ///
    /// The first agrees with what everybody knows. Each of the others agrees with what one of the seats knows in one of
    /// those before it, so that this seat cannot tell the two apart.
    pub fn deals(&self) -> Result<Vec<Deal>, NoEnding> {
        let position = self.position()?;
        let mut rng = Quick::new(0);
        let mut deals: Vec<Deal> = Vec::new();
        for dice in 0..self.deals {
            let (like, viewer) = match deals.get(rng.below(dice.max(1) as u32) as usize) {
                Some(deal) => (&*deal.run, Viewer::Seat(Seat::new((dice % usize::from(self.seats)) as u8))),
                None => (&*position, Viewer::Watcher),
            };
            let run = like.imagine(viewer, &mut rng).ok_or(NoEnding::NoWorld)?;
            deals.push(Deal { run, dice: dice as u64 });
        }
        Ok(deals)
    }

    /// The game as it stood before its last decisions.
    fn position(&self) -> Result<Box<dyn AnyRun>, NoEnding> {
        let run = self.game.start(&self.options, self.seats, Some(self.seed));
        let mut run = run.map_err(NoEnding::Setup)?;
        let effort = Thinking::Iterations(1).effort();
        let bots = (0..self.seats).map(|_| self.game.bot(&self.player, &effort).ok_or(NoEnding::NoBot));
        let mut host = Host::new(bots.collect::<Result<_, _>>()?, &self.seed);
        host.play(&mut *run, MOST_STEPS).map_err(NoEnding::Stuck)?;
        let mut decisions = (0..run.len()).rev().filter(|&step| run.step_by(step).is_some());
        let Some(step) = decisions.nth(self.back.saturating_sub(1)) else {
            let decisions = (0..run.len()).filter(|&step| run.step_by(step).is_some()).count();
            return Err(NoEnding::TooShort { decisions });
        };
        run.undo_to(step);
        Ok(run)
    }
}

impl Deal {
    /// Lets chance happen until a seat is asked, and says which; nobody once the game is over.
    ///
    /// Whoever only may act is asked where nobody must.
    pub(crate) fn go_on(run: &mut dyn AnyRun, dice: u64) -> Option<Seat> {
        loop {
            match run.agenda() {
                Agenda::Over => return None,
                Agenda::Chance(_) => {
                    let step = run.sample(&mut Quick::new(dice))?;
                    run.settle(&step).ok()?;
                }
                agenda @ Agenda::Seats(_) => {
                    let must = agenda.must();
                    return if must.is_empty() { agenda.asked() } else { must }.first();
                }
            }
        }
    }
}
