//! The table's own time.
//!
//! It follows the host's clock and never goes back. A clock that is set back while people play, as a browser's may be,
//! does not stop it either: it goes on from where it was, so that no bot waits until the clock has caught up.

use sevenfold_protocol::Millis;

/// Between the host's clock and the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Time {
    /// The time when the table was last told it.
    latest: Millis,
    /// How far the table's time is ahead of the host's clock.
    lead: u64,
}

impl Time {
    /// The time of a table at which something last happened then.
    pub(crate) fn since(latest: Millis) -> Self {
        Self { latest, lead: 0 }
    }

    /// Something happened then: it is at least that late.
    pub(crate) fn reach(&mut self, at: Millis) {
        self.latest = self.latest.max(at);
    }

    /// The host tells the time.
    pub(crate) fn told(&mut self, now: Millis) -> Millis {
        self.latest = self.latest.max(now.plus(self.lead));
        self.lead = self.latest.since(now);
        self.latest
    }

    /// The table's time at a moment of the host's clock.
    pub(crate) fn at_clock(&self, at: Millis) -> Millis {
        at.plus(self.lead)
    }

    /// A moment of the table's time on the host's clock.
    pub(crate) fn on_clock(&self, at: Millis) -> Millis {
        Millis(at.since(Millis(self.lead)))
    }
}
