//! A fair share: what each ask costs is counted, for whoever asked and for their address.

use std::time::Instant;

use sevenfold_protocol::{Ask, Refusal, Request};
use sevenfold_table::{Done, TableError};

use super::super::Caller;
use super::super::pool::Work;
use super::Room;
use crate::refusals;

impl Room {
    /// Refuses whoever has used up what one guest or one address may use. Whoever only wants to see the table always may.
    pub(super) fn share_left(&self, caller: &Caller, ask: &Ask) -> Result<(), Refusal> {
        let (guards, origin) = (&self.tables.shared.guards, caller.origin());
        let only_looks = matches!(ask.request, Request::Hello { .. } | Request::Refresh);
        if !guards.work.has_some(&origin) {
            return Err(refusals::too_fast());
        }
        if !only_looks && !guards.bytes.has_some(&origin) {
            return Err(refusals::enough_for_today());
        }
        Ok(())
    }

    /// Hands an ask to the table, and counts how long it took.
    pub(super) async fn handle(&mut self, caller: &Caller, ask: &Ask) -> Result<Done, TableError> {
        let (now, table) = (self.now(), &mut self.table);
        let mut work = || {
            let begun = Instant::now();
            (table.handle(&caller.player, ask, now), begun.elapsed())
        };
        let (handled, took) = if may_take_long(&ask.request) {
            Box::pin(self.tables.shared.pool.run(Work::Asked, work)).await
        } else {
            work()
        };
        self.tables.shared.asked.engine.record(took);
        self.tables.shared.guards.work.spend(&caller.origin(), took.as_secs_f64());
        handled
    }

    /// Counts what was kept of journal and record for whoever asked; what bots do is for the first who is there.
    pub(super) fn count_bytes(&self, journal: usize, done: &Done, asker: Option<&Caller>) {
        if let Some(caller) = asker.or_else(|| self.callers.first()) {
            let record = done.record.as_ref().map_or(0, |document| document.to_string().len());
            self.tables.shared.guards.bytes.spend_bytes(&caller.origin(), journal + record);
        }
    }
}

/// Taking back looks at worlds that could be, and a hint thinks: that takes longer than others should wait.
fn may_take_long(request: &Request) -> bool {
    matches!(request, Request::Hint { .. } | Request::OfferUndo { .. } | Request::AnswerUndo { .. })
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Seat;
    use sevenfold_protocol::Consent;

    use super::*;

    #[test]
    fn taking_back_and_hints_wait_their_turn() {
        let seat = Seat::FIRST;
        assert!(may_take_long(&Request::OfferUndo { seat }));
        assert!(may_take_long(&Request::AnswerUndo { seat, consent: Consent::Agree }));
        assert!(may_take_long(&Request::Hint { seat }));
        assert!(!may_take_long(&Request::Refresh));
    }
}
