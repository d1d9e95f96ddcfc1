//! Styles, drawings and the page itself.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

use xtask::client::{Build, Program, games, root};
use xtask::files::{files, name, read, write};
use xtask::phase::Failed;

use crate::texts;

/// Files that are found by a fixed name, whatever the build; all others belong to one build.
const FIXED: &[&str] = &["index.html", "sw.js", "icon.svg", "manifest.webmanifest"];

/// What a picture's name ends with: it is copied as it is, and found by a fixed name.
const PICTURE: &str = "png";

/// A name for this build: it changes when anything in the client changes.
pub(crate) fn build_id(programs: &[Program], parts: &Path) -> Result<String, Failed> {
    let mut hasher = DefaultHasher::new();
    for program in programs {
        hasher.write(&read(&program.wasm)?);
    }
    let mut sources = texts::sources(&root())?;
    sources.extend(puzzles(&root())?.into_iter().chain(learned(&root())?).map(|(file, _)| file));
    for folder in ["style", "drawings", "pictures/quick", "static"] {
        sources.extend(files(&parts.join(folder))?);
    }
    for file in sources {
        hasher.write(name(&file).as_bytes());
        hasher.write(&read(&file)?);
    }
    Ok(format!("{:016x}", hasher.finish()))
}

/// Writes styles and scripts beside the programs, and the pages that are found by a fixed name at the top.
pub(crate) fn write_all(kind: Build, parts: &Path, dist: &Path, build: &str) -> Result<(), Failed> {
    let app = dist.join("app").join(build);
    for (name, style) in styles(parts)? {
        write(&app.join(name), &style)?;
    }
    for (name, pictures) in pictures(parts)? {
        write(&app.join(name), pictures.as_bytes())?;
    }
    let (pictures, others): (Vec<_>, Vec<_>) = files(&parts.join("static"))?
        .into_iter()
        .partition(|file| file.extension().is_some_and(|ending| ending == PICTURE));
    for file in pictures {
        write(&dist.join(name(&file)), &read(&file)?)?;
    }
    let (fixed, scripts): (Vec<_>, Vec<_>) =
        others.into_iter().partition(|file| FIXED.contains(&name(file).as_str()));
    for file in scripts {
        let text = String::from_utf8_lossy(&read(&file)?).replace("{{worker}}", kind.worker());
        let text = text.replace("{{languages}}", &quoted(texts::languages(&root())?));
        let text = without_remarks(&text.replace("{{loaders}}", &loaders(&app)?));
        write(&app.join(name(&file)), text.as_bytes())?;
    }
    texts::write_all(&root(), &app)?;
    for (file, packed) in puzzles(&root())?.into_iter().chain(learned(&root())?) {
        write(&app.join(packed), &read(&file)?)?;
    }
    let of_build = quoted(files(&app)?.iter().map(|file| format!("/app/{build}/{}", name(file))));
    for file in fixed {
        let text = String::from_utf8_lossy(&read(&file)?).replace("{{build}}", build);
        let text = text.replace("{{symbols}}", &symbols(parts)?).replace("{{files}}", &of_build);
        write(&dist.join(name(&file)), text.as_bytes())?;
    }
    Ok(())
}

/// The functions by which the program asks for its parts.
fn loaders(app: &Path) -> Result<String, Failed> {
    let files = files(app)?;
    let parts = files.iter().filter_map(|file| {
        let part = name(file).strip_prefix("part-")?.strip_suffix(".bin")?.to_owned();
        Some(format!("export const __wasm_split_load_{part} = load({part:?});"))
    });
    Ok(parts.collect::<Vec<_>>().join("\n"))
}

