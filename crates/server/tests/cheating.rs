//! A server that cheats, on real sockets: a client that keeps an eye on the deal finds it out, whatever it tries.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use sevenfold_core::Seat;
use sevenfold_core::record::Document;
use sevenfold_fair::testing::{Cheat, Crook};
use sevenfold_fair::{Alarm, Known, Verdict, check_fair, judge};
use sevenfold_protocol::{Ask, Request, ToClient};
use sevenfold_server::Rate;
use support::Host;
use support::client::{Client, is_over};
use support::http::{call, guest, open};
use support::pair::{FIRST, SECOND, SIEBEN};
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::server::{Request as Opening, Response};
use tokio_tungstenite::{accept_hdr_async, client_async};

/// A server of the crook's, with an honest one behind it.
async fn crooked(honest: SocketAddr, crook: Crook) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(pass_on(stream, honest, crook));
        }
    });
    address
}

/// Carries messages to and fro until one side ends.
async fn pass_on(stream: TcpStream, honest: SocketAddr, crook: Crook) -> Option<()> {
    let mut asked = None;
    #[allow(clippy::result_large_err, reason = "as the library wants it")]
    let note = |opening: &Opening, response: Response| {
        asked = Some((opening.uri().path().to_owned(), opening.headers().get("cookie").cloned()));
        Ok(response)
    };
    let mut client = accept_hdr_async(stream, note).await.ok()?;
    let (path, cookie) = asked?;
    let mut opening = format!("ws://{honest}{path}").into_client_request().ok()?;
    opening.headers_mut().insert("cookie", cookie?);
    let (mut server, _) = client_async(opening, TcpStream::connect(honest).await.ok()?).await.ok()?;
    loop {
        tokio::select! {
            said = server.next() => match said?.ok()? {
                Message::Text(text) => {
                    let message: ToClient = serde_json::from_str(&text).ok()?;
                    let text = serde_json::to_string(&crook.says(message)).ok()?;
                    client.send(Message::text(text)).await.ok()?;
                }
                other => client.send(other).await.ok()?,
            },
            asked = client.next() => match asked?.ok()? {
                Message::Text(text) => {
                    let ask: Ask = serde_json::from_str(&text).ok()?;
                    if crook.hears(&ask.request) {
                        server.send(Message::Text(text)).await.ok()?;
                    }
                }
                other => server.send(other).await.ok()?,
            },
        }
    }
}

/// A game and its rematch, with a crook between the second client and the table; what that client noticed, and how the
/// record of the second game looks to it.
async fn cheated(honest: &Host, cheat: Cheat) -> (Client, Client, String) {
    let victim = Seat::new(1);
    let crook = crooked(honest.address, Crook::new(cheat, victim)).await;
    let cookies = [guest(honest.address).await, guest(honest.address).await];
    let code = open(honest.address, &cookies[0], SIEBEN).await;
    let mut ada = Client::watchful(honest.address, &code, &cookies[0]).await;
    let mut bob = Client::watchful(crook, &code, &cookies[1]).await;
    ada.sit("Ada").await;
    bob.sit("Bob").await;
    let sealed = |desk: &support::client::Desk| {
        desk.table.as_ref().is_some_and(|table| table.fair.seals.iter().all(|seal| !seal.is_empty()))
    };
    if cheat == Cheat::NoPromise {
        return (ada, bob, code);
    }
    ada.until(FIRST, sealed).await;
    bob.until(SECOND, sealed).await;
    ada.done(Request::Start { fill: None }).await;
    for game in 1..=2 {
        let dealt = |desk: &support::client::Desk| {
            desk.game.is_some() && desk.table.as_ref().is_some_and(|table| table.game == game)
        };
        tokio::join!(ada.until(FIRST, dealt), bob.until(SECOND, dealt));
        ada.done(Request::Resign { seat: Seat::new(0) }).await;
        ada.until(FIRST, is_over).await;
        bob.until(SECOND, is_over).await;
        if game == 1 {
            ada.done(Request::Rematch { seat: Seat::new(0) }).await;
            bob.done(Request::Rematch { seat: victim }).await;
        }
    }
    (ada, bob, code)
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_a_server_tries_the_client_finds_it_out() {
    let honest = Host::start_with(|config| {
        config.limits.requests = Rate::new(1e9, 1e9);
        config.limits.newcomers = Rate::new(1e9, 1e9);
        config.limits.sockets_per_address = 1000;
    })
    .await;
    let tries = Cheat::WAYS.into_iter().chain([Cheat::Honest]);
    let noticed = tries.map(|cheat| {
        let honest = &honest;
        async move {
            let (ada, bob, _) = cheated(honest, cheat).await;
            (cheat, alarm(&ada), alarm(&bob))
        }
    });
    for (cheat, ada, bob) in futures_util::future::join_all(noticed).await {
        assert_eq!(bob, cheat.noticed(Seat::new(1)), "{cheat:?}");
        assert_eq!(ada, None, "{cheat:?}: the other one was not cheated");
    }
}

fn alarm(client: &Client) -> Option<Alarm> {
    client.watch.as_ref().and_then(sevenfold_fair::Watch::alarm)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_in_place_of_another_is_not_the_promised_one() {
    let host = Host::start().await;
    let (ada, _, code) = cheated(&host, Cheat::Honest).await;
    let (_, _, other_code) = cheated(&host, Cheat::Honest).await;
    let pins = ada.watch.as_ref().unwrap().pins();
    let table = code.parse().unwrap();
    let verdict = async |code: &str, game: u32| {
        let path = format!("/api/tables/{code}/record?game={game}");
        let record = call(host.address, "GET", &path, None, None).await;
        let deal = check_fair(&Document::read(&record.body).unwrap()).unwrap();
        [Some(1), Some(2), None].map(|game| judge(&deal, &Known::from_pins(pins, table, game, &deal)))
    };
    let broken = Verdict::Broken(Alarm::OtherPromise);
    assert_eq!(verdict(&code, 1).await, [Verdict::Promised, broken, Verdict::Promised]);
    assert_eq!(verdict(&code, 2).await, [broken, Verdict::Promised, Verdict::Promised]);
    assert_eq!(verdict(&other_code, 1).await, [broken; 3], "consistent in itself, but another game's");
}
