//! Nodes on this machine, with a database and NATS of their own, to be tried out. All of it is gone afterwards.

use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use crate::{nats, postgres};
use xtask::phase::{Failed, run};

/// Where the first node listens; the others at the ports after it.
const FIRST: u16 = 7777;
/// What is started, once it is built.
pub(crate) const PROGRAM: &str = "target/release/sevenfold";
/// How many there may be.
const MOST: u16 = 9;

/// A node; it stops in good order with this.
struct Node(Child);

/// What is started.
pub(crate) struct Nodes {
    count: u16,
    /// The program, if it is not to be built.
    pub(crate) program: Option<String>,
}

impl Nodes {
    /// `[NODES [PROGRAM]]`.
    pub(crate) fn read(arguments: &[String]) -> Result<Self, Failed> {
        let nodes = arguments.first().map_or(Ok(3), |nodes| nodes.parse());
        let nodes = nodes.ok().filter(|nodes| (1..=MOST).contains(nodes));
        let nodes = nodes.ok_or_else(|| Failed(format!("`cluster` takes a number of nodes, 1 to {MOST}")))?;
        Ok(Self { count: nodes, program: arguments.get(1).cloned() })
    }

    /// Starts everything, says where it is, and ends it with Ctrl-C.
    pub(crate) fn start(&self, program: &str) -> Result<(), Failed> {
        let (database, nats) = (postgres::Cluster::start()?, Nats::start()?);
        let ports = FIRST..FIRST + self.count;
        let start = |port| Node::start(program, port, &database.address(), &nats.address());
        let nodes = ports.clone().map(start).collect::<Result<Vec<_>, _>>()?;
        let addresses: Vec<_> = ports.map(|port| format!("http://127.0.0.1:{port}")).collect();
        println!("── nodes: {}", addresses.join("  "));
        println!("   PostgreSQL {}", database.address());
        println!("   NATS {}", nats.address());
        println!("   Ctrl-C ends all of it, and what was played is gone.");
        until_interrupted()?;
        println!("── the nodes stop");
        // The nodes first: they still have something to say.
        drop(nodes);
        Ok(())
    }
}

impl Node {
    fn start(program: &str, port: u16, database: &str, nats: &str) -> Result<Self, Failed> {
        let mut command = Command::new(program);
        command.args(["serve", "--port", &port.to_string(), "--database", database, "--nats", nats]);
        // In a group of its own: Ctrl-C is for this program, which stops one after the other.
        command.process_group(0).stdout(Stdio::null());
        let started = command.spawn();
        started.map(Self).map_err(|error| Failed(format!("{program} could not be started: {error}")))
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        if let Err(failed) = run("kill", &["-TERM", &self.0.id().to_string()]) {
            println!("── a node was not stopped: {failed}");
        }
        // How it ended it has said itself.
        let _ = self.0.wait();
    }
}

/// A running NATS; it ends with this.
struct Nats {
    running: Child,
    port: u16,
}

impl Nats {
    /// Starts it at any port of this machine alone.
    fn start() -> Result<Self, Failed> {
        let failed = |error: std::io::Error| Failed(format!("nats-server: {error}"));
        // Nobody else is given this port for a while.
        let taken = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).and_then(|taken| taken.local_addr());
        let port = taken.map_err(failed)?.port();
        let mut command = Command::new(nats::program()?);
        command.args(["--addr", "127.0.0.1", "--port", &port.to_string()]);
        // In a group of its own, so that Ctrl-C does not end it before the nodes.
        command.process_group(0).stdout(Stdio::null()).stderr(Stdio::null());
        Ok(Self { running: command.spawn().map_err(failed)?, port })
    }

    fn address(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        // One that has ended needs no end.
        let _ = self.running.kill();
        let _ = self.running.wait();
    }
}

fn until_interrupted() -> Result<(), Failed> {
    let failed = |error: std::io::Error| Failed(format!("Ctrl-C cannot be waited for: {error}"));
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().map_err(failed)?;
    runtime
        .block_on(async {
            let mut terminated = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
            tokio::select! {
                interrupted = tokio::signal::ctrl_c() => interrupted,
                _ = terminated.recv() => Ok(()),
            }
        })
        .map_err(failed)
}
