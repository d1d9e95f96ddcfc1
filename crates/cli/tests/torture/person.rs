//! A scripted player, who comes back to any node whenever the connection is lost, and notes what was asked and answered.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use sevenfold_client::{Client, Forgetful, Socket, answers, choose};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{Phase, RefusalCode, Request, Snapshot, ToClient};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{sleep, timeout};

use super::api::dial;
use super::below;
use super::support::history::Sent;

/// How long an answer is waited for: a node that stands still gives none.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// Refusals that say nothing about the move itself.
pub(crate) const NOT_NOW: [RefusalCode; 3] = [RefusalCode::Busy, RefusalCode::NotKept, RefusalCode::TooFast];

/// What everybody is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Word {
    /// Play on. The number is another one each time that connections are cut.
    Play(u32),
    /// It is over.
    Stop,
}

/// A scripted player.
pub(crate) struct Person {
    pub from: Ipv4Addr,
    pub nodes: [SocketAddr; 3],
    pub code: String,
    pub cookie: String,
    pub seat: Seat,
    pub history: History,
    /// Milliseconds for which a move is thought about, at most.
    thinking: usize,
    /// Sent, and not answered before the connection was lost.
    doubt: Option<Request>,
}

/// What somebody has sent and seen.
#[derive(Default)]
pub(crate) struct History {
    pub sent: Vec<Sent>,
    /// The latest version that was seen.
    pub seen: u64,
    /// Versions that were shown although later ones had been seen before.
    pub stale: Vec<(u64, u64)>,
    /// How often somebody came to a table.
    pub visits: u32,
    /// How often an answer was lost with its connection.
    pub doubts: u32,
}

/// A connection to a table.
pub(crate) struct Line {
    socket: Socket<TcpStream>,
    pub client: Client<Forgetful>,
}

impl Line {
    /// Connects and says hello; nothing if that cannot be now.
    pub(crate) async fn come(from: Ipv4Addr, node: SocketAddr, code: &str, cookie: &str) -> Option<Self> {
        let address = format!("ws://{node}/api/tables/{code}/socket");
        let socket = Socket::over(dial(from, node).await.ok()?, &address, Some(cookie)).await.ok()?;
        let mut line = Self { socket, client: Client::trusting() };
        let hello = line.client.hello();
        line.socket.send(&hello).await.then_some(())?;
        loop {
            match line.hear().await? {
                ToClient::Welcome { id, .. } if id == hello.id => return Some(line),
                ToClient::Refused { .. } => return None,
                _ => {}
            }
        }
    }

    pub(crate) async fn hear(&mut self) -> Option<ToClient> {
        loop {
            let text = self.socket.hear_text().await?;
            let Some(message) = self.socket.read(&text) else { continue };
            for ask in self.client.hear(message.clone()).asks {
                self.socket.send(&ask).await.then_some(())?;
            }
            return Some(message);
        }
    }

    /// Asks for something and waits for the answer.
    pub(crate) async fn ask(&mut self, request: Request) -> Option<ToClient> {
        let ask = self.client.ask(request);
        self.socket.send(&ask).await.then_some(())?;
        loop {
            let message = timeout(PATIENCE, self.hear()).await.ok()??;
            if answers(&message) == Some(ask.id) {
                return Some(message);
            }
        }
    }

    pub(crate) fn face(&self, seat: Seat) -> Option<&Snapshot> {
        self.client.picture.face_of(Viewer::Seat(seat))
    }
}

impl Person {
    pub(crate) fn new(
        (from, nodes): (Ipv4Addr, [SocketAddr; 3]),
        (code, cookie): (&str, &str),
        seat: Seat,
        thinking: usize,
    ) -> Self {
        let (code, cookie) = (code.to_owned(), cookie.to_owned());
        Self { from, nodes, code, cookie, seat, history: History::default(), thinking, doubt: None }
    }

    /// Plays until it is over.
    pub(crate) async fn play(mut self, mut word: watch::Receiver<Word>) -> Self {
        while *word.borrow_and_update() != Word::Stop {
            let node = self.nodes[below(3)];
            let come = timeout(PATIENCE, Line::come(self.from, node, &self.code, &self.cookie));
            if let Ok(Some(line)) = come.await {
                self.history.visits += 1;
                tokio::select! {
                    _ = self.talk(line) => {}
                    _ = word.changed() => {}
                }
            }
            sleep(Duration::from_millis(50 + below(200) as u64)).await;
        }
        self
    }

    /// Plays until the connection is lost, or it seems to be time for another one.
    async fn talk(&mut self, mut line: Line) -> Option<()> {
        while line.face(self.seat).is_none() {
            timeout(PATIENCE, line.hear()).await.ok()??;
        }
        self.see(&line, self.history.seen);
        if let Some(request) = self.doubt.clone() {
            self.history.doubts += 1;
            self.make(&mut line, request).await?;
        }
        // Whoever comes back has thought already.
        let mut has_thought = true;
        for turn in 0..10 + below(60) {
            let face = line.face(self.seat)?;
            let seen = face.version;
            if let Phase::Over(_) = face.table.phase {
                if !face.table.rematch.contains(self.seat) {
                    line.ask(Request::Rematch { seat: self.seat }).await?;
                }
            } else if let Some(request) = self.wish(face, turn) {
                if !std::mem::take(&mut has_thought) {
                    sleep(Duration::from_millis(below(self.thinking) as u64)).await;
                }
                self.make(&mut line, request).await?;
                continue;
            }
            timeout(PATIENCE, line.hear()).await.ok()??;
            self.see(&line, seen);
        }
        Some(())
    }

    fn wish(&self, face: &Snapshot, turn: usize) -> Option<Request> {
        let game = face.game.as_ref().filter(|game| game.agenda.must().contains(self.seat))?;
        Some(choose(self.seat, game.choices.get((turn * 7 + below(3)) % game.choices.len().max(1))?))
    }

    /// Nobody is shown what is older than what they have seen.
    fn see(&mut self, line: &Line, seen: u64) {
        let version = line.face(self.seat).map_or(seen, |face| face.version);
        if version < seen {
            self.history.stale.push((seen, version));
        }
        self.history.seen = self.history.seen.max(version);
    }

    /// Makes a move and hears what became of it.
    async fn make(&mut self, line: &mut Line, request: Request) -> Option<()> {
        let Request::Move { seat, text, .. } = &request else { return Some(()) };
        let after = line.face(self.seat)?.version;
        let again = self.doubt.replace(request.clone()).is_some();
        self.history.sent.push(Sent::now(*seat, text, after));
        let answer = line.ask(request).await?;
        let version = line.face(self.seat)?.version;
        self.see(line, 0);
        let mut last = self.history.sent.pop()?;
        match answer {
            ToClient::Refused { refusal, .. } if NOT_NOW.contains(&refusal.code) => {
                // It has not happened; whether it had when it was first sent is as open as it was.
                sleep(Duration::from_millis(100)).await;
                if again {
                    return None;
                }
            }
            ToClient::Refused { .. } => {}
            _ => {
                last.acknowledge();
                self.history.sent.push(last);
            }
        }
        // What was in doubt has been kept by now, or never will be.
        self.doubt = None;
        for open in self.history.sent.iter_mut().filter(|sent| sent.until == u64::MAX) {
            open.until = version;
        }
        Some(())
    }
}
