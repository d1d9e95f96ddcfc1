//! Who may know whom, and what is taken from others.

use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

use serde_json::Value;

use crate::house;

/// A package of the workspace.
struct Package {
    name: String,
    is_game: bool,
    dependencies: Vec<Dependency>,
}

/// What a package depends on.
struct Dependency {
    name: String,
    is_ours: bool,
    is_for_tests: bool,
}

fn packages() -> Vec<Package> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["metadata", "--format-version", "1", "--no-deps", "--offline"]).current_dir(house());
    let metadata: Value = serde_json::from_slice(&cargo.output().unwrap().stdout).unwrap();
    metadata["packages"].as_array().unwrap().iter().map(package).collect()
}

fn package(value: &Value) -> Package {
    let dependencies = value["dependencies"].as_array().unwrap().iter().map(|dependency| Dependency {
        name: dependency["name"].as_str().unwrap().to_owned(),
        is_ours: dependency["path"].is_string(),
        is_for_tests: dependency["kind"] == "dev",
    });
    Package {
        name: value["name"].as_str().unwrap().to_owned(),
        is_game: value["manifest_path"].as_str().unwrap().contains("/crates/games/"),
        dependencies: dependencies.collect(),
    }
}

#[test]
fn a_game_knows_core_and_nothing_else_of_ours() {
    let packages = packages();
    assert!(packages.iter().any(|package| package.is_game));
    for game in packages.iter().filter(|package| package.is_game) {
        let ours = game.dependencies.iter().filter(|dependency| dependency.is_ours);
        let others: Vec<&str> = ours
            .map(|dependency| dependency.name.as_str())
            .filter(|name| *name != "sevenfold-core")
            .collect();
        assert!(others.is_empty(), "{} depends on {others:?}", game.name);
    }
}

#[test]
fn core_texts_and_encodings_know_no_room_above_them() {
    for package in packages() {
        let allowed: &[&str] = match package.name.as_str() {
            "sevenfold-core" => &[],
            "sevenfold-texts" => &["sevenfold-core"],
            // SEVEN, whose moves are not listed by a pattern of words; 777, whose numbers are written without a view.
            "sevenfold-encode" => &["sevenfold-core", "sevenfold-seven", "sevenfold-triple-seven"],
            _ => continue,
        };
        let ours = package.dependencies.iter().filter(|dependency| dependency.is_ours);
        for dependency in ours.filter(|dependency| !dependency.is_for_tests) {
            assert!(allowed.contains(&dependency.name.as_str()), "{} → {}", package.name, dependency.name);
        }
    }
}

/// Rooms that work with any game get them from the shelf.
#[test]
fn rooms_for_all_games_depend_on_no_game() {
    let packages = packages();
    let games: BTreeSet<&str> =
        packages.iter().filter(|package| package.is_game).map(|package| package.name.as_str()).collect();
    let rooms = [
        "core",
        "texts",
        "protocol",
        "fair",
        "lessons",
        "table",
        "client",
        "worker",
        "lab",
        "cli",
        "server",
        "python",
        "solve",
        "ratings",
        "lobby",
        "review",
        "exercises",
    ];
    for package in packages.iter().filter(|package| rooms.iter().any(|room| is_room(package, room))) {
        for dependency in package.dependencies.iter().filter(|dependency| !dependency.is_for_tests) {
            assert!(!games.contains(dependency.name.as_str()), "{} → {}", package.name, dependency.name);
        }
    }
}

/// What a player loads before the first move is small because the page leaves playing to servers and workers.
#[test]
fn the_page_knows_no_table_and_no_bot() {
    let engines = ["sevenfold-table", "sevenfold-shelf", "sevenfold-bots", "sevenfold-worker"];
    let packages = packages();
    let page = packages.iter().find(|package| is_room(package, "web")).unwrap();
    for dependency in page.dependencies.iter().filter(|dependency| !dependency.is_for_tests) {
        assert!(!engines.contains(&dependency.name.as_str()), "{} → {}", page.name, dependency.name);
    }
}

fn is_room(package: &Package, room: &str) -> bool {
    package.name.strip_prefix("sevenfold-") == Some(room)
}

#[test]
fn packages_are_called_sevenfold() {
    for package in packages() {
        let ours = package.name.starts_with("sevenfold-") || package.name == "xtask";
        assert!(ours, "{} should be called sevenfold-{}", package.name, package.name);
    }
}

#[test]
fn every_dependency_has_a_reason_in_the_architecture() {
    let reasons = fs::read_to_string(house().join("ARCHITECTURE.md")).unwrap();
    let packages = packages();
    let dependencies = packages.iter().flat_map(|package| &package.dependencies);
    let taken: BTreeSet<&str> = dependencies
        .filter(|dependency| !dependency.is_ours)
        .map(|dependency| dependency.name.as_str())
        .collect();
    let silent: Vec<&str> =
        taken.into_iter().filter(|name| !reasons.contains(&format!("`{name}`"))).collect();
    assert!(silent.is_empty(), "ARCHITECTURE.md does not say why we need {silent:?}");
}
