//! A client on a real socket that keeps a desk, as the browser does.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use sevenfold_core::{Seat, Viewer};
use sevenfold_fair::Watch;
use sevenfold_protocol::{
    Ask, GameFace, LogLine, PROTOCOL, Phase, RefusalCode, Request, SeatToken, TableFace, ToClient,
};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async};

pub const PATIENCE: Duration = Duration::from_secs(20);

/// What one viewer knows.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    pub version: u64,
    pub table: Option<TableFace>,
    pub game: Option<GameFace>,
    pub log: Vec<LogLine>,
    /// Updates that did not follow on what was known.
    pub gaps: u32,
}

pub struct Client {
    socket: WebSocketStream<TcpStream>,
    pub desks: BTreeMap<String, Desk>,
    /// Every text that came in.
    pub heard: Vec<String>,
    /// Why the server closed it.
    pub closed: Option<CloseFrame>,
    /// Its eye on the deal: without one it seals nothing.
    pub watch: Option<Watch>,
    parts: u8,
    last: u32,
}

pub async fn connect(
    address: SocketAddr,
    code: &str,
    cookie: Option<&str>,
) -> Result<Client, Box<tungstenite::Error>> {
    let stream = TcpStream::connect(address).await.map_err(|error| Box::new(error.into()))?;
    // As browsers do: what is small goes out at once.
    let _ = stream.set_nodelay(true);
    let mut request = format!("ws://{address}/api/tables/{code}/socket").into_client_request().unwrap();
    if let Some(cookie) = cookie {
        request.headers_mut().insert("cookie", cookie.parse().unwrap());
    }
    let (socket, _) = client_async(request, stream).await.map_err(Box::new)?;
    Ok(Client {
        socket,
        desks: BTreeMap::new(),
        heard: Vec::new(),
        closed: None,
        watch: None,
        parts: 0,
        last: 0,
    })
}

impl Client {
    /// Connects and says hello.
    pub async fn at(address: SocketAddr, code: &str, cookie: &str) -> Self {
        let mut client = connect(address, code, Some(cookie)).await.unwrap();
        let answer = client.ask(Request::Hello { protocol: PROTOCOL }).await;
        let ToClient::Welcome { seats, .. } = answer else { panic!("{answer:?}") };
        // A picture for each viewer follows.
        while client.desks.len() < usize::from(seats.len().max(1)) {
            client.hear().await.expect("a snapshot");
        }
        client
    }

    /// Connects, says hello, and keeps an eye on the deal.
    pub async fn watchful(address: SocketAddr, code: &str, cookie: &str) -> Self {
        let client = Self::at(address, code, cookie).await;
        Self { watch: Some(Watch::default()), ..client }
    }

    pub async fn send(&mut self, text: impl Into<String>) {
        self.socket.send(Message::text(text.into())).await.unwrap();
    }

    /// Sends an ask and gives its id.
    pub async fn post(&mut self, request: Request) -> Option<u32> {
        self.last += 1;
        let ask = Ask { id: self.last, request };
        self.socket.send(Message::text(serde_json::to_string(&ask).unwrap())).await.ok()?;
        Some(self.last)
    }

    /// Sends an ask and waits for its answer.
    pub async fn ask(&mut self, request: Request) -> ToClient {
        let id = self.post(request).await.expect("the socket is open");
        loop {
            let message = self.hear().await.expect("an answer");
            if answers(&message) == Some(id) {
                return message;
            }
        }
    }

    /// Asks for something that is done.
    pub async fn done(&mut self, request: Request) {
        let answer = self.ask(request).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
    }

    /// Asks for something that is refused.
    pub async fn refused(&mut self, request: Request) -> RefusalCode {
        match self.ask(request).await {
            ToClient::Refused { refusal, .. } => refusal.code,
            other => panic!("not refused: {other:?}"),
        }
    }

    /// Sits down.
    pub async fn sit(&mut self, name: &str) -> (Seat, SeatToken) {
        let sit = Request::TakeSeat { seat: None, name: name.to_owned() };
        match self.ask(sit).await {
            ToClient::Seated { seat, token, .. } => (seat, token),
            other => panic!("not seated: {other:?}"),
        }
    }

    /// The next message; nothing once the socket is closed.
    pub async fn hear(&mut self) -> Option<ToClient> {
        loop {
            let next = timeout(PATIENCE, self.socket.next()).await.expect("something is said in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    self.heard.push(text.to_string());
                    let message: ToClient = serde_json::from_str(&text).unwrap();
                    self.note(&message);
                    self.share(&message).await;
                    return Some(message);
                }
                Some(Ok(Message::Close(frame))) => self.closed = frame,
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Seals a part, or reveals it, where that is called for.
    async fn share(&mut self, message: &ToClient) {
        let Some(watch) = &mut self.watch else { return };
        let mut random = || {
            self.parts += 1;
            [self.parts; 32]
        };
        for ask in watch.hear(message, &mut random).asks {
            self.post(ask).await;
        }
    }

    /// Listens until the desk of this viewer is as wished.
    pub async fn until(&mut self, viewer: Viewer, wish: impl Fn(&Desk) -> bool) {
        while !self.desks.get(&key(viewer)).is_some_and(&wish) {
            self.hear().await.expect("it comes to that");
        }
    }

    pub fn desk(&self, viewer: Viewer) -> &Desk {
        &self.desks[&key(viewer)]
    }

    pub async fn close(mut self) {
        let _ = self.socket.close(None).await;
    }

    fn note(&mut self, message: &ToClient) {
        match message {
            ToClient::Snapshot(snapshot) => {
                let desk = self.desks.entry(key(snapshot.viewer)).or_default();
                desk.version = snapshot.version;
                desk.table = Some(snapshot.table.clone());
                desk.game.clone_from(&snapshot.game);
                desk.log.clone_from(&snapshot.log);
            }
            ToClient::Update(update) => {
                let Some(desk) = self.desks.get_mut(&key(update.viewer)) else { return };
                if desk.version != update.after {
                    desk.gaps += 1;
                }
                desk.version = update.version;
                desk.table = update.table.clone().or(desk.table.take());
                desk.game = update.game.clone().or(desk.game.take());
                desk.log.extend(update.log.clone());
            }
            _ => {}
        }
    }
}

pub fn key(viewer: Viewer) -> String {
    format!("{viewer:?}")
}

pub fn is_over(desk: &Desk) -> bool {
    desk.table.as_ref().is_some_and(|table| matches!(table.phase, Phase::Over(_)))
}

/// Which ask a message answers, if it answers one.
pub fn answers(message: &ToClient) -> Option<u32> {
    match message {
        ToClient::Welcome { id, .. }
        | ToClient::Done { id }
        | ToClient::Seated { id, .. }
        | ToClient::Hinted { id, .. } => Some(*id),
        ToClient::Refused { id, .. } => *id,
        ToClient::Snapshot(_) | ToClient::Update(_) => None,
    }
}

/// A move this seat could make now, the `n`th in turn.
pub fn some_move(desk: &Desk, seat: Seat, n: usize) -> Option<Request> {
    let choices = &desk.game.as_ref()?.choices;
    let choice = choices.get(n % choices.len().max(1))?;
    Some(Request::Move { seat, window: choice.window, text: choice.text.clone() })
}
