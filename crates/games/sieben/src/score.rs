//! Chips: going out, the end of a round, the end of the game.

use sevenfold_core::{Outcome, Seat, SeatSet, Tell};

use crate::event::Event;
use crate::phase::Phase;
use crate::state::{Place, Sieben};

/// SI-1 All chips there are.
pub const CHIPS: u8 = 80;
/// SI-16 Rounds of a game with up to [`FEW_SEATS`] seats.
pub const ROUNDS: u8 = 7;
/// SI-16 More seats than these play until the chips are gone.
pub const FEW_SEATS: u8 = 4;

impl Sieben {
    /// SI-12, SI-14 A seat goes out: it is paid, and the next one plays on, unless that was all.
    pub(crate) fn goes_out(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let due = self.playing.len();
        self.playing = self.playing.without(seat);
        let place = Place::MIN.saturating_add(self.seats - due);
        self.places[seat.index()] = Some(place);
        let chips = self.pay(seat, due);
        tell.tell(|| Event::WentOut { seat, place, chips });
        if self.chips_left() == 0 {
            self.game_over(tell);
        } else if self.playing.len() == 1 {
            self.round_over(tell);
        } else {
            self.pass_turn(seat);
        }
    }

    /// SI-15 The seat left with cards is paid too, and the cards are gathered in.
    fn round_over(&mut self, tell: &mut impl Tell<Event>) {
        if let Some(seat) = self.playing.first() {
            let chips = self.pay(seat, 1);
            tell.tell(|| Event::LeftOver { seat, chips });
        }
        if self.chips_left() == 0 || (self.seats <= FEW_SEATS && self.round >= ROUNDS) {
            self.game_over(tell);
        } else {
            self.phase = Phase::Deal;
            self.clear_table();
            self.playing = SeatSet::all(self.seats);
            self.places = Default::default();
        }
    }

    fn game_over(&mut self, tell: &mut impl Tell<Event>) {
        self.phase = Phase::Over;
        tell.tell(|| Event::Over { outcome: self.result() });
    }

    /// SI-16 Who is due more than is left gets what is left.
    fn pay(&mut self, seat: Seat, due: u8) -> u8 {
        let paid = due.min(self.chips_left());
        self.chips[seat.index()] += paid;
        paid
    }

    /// Chips not handed out yet.
    pub(crate) fn chips_left(&self) -> u8 {
        CHIPS - self.chips.iter().sum::<u8>()
    }

    /// SI-15, SI-16 What the seats still in will be paid in this round, the next to go out first.
    pub(crate) fn payouts(&self) -> Vec<u8> {
        let mut left = if self.phase == Phase::Over { 0 } else { self.chips_left() };
        let ladder = (1..=self.playing.len()).rev().map(|due| {
            let paid = due.min(left);
            left -= paid;
            paid
        });
        ladder.filter(|&paid| paid > 0).collect()
    }

    /// SI-17 Most chips win.
    pub(crate) fn result(&self) -> Outcome {
        Outcome::most_points(self.chips[..usize::from(self.seats)].iter().map(|&chips| chips.into()))
    }
}
