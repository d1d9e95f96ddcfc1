//! Some of the games with what belongs to them: all of them, or the share of a thread.

use sevenfold_core::Game;

use super::{Arrays, House, One};
use crate::legal::Legal;
use crate::{Crew, VectorError};

/// What is written of one game: which moves are legal now, and a row of every array.
pub(super) struct Row<'a> {
    pub legal: &'a mut Legal,
    pub observation: &'a mut [u8],
    pub mask: &'a mut [u8],
    pub seat: &'a mut i32,
    pub rewards: &'a mut [f32],
    pub done: &'a mut u8,
}

/// How many entries a row of each array has; those that are not named have one.
#[derive(Clone, Copy)]
pub(super) struct Widths {
    pub observation: usize,
    pub mask: usize,
    pub rewards: usize,
}

/// Some games, their legal moves, what goes with each of them, and the rows they are written into.
pub(super) struct Part<'a, G: Game, T> {
    pub games: &'a mut [One<G>],
    pub legal: &'a mut [Legal],
    pub with: &'a [T],
    pub out: Arrays<'a>,
}

type Done = Result<(), VectorError>;

impl<G: Game, T: Sync> Part<'_, G, T> {
    /// Does the work for every game, shared by a crew.
    pub(super) fn by<'h>(
        self,
        crew: &mut Crew,
        widths: Widths,
        house: &(impl Fn() -> House<'h, G> + Sync),
        work: &(impl Fn(&mut House<'h, G>, &mut One<G>, &T, &mut Row<'_>) -> Done + Sync),
    ) -> Done {
        let pieces = self.pieces(crew.pieces(), widths);
        let mut done = vec![Ok(()); pieces.len()];
        crew.share(pieces.into_iter().zip(&mut done), |(part, done)| {
            *done = part.one_by_one(widths, house(), work);
        });
        done.into_iter().collect()
    }

    fn one_by_one<'h>(
        self,
        widths: Widths,
        mut house: House<'h, G>,
        work: &impl Fn(&mut House<'h, G>, &mut One<G>, &T, &mut Row<'_>) -> Done,
    ) -> Done {
        let rows = self.out.rows(self.legal, widths);
        let mut games = self.games.iter_mut().zip(self.with).zip(rows);
        games.try_for_each(|((game, with), mut row)| work(&mut house, game, with, &mut row))
    }

    /// As many parts at most, of nearly the same size.
    fn pieces(self, most: usize, widths: Widths) -> Vec<Self> {
        let size = self.games.len().div_ceil(most);
        let (mut rest, mut pieces) = (self, Vec::with_capacity(most));
        while rest.games.len() > size {
            let (first, behind) = rest.split(size, widths);
            pieces.push(first);
            rest = behind;
        }
        pieces.push(rest);
        pieces
    }

    /// The first games, and the rest.
    fn split(self, games: usize, widths: Widths) -> (Self, Self) {
        let (first, rest) = self.games.split_at_mut(games);
        let (first_legal, rest_legal) = self.legal.split_at_mut(games);
        let (first_with, rest_with) = self.with.split_at(games);
        let (first_out, rest_out) = self.out.split(games, widths);
        (
            Self { games: first, legal: first_legal, with: first_with, out: first_out },
            Self { games: rest, legal: rest_legal, with: rest_with, out: rest_out },
        )
    }
}

impl<'a> Arrays<'a> {
    fn rows(self, legal: &'a mut [Legal], widths: Widths) -> impl Iterator<Item = Row<'a>> {
        let observations = self.observations.chunks_exact_mut(widths.observation);
        let masks = self.masks.chunks_exact_mut(widths.mask);
        let rewards = self.rewards.chunks_exact_mut(widths.rewards);
        let rows = legal.iter_mut().zip(observations).zip(masks).zip(self.seats).zip(rewards).zip(self.dones);
        rows.map(|(((((legal, observation), mask), seat), rewards), done)| Row {
            legal,
            observation,
            mask,
            seat,
            rewards,
            done,
        })
    }

    /// The rows of the first games, and those of the rest.
    fn split(self, games: usize, widths: Widths) -> (Self, Self) {
        let observations = self.observations.split_at_mut(games * widths.observation);
        let masks = self.masks.split_at_mut(games * widths.mask);
        let seats = self.seats.split_at_mut(games);
        let rewards = self.rewards.split_at_mut(games * widths.rewards);
        let dones = self.dones.split_at_mut(games);
        (
            Self {
                observations: observations.0,
                masks: masks.0,
                seats: seats.0,
                rewards: rewards.0,
                dones: dones.0,
            },
            Self {
                observations: observations.1,
                masks: masks.1,
                seats: seats.1,
                rewards: rewards.1,
                dones: dones.1,
            },
        )
    }
}
