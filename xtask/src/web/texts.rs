//! Sentences and rules, each language for itself: a browser fetches what its reader needs.

use std::path::{Path, PathBuf};

use super::files::{files, name, read, write};
use crate::phase::Failed;

/// Sentences of rooms that the client has nothing to do with.
const ELSEWHERE: &[&str] = &["cli.ftl", "terminal.ftl"];

/// The languages there are: each has its folder.
pub fn languages(house: &Path) -> Result<Vec<String>, Failed> {
    Ok(super::files::folders(&house.join("texts"))?.iter().map(|folder| name(folder)).collect())
}

/// Every file from which texts are made.
pub fn sources(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut sources = rules(house)?;
    sources.extend(lessons(house)?);
    for language in languages(house)? {
        sources.extend(sentences(house, &language)?);
        sources.extend(said_in_lessons(house, &language)?);
    }
    Ok(sources)
}

/// Writes a file of sentences for each language, and every rule text and lesson as it is: they are fetched one by one.
pub fn write_all(house: &Path, app: &Path) -> Result<(), Failed> {
    for language in languages(house)? {
        let mut all = String::new();
        for file in sentences(house, &language)? {
            let text = String::from_utf8_lossy(&read(&file)?).into_owned();
            // Notes for whoever edits the file begin their line.
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                all.push_str(line);
                all.push('\n');
            }
        }
        write(&app.join(format!("{language}.ftl")), all.as_bytes())?;
        for file in said_in_lessons(house, &language)? {
            let lesson = name(&file).replace(".ftl", &format!(".{language}.txt"));
            write(&app.join(lesson), &read(&file)?)?;
        }
    }
    for file in lessons(house)? {
        write(&app.join(format!("lesson-{}", name(&file))), &read(&file)?)?;
    }
    for file in rules(house)? {
        write(&app.join(format!("rules-{}", name(&file))), &read(&file)?)?;
    }
    Ok(())
}

fn sentences(house: &Path, language: &str) -> Result<Vec<PathBuf>, Failed> {
    let mut files = files(&house.join("texts").join(language))?;
    files.retain(|file| !ELSEWHERE.contains(&name(file).as_str()) && !is_said_in_lesson(file));
    Ok(files)
}

fn said_in_lessons(house: &Path, language: &str) -> Result<Vec<PathBuf>, Failed> {
    let mut files = files(&house.join("texts").join(language))?;
    files.retain(|file| is_said_in_lesson(file));
    Ok(files)
}

fn is_said_in_lesson(file: &Path) -> bool {
    name(file).starts_with("lesson-")
}

fn lessons(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    files(&house.join("lessons"))
}

fn rules(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut files = files(&house.join("rules"))?;
    files.retain(|file| file.extension().is_some_and(|suffix| suffix == "md"));
    Ok(files)
}
