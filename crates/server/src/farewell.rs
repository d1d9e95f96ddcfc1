//! Who is connected where: so that nothing of a guest who wants to be forgotten is overlooked, and sockets end with the
//! session they were opened in.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use sevenfold_protocol::TableCode;
use sevenfold_table::PlayerId;
use tokio::sync::watch;

use crate::guests::{Guest, Token};

/// How long sockets have to end once they are told: longer than a message to a client may take.
const LONGEST: Duration = Duration::from_secs(12);

/// All guests and members who are connected.
#[derive(Clone, Default)]
pub(crate) struct Farewells(Arc<Mutex<All>>);

#[derive(Default)]
struct All {
    players: HashMap<PlayerId, Present>,
    /// Tells the sockets that were opened with a cookie that they must end. A guest who becomes a member keeps the cookie.
    cookies: HashMap<Token, watch::Sender<()>>,
}

#[derive(Default)]
struct Present {
    /// Tells the guest's sockets that they must end; each holds a receiver until it has.
    end: watch::Sender<()>,
    /// The tables they are at, once for each socket.
    tables: Vec<TableCode>,
    /// Those who are being forgotten open no more sockets.
    leaving: bool,
}

/// A socket of a guest, until it is dropped.
pub(crate) struct Connected {
    farewells: Farewells,
    player: PlayerId,
    table: TableCode,
    end: watch::Receiver<()>,
    token: Token,
    /// Told when the cookie is worth nothing any more.
    over: watch::Receiver<()>,
}

impl Farewells {
    /// A socket of this guest is open at this table; nothing if the guest is being forgotten.
    pub(crate) fn connect(&self, guest: &Guest, table: TableCode) -> Option<Connected> {
        let mut all = self.all();
        let present = all.players.entry(guest.player.clone()).or_default();
        if present.leaving {
            return None;
        }
        present.tables.push(table);
        let end = present.end.subscribe();
        let over = all.cookies.entry(guest.token).or_default().subscribe();
        let (player, token) = (guest.player.clone(), guest.token);
        Some(Connected { farewells: self.clone(), player, table, end, token, over })
    }

    /// Ends all sockets that were opened with this cookie.
    pub(crate) fn end_session(&self, token: &Token) {
        if let Some(over) = self.all().cookies.get(token) {
            over.send_replace(());
        }
    }

    /// Ends all sockets of a guest; none is opened until the [`Leaving`] is dropped. What the sockets had asked for has
    /// reached the tables they were at.
    pub(crate) async fn end(&self, player: &PlayerId) -> Leaving {
        let (end, tables) = {
            let mut all = self.all();
            let present = all.players.entry(player.clone()).or_default();
            present.leaving = true;
            (present.end.clone(), present.tables.clone())
        };
        let leaving = Leaving { farewells: self.clone(), player: player.clone(), tables };
        end.send_replace(());
        if tokio::time::timeout(LONGEST, end.closed()).await.is_err() {
            tracing::warn!("a socket of a guest who was forgotten did not end");
        }
        leaving
    }

    fn all(&self) -> MutexGuard<'_, All> {
        // Nothing panics while it holds the map, and the map would still be right.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Connected {
    /// Ready when the guest is to be forgotten, or the session has ended.
    pub(crate) async fn must_end(&mut self) {
        tokio::select! {
            () = told(&mut self.end) => {}
            () = told(&mut self.over) => {}
        }
    }

    /// The cookie the socket was opened with.
    pub(crate) fn token(&self) -> &Token {
        &self.token
    }
}

/// Ready when somebody says so.
async fn told(end: &mut watch::Receiver<()>) {
    if end.changed().await.is_err() {
        // Nobody can say so any more.
        std::future::pending::<()>().await;
    }
}

/// A guest who is being forgotten.
pub(crate) struct Leaving {
    farewells: Farewells,
    player: PlayerId,
    /// The tables the guest was at, once for each socket.
    pub(crate) tables: Vec<TableCode>,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.farewells.all().players.remove(&self.player);
    }
}

impl Drop for Connected {
    fn drop(&mut self) {
        let mut all = self.farewells.all();
        // Its own receiver is the last one.
        if all.cookies.get(&self.token).is_some_and(|over| over.receiver_count() <= 1) {
            all.cookies.remove(&self.token);
        }
        let Some(present) = all.players.get_mut(&self.player) else { return };
        if let Some(index) = present.tables.iter().position(|table| *table == self.table) {
            present.tables.swap_remove(index);
        }
        if present.tables.is_empty() && !present.leaving {
            all.players.remove(&self.player);
        }
    }
}
