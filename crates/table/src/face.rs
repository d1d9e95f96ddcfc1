//! What of a table can be seen, and by whom. Everything that leaves a table is made here, in the log, or by `seen_by`.

use sevenfold_core::chance::Seed;
use sevenfold_core::{Agenda, Seat, Viewer};
use sevenfold_protocol::{
    Company, FairFace, GameFace, Millis, Mine, OpenWindow, Phase, SeatFace, Sitter, Snapshot, TableFace,
    UndoOffer,
};

use sevenfold_fair::sums;

use crate::chairs::{Chair, Rematch, Share};
use crate::play::Play;
use crate::show::{Offered, game_face};
use crate::verbs::hint;
use crate::{PlayerId, Table, pace};

impl Table {
    /// Everything this viewer may know.
    pub fn snapshot(&self, viewer: Viewer, now: Millis) -> Snapshot {
        Snapshot {
            version: self.version,
            now,
            viewer,
            settings: self.settings.clone(),
            roster: self.shelved.levels().into_iter().map(str::to_owned).collect(),
            table: self.table_face(),
            mine: self.mine(viewer),
            game: self.game_face(viewer),
            log: self.log.seen_by(viewer, 0),
        }
    }

    /// The table itself; the same for everybody.
    pub fn table_face(&self) -> TableFace {
        TableFace {
            code: self.code,
            game: self.number,
            phase: self.phase.clone(),
            seats: self.chairs.iter().map(|(seat, chair)| self.seat_face(seat, chair)).collect(),
            owner: self.owner_seat(),
            undo: self.undo.map(|offer| UndoOffer {
                by: offer.by,
                keep: offer.keep,
                waiting: self.waited_for(offer),
            }),
            rematch: self
                .chairs
                .people()
                .filter(|(_, person)| person.rematch == Rematch::Wanted)
                .map(|(seat, _)| seat)
                .collect(),
            leg: self.leg,
            fair: self.fair_face(),
        }
    }

    /// The table in the list of somebody who sits there; nothing for whoever does not.
    pub fn company(&self, who: &PlayerId) -> Option<Company> {
        let own = self.chairs.seats_of(who);
        let ending = match &self.phase {
            Phase::Over(ending) => Some(ending.clone()),
            Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => None,
        };
        let sitters = self.chairs.iter().map(|(seat, chair)| self.seat_face(seat, chair).sitter).collect();
        let (turn, round, until) = (self.turn(), self.round(), self.deadline(own));
        (!own.is_empty()).then(|| Company { sitters, own, turn, round, until, ending })
    }

    fn seat_face(&self, seat: Seat, chair: &Chair) -> SeatFace {
        let sitter = match chair {
            Chair::Free => Sitter::Nobody,
            Chair::Bot(bot) => Sitter::Bot { bot: bot.clone() },
            Chair::Person(person) => Sitter::Person {
                name: person.name.clone(),
                here: self.presence.is_here(&person.player),
                stand_in: person.stand_in.clone(),
            },
        };
        SeatFace { seat, sitter }
    }

    /// Parts are shown when they are dealt from, the secret and the next promise when the game is over.
    fn fair_face(&self) -> FairFace {
        let over = matches!(self.phase, Phase::Over(_));
        let next = over.then(|| sums::commit(&self.game_secret(self.number + 1)));
        if self.seeded.is_some() {
            return FairFace { next, ..FairFace::default() };
        }
        let secret = self.game_secret(self.number);
        let (shares, parts) = match &self.play {
            Some(play) => (play.shares.clone(), added(&play.shares)),
            None => (self.chairs.shares(), vec![String::new(); usize::from(self.settings.seats)]),
        };
        FairFace {
            commit: sums::commit(&secret),
            next,
            secret: over.then(|| Seed(secret).to_string()),
            seed: over.then(|| sums::seed(&secret, parts.iter().map(String::as_str)).to_string()),
            seals: seals(&shares),
            parts,
        }
    }

    /// What only the player of a seat sees of it.
    pub(crate) fn mine(&self, viewer: Viewer) -> Option<Mine> {
        let seat = viewer.seat()?;
        let person = self.chairs.get(seat)?.person()?;
        let running = self.running().ok();
        Some(Mine {
            auto: person.auto,
            can_undo: !self.is_rated()
                && self.undo.is_none()
                && person.stand_in.is_none()
                && running.is_some_and(|play| play.last_own_step(seat).is_some()),
            can_hint: running.is_some() && hint::allowed(self, &person.player),
            watchers: self.watchers(),
        })
    }

    /// The game as this viewer may see it, once it has started.
    pub(crate) fn game_face(&self, viewer: Viewer) -> Option<GameFace> {
        let play = self.play.as_ref()?;
        let playing = self.phase == Phase::Playing;
        let active = viewer.seat().filter(|&seat| playing && self.plays_in_person(seat));
        let offered = if active.is_some() { Offered::Moves } else { Offered::Nothing };
        let face = game_face(&*play.run, viewer, offered);
        Some(GameFace {
            step: play.steps(),
            agenda: if playing { face.agenda } else { Agenda::Over },
            windows: if playing { self.open_windows(play) } else { Vec::new() },
            ..face
        })
    }

    pub(crate) fn plays_in_person(&self, seat: Seat) -> bool {
        self.chairs.get(seat).is_some_and(|chair| chair.active().is_some())
    }

    fn open_windows(&self, play: &Play) -> Vec<OpenWindow> {
        let agenda = play.run.agenda();
        let times = agenda.windows().iter().filter_map(|window| {
            let opened = play.opened(window.id)?;
            let asked = play.asked().iter().filter(|asked| asked.window == window.id);
            let people = asked.filter(|asked| self.plays_in_person(asked.seat));
            let closes = people.filter_map(|asked| pace::time_up(self, asked));
            Some(OpenWindow { id: window.id, opened, closes: closes.min() })
        });
        times.collect()
    }
}

/// The seals, by seat.
pub(crate) fn seals(shares: &[Share]) -> Vec<String> {
    shares.iter().map(|share| share.seal().unwrap_or_default().to_owned()).collect()
}

/// What each seat added.
pub(crate) fn added(shares: &[Share]) -> Vec<String> {
    shares.iter().map(|share| share.added().to_owned()).collect()
}
