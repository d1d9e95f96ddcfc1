//! Styles, drawings and the page itself.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use super::{make_dir, write};
use crate::phase::Failed;

/// A name for this build: it changes when anything in the client changes.
pub fn build_id(wasm: &[u8], parts: &Path) -> Result<String, Failed> {
    let mut hasher = DefaultHasher::new();
    hasher.write(wasm);
    for folder in ["style", "drawings", "static"] {
        for file in files(&parts.join(folder))? {
            hasher.write(file.as_os_str().as_encoded_bytes());
            hasher.write(&read(&file)?);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Writes styles and drawings beside the program, and the pages that are found by a fixed name at the top.
pub fn write_all(parts: &Path, dist: &Path, app: &Path, build: &str) -> Result<(), Failed> {
    let mut style = Vec::new();
    for file in files(&parts.join("style"))? {
        style.extend(read(&file)?);
        style.push(b'\n');
    }
    write(&app.join("style.css"), &style)?;
    for file in files(&parts.join("static"))? {
        let name = file.file_name().unwrap_or_default();
        let text = String::from_utf8_lossy(&read(&file)?).replace("{{build}}", build);
        let text = text.replace("{{symbols}}", &symbols(parts)?);
        write(&dist.join(name), text.as_bytes())?;
    }
    make_dir(dist)
}

/// All drawings as one sheet of symbols that takes no room, to be used by reference.
fn symbols(parts: &Path) -> Result<String, Failed> {
    let mut sheet =
        String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sheet\" aria-hidden=\"true\">");
    for file in files(&parts.join("drawings"))? {
        let text = String::from_utf8_lossy(&read(&file)?).into_owned();
        // Beside its symbols a drawing may show them off; only the symbols are used.
        for symbol in text.split("<symbol ").skip(1) {
            let Some(end) = symbol.find("</symbol>") else {
                return Err(Failed(format!("{} has a symbol without an end", file.display())));
            };
            sheet.push_str("<symbol ");
            sheet.push_str(&symbol[..end]);
            sheet.push_str("</symbol>");
        }
    }
    sheet.push_str("</svg>");
    Ok(sheet)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let fail = |error: std::io::Error| Failed(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(fail)? {
        files.push(entry.map_err(fail)?.path());
    }
    files.retain(|file| file.is_file());
    files.sort();
    Ok(files)
}

fn read(file: &Path) -> Result<Vec<u8>, Failed> {
    fs::read(file).map_err(|error| Failed(format!("{}: {error}", file.display())))
}
