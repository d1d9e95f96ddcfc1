//! Several nodes that speak to each other: real sockets, a real `PostgreSQL` and a real NATS. Where these are not at hand most of
//! it has nothing to say; `cargo xtask postgres` has them.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "nodes/claims.rs"]
mod claims;
#[path = "nodes/clearing.rs"]
mod clearing;
#[path = "nodes/leaks.rs"]
mod leaks;
#[path = "nodes/lobby.rs"]
mod lobby;
#[path = "nodes/pieces.rs"]
mod pieces;
#[path = "nodes/status.rs"]
mod status;
mod support;

use std::net::SocketAddr;
use std::time::Duration;

use sevenfold_protocol::{Listed, PROTOCOL, Request, Seated, ToClient, closing};
use sevenfold_server::{Config, Database, Failure, Nats as Address, Server};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use support::client::{Client, connect, is_over};
use support::http::{call, guest, open};
use support::nats::Nats;
use support::pair::{FIRST, Pair, SECOND, SIEBEN, here, next_move, pair, play};
use support::visitor::Visitor;
use support::{Host, postgres};
use tokio::runtime::Runtime;

/// How long a node is given to hear of something, before it is said again.
const SHORT: Duration = Duration::from_millis(500);
/// A table in the open.
const PUBLIC: &str = r#"{"game":"sieben","seats":2,"bots":"instant","listing":"public"}"#;
/// The code of a socket that one should try again.
const TRY_LATER: u16 = 1013;

async fn node(database: &str, nats: &Nats) -> Host {
    let (database, nats) = (Database::at(database).unwrap(), Address::at(&nats.url()));
    Host::on(tempfile::tempdir().unwrap(), database, |config| config.nats = nats).await
}

/// Two nodes that speak to each other.
async fn two_nodes() -> Option<(Host, Host, Nats)> {
    let (database, nats) = (postgres::fresh().await?, Nats::start()?);
    Some((node(&database, &nats).await, node(&database, &nats).await, nats))
}

/// Comes to a table, as often as one is told to try again.
async fn come(host: &Host, code: &str, cookie: &str) -> Client {
    loop {
        let Ok(mut client) = connect(host.address, code, Some(cookie)).await else { continue };
        let Some(id) = client.post(Request::Hello { protocol: PROTOCOL }).await else { continue };
        while let Some(message) = client.hear().await {
            match message {
                ToClient::Welcome { id: answered, .. } if answered == id => {
                    client.close().await;
                    return Client::at(host.address, code, cookie).await;
                }
                _ => {}
            }
        }
    }
}

/// Two people at a table of the first node; one of them has come to the second.
async fn pair_across(first: SocketAddr, second: &Host) -> Pair {
    let cookies = [guest(first).await, guest(second.address).await];
    let code = open(first, &cookies[0], SIEBEN).await;
    let ada = Client::at(first, &code, &cookies[0]).await;
    let bob = come(second, &code, &cookies[1]).await;
    Pair::begin(code, cookies, [ada, bob]).await
}

