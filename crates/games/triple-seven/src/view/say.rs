//! What is asked of the viewer, in one sentence.

use sevenfold_core::{Arg, Message, Seat};

use crate::action::Action;
use crate::breach::Attack;
use crate::frame::{Frame, Frames, TurnDraw};
use crate::table::Phase;
use crate::view::View;

impl View {
    /// What is asked of whoever views this; `None` if nothing is.
    pub fn ask(&self) -> Option<Message> {
        let own = self.own.as_ref()?;
        match &self.table.phase {
            Phase::Reserving { answered } if self.table.reserving(*answered) == own.seat => {
                Some(Message::new("triple-seven-ask-reserve"))
            }
            Phase::Round(frames) => self.ask_in_round(*frames, own.seat),
            _ => None,
        }
    }

    fn ask_in_round(&self, frames: Frames, seat: Seat) -> Option<Message> {
        match frames.top() {
            None if frames.turn.seat == seat => Some(self.ask_turn(frames.turn.draw)),
            None | Some(Frame::LastHerald { .. }) => self.ask_race(seat),
            Some(Frame::Deuce { seat: asked }) if asked == seat => {
                Some(Message::new("triple-seven-ask-extra"))
            }
            Some(Frame::Gift { seat: asked }) if asked == seat => {
                Some(Message::new("triple-seven-ask-give").with("other", self.table.after(seat)))
            }
            Some(Frame::CallOut { by, asked }) if asked == seat => {
                Some(Message::new("triple-seven-ask-call-out").with("seat", by))
            }
            Some(Frame::Smite { by, at, cards }) if at == seat => {
                Some(Message::new("triple-seven-ask-reaper").with("seat", by).with("count", cards))
            }
            Some(frame) => Self::ask_attacked(frame, seat),
        }
    }

    fn ask_attacked(frame: Frame, seat: Seat) -> Option<Message> {
        let (by, key) = match frame {
            Frame::Trade { by, to } if to == seat => (by, "triple-seven-ask-trade"),
            Frame::Theft { by, from } if from == seat => (by, "triple-seven-ask-thief"),
            Frame::Sin { by, asked } if asked == seat => (by, "triple-seven-ask-sinner"),
            _ => return None,
        };
        Some(Message::new(key).with("seat", by))
    }

    fn ask_turn(&self, draw: TurnDraw) -> Message {
        match (self.table.pile.shows, draw) {
            (None, TurnDraw::Open) => Message::new("triple-seven-ask-first"),
            (None, TurnDraw::Taken) => Message::new("triple-seven-ask-first-drawn"),
            (Some(shows), TurnDraw::Open) => Message::new("triple-seven-ask-turn").with("shows", shows.say()),
            (Some(shows), TurnDraw::Taken) => {
                Message::new("triple-seven-ask-turn-drawn").with("shows", shows.say())
            }
        }
    }

    /// In a race: announce, or call out.
    fn ask_race(&self, seat: Seat) -> Option<Message> {
        let herald = self.table.herald?;
        Some(if herald.by == seat {
            Message::new("triple-seven-ask-announce")
        } else {
            Message::new("triple-seven-ask-race").with("seat", herald.by)
        })
    }

    /// Who attacks somebody now, and with what (TS-38).
    pub fn attack(&self) -> Option<(Seat, Attack)> {
        match &self.table.phase {
            Phase::Round(frames) => frames.top()?.attack(),
            _ => None,
        }
    }

    /// A move in words.
    pub fn describe(&self, action: &Action) -> Message {
        let message = action.describe();
        match (action, self.own.as_ref()) {
            (Action::Give(_), Some(own)) => message.with("other", self.table.after(own.seat)),
            (Action::Submit, _) => message.with("cost", self.cost_of_submitting()),
            _ => message,
        }
    }

    /// What submitting to the present attack means.
    fn cost_of_submitting(&self) -> Arg {
        let Phase::Round(frames) = &self.table.phase else { return Arg::key("triple-seven-cost-nothing") };
        match frames.top() {
            Some(Frame::Trade { by, .. }) => Message::new("triple-seven-cost-trade").with("seat", by).into(),
            Some(Frame::Theft { by, .. }) => Message::new("triple-seven-cost-thief").with("seat", by).into(),
            Some(Frame::Sin { .. }) => Message::new("triple-seven-cost-draw").with("count", 4u8).into(),
            Some(Frame::Smite { cards, .. }) => {
                Message::new("triple-seven-cost-draw").with("count", cards).into()
            }
            _ => Arg::key("triple-seven-cost-nothing"),
        }
    }
}
