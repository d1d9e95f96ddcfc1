//! What a client does at a table for its share of the deal, and how it notices that something does not fit.

mod stage;

use sevenfold_core::chance::Seed;
use sevenfold_core::{Seat, SeatSet, Viewer};
use sevenfold_protocol::{FairFace, Leg, Millis, Phase, Request, Sitter, Snapshot, TableFace, ToClient};

use crate::{Alarm, FairDeal, Pin, REVEAL_MILLIS, Unfair, sums};
use stage::Stage;

/// A client's eye on the deals of one table.
///
/// Let it hear every message in the order in which they come ([`Watch::hear`]). Store [`Watch::pins`] whenever
/// [`Saw::news`] says so, *before* sending what it asks for.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Watch {
    pins: Vec<Pin>,
    /// The last version of the table that was heard.
    version: u64,
    /// Where the game stood in the last picture of each viewer, if nothing has been missed since.
    before: Vec<(Viewer, Stage)>,
    /// What was asked for on this connection and need not be asked again.
    asked: Vec<Request>,
    alarm: Option<Alarm>,
    left_out: SeatSet,
}

/// What came of hearing a message.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Saw {
    /// To be sent, after the pins have been stored.
    pub asks: Vec<Request>,
    /// Are there new pins to be stored?
    pub news: bool,
}

impl Watch {
    /// Watches a table with the pins that were kept of it.
    pub fn new(pins: Vec<Pin>) -> Self {
        Self { pins, ..Self::default() }
    }

    /// What is to be kept.
    pub fn pins(&self) -> &[Pin] {
        &self.pins
    }

    /// Takes what is kept in place of what is known: another window of the same client may have added to it.
    pub fn recall(&mut self, pins: Vec<Pin>) {
        self.pins = pins;
    }

    /// The first thing that did not fit. The player must be told at once.
    pub fn alarm(&self) -> Option<Alarm> {
        self.alarm
    }

    /// Own seats whose parts are not in the present deal: the client was away, or too slow, or was left out. That
    /// proves nothing; but the player should know.
    pub fn left_out(&self) -> SeatSet {
        self.left_out
    }

    /// Hears a message; `random` gives 32 bytes that nobody can foresee.
    pub fn hear(&mut self, message: &ToClient, random: &mut dyn FnMut() -> [u8; 32]) -> Saw {
        match message {
            ToClient::Welcome { .. } => {
                // What was asked for before may be lost, and pictures may have been missed.
                self.before.clear();
                self.asked.clear();
                Saw::default()
            }
            ToClient::Snapshot(face) => {
                self.follow(face.version.saturating_sub(1), face.version);
                self.see(&face.table, face.viewer, face.now, random)
            }
            ToClient::Update(update) => {
                self.follow(update.after, update.version);
                match &update.table {
                    Some(table) => self.see(table, update.viewer, update.now, random),
                    None => Saw::default(),
                }
            }
            ToClient::Reseated { faces, .. } => self.reseated(faces, random),
            _ => Saw::default(),
        }
    }

    /// The client sits elsewhere, and so does what it saw last.
    fn reseated(&mut self, faces: &[Snapshot], random: &mut dyn FnMut() -> [u8; 32]) -> Saw {
        let seats = faces.first().map_or(2, |face| face.settings.seats);
        for (viewer, _) in &mut self.before {
            if let Viewer::Seat(seat) = viewer {
                *seat = seat.next(seats);
            }
        }
        let mut saw = Saw::default();
        for face in faces {
            self.follow(face.version.saturating_sub(1), face.version);
            let Saw { asks, news } = self.see(&face.table, face.viewer, face.now, random);
            saw.asks.extend(asks);
            saw.news |= news;
        }
        saw
    }

    /// Notes whether something was missed: then nobody can tell in which order things happened.
    fn follow(&mut self, after: u64, version: u64) {
        if after > self.version {
            self.before.clear();
        }
        self.version = self.version.max(version);
    }

