//! The HERALD: announced, called out, or let pass (TS-24 to TS-27).

use sevenfold_core::{Seat, Tell};

use super::list::List;
use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::frame::{Frame, Frames};
use crate::options::HeraldRule;
use crate::state::TripleSeven;
use crate::table::OpenHerald;

/// What a HERALD's player draws when called out (TS-25).
const CALLED_OUT_DRAWS: u8 = 4;

impl TripleSeven {
    /// A HERALD lies on the pile and nobody has said a word.
    pub(super) fn herald_unannounced(&mut self, by: Seat) {
        self.pass_turn_from(by);
        match self.table.options.herald {
            HeraldRule::Declared => {
                let asked = self.table.after(by);
                self.frames().push(Frame::CallOut { by, asked });
            }
            HeraldRule::Race => {
                self.table.herald = Some(OpenHerald { by, opened: self.table.clock });
                if self.hand(by).is_empty() {
                    self.frames().push(Frame::LastHerald { by });
                }
            }
        }
    }

    /// What a seat may press in a race, beside whatever else it is asked.
    #[inline]
    pub(super) fn race_legal(&self, frames: Frames, seat: Seat, out: &mut impl List) {
        if self.table.herald.is_none() {
            return;
        }
        let presses = [Action::CallOut, Action::Announce];
        let legal = presses.into_iter().filter(|&press| self.round_check(frames, seat, press).is_ok());
        legal.for_each(|press| out.one(press));
    }

    pub(super) fn herald_check(&self, frames: Frames, seat: Seat, action: Action) -> Result<(), Breach> {
        match self.table.options.herald {
            HeraldRule::Race => self.race_check(seat, action),
            HeraldRule::Declared => declared_check(frames, seat, action),
        }
    }

    fn race_check(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        if action == Action::Hush {
            return Err(Breach::NoHushInRace);
        }
        let Some(OpenHerald { by, .. }) = self.table.herald else { return Err(Breach::NoHerald) };
        match (action, by == seat) {
            (Action::Announce, false) => Err(Breach::NotYourHerald { by }),
            (Action::Announce, true) => Ok(()),
            (_, true) => Err(Breach::OwnHerald),
            (_, false) if seat.index() >= usize::from(self.table.seats) => Err(Breach::NoHerald),
            (_, false) => Ok(()),
        }
    }

    pub(super) fn call_out(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let raced = self.table.herald.take().map(|herald| herald.by);
        let waited = match self.frames().top() {
            Some(Frame::LastHerald { by } | Frame::CallOut { by, .. }) => {
                self.frames().pop();
                Some(by)
            }
            _ => None,
        };
        let Some(by) = raced.or(waited) else { return };
        tell.tell(|| Event::CalledOut { by: seat, herald: by });
        self.draw(by, CALLED_OUT_DRAWS, tell);
    }

    pub(super) fn announce(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Announced { seat });
        self.table.herald = None;
        if let Some(Frame::LastHerald { by }) = self.frames().top() {
            self.win(by, tell);
        }
    }

    pub(super) fn hush(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(|| Event::Hushed { seat });
        let Some(Frame::CallOut { by, asked }) = self.frames().top() else { return };
        let next = self.table.after(asked);
        if next != by {
            return self.frames().replace(Frame::CallOut { by, asked: next });
        }
        self.frames().pop();
        if self.hand(by).is_empty() {
            self.win(by, tell);
        }
    }
}

fn declared_check(frames: Frames, seat: Seat, action: Action) -> Result<(), Breach> {
    match (action, frames.top()) {
        (Action::Announce, _) => Err(Breach::NoRace),
        (_, Some(Frame::CallOut { by, .. })) if by == seat => Err(Breach::OwnHerald),
        (_, Some(Frame::CallOut { asked, .. })) if asked != seat => Err(Breach::NotYourTurn { turn: asked }),
        (_, Some(Frame::CallOut { .. })) => Ok(()),
        _ => Err(Breach::NoHerald),
    }
}
