//! The Python package: its wheel, and its tests in a virtual environment of its own.

pub(crate) mod environment;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use environment::program;
use xtask::phase::{Failed, phase, run};

/// Where everything of this goes.
const WORK: &str = "target/python";
/// The package.
const PACKAGE: &str = "crates/python";

/// What to do.
#[derive(Clone, Copy)]
pub(crate) enum Python {
    /// Run everything that a change must pass.
    Test,
    /// Make the wheel that people install.
    Wheel,
}

/// How a wheel is built.
struct Build {
    /// The profile of cargo.
    profile: &'static str,
    /// Below the place of everything.
    folder: &'static str,
}

/// Optimised as the other tests are, so that it is built in a fraction of the time.
const TESTED: Build = Build { profile: "dev", folder: "tested" };
const QUICK: Build = Build { profile: "wheel", folder: "wheels" };

impl Python {
    /// Reads the argument of `cargo xtask python`.
    pub(crate) fn read(argument: Option<&str>) -> Result<Self, Failed> {
        match argument {
            None => Ok(Self::Test),
            Some("wheel") => Ok(Self::Wheel),
            Some(other) => Err(Failed(format!("`python` takes `wheel` or nothing, not `{other}`"))),
        }
    }
}

/// Builds the wheel and, if that is wanted, runs everything that a change must pass.
pub(crate) fn python(what: Python) -> Result<(), Failed> {
    phase("Python: environment", environment::ready)?;
    match what {
        Python::Wheel => phase("Python: wheel", || {
            let wheel = build(&QUICK)?;
            println!("── {}", wheel.display());
            Ok(())
        }),
        Python::Test => {
            phase("Python: wheel", || install(&build(&TESTED)?))?;
            phase("Python: types", types)?;
            phase("Python: tests", || in_package(&["-m", "pytest"]))
        }
    }
}

/// Builds the wheel in place of the last one of its kind.
fn build(how: &Build) -> Result<PathBuf, Failed> {
    let folder = format!("{WORK}/{}", how.folder);
    // One that is still there from another version would be found as well.
    let _ = fs::remove_dir_all(&folder);
    let (python, manifest) = (program("python"), format!("{PACKAGE}/Cargo.toml"));
    let maturin = ["build", "--quiet", "--locked", "--profile", how.profile, "--manifest-path", &manifest];
    let into = ["--out", &folder, "--interpreter", &python];
    run(&program("maturin"), &[maturin.as_slice(), &into].concat())?;
    let files = fs::read_dir(&folder).map_err(|error| Failed(format!("{folder}: {error}")))?;
    let mut wheels = files.filter_map(|file| Some(file.ok()?.path()));
    wheels.next().ok_or_else(|| Failed(format!("there is no wheel in {folder}")))
}

/// Installs a wheel in place of the last one.
fn install(wheel: &Path) -> Result<(), Failed> {
    let place = environment::environment();
    environment::pip(&place, &["--force-reinstall", "--no-deps", &wheel.display().to_string()])
}

/// The package's own types, its tests', and whether its stubs say what is in the engine.
fn types() -> Result<(), Failed> {
    in_package(&["-m", "mypy"])?;
    in_package(&["-m", "mypy.stubtest", "sevenfold._engine", "--ignore-disjoint-bases"])
}

/// Runs Python in the folder of the package. What it imports is what was installed.
fn in_package(arguments: &[&str]) -> Result<(), Failed> {
    let python = std::path::absolute(program("python"));
    let ran = python.and_then(|python| Command::new(python).args(arguments).current_dir(PACKAGE).status());
    let ran = ran.map_err(|error| Failed(format!("Python could not be started: {error}")))?;
    if ran.success() {
        Ok(())
    } else {
        Err(Failed(format!("`python {}` ended with {ran}", arguments.join(" "))))
    }
}
