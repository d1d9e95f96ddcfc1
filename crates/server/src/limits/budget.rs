//! What one guest may have, and all guests of one address together.

use std::hash::{BuildHasher as _, RandomState};
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
    /// By a number made of the guest's id: ids are scattered over the memory of tables, and one that is remembered here would keep
    /// a page of it long after its table was put away.
    guests: Buckets<u64>,
    numbers: RandomState,
    networks: Buckets<Network>,
}

impl Budget {
    pub(crate) fn new(guest: Rate, network: Rate) -> Self {
        let numbers = RandomState::new();
        Self { guests: Buckets::new(guest), numbers, networks: Buckets::new(network) }
    }

    /// Takes one, if both have one; else how long to wait.
    pub(crate) fn take(&self, origin: &Origin) -> Result<(), Duration> {
        self.guests.take(self.number(origin))?;
        self.networks.take(origin.network)
    }

    /// Spends so much, whether it was there or not.
    pub(crate) fn spend(&self, origin: &Origin, amount: f64) {
        self.guests.spend(self.number(origin), amount);
        self.networks.spend(origin.network, amount);
    }

    /// Spends so many bytes.
    pub(crate) fn spend_bytes(&self, origin: &Origin, bytes: usize) {
        self.spend(origin, f64::from(u32::try_from(bytes).unwrap_or(u32::MAX)));
    }

    /// Whoever has the same number by chance has one guest's budget with another, which hardly ever happens.
    fn number(&self, origin: &Origin) -> u64 {
        self.numbers.hash_one(&origin.player)
    }

    /// Is anything left?
    pub(crate) fn has_some(&self, origin: &Origin) -> bool {
        self.guests.has_some(&self.number(origin)) && self.networks.has_some(&origin.network)
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
