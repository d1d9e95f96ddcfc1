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
//! A host with threads lets bots think beside the table: when the time of `wake` has come it asks for [`Table::thinking`],
//! brings back what they found with [`Table::thought`], and calls [`Table::act`] instead of [`Table::tick`].
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
//!   each purpose with a secret of its own. A bot asked again after a rebuild gives the same answer, as far as its
//!   effort is counted and not timed.
//! - Nothing goes to a viewer but that viewer's view, redacted events, choices, and facts everybody may know. Delays
//!   depend on public facts only, and so does the moment at which a bot's answer leaves: it is decided before the bot
//!   thinks, if the host says how long that may take ([`Table::with_longest_thought`]).
//! - A request is refused or carried out whole; a move answers the window it names or nothing happens.
//! - How a deal is made that nobody can influence, and what is done about those who are not there, is told in
//!   [`sevenfold_fair`].
//!
//! # As players would expect it
//! - **Owner.** Whoever opened the table sets bots, sends people away and starts; without a seat for them the first
//!   person at the table can, too.
//! - **Getting up** before the start frees the seat. During a game a bot keeps it, and its player takes it again with
//!   the same request that takes a free one, or from another device with the seat's token. When nobody plays in person
//!   any more the game waits: bots do not play on among themselves.
//! - **Being away.** At a live table a bot steps in for whoever has been gone for two minutes if another player is
//!   there, or earlier (20 seconds) if another player asks for it; it hands back as soon as the player is connected.
//! - **Resigning** is for good. With two seats the other one wins. With more, a bot plays the seat to its end while
//!   somebody else plays in person; when the last person resigns, the game is broken off without a winner. The record
//!   of such a game has no result; its `meta` says who resigned and who won.
//! - **Taking back** goes to one's own last decision. Against bots alone it happens at once, and they answer the same
//!   move the same way. Other people must all agree, present or not, as long as they have not resigned: a bot that
//!   stands in agrees to nothing. And nobody may have seen anything hidden since: no chance step, and no step that
//!   could not have looked like that to a player in a world that player could not tell from the true one. The next
//!   step of the game ends the wish.
//! - **Time.** Without a clock nobody is hurried, but an answer at a live table is given after 25 seconds: the game's
//!   passive move ([`Game::passive`](sevenfold_core::Game::passive)). When a clock runs out a bot makes that one move.
//! - **Playing again** begins when all people want it; whoever has been gone for 20 seconds and has not said so loses
//!   the seat. Each game has its own promise, its own seals and its own parts.
//! - **Return games**, where a table is set for them: a game and another with the seats exchanged, one result. The second
//!   has been agreed to with the first, so nobody loses a seat by silence: it begins when all have said that they have
//!   seen enough, or 20 seconds after one has. Getting up between the two breaks the pair off; resigning loses one game.
//! - **Rated games** are clean ([`Rated`](sevenfold_protocol::Rated)): no hints, nothing taken back, one seat each, nobody
//!   replaced. Getting up, resigning and running out of time end the game: that seat is last, the others share the first
//!   place. Only an answer that has a passive form is given by the table when its time is over, as at every live table.
//! - **Tables that begin by themselves** ([`Begins::WhenFull`](sevenfold_protocol::Begins)) do so when all seats are taken,
//!   everybody is there and has sealed a part, or five seconds after the last seat was taken. Whoever is not there by 45
//!   seconds loses the seat at a live table; a slow one begins without them.
//! - **Hints** come from the strongest bot, and see what the seat sees.

mod apply;
mod brain;
mod chairs;
mod done;
mod error;
mod face;
mod hidden;
mod journal;
mod kept;
mod listed;
mod log;
mod mind;
mod note;
mod pace;
mod places;
mod play;
mod player;
mod presence;
mod record;
mod secret;
mod show;
mod table;
#[cfg(feature = "testing")]
mod testing;
#[cfg(test)]
mod tests;
mod time;
mod verbs;
mod work;

pub use done::{Done, Sending, To};
pub use error::TableError;
pub use journal::{Entry, Happened, JournalError, Mover};
pub use mind::{Thinking, Thought};
pub use note::{Note, Noted, notes_in};
pub use places::{outcome_in, places_in, winners_in};
pub use player::PlayerId;
pub use record::{leg_in, lost_in, rated_in};
pub use secret::Secret;
pub use sevenfold_shelf::{Clock, Effort};
pub use show::{Offered, Scene, show};
pub use table::{Find, Opening, Table};
