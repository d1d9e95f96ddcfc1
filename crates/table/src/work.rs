//! One call from a host being carried out.

use sevenfold_core::Viewer;
use sevenfold_protocol::{Millis, ToClient, Update};

use crate::apply::Change;
use crate::{Done, Entry, Happened, PlayerId, Sending, Table, TableError, To};

/// What has come of a call so far.
pub(crate) struct Work {
    pub(crate) now: Millis,
    pub(crate) done: Done,
}

impl Work {
    pub(crate) fn new(now: Millis) -> Self {
        Self { now, done: Done::default() }
    }

    pub(crate) fn send(&mut self, to: To, message: ToClient) {
        self.done.send.push(Sending { to, message });
    }
}

impl Table {
    /// Lets something happen: it is applied, noted for the journal, and told. If it cannot be, nothing has changed.
    pub(crate) fn happen(&mut self, work: &mut Work, what: Happened) -> Result<(), TableError> {
        let entry = Entry { number: self.version + 1, at: work.now, what };
        let change = self.apply(&entry)?;
        work.done.journal.push(entry);
        match change {
            Change::Everything => self.tell_everything(work),
            Change::Seats => self.tell_seats(work),
            Change::Some { table, game, undone_to } => {
                for viewer in self.audience() {
                    let update = Update {
                        version: self.version,
                        after: self.version - 1,
                        now: work.now,
                        viewer,
                        undone_to,
                        log: self.log.seen_by(viewer, self.version),
                        table: table.then(|| self.table_face()),
                        mine: self.mine(viewer),
                        game: if game { self.game_face(viewer) } else { None },
                    };
                    work.send(To::Viewer(viewer), ToClient::Update(Box::new(update)));
                }
            }
        }
        Ok(())
    }

    /// Everybody gets everything anew.
    fn tell_everything(&self, work: &mut Work) {
        for viewer in self.audience() {
            self.tell_all_to(work, To::Viewer(viewer), viewer);
        }
    }

    /// Everybody at the table sits elsewhere.
    fn tell_seats(&self, work: &mut Work) {
        for player in self.players().into_iter().filter(|player| self.presence.is_here(player)) {
            let own = self.chairs.seats_of(&player);
            let seats = own.iter().filter_map(|seat| Some((seat, self.token(seat)?))).collect();
            let faces = own.iter().map(|seat| self.snapshot(Viewer::Seat(seat), work.now)).collect();
            work.send(To::Player(player), ToClient::Reseated { seats, faces });
        }
        for viewer in self.audience().into_iter().filter(|viewer| *viewer == Viewer::Watcher) {
            self.tell_all_to(work, To::Viewer(viewer), viewer);
        }
    }

    fn tell_all_to(&self, work: &mut Work, to: To, viewer: Viewer) {
        let snapshot = self.snapshot(viewer, work.now);
        work.send(to, ToClient::Snapshot(Box::new(snapshot)));
    }

    /// A person is another viewer than before: all the person's devices get the new pictures.
    pub(crate) fn tell_person(&self, work: &mut Work, who: &PlayerId) {
        if self.presence.is_here(who) {
            for viewer in self.viewers(who) {
                self.tell_all_to(work, To::Player(who.clone()), viewer);
            }
        }
    }

    /// Somebody with a seat came or went.
    pub(crate) fn tell_presence(&self, work: &mut Work) {
        for viewer in self.audience() {
            let update = Update { table: Some(self.table_face()), ..self.no_news(work, viewer) };
            work.send(To::Viewer(viewer), ToClient::Update(Box::new(update)));
        }
    }

    /// Somebody who looks on came or went: that is told to the players.
    pub(crate) fn tell_players(&self, work: &mut Work) {
        for viewer in self.audience().into_iter().filter(|viewer| self.may_watch() && viewer.seat().is_some())
        {
            let update = Update { mine: self.mine(viewer), ..self.no_news(work, viewer) };
            work.send(To::Viewer(viewer), ToClient::Update(Box::new(update)));
        }
    }

    /// Nothing has happened in the game.
    fn no_news(&self, work: &Work, viewer: Viewer) -> Update {
        Update {
            version: self.version,
            after: self.version,
            now: work.now,
            viewer,
            undone_to: None,
            log: Vec::new(),
            table: None,
            mine: None,
            game: None,
        }
    }
}
