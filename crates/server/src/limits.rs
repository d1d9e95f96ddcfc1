//! How often is too often, and how many are too many.

mod bucket;
mod budget;
mod counts;
mod network;

use sevenfold_table::PlayerId;

use crate::Limits;

pub(crate) use bucket::{Bucket, Buckets};
pub(crate) use budget::{Budget, Origin};
pub(crate) use counts::{Counts, Held};
pub(crate) use network::Network;

/// Everybody's buckets, budgets and counts.
pub(crate) struct Guards {
    pub(crate) requests: Buckets<Network>,
    pub(crate) assets: Buckets<Network>,
    pub(crate) newcomers: Buckets<Network>,
    pub(crate) openings: Budget,
    /// Tries to come in as a member.
    pub(crate) doors: Budget,
    /// Bytes that are kept.
    pub(crate) bytes: Budget,
    /// Seconds of the processor.
    pub(crate) work: Budget,
    pub(crate) sockets: Counts<PlayerId>,
    pub(crate) addresses: Counts<Network>,
    pub(crate) connections: Counts<Network>,
}

impl Guards {
    pub(crate) fn new(limits: &Limits) -> Self {
        Self {
            requests: Buckets::new(limits.requests),
            assets: Buckets::new(limits.assets),
            newcomers: Buckets::new(limits.newcomers),
            openings: Budget::new(limits.openings, limits.openings_per_address),
            doors: Budget::new(limits.tries_per_member, limits.tries_per_address),
            bytes: Budget::new(limits.bytes_per_guest, limits.bytes_per_address),
            work: Budget::new(limits.work_per_guest, limits.work_per_address),
            sockets: Counts::new(limits.sockets_per_guest),
            addresses: Counts::new(limits.sockets_per_address),
            connections: Counts::new(limits.connections_per_address),
        }
    }
}
