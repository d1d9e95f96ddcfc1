//! Builds the browser client: WebAssembly, its glue, styles and drawings, precompressed, into `target/client`.

mod compile;
mod compress;
mod files;
mod glue;
mod order;
mod pages;
mod parts;
mod sizes;
mod texts;

use std::fs;
use std::path::{Path, PathBuf};

use wasm_bindgen_cli_support::Bindgen;

use crate::phase::{Failed, phase};
use crate::tools;
use compile::{Program, Role};
use files::{make_dir, read, write};
use sizes::Sizes;

/// The workspace's own folder. Asked when it runs, not when it is compiled: a build folder may have been filled from
/// another copy of the house, and nothing is to be written there.
fn root() -> PathBuf {
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from("xtask"), PathBuf::from);
    here.join("..")
}

/// Where the server finds the client; not in a folder cargo keeps things of its own in, as it would for a profile's name.
fn dist() -> PathBuf {
    root().join("target/client")
}

/// What a build of the client is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Build {
    /// For people: small, compressed, and with one worker a game.
    Final,
    /// For whoever is changing it: quick to build, and with one worker for all games.
    Draft,
}

/// Builds everything a browser needs.
pub(crate) fn build(build: Build) -> Result<(), Failed> {
    let programs = compile(build)?;
    phase("pack the client", || pack(build, &programs))?;
    if let Some(sizes) = Sizes::of(&dist())? {
        sizes.print();
    }
    Ok(())
}

/// Compiles its programs, and packs nothing.
pub(crate) fn compile(build: Build) -> Result<Vec<Program>, Failed> {
    let mut programs = Vec::new();
    phase("compile the page to WebAssembly", || {
        tools::wasm_target()?;
        programs.push(compile::page(build)?);
        Ok(())
    })?;
    phase("compile the workers to WebAssembly", || {
        programs.extend(compile::workers(build)?);
        Ok(())
    })?;
    Ok(programs)
}

/// Does the client that was built last, if any, load little enough before the first move?
pub(crate) fn check_sizes() -> Result<(), Failed> {
    Sizes::of(&dist())?.map_or(Ok(()), |sizes| sizes.check())
}

fn pack(kind: Build, programs: &[Program]) -> Result<(), Failed> {
    let client = root().join("crates/web");
    let build = pages::build_id(programs, &client)?;
    let stamp = dist().join("BUILD");
    if fs::read_to_string(&stamp).is_ok_and(|packed| packed == build) {
        return Ok(());
    }
    let _ = fs::remove_dir_all(dist());
    let app = dist().join("app").join(&build);
    make_dir(&app)?;
    for program in programs {
        match program.role {
            Role::Page => bind(kind, program, &parts::split(kind, program, &app)?, &app)?,
            Role::Worker => bind(kind, program, &program.wasm, &app)?,
        }
    }
    pages::write_all(kind, &client, &dist(), &build)?;
    if kind == Build::Final {
        compress::all_below(&dist())?;
    }
    write(&stamp, build.as_bytes())
}

/// Writes a program and the script that binds it to the browser.
fn bind(kind: Build, program: &Program, wasm: &Path, app: &Path) -> Result<(), Failed> {
    let fail = |error| Failed(format!("wasm-bindgen: {error}"));
    let mut bindgen = Bindgen::new();
    bindgen.input_path(wasm).out_name(&program.name).typescript(false).web(true).map_err(fail)?;
    // The parts of a program share its memory and its table of functions.
    bindgen.keep_lld_exports(program.role == Role::Page);
    // Names stay in what cargo made, for whoever wonders what makes a program large.
    bindgen.remove_name_section(kind == Build::Final).remove_producers_section(kind == Build::Final);
    bindgen.generate(app).map_err(fail)?;
    if kind == Build::Final {
        let (wasm, script) = (format!("{}_bg.wasm", program.name), format!("{}.js", program.name));
        let (wasm, script) = (app.join(wasm), app.join(script));
        let bound = String::from_utf8_lossy(&read(&script)?).into_owned();
        let (short, bound) = glue::shortened(&read(&wasm)?, &bound)?;
        write(&wasm, &order::ordered(&short)?)?;
        write(&script, bound.as_bytes())?;
    }
    Ok(())
}
