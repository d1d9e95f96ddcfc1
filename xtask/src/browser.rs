//! The browser that browser tests drive: Debian's, and its driver.

use crate::phase::{Failed, output, run};

/// What Debian calls them.
const PACKAGES: [&str; 2] = ["chromium", "chromium-driver"];

/// What they are called in the path.
const PROGRAMS: [&str; 2] = ["chromium", "chromedriver"];

/// Looks for browser and driver, and installs them where it may.
pub(crate) fn ready() -> Result<(), Failed> {
    if missing().is_empty() {
        return Ok(());
    }
    install()?;
    let missing = missing();
    if missing.is_empty() {
        return Ok(());
    }
    Err(Failed(format!("{} cannot be started although it was installed", missing.join(" and "))))
}

fn missing() -> Vec<&'static str> {
    PROGRAMS.into_iter().filter(|program| output(program, &["--version"]).is_none()).collect()
}

/// With apt-get, as root or as somebody who may become root without being asked.
fn install() -> Result<(), Failed> {
    let by_hand = || {
        let missing = missing().join(" and ");
        let packages = PACKAGES.join(" ");
        Failed(format!(
            "{missing} missing. Install it (on Debian: `apt-get install {packages}`) and try again"
        ))
    };
    if output("apt-get", &["--version"]).is_none() {
        return Err(by_hand());
    }
    let root = output("id", &["-u"]).is_some_and(|id| id.trim() == "0");
    let become_root: &[&str] = if root {
        &[]
    } else if output("sudo", &["-n", "true"]).is_some() {
        &["sudo", "-n"]
    } else {
        return Err(by_hand());
    };
    let apt_get = |arguments: &[&str]| {
        let quiet = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "--quiet", "--yes"];
        let line = [become_root, &quiet, arguments].concat();
        run(line[0], &line[1..])
    };
    apt_get(&["update"])?;
    apt_get(&[["install", "--no-install-recommends"].as_slice(), &PACKAGES].concat())
}
