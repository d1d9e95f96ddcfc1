//! The programs of the client: the page, and the workers that run tables beside it.

use std::fs;
use std::path::PathBuf;

use super::files::{folders, name, read};
use super::{Build, root};
use crate::phase::{Failed, cargo};
use crate::tools;

/// What a program is to a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// What is shown; it is split into parts.
    Page,
    /// What runs beside it.
    Worker,
}

/// A compiled program.
pub(crate) struct Program {
    /// What it is.
    pub role: Role,
    /// What its files are called.
    pub name: String,
    /// Where cargo left it.
    pub wasm: PathBuf,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Final => "web",
            Self::Draft => "draft",
        }
    }

    /// Where cargo leaves what it compiles.
    fn folder(self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or_else(|| root().join("target"), PathBuf::from);
        target.join(tools::WASM).join(self.profile())
    }

    /// The worker of a game, for a script that knows the game.
    pub(crate) fn worker(self) -> &'static str {
        match self {
            Self::Final => "worker-${game}",
            Self::Draft => "worker-all",
        }
    }
}

/// The worker of SEVEN's puzzles.
pub(super) const PUZZLES: &str = "puzzles";

/// The worker with which one looks back and practises.
const STUDY: &str = "study";

/// Compiles the page.
pub(super) fn page(build: Build) -> Result<Program, Failed> {
    compile(build, "sevenfold-web", &[])?;
    Ok(Program {
        role: Role::Page,
        name: "sevenfold".to_owned(),
        wasm: build.folder().join("sevenfold_web.wasm"),
    })
}

/// Compiles a worker for each game, one for the puzzles and one for looking back and practising; for a draft one that has them all.
pub(super) fn workers(build: Build) -> Result<Vec<Program>, Failed> {
    match build {
        Build::Draft => Ok(vec![worker(build, "all", &[])?]),
        Build::Final => {
            let mut workers = Vec::new();
            for game in games()? {
                workers.push(worker(build, &game, &only(&shelf_feature(&game)?))?);
            }
            for others in [PUZZLES, STUDY] {
                workers.push(worker(build, others, &only(others))?);
            }
            Ok(workers)
        }
    }
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

fn worker(build: Build, name: &str, features: &[&str]) -> Result<Program, Failed> {
    compile(build, "sevenfold-worker", features)?;
    let name = format!("worker-{name}");
    let (made, wasm) =
        (build.folder().join("sevenfold_worker.wasm"), build.folder().join(format!("{name}.wasm")));
    // The next worker is compiled into the same place.
    fs::copy(&made, &wasm).map_err(|error| Failed(format!("{}: {error}", made.display())))?;
    Ok(Program { role: Role::Worker, name, wasm })
}

fn compile(build: Build, package: &str, features: &[&str]) -> Result<(), Failed> {
    let mut arguments = vec!["build", "--profile", build.profile(), "--target", tools::WASM];
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

/// Every game there is: each has its folder.
pub(super) fn games() -> Result<Vec<String>, Failed> {
    Ok(folders(&root().join("crates/games"))?.iter().map(|folder| name(folder)).collect())
}
