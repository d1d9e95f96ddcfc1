//! Return games, as a witness sees them: the same two exchange their seats, and nobody loses one by silence.

use sevenfold_core::Seat;
use sevenfold_protocol::{Millis, Request, StandInCause};

use super::{Cause, GONE, Leg, Phase, Sitter, Witness};

impl Witness {
    /// All have seen enough of the first game, or one has and a while has passed.
    pub(super) fn exchanged(&mut self, at: Millis, cause: &Cause, last: Option<Seat>, context: &str) {
        assert_eq!((self.phase, self.leg, self.chairs.len()), (Phase::Over, Leg::First, 2), "{context}");
        assert!(!self.chairs.contains(&Sitter::Nobody), "{context}");
        let wants = |seat: Seat| match &self.chairs[seat.index()] {
            Sitter::Person { wants, .. } => *wants || last == Some(seat),
            Sitter::Nobody | Sitter::Bot => true,
        };
        let all = Seat::all(2).all(wants);
        if let Some(seat) = last {
            assert!(matches!(cause, Cause::Asked(_, Request::Rematch { .. })), "{context}");
            assert!(self.by_sitter(cause, seat) && all, "{context}");
        } else {
            let since = self.wanted_since.unwrap_or_else(|| panic!("somebody wants it: {context}"));
            assert!(at.since(since) >= GONE, "{context}");
            self.seen.returned_without_a_word += 1;
        }
        let stays_away: Vec<bool> = Seat::all(2).map(|seat| !wants(seat)).collect();
        for (chair, stays_away) in self.chairs.iter_mut().zip(stays_away) {
            if let Sitter::Person { stand_in, wants, .. } = chair {
                *stand_in = stand_in.filter(|cause| *cause == StandInCause::Left && stays_away);
                *wants = false;
            }
        }
        self.chairs.swap(0, 1);
        let tokens = std::mem::take(&mut self.tokens).into_iter();
        self.tokens = tokens.map(|(seat, token)| (seat.next(2), token)).collect();
        self.leg = Leg::Return;
        self.next_game();
        self.deal.exchange();
        self.seen.returns += 1;
    }

    /// Whoever gets up, or takes a seat, is not one of the two who played the first game.
    pub(super) fn break_off(&mut self) {
        self.leg = match (self.phase, self.leg) {
            (Phase::Over, Leg::First) => Leg::None,
            (Phase::Gathering, Leg::Return) => Leg::First,
            (_, leg) => leg,
        };
    }
}
