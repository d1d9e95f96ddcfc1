//! The fair deal, as a witness sees it: whose parts are waited for, and when nobody is any more.

use std::collections::BTreeSet;

use sevenfold_core::Seat;
use sevenfold_protocol::{Millis, Request};

use super::{Cause, Phase, Witness};
use crate::{Entry, Happened};

/// How long whoever is here is waited for.
const REVEALING: u64 = 3_000;

/// What has been sealed and revealed.
#[derive(Default)]
pub(super) struct Deal {
    /// Who has sealed a part of this game, and of the next.
    sealed: BTreeSet<Seat>,
    next: BTreeSet<Seat>,
    /// Who is waited for, and until when.
    waits: BTreeSet<Seat>,
    until: Millis,
}

impl Deal {
    /// Whoever gets up takes the seal along.
    pub(super) fn forget(&mut self, seat: Seat) {
        self.sealed.remove(&seat);
        self.next.remove(&seat);
    }

    pub(super) fn next_game(&mut self) {
        self.sealed = std::mem::take(&mut self.next);
        self.waits.clear();
    }
}

impl Deal {
    /// Whoever exchanged a seat for another takes the seal along.
    pub(super) fn exchange(&mut self) {
        self.sealed = std::mem::take(&mut self.sealed).into_iter().map(|seat| seat.next(2)).collect();
    }
}

impl Witness {
    pub(super) fn dealing(&mut self, entry: &Entry, cause: &Cause, context: &str) {
        match &entry.what {
            Happened::Sealed { seat, game, .. } => {
                assert!(self.by_sitter(cause, *seat), "{context}");
                if *game == self.game {
                    assert_eq!(self.phase, Phase::Gathering, "the list is open: {context}");
                    self.deal.sealed.insert(*seat);
                } else {
                    assert_eq!((*game, self.phase), (self.game + 1, Phase::Over), "{context}");
                    self.deal.next.insert(*seat);
                }
            }
            Happened::Closed { waits, until } => {
                self.began(cause, context);
                let here = |seat: &&Seat| self.gone_for(self.person(**seat), entry.at).is_none();
                let present: BTreeSet<Seat> = self.deal.sealed.iter().filter(here).copied().collect();
                self.seen.closed_on_the_absent += u32::from(present.len() < self.deal.sealed.len());
                assert_eq!(waits.iter().collect::<BTreeSet<_>>(), present, "{context}");
                assert_eq!(*until, entry.at.plus(REVEALING), "{context}");
                (self.deal.waits, self.deal.until) = (present, *until);
                self.phase = Phase::Dealing;
            }
            Happened::Revealed { seat, .. } => {
                assert!(self.by_sitter(cause, *seat) && self.phase == Phase::Dealing, "{context}");
                assert!(self.deal.sealed.contains(seat), "{context}");
                self.deal.waits.remove(seat);
                self.seen.revealed += 1;
            }
            Happened::Started => self.started(entry.at, cause, context),
            other => panic!("{other:?}"),
        }
    }

    /// A game is dealt at once if nobody has sealed anything; else when nobody has to be waited for.
    fn started(&mut self, at: Millis, cause: &Cause, context: &str) {
        if self.phase == Phase::Dealing {
            assert!(self.deal.waits.is_empty() || at >= self.deal.until, "{context}");
        } else {
            self.began(cause, context);
            assert!(self.deal.sealed.is_empty(), "{context}");
        }
        self.phase = Phase::Playing;
        self.steps.clear();
        self.last_step = at;
    }

    /// Whoever has the word begins a game; a rematch begins when all agree.
    fn began(&self, cause: &Cause, context: &str) {
        assert_eq!(self.phase, Phase::Gathering, "{context}");
        let asked = matches!(cause, Cause::Asked(_, Request::Start { .. }));
        assert!(if asked { self.by_owner(cause) } else { self.game > 1 }, "{context}");
    }
}
