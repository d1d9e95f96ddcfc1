//! A socket carries what the table says to that viewer, byte for byte, and nothing else: a shadow of the table is asked
//! the same things, and its words are compared with what each client heard. Again and again the server goes on from what it
//! kept of the table, and the shadow from the whole journal.
//!
//! That the table itself tells twin worlds apart to nobody is tested where the table is.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use serde_json::Value;
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{Ask, Ground, Millis, PROTOCOL, Request, ToClient, patch};
use sevenfold_server::check;
use sevenfold_shelf::GAMES;
use sevenfold_table::{Done, Entry, Happened, PlayerId, Table, To};
use support::Host;
use support::client::{Client, some_move};
use support::http::{guest, open};
use support::journal::journal;

/// The shadow's clock stands still; a table's time never goes back behind its journal.
const SHADOW_TIME: Millis = Millis(0);

/// Everybody at the table: the seats in order, then somebody who looks on.
struct Party {
    code: String,
    cookies: Vec<String>,
    clients: Vec<Client>,
    shadow: Table,
    players: Vec<PlayerId>,
    /// What the shadow said to each.
    said: Vec<Vec<String>>,
}

impl Party {
    /// A game that has begun, on a server that was started anew: the shadow begins where the server begins.
    async fn new(host: &Host, game: &str, seats: u8) -> Self {
        let mut cookies = Vec::new();
        for _ in 0..=seats {
            cookies.push(guest(host.address).await);
        }
        let settings = format!(r#"{{"game":"{game}","seats":{seats},"bots":"instant"}}"#);
        let code = open(host.address, &cookies[0], &settings).await;
        let mut first = Vec::new();
        for cookie in &cookies[..usize::from(seats)] {
            let mut client = Client::at(host.address, &code, cookie).await;
            client.sit("Somebody").await;
            first.push(client);
        }
        first[0].done(Request::Start { fill: None }).await;
        drop(first);
        let entries = journal(&host.database(), &code).await;
        let mut players: Vec<PlayerId> = entries.iter().filter_map(sitter).collect();
        players.push(PlayerId::new("looks-on"));
        let shadow = Table::from_journal(&entries).unwrap();
        Self { code, cookies, clients: Vec::new(), shadow, said: Vec::new(), players }
    }

    /// The server begins anew, with the table as it was kept; the shadow with what its whole journal tells. Then one after
    /// the other comes in.
    async fn come_in(&mut self, host: &mut Host) {
        self.clients.clear();
        self.said = vec![Vec::new(); self.players.len()];
        host.restart().await;
        self.shadow = Table::from_journal(&journal(&host.database(), &self.code).await).unwrap();
        for index in 0..self.players.len() {
            self.clients.push(Client::at(host.address, &self.code, &self.cookies[index]).await);
            let player = self.players[index].clone();
            let done = self.shadow.arrived(&player, SHADOW_TIME);
            self.note(&done, None);
            let hello = Ask { id: 1, request: Request::Hello { protocol: PROTOCOL } };
            let done = self.shadow.handle(&player, &hello, SHADOW_TIME).unwrap();
            self.note(&done, Some(index));
        }
    }

    /// What the shadow says goes to those of its callers whom it concerns.
    fn note(&mut self, done: &Done, asker: Option<usize>) {
        for sending in &done.send {
            for index in 0..self.clients.len() {
                let meant = match &sending.to {
                    To::Viewer(viewer) => self.shadow.viewers(&self.players[index]).contains(viewer),
                    To::Player(player) => self.players[index] == *player,
                };
                if meant {
                    self.said[index].push(words(&sending.message));
                }
            }
        }
        if let Some(asker) = asker {
            self.said[asker].extend(done.reply.iter().map(words));
        }
    }

    /// Somebody asks for something, of the server and of the shadow.
    async fn ask(&mut self, index: usize, request: Request) {
        let id = self.clients[index].post(request.clone()).await.unwrap();
        while self.clients[index].hear().await.and_then(|message| support::client::answers(&message))
            != Some(id)
        {}
        let ask = Ask { id, request };
        match self.shadow.handle(&self.players[index].clone(), &ask, SHADOW_TIME) {
            Ok(done) => self.note(&done, Some(index)),
            Err(error) => self.said[index].push(words(&error.to_client(id))),
        }
    }

    /// A move of somebody who can make one; or, all the same, a move that nobody can make.
    async fn step(&mut self, number: usize) -> bool {
        let seats = self.players.len() - 1;
        for index in 0..seats {
            let (seat, viewer) = place(index);
            let version = self.shadow.version();
            self.clients[index].until(viewer, |face| face.version >= version).await;
            let Some(request) = some_move(self.clients[index].face(viewer), seat, number * 7) else {
                continue;
            };
            let other = (index + 1) % seats;
            if let Request::Move { window, text, .. } = &request {
                let nonsense = Request::Move { seat, window: *window, text: "nonsense".into() };
                self.ask(index, nonsense).await;
                // The same move by somebody else, most often out of turn.
                let (seat, window, text) = (place(other).0, *window, text.clone());
                self.ask(other, Request::Move { seat, window, text }).await;
            }
            if self.shadow.version() == version {
                self.ask(index, request).await;
            }
            return true;
        }
        false
    }

    /// Each has heard what the shadow said, since so many moves.
    async fn hold(&mut self, game: &str, made: usize) {
        for index in 0..self.players.len() {
            self.ask(index, Request::Refresh).await;
            while self.clients[index].heard.len() < self.said[index].len() {
                self.clients[index].hear().await.expect("what the shadow said");
            }
            let heard: Vec<_> = self.clients[index].heard.iter().map(|text| without_times(text)).collect();
            for (heard, said) in heard.iter().zip(&self.said[index]) {
                assert_eq!(heard, said, "{game}: what player {index} is told");
            }
            assert_eq!(heard.len(), self.said[index].len());
            let patches = patches(&self.clients[index]);
            assert!(patches >= made / 2, "{game}: {patches} patches in {made} moves");
        }
    }
}

fn place(index: usize) -> (Seat, Viewer) {
    let seat = Seat::new(index as u8);
    (seat, Viewer::Seat(seat))
}

fn sitter(entry: &Entry) -> Option<PlayerId> {
    match &entry.what {
        Happened::Sat { player, .. } => Some(player.clone()),
        _ => None,
    }
}

fn words(message: &ToClient) -> String {
    without_times(&serde_json::to_string(message).unwrap())
}

/// The two clocks differ, and nothing else may: milliseconds since 1970 have thirteen digits, and nothing else has.
fn without_times(text: &str) -> String {
    let digits = |letter: char| letter.is_ascii_digit();
    let mut kept = String::new();
    for part in text.split_inclusive(|letter| !digits(letter)) {
        let number = part.trim_end_matches(|letter| !digits(letter));
        kept.push_str(if number.len() == 13 { "time" } else { number });
        kept.push_str(&part[number.len()..]);
    }
    kept
}

/// After so many entries a table is kept beside its journal; the server begins anew between two of them.
const KEPT: u64 = 8;

/// How often all come in anew, and how many moves they make then: whole games if there is time for them.
fn lengths() -> (usize, usize) {
    if std::env::var_os("SEVENFOLD_LONG").is_some() { (40, 50) } else { (3, 16) }
}

/// Plays on both and compares everything that everybody heard.
async fn compare(game: &str, seats: u8) {
    let mut host = Host::start_with(|config| config.keep.entries = KEPT).await;
    let mut party = Party::new(&host, game, seats).await;
    let ((rounds, most), mut made) = (lengths(), 0);
    for _ in 0..rounds {
        party.come_in(&mut host).await;
        let before = made;
        while made - before < most && party.step(made).await {
            made += 1;
        }
        party.hold(game, made - before).await;
        if made - before < most {
            break;
        }
    }
    println!("{game}: {made} moves");
    assert!(made > 8, "{game}: {made} moves");
    assert_eq!(check(&host.database()).await.unwrap().damage.len(), 0, "{game}: kept as the journal tells");
}

/// A patch follows from what its client has been told and the text that it tells, and from nothing else. How many of
/// them there were.
fn patches(client: &Client) -> usize {
    let (mut last, mut before, mut patches) = (String::new(), None::<String>, 0);
    for (text, whole) in client.texts.iter().zip(&client.heard) {
        if let Some((_, ground, change)) = patch::from_bare(text) {
            let known: Vec<&str> = match ground {
                Ground::Last => vec![&last],
                Ground::Both => vec![before.as_deref().unwrap(), &last],
            };
            assert_eq!(patch::write(&known, whole), change);
            assert!(text.len() < whole.len(), "what is longer is told whole");
            patches += 1;
        }
        let told: Value = serde_json::from_str(whole).unwrap();
        if told["update"]["game"].is_object() {
            let former = std::mem::replace(&mut last, whole.clone());
            if former.contains("\"choices\":[{\"window\"") {
                before = Some(former);
            }
        }
    }
    patches
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_on_the_wire() {
    let games = GAMES.iter().map(|game| {
        let meta = game.meta();
        compare(meta.id, (meta.least_seats + 1).min(meta.most_seats))
    });
    futures_util::future::join_all(games).await;
}