    /// Looks at a table as one of its viewers, at a moment of the host's clock.
    fn see(
        &mut self,
        face: &TableFace,
        viewer: Viewer,
        now: Millis,
        random: &mut dyn FnMut() -> [u8; 32],
    ) -> Saw {
        let kept = self.pins.clone();
        self.forget_asks_of_others(face);
        let asks = viewer.seat().and_then(|seat| self.act(face, seat, now, random));
        self.before.retain(|(other, _)| *other != viewer);
        self.before.push((viewer, Stage::of(face)));
        let asks: Vec<Request> = asks.into_iter().filter(|ask| !self.asked.contains(ask)).collect();
        self.asked.extend(asks.iter().cloned());
        Saw { asks, news: self.pins != kept }
    }

    fn act(
        &mut self,
        face: &TableFace,
        seat: Seat,
        now: Millis,
        random: &mut dyn FnMut() -> [u8; 32],
    ) -> Option<Request> {
        self.left_out = self.left_out.without(seat);
        match &face.phase {
            Phase::Gathering => {
                let next = Next { game: face.game, seat, promise: &face.fair.commit };
                self.promised(face, seat, next, random)
            }
            Phase::Dealing { waits, until } => {
                let time = until.since(now) >= REVEAL_MILLIS && waits.contains(seat);
                let was_here = self.before(seat).is_some_and(|stage| stage.is_before_closing(face.game));
                self.closed(face, seat, if was_here && !time { Host::Hurries } else { Host::Waits })
            }
            Phase::Playing => {
                self.dealt(face, seat, now);
                None
            }
            Phase::Over(_) => {
                self.dealt(face, seat, now);
                self.check_sums(face, seat);
                let promise = face.fair.next.as_deref().unwrap_or_default();
                let next = Next { game: face.game + 1, seat: next_seat(face, seat), promise };
                self.promised(face, seat, next, random)
            }
        }
    }

    /// Whoever gets up and sits down again seals anew.
    fn forget_asks_of_others(&mut self, face: &TableFace) {
        let person = |seat: &Seat| {
            let sitter = face.seats.get(seat.index()).map(|seat| &seat.sitter);
            matches!(sitter, Some(Sitter::Person { .. }))
        };
        self.asked.retain(|ask| match ask {
            Request::Seal { seat, .. } | Request::Reveal { seat, .. } => person(seat),
            _ => false,
        });
    }

    /// A promise is kept with a part that is made for it, and the part's seal is given.
    fn promised(
        &mut self,
        face: &TableFace,
        own: Seat,
        Next { game, seat, promise }: Next<'_>,
        random: &mut dyn FnMut() -> [u8; 32],
    ) -> Option<Request> {
        if !sums::is_whole(promise) {
            self.raise(Alarm::NoPromise);
            return None;
        }
        if self.is_old(face, game, promise) {
            self.raise(Alarm::OldPromise);
            return None;
        }
        if self.pin(face, game, seat).is_none() {
            let (table, commit, part) = (face.code, promise.to_owned(), sums::part(random()));
            self.pins.push(Pin { table, game, seat, commit, part, taken: false, list: None });
        }
        let shown = shown(&face.fair.seals, seat).filter(|_| game == face.game).cloned();
        let pin = self.pin(face, game, seat)?;
        if pin.commit != promise {
            self.raise(Alarm::OtherPromise);
            return None;
        }
        let seal = pin.seal();
        if shown.as_ref() == Some(&seal) {
            pin.taken = true;
            return None;
        }
        Some(Request::Seal { seat: own, game, seal })
    }

    /// With the closed list before it, a client reveals its part; but only to a host that has shown nothing else before.
    fn closed(&mut self, face: &TableFace, seat: Seat, host: Host) -> Option<Request> {
        let shown = shown(&face.fair.seals, seat).cloned();
        self.expect_promise(face, seat);
        let pin = self.pin(face, face.game, seat)?;
        let fits = shown.as_ref() == Some(&pin.seal());
        let alarm = if pin.commit != face.fair.commit {
            Alarm::OtherPromise
        } else if !fits && (pin.taken || shown.is_some()) {
            Alarm::OtherSeal(seat)
        } else if !fits {
            // It came too late for this game.
            return None;
        } else if pin.list.as_ref().is_some_and(|list| *list != face.fair.seals) {
            Alarm::OtherList
        } else if host == Host::Hurries {
            Alarm::TooSoon(seat)
        } else {
            pin.taken = true;
            pin.list = Some(face.fair.seals.clone());
            return Some(Request::Reveal { seat, part: pin.part.clone() });
        };
        self.raise(alarm);
        None
    }

