//! Styles, drawings and the page itself.

use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use super::{Build, Program, read, write};
use crate::phase::Failed;

/// Files that are found by a fixed name, whatever the build; all others belong to one build.
const FIXED: &[&str] = &["index.html", "sw.js", "icon.svg", "manifest.webmanifest"];

/// A name for this build: it changes when anything in the client changes.
pub fn build_id(programs: &[Program], parts: &Path) -> Result<String, Failed> {
    let mut hasher = DefaultHasher::new();
    for program in programs {
        hasher.write(&read(&program.wasm)?);
    }
    for folder in ["style", "drawings", "static"] {
        for file in files(&parts.join(folder))? {
            hasher.write(file.as_os_str().as_encoded_bytes());
            hasher.write(&read(&file)?);
        }
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Writes styles and scripts beside the programs, and the pages that are found by a fixed name at the top.
pub fn write_all(kind: Build, parts: &Path, dist: &Path, build: &str) -> Result<(), Failed> {
    let app = dist.join("app").join(build);
    let mut style = Vec::new();
    for file in files(&parts.join("style"))? {
        style.extend(read(&file)?);
        style.push(b'\n');
    }
    write(&app.join("style.css"), &style)?;
    let (fixed, scripts): (Vec<_>, Vec<_>) =
        files(&parts.join("static"))?.into_iter().partition(|file| FIXED.contains(&name(file).as_str()));
    for file in scripts {
        let text = String::from_utf8_lossy(&read(&file)?).replace("{{worker}}", kind.worker());
        write(&app.join(name(&file)), text.as_bytes())?;
    }
    let of_build: Vec<String> =
        files(&app)?.iter().map(|file| format!("\"/app/{build}/{}\"", name(file))).collect();
    for file in fixed {
        let text = String::from_utf8_lossy(&read(&file)?).replace("{{build}}", build);
        let text = text.replace("{{symbols}}", &symbols(parts)?).replace("{{files}}", &of_build.join(", "));
        write(&dist.join(name(&file)), text.as_bytes())?;
    }
    Ok(())
}

fn name(file: &Path) -> String {
    file.file_name().unwrap_or_default().to_string_lossy().into_owned()
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
