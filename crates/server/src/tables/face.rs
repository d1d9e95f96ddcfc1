//! What anybody who knows its code may see of a table.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use sevenfold_protocol::{Ask, Millis, Phase, Request, Settings, TableFace, ToClient};
use sevenfold_table::{PlayerId, Table};

/// What anybody who knows the code may see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Face {
    /// How it is set.
    pub(crate) settings: Settings,
    /// Gathering, playing or over.
    pub(crate) phase: Cow<'static, str>,
    /// Seats and names, where others may look on.
    pub(crate) table: Option<TableFace>,
}

/// The phase as one word.
pub(crate) fn phase(table: &Table) -> &'static str {
    match table.phase() {
        Phase::Gathering => "gathering",
        Phase::Dealing { .. } | Phase::Playing => "playing",
        Phase::Over(_) => "over",
    }
}

/// The table as somebody without a seat sees it.
pub(super) fn face(table: &mut Table, now: Millis) -> Face {
    let stranger = PlayerId::new("");
    let looked = table.handle(&stranger, &Ask { id: 0, request: Request::Refresh }, now);
    let seen = looked.ok().and_then(|done| {
        done.reply.into_iter().find_map(|message| match message {
            ToClient::Snapshot(snapshot) => Some(snapshot.table),
            _ => None,
        })
    });
    Face { settings: table.settings().clone(), phase: phase(table).into(), table: seen }
}
