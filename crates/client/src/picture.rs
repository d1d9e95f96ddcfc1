//! What a client knows of its table: the latest of each viewer it is, and what was last refused or hinted.

use sevenfold_core::{Message, Seat, SeatSet, Viewer};
use sevenfold_protocol::{Choice, LogKind, Refusal, SeatToken, Snapshot, ToClient, Update};

/// What a client knows of its table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Picture {
    /// The seats that are this client's.
    pub seats: SeatSet,
    /// One for each viewer this client is.
    pub faces: Vec<Snapshot>,
    /// Why the last ask was refused, until the next one.
    pub refused: Option<Refusal>,
    /// What a good player would do, until something happens.
    pub hint: Option<Hint>,
    /// How to come back to a seat from another device.
    pub tokens: Vec<(Seat, SeatToken)>,
    /// Who looks at the screen, where several people share it.
    pub looking: Option<Seat>,
    /// How often a log was not only added to: what was read of its lines before may be void.
    pub rewritten: u32,
}

/// What a good player would do, and why.
#[derive(Clone, PartialEq, Debug)]
pub struct Hint {
    /// The move; nothing means: let it pass.
    pub choice: Option<Choice>,
    /// One sentence, if there is one.
    pub reason: Option<Message>,
}

/// What a message calls for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Next {
    /// Nothing but drawing.
    Draw,
    /// Something was missed: ask for everything again.
    Refresh,
}

impl Picture {
    /// Takes a message in.
    pub(crate) fn hear(&mut self, message: ToClient) -> Next {
        match message {
            ToClient::Welcome { seats, .. } => {
                self.seats = seats;
                self.faces.retain(|face| face.viewer.seat().is_some_and(|seat| seats.contains(seat)));
                self.rewrite();
            }
            ToClient::Snapshot(face) => self.replace(*face),
            ToClient::Update(update) => return self.update(*update),
            #[cfg(not(target_arch = "wasm32"))]
            ToClient::Patch(..) => return Next::Refresh,
            ToClient::Seated { seat, token, .. } => {
                self.refused = None;
                self.seats = self.seats.with(seat);
                self.tokens.retain(|(kept, _)| *kept != seat);
                self.tokens.push((seat, token));
                // What the seat sees comes with it, or was known already.
                let seen = self.face_of(Viewer::Seat(seat)).is_some();
                return if seen { Next::Draw } else { Next::Refresh };
            }
            ToClient::Reseated { seats, faces } => self.reseat(seats, faces),
            ToClient::Hinted { choice, reason, .. } => self.hint = Some(Hint { choice, reason }),
            ToClient::Refused { refusal, .. } => self.refused = Some(refusal),
            ToClient::Done { .. } => self.refused = None,
        }
        Next::Draw
    }

    /// What the table looks like to whoever looks at the screen.
    pub fn face(&self) -> Option<&Snapshot> {
        let looks = self.looks().and_then(|seat| self.face_of(Viewer::Seat(seat)));
        looks.or_else(|| self.faces.first())
    }

    /// What the table looks like to one of the viewers this client is.
    pub fn face_of(&self, viewer: Viewer) -> Option<&Snapshot> {
        self.faces.iter().find(|face| face.viewer == viewer)
    }

    /// Who looks at the screen: the only player at this device, or whoever was last handed it.
    fn looks(&self) -> Option<Seat> {
        self.looking.filter(|seat| self.seats.contains(*seat)).or_else(|| self.seats.first())
    }

    /// Whom the device is to be handed to: the game waits for somebody at it, and not for who looks at the screen.
    pub fn next_to_look(&self) -> Option<Seat> {
        let asked = |seat: &Seat| {
            let face = self.face_of(Viewer::Seat(*seat));
            face.and_then(|face| face.game.as_ref()).is_some_and(|game| game.agenda.must().contains(*seat))
        };
        if self.looks().is_none_or(|seat| asked(&seat)) { None } else { self.seats.iter().find(asked) }
    }

