//! A node that does not know what it has. A claim whose answer was lost: the database says that a node has something, and whoever
//! comes to another node is let in all the same. And a lobby that is lost with a wish in hand, and a table that is lost while it
//! is read.

use sevenfold_protocol::{Attention, LobbyRequest, PROTOCOL, Request, TableCode};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::time::timeout;

use super::support::Host;
use super::support::client::{PATIENCE, connect};
use super::support::cut::Wire;
use super::support::http::{call, guest, open};
use super::support::nats::Nats;
use super::support::pair::{FIRST, SIEBEN, pair, play};
use super::support::visitor::{Visitor, wish};
use super::{TRY_LATER, closed, come, node};

/// How a claim begins.
const CLAIM: &str = "INSERT INTO owners";

/// Two nodes, and the wire between the first and the database.
async fn two_nodes_and_a_wire() -> Option<(Host, Host, Wire, Nats)> {
    let ((address, by_wire, wire), nats) = (Wire::to_fresh().await?, Nats::start()?);
    Some((node(&by_wire, &nats).await, node(&address, &nats).await, wire, nats))
}

/// Whoever was let in is not told that they were not, though the lobby has gone while their wish was looked at.
#[tokio::test(flavor = "multi_thread")]
async fn a_wish_in_hand_is_not_refused_when_the_lobby_is_lost() {
    let (Some((address, by_wire, wire)), Some(nats)) = (Wire::to_fresh().await, Nats::start()) else {
        return;
    };
    let (first, second) = (node(&by_wire, &nats).await, node(&address, &nats).await);
    let mut ada = Visitor::come(first.address, &guest(first.address).await).await;
    wire.hold("SELECT count(*) FROM tables WHERE owner");
    ada.post(LobbyRequest::Find(wish("sieben", &[2]))).await;
    timeout(PATIENCE, wire.held()).await.expect("it is asked how many tables she has");
    let mut owners = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    sqlx::query("UPDATE owners SET node = ''").execute(&mut owners).await.unwrap();
    let _there = Visitor::come(second.address, &guest(second.address).await).await;
    // Whoever comes to the first node now makes it notice.
    let _carried = Visitor::come(first.address, &guest(first.address).await).await;
    wire.release();
    assert_eq!(ada.closed().await, Some(TRY_LATER));
    assert!(!ada.heard.iter().any(|text| text.contains("refused")), "{:?}", ada.heard);
}

/// A node stands still in the midst of reading a journal; another takes the table, goes on with it and stops. What the first has
/// read is shorter than the journal must be by now, and yet nothing is damaged.
#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_grows_while_it_is_read_is_not_damaged() {
    let (Some((address, by_wire, wire)), Some(nats)) = (Wire::to_fresh().await, Nats::start()) else {
        return;
    };
    let (first, mut second) = (node(&by_wire, &nats).await, node(&address, &nats).await);
    let mut pair = pair(&second).await;
    play(&mut pair.clients, 6).await;
    let mut owners = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
    let [ada, bob] = &pair.cookies;
    sqlx::query("UPDATE owners SET node = ''").execute(&mut owners).await.unwrap();
    wire.hold("SELECT entries FROM tables");
    let mut lost = connect(first.address, &pair.code, Some(ada)).await.unwrap();
    lost.post(Request::Hello { protocol: PROTOCOL }).await;
    timeout(PATIENCE, wire.held()).await.expect("it is asked how long the journal was");
    sqlx::query("UPDATE owners SET node = ''").execute(&mut owners).await.unwrap();
    let mut clients = [come(&second, &pair.code, ada).await, come(&second, &pair.code, bob).await];
    assert_eq!(play(&mut clients, 6).await, 6);
    let version = clients[0].face(FIRST).version;
    second.stop().await;
    wire.release();
    let found = timeout(PATIENCE, come(&first, &pair.code, ada)).await.expect("a way to the table");
    assert!(found.face(FIRST).version >= version, "{} and {version}", found.face(FIRST).version);
    assert_eq!(call(first.address, "GET", "/healthz", None, None).await.body, "ok");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_node_does_not_know_that_it_has_it_is_found() {
    let Some((first, second, wire, _nats)) = two_nodes_and_a_wire().await else { return };
    let cookie = guest(second.address).await;
    let code = open(second.address, &cookie, SIEBEN).await;
    wire.cut_at_question(CLAIM, &code);
    let mut lost = connect(first.address, &code, Some(&cookie)).await.unwrap();
    lost.post(Request::Hello { protocol: PROTOCOL }).await;
    assert_eq!(closed(&mut lost).await, Some(TRY_LATER));
    assert!(wire.was_cut(), "the node does not know");
    // Nobody comes to the first node again.
    let found = timeout(PATIENCE, come(&second, &code, &cookie)).await;
    found.expect("a way to the table").sit("Ada").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_whose_node_does_not_know_that_it_has_it_is_found() {
    let Some((first, second, wire, _nats)) = two_nodes_and_a_wire().await else { return };
    let cookies = [guest(first.address).await, guest(second.address).await];
    // It has the code that no table has.
    wire.cut_at_question(CLAIM, TableCode::from_number(0).as_str());
    let mut lost = Visitor::at_the_door(first.address, &cookies[0]).await;
    lost.post(LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole }).await;
    assert_eq!(lost.closed().await, Some(TRY_LATER));
    assert!(wire.was_cut(), "the node does not know");
    let found = timeout(PATIENCE, Visitor::come(second.address, &cookies[1])).await;
    assert_eq!(found.expect("a way to the lobby").lobby.crowd.here, 1);
}
