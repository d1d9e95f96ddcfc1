//! Chores of this workspace, in Rust so that a fresh machine needs nothing but rustup and a C linker.
//!
//! `cargo xtask start` builds and starts the program; `cargo xtask test` sets up and runs every check, with the short stories
//! in a real browser; `cargo xtask stories` tells all of them, whole games too, or those with given words in their names;
//! `cargo xtask python` builds the Python package and tests it, `cargo xtask python wheel` makes the wheel that people
//! install; `cargo xtask postgres` runs the tests of store and server with `PostgreSQL`; `cargo xtask torture` lets everything go
//! wrong that can around three nodes; `cargo xtask cluster` starts three nodes on this machine, or as many as it is told; `cargo xtask fuzz` looks for
//! bytes that something cannot bear.

mod ahead;
mod browser;
#[cfg(unix)]
mod cluster;
mod debian;
mod fuzz;
mod nats;
mod postgres;
mod pulse;
mod python;
mod tools;
mod torch;
mod web;

use std::process::ExitCode;

use ahead::Ahead;
use pulse::Pulse;
use python::Python;
use xtask::client::Build;
use xtask::phase::{Failed, cargo, output, phase};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match arguments.first().map(String::as_str) {
        Some("start") => start(&arguments[1..]),
        Some("test") => test(),
        Some("stories") => stories(&arguments[1..].iter().map(String::as_str).collect::<Vec<_>>()),
        Some("python") => Python::read(arguments.get(1).map(String::as_str)).and_then(python::python),
        Some("postgres") => postgres::tests(),
        Some("torture") => postgres::torture(arguments.get(1).map(String::as_str)),
        Some("cluster") => nodes(&arguments[1..]),
        Some("fuzz") => {
            fuzz::Fuzz::read(arguments.get(1).map(String::as_str)).and_then(|what| fuzz::fuzz(&what))
        }
        Some("web") => match arguments.get(1).map(String::as_str) {
            None => web::build(Build::Final),
            Some("draft") => web::build(Build::Draft),
            Some("compile") => web::compile(Build::Final),
            Some(other) => Err(Failed(format!("`web` takes `draft`, `compile` or nothing, not `{other}`"))),
        },
        _ => {
            eprintln!(
                "usage: cargo xtask start [ARGUMENTS OF sevenfold…] | cargo xtask test | cargo xtask stories [WORDS…] | \
                 cargo xtask web [draft | compile] | cargo xtask python [wheel] | cargo xtask postgres | \
                 cargo xtask torture [FAULTS] | cargo xtask cluster [NODES [PROGRAM]] | \
                 cargo xtask fuzz [MINUTES | keep]"
            );
            return ExitCode::from(2);
        }
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("xtask: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// What `start` does, and about how long it takes on two processors the first time (measured: 12 s for this program, then
/// 130, 62, 92 and 158 s).
const PLAN: &str = "\
── Sevenfold: everything is built on this machine, then the server starts. The first time takes some 8 minutes on two
   processors; later only what has changed is built again.
   1  the page, as WebAssembly            about 2 minutes
   2  a worker for each game              about 1 minute
   3  packing and compressing             about 1½ minutes, most of them for building what packs
   4  the program that serves it all      2 to 3 minutes; much of it is built beside 1 to 3
   Then an address is shown, to be opened in a browser. Ctrl-C ends it.";

/// Builds the client and the program that carries it, and starts the server.
fn start(arguments: &[String]) -> Result<(), Failed> {
    println!("{PLAN}");
    build()?;
    let mut run = vec!["run", "--quiet", "--release", "--package", "sevenfold-cli", "--"];
    run.extend(arguments.iter().map(String::as_str));
    cargo(&run)
}

/// Builds the client and the program that carries it.
fn build() -> Result<(), Failed> {
    let _pulse = Pulse::begin();
    // Only the server's own crate has the client in it. All below it is built while the client is linked and packed, which
    // one processor does alone.
    let program = ["build", "--release", "--package", "sevenfold-cli"];
    let ahead = Ahead::cargo(&program);
    web::build(Build::Final)?;
    phase("build the program (release)", || {
        ahead.join_aloud();
        cargo(&program)
    })
}

/// Builds everything, unless it is told which program, and starts nodes on this machine.
fn nodes(arguments: &[String]) -> Result<(), Failed> {
    #[cfg(unix)]
    {
        let nodes = cluster::Nodes::read(arguments)?;
        match &nodes.program {
            Some(program) => nodes.start(program),
            None => build().and_then(|()| nodes.start(cluster::PROGRAM)),
        }
    }
    #[cfg(not(unix))]
    Err(Failed(format!("`cluster` needs a system like Linux: {arguments:?}")))
}

/// Every check a change must pass, cheapest first.
fn test() -> Result<(), Failed> {
    phase("formatting", || cargo(&["fmt", "--all", "--check"]))?;
    phase("lints", || {
        cargo(&[
            "clippy",
            "--workspace",
            "--all-targets",
            "--all-features",
            "--quiet",
            "--",
            "--deny",
            "warnings",
        ])
    })?;
    phase("bans, licences and sources", || {
        tools::cargo_deny()?;
        cargo(&["deny", "--log-level", "error", "check", "bans", "licenses", "sources"])
    })?;
    phase("advisories", advisories)?;
    // Most of the client is linked by one processor alone, and the tests of Python are run by one: beside each other they
    // take half the time. It is packed later: the server would be built anew with every client.
    let client = Ahead::chore(&["web", "compile"]);
    phase("PyTorch, for training in small", torch::ready)?;
    phase("tests", || {
        cargo(&["test", "--workspace", "--no-fail-fast", "--exclude", "sevenfold-browser-tests"])
    })?;
    postgres::tests()?;
    python::python(Python::Test)?;
    phase("the client, compiled beside the tests", || {
        client.join();
        Ok(())
    })?;
    stories(SHORT)?;
    println!("── not told: whole games in a real browser; `cargo xtask stories` tells those too");
    Ok(())
}

/// Known faults of dependencies, where the list of them can be had; where it cannot, that is said and nothing else.
fn advisories() -> Result<(), Failed> {
    if output("cargo", &["deny", "--log-level", "error", "fetch", "db"]).is_none() {
        println!("── NOT CHECKED: the list of known faults could not be fetched from here");
        return Ok(());
    }
    cargo(&["deny", "--log-level", "error", "check", "--disable-fetch", "advisories"])
}

/// The stories that are told at every check: all but whole games and whole courses.
const SHORT: &[&str] = &[
    "heard::",
    "hints::",
    "home::",
    "learned::",
    "lessons",
    "lists::a_",
    "meeting",
    "members::a_guest",
    "mishaps",
    "motion::",
    "network",
    "one_device",
    "own_games",
    "pages",
    "previews::",
    "puzzles",
    "replay",
    "results::",
    "returns::",
    "review::again",
    "review::open::ones_own",
    "settings",
    "sheets::in_english",
    "sizes::a_table",
    "tables::a_seven_is_seen",
    "tables::enter_lays_the_tile",
    "tables::everything_has_a_name",
    "tables::the_focus_stays",
    "tables::the_rack_stays",
    "tables::families_are_recognised",
    "tables::a_card_that_does_not_fit",
    "tables::a_family_of_nothing",
    "tables::what_can_be_started",
    "tables::what_is_switched_off",
    "thinking",
];

/// The stories in a real browser, with the client that people get: those with these words in their names, or all.
fn stories(words: &[&str]) -> Result<(), Failed> {
    web::build(Build::Final)?;
    phase("browser and driver", browser::ready)?;
    // As a test of the program has it built, of the whole workspace: with other features most would be built once more.
    phase("the program, for stories with terminals", || {
        cargo(&["test", "--workspace", "--quiet", "--no-run", "--test", "stories", "--test", "program"])
    })?;
    let told = ["test", "--workspace", "--test", "stories", "--no-fail-fast", "--"];
    phase("stories", || cargo(&[told.as_slice(), words].concat()))?;
    // Last, because it is no reason to leave anything else untested.
    phase("size of the client", web::check_sizes)
}
