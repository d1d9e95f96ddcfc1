//! Terminals at a server's table, beside other clients: real processes, at pseudo-terminals.
#![cfg(target_os = "linux")]
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
use std::process::Command;

use client::{Client, is_over, some_move};
use sevenfold_core::{Seat, Viewer};
use sevenfold_protocol::{Consent, LogKind, Request, Sitter, Snapshot};
use support::program::Program;
use support::pty::Terminal;
use support::tls;

/// No chance and nothing hidden, so that anything can be taken back.
const TABLE: &str = r#"{"game":"seven","seats":4,"bots":"instant"}"#;

/// Where Ada and Ben sit down; Cleo and Dora have other clients.
const ADA: Seat = Seat::new(0);
const BEN: Seat = Seat::new(1);
const CLEO: Seat = Seat::new(2);
const DORA: Seat = Seat::new(3);

/// Everybody at the table.
struct Party {
    ada: Terminal,
    ben: Terminal,
    cleo: Client,
    dora: Client,
    page: String,
    homes: [tempfile::TempDir; 3],
}

const PROGRAM: &str = env!("CARGO_BIN_EXE_sevenfold");

fn sit(page: &str, name: &str, home: &tempfile::TempDir) -> Terminal {
    Terminal::start(Path::new(PROGRAM), &["--lang", "en", "join", page, "--name", name], home.path())
}

async fn gather(address: SocketAddr) -> Party {
    let cookies = [http::guest(address).await, http::guest(address).await];
    let code = http::open(address, &cookies[0], TABLE).await;
    let page = format!("http://{address}/table/{code}");
    let homes = [(); 3].map(|()| tempfile::tempdir().unwrap());
    let ada = sit(&page, "Ada", &homes[0]);
    ada.wait_for("Ada");
    let ben = sit(&page, "Ben", &homes[1]);
    ben.wait_for("Ben");
    let mut cleo = Client::at(address, &code, &cookies[0]).await;
    cleo.sit("Cleo").await;
    let mut dora = Client::at(address, &code, &cookies[1]).await;
    dora.sit("Dora").await;
    ada.wait_for("Dora");
    Party { ada, ben, cleo, dora, page, homes }
}

/// Is a tile asked for? The first one in other words than the others.
fn is_asked(screen: &str) -> bool {
    screen.contains("one of your") || screen.contains("You begin with")
}

fn steps(face: &Snapshot) -> u32 {
    face.game.as_ref().map_or(0, |game| game.step)
}

fn mover(face: &Snapshot) -> Option<Seat> {
    face.game.as_ref()?.agenda.must().first()
}

impl Party {
    fn face(&self) -> &Snapshot {
        self.cleo.face(Viewer::Seat(CLEO))
    }

    async fn until(&mut self, wish: impl Fn(&Snapshot) -> bool) {
        self.cleo.until(Viewer::Seat(CLEO), wish).await;
    }

