//! Two bots, and how one deal between them is played.

use std::sync::{Arc, Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_shelf::{AnyBot, Effort, Shelved};

use crate::opening::open;
use crate::times::{SharedTimes, Timed, Times};
use crate::{Block, Entrant, Host, Rule, Stuck, Thinking, seeds};

/// What a pairing is about; the first line of its log.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game's id.
    pub game: String,
    /// How many seats.
    pub seats: u8,
    /// House rules, defaults filled in.
    pub options: Value,
    /// The bot that is asked about, as an [`Entrant`].
    pub a: String,
    /// The bot it is compared with, likewise.
    pub b: String,
    /// How much they think.
    pub thinking: Thinking,
    /// When it is enough.
    pub rule: Rule,
    /// 64 hexadecimal digits from which every deal follows.
    pub seed: String,
}

/// Makes a new player of one kind; nothing if there is no such bot.
pub type Maker = Box<dyn Fn(&Effort) -> Option<Box<dyn AnyBot>> + Send + Sync>;

/// Two bots in a game that can begin.
pub struct Pairing {
    game: &'static dyn Shelved,
    head: Head,
    seed: Seed,
    makers: [Maker; 2],
}

/// One deal that was played to its end.
pub struct Played {
    /// What came out.
    pub block: Block,
    /// How long the first and the second bot took.
    pub times: [Times; 2],
}

/// Games that go on for longer than this are not going anywhere.
pub const MOST_STEPS: usize = 100_000;

/// Which of the two bots sits alone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Lone {
    A,
    B,
}

impl Pairing {
    /// Bots of the shelf that play this game, on a table that could be set up.
    pub fn new(game: &'static dyn Shelved, head: Head, seed: Seed) -> Self {
        let makers = [head.a.clone(), head.b.clone()]
            .map(|name| -> Maker { Box::new(move |effort| Entrant::read(&name).player(game, effort)) });
        Self::between(game, head, seed, makers)
    }

    /// The same with players from elsewhere; what the head calls them is only for the log.
    pub fn between(game: &'static dyn Shelved, head: Head, seed: Seed, makers: [Maker; 2]) -> Self {
        Self { game, head, seed, makers }
    }

    /// What this is about.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// Plays a deal in every line-up; nothing if it was told to stop.
    pub fn play(&self, deal: u64, stop: &dyn Fn() -> bool) -> Result<Option<Played>, Stuck> {
        let seed = seeds::of_game(&self.seed, deal);
        let times = [SharedTimes::default(), SharedTimes::default()];
        let mut block = Block { deal, a: Vec::new(), b: Vec::new(), unfinished: 0 };
        let lones: &[Lone] = if self.head.seats == 2 { &[Lone::A] } else { &[Lone::A, Lone::B] };
        for &lone in lones {
            for seat in Seat::all(self.head.seats) {
                let Some(run) = self.game(&seed, lone, seat, &times, stop)? else { return Ok(None) };
                let shares = if lone == Lone::A { &mut block.a } else { &mut block.b };
                shares.push(share(&*run, seat));
                block.unfinished += u32::from(run.outcome().is_none());
            }
        }
        let times = times.map(|times| times.lock().unwrap_or_else(PoisonError::into_inner).clone());
        Ok(Some(Played { block, times }))
    }

    /// One game; nothing if it was told to stop.
    fn game(
        &self,
        seed: &Seed,
        lone: Lone,
        at: Seat,
        times: &[SharedTimes; 2],
        stop: &dyn Fn() -> bool,
    ) -> Result<Option<Box<dyn AnyRun>>, Stuck> {
        let Head { options, seats, .. } = &self.head;
        let mut run = self.game.start(options, *seats, Some(*seed)).map_err(Stuck::Setup)?;
        // The same in every line-up of a deal.
        open(&mut *run, seed);
        let effort = self.head.thinking.effort();
        let which = |seat| usize::from((seat == at) != (lone == Lone::A));
        let bots = Seat::all(*seats).filter_map(|seat| self.bot(which(seat), &effort, times)).collect();
        let mut host = Host::new(bots, seed);
        while run.len() < MOST_STEPS && host.step(&mut *run)? {
            if stop() {
                return Ok(None);
            }
        }
        Ok(Some(run))
    }

    fn bot(&self, which: usize, effort: &Effort, times: &[SharedTimes; 2]) -> Option<Box<dyn AnyBot>> {
        let bot = (self.makers[which])(effort)?;
        Some(Box::new(Timed { bot, times: Arc::<Mutex<Times>>::clone(&times[which]) }))
    }
}

/// A seat's share of the win; where nobody has won, all share it.
pub fn share(run: &dyn AnyRun, seat: Seat) -> f64 {
    match run.outcome() {
        Some(outcome) if outcome.winners.contains(seat) => 1.0 / f64::from(outcome.winners.len()),
        Some(outcome) if !outcome.winners.is_empty() => 0.0,
        Some(_) | None => 1.0 / f64::from(run.seats()),
    }
}
