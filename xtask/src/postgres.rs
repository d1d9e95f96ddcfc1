//! `PostgreSQL` for tests, and NATS beside it: Debian's, with a cluster of its own in a temporary folder that nobody else can reach.

mod cluster;

use std::process::Command;

use crate::nats;
pub(crate) use cluster::Cluster;
use xtask::phase::{Failed, phase};

/// Where tests look for it.
const PLACE: &str = "SEVENFOLD_POSTGRES";

/// Where they look for it on the network, encrypted.
const OVER_NETWORK: &str = "SEVENFOLD_POSTGRES_NETWORK";

/// Where they look for what restarts it.
const RESTART: &str = "SEVENFOLD_POSTGRES_RESTART";

/// Where the long torture looks for how much there is to be.
const FAULTS: &str = "SEVENFOLD_FAULTS";

/// Suites that say most about a home of the store.
const TELLING: [&str; 11] = [
    "postgres", "earlier", "way", "nodes", "tables", "members", "time", "kill", "place", "torture", "traces",
];

/// The same and all others that are not about files.
const ALL: [&str; 13] = [
    "postgres", "earlier", "way", "nodes", "tables", "members", "time", "kill", "place", "torture", "traces",
    "lobby", "games",
];

/// Tests that look into the file behind a server's back.
const ABOUT_FILES: [&str; 2] = ["ratings::", "people::a_leaderboard"];

/// Runs the tests of the store and the server with `PostgreSQL`: the telling ones, or all where time is no matter.
pub(crate) fn tests() -> Result<(), Failed> {
    let suites: &[&str] = if std::env::var_os("SEVENFOLD_LONG").is_some() { &ALL } else { &TELLING };
    phase("the same tests with PostgreSQL", || {
        let skipped = ABOUT_FILES.iter().flat_map(|words| ["--skip", words]).collect::<Vec<_>>();
        with_all(suites, &skipped, &[])
    })
}

/// Tortures three nodes with so many faults, and says what was measured.
pub(crate) fn torture(faults: Option<&str>) -> Result<(), Failed> {
    let faults = faults.unwrap_or("200");
    if faults.parse::<u32>().is_err() {
        return Err(Failed(format!("`torture` takes a number of faults, not `{faults}`")));
    }
    phase("torture", || with_all(&["torture"], &["--nocapture"], &[(FAULTS, faults)]))
}

/// Runs suites with a `PostgreSQL` of their own, and NATS at hand.
fn with_all(suites: &[&str], arguments: &[&str], set: &[(&str, &str)]) -> Result<(), Failed> {
    let (cluster, nats) = (Cluster::start()?, nats::program()?);
    // The same choice of packages as in all tests, so that nothing is built twice.
    let mut cargo = Command::new("cargo");
    cargo.args(["test", "--workspace", "--quiet", "--no-fail-fast"]);
    cargo.args(["--exclude", "sevenfold-browser-tests"]);
    cargo.args(suites.iter().flat_map(|suite| ["--test", suite]));
    cargo.arg("--").args(arguments);
    cargo.env(PLACE, cluster.address()).env(OVER_NETWORK, cluster.address_over_network());
    cargo.env(RESTART, cluster.restart()?).env(nats::PROGRAM, nats);
    match cargo.envs(set.iter().copied()).status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Failed(format!("the tests ended with {status}"))),
        Err(error) => Err(Failed(format!("cargo could not be started: {error}"))),
    }
}