    /// The deal is compared with what was kept.
    fn dealt(&mut self, face: &TableFace, seat: Seat, now: Millis) {
        let FairFace { commit, seals, parts, .. } = &face.fair;
        let (seal_shown, added) = (shown(seals, seat).cloned(), shown(parts, seat).cloned());
        let too_soon = self.before(seat).is_some_and(|stage| stage.owes_time(face.game, seat, now));
        self.expect_promise(face, seat);
        let Some(pin) = self.pin(face, face.game, seat) else { return };
        let (own, asked) = (pin.seal(), pin.list.is_some());
        let taken = pin.taken || seal_shown.as_ref() == Some(&own);
        let alarm = if pin.commit != *commit {
            Alarm::OtherPromise
        } else if !taken {
            self.left_out = self.left_out.with(seat);
            return;
        } else if seal_shown.as_ref() != Some(&own) {
            Alarm::OtherSeal(seat)
        } else if pin.list.as_ref().is_some_and(|list| list != seals) {
            Alarm::OtherList
        } else if added.as_ref() == Some(&pin.part) && asked {
            return;
        } else if added.as_ref() != Some(&own) {
            Alarm::OtherPart(seat)
        } else if too_soon {
            Alarm::TooSoon(seat)
        } else {
            self.left_out = self.left_out.with(seat);
            return;
        };
        self.raise(alarm);
    }

    /// The secret is shown: the sums are done again.
    fn check_sums(&mut self, face: &TableFace, seat: Seat) {
        if self.pin(face, face.game, seat).is_none() {
            return;
        }
        let seed = face.fair.seed.as_ref().and_then(|seed| seed.parse::<Seed>().ok());
        let checked = match (FairDeal::of(&face.fair), seed) {
            (Some(deal), Some(seed)) => deal.check(face.seats.len() as u8, seed),
            _ => Err(Unfair::NotTold),
        };
        if let Err(unfair) = checked {
            self.raise(Alarm::Sums(unfair));
        }
    }

    /// Whoever was here before the list was closed has been promised a secret.
    fn expect_promise(&mut self, face: &TableFace, seat: Seat) {
        let was_here = self.before(seat).is_some_and(|stage| stage.is_before_closing(face.game));
        if was_here && self.pin(face, face.game, seat).is_none() {
            self.raise(Alarm::NoPromise);
        }
    }

    /// Where the game stood before, as this seat saw it.
    fn before(&self, seat: Seat) -> Option<Stage> {
        let found = self.before.iter().find(|(viewer, _)| viewer.is(seat));
        found.map(|(_, stage)| *stage)
    }

    fn pin(&mut self, face: &TableFace, game: u32, seat: Seat) -> Option<&mut Pin> {
        self.pins.iter_mut().find(|pin| pin.table == face.code && pin.game == game && pin.seat == seat)
    }

    /// Was this promise one of another game at this table?
    fn is_old(&self, face: &TableFace, game: u32, promise: &str) -> bool {
        let other = |pin: &&Pin| pin.table == face.code && pin.game != game;
        self.pins.iter().filter(other).any(|pin| pin.commit == promise)
    }

    fn raise(&mut self, alarm: Alarm) {
        self.alarm.get_or_insert(alarm);
    }
}

/// A game that is promised, and where it will be played.
struct Next<'a> {
    game: u32,
    seat: Seat,
    promise: &'a str,
}

/// Where whoever sits here plays the next game: a return game is played with the seats exchanged.
fn next_seat(face: &TableFace, seat: Seat) -> Seat {
    match face.leg {
        Some(Leg::First) => seat.next(face.seats.len() as u8),
        Some(Leg::Return { .. }) | None => seat,
    }
}

/// Does the host give a client the time it has promised?
#[derive(Clone, Copy, PartialEq, Eq)]
enum Host {
    Waits,
    Hurries,
}

/// What a list has for a seat.
fn shown(list: &[String], seat: Seat) -> Option<&String> {
    list.get(seat.index()).filter(|text| !text.is_empty())
}
