//! Writes the list of games from the manifest, so that a game is on the shelf for one line.

mod generate;

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // Cargo runs this in the crate's folder.
    let here = Path::new(".");
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
