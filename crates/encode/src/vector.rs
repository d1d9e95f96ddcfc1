//! Many games at once, each moved on by one decision a step.

mod one;
mod part;
mod played;
mod saved;

use std::sync::Arc;

use sevenfold_core::chance::Seed;
use sevenfold_core::{Game, SetupError};

use crate::legal::Legal;
use crate::{Codec, Crew, VectorError};
use one::{House, One};
use part::{Part, Row, Widths};

/// The arrays of the caller that a step is written into, one row a game.
pub struct Arrays<'a> {
    /// What the seat to move sees.
    pub observations: &'a mut [u8],
    /// 1 for every legal move.
    pub masks: &'a mut [u8],
    /// Which seat is to move, from 0.
    pub seats: &'a mut [i32],
    /// What each seat got, if the game has ended with this step.
    pub rewards: &'a mut [f32],
    /// 1 if it has; then the rest of the row is of the next game.
    pub dones: &'a mut [u8],
}

/// Many games without their types.
pub trait AnyVector: Send {
    /// How many games.
    fn len(&self) -> usize;
    /// Is there none?
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// How many seats each has.
    fn seats(&self) -> u8;
    /// How many numbers an observation has.
    fn size(&self) -> usize;
    /// How many moves there are.
    fn moves(&self) -> usize;
    /// Begins every game anew, each with a seed of its own, and writes where they stand.
    fn reset(&mut self, seeds: &[Seed], crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError>;
    /// Makes a move in every game; one that ends begins anew with the next seed that follows from its own.
    fn step(&mut self, moves: &[i64], crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError>;
    /// Writes where the games stand.
    fn look(&mut self, crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError>;
    /// All games, to be restored.
    fn save(&self) -> Vec<u8>;
    /// The games as they were saved.
    fn restore(&mut self, saved: &[u8]) -> Result<(), VectorError>;
}

/// Many games of one kind.
pub struct Vector<G: Game> {
    codec: Arc<Codec<G>>,
    start: G,
    games: Vec<One<G>>,
    /// The legal moves of each. They lie apart from the games, since all of them are looked at before one is played.
    legal: Vec<Legal>,
}

impl<G: Game> Vector<G> {
    /// So many games with these options. They begin with seeds of zeros.
    pub fn new(
        codec: Arc<Codec<G>>,
        options: &G::Options,
        seats: u8,
        count: usize,
    ) -> Result<Self, SetupError> {
        let (least, most) = (G::META.least_seats, G::META.most_seats);
        if !(least..=most).contains(&seats) {
            return Err(SetupError::seats(seats, least, most));
        }
        let start = G::new(options, seats)?;
        let mut legal: Vec<Legal> = (0..count).map(|_| Legal::NONE).collect();
        let games = {
            let mut house = House::new(&codec, &start);
            legal.iter_mut().map(|legal| One::begin(&mut house, Seed([0; 32]), 0, legal)).collect()
        };
        Ok(Self { codec, start, games, legal })
    }

    fn check(&self, out: &Arrays<'_>) -> Result<(), VectorError> {
        let games = self.games.len();
        let seats = usize::from(self.start.seats());
        let lengths = [
            ("observations", out.observations.len(), games * self.codec.size()),
            ("masks", out.masks.len(), games * self.codec.moves()),
            ("seats", out.seats.len(), games),
            ("rewards", out.rewards.len(), games * seats),
            ("dones", out.dones.len(), games),
        ];
        let wrong = lengths.into_iter().find(|(_, given, needed)| given != needed);
        wrong.map_or(Ok(()), |(array, given, needed)| Err(VectorError::Length { array, given, needed }))
    }

    /// Does something with every game, what goes with it and its row.
    fn on_all<T: Sync>(
        &mut self,
        with: &[T],
        crew: &mut Crew,
        out: Arrays<'_>,
        work: impl Fn(&mut House<'_, G>, &mut One<G>, &T, &mut Row<'_>) -> Result<(), VectorError> + Sync,
    ) -> Result<(), VectorError> {
        let widths = Widths {
            observation: self.codec.size(),
            mask: self.codec.moves(),
            rewards: self.start.seats().into(),
        };
        let (codec, start) = (&*self.codec, &self.start);
        let part = Part { games: &mut self.games, legal: &mut self.legal, with, out };
        part.by(crew, widths, &|| House::new(codec, start), &work)
    }
}

impl<G: Game> AnyVector for Vector<G> {
    fn len(&self) -> usize {
        self.games.len()
    }

    fn seats(&self) -> u8 {
        self.start.seats()
    }

    fn size(&self) -> usize {
        self.codec.size()
    }

    fn moves(&self) -> usize {
        self.codec.moves()
    }

    fn reset(&mut self, seeds: &[Seed], crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        if seeds.len() != self.games.len() {
            let (given, needed) = (seeds.len(), self.games.len());
            return Err(VectorError::Length { array: "seeds", given, needed });
        }
        self.on_all(seeds, crew, out, |house, game, seed, row| {
            *game = One::begin(house, *seed, 0, row.legal);
            game.look(house.codec, row)
        })
    }

    fn step(&mut self, moves: &[i64], crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        if moves.len() != self.games.len() {
            let (given, needed) = (moves.len(), self.games.len());
            return Err(VectorError::Length { array: "moves", given, needed });
        }
        // All or nothing: no game goes on if one of them cannot.
        let wrong = self.legal.iter().zip(moves).position(|(legal, &number)| !legal.takes(number));
        if let Some(game) = wrong {
            return Err(VectorError::NotLegal { game, number: moves[game] });
        }
        self.on_all(moves, crew, out, |house, game, &number, row| game.step(house, number, row))
    }

    fn look(&mut self, crew: &mut Crew, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        let nothing = vec![(); self.games.len()];
        self.on_all(&nothing, crew, out, |house, game, (), row| game.look(house.codec, row))
    }

    fn save(&self) -> Vec<u8> {
        saved::write(&self.games)
    }

    fn restore(&mut self, saved: &[u8]) -> Result<(), VectorError> {
        (self.games, self.legal) = saved::read(saved, &self.codec, &self.start, self.games.len())?;
        Ok(())
    }
}
