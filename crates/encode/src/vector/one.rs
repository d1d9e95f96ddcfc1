//! One of many games.

use sevenfold_core::chance::{ChanceKey, Seed, Stream};
use sevenfold_core::{Agenda, Draw, Game, Outcome, Seat, Silent};

use super::Row;
use super::played::Played;
use crate::codec::Room;
use crate::legal::Legal;
use crate::{Codec, VectorError};

/// A game that always waits for a seat: chance is drawn, and a game that is over begins anew.
pub(super) struct One<G: Game> {
    /// Where its seeds come from.
    pub seed: Seed,
    /// How many games have been played out with it.
    pub episode: u64,
    /// The numbers of the moves of this game.
    pub played: Played,
    game: G,
    next: ChanceKey,
    seat: Seat,
}

/// What all games of a part have in common.
pub(super) struct House<'a, G: Game> {
    pub codec: &'a Codec<G>,
    pub start: &'a G,
    pub room: Room<G>,
}

impl<'a, G: Game> House<'a, G> {
    pub(super) fn new(codec: &'a Codec<G>, start: &'a G) -> Self {
        Self { codec, start, room: Room::new() }
    }
}

/// How a game came to wait for somebody.
enum Came {
    /// It went on.
    On,
    /// It ended, and the next one has begun.
    Anew(Outcome),
}

impl<G: Game> One<G> {
    /// A game before its first decision, and its legal moves.
    pub(super) fn begin(house: &mut House<'_, G>, seed: Seed, episode: u64, legal: &mut Legal) -> Self {
        let mut one = Self {
            seed,
            episode,
            played: Played::new(),
            game: house.start.clone(),
            next: ChanceKey::default(),
            seat: Seat::FIRST,
        };
        one.come(house, legal);
        one
    }

    /// Makes a legal move, and writes what came of it.
    pub(super) fn step(
        &mut self,
        house: &mut House<'_, G>,
        number: i64,
        row: &mut Row<'_>,
    ) -> Result<(), VectorError> {
        let came = self.play(house, number, row.legal);
        row.rewards.fill(0.0);
        *row.done = 0;
        if let Came::Anew(outcome) = came {
            *row.done = 1;
            reward(&outcome, row.rewards);
        }
        self.write(house.codec, row)
    }

    /// Makes a legal move without telling; says whether there was one.
    pub(super) fn replay(&mut self, house: &mut House<'_, G>, number: u32, legal: &mut Legal) -> bool {
        legal.contains(number) && matches!(self.play(house, number.into(), legal), Came::On)
    }

    /// Writes where the game stands.
    pub(super) fn look(&self, codec: &Codec<G>, row: &mut Row<'_>) -> Result<(), VectorError> {
        row.rewards.fill(0.0);
        *row.done = 0;
        self.write(codec, row)
    }

    fn write(&self, codec: &Codec<G>, row: &mut Row<'_>) -> Result<(), VectorError> {
        row.legal.write(row.mask);
        *row.seat = i32::from(self.seat.number()) - 1;
        Ok(codec.observe_seat(&self.game, self.seat, row.observation)?)
    }

    fn play(&mut self, house: &mut House<'_, G>, number: i64, legal: &mut Legal) -> Came {
        // Whoever calls this has asked whether the move is legal.
        let number = u32::try_from(number).ok();
        let Some((number, action)) = number.and_then(|number| Some((number, house.codec.action(number)?)))
        else {
            return Came::On;
        };
        self.played.push(number);
        self.game.advance(self.seat, action, &mut Silent);
        self.come(house, legal)
    }

    /// Goes on until a seat has a choice of moves with numbers.
    fn come(&mut self, house: &mut House<'_, G>, legal: &mut Legal) -> Came {
        let mut came = Came::On;
        loop {
            match self.game.agenda() {
                Agenda::Chance(draw) => self.draw(draw),
                Agenda::Over => {
                    if let Some(outcome) = self.game.outcome() {
                        came = Came::Anew(outcome);
                    }
                    self.anew(house.start);
                }
                agenda @ Agenda::Seats(_) => {
                    // Whoever only may act is asked where nobody must.
                    let must = agenda.must();
                    let asked = if must.is_empty() { agenda.asked() } else { must };
                    if asked.iter().any(|seat| self.ask(house, seat, legal)) {
                        return came;
                    }
                    // Nobody has a move with a number: such a game is given up.
                    self.anew(house.start);
                }
            }
        }
    }

    fn anew(&mut self, start: &G) {
        self.episode += 1;
        self.game = start.clone();
        self.next = ChanceKey::default();
        self.played.clear();
    }

    fn draw(&mut self, draw: Draw) {
        if draw == Draw::Deal {
            self.next = ChanceKey { round: self.next.round + 1, step: 0 };
        }
        let chance = self.game.sample(&mut Stream::new(&episode_seed(&self.seed, self.episode), self.next));
        let settled = self.game.settle(&chance, &mut Silent);
        debug_assert_eq!(settled, Ok(()), "a sampled step is possible");
        self.next.step += 1;
    }

    /// Lists a seat's moves; says whether it has one with a number.
    fn ask(&mut self, house: &mut House<'_, G>, seat: Seat, legal: &mut Legal) -> bool {
        self.seat = seat;
        house.codec.legal_into(&self.game, seat, &mut house.room, legal);
        !legal.is_empty()
    }
}

/// The first game has the seed itself; the next ones add their number to its last eight bytes.
fn episode_seed(seed: &Seed, episode: u64) -> Seed {
    let mut bytes = seed.0;
    let (_, last) = bytes.split_at_mut(24);
    let number = last.iter().fold(0u64, |number, byte| number << 8 | u64::from(*byte));
    // Far apart, so that games with neighbouring seeds do not meet the same deals one game later.
    let number = number.wrapping_add(episode.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    last.copy_from_slice(&number.to_be_bytes());
    Seed(bytes)
}

/// Each seat's share of the win, less a fair share: over all seats that adds up to nothing. Where nobody has won, all
/// share the win.
fn reward(outcome: &Outcome, rewards: &mut [f32]) {
    if outcome.winners.is_empty() {
        return;
    }
    let fair = 1.0 / f32::from(rewards.len() as u8);
    let share = 1.0 / f32::from(outcome.winners.len());
    for (seat, reward) in Seat::all(rewards.len() as u8).zip(rewards) {
        *reward = if outcome.winners.contains(seat) { share - fair } else { -fair };
    }
}
