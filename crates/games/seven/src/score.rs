//! The final comparison (SV-10 to SV-14), also used for who leads.

use std::cmp::Ordering;

use arrayvec::ArrayVec;
use sevenfold_core::{Outcome, Seat, SeatSet};

use crate::options::Teams;
use crate::table::MOST_LEVELS;

/// The most seats of this game.
pub const MOST_SEATS: usize = 4;

/// How many tiles a player has on each level, level 1 first.
pub type Levels = [u8; MOST_LEVELS];

/// The order in which levels are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Aim {
    /// SV-10: from the highest level down.
    High,
    /// SV-13: from the lowest level up.
    Low,
}

impl Aim {
    /// Who of two players is better: the greater one.
    pub fn compare(self, one: &Levels, other: &Levels) -> Ordering {
        match self {
            Self::High => one.iter().rev().cmp(other.iter().rev()),
            Self::Low => one.cmp(other),
        }
    }

    /// All levels, the one that is compared first before the others.
    pub fn order(self) -> impl Iterator<Item = u8> {
        let most = MOST_LEVELS as u8;
        (1..=most).map(move |level| if self == Self::High { most + 1 - level } else { level })
    }
}

/// What the players have on the levels, and how it is compared.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    aim: Aim,
    teams: Teams,
    levels: ArrayVec<Levels, MOST_SEATS>,
}

impl Standing {
    /// The standing of players with these tiles on the levels, one entry per seat.
    pub fn new(aim: Aim, teams: Teams, levels: impl IntoIterator<Item = Levels>) -> Self {
        Self { aim, teams, levels: levels.into_iter().take(MOST_SEATS).collect() }
    }

    /// The order in which levels are compared.
    pub fn aim(&self) -> Aim {
        self.aim
    }

    /// A seat's tiles on the levels.
    pub fn levels(&self, seat: Seat) -> &Levels {
        &self.levels[seat.index()]
    }

    /// The level that is compared first: the highest occupied one, or the lowest. On an empty table it is 1.
    pub fn first_compared(&self) -> u8 {
        let occupied = |level: &usize| self.levels.iter().any(|levels| levels[*level] > 0);
        let index = match self.aim {
            Aim::High => (0..MOST_LEVELS).rev().find(occupied),
            Aim::Low => (0..MOST_LEVELS).find(occupied),
        };
        index.unwrap_or(0) as u8 + 1
    }

    /// Tiles on the level compared first, by seat.
    pub fn points(&self) -> impl Iterator<Item = i32> {
        let first = usize::from(self.first_compared()) - 1;
        self.levels.iter().map(move |levels| i32::from(levels[first]))
    }

    /// A single player's rank, from 1; equal players share it (SV-11).
    pub fn rank(&self, seat: Seat) -> u8 {
        let better = |levels: &&Levels| self.aim.compare(levels, self.levels(seat)) == Ordering::Greater;
        self.levels.iter().filter(better).count() as u8 + 1
    }

    /// Who is ahead: the best single players or, with pairs, the pair of the best one (SV-12).
    pub fn leaders(&self) -> SeatSet {
        let seats = self.levels.len() as u8;
        let best: SeatSet = Seat::all(seats).filter(|&seat| self.rank(seat) == 1).collect();
        match self.teams {
            Teams::None => best,
            Teams::Pairs => {
                Seat::all(seats).filter(|&seat| best.iter().any(|one| are_partners(one, seat))).collect()
            }
        }
    }

    /// The level that decides: whoever is behind on a level drops out, and after this one only leaders are left. None if
    /// all are equal.
    pub fn deciding(&self) -> Option<u8> {
        let leaders = self.leaders();
        let all = SeatSet::all(self.levels.len() as u8);
        let mut left: ArrayVec<Seat, MOST_SEATS> = all.iter().collect();
        let on = |seat: Seat, level: u8| self.levels(seat)[usize::from(level) - 1];
        let mut order = self.aim.order();
        order.find(|&level| {
            let best = left.iter().map(|seat| on(*seat, level)).max();
            left.retain(|seat| Some(on(*seat, level)) == best);
            leaders != all && left.iter().all(|seat| leaders.contains(*seat))
        })
    }

    /// The same with one more tile of a seat on a level.
    #[must_use]
    pub fn with(&self, seat: Seat, level: u8) -> Self {
        let mut with = self.clone();
        with.levels[seat.index()][usize::from(level) - 1] += 1;
        with
    }

    /// The result, if the game ended now.
    pub fn outcome(&self) -> Outcome {
        Outcome { points: self.points().collect(), winners: self.leaders() }
    }
}

/// Seats 1 and 3 play together, and 2 and 4. Everybody is their own partner.
pub(crate) fn are_partners(one: Seat, other: Seat) -> bool {
    one.index() % 2 == other.index() % 2
}
