//! Tools the checks need, installed where they are missing.

use xtask::client::WASM;
use xtask::phase::{Failed, cargo, output, run};

/// The versions of cargo-deny that `deny.toml` is written for.
const CARGO_DENY: &str = "~0.19";

/// Installs the standard library for the browser; automatic installation may be switched off on a machine.
pub(crate) fn wasm_target() -> Result<(), Failed> {
    let installed = output("rustup", &["target", "list", "--installed"]).unwrap_or_default();
    if installed.lines().any(|target| target == WASM) {
        Ok(())
    } else {
        run("rustup", &["target", "add", WASM])
    }
}

/// Installs cargo-deny.
pub(crate) fn cargo_deny() -> Result<(), Failed> {
    if output("cargo-deny", &["--version"]).is_some() {
        return Ok(());
    }
    cargo(&["install", "--locked", "--quiet", "cargo-deny", "--version", CARGO_DENY])
}
