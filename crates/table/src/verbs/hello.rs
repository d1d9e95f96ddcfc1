//! Hello, and everything from the beginning.

use sevenfold_protocol::{PROTOCOL, ToClient};

use super::Answer;
use crate::work::Work;
use crate::{PlayerId, Table, TableError};

pub(super) fn hello(table: &Table, who: &PlayerId, protocol: u32) -> Result<Answer, TableError> {
    if protocol != PROTOCOL {
        return Err(TableError::Outdated { theirs: protocol });
    }
    refresh(table, who).map(|_| Answer::Welcome)
}

pub(super) fn refresh(table: &Table, who: &PlayerId) -> Result<Answer, TableError> {
    if table.viewers(who).is_empty() { Err(TableError::NoWatchers) } else { Ok(Answer::Fresh) }
}

pub(crate) fn welcome(table: &Table, work: &mut Work, who: &PlayerId, id: u32) {
    let seats = table.chairs.seats_of(who);
    work.done.reply.push(ToClient::Welcome { id, protocol: PROTOCOL, now: work.now, seats });
    snapshots(table, work, who);
}

/// Everything, for each viewer this person is.
pub(crate) fn snapshots(table: &Table, work: &mut Work, who: &PlayerId) {
    let viewers = table.viewers(who).into_iter();
    let snapshots = viewers.map(|viewer| ToClient::Snapshot(Box::new(table.snapshot(viewer, work.now))));
    work.done.reply.extend(snapshots);
}
