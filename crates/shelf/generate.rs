//! The list of games, written from the manifest: whatever game this crate depends on is on the shelf.
//!
//! `build.rs` and the house tests share this file.

use std::fmt::Write as _;

/// A game in the manifest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    /// Its id: the name of its folder in `crates/games`.
    pub id: String,
    /// Can a build leave it out? Then a feature of its name brings it in.
    pub optional: bool,
}

impl Listed {
    /// The name of its module, and of its crate after `sevenfold_`.
    pub(crate) fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    /// The name of its type: `double-lucky-7` is played by `DoubleLucky7`.
    pub(crate) fn game(&self) -> String {
        let word = |word: &str| {
            let mut letters = word.chars();
            letters
                .next()
                .map(|first| first.to_uppercase().chain(letters).collect::<String>())
                .unwrap_or_default()
        };
        self.id.split('-').map(word).collect()
    }
}

/// The games a manifest depends on, in its order. `is_game` tells whether a folder of this name is a game's.
pub(crate) fn listed(manifest: &str, is_game: impl Fn(&str) -> bool) -> Vec<Listed> {
    let dependencies =
        manifest.split("\n[").find(|part| part.starts_with("dependencies]")).unwrap_or_default();
    let games = dependencies.lines().filter_map(|line| {
        let (name, how) = line.split_once(['=', '.'])?;
        let id = name.trim().strip_prefix("sevenfold-").filter(|id| is_game(id))?;
        Some(Listed { id: id.to_owned(), optional: how.contains("optional = true") })
    });
    games.collect()
}

/// The list as code. `has_players` tells whether `bots` has a module for the game; otherwise its players know its rules
/// and nothing else.
pub(crate) fn code(games: &[Listed], has_players: impl Fn(&Listed) -> bool) -> String {
    let mut list = String::from(
        "/// Every game of this build. The first is the one that opens when none is asked for.\n",
    );
    list.push_str("pub static GAMES: &[&dyn Shelved] = &[\n");
    let mut visits =
        String::from("/// Brings a visitor to every game of this build, in the order of the list.\n");
    visits.push_str("pub fn visit_all(visitor: &mut impl Visitor) {\n    let _ = &visitor;\n");
    for listed in games {
        let (module, game) = (listed.module(), listed.game());
        if listed.optional {
            let only = format!("    #[cfg(feature = {:?})]\n", listed.id);
            list.push_str(&only);
            visits.push_str(&only);
        }
        let players = if has_players(listed) {
            format!("sevenfold_bots::{module}::ROSTER")
        } else {
            "sevenfold_bots::Recipe::READY".to_owned()
        };
        // Writing to a string cannot fail.
        let _ = writeln!(list, "    &entry!({module}, sevenfold_{module}::{game}, {players}),");
        let _ = writeln!(visits, "    visitor.visit::<sevenfold_{module}::{game}>({players});");
    }
    format!("{list}];\n\n{visits}}}\n")
}
