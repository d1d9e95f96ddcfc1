//! Writes the list of games from the manifest, so that a game is on the shelf for one line.

mod generate;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Asked when it runs, not when it is compiled: a build folder may have been filled from another copy of the house.
    let here = env::var_os("CARGO_MANIFEST_DIR").ok_or(io::ErrorKind::NotFound)?;
    let here = Path::new(&here);
    for seen in ["Cargo.toml", "build.rs", "generate.rs", "../bots/src/lib.rs"] {
        println!("cargo::rerun-if-changed={seen}");
    }
    let manifest = fs::read_to_string(here.join("Cargo.toml"))?;
    let games = generate::listed(&manifest, |id| here.join("../games").join(id).is_dir());
    let players =
        |game: &generate::Listed| here.join("../bots/src").join(game.module()).with_extension("rs").is_file();
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("games.rs"), generate::code(&games, players))
}
