//! Several servers on one database, and how they speak to each other: over NATS, which carries messages and keeps nothing.
//!
//! Any node takes any socket. A table that another node has is carried: what clients ask goes to the owner as a request that
//! is answered once it was heard, and what the owner's room says to a client comes back under a subject that is that
//! client's alone. So nothing travels but what its reader may know, and only to the node the reader is connected to. Every
//! message has a number; whoever misses one ends the connection, and the client comes back and resumes by version.
//!
//! Who owns a table is decided by the database alone (`store/nodes.rs`). If NATS is gone nobody writes what is not theirs; who
//! is connected to a table elsewhere is told to try again, and tables that are here go on.

mod address;
mod carried;
mod carrier;
mod line;
mod news;
mod peers;
mod serve;
mod vitals;
mod wire;

pub use address::Nats;
pub(crate) use carried::{Carriage, Carried};
pub(crate) use carrier::Carrier;
pub(crate) use news::News;
pub(crate) use peers::Peer;
pub(crate) use serve::serve;
pub(crate) use vitals::Vitals;
pub(crate) use wire::{Answer, LineId, NodeId, Question, ToOwner, Told};
