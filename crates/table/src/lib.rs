//! A running table, without IO, clock or threads: the same code serves a club from a server and one person in a browser
//! without a network.
//!
//! # For hosts
//! A host (a server, a Web Worker, a test) owns the clock, the connections and the store. It opens a [`Table`] with
//! [`Table::open`] or rebuilds one with [`Table::from_journal`], and then tells it what comes in:
//!
//! | what | call |
//! | --- | --- |
//! | a person's first or further connection | [`Table::arrived`] |
//! | a person's last connection is gone | [`Table::gone`] |
//! | a message from a person | [`Table::handle`] |
//! | the time of [`Done::wake`] has come | [`Table::tick`] |
//!
//! Each gives a [`Done`]: keep its journal, then send its messages, then answer whoever asked, then sleep until its
//! `wake`. A [`TableError`] changes nothing; [`TableError::to_client`] is its answer. The host tells a [`PlayerId`] with
//! every request and makes sure that it is that person's.
//!
//! Messages go to viewers. [`Table::viewers`] says which ones a person is at the moment: each of the person's seats
//! (several when several people share a device), or a watcher. A table makes messages only for viewers that have
//! arrived.
//!
//! # What is true of every table
//! - Everything that happens is one [`Entry`] of the journal, and applying entries is the only way a table changes;
//!   so a table rebuilt from its journal is the same table, down to the bytes it sends. Only presence is not kept:
//!   after a rebuild nobody has arrived yet.
//! - Everything random (deal, bots, delays) follows from the [`Secret`] handed in at the start and from public facts,
//!   each purpose with a secret of its own. A bot asked again after a rebuild gives the same answer.
//! - Nothing goes to a viewer but that viewer's view, redacted events, choices, and facts everybody may know. Delays
//!   depend on public facts only.
//! - [`fair`] has the sums of the fair deal, for hosts and for whoever checks a record.

mod apply;
mod brain;
mod chairs;
mod done;
mod error;
mod face;
pub mod fair;
mod hidden;
mod journal;
mod log;
mod pace;
mod play;
mod player;
mod presence;
mod record;
mod secret;
mod table;
#[cfg(test)]
mod tests;
mod verbs;
mod work;

pub use done::{Done, Sending, To};
pub use error::TableError;
pub use fair::check_fair;
pub use journal::{Entry, Happened, JournalError, Mover};
pub use player::PlayerId;
pub use secret::Secret;
pub use table::{Find, Opening, Table};
