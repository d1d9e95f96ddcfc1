//! The program, serving.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

/// A server in a process of its own; it ends with the test.
pub(crate) struct Program(Child);

impl Program {
    /// Serves from this folder, at any port.
    pub(crate) fn start(folder: &Path) -> (Self, SocketAddr) {
        Self::start_at(folder, 0)
    }

    /// Serves from this folder, at this port.
    pub(crate) fn start_at(folder: &Path, port: u16) -> (Self, SocketAddr) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_sevenfold"))
            .args(["serve", "--json", "--port", &port.to_string(), "--data"])
            .arg(folder)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
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
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
