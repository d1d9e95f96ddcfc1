//! The embedded client is built beside us, by `xtask`: when it changes, so does this crate.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let client = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/client");
    // A folder that is not there would count as changed in every build.
    fs::create_dir_all(&client)?;
    println!("cargo::rerun-if-changed={}", client.display());
    Ok(())
}
