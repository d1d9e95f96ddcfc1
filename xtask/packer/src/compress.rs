//! Precompresses what is worth it, so that the server compresses nothing on the fly.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use xtask::phase::Failed;

use crate::processors::on_all_processors;

/// Below this a compressed copy saves nothing.
const WORTH_IT: u64 = 1024;
const KINDS: &[&str] = &["wasm", "bin", "js", "css", "svg", "html", "webmanifest", "json", "ftl", "md"];

/// Writes `.br` and `.gz` beside every text and every wasm file, on all processors.
pub(crate) fn all_below(folder: &Path) -> Result<(), Failed> {
    let mut files = Vec::new();
    worth_it_below(folder, &mut files).map_err(|error| Failed(format!("{}: {error}", folder.display())))?;
    // The largest first, so that nobody begins with it when the others are done.
    files.sort_by(|one, other| other.cmp(one));
    on_all_processors(files, |(_, path)| {
        one(&path).map_err(|error| Failed(format!("{}: {error}", path.display())))
    })
}

/// Every file below a folder of which a compressed copy saves something, with its size.
fn worth_it_below(folder: &Path, files: &mut Vec<(u64, PathBuf)>) -> std::io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let (path, facts) = (entry.path(), entry.metadata()?);
        let kind = |kind: &&str| path.extension().is_some_and(|extension| extension == *kind);
        if facts.is_dir() {
            worth_it_below(&path, files)?;
        } else if facts.len() >= WORTH_IT && KINDS.iter().any(kind) {
            files.push((facts.len(), path));
        }
    }
    Ok(())
}

fn one(path: &Path) -> std::io::Result<()> {
    let bytes = fs::read(path)?;
    let name = path.display();
    let how = BrotliEncoderParams { size_hint: bytes.len(), ..BrotliEncoderParams::default() };
    let mut brotli =
        brotli::CompressorWriter::with_params(fs::File::create(format!("{name}.br"))?, 4096, &how);
    brotli.write_all(&bytes)?;
    drop(brotli);
    let mut gzip = GzEncoder::new(fs::File::create(format!("{name}.gz"))?, Compression::best());
    gzip.write_all(&bytes)?;
    gzip.finish()?;
    Ok(())
}
