//! Honest tables while others do their worst.
//!
//! The attackers are a process of their own that runs only while nobody else wants the processor, so that what is measured
//! is the server and not the fight for the machine that both happen to share. Each kind comes from an address of its own and never gives up: whoever is cut off comes back.

use std::net::Ipv4Addr;
use std::process::{Command, Stdio};
use std::time::Duration;

use sevenfold_protocol::{Consent, Request, ToClient};
use tokio::io::AsyncWriteExt;
use tokio::sync::mpsc;
use tokio::task::JoinSet;
use tokio::time::sleep;

use crate::api::{Api, PORT, dial};
use crate::line::Line;
use crate::players::Table;
use crate::{Server, report};

/// How long an attacker breathes between two blows.
const BREATH: Duration = Duration::from_millis(20);

/// Measures honest tables alone, then under attack.
pub(crate) async fn hostile(tables: usize, seconds: usize) {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::start("serve-as-usual", folder.path());
    let (results, mut received) = mpsc::unbounded_channel();
    let mut playing = JoinSet::new();
    for index in 0..tables {
        let from = household(index);
        let mut api = Api::connect(from).await;
        let guests = [api.guest().await, api.guest().await];
        let code = api.open(&guests[0], "sieben").await;
        let table = Table::gather(from, &code, &guests).await;
        playing.spawn(table.play(results.clone()));
    }
    let time = Duration::from_secs(seconds as u64);
    let quiet = measure("alone", &server, &mut received, time).await;
    let mut command = Command::new("chrt");
    command.args(["--idle", "0"]).arg(std::env::current_exe().unwrap()).arg("attack").stdout(Stdio::null());
    let attackers = Server(command.spawn().unwrap());
    let loud = measure("under attack", &server, &mut received, time).await;
    drop(attackers);
    println!("p99 under attack is {:.1} times that alone", loud / quiet.max(0.001));
    playing.shutdown().await;
}

/// Each honest table has an address of its own, as households have: one address may not have so many newcomers.
fn household(index: usize) -> Ipv4Addr {
    let [.., high, low] = index.to_be_bytes();
    Ipv4Addr::new(127, 1, high, low)
}

/// The p99 of this stretch of time, in milliseconds.
async fn measure(
    name: &str,
    server: &Server,
    received: &mut mpsc::UnboundedReceiver<Duration>,
    time: Duration,
) -> f64 {
    // Whatever begins has begun after that.
    sleep(Duration::from_secs(3)).await;
    while received.try_recv().is_ok() {}
    let work = server.work();
    sleep(time).await;
    let mut times: Vec<Duration> = std::iter::from_fn(|| received.try_recv().ok()).collect();
    println!("── {name}");
    let p99 = report(&mut times, time.as_secs_f64());
    let share = 100.0 * (server.work() - work) / time.as_secs_f64();
    println!("server: {share:.0} % of a processor, {} kB", server.memory());
    p99
}

/// All attackers at once, until the process ends.
pub(crate) async fn attack() {
    // Being cut off is an attacker's daily bread.
    std::panic::set_hook(Box::new(|_| {}));
    let address = |last| Ipv4Addr::new(127, 0, 0, last);
    for _ in 0..200 {
        again(move || never_read(address(2)));
        again(move || never_speak(address(3)));
    }
    for _ in 0..20 {
        again(move || ask_and_never_read(address(4)));
        again(move || bad_messages(address(5)));
    }
    for _ in 0..10 {
        again(move || take_back(address(6)));
    }
    again(move || open_tables(address(7)));
    std::future::pending::<()>().await;
}

/// Does it again and again, however it ends.
fn again<F: Future<Output = ()> + Send + 'static>(deed: impl Fn() -> F + Send + 'static) {
    tokio::spawn(async move {
        loop {
            let _ = tokio::spawn(deed()).await;
            sleep(BREATH).await;
        }
    });
}

/// Asks for the largest answers, one after the other, and reads none.
async fn never_read(from: Ipv4Addr) {
    let mut stream = dial(from).await.unwrap();
    let asked = format!("GET /api/shelf HTTP/1.1\r\nhost: localhost:{PORT}\r\n\r\n").repeat(20);
    while stream.write_all(asked.as_bytes()).await.is_ok() {
        sleep(BREATH).await;
    }
}

/// Connects and says nothing.
async fn never_speak(from: Ipv4Addr) {
    let stream = dial(from).await.unwrap();
    // Until the server hangs up.
    let _ = stream.readable().await;
}

/// Asks for everything, again and again, over a socket that is never read.
async fn ask_and_never_read(from: Ipv4Addr) {
    let (_, mut line) = at_a_table(from, "seven").await;
    loop {
        line.post(Request::Refresh).await;
        tokio::task::yield_now().await;
    }
}

/// What cannot be read, small and large.
async fn bad_messages(from: Ipv4Addr) {
    let (_, mut line) = at_a_table(from, "sieben").await;
    for size in [1, 4000, 60_000].into_iter().cycle() {
        let bad = format!("{{\"id\":7,\"request\":\"{}\"", "x".repeat(size));
        assert!(line.socket.send_text(bad).await);
        sleep(BREATH).await;
    }
}

/// Two people at SEVEN wish to take back and decline, as quickly as they are answered.
async fn take_back(from: Ipv4Addr) {
    let mut api = Api::connect(from).await;
    let guests = [api.guest().await, api.guest().await];
    let code = api.open(&guests[0], "seven").await;
    let Table(mut lines) = Table::gather(from, &code, &guests).await;
    for _ in 0..6 {
        for line in &mut lines {
            line.ask(Request::Refresh).await;
            while !matches!(line.hear().await, ToClient::Snapshot(_)) {}
            if let Some(request) = line.some_move() {
                line.ask(request).await;
            }
        }
    }
    loop {
        let [first, second] = &mut lines;
        first.ask(Request::OfferUndo { seat: first.seat() }).await;
        let consent = Consent::Decline;
        second.ask(Request::AnswerUndo { seat: second.seat(), consent }).await;
    }
}

/// Opens tables as a new guest each time.
async fn open_tables(from: Ipv4Addr) {
    let mut api = Api::connect(from).await;
    loop {
        let guest = api.guest().await;
        for _ in 0..12 {
            api.open(&guest, "seven").await;
        }
    }
}

/// A new guest at a table of their own.
async fn at_a_table(from: Ipv4Addr, game: &str) -> (Api, Line) {
    let mut api = Api::connect(from).await;
    let guest = api.guest().await;
    let code = api.open(&guest, game).await;
    let mut line = Line::connect(from, &code, &guest).await;
    line.hello().await;
    (api, line)
}
