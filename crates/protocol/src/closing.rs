//! Why a server closes a socket: the codes that mean something to a client.

/// Whoever asked is not known here (any more).
pub const FORGOTTEN: u16 = 4401;
/// There is no such table (any more).
pub const GONE: u16 = 4404;
/// The client reads too slowly.
pub const SLOW: u16 = 4408;
/// The client is too old: it should reload itself.
pub const OUTDATED: u16 = 4426;
/// What was kept of the table is damaged.
pub const DAMAGED: u16 = 4500;
