//! Who is out, the end of a round, penalties, and the end of the game.

use serde::{Deserialize, Serialize};
use sevenfold_core::{MAX_SEATS, Outcome, Seat, Tell};

use crate::event::Event;
use crate::options::Variant;
use crate::phase::Phase;
use crate::state::Sevens;

/// The how-manieth a seat was to go out, or to fold, in its round, from 1.
pub type Place = std::num::NonZeroU8;

/// What has become of a seat in the round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Standing {
    /// It plays.
    #[default]
    In,
    /// SE-10 Its hand is empty.
    Out(Place),
    /// SE-8 It could not go on.
    Folded(Place),
}

impl Sevens {
    /// SE-10 A seat has laid its last card.
    pub(crate) fn goes_out(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let place = self.next_place(|standing| matches!(standing, Standing::Out(_)));
        self.standing[seat.index()] = Standing::Out(place);
        tell.tell(|| Event::WentOut { seat, place });
        self.after_leaving(seat, tell);
    }

    /// SE-8 A seat has folded.
    pub(crate) fn leaves(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let place = self.next_place(|standing| matches!(standing, Standing::Folded(_)));
        self.standing[seat.index()] = Standing::Folded(place);
        self.after_leaving(seat, tell);
    }

    fn next_place(&self, same: impl Fn(&Standing) -> bool) -> Place {
        let before = self.standing.iter().filter(|standing| same(standing)).count();
        Place::MIN.saturating_add(before as u8)
    }

    fn after_leaving(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        self.playing = self.playing.without(seat);
        let over = match self.options.variant {
            // SE-11
            Variant::FanTan => true,
            // SE-12
            Variant::ShichiNarabe => self.playing.len() <= 1,
        };
        if over {
            self.round_over(tell);
        } else {
            self.pass_turn(seat);
        }
    }

    fn round_over(&mut self, tell: &mut impl Tell<Event>) {
        let penalties = self.round_penalties();
        for (sum, penalty) in self.penalties.iter_mut().zip(penalties) {
            *sum += u16::from(penalty);
        }
        let round = self.round;
        tell.tell(|| Event::RoundOver {
            round,
            penalties: penalties[..usize::from(self.seats)].iter().copied().collect(),
        });
        if self.round >= self.options.rounds {
            self.phase = Phase::Over;
            tell.tell(|| Event::Over { outcome: self.result() });
        } else {
            self.phase = Phase::Deal;
        }
    }

    /// What the round costs each seat.
    fn round_penalties(&self) -> [u8; MAX_SEATS] {
        let mut penalties = [0; MAX_SEATS];
        for seat in Seat::all(self.seats) {
            penalties[seat.index()] = match self.options.variant {
                // SE-11
                Variant::FanTan => self.hands[seat.index()].len(),
                // SE-12
                Variant::ShichiNarabe => self.place_of(seat) - 1,
            };
        }
        penalties
    }

    /// SE-12 Those out in their order, the one left, those folded with the last to fold before the first.
    fn place_of(&self, seat: Seat) -> u8 {
        match self.standing[seat.index()] {
            Standing::Out(place) => place.get(),
            Standing::In => Place::MIN.get() + self.count_out(),
            Standing::Folded(place) => self.seats - (place.get() - 1),
        }
    }

    fn count_out(&self) -> u8 {
        self.standing.iter().filter(|standing| matches!(standing, Standing::Out(_))).count() as u8
    }

    /// SE-13 Fewest penalties win; equal ones share the win.
    pub(crate) fn result(&self) -> Outcome {
        let penalties = &self.penalties[..usize::from(self.seats)];
        Outcome::most_points(penalties.iter().map(|&penalty| -i32::from(penalty)))
    }
}