/// Hears until the socket is closed.
async fn closed(client: &mut Client) -> Option<u16> {
    while client.hear().await.is_some() {}
    client.closed
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_at_two_nodes_play_a_whole_game() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let Pair { code, mut clients, .. } = pair_across(first.address, &second).await;
    play(&mut clients, 5000).await;
    assert!(is_over(clients[0].face(FIRST)));
    assert_eq!((clients[0].gaps, clients[1].gaps), (0, 0));
    // What anybody may see of a table is told by any node, and the same.
    let path = format!("/api/tables/{code}");
    let [here, there] = [
        call(first.address, "GET", &path, None, None).await,
        call(second.address, "GET", &path, None, None).await,
    ];
    assert_eq!((here.status, here.body), (200, there.body));
    // Whoever hangs up is seen to be gone from the other node, too.
    let [mut ada, bob] = clients;
    bob.close().await;
    ada.until(FIRST, |face| !self::here(face, 1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_its_node_stops() {
    let Some((mut first, second, _nats)) = two_nodes().await else { return };
    let mut pair = pair(&first).await;
    play(&mut pair.clients, 6).await;
    let mut bob = come(&second, &pair.code, &pair.cookies[1]).await;
    first.stop().await;
    assert!(closed(&mut bob).await.is_some(), "Bob is told, though his node goes on");
    let ada = come(&second, &pair.code, &pair.cookies[0]).await;
    let bob = come(&second, &pair.code, &pair.cookies[1]).await;
    assert!(play(&mut [ada, bob], 5000).await > 10);
}

/// A node that ends without a word, as when it is killed.
struct Mortal {
    runtime: Runtime,
    address: SocketAddr,
}

impl Mortal {
    fn start(database: &str, nats: &Nats) -> Self {
        let mut config = Config::new("127.0.0.1:0".parse().unwrap(), Database::at(database).unwrap());
        config.nats = Address::at(&nats.url());
        let runtime = Runtime::new().unwrap();
        // Whoever is driven by one runtime may not wait for another on the same thread.
        let bind = || runtime.block_on(Server::bind(config)).unwrap();
        let server = std::thread::scope(|threads| threads.spawn(bind).join().unwrap());
        let address = server.address().unwrap();
        runtime.spawn(server.run(std::future::pending()));
        Self { runtime, address }
    }

    fn kill(self) {
        self.runtime.shutdown_background();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_when_its_node_is_killed() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (Mortal::start(&database, &nats), node(&database, &nats).await);
    let Pair { code, cookies, mut clients } = pair_across(first.address, &second).await;
    play(&mut clients, 6).await;
    let version = clients[1].face(SECOND).version;
    first.kill();
    let [_, mut bob] = clients;
    assert_eq!(closed(&mut bob).await, Some(TRY_LATER));
    let ada = come(&second, &code, &cookies[0]).await;
    let bob = come(&second, &code, &cookies[1]).await;
    assert!(bob.face(SECOND).version >= version, "what was told is there");
    assert!(play(&mut [ada, bob], 5000).await > 10);
}

/// A node whose table was taken, and that has not noticed yet, shows nobody what was.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_is_shown_how_the_table_stands() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let (first, second) = (node(&database, &nats).await, node(&database, &nats).await);
    let mut pair = pair(&first).await;
    play(&mut pair.clients, 6).await;
    let mut owners = database.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    sqlx::query("UPDATE owners SET node = ''").execute(&mut owners).await.unwrap();
    let ada = come(&second, &pair.code, &pair.cookies[0]).await;
    let mut clients = [ada, come(&second, &pair.code, &pair.cookies[1]).await];
    play(&mut clients, 6).await;
    let version = clients[0].face(FIRST).version;
    let ada = come(&first, &pair.code, &pair.cookies[0]).await;
    assert!(ada.face(FIRST).version >= version, "{} and {version}", ada.face(FIRST).version);
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_are_here_go_on_without_nats() {
    let Some((first, second, mut nats)) = two_nodes().await else { return };
    let mut here = pair(&first).await;
    play(&mut here.clients, 4).await;
    let mut bob = come(&second, &here.code, &here.cookies[1]).await;
    nats.kill();
    assert_eq!(closed(&mut bob).await, Some(TRY_LATER), "whoever is carried tries again");
    play(&mut here.clients, 4).await;
    let mut bob = connect(second.address, &here.code, Some(&here.cookies[1])).await.unwrap();
    let answer = bob.ask(Request::Hello { protocol: PROTOCOL }).await;
    assert!(matches!(answer, ToClient::Refused { .. }), "{answer:?}");
    assert_eq!(closed(&mut bob).await, Some(TRY_LATER));
    let look = call(second.address, "GET", &format!("/api/tables/{}", here.code), None, None).await;
    assert_eq!(look.status, 503, "{}", look.body);
    nats.run();
    let bob = come(&second, &here.code, &here.cookies[1]).await;
    let [ada, _] = here.clients;
    let mut clients = [ada, bob];
    clients[0].until(FIRST, |face| self::here(face, 1)).await;
    play(&mut clients, 5000).await;
    assert!(next_move(&clients, 0).is_none(), "the game is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_one_server_and_nobody_to_speak_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new("127.0.0.1:0".parse().unwrap(), folder.path().join("sevenfold.db"));
    config.nats = Address::at("nats://127.0.0.1:4222");
    let refused = Server::bind(config).await.err();
    assert!(matches!(refused, Some(Failure::AloneOnFile(_))), "{refused:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_the_open_are_in_the_lobby_of_every_node() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let cookies = [guest(first.address).await, guest(second.address).await];
    let mut bob = Visitor::in_lobby(second.address, &cookies[1]).await;
    let ada = Seated::Person { name: "Ada".into() };
    let code = open(first.address, &cookies[0], PUBLIC).await;
    let is_it = |listed: &Listed| listed.code.to_string() == code;
    bob.until(|seen| seen.lobby.tables.iter().any(is_it)).await;
    let mut at_table = Client::at(first.address, &code, &cookies[0]).await;
    at_table.sit("Ada").await;
    bob.until(|seen| seen.lobby.tables.iter().any(|listed| is_it(listed) && listed.seats[0] == ada)).await;
}

/// What is not kept is told to it: who is at which table.
#[tokio::test(flavor = "multi_thread")]
async fn a_node_that_comes_learns_who_plays_at_the_others() {
    let (Some(database), Some(nats)) = (postgres::fresh().await, Nats::start()) else { return };
    let first = node(&database, &nats).await;
    let cookie = guest(first.address).await;
    let code = open(first.address, &cookie, PUBLIC).await;
    let mut ada = Client::at(first.address, &code, &cookie).await;
    ada.sit("Ada").await;
    ada.done(Request::Start { fill: Some("random".into()) }).await;
    let second = node(&database, &nats).await;
    let mut bob = Visitor::come(second.address, &guest(second.address).await).await;
    bob.until(|seen| seen.lobby.crowd.playing == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_forgotten_is_forgotten_at_every_node() {
    let Some((first, second, _nats)) = two_nodes().await else { return };
    let cookie = guest(first.address).await;
    let code = open(second.address, &guest(second.address).await, SIEBEN).await;
    let mut looker = Client::at(second.address, &code, &cookie).await;
    let gone = call(first.address, "DELETE", "/api/me", Some(&cookie), None).await;
    assert_eq!(gone.status, 204, "{}", gone.body);
    assert_eq!(closed(&mut looker).await, Some(closing::FORGOTTEN));
}
