//! Clients at a table in the same process: what they know is what the table would tell them anew.

#![cfg(feature = "table")]
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use sevenfold_client::{Client, Forgetful, Hearing, Keeper, News, OwnTable, Reading, Told, act, choose};
use sevenfold_core::{Seat, SeatSet, Viewer};
use sevenfold_protocol::{
    BotSpeed, Consent, Ground, Millis, Phase, RefusalCode, Request, Settings, Snapshot, TableCode, Talk,
    ToClient, patch,
};
use sevenfold_sieben::Sieben;
use sevenfold_table::{Opening, PlayerId, Secret, Table};

/// Two people and somebody who looks on.
struct Room {
    own: OwnTable,
    clients: Vec<Client<Forgetful>>,
    now: Millis,
    /// What whoever looks on has heard.
    seen: Vec<ToClient>,
}

impl Room {
    fn new(clients: Vec<Client<Forgetful>>) -> Self {
        let people = ["ada", "ben", "cleo"].map(PlayerId::new);
        let settings = Settings { bots: BotSpeed::Instant, ..Settings::new("sieben", 2) };
        let (code, owner) = (TableCode::from_number(7), people[0].clone());
        let opening = Opening { code, settings, owner, secret: Secret([7; 32]) };
        let (table, _) = Table::open(opening, Millis(1)).unwrap();
        let own = OwnTable::new(table, people, Millis(1));
        let mut room = Self { own, clients, now: Millis(1), seen: Vec::new() };
        for index in 0..room.clients.len() {
            let hello = room.clients[index].hello();
            room.own.ask(index, &hello, room.now);
        }
        room.settle();
        room
    }

    fn plain() -> Self {
        Self::new((0..3).map(|_| Client::trusting()).collect())
    }

    fn ask(&mut self, from: usize, request: Request) {
        let ask = self.clients[from].ask(request);
        self.now = self.now.plus(1000);
        self.own.ask(from, &ask, self.now);
        self.settle();
    }

    /// Delivers everything, and what clients ask for of their own accord.
    fn settle(&mut self) {
        while let Some((index, message)) = self.own.fetch() {
            if index == 2 {
                self.seen.push(message.clone());
            }
            for ask in self.clients[index].hear(message).asks {
                self.own.ask(index, &ask, self.now);
            }
        }
    }

    fn gather(&mut self) {
        for (index, name) in ["Ada", "Ben"].into_iter().enumerate() {
            self.ask(index, Request::TakeSeat { seat: None, name: name.to_owned() });
        }
        self.ask(0, Request::Start { fill: None });
    }

    fn face(&self, index: usize) -> &Snapshot {
        self.clients[index].picture.face().unwrap()
    }

    /// Does a client know what it would be told if it came anew?
    fn check(&self, index: usize) {
        let known = self.face(index);
        let fresh = self.own.table().snapshot(known.viewer, known.now);
        assert_eq!((known.version, &known.game), (fresh.version, &fresh.game), "client {index}");
        assert_eq!((&known.table, &known.mine), (&fresh.table, &fresh.mine), "client {index}");
        assert_eq!(known.log, fresh.log, "client {index}");
    }

    /// Makes a move for whoever can, the `n`th in turn. Says whether there was one.
    fn step(&mut self, n: usize) -> bool {
        for index in 0..2 {
            let face = self.face(index);
            let (seat, choices) = (face.viewer.seat().unwrap(), &face.game.as_ref().unwrap().choices);
            if let Some(choice) = choices.get(n % choices.len().max(1)).cloned() {
                self.ask(index, choose(seat, &choice));
                return true;
            }
        }
        false
    }
}

#[test]
fn what_is_known_is_what_would_be_told_anew() {
    let mut room = Room::plain();
    room.gather();
    assert_eq!(room.face(2).viewer, Viewer::Watcher);
    let mut moves = 0;
    while room.step(moves * 7) && moves < 60 {
        moves += 1;
        if moves % 10 == 0 {
            let seat = room.clients[0].picture.seats.first().unwrap();
            room.ask(0, Request::OfferUndo { seat });
            let other = room.clients[1].picture.seats.first().unwrap();
            room.ask(1, Request::AnswerUndo { seat: other, consent: Consent::Agree });
        }
        (0..3).for_each(|index| room.check(index));
    }
    assert!(moves > 10, "the game went on for {moves} moves");
}

