//! A NATS for each test, where the tests are run with several nodes.

use std::io::Write as _;
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use tempfile::NamedTempFile;

use super::postgres::PLACE;

/// The program `nats-server`.
const PROGRAM: &str = "SEVENFOLD_NATS";

/// A NATS that ends with this.
pub(crate) struct Nats {
    program: String,
    pub address: SocketAddr,
    running: Option<Child>,
    /// What it is told beside where it listens.
    set: Option<NamedTempFile>,
}

impl Nats {
    /// Nothing if the tests are for files.
    pub(crate) fn start() -> Option<Self> {
        Self::start_with(None)
    }

    /// One that carries no larger messages.
    pub(crate) fn carrying(most: usize) -> Option<Self> {
        let mut set = NamedTempFile::new().unwrap();
        writeln!(set, "max_payload: {most}").unwrap();
        Self::start_with(Some(set))
    }

    fn start_with(set: Option<NamedTempFile>) -> Option<Self> {
        std::env::var_os(PLACE)?;
        let program =
            std::env::var(PROGRAM).expect("SEVENFOLD_NATS says where nats-server is: `cargo xtask postgres`");
        // Nobody else is given this port for a while.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
        let mut nats = Self { program, address, running: None, set };
        nats.run();
        Some(nats)
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// Starts it, again where it was.
    pub(crate) fn run(&mut self) {
        let mut command = Command::new(&self.program);
        command.args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()]);
        if let Some(set) = &self.set {
            command.arg("--config").arg(set.path());
        }
        self.running = Some(command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap());
        let begun = Instant::now();
        while TcpStream::connect(self.address).is_err() {
            assert!(begun.elapsed() < Duration::from_secs(20), "nats-server listens");
            std::thread::yield_now();
        }
    }

    /// Kills it.
    pub(crate) fn kill(&mut self) {
        if let Some(mut running) = self.running.take() {
            running.kill().unwrap();
            running.wait().unwrap();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
