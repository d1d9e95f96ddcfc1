//! Whom an address counts for.

use std::net::{IpAddr, Ipv6Addr};

use serde::{Deserialize, Serialize};

/// Bits of an IPv6 address that say which network it is: everybody who has one has all the addresses in it.
const PREFIX: u32 = 64;

/// Those who share a limit: one IPv4 address, or one /64 of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub(crate) struct Network(IpAddr);

impl Network {
    /// The network of this address.
    pub(crate) fn of(address: IpAddr) -> Self {
        // An IPv4 address in the clothes of IPv6 is that IPv4 address.
        match address.to_canonical() {
            IpAddr::V6(long) => {
                let prefix = long.to_bits() >> (128 - PREFIX) << (128 - PREFIX);
                Self(IpAddr::V6(Ipv6Addr::from_bits(prefix)))
            }
            short @ IpAddr::V4(_) => Self(short),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        Network::of(text.parse().unwrap_or_else(|_| panic!("{text} is an address")))
    }

    #[test]
    fn a_long_address_counts_for_its_network() {
        assert_eq!(network("2001:db8:1:2::1"), network("2001:db8:1:2:ffff:ffff:ffff:ffff"));
        assert_ne!(network("2001:db8:1:2::1"), network("2001:db8:1:3::1"));
        assert_ne!(network("192.0.2.1"), network("192.0.2.2"));
        assert_eq!(network("::ffff:192.0.2.1"), network("192.0.2.1"));
        assert_ne!(network("::ffff:192.0.2.1"), network("::ffff:192.0.2.2"));
    }
}
