//! A client's side of a table: the same for a page, a terminal, a bot from elsewhere and a test.
//!
//! A [`Client`] hears messages and says what to ask next; it does no IO. What it knows is its [`Picture`]: one face of the
//! table for each viewer it is. It notices when something was missed and asks for everything again, and its [`Keeper`]
//! takes part in the fair deal.
//!
//! # For transports
//! - On every new connection send [`Client::hello`]. What was known stays until the table has told everything again.
//! - Read what comes in with a [`Hearing`], a new one for each connection; give each message to [`Client::hear`] and send
//!   the asks it gives, in order. Where a message was lost, ask for a [`refresh`].
//! - What a player wants is a [`Request`](sevenfold_protocol::Request); [`Client::ask`] gives it a number by which
//!   [`answers`] knows its answer.
//! - When a connection breaks, try again after [`wait_before`].
//!
//! Over the network outside browsers: the feature `socket`. To a table in the same process: the feature `table`. A page's
//! sockets and workers are its own.
//!
//! # Moves and views
//! A face has its game's view as JSON. Whoever knows the game reads it into the game's own type, once for each version of
//! the table: [`Reading`]. Moves are the choices of a face ([`choose`]) or the game's own actions ([`act`]).

mod asks;
mod client;
mod hearing;
#[cfg(feature = "table")]
mod own;
mod picture;
mod pins;
mod reading;
mod retry;
#[cfg(feature = "socket")]
mod socket;

pub use asks::{act, answers, choose};
pub use client::{Client, Heard, News, refresh};
pub use hearing::{Hearing, Told};
#[cfg(feature = "table")]
pub use own::OwnTable;
pub use picture::{Hint, Picture};
pub use pins::{Forgetful, Keeper, Store, Warning, pins_in};
pub use reading::Reading;
pub use retry::wait_before;
#[cfg(feature = "socket")]
pub use socket::{Closed, Socket, Unreachable};
