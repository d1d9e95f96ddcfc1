//! A client on a socket from an address of one's choosing.

use std::net::Ipv4Addr;

use sevenfold_client::{Client, Forgetful, Socket, answers, choose};
use sevenfold_core::Seat;
use sevenfold_protocol::{PROTOCOL, Phase, Request, ToClient};
use tokio::net::TcpStream;

use crate::api::{PORT, dial};

/// A client and its socket.
pub(crate) struct Line {
    pub socket: Socket<TcpStream>,
    client: Client<Forgetful>,
}

impl Line {
    pub(crate) async fn connect(from: Ipv4Addr, code: &str, guest: &str) -> Self {
        let address = format!("ws://127.0.0.1:{PORT}/api/tables/{code}/socket");
        let socket = Socket::over(dial(from).await.unwrap(), &address, Some(guest)).await.unwrap();
        Self { socket, client: Client::trusting() }
    }

    /// Sends an ask and gives its id.
    pub(crate) async fn post(&mut self, request: Request) -> u32 {
        let ask = self.client.ask(request);
        assert!(self.socket.send(&ask).await, "the socket is open");
        ask.id
    }

    /// Sends an ask and waits for its answer. Was it done?
    pub(crate) async fn ask(&mut self, request: Request) -> bool {
        let id = self.post(request).await;
        loop {
            let heard = self.hear().await;
            if answers(&heard) == Some(id) {
                return !matches!(heard, ToClient::Refused { .. });
            }
        }
    }

    pub(crate) async fn hello(&mut self) {
        assert!(self.ask(Request::Hello { protocol: PROTOCOL }).await);
    }

    pub(crate) async fn hear(&mut self) -> ToClient {
        let message = self.socket.hear().await.expect("the socket is open");
        for ask in self.client.hear(message.clone()).asks {
            assert!(self.socket.send(&ask).await, "the socket is open");
        }
        message
    }

    /// The seat of this player.
    pub(crate) fn seat(&self) -> Seat {
        self.client.picture.seats.first().expect("the player sits")
    }

    /// The first move this player could make now.
    pub(crate) fn some_move(&self) -> Option<Request> {
        let choice = self.client.picture.face()?.game.as_ref()?.choices.first()?;
        Some(choose(self.seat(), choice))
    }

    /// Is the game over?
    pub(crate) fn is_over(&self) -> bool {
        self.client.picture.face().is_some_and(|face| matches!(face.table.phase, Phase::Over(_)))
    }
}