#[test]
fn whoever_misses_something_asks_for_everything() {
    let mut room = Room::plain();
    room.gather();
    let before = room.face(2).version;
    assert!(room.step(0));
    // The onlooker's connection loses what comes next ...
    let seat = room.clients[0].picture.seats.first().unwrap();
    let hello = Talk::Phrase("hello".to_owned());
    let ask = room.clients[0].ask(Request::Say { seat, talk: hello });
    room.own.ask(0, &ask, room.now.plus(1000));
    while let Some((index, message)) = room.own.fetch() {
        if index < 2 {
            assert!(room.clients[index].hear(message).asks.is_empty());
        }
    }
    let known = room.face(2).version;
    assert!(known > before);
    // ... and after that it hears of a move.
    assert!(room.step(1));
    assert!(room.face(2).version > known + 1);
    room.check(2);
}

#[test]
fn a_view_is_read_once_into_the_games_own_type_and_a_move_is_the_games_own() {
    let mut room = Room::plain();
    room.gather();
    let mover = (0..2).find(|index| !room.face(*index).game.as_ref().unwrap().choices.is_empty()).unwrap();
    let mut reading = Reading::<<Sieben as sevenfold_core::Game>::View>::default();
    let face = room.face(mover).clone();
    let view = reading.of(&face).unwrap();
    let address: *const _ = view;
    assert!(std::ptr::eq(address, reading.of(&face).unwrap()), "it is the same one");
    let mut other = face.clone();
    other.game.as_mut().unwrap().view = serde_json::Value::Null.into();
    assert!(reading.of(&other).is_some(), "the same version is not read again");
    other.version += 1;
    assert!(reading.of(&other).is_none(), "another one is");
    let choice = face.game.as_ref().unwrap().choices[0].clone();
    let action = choice.text.parse().unwrap();
    room.ask(mover, act::<Sieben>(face.viewer.seat().unwrap(), choice.window, &action));
    assert!(room.face(mover).game.as_ref().unwrap().step > face.game.unwrap().step);
}

#[test]
fn a_refusal_stays_until_something_is_done() {
    let mut room = Room::plain();
    room.gather();
    room.ask(2, Request::Resign { seat: Seat::FIRST });
    let refused = |room: &Room| room.clients[2].picture.refused.as_ref().map(|refusal| refusal.code);
    assert_eq!(refused(&room), Some(RefusalCode::NotYourSeat));
    room.ask(2, Request::Refresh);
    assert_eq!(refused(&room), None);
}

#[test]
fn clients_that_watch_the_deal_have_their_parts_in_it_and_are_not_bothered() {
    let watchful = (0..3u8).map(|index| Client::new(Keeper::new(Forgetful, move || [index + 1; 32])));
    let mut room = Room::new(watchful.collect());
    room.gather();
    let face = room.face(0);
    assert_eq!(face.table.phase, Phase::Playing, "nobody is waited for any more");
    assert!(face.table.fair.parts.iter().all(|part| !part.is_empty()), "{:?}", face.table.fair);
    for client in &room.clients {
        assert_eq!((client.warning().alarm, client.warning().left_out), (None, SeatSet::EMPTY));
    }
    // What a client asked for of its own accord is no news to its player.
    let quiet = ToClient::Done { id: u32::MAX };
    assert_eq!(room.clients[0].hear(quiet).news, News::Nothing);
}

#[test]
fn a_patch_tells_the_update_it_was_made_of_and_one_on_nothing_is_lost() {
    let mut room = Room::plain();
    room.gather();
    for n in 0..6 {
        room.step(n);
    }
    let game = |message: &&ToClient| matches!(message, ToClient::Update(update) if update.game.is_some());
    let told: Vec<&ToClient> = room.seen.iter().filter(game).collect();
    assert!(told.len() > 4, "{} updates", told.len());
    let texts: Vec<String> = told.iter().map(|message| serde_json::to_string(message).unwrap()).collect();
    let mut hearing = Hearing::default();
    assert_eq!(hearing.hear(&texts[0]), Some(Told::Message(told[0].clone())));
    for (texts, message) in texts.windows(2).zip(&told[1..]) {
        let bare = patch::write_bare(None, Ground::Last, &[&texts[0]], &texts[1]);
        assert!(bare.len() < texts[1].len() / 2, "{bare}");
        assert_eq!(hearing.hear(&bare), Some(Told::Message((*message).clone())));
        // Another connection has heard nothing that it is on.
        let lost = Hearing::default().hear(&bare);
        assert!(matches!(lost, Some(Told::Lost(None, Ground::Last, _))), "{lost:?}");
        assert!(matches!(Hearing::default().read(&bare), Some(ToClient::Patch(..))));
    }
    assert_eq!(hearing.hear("what is no message"), None);
}
