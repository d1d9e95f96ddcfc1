//! Sentences and rules, each language for itself: a browser fetches what its reader needs.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use xtask::client::{PUZZLES, games};
use xtask::files::{files, name, read, write};
use xtask::phase::Failed;

/// The book of the pages beside the tables.
const ROOMS: &str = "rooms";
/// The book of the pages for members.
const MEMBERS: &str = "members";

/// The book of the pages of one's own games, of people and leaderboards.
const OWN: &str = "own";

/// The book of the pages where one looks back and practises.
const REVIEW: &str = "review";

/// Sentences of rooms that the client has nothing to do with.
const ELSEWHERE: &[&str] = &["cli.ftl", "hosting.ftl", "terminal.ftl"];

/// The languages there are: each has its folder, named by its code of two letters.
pub(crate) fn languages(house: &Path) -> Result<Vec<String>, Failed> {
    let folders = xtask::files::folders(&house.join("texts"))?;
    Ok(folders.iter().map(|folder| name(folder)).filter(|code| code.len() == 2).collect())
}

/// Every file from which texts are made.
pub(crate) fn sources(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut sources = rules(house)?;
    sources.extend(lessons(house)?);
    sources.extend(terms(house)?);
    sources.extend(aids(house)?);
    for language in languages(house)? {
        sources.extend(sentences(house, &language)?);
        sources.extend(said_in_lessons(house, &language)?);
    }
    Ok(sources)
}

/// Writes files of sentences for each language, one for the house, one a game and one for each group of pages that few begin with, and every rule text and lesson as it is: they are fetched one by one.
pub(crate) fn write_all(house: &Path, app: &Path) -> Result<(), Failed> {
    let games: Vec<String> =
        games()?.into_iter().chain([PUZZLES, ROOMS, MEMBERS, OWN, REVIEW].map(str::to_owned)).collect();
    for language in languages(house)? {
        let mut books = BTreeMap::<String, String>::new();
        for file in sentences(house, &language)? {
            let game = games.iter().find(|game| is_of_game(&name(&file), game));
            let text = String::from_utf8_lossy(&read(&file)?).into_owned();
            // Notes for whoever edits the file begin their line.
            for line in text.lines().filter(|line| !line.starts_with('#')) {
                let game = game.filter(|game| !is_of_house(line, game));
                let book = game.map_or_else(|| language.clone(), |game| format!("{language}-{game}"));
                let book = books.entry(book).or_default();
                book.push_str(line);
                book.push('\n');
            }
        }
        for (book, sentences) in books {
            write(&app.join(format!("{book}.ftl")), sentences.as_bytes())?;
        }
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
    for file in aids(house)? {
        write(&app.join(format!("aid-{}", name(&file))), &read(&file)?)?;
    }
    for file in terms(house)? {
        write(&app.join(format!("terms-{}", name(&file).replace(".ftl", ".txt"))), &read(&file)?)?;
    }
    Ok(())
}

fn sentences(house: &Path, language: &str) -> Result<Vec<PathBuf>, Failed> {
    let mut files = files(&house.join("texts").join(language))?;
    files.retain(|file| !ELSEWHERE.contains(&name(file).as_str()) && !is_said_in_lesson(file));
    Ok(files)
}

/// By its tagline a game is known before it is chosen; and everybody sees the way to the puzzles.
fn is_of_house(line: &str, game: &str) -> bool {
    line.starts_with(&format!("{game}-tagline "))
        || line.starts_with("web-puzzles ")
        || line.starts_with("web-puzzles-say ")
}

/// The game's own sentences, its table's and its bots'.
fn is_of_game(file: &str, game: &str) -> bool {
    ["", "web-", "bots-"].iter().any(|room| file == format!("{room}{game}.ftl"))
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

/// The player aids and score pads.
fn aids(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    files(&house.join("texts/aids"))
}

/// The glossaries.
fn terms(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    files(&house.join("texts/terms"))
}

fn rules(house: &Path) -> Result<Vec<PathBuf>, Failed> {
    let mut files = files(&house.join("rules"))?;
    files.retain(|file| file.extension().is_some_and(|suffix| suffix == "md"));
    Ok(files)
}
