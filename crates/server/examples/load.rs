//! A load run: how many tables does a server on this machine hold?
//!
//! `cargo run --release -p sevenfold-server --example load -- [TABLES] [SECONDS] [IDLE]` starts a server in a process of
//! its own on this machine, opens that many tables with two scripted players each, lets each table make one move a
//! second, and then opens idle connections. It reports how long moves took from sending to acknowledgement, and how much
//! memory a table and an idle connection take.
#![allow(
    clippy::unwrap_used,
    clippy::missing_panics_doc,
    reason = "a tool: whatever fails should be seen at once"
)]
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss, reason = "figures for people, far below 2^52")]

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde::Deserialize;
use serde_json::{Value, json};
use sevenfold_protocol::PROTOCOL;
use sevenfold_server::{Config, Rate, serve};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep_until;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{WebSocketStream, client_async};

const PORT: u16 = 17_777;
const NO_LIMIT: Rate = Rate::new(1e12, 1e12);
/// Connections that are being opened at the same time.
const AT_ONCE: usize = 64;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let [mode, database] = &arguments[..]
        && mode == "serve"
    {
        runtime.block_on(serve_without_limits(Path::new(database)));
        return;
    }
    let number = |index: usize, usual: usize| {
        arguments.get(index).map_or(usual, |text| text.parse().expect("a number"))
    };
    runtime.block_on(load(number(0, 100), number(1, 20), number(2, 1000)));
}

async fn serve_without_limits(database: &Path) {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], PORT)), database.into());
    let limits = &mut config.limits;
    (limits.requests, limits.newcomers) = (NO_LIMIT, NO_LIMIT);
    (limits.openings, limits.messages) = (NO_LIMIT, NO_LIMIT);
    (limits.tables_per_guest, limits.sockets_per_guest, limits.sockets_per_address) =
        (u32::MAX, u32::MAX, u32::MAX);
    serve(config).await.unwrap();
}

/// The server's process; it ends with us.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Server {
    /// Kilobytes in memory.
    fn memory(&self) -> usize {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.0.id())).unwrap_or_default();
        let line = status.lines().find(|line| line.starts_with("VmRSS"));
        line.and_then(|line| line.split_whitespace().nth(1)?.parse().ok()).unwrap_or(0)
    }

    /// Seconds of work so far.
    fn work(&self) -> f64 {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.0.id())).unwrap_or_default();
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let ticks = |index: usize| fields.get(index).and_then(|text| text.parse::<f64>().ok()).unwrap_or(0.0);
        (ticks(11) + ticks(12)) / 100.0
    }
}

async fn load(tables: usize, seconds: usize, idle: usize) {
    let folder = tempfile::tempdir().unwrap();
    let program = std::env::current_exe().unwrap();
    let mut command = Command::new(program);
    command.arg("serve").arg(folder.path().join("load.db")).stdout(Stdio::null());
    let server = Server(command.spawn().unwrap());
    let mut api = Api::connect().await;
    let guests = [api.guest().await, api.guest().await];
    let empty = server.memory();
    println!("server alone: {empty} kB");

    let (results, mut received) = mpsc::unbounded_channel();
    let began = Instant::now();
    let gate = Arc::new(Semaphore::new(AT_ONCE));
    let mut playing = JoinSet::new();
    for _ in 0..tables {
        let code = api.open(&guests[0]).await;
        let place = Arc::clone(&gate).acquire_owned().await.unwrap();
        let (guests, results) = (guests.clone(), results.clone());
        playing.spawn(async move {
            let table = Table::gather(&code, &guests).await;
            drop(place);
            table.play(results).await;
        });
    }
    let _all = gate.acquire_many(AT_ONCE as u32).await.unwrap();
    println!("{tables} tables open after {:.1} s", began.elapsed().as_secs_f64());
    // The first moves are made while others still sit down: they do not count.
    tokio::time::sleep(Duration::from_secs(3)).await;
    while received.try_recv().is_ok() {}
    let (work, began) = (server.work(), Instant::now());
    tokio::time::sleep(Duration::from_secs(seconds as u64)).await;
    let mut times = Vec::new();
    while let Ok(time) = received.try_recv() {
        times.push(time);
    }
    let spent = began.elapsed().as_secs_f64();
    let full = server.memory();
    report(&mut times, spent);
    println!("server's processor time: {:.0} %", 100.0 * (server.work() - work) / spent);
    println!("memory: {full} kB, {:.1} kB a table", (full.saturating_sub(empty)) as f64 / tables as f64);
    // Games grow with every move: they rest while idle connections are weighed.
    drop(received);
    tokio::time::sleep(Duration::from_secs(2)).await;
    // The server has closed the connection that was silent for so long.
    idle_connections(&server, &mut Api::connect().await, &guests[0], idle).await;
    playing.shutdown().await;
}

