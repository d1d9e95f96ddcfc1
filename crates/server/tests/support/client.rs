//! A client on a real socket, as a player's is.

use std::net::SocketAddr;
use std::time::Duration;

use sevenfold_client::{Forgetful, Keeper, Socket, Unreachable, choose};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{PROTOCOL, Phase, RefusalCode, Request, SeatToken, Snapshot, ToClient};
use tokio::time::timeout;

pub(crate) use sevenfold_client::answers;

pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

pub(crate) struct Client {
    socket: Socket,
    itself: sevenfold_client::Client<Forgetful>,
    /// Every text that came in; a patch as the text that it tells.
    pub heard: Vec<String>,
    /// The same as they came in.
    pub texts: Vec<String>,
    /// Updates that did not follow on what was known.
    pub gaps: u32,
    /// With which code the server closed it.
    pub closed: Option<u16>,
}

pub(crate) async fn connect(
    address: SocketAddr,
    code: &str,
    cookie: Option<&str>,
) -> Result<Client, Unreachable> {
    let address = format!("ws://{address}/api/tables/{code}/socket");
    let socket = Socket::connect(&address, cookie).await?;
    let itself = sevenfold_client::Client::trusting();
    Ok(Client { socket, itself, heard: Vec::new(), texts: Vec::new(), gaps: 0, closed: None })
}

impl Client {
    /// Connects and says hello.
    pub(crate) async fn at(address: SocketAddr, code: &str, cookie: &str) -> Self {
        connect(address, code, Some(cookie)).await.unwrap().welcomed().await
    }

    /// Connects, says hello, and keeps an eye on the deal.
    pub(crate) async fn watchful(address: SocketAddr, code: &str, cookie: &str) -> Self {
        let mut client = connect(address, code, Some(cookie)).await.unwrap();
        client.keep_an_eye();
        client.welcomed().await
    }

    /// Keeps an eye on the deal from now on.
    pub(crate) fn keep_an_eye(&mut self) {
        let mut parts = 0;
        let keeper = Keeper::new(Forgetful, move || {
            parts += 1;
            [parts; 32]
        });
        let before = std::mem::replace(&mut self.itself, sevenfold_client::Client::trusting());
        self.itself = before.with_keeper(keeper);
    }

    async fn welcomed(mut self) -> Self {
        let answer = self.ask(Request::Hello { protocol: PROTOCOL }).await;
        let ToClient::Welcome { seats, .. } = answer else { panic!("{answer:?}") };
        // A picture for each viewer follows.
        while self.itself.picture.faces.len() < usize::from(seats.len().max(1)) {
            self.hear().await.expect("a snapshot");
        }
        self
    }

    /// Its eye on the deal, if it keeps one.
    pub(crate) fn keeper(&self) -> Option<&Keeper<Forgetful>> {
        self.itself.keeper()
    }

    /// What this viewer sees of the table, if it is this viewer.
    pub(crate) fn seen(&self, viewer: Viewer) -> Option<&Snapshot> {
        self.itself.picture.face_of(viewer)
    }

    /// How many viewers it is.
    pub(crate) fn viewers(&self) -> usize {
        self.itself.picture.faces.len()
    }

    pub(crate) async fn send(&mut self, text: impl Into<String>) {
        assert!(self.socket.send_text(text).await, "the socket is open");
    }

    /// Sends an ask and gives its id.
    pub(crate) async fn post(&mut self, request: Request) -> Option<u32> {
        let ask = self.itself.ask(request);
        self.socket.send(&ask).await.then_some(ask.id)
    }

    /// Sends an ask and waits for its answer.
    pub(crate) async fn ask(&mut self, request: Request) -> ToClient {
        let id = self.post(request).await.expect("the socket is open");
        loop {
            let message = self.hear().await.expect("an answer");
            if answers(&message) == Some(id) {
                return message;
            }
        }
    }

    /// Asks for something that is done.
    pub(crate) async fn done(&mut self, request: Request) {
        let answer = self.ask(request).await;
        assert!(matches!(answer, ToClient::Done { .. }), "{answer:?}");
    }

    /// Asks for something that is refused.
    pub(crate) async fn refused(&mut self, request: Request) -> RefusalCode {
        match self.ask(request).await {
            ToClient::Refused { refusal, .. } => refusal.code,
            other => panic!("not refused: {other:?}"),
        }
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, name: &str) -> (Seat, SeatToken) {
        let sit = Request::TakeSeat { seat: None, name: name.to_owned() };
        match self.ask(sit).await {
            ToClient::Seated { seat, token, .. } => (seat, token),
            other => panic!("not seated: {other:?}"),
        }
    }

    /// The next message; nothing once the socket is closed.
    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        let heard = timeout(PATIENCE, self.socket.hear_text()).await.expect("something is said in time");
        let Some(text) = heard else {
            self.closed = self.socket.closed().map(|closed| closed.code);
            return None;
        };
        let message = self.socket.read(&text).expect("a message");
        self.heard.push(whole(&message, &text));
        self.texts.push(text);
        self.gaps += u32::from(self.is_gap(&message));
        for ask in self.itself.hear(message.clone()).asks {
            // Everything that is told is compared here, so nothing is asked for again.
            if ask.request != Request::Refresh {
                self.socket.send(&ask).await;
            }
        }
        Some(message)
    }

    fn is_gap(&self, message: &ToClient) -> bool {
        let ToClient::Update(update) = message else { return false };
        self.itself.picture.face_of(update.viewer).is_some_and(|face| face.version != update.after)
    }

    /// Listens until this viewer sees what is wished for.
    pub(crate) async fn until(&mut self, viewer: Viewer, wish: impl Fn(&Snapshot) -> bool) {
        while !self.seen(viewer).is_some_and(&wish) {
            self.hear().await.expect("it comes to that");
        }
    }

    /// What this viewer sees of the table.
    pub(crate) fn face(&self, viewer: Viewer) -> &Snapshot {
        self.seen(viewer).expect("the client is this viewer")
    }

    pub(crate) async fn close(self) {
        self.socket.close().await;
    }
}

/// The text of a message that came in as this one.
fn whole(message: &ToClient, text: &str) -> String {
    assert!(!matches!(message, ToClient::Patch(..)), "every patch is on what was told: {text}");
    if text.starts_with('{') { text.to_owned() } else { serde_json::to_string(message).unwrap() }
}

pub(crate) fn is_over(face: &Snapshot) -> bool {
    matches!(face.table.phase, Phase::Over(_))
}

/// A move this seat could make now, the `n`th in turn.
pub(crate) fn some_move(face: &Snapshot, seat: Seat, n: usize) -> Option<Request> {
    let choices = &face.game.as_ref()?.choices;
    Some(choose(seat, choices.get(n % choices.len().max(1))?))
}