/// Tactics and certificates of SEVEN's puzzles, exercises of the other games, and what they are called beside the programs.
fn puzzles(house: &Path) -> Result<Vec<(PathBuf, String)>, Failed> {
    let folder = house.join("crates/puzzles");
    let certificates = files(&folder.join("certificates"))?.into_iter().map(|file| {
        let packed = format!("certificates-{}", name(&file));
        (file, packed)
    });
    let exercises = files(&house.join("crates/exercises/sets"))?.into_iter().map(|file| {
        let packed = format!("exercises-{}", name(&file));
        (file, packed)
    });
    let tactics = [(folder.join("tactics.json"), "tactics.json".to_owned())];
    Ok(certificates.chain(exercises).chain(tactics).collect())
}

/// What players have learned, and what it is called beside the programs.
fn learned(house: &Path) -> Result<Vec<(PathBuf, String)>, Failed> {
    let net = |game: String| {
        let file = house.join("crates/bots/src").join(game.replace('-', "_")).join("net.bin");
        file.is_file().then(|| (file, format!("{game}-net.bin")))
    };
    Ok(games()?.into_iter().filter_map(net).collect())
}

/// The style of the house, the styles of games, and that of the pages beside the tables. A game's style is in a file
/// named after it; pages that show tables in their own way come last (50 and above).
fn styles(parts: &Path) -> Result<BTreeMap<String, Vec<u8>>, Failed> {
    // A table nobody has drawn has a style like a game's.
    let games: Vec<String> = games()?.into_iter().chain(["plain".to_owned()]).collect();
    let mut styles = BTreeMap::<String, Vec<u8>>::new();
    for file in files(&parts.join("style"))? {
        let game = games
            .iter()
            .find(|game| name(&file).split_once('-').is_some_and(|(_, end)| end == format!("{game}.css")));
        let name = match game {
            Some(game) => format!("style-{game}.css"),
            None if name(&file).as_str() < "50" => "style.css".to_owned(),
            None => "style-rooms.css".to_owned(),
        };
        let style = styles.entry(name).or_default();
        style.extend(without_comments(&read(&file)?));
        style.push(b'\n');
    }
    Ok(styles)
}

/// What a style says to those who change it is not for browsers.
fn without_comments(style: &[u8]) -> Vec<u8> {
    let text = String::from_utf8_lossy(style);
    let mut pieces = text.split("/*");
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str(piece.split_once("*/").map_or("", |(_, after)| after.trim_start_matches('\n')));
    }
    plain.into_bytes()
}

/// The same of a script, where a remark has lines of its own.
fn without_remarks(script: &str) -> String {
    let is_remark = |line: &&str| line.trim_start().starts_with("//");
    script.lines().filter(|line| !is_remark(line)).flat_map(|line| [line, "\n"]).collect()
}

/// The pictures that show a game in short, those of a game together and each on its line.
fn pictures(parts: &Path) -> Result<BTreeMap<String, String>, Failed> {
    let mut pictures = BTreeMap::<String, String>::new();
    for file in files(&parts.join("pictures/quick"))? {
        let name = name(&file);
        let game = name.rsplit_once('-').map_or(name.as_str(), |(game, _)| game);
        let lines = pictures.entry(format!("quick-{game}.svg")).or_default();
        lines.push_str(&String::from_utf8_lossy(&read(&file)?).replace('\n', " "));
        lines.push('\n');
    }
    Ok(pictures)
}

/// Texts as they are written in a script, one after the other.
fn quoted(texts: impl IntoIterator<Item = String>) -> String {
    texts.into_iter().map(|text| format!("{text:?}")).collect::<Vec<_>>().join(", ")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_travel_without_comments() {
        let style = b"/* Why. */\na { color: red; /* warm */ }\n/* of two\n lines */b { top: 0; }\n/* open";
        let plain = without_comments(style);
        assert_eq!(String::from_utf8_lossy(&plain), "a { color: red;  }\nb { top: 0; }\n");
    }

    #[test]
    fn scripts_travel_without_remarks() {
        let script = "// Why.\nconst at = \"http://a\";\n  // Later.\nat();\n";
        assert_eq!(without_remarks(script), "const at = \"http://a\";\nat();\n");
    }
}
