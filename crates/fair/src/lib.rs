//! A fair deal that can be checked: the sums, what a client keeps, and what was proven to whom.
//!
//! # How a deal is made
//! 1. **The promise.** The host shows `commit = SHA-256(secret)` of the next game: when a table is opened, and of a
//!    rematch as soon as the game before it is over. From then on it cannot choose another secret.
//! 2. **The seals.** Whoever has a seat and has heard the promise makes a random part (64 hexadecimal digits) and gives
//!    its [`seal`](sums::seal), a hash of promise, seat and part. Nobody can tell the part from it.
//! 3. **The list is closed** when the game is started: from now on no seal is taken in or changed, and everybody sees
//!    the list.
//! 4. **The parts.** Only now, with the whole list before them, clients reveal their parts. The host takes a part only
//!    if it fits its seal, and shows the parts to nobody before the deal.
//! 5. **The deal.** The seed follows from the secret and from what each seat added ([`sums::seed`]). When the game is
//!    over the host shows the secret; the record carries everything.
//!
//! So whoever speaks last has no choice: the host's secret was fixed before the first seal, and every part was fixed
//! before the first part could be seen.
//!
//! # Who is not there
//! - A seat whose client is **not connected** when the list is closed is not waited for; one that is connected and does
//!   **not reveal in time** is waited for [`REVEAL_MILLIS`] and no longer. In both cases the seal itself counts in place
//!   of the part, and the record says so: [`Share::Withheld`]. The host did not know the seal when it promised its
//!   secret, so it still could not prepare a deal; but it did have the choice between two deals, with the part and
//!   without it, and therefore the proof says "without this part".
//! - **Bots** and seats without a seal add nothing ([`Share::Nothing`]). Where nobody added anything the host alone
//!   made the deal, and the proof says that.
//! - **Several seats on one device** each have a part of their own.
//! - A **table in the browser** goes the same way between the page and its worker. A **local game at the terminal**
//!   has no host but the player's own program: nothing is promised and its record tells nothing of its deal.
//!
//! # For clients
//! A [`Watch`] hears every picture of the table, says what to ask for ([`Request::Seal`] and [`Request::Reveal`]),
//! keeps [`Pin`]s (which the client must store), and raises an [`Alarm`] as soon as something does not fit. [`judge`] says
//! what a record proves to whoever has such pins, and to whoever has none.
//!
//! [`Request::Seal`]: sevenfold_protocol::Request::Seal
//! [`Request::Reveal`]: sevenfold_protocol::Request::Reveal

mod alarm;
mod deal;
mod pin;
pub mod sums;
#[cfg(feature = "testing")]
pub mod testing;
mod verdict;
mod watch;

pub use alarm::Alarm;
pub use deal::{FairDeal, KEY, Share, Unfair, check_fair, tell};
pub use pin::Pin;
pub use verdict::{Known, Verdict, judge};
pub use watch::{Saw, Watch};

/// How long a connected client has for revealing its part, in milliseconds.
pub const REVEAL_MILLIS: u64 = 3_000;
