//! The embedded client is built beside us, by `xtask`: when it changes, so does this crate.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    // Found from this crate's folder, where cargo runs this: a copy of the house has a client of its own.
    let client = Path::new("../../target/client");
    // A folder that is not there would count as changed in every build.
    fs::create_dir_all(client)?;
    println!("cargo::rerun-if-changed={}", client.display());
    Ok(())
}
