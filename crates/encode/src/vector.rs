//! Many games at once, each moved on by one decision a step.

mod one;
mod saved;

use std::sync::Arc;
use std::thread;

use sevenfold_core::chance::Seed;
use sevenfold_core::{Game, SetupError};

use crate::{Codec, VectorError};
use one::One;

/// The arrays of the caller that a step is written into, one row a game.
pub struct Arrays<'a> {
    /// What the seat to move sees.
    pub observations: &'a mut [f32],
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
    fn reset(&mut self, seeds: &[Seed], threads: usize, out: Arrays<'_>) -> Result<(), VectorError>;
    /// Makes a move in every game; one that ends begins anew with the next seed that follows from its own.
    fn step(&mut self, moves: &[i64], threads: usize, out: Arrays<'_>) -> Result<(), VectorError>;
    /// Writes where the games stand.
    fn look(&self, threads: usize, out: Arrays<'_>) -> Result<(), VectorError>;
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
}

/// One row of every array.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [u8],
    seat: &'a mut i32,
    rewards: &'a mut [f32],
    done: &'a mut u8,
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
        let games = (0..count).map(|_| One::begin(&codec, &start, Seed([0; 32]), 0)).collect();
        Ok(Self { codec, start, games })
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

    /// The rows of the arrays, game by game.
    fn rows<'a>(&self, out: Arrays<'a>) -> Vec<Row<'a>> {
        let observations = out.observations.chunks_exact_mut(self.codec.size());
        let masks = out.masks.chunks_exact_mut(self.codec.moves());
        let rewards = out.rewards.chunks_exact_mut(usize::from(self.start.seats()));
        let rows = observations.zip(masks).zip(out.seats).zip(rewards).zip(out.dones);
        rows.map(|((((observation, mask), seat), rewards), done)| Row {
            observation,
            mask,
            seat,
            rewards,
            done,
        })
        .collect()
    }
}

/// Does the work for every item, in so many threads.
fn in_threads<T: Send>(
    threads: usize,
    mut work: Vec<T>,
    each: impl Fn(T) -> Result<(), VectorError> + Sync,
) -> Result<(), VectorError> {
    if threads <= 1 || work.len() < 2 {
        return work.into_iter().try_for_each(each);
    }
    let share = work.len().div_ceil(threads);
    let each = &each;
    thread::scope(|scope| {
        let mut others = Vec::new();
        while work.len() > share {
            let part = work.split_off(work.len() - share);
            others.push(scope.spawn(move || part.into_iter().try_for_each(each)));
        }
        let here = work.into_iter().try_for_each(each);
        let there = others.into_iter().map(thread::ScopedJoinHandle::join);
        there.fold(here, |done, other| {
            done.and(other.unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
        })
    })
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

    fn reset(&mut self, seeds: &[Seed], threads: usize, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        if seeds.len() != self.games.len() {
            let (given, needed) = (seeds.len(), self.games.len());
            return Err(VectorError::Length { array: "seeds", given, needed });
        }
        let rows = self.rows(out);
        let (codec, start) = (&self.codec, &self.start);
        let work: Vec<_> = self.games.iter_mut().zip(seeds).zip(rows).collect();
        in_threads(threads, work, |((game, seed), mut row)| {
            *game = One::begin(codec, start, *seed, 0);
            game.look(codec, &mut row)
        })
    }

    fn step(&mut self, moves: &[i64], threads: usize, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        if moves.len() != self.games.len() {
            let (given, needed) = (moves.len(), self.games.len());
            return Err(VectorError::Length { array: "moves", given, needed });
        }
        // All or nothing: no game goes on if one of them cannot.
        for (index, (game, &number)) in self.games.iter().zip(moves).enumerate() {
            if !game.takes(number) {
                return Err(VectorError::NotLegal { game: index, number });
            }
        }
        let rows = self.rows(out);
        let (codec, start) = (&self.codec, &self.start);
        let work: Vec<_> = self.games.iter_mut().zip(moves).zip(rows).collect();
        in_threads(threads, work, |((game, &number), mut row)| game.step(codec, start, number, &mut row))
    }

    fn look(&self, threads: usize, out: Arrays<'_>) -> Result<(), VectorError> {
        self.check(&out)?;
        let rows = self.rows(out);
        let work: Vec<_> = self.games.iter().zip(rows).collect();
        in_threads(threads, work, |(game, mut row)| game.look(&self.codec, &mut row))
    }

    fn save(&self) -> Vec<u8> {
        saved::write(&self.games)
    }

    fn restore(&mut self, saved: &[u8]) -> Result<(), VectorError> {
        self.games = saved::read(saved, &self.codec, &self.start, self.games.len())?;
        Ok(())
    }
}
