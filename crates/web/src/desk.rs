//! What this client knows of its table: the latest of each viewer it is, and what was last refused or hinted.
//!
//! The desk is headless: it hears messages and says what to do next, so that it is tested without a browser.

use sevenfold_core::{Seat, SeatSet, Viewer};
use sevenfold_protocol::{Choice, LogKind, Refusal, SeatToken, Snapshot, ToClient, Update};

/// The client's side of a table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Desk {
    /// The seats that are this client's.
    pub seats: SeatSet,
    /// One for each viewer this client is.
    pub faces: Vec<Snapshot>,
    /// Why the last ask was refused, until the next one.
    pub refused: Option<Refusal>,
    /// What a good player would do, until something happens.
    pub hint: Option<(Seat, Option<Choice>)>,
    /// How to come back to a seat from another device.
    pub tokens: Vec<(Seat, SeatToken)>,
}

/// What a message calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// Nothing but drawing.
    Draw,
    /// Something was missed: ask for everything again.
    Refresh,
}

impl Desk {
    /// Takes a message in.
    pub fn hear(&mut self, message: ToClient) -> Next {
        match message {
            ToClient::Welcome { seats, .. } => {
                self.seats = seats;
                self.faces.retain(|face| face.viewer.seat().is_some_and(|seat| seats.contains(seat)));
            }
            ToClient::Snapshot(face) => self.replace(*face),
            ToClient::Update(update) => return self.update(*update),
            ToClient::Seated { seat, token, .. } => {
                self.seats = self.seats.with(seat);
                self.tokens.retain(|(kept, _)| *kept != seat);
                self.tokens.push((seat, token));
                return Next::Refresh;
            }
            ToClient::Hinted { seat, choice, .. } => self.hint = Some((seat, choice)),
            ToClient::Refused { refusal, .. } => self.refused = Some(refusal),
            ToClient::Done { .. } => self.refused = None,
        }
        Next::Draw
    }

    /// What the table looks like to whoever has to act, or else to the first viewer this client is.
    pub fn face(&self) -> Option<&Snapshot> {
        self.acting().or_else(|| self.faces.first())
    }

    /// A viewer of this client that is asked for something.
    fn acting(&self) -> Option<&Snapshot> {
        self.faces.iter().find(|face| face.game.as_ref().is_some_and(|game| !game.choices.is_empty()))
    }

    fn replace(&mut self, face: Snapshot) {
        match self.faces.iter_mut().find(|known| known.viewer == face.viewer) {
            Some(known) => *known = face,
            None => self.faces.push(face),
        }
        let seated = self.faces.iter().any(|face| face.viewer != Viewer::Watcher);
        self.faces.retain(|face| !seated || face.viewer != Viewer::Watcher);
        self.hint = None;
    }

    fn update(&mut self, update: Update) -> Next {
        let Some(face) = self.faces.iter_mut().find(|face| face.viewer == update.viewer) else {
            return Next::Refresh;
        };
        if face.version != update.after {
            return if face.version >= update.version { Next::Draw } else { Next::Refresh };
        }
        face.version = update.version;
        face.now = update.now;
        if let Some(step) = update.undone_to {
            face.log.retain(|line| line.kind != LogKind::Game || line.step <= step);
        }
        face.log.extend(update.log);
        if let Some(table) = update.table {
            face.table = table;
        }
        if update.mine.is_some() {
            face.mine = update.mine;
        }
        if update.game.is_some() {
            face.game = update.game;
            self.hint = None;
            self.refused = None;
        }
        Next::Draw
    }
}
