//! Packs the browser client into `target/client`: programs that were compiled to WebAssembly with the scripts that bind them
//! to the browser, styles, drawings and texts, compressed.
//!
//! It stands apart from `xtask` because what it is made of takes a minute or two to compile: whoever begins on a new machine
//! has the client and the program built meanwhile. `cargo xtask web` calls it.

mod compress;
mod glue;
mod merge;
mod order;
mod pages;
mod parts;
mod processors;
mod texts;

use std::fs;
use std::path::Path;
use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

use xtask::client::{Build, Program, Role, dist, programs, root};
use xtask::files::{make_dir, read, write};
use xtask::phase::Failed;

use processors::on_all_processors;

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let packed = Build::called(&name)
        .ok_or_else(|| Failed(format!("there is no build called `{name}`")))
        .and_then(|build| pack(build, &programs(build)?));
    match packed {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("packer: {failed}");
            ExitCode::FAILURE
        }
    }
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
    on_all_processors(programs.iter().collect(), |program| match program.role {
        Role::Page => bind(kind, program, &parts::split(kind, program, &app)?, &app),
        Role::Worker => bind(kind, program, &program.wasm, &app),
    })?;
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
