//! The game crates have the same shape, so that whoever knows one finds everything in the next.

use crate::{code, house};

use sevenfold_shelf::GAMES;

/// The files every game has in `src`.
const FILES: [&str; 12] = [
    "lib.rs",
    "options.rs",
    "pieces.rs",
    "state.rs",
    "action.rs",
    "notation.rs",
    "breach.rs",
    "event.rs",
    "view.rs",
    "imagine.rs",
    "score.rs",
    "memory.rs",
];

/// What a game has instead, or why it lacks something.
///
/// SEVEN hides nothing, so there is nothing to remember; and it has one kind of turn, so there are no phases.
const EXCEPTIONS: [(&str, &str); 2] = [("seven", "memory.rs"), ("seven", "phase")];

fn is_excepted(game: &str, what: &str) -> bool {
    EXCEPTIONS.contains(&(game, what))
}

#[test]
fn every_game_has_the_same_files() {
    let mut missing = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        let source = house().join("crates/games").join(id).join("src");
        let lacks = FILES.iter().filter(|file| !source.join(file).is_file() && !is_excepted(id, file));
        missing.extend(lacks.map(|file| format!("crates/games/{id}/src/{file}")));
        let phases = source.join("phase").is_dir() && source.join("phase.rs").is_file();
        if !phases && !is_excepted(id, "phase") {
            missing.push(format!("crates/games/{id}/src/phase.rs and phase/"));
        }
    }
    assert!(missing.is_empty(), "these files are missing:\n{}", missing.join("\n"));
}

/// An exception that is none any more is taken back.
#[test]
fn every_exception_is_needed() {
    for (game, what) in EXCEPTIONS {
        let source = house().join("crates/games").join(game).join("src");
        assert!(source.is_dir(), "{game}");
        assert!(!source.join(what).exists(), "{game} has {what}");
    }
}

#[test]
fn the_trait_is_implemented_in_lib() {
    for game in GAMES {
        let file = house().join("crates/games").join(game.meta().id).join("src/lib.rs");
        let text = std::fs::read_to_string(&file).unwrap();
        let found = code(&text).any(|(_, line)| line.starts_with("impl Game for "));
        assert!(found, "{} has no `impl Game for`", file.display());
    }
}

#[test]
fn what_the_tests_of_a_game_share_is_called_support() {
    for game in GAMES {
        let tests = house().join("crates/games").join(game.meta().id).join("tests");
        assert!(tests.join("support/mod.rs").is_file(), "{}/support/mod.rs", tests.display());
        assert!(!tests.join("common").exists(), "{}/common", tests.display());
    }
}

/// The code of one file of a game's source; nothing if it has no such file.
fn source(game: &str, file: &str) -> String {
    let path = house().join("crates/games").join(game).join("src").join(file);
    let text = std::fs::read_to_string(path).unwrap_or_default();
    code(&text).map(|(_, line)| line.to_owned() + "\n").collect()
}

/// A position is made by `begin`, and a move is checked by `check_move`: `impl Game` says so and nothing else.
#[test]
fn positions_and_checks_have_the_same_names() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        let lib = source(id, "lib.rs");
        for call in ["Self::begin(", "self.check_move(seat, "] {
            if !lib.contains(call) {
                wrong.push(format!("crates/games/{id}/src/lib.rs does not call {call}…)"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What is said stands beside what it is about, or in `say.rs` below it.
const WORDING: [(&str, &str); 3] = [
    ("breach", "impl Say for Breach {"),
    ("event", "impl Say for Event {"),
    ("view", "pub fn ask(&self) -> Option<Message> {"),
];

#[test]
fn wording_stands_beside_what_it_is_about() {
    let mut wrong = Vec::new();
    for game in GAMES {
        let id = game.meta().id;
        for (module, wording) in WORDING {
            let files = [format!("{module}.rs"), format!("{module}/say.rs")];
            if !files.iter().any(|file| source(id, file).contains(wording)) {
                wrong.push(format!(
                    "crates/games/{id}: `{wording}` is neither in {} nor in {}",
                    files[0], files[1]
                ));
            }
        }
        for (path, _) in crate::rust_files(format!("crates/games/{id}/src")) {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if ["ask.rs", "describe.rs", "sentence.rs", "tell.rs", "words.rs"].contains(&name.as_str()) {
                wrong.push(format!("{} is called say.rs elsewhere", path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
