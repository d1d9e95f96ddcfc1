//! Everything follows from the shelf's manifest: which lines belong to a game, and that one is enough.

#[path = "../../generate.rs"]
mod generate;

use std::fs;
use std::path::Path;
use std::process::Command;

use generate::{Listed, code, listed};
use sevenfold_shelf::GAMES;

use crate::house;

/// Where the games are listed.
const SHELF: &str = "crates/shelf/Cargo.toml";
const BOTS: &str = "crates/bots/Cargo.toml";

fn text(file: &str) -> String {
    fs::read_to_string(house().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn is_game(id: &str) -> bool {
    house().join("crates/games").join(id).is_dir()
}

fn has_players(game: &Listed) -> bool {
    house().join("crates/bots/src").join(format!("{}.rs", game.module())).is_file()
}

/// The lines a game needs in the manifests so that builds can leave it out, and where they belong.
fn lines_of(game: &Listed) -> Vec<(&'static str, String)> {
    let id = &game.id;
    let bots = if has_players(game) { format!(", \"sevenfold-bots/{id}\"") } else { String::new() };
    let mut lines = vec![
        (SHELF, format!("{id} = [\"dep:sevenfold-{id}\"{bots}]")),
        (SHELF, format!("sevenfold-{id} = {{ workspace = true, optional = true }}")),
        ("Cargo.toml", format!("sevenfold-{id} = {{ path = \"crates/games/{id}\" }}")),
    ];
    if has_players(game) {
        lines.push((BOTS, format!("{id} = [\"dep:sevenfold-{id}\"]")));
        lines.push((BOTS, format!("sevenfold-{id} = {{ workspace = true, optional = true }}")));
    }
    lines
}

/// The lines of a game that its manifests lack.
fn missing(game: &Listed, read: impl Fn(&str) -> String) -> Vec<String> {
    let mut missing = Vec::new();
    for (file, line) in lines_of(game) {
        if !read(file).lines().any(|there| there == line) {
            missing.push(format!("{file}: {line}"));
        }
    }
    let all =
        if has_players(game) { vec![(SHELF, "games"), (BOTS, "default")] } else { vec![(SHELF, "games")] };
    for (file, feature) in all {
        let manifest = read(file);
        let list =
            manifest.lines().find(|line| line.starts_with(&format!("{feature} = ["))).unwrap_or_default();
        if !list.contains(&format!("\"{}\"", game.id)) {
            missing.push(format!("{file}: {feature} = [… \"{}\" …]", game.id));
        }
    }
    missing
}

#[test]
fn a_game_that_a_build_can_leave_out_has_all_its_lines() {
    let games = listed(&text(SHELF), is_game);
    assert_eq!(games.len(), GAMES.len(), "the list is made from the manifest");
    let missing: Vec<String> =
        games.iter().filter(|game| game.optional).flat_map(|game| missing(game, text)).collect();
    assert!(missing.is_empty(), "these lines are missing:\n{}", missing.join("\n"));
}

#[test]
fn a_line_that_is_missing_is_named() {
    let game = Listed { id: GAMES[0].meta().id.to_owned(), optional: true };
    for (file, line) in lines_of(&game) {
        let without = |read: &str| {
            let whole = text(read);
            if read == file { whole.replace(&format!("{line}\n"), "") } else { whole }
        };
        assert!(missing(&game, without).contains(&format!("{file}: {line}")), "{line}");
    }
}

/// A drawn game is named in these places of the browser client, and of the stories that play it there.
#[test]
fn a_game_that_is_drawn_in_the_browser_has_all_its_lines() {
    let mut missing = Vec::new();
    let mut drawn = 0;
    for game in listed(&text(SHELF), is_game) {
        let (id, module) = (&game.id, game.module());
        if !house().join(format!("crates/web/src/games/{module}.rs")).is_file() {
            continue;
        }
        drawn += 1;
        let wanted = [
            ("crates/web/Cargo.toml", format!("sevenfold-{id}.workspace = true")),
            ("crates/web/src/games.rs", format!("mod {module};")),
            ("crates/web/src/games.rs", format!("id: \"{id}\",")),
            ("crates/web/src/later.rs", format!("{module}: Drawn = &crate::games::{module}::")),
            ("crates/web/src/aftermath/facts.rs", format!("id: \"{id}\",")),
            ("crates/browser-tests/tests/stories/main.rs", format!("(\"{id}\", json!(")),
            ("crates/browser-tests/tests/stories/games.rs", format!("{module}: \"{id}\" for ")),
        ];
        let lacks = wanted.into_iter().filter(|(file, line)| !text(file).contains(line));
        missing.extend(lacks.map(|(file, line)| format!("{file}: {line}")));
    }
    assert!(drawn > 0, "some game is drawn");
    assert!(missing.is_empty(), "these lines are missing:\n{}", missing.join("\n"));
}

/// The line that puts a game on the shelf.
const ONE_LINE: &str = "sevenfold-toy = { path = \"../games/toy\" }\n";

fn with_the_line(manifest: &str) -> String {
    manifest.replace("\n[dev-dependencies]", &format!("{ONE_LINE}\n[dev-dependencies]"))
}

#[test]
fn one_line_in_the_manifest_puts_a_game_on_the_shelf() {
    let manifest = with_the_line(&text(SHELF));
    let games = listed(&manifest, |id| id == "toy" || is_game(id));
    let toy = Listed { id: "toy".to_owned(), optional: false };
    assert_eq!(games.last(), Some(&toy), "behind the others");
    let code = code(&games, has_players);
    assert!(
        code.contains("    &entry!(toy, sevenfold_toy::Toy, sevenfold_bots::Recipe::READY),\n"),
        "{code}"
    );
    assert!(code.contains("    visitor.visit::<sevenfold_toy::Toy>("), "{code}");
    let first = format!("#[cfg(feature = \"{0}\")]\n    &entry!({0}, ", GAMES[0].meta().id);
    assert!(code.contains(&first), "the others can be left out: {code}");
}

#[test]
fn a_game_is_called_by_its_id() {
    let listed = |id: &str| Listed { id: id.to_owned(), optional: true };
    assert_eq!(listed("double-lucky-7").game(), "DoubleLucky7");
    assert_eq!(listed("double-lucky-7").module(), "double_lucky_7");
}

/// A copy of the house in which a toy game gets its crate and its line, and nothing else: it compiles, and all that
/// changed besides is the list of crates that cargo keeps.
#[test]
fn a_seventh_game_is_its_crate_and_one_line() {
    if std::env::var_os("SEVENFOLD_LONG").is_none() {
        return;
    }
    let copy = house().join("target/seventh-game");
    let _ = fs::remove_dir_all(&copy);
    copy_house(&copy);
    let git = |arguments: &[&str]| {
        let output = Command::new("git").args(arguments).current_dir(&copy).output().unwrap();
        assert!(output.status.success(), "git {arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    git(&["init", "--quiet"]);
    git(&["add", "--all", "--force"]);
    let toy = copy.join("crates/games/toy");
    fs::create_dir_all(toy.join("src")).unwrap();
    fs::copy(house().join("crates/shelf/tests/toy/mod.rs"), toy.join("src/lib.rs")).unwrap();
    fs::write(toy.join("Cargo.toml"), TOY).unwrap();
    let shelf = copy.join(SHELF);
    let before = fs::read_to_string(&shelf).unwrap();
    fs::write(&shelf, with_the_line(&before)).unwrap();
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args(["check", "--offline", "--quiet", "-p", "sevenfold-shelf"]).current_dir(&copy);
    cargo.env("CARGO_TARGET_DIR", house().join("target/seventh-game-built"));
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    git(&["add", "--intent-to-add", "--all"]);
    let changed = git(&["diff", "--stat"]);
    println!("{changed}");
    let files = git(&["diff", "--numstat"]);
    let files: Vec<&str> = files
        .lines()
        .filter(|line| !line.contains("crates/games/toy/") && !line.ends_with("Cargo.lock"))
        .collect();
    assert_eq!(files, [format!("1\t0\t{SHELF}")], "{changed}");
    let _ = fs::remove_dir_all(&copy);
}

const TOY: &str = r#"[package]
name = "sevenfold-toy"
version = "0.1.0"
edition = "2024"

[dependencies]
serde = { version = "1", features = ["derive"] }
sevenfold-core = { path = "../../core" }
"#;

/// Every file git knows of.
fn copy_house(to: &Path) {
    let files = Command::new("git").args(["ls-files", "-z"]).current_dir(house()).output().unwrap();
    let files = String::from_utf8(files.stdout).unwrap();
    for file in files.split('\0').filter(|file| !file.is_empty()) {
        let (from, to) = (house().join(file), to.join(file));
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::copy(from, to).unwrap();
    }
}
