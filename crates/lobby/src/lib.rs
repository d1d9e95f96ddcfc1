//! The lobby without IO, clock or threads: who is there, which tables are in the open, who waits for what, and who is
//! brought together.
//!
//! A host owns the connections, the store and the clock. It tells a [`Hall`] who comes and goes, what tables look like and
//! how people stand to each other; it asks for everybody's [`Lobby`](sevenfold_protocol::Lobby), and for [`Pairing`]s, for
//! which it opens tables.
//!
//! # What is true of it
//! - What a person sees is made in one place, [`Hall::picture`], from tables in the open and from people who are not kept
//!   apart: whoever has blocked or was blocked is as good as not there, in lists and in numbers alike. What is the same for
//!   everybody is counted once for all of them: in a full lobby nobody's picture looks at all the others.
//! - Nobody is brought together with two tables at once, nor with somebody they are kept apart from. Whoever has waited
//!   longest is served first ([`Pool`]).
//! - Bots sit down only with people who said after how long they may.

mod group;
mod hall;
mod picture;
mod pool;
mod regard;
mod survey;

pub use hall::{Hall, Size, Standing, Table, Unfit};
pub use pool::{Pairing, Pool, Waiter};
pub use regard::{Bond, Regard, Shown, Stage};