fn report(times: &mut [Duration], spent: f64) {
    times.sort();
    let at = |share: f64| {
        let index = ((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1));
        times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
    };
    println!("{} moves, {:.0} a second", times.len(), times.len() as f64 / spent);
    println!("answered within: p50 {:.1} ms, p90 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.9), at(0.99));
    println!("longest {:.1} ms", at(1.0));
}

/// Watchers of a table where nothing happens.
async fn idle_connections(server: &Server, api: &mut Api, guest: &str, idle: usize) {
    let mut open = Vec::new();
    let before = server.memory();
    for index in 0..idle {
        // A table for every hundred: an idle connection is somebody waiting, not a crowd.
        if index % 100 == 0 {
            open.push((api.open(guest).await, Vec::new()));
        }
        let (code, sockets) = open.last_mut().unwrap();
        let mut line = Line::connect(code, guest).await;
        line.hello().await;
        sockets.push(line);
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let after = server.memory();
    let each = (after.saturating_sub(before)) as f64 / idle.max(1) as f64;
    println!("{idle} idle connections: {after} kB, {each:.1} kB each");
}

/// The HTTP API over one connection.
struct Api(BufReader<TcpStream>);

impl Api {
    async fn connect() -> Self {
        loop {
            match TcpStream::connect(("127.0.0.1", PORT)).await {
                Ok(stream) => return Self(BufReader::new(stream)),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }

    async fn call(&mut self, method: &str, path: &str, cookie: &str, body: &str) -> (String, Vec<u8>) {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n\
             {cookie}content-length: {}\r\n\r\n{body}",
            body.len()
        );
        self.0.get_mut().write_all(request.as_bytes()).await.unwrap();
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            assert!(self.0.read_line(&mut head).await.unwrap() > 0, "{head}");
        }
        let length =
            head.lines().find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
        let mut body = vec![0; length.unwrap_or(0)];
        self.0.read_exact(&mut body).await.unwrap();
        (head, body)
    }

    async fn guest(&mut self) -> String {
        let (head, _) = self.call("GET", "/api/me", "", "").await;
        let line = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
        line.split(';').next().unwrap().to_owned()
    }

    async fn open(&mut self, guest: &str) -> String {
        let settings = json!({"game": "sieben", "seats": 2, "bots": "instant"}).to_string();
        let (_, body) = self.call("POST", "/api/tables", &format!("cookie: {guest}\r\n"), &settings).await;
        let opened: Value = serde_json::from_slice(&body).unwrap();
        opened["code"].as_str().unwrap().to_owned()
    }
}

/// What of a message matters here.
#[derive(Deserialize)]
struct Heard {
    /// What kind of message it was: the key it came under.
    #[serde(skip)]
    kind: String,
    id: Option<u32>,
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
struct Choice {
    window: Value,
    text: String,
}

#[derive(Deserialize)]
struct Face {
    phase: Value,
}

/// A socket and what is known over it.
struct Line {
    socket: WebSocketStream<TcpStream>,
    last: u32,
    seat: Value,
    choices: Vec<Choice>,
    over: bool,
}

impl Line {
    async fn connect(code: &str, guest: &str) -> Self {
        let stream = TcpStream::connect(("127.0.0.1", PORT)).await.unwrap();
        stream.set_nodelay(true).unwrap();
        let address = format!("ws://127.0.0.1:{PORT}/api/tables/{code}/socket");
        let mut request = address.into_client_request().unwrap();
        request.headers_mut().insert("cookie", guest.parse().unwrap());
        let (socket, _) = client_async(request, stream).await.unwrap();
        Self { socket, last: 0, seat: Value::Null, choices: Vec::new(), over: false }
    }

    async fn post(&mut self, request: &Value) -> u32 {
        self.last += 1;
        let ask = json!({"id": self.last, "request": request}).to_string();
        self.socket.send(Message::text(ask)).await.unwrap();
        self.last
    }

    async fn ask(&mut self, request: &Value) -> bool {
        let id = self.post(request).await;
        loop {
            let heard = self.hear().await;
            if heard.id == Some(id) {
                return heard.kind != "refused";
            }
        }
    }

    async fn hello(&mut self) {
        assert!(self.ask(&json!({"hello": {"protocol": PROTOCOL}})).await);
    }

    async fn hear(&mut self) -> Heard {
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

/// Two players at a table.
struct Table([Line; 2]);

impl Table {
    async fn gather(code: &str, guests: &[String; 2]) -> Self {
        let mut lines = [Line::connect(code, &guests[0]).await, Line::connect(code, &guests[1]).await];
        for line in &mut lines {
            line.hello().await;
            assert!(line.ask(&json!({"take-seat": {"name": "Load", "part": "07"}})).await);
        }
        assert!(lines[0].ask(&json!({"start": {}})).await);
        Self(lines)
    }

    /// One move a second, by whoever can make one, as long as somebody counts; both listen all the time.
    async fn play(mut self, results: mpsc::UnboundedSender<Duration>) {
        let phase = Duration::from_micros(u64::from(self.0[0].last) * 1000 + rand_micros());
        let mut next = tokio::time::Instant::now() + phase;
        let mut sent: BTreeMap<(usize, u32), Instant> = BTreeMap::new();
        loop {
            let [first, second] = &mut self.0;
            tokio::select! {
                heard = first.hear() => settle(&mut sent, 0, &heard, &results),
                heard = second.hear() => settle(&mut sent, 1, &heard, &results),
                () = sleep_until(next), if !results.is_closed() => {
                    next += Duration::from_secs(1);
                    if let Some(key) = self.act().await {
                        sent.insert(key, Instant::now());
                    }
                }
            }
        }
    }

    async fn act(&mut self) -> Option<(usize, u32)> {
        if self.0[0].over {
            for line in &mut self.0 {
                let again = json!({"rematch": {"seat": line.seat}});
                line.post(&again).await;
                line.over = false;
            }
            return None;
        }
        let (index, line) = self.0.iter_mut().enumerate().find(|(_, line)| !line.choices.is_empty())?;
        let choice = line.choices.swap_remove(0);
        line.choices.clear();
        let request = json!({"move": {"seat": line.seat, "window": choice.window, "text": choice.text}});
        Some((index, line.post(&request).await))
    }
}

/// Microseconds below a second, different for every table.
fn rand_micros() -> u64 {
    let mut bytes = [0; 8];
    getrandom::fill(&mut bytes).unwrap();
    u64::from_le_bytes(bytes) % 1_000_000
}

fn settle(
    sent: &mut BTreeMap<(usize, u32), Instant>,
    index: usize,
    heard: &Heard,
    results: &mpsc::UnboundedSender<Duration>,
) {
    if let Some(at) = heard.id.and_then(|id| sent.remove(&(index, id)))
        && heard.kind == "done"
    {
        // When nobody counts any more, this move was the last.
        let _ = results.send(at.elapsed());
    }
}
