//! The programs of the client: the page, and the workers that run tables beside it.

use std::fs;
use std::path::PathBuf;

use xtask::client::{Build, PUZZLES, Program, STUDY, WASM, purposes, root};
use xtask::files::{folders, read};
use xtask::phase::{Failed, cargo};

/// Compiles the page.
pub(super) fn page(build: Build) -> Result<(), Failed> {
    compile(build, "sevenfold-web", &[])
}

/// Compiles a worker for each game, one for the puzzles and one for looking back and practising; for a draft one that has them all.
pub(super) fn workers(build: Build) -> Result<(), Failed> {
    purposes(build)?.iter().try_for_each(|purpose| match (build, purpose.as_str()) {
        (Build::Draft, all) => worker(build, all, &[]),
        (Build::Final, PUZZLES | STUDY) => worker(build, purpose, &only(purpose)),
        (Build::Final, game) => worker(build, game, &only(&shelf_feature(game)?)),
    })
}

/// A build with one feature and no other.
fn only(feature: &str) -> Vec<&str> {
    if feature.is_empty() {
        vec!["--no-default-features"]
    } else {
        vec!["--no-default-features", "--features", feature]
    }
}

/// The feature that puts a game on the shelf; one that is on every shelf has none.
fn shelf_feature(game: &str) -> Result<String, Failed> {
    let manifest = root().join("crates/shelf/Cargo.toml");
    let manifest = String::from_utf8_lossy(&read(&manifest)?).into_owned();
    let has_feature = manifest.lines().any(|line| line.starts_with(&format!("{game} = [")));
    Ok(if has_feature { format!("sevenfold-shelf/{game}") } else { String::new() })
}

fn worker(build: Build, purpose: &str, features: &[&str]) -> Result<(), Failed> {
    compile(build, "sevenfold-worker", features)?;
    let made = build.folder().join("sevenfold_worker.wasm");
    // The next worker is compiled into the same place.
    fs::copy(&made, Program::worker(build, purpose).wasm)
        .map_err(|error| Failed(format!("{}: {error}", made.display())))?;
    Ok(())
}

fn compile(build: Build, package: &str, features: &[&str]) -> Result<(), Failed> {
    let mut arguments = vec!["build", "--profile", build.profile(), "--target", WASM];
    arguments.extend(["--package", package]);
    arguments.extend(features);
    // Views of one type each compile many times faster than views of as many types as there are parts. The workers have
    // none, but with the same flags what they share with the page is compiled once.
    // And a digest is summed by a loop instead of all its rounds written out, which are several kilobytes of program.
    let ours = ["--cfg", "erase_components", "--cfg", "sha2_backend_soft=\"compact\""].map(str::to_owned);
    let flags: Vec<String> = ours.into_iter().chain(nowhere()).map(|flag| format!("'{flag}'")).collect();
    let flags = format!("build.rustflags=[{}]", flags.join(","));
    arguments.extend(["--config", &flags]);
    cargo(&arguments)
}

/// What a program says of where it failed names a crate and a file in it, not where on this machine they lay: it is
/// shorter, the same wherever it is built, and nobody else's business.
fn nowhere() -> Vec<String> {
    let home = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| Some(PathBuf::from(std::env::var_os("HOME")?).join(".cargo")));
    let sources = home.and_then(|home| folders(&home.join("registry/src")).ok()).unwrap_or_default();
    sources.iter().map(|source| format!("--remap-path-prefix={}/=", source.display())).collect()
}
