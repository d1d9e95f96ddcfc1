//! The page's program in parts: what everybody needs, and what is loaded when it is first needed.
//!
//! Where to cut the program itself says (`later.rs` of the client). What several parts need but not everybody is cut into modules
//! of its own, and there are hundreds; so that a browser asks only once and starts little, each part travels with all it needs in
//! one file, and what it does in one module (`merge.rs`): the number of a module, its length, its bytes, and so on. `parts.js`
//! reads that, and starts what has a number only once, for whatever is kept is there.

use std::fs;
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use xtask::client::{Build, Program};
use xtask::files::{make_dir, read, write};
use xtask::phase::Failed;

use crate::merge::merged;
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
        let modules = modules.iter().map(|module| {
            let number = module.strip_prefix("chunk_").map_or(Ok(ITS_OWN), str::parse);
            let number = number.map_err(|error| Failed(format!("{module}: {error}")))?;
            Ok((number, read(&folder.join(format!("{module}.wasm")))?))
        });
        let mut modules = modules.collect::<Result<Vec<(u32, Vec<u8>)>, Failed>>()?;
        modules.sort_by_key(|(number, _)| *number);
        let modules = if kind == Build::Final { finished(&modules)? } else { modules };
        write(&app.join(format!("part-{part}.bin")), &packed(&modules)?)?;
    }
    Ok(rest)
}

/// Modules one after another, each with its number and its length.
fn packed(modules: &[(u32, Vec<u8>)]) -> Result<Vec<u8>, Failed> {
    let mut packed = Vec::new();
    for (number, bytes) in modules {
        let length =
            u32::try_from(bytes.len()).map_err(|error| Failed(format!("module {number}: {error}")))?;
        packed.extend(number.to_le_bytes());
        packed.extend(length.to_le_bytes());
        packed.extend(bytes);
    }
    Ok(packed)
}

/// The modules of a part as they travel, its own last: nothing in them but what they do, in an order that compresses well.
fn finished(modules: &[(u32, Vec<u8>)]) -> Result<Vec<(u32, Vec<u8>)>, Failed> {
    let (numbers, modules): (Vec<u32>, Vec<&[u8]>) =
        modules.iter().map(|(number, module)| (*number, module.as_slice())).unzip();
    let (one, data) = merged(&modules).map_err(|error| Failed(format!("merge a part: {error}")))?;
    let data = data.into_iter().map(|(place, data)| (numbers[place], data));
    Ok(data.chain([(ITS_OWN, ordered(&one)?)]).collect())
}
