//! How a game ended.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Seat, SeatSet};

/// The result of a finished game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// Points by seat.
    pub points: ArrayVec<i32, MAX_SEATS>,
    /// Who won; several share the win.
    pub winners: SeatSet,
}

impl Outcome {
    /// Most points win and ties share the win.
    pub fn most_points(points: impl IntoIterator<Item = i32>) -> Self {
        let points: ArrayVec<i32, MAX_SEATS> = points.into_iter().collect();
        let best = points.iter().max().copied();
        let winners =
            Seat::all(points.len() as u8).filter(|seat| Some(points[seat.index()]) == best).collect();
        Self { points, winners }
    }
}
