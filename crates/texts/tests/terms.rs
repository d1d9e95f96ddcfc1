//! One word for one thing: the glossaries, and that no text uses the words they forbid.

#![expect(clippy::unwrap_used, reason = "a file of the repository that cannot be read fails the test")]

use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_texts::{Glossary, Lang};

fn house() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The games of the workspace: each has a folder, and a house test sees that the shelf has all of them.
fn games() -> Vec<String> {
    let folders = fs::read_dir(house().join("crates/games")).unwrap();
    folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect()
}

fn glossary(game: &str, lang: Lang) -> Glossary {
    let file = format!("texts/terms/{game}.{lang}.ftl");
    let text = fs::read_to_string(house().join(&file)).unwrap_or_else(|_| panic!("{file} is missing"));
    Glossary::read(&text)
}

/// Everything people read about a game, line by line with where it is.
fn texts(game: &str, lang: Lang) -> Vec<(String, String)> {
    let folder = house().join("texts").join(lang.code());
    let own = ["", "web-", "bots-", "lesson-"].map(|room| format!("{room}{game}.ftl"));
    let shared = ["web.ftl", "web-rooms.ftl", "terminal.ftl"];
    let mut all = Vec::new();
    for name in own.iter().map(String::as_str).chain(shared) {
        let Ok(file) = fs::read_to_string(folder.join(name)) else { continue };
        let mut key = String::new();
        for line in file.lines().filter(|line| !line.starts_with('#')) {
            let said = match line.split_once(" =") {
                Some((name, said)) if !line.starts_with(' ') => {
                    name.clone_into(&mut key);
                    said
                }
                _ => line,
            };
            let is_own = !shared.contains(&name) || key.contains(&format!("-{game}-"));
            if is_own {
                all.push((format!("{lang}/{name} {key}"), without_facts(said)));
            }
        }
    }
    let rules = fs::read_to_string(house().join(format!("rules/{game}.{lang}.md"))).unwrap();
    all.extend(rules.lines().map(|line| (format!("rules/{game}.{lang}.md"), line.to_owned())));
    for sheet in ["", "-pad", "-quick"].map(|kind| format!("texts/aids/{game}{kind}.{lang}.md")) {
        let Ok(file) = fs::read_to_string(house().join(&sheet)) else { continue };
        all.extend(file.lines().map(|line| (sheet.clone(), line.to_owned())));
    }
    all
}

/// The line without the names of facts, which are not words.
fn without_facts(line: &str) -> String {
    let mut pieces = line.split('$');
    let first = pieces.next().unwrap_or_default().to_owned();
    let rest = pieces
        .map(|piece| piece.trim_start_matches(|letter: char| letter.is_alphanumeric() || letter == '-'));
    rest.fold(first, |line, piece| line + piece)
}

#[test]
fn every_game_has_the_same_words_in_every_language() {
    let games = games();
    assert!(!games.is_empty(), "there are games");
    for game in &games {
        let keys = |lang| glossary(game, lang).terms.into_iter().map(|term| term.key).collect::<Vec<_>>();
        assert!(keys(Lang::En).len() >= 5, "{game} has hardly any words");
        for lang in Lang::ALL {
            assert_eq!(keys(lang), keys(Lang::En), "{game} in {lang}");
            for term in glossary(game, lang).terms {
                assert!(!term.word.is_empty() && term.means.ends_with('.'), "{game} in {lang}: {}", term.key);
            }
        }
    }
}

#[test]
fn every_word_is_used() {
    for game in &games() {
        for lang in Lang::ALL {
            let texts: Vec<String> = texts(game, lang).into_iter().map(|(_, line)| line).collect();
            for term in glossary(game, lang).terms {
                let forms = std::iter::once(&term.word).chain(&term.forms);
                let used =
                    forms.into_iter().any(|form| texts.iter().any(|line| line.contains(form.as_str())));
                assert!(used, "{game} in {lang} never says “{}”", term.word);
            }
        }
    }
}

#[test]
fn no_text_uses_a_word_that_its_glossary_forbids() {
    let mut found = Vec::new();
    for game in &games() {
        for lang in Lang::ALL {
            let glossary = glossary(game, lang);
            let texts = texts(game, lang);
            assert!(texts.len() > 100, "{game} in {lang} has hardly any texts");
            for (place, line) in &texts {
                let words =
                    glossary.forbidden(line).map(|(not, word)| format!("{place}: “{not}” is “{word}”"));
                found.extend(words);
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
