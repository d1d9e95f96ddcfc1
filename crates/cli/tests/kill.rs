//! The program is killed in the middle of games and started again: what was acknowledged is there, nothing twice, and the
//! games go on.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

#[path = "../../server/tests/support/client.rs"]
#[allow(dead_code, reason = "tests of the server use the rest")]
mod client;
#[path = "../../server/tests/support/http.rs"]
#[allow(dead_code, reason = "tests of the server use the rest")]
mod http;
mod support;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use client::{Client, connect, is_over, some_move};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{PROTOCOL, RefusalCode, Request, ToClient};
use sevenfold_shelf::GAMES;
use sevenfold_table::{Entry, Table};
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use sqlx::sqlite::SqliteConnectOptions;
use support::history::{Sent, check};
use support::program::{Program, address};
use tokio::sync::watch;

/// A scripted player, who comes back whenever the connection is lost.
struct Player {
    code: String,
    cookie: String,
    seat: Seat,
    sent: Vec<Sent>,
    /// Sent, and not answered before the connection was lost.
    doubt: Option<Request>,
    turns: usize,
}

impl Player {
    async fn play(mut self, mut address: watch::Receiver<Option<SocketAddr>>) -> Vec<Sent> {
        loop {
            let Some(there) = *address.borrow_and_update() else { return self.sent };
            if let Ok(mut client) = connect(there, &self.code, Some(&self.cookie)).await {
                tokio::select! {
                    _ = self.talk(&mut client) => {}
                    _ = address.changed() => {}
                }
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Plays until the connection is lost.
    async fn talk(&mut self, client: &mut Client) -> Option<()> {
        let viewer = Viewer::Seat(self.seat);
        client.post(Request::Hello { protocol: PROTOCOL }).await?;
        while client.seen(viewer).is_none() {
            client.hear().await?;
        }
        // Now it is known whether the last move counted, or will be when it is sent again.
        let version = client.face(viewer).version;
        if let Some(last) = self.sent.last_mut().filter(|last| last.until == u64::MAX) {
            last.until = version;
        }
        if let Some(request) = self.doubt.take() {
            self.make(client, request).await?;
        }
        loop {
            let face = client.face(viewer);
            if is_over(face) {
                let again = Request::Rematch { seat: self.seat };
                client.post(again).await?;
                while is_over(client.face(viewer)) {
                    client.hear().await?;
                }
                continue;
            }
            match some_move(face, self.seat, self.turns) {
                Some(request) => self.make(client, request).await?,
                None => drop(client.hear().await?),
            }
        }
    }

    /// Makes a move and hears what became of it.
    async fn make(&mut self, client: &mut Client, request: Request) -> Option<()> {
        let viewer = Viewer::Seat(self.seat);
        let Request::Move { seat, text, .. } = &request else { return Some(()) };
        let after = client.face(viewer).version;
        self.turns += 1;
        self.sent.push(Sent::now(*seat, text, after));
        self.doubt = Some(request.clone());
        let id = client.post(request).await?;
        loop {
            let message = client.hear().await?;
            if client::answers(&message) != Some(id) {
                continue;
            }
            self.doubt = None;
            let last = self.sent.last_mut()?;
            last.until = client.face(viewer).version;
            match message {
                ToClient::Refused { refusal, .. } => {
                    // It came too late, or too soon: it must not be in the journal.
                    self.sent.pop();
                    if refusal.code == RefusalCode::TooFast {
                        tokio::time::sleep(Duration::from_millis(100)).await;
                    }
                }
                _ => last.acknowledge(),
            }
            return Some(());
        }
    }
}

async fn gather(address: SocketAddr, game: &str, seats: u8) -> [Player; 2] {
    let cookies = [http::guest(address).await, http::guest(address).await];
    let settings = format!(r#"{{"game":"{game}","seats":{seats},"bots":"instant"}}"#);
    let code = http::open(address, &cookies[0], &settings).await;
    let mut clients =
        [Client::at(address, &code, &cookies[0]).await, Client::at(address, &code, &cookies[1]).await];
    let seats = [clients[0].sit("Ada").await.0, clients[1].sit("Bob").await.0];
    clients[0].done(Request::Start { fill: Some("random".into()) }).await;
    let player = |index: usize| Player {
        code: code.clone(),
        cookie: cookies[index].clone(),
        seat: seats[index],
        sent: Vec::new(),
        doubt: None,
        turns: index,
    };
    [player(0), player(1)]
}

fn file(folder: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(folder.join("sevenfold.db"))
}

async fn journal(folder: &Path, code: &str) -> Vec<Entry> {
    // Both databases number places with a dollar.
    let sql = "SELECT entry FROM journal WHERE code = $1 ORDER BY number";
    let texts: Vec<String> = if let Some(address) = address(folder) {
        let mut connection = address.parse::<PgConnectOptions>().unwrap().connect().await.unwrap();
        sqlx::query_scalar(sql).bind(code).fetch_all(&mut connection).await.unwrap()
    } else {
        let mut connection = file(folder).connect().await.unwrap();
        sqlx::query_scalar(sql).bind(code).fetch_all(&mut connection).await.unwrap()
    };
    texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect()
}

/// What came of a run.
#[derive(Default)]
struct Tally {
    kills: u32,
    kept: usize,
    acknowledged: usize,
}

/// Two people at a table of each game play on while the program is killed so many times.
async fn kill(kills: u32) -> Tally {
    let folder = tempfile::tempdir().unwrap();
    let (mut program, address) = Program::start(folder.path());
    let (tell, told) = watch::channel(Some(address));
    let mut players = Vec::new();
    for game in GAMES {
        players.extend(gather(address, game.meta().id, game.meta().least_seats.max(2)).await);
    }
    let codes: Vec<String> = players.iter().map(|player| player.code.clone()).collect();
    let tasks: Vec<_> = players.into_iter().map(|player| tokio::spawn(player.play(told.clone()))).collect();
    for _ in 0..kills {
        let mut bytes = [0; 2];
        getrandom::fill(&mut bytes).unwrap();
        tokio::time::sleep(Duration::from_millis(100 + u64::from(u16::from_le_bytes(bytes)) % 600)).await;
        program.kill();
        let address;
        (program, address) = Program::start(folder.path());
        tell.send(Some(address)).unwrap();
    }
    // The games go on after the last one too.
    tokio::time::sleep(Duration::from_secs(1)).await;
    program.kill();
    tell.send(None).unwrap();
    let mut sent: Vec<(String, Vec<Sent>)> = Vec::new();
    for (code, task) in codes.into_iter().zip(tasks) {
        let more = task.await.unwrap();
        match sent.iter_mut().find(|(known, _)| *known == code) {
            Some((_, moves)) => moves.extend(more),
            None => sent.push((code, more)),
        }
    }
    let mut tally = Tally { kills, ..Tally::default() };
    assert_eq!(sent.len(), GAMES.len(), "a table of each game");
    for (code, moves) in sent {
        let entries = journal(folder.path(), &code).await;
        Table::from_journal(&entries).unwrap();
        let acknowledged = moves.iter().filter(|sent| sent.acknowledged.is_some()).count();
        tally.acknowledged += acknowledged;
        tally.kept += check(&code, &entries, moves);
        assert!(acknowledged >= 5, "{code}: the game went on ({acknowledged})");
    }
    tally
}

/// A thousand kills in the long run, a hundred on each set of tables: a table plays so many games and no more.
#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_loses_nothing() {
    let long = std::env::var_os("SEVENFOLD_LONG").is_some();
    let (runs, kills) = if long { (10, 100) } else { (1, 5) };
    let mut all = Tally::default();
    for _ in 0..runs {
        let more = kill(kills).await;
        all.kills += more.kills;
        all.kept += more.kept;
        all.acknowledged += more.acknowledged;
        println!("{} kills: {} moves acknowledged, {} kept", all.kills, all.acknowledged, all.kept);
    }
}
