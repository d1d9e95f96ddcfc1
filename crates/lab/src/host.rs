//! Hosting one game among bots.

use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::{AnyRun, Refused};
use sevenfold_core::{Agenda, Message, Rng as _, Seat, SeatSet, SetupError};
use sevenfold_shelf::{AnyBot, Misplayed};

use crate::seeds::generator;

/// Asks bots for their moves.
///
/// Who is quicker where several may act is decided by a generator that follows from the seed, apart from the
/// chance of the game: the same seed and bots give the same game.
pub struct Host {
    players: Vec<Player>,
    dice: Quick,
}

struct Player {
    bot: Box<dyn AnyBot>,
    rng: Quick,
}

/// A game that cannot go on: a fault of its engine or of a bot.
#[derive(Debug)]
pub enum Stuck {
    /// It cannot even begin.
    Setup(SetupError),
    /// Somebody is asked, but nobody who is asked has a legal move, or no chance step can be drawn.
    NoMove(usize),
    /// A bot chose a move that is refused.
    Refused {
        /// Who.
        seat: Seat,
        /// The move.
        text: String,
        /// Why.
        refused: Refused,
    },
}

impl Stuck {
    /// The sentence about game `number`.
    pub fn message(&self, number: u64) -> Message {
        let message = |key| Message::new(key).with("number", i64::try_from(number).unwrap_or(i64::MAX));
        match self {
            Self::Setup(error) => error.message.clone(),
            Self::NoMove(step) => message("cli-stuck").with("step", *step),
            Self::Refused { seat, text, refused } => message("cli-bot-refused")
                .with("seat", *seat)
                .with("move", text.as_str())
                .with("reason", refused.message().clone()),
        }
    }
}

impl Host {
    /// A host for these bots, seat by seat.
    pub fn new(bots: Vec<Box<dyn AnyBot>>, seed: &Seed) -> Self {
        let player =
            |(index, bot)| Player { bot, rng: generator(seed, &format!("bot of seat {}", index + 1)) };
        Self { players: bots.into_iter().enumerate().map(player).collect(), dice: generator(seed, "host") }
    }

    /// Do all bots choose without looking? Then a run that nobody else looks at can forget.
    pub fn is_blind(&self) -> bool {
        self.players.iter().all(|player| player.bot.is_blind())
    }

    /// Plays until the game is over or has this many steps.
    pub fn play(&mut self, run: &mut dyn AnyRun, max_steps: usize) -> Result<(), Stuck> {
        while run.len() < max_steps && self.step(run)? {}
        Ok(())
    }

    /// Lets the next thing happen. Says whether anything did: nothing happens once the game is over.
    pub fn step(&mut self, run: &mut dyn AnyRun) -> Result<bool, Stuck> {
        let agenda = run.agenda();
        let happened = match &agenda {
            Agenda::Over => return Ok(false),
            Agenda::Chance(_) => run.draw_untold(),
            Agenda::Seats(_) => self.next(run, &agenda)?,
        };
        if happened { Ok(true) } else { Err(Stuck::NoMove(run.len() + 1)) }
    }

    /// The move that comes next; says whether there is one. Where some must and others may act, either is as likely to be
    /// quicker.
    fn next(&mut self, run: &mut dyn AnyRun, agenda: &Agenda) -> Result<bool, Stuck> {
        let (must, asked) = (agenda.must(), agenda.asked());
        let may = asked.minus(must);
        let volunteers_first = must.is_empty() || self.dice.below(2) == 0;
        if !may.is_empty() && volunteers_first && self.ask(run, may)? {
            return Ok(true);
        }
        // A seat that must act and lets it pass, or a table of which all let it pass, gets a move all the same.
        let due = if must.is_empty() { may } else { must };
        Ok(self.ask(run, must)? || self.any(run, due)?)
    }

    /// Asks these seats in order, beginning with any, until one of them moves.
    fn ask(&mut self, run: &mut dyn AnyRun, seats: SeatSet) -> Result<bool, Stuck> {
        for seat in self.order(seats) {
            let Some(player) = self.players.get_mut(seat.index()) else { continue };
            let made = player.bot.play(run, seat, &mut player.rng);
            if made.map_err(|Misplayed { text, refused }| Stuck::Refused { seat, text, refused })? {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Any legal move of these seats.
    fn any(&mut self, run: &mut dyn AnyRun, seats: SeatSet) -> Result<bool, Stuck> {
        for seat in self.order(seats) {
            let Some(text) = self.dice.pick(&run.legal(seat)).cloned() else { continue };
            let played = run.play(seat, &text);
            played.map_err(|refused| Stuck::Refused { seat, text, refused })?;
            return Ok(true);
        }
        Ok(false)
    }

    /// The seats in order, beginning with any of them. Where there is one only, no dice are needed.
    fn order(&mut self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        let count = usize::from(seats.len());
        let first = if count > 1 { self.dice.below(count as u32) as usize } else { 0 };
        seats.iter().skip(first).chain(seats.iter().take(first))
    }
}
