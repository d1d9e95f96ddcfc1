//! Precompresses what is worth it, so that the server compresses nothing on the fly.

use std::fs;
use std::io::Write;
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::thread;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

use crate::phase::Failed;

/// Below this a compressed copy saves nothing.
const WORTH_IT: u64 = 1024;
const KINDS: &[&str] = &["wasm", "bin", "js", "css", "svg", "html", "webmanifest", "json", "ftl", "md"];

/// Writes `.br` and `.gz` beside every text and every wasm file, on all processors.
pub(super) fn all_below(folder: &Path) -> Result<(), Failed> {
    let fail = |error: std::io::Error| Failed(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    worth_it_below(folder, &mut files).map_err(fail)?;
    // The largest first, so that nobody begins with it when the others are done.
    files.sort();
    let files = Mutex::new(files);
    // In a statement of its own, so that the next file is not waited for while one is compressed.
    let next = || {
        let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
        files.pop()
    };
    let work = || std::iter::from_fn(next).try_for_each(|(_, path)| one(&path));
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err(std::io::Error::other("compressing panicked")))
        })
    })
    .map_err(fail)
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
