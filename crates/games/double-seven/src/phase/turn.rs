//! Turns begin and end (DS-4, DS-5, DS-8, DS-20, DS-21).

use sevenfold_core::{Seat, Tell};

use crate::DoubleSeven;
use crate::event::{Ending, Event};
use crate::phase::{Act, Draw, OncePerTurn, Phase, RainbowMoment};

/// Tiles drawn with an empty rack (DS-5).
const DRAW_EMPTY: u8 = 3;
/// Tiles drawn otherwise (DS-5).
const DRAW: u8 = 2;

impl DoubleSeven {
    /// The turn of a seat begins. A turn in which nothing can be drawn and the rack is empty has no step: then the
    /// next one begins (DS-8).
    pub(crate) fn begin_turn(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.turn = seat;
        loop {
            if let Some(tile) = self.reserve.flip() {
                tell.tell(|| Event::Flipped { tile });
            }
            let rack = self.racks[self.turn.index()];
            let wanted = if rack.is_empty() { DRAW_EMPTY } else { DRAW };
            let left = wanted.min(self.reserve.len());
            if left > 0 {
                self.phase = Phase::Draw(Draw::Opening { left });
                return;
            }
            if !rack.is_empty() {
                self.phase = Phase::Act(Act::new(RainbowMoment::Past, OncePerTurn::Open));
                return;
            }
            let seat = self.turn;
            tell.tell(|| Event::Skipped { seat });
            if !self.next_turn(tell) {
                return;
            }
        }
    }

    /// The turn ends, and the next one begins if there is one.
    pub(crate) fn end_turn(&mut self, tell: &mut impl Tell<Event>) {
        if self.next_turn(tell) {
            self.begin_turn(self.turn, tell);
        }
    }

    /// Moves on to the next seat, or ends the game when it would come to whoever triggered the end (DS-21).
    fn next_turn(&mut self, tell: &mut impl Tell<Event>) -> bool {
        self.turn = self.turn.next(self.seats);
        if self.ending != Some(self.turn) {
            return true;
        }
        self.phase = Phase::Over;
        tell.tell(|| Event::Over { outcome: self.tally() });
        false
    }

    /// An action is complete: with an empty rack the turn is over (DS-8, DS-26).
    #[inline]
    pub(crate) fn after_action(&mut self, tell: &mut impl Tell<Event>) {
        if self.racks[self.turn.index()].is_empty() {
            let seat = self.turn;
            tell.tell(|| Event::Cleared { seat });
            self.end_turn(tell);
        }
    }

    /// Whoever comes first triggers the end; nothing extends the game (DS-21).
    pub(crate) fn trigger_end(&mut self, why: Ending, tell: &mut impl Tell<Event>) {
        if self.ending.is_none() {
            let seat = self.turn;
            self.ending = Some(seat);
            tell.tell(|| Event::EndTriggered { seat, why });
        }
    }
}
