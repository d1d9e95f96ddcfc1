//! The page's program in parts: what everybody needs, and what is loaded when it is first needed.
//!
//! Where to cut the program itself says (`later.rs` of the client). What several parts need but not everybody is a module
//! of its own, and there are dozens; so that a browser asks only once, each part travels with all modules it needs, in
//! one file: the number of a module, its length, its bytes, and so on. `parts.js` reads that.

use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_encoder::Module;
use wasm_encoder::reencode::{Error, Reencode};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

use xtask::client::{Build, Program};
use xtask::files::{make_dir, read, write};
use xtask::phase::Failed;

use crate::order::ordered;

/// The number of a module that belongs to its part alone.
const ITS_OWN: u32 = u32::MAX;

/// Writes the parts of a program beside it, and tells where the rest of it is.
pub(crate) fn split(kind: Build, program: &Program, app: &Path) -> Result<PathBuf, Failed> {
    let folder = program.wasm.with_extension("parts");
    let _ = fs::remove_dir_all(&folder);
    make_dir(&folder)?;
    let (whole, rest) = (read(&program.wasm)?, folder.join("rest.wasm"));
    let mut options = Options::new(&whole);
    options.output_dir = &folder;
    options.main_out_path = &rest;
    options.link_name = "./parts.js";
    let split = transform(options).map_err(|error| Failed(format!("split the page: {error}")))?;
    for (part, modules) in &split.prefetch_map {
        let mut packed = Vec::new();
        for module in modules {
            let number = module.strip_prefix("chunk_").map_or(Ok(ITS_OWN), str::parse);
            let number = number.map_err(|error| Failed(format!("{module}: {error}")))?;
            let bytes = finished(kind, read(&folder.join(format!("{module}.wasm")))?)?;
            let length = u32::try_from(bytes.len()).map_err(|error| Failed(format!("{module}: {error}")))?;
            packed.extend(number.to_le_bytes());
            packed.extend(length.to_le_bytes());
            packed.extend(bytes);
        }
        write(&app.join(format!("part-{part}.bin")), &packed)?;
    }
    Ok(rest)
}

/// A module as it travels: nothing in it but what it does, in an order that compresses well.
fn finished(kind: Build, module: Vec<u8>) -> Result<Vec<u8>, Failed> {
    if kind == Build::Draft {
        return Ok(module);
    }
    let mut bare = Module::new();
    Bare.parse_core_module(&mut bare, Parser::new(0), &module)
        .map_err(|error| Failed(format!("strip a part: {error}")))?;
    ordered(&bare.finish())
}

/// Leaves out names and other notes.
struct Bare;

impl Reencode for Bare {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _module: &mut Module,
        _section: CustomSectionReader<'_>,
    ) -> Result<(), Error> {
        Ok(())
    }
}
