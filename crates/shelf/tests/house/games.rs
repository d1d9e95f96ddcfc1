//! What every game on the shelf has.

use sevenfold_core::FieldKind;
use sevenfold_shelf::{Effort, GAMES};
use sevenfold_texts::{Lang, Texts, rules};

use crate::{house, rust_files};

#[test]
fn the_shelf_holds_every_game_of_the_workspace_once() {
    let mut shelved: Vec<String> = GAMES.iter().map(|game| game.meta().id.to_owned()).collect();
    shelved.sort();
    let folders = std::fs::read_dir(house().join("crates/games")).unwrap();
    let mut built: Vec<String> =
        folders.map(|folder| folder.unwrap().file_name().into_string().unwrap()).collect();
    built.sort();
    assert_eq!(shelved, built);
}

#[test]
fn every_game_has_its_rules_in_every_language() {
    for game in GAMES {
        let meta = game.meta();
        let expected: Vec<String> = meta.rules.iter().map(ToString::to_string).collect();
        for lang in Lang::ALL {
            let book = rules(meta.id, lang).unwrap_or_else(|| panic!("{} has no rules in {lang}", meta.id));
            let written: Vec<&str> = book.rules().map(|rule| rule.id).collect();
            assert_eq!(written, expected, "{} in {lang}", meta.id);
        }
    }
}

#[test]
fn every_game_has_a_careless_and_a_sensible_bot() {
    for game in GAMES {
        let bots = game.bots();
        for name in ["random", "club"] {
            assert!(bots.contains(&name), "{} has no bot {name}", game.meta().id);
        }
        assert!(bots.iter().all(|name| game.bot(name, &Effort::default()).is_some()));
    }
}

#[test]
fn every_game_has_the_words_that_menus_need() {
    let mut missing = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        let mut keys = vec![format!("{id}-tagline")];
        for field in game.fields() {
            let label = format!("option-{id}-{}", field.key);
            keys.push(format!("{label}-hint"));
            if let FieldKind::Choice(words) = field.kind {
                keys.extend(words.iter().map(|word| format!("{label}-{word}")));
            }
            keys.push(label);
        }
        missing.extend(keys.into_iter().filter(|key| !Texts::of(Lang::En).has(key)));
    }
    assert!(missing.is_empty(), "no words for {missing:#?}");
}

/// Rules of puzzles are pinned where puzzles are solved.
const PUZZLES: &str = "crates/puzzles";

#[test]
fn every_rule_has_a_test_that_carries_its_id() {
    let puzzles = rust_files(PUZZLES);
    let mut untested = Vec::new();
    for game in GAMES {
        let meta = game.meta();
        let tests = rust_files(format!("crates/games/{}", meta.id));
        for rule in meta.rules {
            let name = format!("fn {}{}_", rule.prefix.to_lowercase(), rule.number);
            if !tests.iter().chain(&puzzles).any(|(_, text)| text.contains(&name)) {
                untested.push(rule.to_string());
            }
        }
    }
    assert!(untested.is_empty(), "no test named after {untested:?}");
}

#[test]
fn every_game_has_the_same_kinds_of_tests() {
    for game in GAMES {
        for kind in ["rules", "laws", "examples"] {
            let tests = house().join("crates/games").join(game.meta().id).join("tests");
            let found =
                tests.join(format!("{kind}.rs")).exists() || tests.join(kind).join("main.rs").exists();
            assert!(found, "{} has no tests/{kind}", game.meta().id);
        }
    }
}

#[test]
fn default_options_are_the_ones_that_can_be_chosen() {
    for game in GAMES {
        let meta = game.meta();
        for seats in meta.least_seats..=meta.most_seats {
            let options = game.default_options(seats).unwrap();
            let written: Vec<&String> = options.as_object().unwrap().keys().collect();
            let declared: Vec<&str> = game.fields().iter().map(|field| field.key).collect();
            assert_eq!(written, declared, "{} with {seats}", meta.id);
            assert!(game.start(&options, seats, None).is_ok());
        }
    }
}
