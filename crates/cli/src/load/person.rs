//! Somebody at a table: a client and its socket.

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use sevenfold_client::{Client, Forgetful, Socket, answers, choose};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{Phase, Request, ToClient};
use tokio::net::TcpStream;
use tokio::time::{Instant, sleep_until, timeout};

use super::api::dial;
use super::snag::Snag;
use super::tally::Tally;

/// How long an answer is waited for at the end.
const PATIENCE: Duration = Duration::from_secs(10);

/// Where somebody is, and who.
#[derive(Clone)]
pub(super) struct Place {
    pub(super) from: Ipv4Addr,
    pub(super) server: SocketAddr,
    pub(super) code: String,
    pub(super) cookie: String,
}

/// Somebody at a table.
pub(super) struct Person {
    place: Place,
    socket: Socket<TcpStream>,
    client: Client<Forgetful>,
    /// What was asked, and when.
    asked: BTreeMap<u32, Instant>,
    moves: usize,
}

/// What was heard.
pub(super) struct Heard {
    pub(super) bytes: usize,
    /// What it answers, and how.
    answer: Option<(u32, Answer)>,
    /// Was something missed?
    pub(super) gap: bool,
}

/// How an ask was answered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Answer {
    Done,
    Refused,
    Told,
}

impl Heard {
    fn answers(&self, id: u32) -> Option<Answer> {
        self.answer.filter(|(answered, _)| *answered == id).map(|(_, how)| how)
    }
}

impl Answer {
    const fn of(message: &ToClient) -> Self {
        match message {
            ToClient::Done { .. } => Self::Done,
            ToClient::Refused { .. } => Self::Refused,
            _ => Self::Told,
        }
    }
}

impl Person {
    /// Comes to the table and says hello.
    pub(super) async fn come(place: Place) -> Result<Self, Snag> {
        let socket = connect(&place).await?;
        let (client, asked) = (Client::trusting(), BTreeMap::new());
        let mut person = Self { place, socket, client, asked, moves: 0 };
        person.hello().await.ok_or(Snag::Silence)?;
        Ok(person)
    }

    async fn hello(&mut self) -> Option<()> {
        let hello = self.client.hello();
        self.socket.send(&hello).await.then_some(())?;
        while self.hear().await?.answers(hello.id).is_none() {}
        Some(())
    }

    /// Hangs up and comes back; what was not answered by then was lost with the connection.
    async fn come_back(&mut self) -> Option<()> {
        self.asked.clear();
        let before = std::mem::replace(&mut self.socket, connect(&self.place).await.ok()?);
        before.close().await;
        self.hello().await
    }

    /// Sends an ask.
    async fn post(&mut self, request: Request) -> Option<u32> {
        let ask = self.client.ask(request);
        self.asked.insert(ask.id, Instant::now());
        self.socket.send(&ask).await.then_some(ask.id)
    }

    /// Sends an ask and waits until it is done.
    pub(super) async fn ask(&mut self, request: Request) -> Result<(), Snag> {
        let id = self.post(request).await.ok_or(Snag::Silence)?;
        loop {
            let heard = self.hear().await.ok_or(Snag::Silence)?;
            if let Some(how) = heard.answers(id) {
                self.asked.remove(&id);
                return if how == Answer::Refused { Err(Snag::Turned) } else { Ok(()) };
            }
        }
    }

    /// The next message; nothing once the socket is closed.
    pub(super) async fn hear(&mut self) -> Option<Heard> {
        loop {
            let text = self.socket.hear_text().await?;
            let Some(message) = self.socket.read(&text) else { continue };
            let answer = answers(&message).map(|id| (id, Answer::of(&message)));
            let heard = self.client.hear(message);
            let gap = heard.asks.iter().any(|ask| ask.request == Request::Refresh);
            for ask in heard.asks {
                self.socket.send(&ask).await.then_some(())?;
            }
            return Some(Heard { bytes: text.len(), answer, gap });
        }
    }

    /// Listens until all tables are laid: whoever is silent meanwhile is taken to be gone. Nothing if it was cut off.
    async fn wait(&mut self, tally: &Tally) -> Option<Instant> {
        let mut stage = tally.start_of_play();
        loop {
            tokio::select! {
                heard = self.hear() => self.note(&heard?, tally),
                start = stage.wait_for(Option::is_some) => return *start.ok()?,
            }
        }
    }

    /// Moves at every beat at which the game waits for one of the seats, until it is told to stop. The first beat is this long
    /// after all tables are laid.
    pub(super) async fn play(
        mut self,
        tally: Arc<Tally>,
        first: Duration,
        beat: Duration,
        leave: Option<(Duration, Duration)>,
    ) {
        let Some(start) = self.wait(&tally).await else { return tally.cut_off() };
        let mut next = start + first;
        let mut leave = leave.map(|(first, every)| (Instant::now() + first, every));
        while !tally.is_over() {
            tokio::select! {
                heard = self.hear() => match heard {
                    Some(heard) => self.note(&heard, &tally),
                    None => return tally.cut_off(),
                },
                () = sleep_until(next) => {
                    next += beat;
                    if self.act().await.is_none() {
                        return tally.cut_off();
                    }
                }
            }
            if let Some((at, every)) = leave.as_mut().filter(|(at, _)| *at <= Instant::now()) {
                *at += *every;
                if self.come_back().await.is_none() {
                    return tally.cut_off();
                }
                tally.come_back();
            }
        }
        while !self.asked.is_empty() {
            match timeout(PATIENCE, self.hear()).await {
                Ok(Some(heard)) => self.note(&heard, &tally),
                _ => return tally.unanswered(self.asked.len()),
            }
        }
        self.socket.close().await;
    }

    fn note(&mut self, heard: &Heard, tally: &Tally) {
        tally.heard(heard);
        let Some((id, how)) = heard.answer else { return };
        match (self.asked.remove(&id), how) {
            (Some(at), Answer::Done) => tally.answered(at.elapsed()),
            (Some(_), Answer::Refused) => tally.refused(),
            (Some(_), Answer::Told) => {}
            // What a client asks for of its own accord has one number.
            (None, _) if id == u32::MAX => {}
            (None, _) => tally.answered_twice(),
        }
    }

    /// Does what the game waits for, if anything.
    async fn act(&mut self) -> Option<()> {
        if !self.asked.is_empty() {
            return Some(());
        }
        if let Some(request) = self.client.picture.seats.iter().find_map(|seat| self.wish(seat)) {
            self.moves += 1;
            self.post(request).await?;
        }
        Some(())
    }

    fn wish(&self, seat: Seat) -> Option<Request> {
        let face = self.client.picture.face_of(Viewer::Seat(seat))?;
        if let Phase::Over(_) = face.table.phase {
            return (!face.table.rematch.contains(seat)).then_some(Request::Rematch { seat });
        }
        let game = face.game.as_ref().filter(|game| game.agenda.must().contains(seat))?;
        let choice = game.choices.get(self.moves * 7 % game.choices.len().max(1))?;
        Some(choose(seat, choice))
    }
}

async fn connect(place: &Place) -> Result<Socket<TcpStream>, Snag> {
    let address = format!("ws://{}/api/tables/{}/socket", place.server, place.code);
    let stream = dial(place.from, place.server).await?;
    Ok(Socket::over(stream, &address, Some(&place.cookie)).await?)
}
