//! The browser that browser tests drive: Debian's, and its driver.

use crate::debian;
use xtask::phase::{Failed, output};

/// What Debian calls them.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// What they are called in the path.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Looks for browser and driver, and installs them where it may.
pub(crate) fn ready() -> Result<(), Failed> {
    if missing().is_empty() {
        return Ok(());
    }
    debian::install(&missing().join(" and "), &PACKAGES)?;
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failed(format!("{} cannot be started although it was installed", missing.join(" and "))))
}

fn missing() -> Vec<&'static str> {
    PROGRAMS.into_iter().filter(|program| output(program, &["--version"]).is_none()).collect()
}
