//! A game as far as its sums need it.

use serde::{Deserialize, Serialize};
use sevenfold_core::{Draw, Seat, SeatSet};

/// A game as far as its sums need it: who decided when, when the table drew, what others' moves showed, how it ended.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Outline {
    /// What each seat could expect before the first step: its fair share.
    pub fair: Vec<f64>,
    /// What happened, in order.
    pub stops: Vec<Stop>,
    /// Each seat's share of the win; nothing if the game was not played to its end.
    pub result: Option<Vec<f64>>,
}

/// Where a game is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stop {
    /// The table has drawn something with this step.
    Drawn(usize, Draw),
    /// A seat is about to decide at this step.
    Choice(usize, Seat),
    /// A move has been made at this step that told these seats something: by somebody who held what they did not know, or by
    /// themselves, with something turned up.
    Shown(usize, SeatSet),
}

impl Stop {
    /// Which step it belongs to, from 1.
    pub fn step(self) -> usize {
        match self {
            Self::Drawn(step, _) | Self::Choice(step, _) | Self::Shown(step, _) => step,
        }
    }
}

impl Outline {
    /// The decisions there are, by step and seat.
    pub fn choices(&self) -> impl Iterator<Item = (usize, Seat)> {
        self.stops.iter().filter_map(|stop| match stop {
            Stop::Choice(step, seat) => Some((*step, *seat)),
            Stop::Drawn(..) | Stop::Shown(..) => None,
        })
    }

    /// Whether anything was drawn, or turned out to lie somewhere this seat had not known.
    pub(crate) fn can_be_lucky(&self, seat: Seat) -> bool {
        self.stops.iter().any(|stop| match stop {
            Stop::Drawn(..) => true,
            Stop::Shown(_, seats) => seats.contains(seat),
            Stop::Choice(..) => false,
        })
    }

    /// The steps that dealt a round, in order.
    fn deals(&self) -> impl Iterator<Item = usize> {
        self.stops.iter().filter_map(|stop| match stop {
            Stop::Drawn(step, Draw::Deal) => Some(*step),
            _ => None,
        })
    }

    /// In which round a step was taken, from 1: every deal begins one.
    pub fn round(&self, step: usize) -> u32 {
        (self.deals().take_while(|at| *at <= step).count() as u32).max(1)
    }

    /// The same for many steps.
    pub(crate) fn rounds_of(&self, steps: impl Iterator<Item = usize>) -> impl Iterator<Item = u32> {
        let deals: Vec<usize> = self.deals().collect();
        steps.map(move |step| (deals.partition_point(|at| *at <= step) as u32).max(1))
    }

    /// How many rounds there were.
    pub fn rounds(&self) -> u32 {
        self.round(usize::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_deal_begins_a_round() {
        let stops = vec![
            Stop::Drawn(1, Draw::Deal),
            Stop::Choice(2, Seat::FIRST),
            Stop::Drawn(3, Draw::Within),
            Stop::Drawn(5, Draw::Deal),
            Stop::Drawn(9, Draw::Deal),
        ];
        let outline = Outline { fair: vec![1.0], stops, result: None };
        let rounds = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3];
        assert_eq!(outline.rounds_of(0..11).collect::<Vec<_>>(), rounds);
        assert_eq!((0..11).map(|step| outline.round(step)).collect::<Vec<_>>(), rounds);
        assert_eq!(outline.rounds(), 3);
    }
}
