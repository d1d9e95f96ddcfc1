//! The program, serving.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use tokio::runtime::Handle;

use super::postgres;

/// The program as it was built.
pub(crate) const BUILT: &str = env!("CARGO_BIN_EXE_sevenfold");

/// A server in a process of its own; it ends with the test.
pub(crate) struct Program(Child);

impl Program {
    /// Serves from this folder, at any port.
    pub(crate) fn start(folder: &Path) -> (Self, SocketAddr) {
        Self::start_at(folder, 0)
    }

    /// Serves from this folder, at this port.
    pub(crate) fn start_at(folder: &Path, port: u16) -> (Self, SocketAddr) {
        let mut command = Self::serving(Path::new(BUILT), port);
        match address(folder) {
            Some(address) => command.args(["--database", &address]),
            None => command.arg("--data").arg(folder),
        };
        Self::begin(&mut command)
    }

    /// Serves from this folder, and writes all it has to say into this file.
    pub(crate) fn start_logged(folder: &Path, log: File) -> (Self, SocketAddr) {
        let mut command = Self::serving(Path::new(BUILT), 0);
        command.arg("--data").arg(folder).env("RUST_LOG", "sevenfold_server=debug");
        Self::begin_with(&mut command, log.into())
    }

    /// Serves as one of several nodes on a database, by this copy of the program.
    pub(crate) fn start_node(program: &Path, database: &str, nats: &str, port: u16) -> (Self, SocketAddr) {
        Self::begin(&mut Self::node(program, database, nats, port))
    }

    /// The same, and it tells traces to whoever collects them there.
    pub(crate) fn start_traced_node(database: &str, nats: &str, collects: SocketAddr) -> (Self, SocketAddr) {
        let mut command = Self::node(Path::new(BUILT), database, nats, 0);
        command.env("OTEL_EXPORTER_OTLP_ENDPOINT", format!("http://{collects}"));
        // Soon: nobody wants to wait for it.
        Self::begin(command.env("OTEL_BSP_SCHEDULE_DELAY", "50"))
    }

    fn node(program: &Path, database: &str, nats: &str, port: u16) -> Command {
        let mut command = Self::serving(program, port);
        command.args(["--database", database, "--nats", nats]);
        command
    }

    fn serving(program: &Path, port: u16) -> Command {
        let mut command = Command::new(program);
        command.args(["serve", "--json", "--port", &port.to_string()]);
        command
    }

    fn begin(command: &mut Command) -> (Self, SocketAddr) {
        Self::begin_with(command, Stdio::null())
    }

    fn begin_with(command: &mut Command, log: Stdio) -> (Self, SocketAddr) {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let port = line.trim_end_matches(['"', '}', '\n']).rsplit(':').next().unwrap().to_owned();
        (Self(child), SocketAddr::from(([127, 0, 0, 1], port.parse().unwrap())))
    }

    /// As a power cut would: no warning, no last words.
    pub(crate) fn kill(&mut self) {
        self.0.kill().unwrap();
        self.0.wait().unwrap();
    }

    /// Tells it something.
    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args([format!("-{name}"), self.0.id().to_string()]).status();
        assert!(sent.unwrap().success(), "{name}");
    }

    /// As whoever looks after it would: it is asked to stop, and says goodbye.
    pub(crate) fn stop(&mut self) {
        self.signal("TERM");
        let ended = tokio::task::block_in_place(|| self.0.wait()).unwrap();
        assert!(ended.success(), "stopped in good order: {ended}");
    }
}

/// The address of the database that belongs to this folder, where tests are run for `PostgreSQL`; it is made if there is none.
pub(crate) fn address(folder: &Path) -> Option<String> {
    std::env::var_os(postgres::PLACE)?;
    let note = folder.join("address");
    if let Ok(address) = std::fs::read_to_string(&note) {
        return Some(address);
    }
    let made = tokio::task::block_in_place(|| Handle::current().block_on(postgres::fresh()))?;
    std::fs::write(note, &made).unwrap();
    Some(made)
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
