//! Builds the browser client: WebAssembly, its glue, styles and drawings, precompressed, into `target/client`.

mod compile;
mod sizes;

use xtask::client::{Build, dist};
use xtask::phase::{Failed, cargo, phase};

use crate::ahead::Ahead;
use crate::tools;
use sizes::Sizes;

/// What packs the client; it takes a minute or two to compile, which is done beside the client's own programs.
const PACKER: &[&str] = &["--package", "sevenfold-packer"];

/// Builds everything a browser needs.
pub(crate) fn build(build: Build) -> Result<(), Failed> {
    let packer = Ahead::cargo(&[&["build"], PACKER].concat());
    compile(build)?;
    phase("pack the client", || {
        packer.join_aloud();
        cargo(&[&["run", "--quiet"], PACKER, &["--", build.name()]].concat())
    })?;
    if let Some(sizes) = Sizes::of(&dist())? {
        sizes.print();
    }
    Ok(())
}

/// Compiles its programs, and packs nothing.
pub(crate) fn compile(build: Build) -> Result<(), Failed> {
    phase("compile the page to WebAssembly", || {
        tools::wasm_target()?;
        compile::page(build)
    })?;
    phase("compile the workers to WebAssembly", || compile::workers(build))
}

/// Does the client that was built last, if any, load little enough before the first move?
pub(crate) fn check_sizes() -> Result<(), Failed> {
    Sizes::of(&dist())?.map_or(Ok(()), |sizes| sizes.check())
}
