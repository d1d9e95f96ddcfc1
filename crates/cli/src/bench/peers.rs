//! Other people's engines, measured in the same run: OpenSpiel's, where its Python package is installed.

use std::process::{Command, Stdio};

use serde::{Deserialize, Serialize};
use sevenfold_core::Message;

use crate::Failure;
use crate::failure::reason;

/// What was measured for one game of somebody else's.
#[derive(Serialize, Deserialize)]
pub(super) struct Peer {
    pub(super) engine: String,
    pub(super) game: String,
    pub(super) seats: u8,
    pub(super) moves_per_second: u64,
    pub(super) games_per_second: u64,
}

/// Plays random games of OpenSpiel with this Python.
const SCRIPT: &str = include_str!("peers.py");

/// Measures them, each for so many seconds at least.
pub(super) fn measure(python: &str, seconds: f64) -> Result<Vec<Peer>, Failure> {
    let ran = Command::new(python)
        .args(["-c", SCRIPT, &seconds.to_string()])
        .stdin(Stdio::null())
        .output()
        .map_err(|error| no_peers(python).with("reason", reason(&error)))
        .map_err(Failure::new)?;
    if !ran.status.success() {
        // What Python says last is what is wrong.
        let said =
            String::from_utf8_lossy(&ran.stderr).trim_end().lines().last().unwrap_or_default().to_owned();
        return Err(Failure::new(no_peers(python).with("reason", said)));
    }
    let told = String::from_utf8_lossy(&ran.stdout);
    let peers: Result<Vec<Peer>, serde_json::Error> = told.lines().map(serde_json::from_str).collect();
    peers.map_err(|error| Failure::new(no_peers(python).with("reason", error.to_string())))
}

fn no_peers(python: &str) -> Message {
    Message::new("cli-bench-no-peers").with("python", python)
}
