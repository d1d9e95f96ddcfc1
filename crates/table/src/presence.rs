//! Who is connected. It is not kept: after a rebuild nobody has arrived yet.

use std::collections::BTreeMap;

use sevenfold_protocol::Millis;

use crate::PlayerId;

/// The connections of each person, and since when those without any are gone.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Presence {
    connections: BTreeMap<PlayerId, u32>,
    gone: BTreeMap<PlayerId, Millis>,
}

impl Presence {
    pub(crate) fn is_here(&self, player: &PlayerId) -> bool {
        self.connections.contains_key(player)
    }

    /// Everybody who is connected.
    pub(crate) fn here(&self) -> impl Iterator<Item = &PlayerId> {
        self.connections.keys()
    }

    /// Since when a person has been gone, if that is known.
    pub(crate) fn gone_since(&self, player: &PlayerId) -> Option<Millis> {
        if self.is_here(player) { None } else { self.gone.get(player).copied() }
    }

    /// One more connection.
    pub(crate) fn arrive(&mut self, player: &PlayerId) {
        *self.connections.entry(player.clone()).or_default() += 1;
        self.gone.remove(player);
    }

    /// One connection less.
    pub(crate) fn leave(&mut self, player: &PlayerId, now: Millis) {
        let Some(count) = self.connections.get_mut(player) else { return };
        *count -= 1;
        if *count == 0 {
            self.connections.remove(player);
            self.gone.insert(player.clone(), now);
        }
    }

    /// Notes when a person is first missed who was never seen here, as after a rebuild.
    pub(crate) fn miss(&mut self, player: &PlayerId, now: Millis) {
        if !self.is_here(player) {
            self.gone.entry(player.clone()).or_insert(now);
        }
    }

    /// Forgets those who have no seat any more.
    pub(crate) fn forget_all_but(&mut self, seated: impl Fn(&PlayerId) -> bool) {
        self.gone.retain(|player, _| seated(player));
    }
}
