//! A server that cheats one of its players, and the one opposite, who is not cheated.

use std::net::SocketAddr;

use futures_util::{SinkExt, StreamExt};
use sevenfold_core::Seat;
use sevenfold_fair::testing::Crook;
use sevenfold_protocol::{Ask, Request, Snapshot, ToClient};
use sevenfold_server::Rate;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::server::{Request as Opening, Response};
use tokio_tungstenite::{accept_hdr_async, client_async};

use super::Host;
use super::client::{Client, is_over};
use super::pair::FIRST;

/// The seat of whoever is cheated.
pub(crate) const VICTIM: Seat = Seat::new(1);

/// A server of the crook's, with an honest one behind it.
pub(crate) async fn crooked(honest: SocketAddr, crook: Crook) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((stream, _)) = listener.accept().await {
            tokio::spawn(pass_on(stream, honest, crook.clone()));
        }
    });
    address
}

/// Carries messages to and fro until one side ends.
async fn pass_on(stream: TcpStream, honest: SocketAddr, mut crook: Crook) -> Option<()> {
    let mut asked = None;
    #[allow(clippy::result_large_err, reason = "as the library wants it")]
    let note = |opening: &Opening, response: Response| {
        asked = Some((opening.uri().path().to_owned(), opening.headers().get("cookie").cloned()));
        Ok(response)
    };
    let mut client = accept_hdr_async(stream, note).await.ok()?;
    let (path, cookie) = asked?;
    let mut opening = format!("ws://{honest}{path}").into_client_request().ok()?;
    if let Some(cookie) = cookie {
        opening.headers_mut().insert("cookie", cookie);
    }
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

/// A server for many tables at a time.
pub(crate) async fn honest() -> Host {
    Host::start_with(|config| {
        config.limits.requests = Rate::new(1e9, 1e9);
        config.limits.newcomers = Rate::new(1e9, 1e9);
        config.limits.sockets_per_address = 1000;
    })
    .await
}

/// Ada begins when all have sealed a part, gives up in each of two games, and wants the second.
pub(crate) async fn ada_plays(ada: &mut Client) {
    let sealed = |face: &Snapshot| face.table.fair.seals.iter().all(|seal| !seal.is_empty());
    ada.until(FIRST, sealed).await;
    ada.done(Request::Start { fill: None }).await;
    for game in 1..=2 {
        ada.until(FIRST, |face| face.game.is_some() && is_game(face, game)).await;
        ada.done(Request::Resign { seat: Seat::new(0) }).await;
        ada.until(FIRST, is_over).await;
        if game == 1 {
            ada.done(Request::Rematch { seat: Seat::new(0) }).await;
        }
    }
}

pub(crate) fn is_game(face: &Snapshot, game: u32) -> bool {
    face.table.game == game
}
