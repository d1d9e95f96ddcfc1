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

/// What a build of the client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Build {
    /// For people: small and compressed.
    Final,
    /// For whoever is changing it: quick to build.
    Draft,
}

impl Build {
    fn profile(self) -> &'static str {
        match self {
            Self::Final => "web",
            Self::Draft => "draft",
        }
    }
}

/// Builds everything a browser needs.
pub fn build(build: Build) -> Result<(), Failed> {
    phase("compile the client to WebAssembly", || {
        tools::wasm_target()?;
        cargo(&[
            "build",
            "--quiet",
            "--profile",
            build.profile(),
            "--target",
            tools::WASM,
            "--package",
            "sevenfold-web",
            // Views of one type each compile many times faster than views of as many types as there are parts.
            "--config",
            "build.rustflags=['--cfg','erase_components']",
        ])
    })?;
    phase("pack the client", || pack(build))
}

fn pack(kind: Build) -> Result<(), Failed> {
    let wasm = target().join(tools::WASM).join(kind.profile()).join("sevenfold_web.wasm");
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
    if kind == Build::Final {
        compress::all_below(&dist())?;
    }
    write(&stamp, build.as_bytes())
}

fn make_dir(path: &Path) -> Result<(), Failed> {
    fs::create_dir_all(path).map_err(|error| Failed(format!("{}: {error}", path.display())))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failed> {
    fs::write(path, bytes).map_err(|error| Failed(format!("{}: {error}", path.display())))
}
