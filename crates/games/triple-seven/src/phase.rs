//! What can be done when, and what it does: one file for each kind of question, `legal`, `check` and `apply` side by
//! side.

mod answer;
mod draw;
mod each;
mod gift;
mod herald;
mod list;
mod parts;
mod play;
mod reserving;
mod round;
mod specials;

mod turn;
mod ways;

use sevenfold_core::{Agenda, Draw, Seat, SeatSet, Tell, Window};

use crate::action::Action;
use crate::breach::Breach;
use crate::event::Event;
use crate::frame::{Asked, Frame, Frames};
use crate::state::TripleSeven;
use crate::table::Phase;
use list::List;
pub(crate) use turn::IDLE_PER_SEAT;

impl TripleSeven {
    #[inline]
    pub(crate) fn asks(&self) -> Agenda {
        match &self.table.phase {
            Phase::FirstDealer => Agenda::Chance(Draw::Within),
            Phase::Deal => Agenda::Chance(Draw::Deal),
            Phase::Reserving { answered } => {
                Agenda::turn(self.table.window(), self.table.reserving(*answered))
            }
            Phase::Round(frames) => self.round_asks(*frames),
            Phase::Over { .. } => Agenda::Over,
        }
    }

    #[inline]
    fn round_asks(&self, frames: Frames) -> Agenda {
        match (frames.asked(), self.table.herald) {
            (Asked::Table, _) => Agenda::Chance(Draw::Within),
            (Asked::Seat(seat), None) => Agenda::turn(self.table.window(), seat),
            (asked, _) => self.race_asks(asked),
        }
    }

    /// In a race there are two windows, or one that nobody must answer.
    #[cold]
    fn race_asks(&self, asked: Asked) -> Agenda {
        let mut windows = arrayvec::ArrayVec::new();
        if let Asked::Seat(seat) = asked {
            windows.push(Window::turn(self.table.window(), seat));
        }
        if let Some(herald) = self.table.herald {
            // Nobody must: its player may announce it, the others may call it out (TS-27).
            let may = SeatSet::all(self.table.seats);
            windows.push(Window { id: herald.window(), must: SeatSet::EMPTY, may });
        }
        Agenda::Seats(windows)
    }

    #[inline]
    pub(crate) fn list(&self, seat: Seat, out: &mut impl List) {
        match &self.table.phase {
            Phase::Reserving { answered } if self.table.reserving(*answered) == seat => {
                self.reserving_legal(seat, out);
            }
            Phase::Round(frames) => {
                if frames.asked() == Asked::Seat(seat) {
                    self.frame_legal(*frames, seat, out);
                }
                self.race_legal(*frames, seat, out);
            }
            _ => {}
        }
    }

    #[inline]
    fn frame_legal(&self, frames: Frames, seat: Seat, out: &mut impl List) {
        match frames.top() {
            None => self.turn_legal(frames.turn, seat, out),
            Some(Frame::Deuce { .. }) => self.extra_legal(seat, out),
            Some(Frame::Gift { .. }) => self.gift_legal(seat, out),
            Some(Frame::CallOut { .. }) => {
                for action in [Action::CallOut, Action::Hush] {
                    out.one(action);
                }
            }
            Some(frame) => self.answer_legal(frame, seat, out),
        }
    }

    pub(crate) fn check_move(&self, seat: Seat, action: Action) -> Result<(), Breach> {
        match &self.table.phase {
            Phase::Over { winner } => Err(Breach::GameOver { winner: *winner }),
            Phase::FirstDealer | Phase::Deal => Err(Breach::NotDealt),
            Phase::Reserving { answered } => self.reserving_check(*answered, seat, action),
            Phase::Round(frames) => self.round_check(*frames, seat, action),
        }
    }

    fn round_check(&self, frames: Frames, seat: Seat, action: Action) -> Result<(), Breach> {
        let asked = frames.asked();
        if asked == Asked::Table {
            return Err(Breach::Shuffling);
        }
        if matches!(action, Action::CallOut | Action::Hush | Action::Announce) {
            return self.herald_check(frames, seat, action);
        }
        match (asked, frames.top()) {
            (Asked::Seat(turn), _) if turn != seat => Err(Breach::NotYourTurn { turn }),
            (_, None) => self.turn_check(frames.turn, seat, action),
            (_, Some(Frame::Deuce { .. })) => self.extra_check(seat, action),
            (_, Some(Frame::Gift { .. })) => self.gift_check(seat, action),
            (_, Some(Frame::CallOut { by, .. })) => Err(Breach::CallFirst { by }),
            (_, Some(Frame::LastHerald { by })) => Err(Breach::HeraldFirst { by }),
            (_, Some(frame)) => self.answer_check(frame, seat, action),
        }
    }

    #[inline]
    pub(crate) fn carry_out(&mut self, seat: Seat, action: Action, tell: &mut impl Tell<Event>) {
        // A press in a HERALD's race leaves the window of whoever is asked open.
        if self.table.herald.is_some() && matches!(action, Action::CallOut | Action::Announce) {
            self.table.clock += 1;
        } else {
            self.table.tick();
        }
        match action {
            Action::NoReserve => self.choose_reserve(seat, None, tell),
            Action::Reserve(card) if matches!(self.table.phase, Phase::Reserving { .. }) => {
                self.choose_reserve(seat, Some(card), tell);
            }
            Action::Reserve(card) => self.put_aside(seat, card, tell),
            Action::Swap(card) => self.swap(seat, card, tell),
            Action::Draw => self.take_turn_draw(seat, tell),
            Action::Pass => self.pass(seat, tell),
            Action::Play(from, play) => self.play_card(seat, from, play, tell),
            Action::PlayRun(run) => self.play_run(seat, run, tell),
            Action::Done => self.decline(seat, tell),
            Action::Give(gift) => self.give(seat, gift, tell),
            Action::Answer(answer) => self.answer(seat, answer, tell),
            Action::Submit => self.submit(seat, tell),
            Action::CallOut => self.call_out(seat, tell),
            Action::Hush => self.hush(seat, tell),
            Action::Announce => self.announce(seat, tell),
        }
    }
}
