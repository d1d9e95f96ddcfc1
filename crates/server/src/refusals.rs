//! The refusals that only a server gives.

use sevenfold_core::Message;
use sevenfold_protocol::{Refusal, RefusalCode};

/// There is no table with this code.
pub(crate) fn gone() -> Refusal {
    Refusal::new(RefusalCode::NoSuchTable, Message::new("table-gone"))
}

/// What was kept of the table is damaged.
pub(crate) fn damaged() -> Refusal {
    Refusal::new(RefusalCode::Damaged, Message::new("table-damaged"))
}

/// It could not be kept, so it has not happened.
pub(crate) fn not_kept() -> Refusal {
    Refusal::new(RefusalCode::NotKept, Message::new("table-not-kept"))
}

/// The server has too much to do.
pub(crate) fn busy() -> Refusal {
    Refusal::new(RefusalCode::Busy, Message::new("table-busy"))
}

/// The message cannot be read.
pub(crate) fn malformed() -> Refusal {
    Refusal::new(RefusalCode::Malformed, Message::new("table-malformed"))
}

/// The message is too large.
pub(crate) fn too_large() -> Refusal {
    Refusal::new(RefusalCode::TooLarge, Message::new("table-too-large"))
}

/// Too many messages.
pub(crate) fn too_fast() -> Refusal {
    Refusal::new(RefusalCode::TooFast, Message::new("server-too-fast"))
}

/// As much was kept for this guest or address as is kept in a day.
pub(crate) fn enough_for_today() -> Refusal {
    Refusal::new(RefusalCode::TooFast, Message::new("server-enough-for-today"))
}

/// Rated games are for members.
pub(crate) fn members_only() -> Refusal {
    Refusal::new(RefusalCode::MembersOnly, Message::new("table-members-only"))
}

/// The first thing a client says is hello.
pub(crate) fn hello_first() -> Refusal {
    Refusal::new(RefusalCode::Malformed, Message::new("server-hello-first"))
}

/// The server closes soon: no new tables are opened.
pub(crate) fn maintenance() -> Refusal {
    Refusal::new(RefusalCode::Busy, Message::new("server-maintenance"))
}