    /// One move by whoever is to move: at a terminal by keys, with another client by the first choice.
    async fn step(&mut self) {
        let before = steps(self.face());
        let seat = mover(self.face()).unwrap();
        if seat == CLEO {
            let request = some_move(self.face(), CLEO, 0).unwrap();
            self.cleo.done(request).await;
        } else if seat == DORA {
            self.dora.until(Viewer::Seat(DORA), |face| steps(face) == before).await;
            let request = some_move(self.dora.face(Viewer::Seat(DORA)), DORA, 0).unwrap();
            self.dora.done(request).await;
        } else {
            let terminal = if seat == ADA { &mut self.ada } else { &mut self.ben };
            terminal.wait("a question", is_asked);
            terminal.keys("1\n");
        }
        self.until(|face| steps(face) == before + 1).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_terminals_and_two_other_clients_play_talk_take_back_come_back_and_play_again() {
    let folder = tempfile::tempdir().unwrap();
    let (_program, address) = Program::start(folder.path());
    let mut party = gather(address).await;
    party.cleo.done(Request::Start { fill: None }).await;
    party.until(|face| face.game.is_some()).await;
    for _ in 0..4 {
        party.step().await;
    }

    // Somebody looks on: sees the table, and is asked nothing.
    let looking = ["--lang", "en", "join", &party.page, "--watch"];
    let watcher = Terminal::start(Path::new(PROGRAM), &looking, party.homes[2].path());
    let screen = watcher.wait_for("Waiting for");
    assert!(screen.contains("Ada") && screen.contains("Dora") && !is_asked(&screen), "{screen}");

    // Words go both ways.
    party.ada.keys("whello from the terminal\n");
    party.until(|face| face.log.iter().any(|line| line.kind == LogKind::Talk(ADA))).await;
    party.ben.wait_for("hello from the");

    // A take-back needs everybody's consent, at terminals and elsewhere.
    while mover(party.face()) != Some(BEN) {
        party.step().await;
    }
    let before = steps(party.face());
    party.ada.keys("u");
    party.until(|face| face.table.undo.is_some()).await;
    party.ada.wait_for("The others are asked");
    for (client, seat) in [(&mut party.cleo, CLEO), (&mut party.dora, DORA)] {
        client.until(Viewer::Seat(seat), |face| face.table.undo.is_some()).await;
        client.done(Request::AnswerUndo { seat, consent: Consent::Agree }).await;
    }
    party.ben.wait_for("Ada would like to take back");
    party.ben.keys("y");
    party.until(|face| steps(face) == before - 1).await;
    assert_eq!(mover(party.face()), Some(ADA));

    // One terminal is killed: the others see it, and it comes back to its seat and goes on.
    let here = |face: &Snapshot| matches!(face.table.seats[0].sitter, Sitter::Person { here: true, .. });
    party.ada.kill();
    party.until(|face| !here(face)).await;
    party.ada = sit(&party.page, "Ada", &party.homes[0]);
    party.ada.wait("a question", is_asked);
    party.until(here).await;
    for _ in 0..4 {
        party.step().await;
    }

    // Giving up, by all of them one after the other, ends the game; and then it begins anew.
    party.ada.keys("x");
    party.ada.wait_for("Give up?");
    party.ada.keys("\n");
    party.until(|face| resigned(face, ADA)).await;
    party.cleo.done(Request::Resign { seat: CLEO }).await;
    party.dora.done(Request::Resign { seat: DORA }).await;
    party.ben.keys("x");
    party.ben.wait_for("Give up?");
    party.ben.keys("\n");
    party.until(is_over).await;
    party.ada.wait_for("n once more");
    party.ada.keys("n");
    party.ada.wait_for("as soon as the others");
    party.ben.wait_for("n once more");
    party.ben.keys("n");
    party.cleo.done(Request::Rematch { seat: CLEO }).await;
    party.dora.done(Request::Rematch { seat: DORA }).await;
    party.until(|face| face.table.game == 2 && face.game.is_some()).await;
    party.step().await;
    party.ben.wait_for("1 of");

    // Whoever quits leaves the terminal in good order.
    party.ben.keys("q");
    party.ben.wait_for("Stop");
    party.ben.keys("\n");
    assert!(party.ben.ended());
}

fn resigned(face: &Snapshot, seat: Seat) -> bool {
    match &face.table.seats[seat.index()].sitter {
        Sitter::Person { stand_in, .. } => stand_in.is_some(),
        Sitter::Nobody | Sitter::Bot { .. } => false,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_comes_back_when_the_server_does() {
    let folder = tempfile::tempdir().unwrap();
    let (mut program, address) = Program::start(folder.path());
    let mut party = gather(address).await;
    party.cleo.done(Request::Start { fill: None }).await;
    party.until(|face| face.game.is_some()).await;
    party.ada.wait_for("7");
    program.kill();
    party.ada.wait_for("The connection is lost");
    let (_again, there) = Program::start_at(folder.path(), address.port());
    assert_eq!(there, address);
    party.ada.wait("the table", |screen| !screen.contains("The connection is lost"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_terminal_sits_down_over_https_where_it_trusts_the_certificate() {
    let folder = tempfile::tempdir().unwrap();
    let (_program, address) = Program::start(folder.path());
    let guest = http::guest(address).await;
    let code = http::open(address, &guest, TABLE).await;
    let front = tls::in_front_of(address).await;
    let page = format!("https://localhost:{}/table/{code}", front.port);
    let certificate = folder.path().join("certificate.pem");
    std::fs::write(&certificate, &front.certificate).unwrap();

    let home = tempfile::tempdir().unwrap();
    let trusting = |certificate: &Path| {
        let mut command = Command::new(PROGRAM);
        command.args(["--lang", "en", "join", &page, "--name", "Ada"]);
        Terminal::run(command.env("XDG_DATA_HOME", home.path()).env("SSL_CERT_FILE", certificate))
    };
    let mut ada = trusting(&certificate);
    ada.wait_for("Ada");
    let mut other = Client::at(address, &code, &guest).await;
    let sits =
        |face: &Snapshot| matches!(&face.table.seats[0].sitter, Sitter::Person { name, .. } if name == "Ada");
    other.until(Viewer::Watcher, sits).await;
    ada.kill();

    // Somebody else's certificate proves nothing.
    std::fs::write(&certificate, tls::some_certificate()).unwrap();
    trusting(&certificate).wait_for("certificate is not trusted");
}
