//! A socket, and what is known over it.

use std::collections::BTreeMap;
use std::net::Ipv4Addr;

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use sevenfold_protocol::PROTOCOL;
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

use crate::api::{PORT, dial};

/// What of a message matters here.
#[derive(Deserialize)]
pub struct Heard {
    /// What kind of message it was: the key it came under.
    #[serde(skip)]
    pub kind: String,
    pub id: Option<u32>,
    game: Option<Game>,
    table: Option<Face>,
    seat: Option<Value>,
}

#[derive(Deserialize)]
struct Game {
    #[serde(default)]
    choices: Vec<Choice>,
}

#[derive(Deserialize)]
pub struct Choice {
    pub window: Value,
    pub text: String,
}

#[derive(Deserialize)]
struct Face {
    phase: Value,
}

/// A socket and what is known over it.
pub struct Line {
    pub socket: WebSocketStream<TcpStream>,
    pub last: u32,
    pub seat: Value,
    pub choices: Vec<Choice>,
    pub over: bool,
}

impl Line {
    pub async fn connect(from: Ipv4Addr, code: &str, guest: &str) -> Self {
        let stream = dial(from).await.unwrap();
        let address = format!("ws://127.0.0.1:{PORT}/api/tables/{code}/socket");
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.parse().unwrap());
        let (socket, _) = client_async(request, stream).await.unwrap();
        Self { socket, last: 0, seat: Value::Null, choices: Vec::new(), over: false }
    }

    pub async fn post(&mut self, request: &Value) -> u32 {
        self.last += 1;
        let ask = json!({"id": self.last, "request": request}).to_string();
        self.socket.send(Message::text(ask)).await.unwrap();
        self.last
    }

    pub async fn ask(&mut self, request: &Value) -> bool {
        let id = self.post(request).await;
        loop {
            let heard = self.hear().await;
            if heard.id == Some(id) {
                return heard.kind != "refused";
            }
        }
    }

    pub async fn hello(&mut self) {
        assert!(self.ask(&json!({"hello": {"protocol": PROTOCOL}})).await);
    }

    pub async fn hear(&mut self) -> Heard {
        loop {
            let Message::Text(text) = self.socket.next().await.unwrap().unwrap() else { continue };
            let message: BTreeMap<String, Heard> = serde_json::from_str(&text).unwrap();
            let Some((kind, mut heard)) = message.into_iter().next() else { continue };
            heard.kind = kind;
            if let Some(game) = heard.game.take() {
                self.choices = game.choices;
            }
            if let Some(table) = &heard.table {
                self.over = table.phase.get("over").is_some();
            }
            if heard.kind == "seated" {
                self.seat = heard.seat.take().unwrap_or_default();
            }
            return heard;
        }
    }
}
