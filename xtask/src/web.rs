//! Builds the browser client: WebAssembly, its glue, styles and drawings, precompressed, into `target/web`.

mod compress;
mod pages;

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::phase::{Failed, cargo, phase};
use crate::tools;

/// The workspace's own folder.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Where the server finds the client.
fn dist() -> PathBuf {
    root().join("target/web")
}

/// Builds everything a browser needs.
pub fn build() -> Result<(), Failed> {
    phase("compile the client to WebAssembly", || {
        tools::wasm_target()?;
        cargo(&[
            "build",
            "--quiet",
            "--profile",
            "web",
            "--target",
            tools::WASM,
            "--package",
            "sevenfold-web",
        ])
    })?;
    phase("pack the client", pack)
}

fn pack() -> Result<(), Failed> {
    let wasm = target().join(tools::WASM).join("web/sevenfold_web.wasm");
    let bytes = fs::read(&wasm).map_err(|error| Failed(format!("{}: {error}", wasm.display())))?;
    let parts = root().join("crates/web");
    let build = pages::build_id(&bytes, &parts)?;
    let stamp = dist().join("BUILD");
    if fs::read_to_string(&stamp).is_ok_and(|packed| packed == build) {
        return Ok(());
    }
    let _ = fs::remove_dir_all(dist());
    let app = dist().join("app").join(&build);
    make_dir(&app)?;
    Bindgen::new()
        .input_path(&wasm)
        .web(true)
        .map_err(|error| Failed(format!("wasm-bindgen: {error}")))?
        .typescript(false)
        .out_name("sevenfold")
        .generate(&app)
        .map_err(|error| Failed(format!("wasm-bindgen: {error}")))?;
    pages::write_all(&parts, &dist(), &app, &build)?;
    compress::all_below(&dist())?;
    write(&stamp, build.as_bytes())
}

fn make_dir(path: &Path) -> Result<(), Failed> {
    fs::create_dir_all(path).map_err(|error| Failed(format!("{}: {error}", path.display())))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failed> {
    fs::write(path, bytes).map_err(|error| Failed(format!("{}: {error}", path.display())))
}
