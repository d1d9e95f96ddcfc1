//! What one guest may have, and all guests of one address together.

use std::time::Duration;

use sevenfold_table::PlayerId;

use super::{Buckets, Network};
use crate::Rate;

/// Who asks, and from where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) player: PlayerId,
    pub(crate) network: Network,
}

/// What one guest may have, and all guests of one address together.
pub(crate) struct Budget {
    guests: Buckets<PlayerId>,
    networks: Buckets<Network>,
}

impl Budget {
    pub(crate) fn new(guest: Rate, network: Rate) -> Self {
        Self { guests: Buckets::new(guest), networks: Buckets::new(network) }
    }

    /// Takes one, if both have one; else how long to wait.
    pub(crate) fn take(&self, origin: &Origin) -> Result<(), Duration> {
        self.guests.take(origin.player.clone())?;
        self.networks.take(origin.network)
    }

    /// Spends so much, whether it was there or not.
    pub(crate) fn spend(&self, origin: &Origin, amount: f64) {
        self.guests.spend(origin.player.clone(), amount);
        self.networks.spend(origin.network, amount);
    }

    /// Spends so many bytes.
    pub(crate) fn spend_bytes(&self, origin: &Origin, bytes: usize) {
        self.spend(origin, f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)));
    }

    /// Is anything left?
    pub(crate) fn has_some(&self, origin: &Origin) -> bool {
        self.guests.has_some(&origin.player) && self.networks.has_some(&origin.network)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_guests_of_one_address_share_what_it_has() {
        let budget = Budget::new(Rate::new(10.0, 0.0), Rate::new(15.0, 0.0));
        let [first, second, elsewhere] =
            [("a", "192.0.2.1"), ("b", "192.0.2.1"), ("c", "192.0.2.2")].map(|(player, address)| Origin {
                player: PlayerId::new(player),
                network: Network::of(address.parse().unwrap_or_else(|_| panic!("an address"))),
            });
        budget.spend(&first, 10.0);
        assert!(!budget.has_some(&first) && budget.has_some(&second));
        budget.spend(&second, 6.0);
        assert!(!budget.has_some(&second) && budget.has_some(&elsewhere));
    }
}
