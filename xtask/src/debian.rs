//! Programs that are not ours, from Debian's packages.

use xtask::phase::{Failed, output, run};

/// Installs packages with apt-get, as root or as somebody who may become root without being asked. Where that cannot be,
/// it says what is missing and which packages have it.
pub(crate) fn install(missing: &str, packages: &[&str]) -> Result<(), Failed> {
    let by_hand = || {
        let packages = packages.join(" ");
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
    apt_get(&[["install", "--no-install-recommends"].as_slice(), packages].concat())
}
