//! Two people at a table.

use std::net::SocketAddr;

use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{Request, Snapshot};

use super::Host;
use super::client::{Client, is_over, some_move};
use super::http::{guest, open};

pub(crate) const SIEBEN: &str = r#"{"game":"sieben","seats":2,"bots":"instant"}"#;
pub(crate) const FIRST: Viewer = Viewer::Seat(Seat::new(0));
pub(crate) const SECOND: Viewer = Viewer::Seat(Seat::new(1));

/// Two people at a table, the game begun.
pub(crate) struct Pair {
    pub code: String,
    pub cookies: [String; 2],
    pub clients: [Client; 2],
}

impl Pair {
    /// The two sit down, and begin.
    pub(crate) async fn begin(code: String, cookies: [String; 2], clients: [Client; 2]) -> Self {
        let [mut ada, mut bob] = clients;
        ada.sit("Ada").await;
        bob.sit("Bob").await;
        ada.done(Request::Start { fill: None }).await;
        ada.until(FIRST, |face| face.game.is_some()).await;
        bob.until(SECOND, |face| face.game.is_some()).await;
        Self { code, cookies, clients: [ada, bob] }
    }

    /// These two come to a table of this server, and begin.
    pub(crate) async fn at(host: &Host, cookies: [String; 2], settings: &str) -> Self {
        let code = open(host.address, &cookies[0], settings).await;
        let ada = Client::at(host.address, &code, &cookies[0]).await;
        let bob = Client::at(host.address, &code, &cookies[1]).await;
        Self::begin(code, cookies, [ada, bob]).await
    }
}

pub(crate) async fn pair(host: &Host) -> Pair {
    pair_at(host, SIEBEN).await
}

pub(crate) async fn pair_at(host: &Host, settings: &str) -> Pair {
    let cookies = [guest(host.address).await, guest(host.address).await];
    Pair::at(host, cookies, settings).await
}

/// Who can move, and how.
pub(crate) fn next_move(clients: &[Client; 2], n: usize) -> Option<(usize, Request)> {
    [FIRST, SECOND].into_iter().enumerate().find_map(|(index, viewer)| {
        Some((index, some_move(clients[index].face(viewer), Seat::new(index as u8), n)?))
    })
}

/// Plays moves until the game is over, or so many.
pub(crate) async fn play(clients: &mut [Client; 2], most: usize) -> usize {
    for made in 0..most {
        if is_over(clients[0].face(FIRST)) {
            return made;
        }
        let (index, request) = next_move(clients, made * 7).expect("somebody can move");
        clients[index].done(request).await;
        let version = clients[index].face([FIRST, SECOND][index]).version;
        clients[0].until(FIRST, |face| face.version >= version).await;
        clients[1].until(SECOND, |face| face.version >= version).await;
    }
    most
}

/// Is the player of this seat connected?
pub(crate) fn here(face: &Snapshot, seat: usize) -> bool {
    let sitter = &face.table.seats[seat].sitter;
    matches!(sitter, sevenfold_protocol::Sitter::Person { here: true, .. })
}

/// Both go to the table they were brought to, and one of them moves.
pub(crate) async fn first_move(code: &str, people: [(SocketAddr, &String); 2]) {
    let mut clients = Vec::new();
    for (address, cookie) in people {
        clients.push(Client::watchful(address, code, cookie).await);
    }
    let seats = [Seat::new(0), Seat::new(1)];
    let own = |client: &Client| seats.into_iter().find(|seat| client.seen(Viewer::Seat(*seat)).is_some());
    for client in &mut clients {
        let seat = own(client).expect("a seat is theirs");
        client
            .until(Viewer::Seat(seat), |face: &Snapshot| face.game.as_ref().is_some_and(|game| game.step > 0))
            .await;
    }
    for client in &mut clients {
        let seat = own(client).unwrap();
        if let Some(request) = some_move(client.face(Viewer::Seat(seat)), seat, 0) {
            client.done(request).await;
            return;
        }
    }
    panic!("one of the two is asked");
}
