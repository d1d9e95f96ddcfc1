//! A client in the lobby, on a real socket.

use std::net::SocketAddr;

use sevenfold_client::Socket;
use sevenfold_protocol::{
    Attention, Lobby, LobbyAsk, LobbyRequest, PROTOCOL, Pace, Rated, RefusalCode, TableCode, ToVisitor, Wish,
};
use tokio::time::timeout;

use super::client::PATIENCE;
use super::http::{call, guest};

/// A casual table of this game, for so many, and no bots.
pub(crate) fn wish(game: &str, seats: &[u8]) -> Wish {
    Wish {
        games: vec![game.to_owned()],
        seats: seats.to_vec(),
        pace: Some(Pace::Live),
        rated: Some(Rated::Casual),
        bots_after: None,
        key: None,
    }
}

/// Becomes a guest of this name.
pub(crate) async fn named(address: SocketAddr, name: &str) -> String {
    let cookie = guest(address).await;
    let body = format!(r#"{{"name":"{name}"}}"#);
    let answer = call(address, "PUT", "/api/me", Some(&cookie), Some(&body)).await;
    assert_eq!(answer.status, 200, "{}", answer.body);
    cookie
}

pub(crate) struct Visitor {
    socket: Socket,
    asks: u32,
    pub lobby: Lobby,
    /// Every text that came in after the welcome.
    pub heard: Vec<String>,
    /// Where this client was brought to.
    pub paired: Option<TableCode>,
}

impl Visitor {
    /// Connects without a word.
    pub(crate) async fn at_the_door(address: SocketAddr, cookie: &str) -> Self {
        let address = format!("ws://{address}/api/lobby/socket");
        let socket = Socket::connect(&address, Some(cookie)).await.unwrap();
        Self { socket, asks: 0, lobby: Lobby::default(), heard: Vec::new(), paired: None }
    }

    /// Connects and says hello.
    pub(crate) async fn in_lobby(address: SocketAddr, cookie: &str) -> Self {
        let mut visitor = Self::at_the_door(address, cookie).await;
        let answer =
            visitor.ask(LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole }).await;
        assert!(matches!(answer, ToVisitor::Welcome { .. }), "{answer:?}");
        visitor.heard.clear();
        visitor
    }

    /// Connects as often as one is told to try again.
    pub(crate) async fn come(address: SocketAddr, cookie: &str) -> Self {
        loop {
            let mut visitor = Self::at_the_door(address, cookie).await;
            let hello = LobbyRequest::Hello { protocol: PROTOCOL, attention: Attention::Whole };
            visitor.post(hello).await;
            if let Some(ToVisitor::Welcome { .. }) = visitor.hear().await {
                visitor.heard.clear();
                return visitor;
            }
        }
    }

    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        assert!(self.socket.send_text(text).await, "the socket is open");
    }

    /// Sends an ask and gives its id.
    pub(crate) async fn post(&mut self, request: LobbyRequest) -> u32 {
        self.asks += 1;
        let ask = LobbyAsk { id: self.asks, request };
        self.send(serde_json::to_string(&ask).unwrap()).await;
        self.asks
    }

    /// Sends an ask and waits for its answer.
    pub(crate) async fn ask(&mut self, request: LobbyRequest) -> ToVisitor {
        let id = self.post(request).await;
        loop {
            let message = self.hear().await.expect("an answer");
            let answered = match &message {
                ToVisitor::Welcome { id, .. } | ToVisitor::Done { id } => Some(*id),
                ToVisitor::Refused { id, .. } => *id,
                ToVisitor::Changed(_) | ToVisitor::Paired { .. } => None,
            };
            if answered == Some(id) {
                return message;
            }
        }
    }

    pub(crate) async fn find(&mut self, wish: Wish) {
        let answer = self.ask(LobbyRequest::Find(wish)).await;
        assert!(matches!(answer, ToVisitor::Done { .. }), "{answer:?}");
    }

    /// Asks for something that is refused.
    pub(crate) async fn refused(&mut self, request: LobbyRequest) -> RefusalCode {
        match self.ask(request).await {
            ToVisitor::Refused { refusal, .. } => refusal.code,
            other => panic!("not refused: {other:?}"),
        }
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<ToVisitor> {
        let heard = timeout(PATIENCE, self.socket.hear_text()).await.expect("something is said in time");
        let text = heard?;
        let message: ToVisitor = serde_json::from_str(&text).unwrap();
        self.heard.push(text);
        match &message {
            ToVisitor::Welcome { lobby, .. } => self.lobby = (**lobby).clone(),
            ToVisitor::Changed(change) => self.lobby.change((**change).clone()),
            ToVisitor::Paired { code } => self.paired = Some(*code),
            ToVisitor::Done { .. } | ToVisitor::Refused { .. } => {}
        }
        Some(message)
    }

    /// Listens until the lobby is as wished for.
    pub(crate) async fn until(&mut self, wish: impl Fn(&Self) -> bool) {
        while !wish(self) {
            self.hear().await.expect("it comes to that");
        }
    }

    /// With which code the server closed it.
    pub(crate) async fn closed(&mut self) -> Option<u16> {
        while self.hear().await.is_some() {}
        self.socket.closed().map(|closed| closed.code)
    }

    pub(crate) async fn close(self) {
        self.socket.close().await;
    }
}
