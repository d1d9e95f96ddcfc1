//! Seats, as a witness sees them: who sits down, gets up, comes back, is sent away, or loses the seat.

use sevenfold_core::Seat;
use sevenfold_protocol::{Hints, Millis, Pace, Request, SeatToken, StandInCause};

use super::{Cause, GONE, Phase, Sitter, THREE_DAYS, Witness};
use crate::{Entry, Happened};

impl Witness {
    /// Somebody was given the token of a seat.
    pub(in crate::tests) fn seated(&mut self, name: &str, seat: Seat, token: SeatToken) {
        assert_eq!(self.person(seat), name, "a token is for whoever sits there");
        assert!(!self.dead_tokens.contains(&token), "a token dies with the seat: {name} at {seat}");
        self.tokens.insert(seat, token);
    }

    /// Somebody was told what a good player would do.
    pub(in crate::tests) fn hinted(&mut self, name: &str, seat: Seat) {
        assert_eq!((self.person(seat), self.stand_in(seat)), (name, None));
        let people = self.people().into_iter();
        let mut others = people.filter(|(_, who)| who != name).map(|(seat, _)| self.stand_in(seat));
        let alone = others.all(|cause| cause == Some(StandInCause::Resigned));
        assert!(self.hints == Hints::Always || self.hints == Hints::Alone && alone, "{name} at {seat}");
        self.seen.hinted += 1;
    }

    pub(super) fn seat_changes(&mut self, entry: &Entry, cause: &Cause, context: &str) {
        if !matches!(entry.what, Happened::Returned { .. }) {
            self.break_off();
        }
        match &entry.what {
            Happened::Sat { seat, player, .. } => {
                let before = (self.phase, &self.chairs[seat.index()]);
                assert_eq!(before, (Phase::Gathering, &Sitter::Nobody), "{context}");
                let name = player.as_str().to_owned();
                let sits = matches!(cause, Cause::Asked(by, Request::TakeSeat { .. }) if *by == name);
                assert!(sits, "{context}");
                self.chairs[seat.index()] = Sitter::Person { name, stand_in: None, wants: false };
            }
            Happened::BotSat { seat, .. } => {
                assert!(self.by_owner(cause) && self.phase == Phase::Gathering, "{context}");
                assert!(!matches!(self.chairs[seat.index()], Sitter::Person { .. }), "{context}");
                self.chairs[seat.index()] = Sitter::Bot;
            }
            Happened::Freed { seat } => self.freed(entry.at, cause, *seat, context),
            Happened::Returned { seat, player } => self.returned(cause, *seat, player.as_str(), context),
            other => panic!("{other:?}"),
        }
    }

    /// A player comes back to the own seat; whoever has its token is its player from now on.
    fn returned(&mut self, cause: &Cause, seat: Seat, player: &str, context: &str) {
        let before = (self.person(seat).to_owned(), self.stand_in(seat));
        match cause {
            Cause::Asked(by, Request::ReturnToSeat { token }) => {
                assert_eq!((by.as_str(), self.tokens.get(&seat)), (player, Some(token)), "{context}");
                self.seen.took_over += u32::from(before.0 != player);
            }
            Cause::Asked(by, Request::TakeSeat { .. }) | Cause::Came(by) => {
                assert_eq!([by, before.0.as_str()], [player; 2], "{context}");
            }
            Cause::Asked(..) | Cause::Time => panic!("{context}"),
        }
        assert_ne!(before, (player.to_owned(), None), "something changes: {context}");
        if let Sitter::Person { name, .. } = &mut self.chairs[seat.index()] {
            player.clone_into(name);
        }
        if before.1 != Some(StandInCause::Resigned) {
            self.set_stand_in(seat, None);
        }
    }

    /// A seat is given up by its player, taken by whoever has the word before the start, or lost by silence and absence.
    fn freed(&mut self, at: Millis, cause: &Cause, seat: Seat, context: &str) {
        assert!(matches!(self.phase, Phase::Gathering | Phase::Over), "{context}");
        if let Sitter::Person { name, wants, .. } = self.chairs[seat.index()].clone() {
            let given_up = matches!(cause, Cause::Asked(by, Request::LeaveSeat { seat: own }) if *by == name && *own == seat);
            let sent_away = self.by_owner(cause)
                && self.phase == Phase::Gathering
                && matches!(cause, Cause::Asked(_, Request::ClearSeat { .. }));
            let silent = self.phase == Phase::Over && !wants;
            let gone = self.gone_for(&name, at).is_some_and(|time| time >= GONE);
            let waited = match (self.pace, self.wanted_since) {
                (_, None) => false,
                (Pace::Live, Some(_)) => true,
                (Pace::Slow, Some(since)) => at.since(since) >= THREE_DAYS,
            };
            let lost = silent && gone && waited;
            assert!(given_up || sent_away || lost, "{context}");
            self.seen.lost_the_seat += u32::from(!given_up && lost);
        }
        self.chairs[seat.index()] = Sitter::Nobody;
        self.dead_tokens.extend(self.tokens.remove(&seat));
        self.deal.forget(seat);
    }
}
