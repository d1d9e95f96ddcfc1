//! Precompresses what is worth it, so that the server compresses nothing on the fly.

use std::fs;
use std::io::Write;
use std::path::Path;

use flate2::Compression;
use flate2::write::GzEncoder;

use crate::phase::Failed;

/// Below this a compressed copy saves nothing.
const WORTH_IT: u64 = 1024;
const KINDS: &[&str] = &["wasm", "bin", "js", "css", "svg", "html", "webmanifest", "json", "ftl", "md"];

/// Writes `.br` and `.gz` beside every text and every wasm file.
pub(super) fn all_below(folder: &Path) -> Result<(), Failed> {
    let fail = |error: std::io::Error| Failed(format!("{}: {error}", folder.display()));
    for entry in fs::read_dir(folder).map_err(fail)? {
        let path = entry.map_err(fail)?.path();
        if path.is_dir() {
            all_below(&path)?;
        } else if KINDS.iter().any(|kind| path.extension().is_some_and(|extension| extension == *kind)) {
            one(&path).map_err(fail)?;
        }
    }
    Ok(())
}

fn one(path: &Path) -> std::io::Result<()> {
    let bytes = fs::read(path)?;
    if (bytes.len() as u64) < WORTH_IT {
        return Ok(());
    }
    let name = path.display();
    let mut brotli = brotli::CompressorWriter::new(fs::File::create(format!("{name}.br"))?, 4096, 11, 22);
    brotli.write_all(&bytes)?;
    drop(brotli);
    let mut gzip = GzEncoder::new(fs::File::create(format!("{name}.gz"))?, Compression::best());
    gzip.write_all(&bytes)?;
    gzip.finish()?;
    Ok(())
}
