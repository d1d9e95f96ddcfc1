//! The answer that lets things happen, for whoever is only asked for an answer.

use crate::action::Action;
use crate::frame::{Asked, Frame, Frames};
use crate::table::Phase;
use crate::view::View;
use sevenfold_core::Seat;

impl View {
    /// What a table plays for the viewer when the time for an answer is up; nothing on an ordinary turn.
    ///
    /// It follows from the frames, which are public: it is legal whatever the viewer holds (TS-38).
    pub fn passive(&self) -> Option<Action> {
        let seat = self.own.as_ref()?.seat;
        match &self.table.phase {
            Phase::Reserving { answered } if self.table.reserving(*answered) == seat => {
                Some(Action::NoReserve)
            }
            Phase::Round(frames) => passive_in_round(*frames, seat),
            _ => None,
        }
    }
}

fn passive_in_round(frames: Frames, seat: Seat) -> Option<Action> {
    match (frames.top()?, frames.asked()) {
        (Frame::LastHerald { by }, _) if by == seat => Some(Action::Announce),
        (Frame::CallOut { .. }, Asked::Seat(asked)) if asked == seat => Some(Action::Hush),
        (frame, Asked::Seat(asked)) if asked == seat && frame.attack().is_some() => Some(Action::Submit),
        _ => None,
    }
}