    /// How to come back to a seat from another device, if that has been told.
    pub fn token(&self, seat: Seat) -> Option<SeatToken> {
        self.tokens.iter().find(|(known, _)| *known == seat).map(|(_, token)| *token)
    }

    /// Notes that lines of a log may be other ones now.
    pub const fn rewrite(&mut self) {
        self.rewritten = self.rewritten.wrapping_add(1);
    }

    /// Whoever looks at the screen goes to the other seat, too.
    fn reseat(&mut self, seats: Vec<(Seat, SeatToken)>, faces: Vec<Snapshot>) {
        self.rewrite();
        let turned = |seat: Seat| seat.next(faces.first().map_or(2, |face| face.settings.seats));
        self.looking = self.looking.map(turned);
        self.seats = seats.iter().map(|(seat, _)| *seat).collect();
        self.tokens = seats;
        self.faces = faces;
        self.hint = None;
        self.refused = None;
    }

    fn replace(&mut self, face: Snapshot) {
        self.rewrite();
        self.hint = None;
        // A table shows itself to a watcher only where the client has no seat; so a seat it had is gone.
        if face.viewer == Viewer::Watcher {
            self.seats = SeatSet::EMPTY;
            self.faces = vec![face];
            return;
        }
        self.faces.retain(|known| known.viewer != Viewer::Watcher);
        match self.faces.iter_mut().find(|known| known.viewer == face.viewer) {
            Some(known) => *known = face,
            None => self.faces.push(face),
        }
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
            self.rewritten = self.rewritten.wrapping_add(1);
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

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::{Agenda, WindowId};
    use sevenfold_protocol::{
        FairFace, GameFace, Millis, Phase, RefusalCode, Settings, TableCode, TableFace,
    };

    fn snapshot(viewer: Viewer, version: u64) -> Snapshot {
        Snapshot {
            version,
            now: Millis(0),
            viewer,
            settings: Settings::new("sieben", 2),
            roster: Vec::new(),
            table: TableFace {
                code: TableCode::from_number(7),
                game: 1,
                phase: Phase::Gathering,
                seats: Vec::new(),
                owner: None,
                undo: None,
                rematch: SeatSet::EMPTY,
                leg: None,
                fair: FairFace::default(),
            },
            mine: None,
            game: None,
            log: Vec::new(),
        }
    }

    fn update(viewer: Viewer, after: u64) -> ToClient {
        ToClient::Update(Box::new(Update {
            version: after + 1,
            after,
            now: Millis(1),
            viewer,
            undone_to: None,
            log: Vec::new(),
            table: None,
            mine: None,
            game: None,
        }))
    }

    #[test]
    fn whoever_gets_up_has_no_seat() {
        let mut picture = Picture { seats: SeatSet::only(Seat::FIRST), ..Picture::default() };
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Seat(Seat::FIRST), 3))));
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Watcher, 4))));
        assert!(picture.seats.is_empty());
        assert_eq!(picture.face().map(|face| face.viewer), Some(Viewer::Watcher));
    }

    /// A name was refused, and another one taken: nothing is refused any more.
    #[test]
    fn whoever_sits_down_is_no_longer_refused() {
        let refusal = Refusal::new(RefusalCode::BadName, Message::new("table-bad-name"));
        let mut picture = Picture::default();
        picture.hear(ToClient::Refused { id: Some(1), refusal });
        assert!(picture.refused.is_some());
        picture.hear(ToClient::Seated { id: 2, seat: Seat::FIRST, token: SeatToken([7; 16]) });
        assert_eq!(picture.refused, None);
    }

    #[test]
    fn a_device_of_two_shows_nobody_the_others_hand() {
        let (ada, bo) = (Seat::FIRST, Seat::FIRST.next(2));
        let asks = |must: Seat| GameFace {
            step: 1,
            view: serde_json::Value::Null.into(),
            agenda: Agenda::turn(WindowId(1), must),
            windows: Vec::new(),
            ask: None,
            choices: Vec::new(),
            outcome: None,
        };
        let both = |must: Seat| {
            [ada, bo].map(|seat| Snapshot { game: Some(asks(must)), ..snapshot(Viewer::Seat(seat), 3) })
        };
        let mut picture =
            Picture { seats: [ada, bo].into_iter().collect(), faces: both(ada).into(), ..Picture::default() };
        let shown = |picture: &Picture| picture.face().and_then(|face| face.viewer.seat());
        assert_eq!((shown(&picture), picture.next_to_look()), (Some(ada), None));
        picture.faces = both(bo).into();
        assert_eq!(
            (shown(&picture), picture.next_to_look()),
            (Some(ada), Some(bo)),
            "Ada looks until Bo is handed it"
        );
        picture.looking = Some(bo);
        assert_eq!((shown(&picture), picture.next_to_look()), (Some(bo), None));
    }

    /// For a return game everybody sits elsewhere, and whoever looks at a shared screen does, too.
    #[test]
    fn exchanged_seats_take_the_place_of_what_was_known() {
        let (one, other) = (Seat::FIRST, Seat::FIRST.next(2));
        let token = |number| SeatToken([number; 16]);
        let mut picture = Picture { seats: SeatSet::only(one), ..Picture::default() };
        picture.tokens.push((one, token(1)));
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Seat(one), 3))));
        let faces = vec![snapshot(Viewer::Seat(other), 4)];
        picture.hear(ToClient::Reseated { seats: vec![(other, token(1))], faces });
        assert_eq!((picture.seats, picture.token(other)), (SeatSet::only(other), Some(token(1))));
        assert_eq!((picture.faces.len(), picture.token(one)), (1, None));
        assert_eq!(picture.hear(update(Viewer::Seat(other), 4)), Next::Draw);

        let both = || vec![snapshot(Viewer::Seat(one), 5), snapshot(Viewer::Seat(other), 5)];
        let seats: SeatSet = [one, other].into_iter().collect();
        let mut shared = Picture { seats, faces: both(), looking: Some(one), ..Picture::default() };
        let tokens = vec![(one, token(2)), (other, token(1))];
        shared.hear(ToClient::Reseated { seats: tokens, faces: both() });
        assert_eq!((shared.seats, shared.looking), (seats, Some(other)));
    }

    #[test]
    fn a_missed_update_is_asked_for_and_a_late_one_is_not() {
        let mut picture = Picture::default();
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Watcher, 3))));
        assert_eq!(picture.hear(update(Viewer::Watcher, 3)), Next::Draw);
        assert_eq!(picture.face().map(|face| face.version), Some(4));
        assert_eq!(picture.hear(update(Viewer::Watcher, 5)), Next::Refresh);
        assert_eq!(picture.hear(update(Viewer::Watcher, 2)), Next::Draw);
        assert_eq!(picture.face().map(|face| face.version), Some(4));
    }

    #[test]
    fn what_was_read_of_a_log_is_void_when_it_is_not_only_added_to() {
        let mut picture = Picture::default();
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Watcher, 3))));
        let begun = picture.rewritten;
        picture.hear(update(Viewer::Watcher, 3));
        assert_eq!(picture.rewritten, begun, "added to");
        let ToClient::Update(mut taken_back) = update(Viewer::Watcher, 4) else { unreachable!() };
        taken_back.undone_to = Some(0);
        picture.hear(ToClient::Update(taken_back));
        assert_ne!(picture.rewritten, begun, "taken back");
        let taken_back = picture.rewritten;
        picture.hear(ToClient::Snapshot(Box::new(snapshot(Viewer::Watcher, 5))));
        assert_ne!(picture.rewritten, taken_back, "told anew");
    }
}
