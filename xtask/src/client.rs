//! What the browser client is made of, and where that lies.

use std::path::{Path, PathBuf};

use crate::files::{folders, name};
use crate::phase::Failed;

/// The browser's target.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The worker of SEVEN's puzzles.
pub const PUZZLES: &str = "puzzles";

/// The worker with which one looks back and practises.
pub const STUDY: &str = "study";

/// What a build of the client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// For people: small, compressed, and with one worker a game.
    Final,
    /// For whoever is changing it: quick to build, and with one worker for all games.
    Draft,
}

impl Build {
    /// What it is called, between programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Final => "final",
            Self::Draft => "draft",
        }
    }

    /// The build of a name.
    pub fn called(name: &str) -> Option<Self> {
        [Self::Final, Self::Draft].into_iter().find(|build| build.name() == name)
    }

    /// The profile it is compiled with.
    pub const fn profile(self) -> &'static str {
        match self {
            Self::Final => "web",
            Self::Draft => "draft",
        }
    }

    /// Where cargo leaves what it compiles.
    pub fn folder(self) -> PathBuf {
        let target = std::env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or_else(|| root().join("target"), PathBuf::from);
        target.join(WASM).join(self.profile())
    }

    /// The worker of a game, for a script that knows the game.
    pub const fn worker(self) -> &'static str {
        match self {
            Self::Final => "worker-${game}",
            Self::Draft => "worker-all",
        }
    }
}

/// What a program is to a browser.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// What is shown; it is split into parts.
    Page,
    /// What runs beside it.
    Worker,
}

/// A compiled program.
pub struct Program {
    /// What it is.
    pub role: Role,
    /// What its files are called.
    pub name: String,
    /// Where it lies once it is compiled.
    pub wasm: PathBuf,
}

impl Program {
    /// The page.
    pub fn page(build: Build) -> Self {
        Self {
            role: Role::Page,
            name: "sevenfold".to_owned(),
            wasm: build.folder().join("sevenfold_web.wasm"),
        }
    }

    /// A worker, by what it is for.
    pub fn worker(build: Build, purpose: &str) -> Self {
        let name = format!("worker-{purpose}");
        let wasm = build.folder().join(format!("{name}.wasm"));
        Self { role: Role::Worker, name, wasm }
    }
}

/// What the workers are for: each game, the puzzles, looking back and practising; in a draft one does it all.
pub fn purposes(build: Build) -> Result<Vec<String>, Failed> {
    Ok(match build {
        Build::Draft => vec!["all".to_owned()],
        Build::Final => games()?.into_iter().chain([PUZZLES, STUDY].map(str::to_owned)).collect(),
    })
}

/// All programs of a build.
pub fn programs(build: Build) -> Result<Vec<Program>, Failed> {
    let workers = purposes(build)?;
    let workers = workers.iter().map(|purpose| Program::worker(build, purpose));
    Ok([Program::page(build)].into_iter().chain(workers).collect())
}

/// Every game there is: each has its folder.
pub fn games() -> Result<Vec<String>, Failed> {
    Ok(folders(&root().join("crates/games"))?.iter().map(|folder| name(folder)).collect())
}

/// The workspace's own folder. Asked when it runs, not when it is compiled: a build folder may have been filled from
/// another copy of the house, and nothing is to be written there.
pub fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("xtask"), PathBuf::from);
    let house = here.ancestors().find(|folder| folder.join("Cargo.lock").is_file());
    house.map_or_else(|| PathBuf::from("."), Path::to_path_buf)
}

/// Where the server finds the client; not in a folder cargo keeps things of its own in, as it would for a profile's name.
pub fn dist() -> PathBuf {
    root().join("target/client")
}
