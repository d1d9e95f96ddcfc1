//! The pages there are, by their addresses.

use sevenfold_protocol::TableCode;

/// A page and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Place {
    /// The five games, and one's own tables.
    Home,
    /// A table against bots, begun at once; the game's id.
    Play(String),
    /// The form for a new table; the game's id.
    New(String),
    /// A table kept in this browser.
    Local(TableCode),
    /// A table on the server.
    Table(TableCode),
    /// The puzzles there are.
    Puzzles,
    /// One kind of puzzle, or `tactic`; which of its kind, the address says after its question mark.
    Puzzle(String),
    /// A first game, led step by step; its id.
    Learn(String),
    /// What can be set.
    Settings,
    /// A game in five pictures; its id.
    Quick(String),
    /// A finished game: a table's, or one from a file.
    Replay(Option<TableCode>),
    /// The rules of a game; its id.
    Rules(String),
    /// There is no such page.
    Nowhere,
}

impl Place {
    /// The page at this path.
    pub fn at(path: &str) -> Self {
        let about = |code: &str, place: fn(TableCode) -> Self| code.parse().map_or(Self::Nowhere, place);
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        match words[..] {
            [] => Self::Home,
            ["play", game] => Self::Play(game.to_owned()),
            ["new", game] => Self::New(game.to_owned()),
            ["local", code] => about(code, Self::Local),
            ["table", code] => about(code, Self::Table),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", puzzle] => Self::Puzzle(puzzle.to_owned()),
            ["learn", game] => Self::Learn(game.to_owned()),
            ["settings"] => Self::Settings,
            ["quick", game] => Self::Quick(game.to_owned()),
            ["replay"] => Self::Replay(None),
            ["replay", code] => about(code, |code| Self::Replay(Some(code))),
            ["rules", game] => Self::Rules(game.to_owned()),
            _ => Self::Nowhere,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_path_has_its_page() {
        let code = TableCode::from_number(7);
        assert_eq!(Place::at("/"), Place::Home);
        assert_eq!(Place::at("/play/sieben"), Place::Play("sieben".to_owned()));
        assert_eq!(Place::at(&format!("/table/{code}")), Place::Table(code));
        assert_eq!(Place::at(&format!("/replay/{code}/")), Place::Replay(Some(code)));
        assert_eq!(Place::at("/replay"), Place::Replay(None));
        for nowhere in ["/play", "/table/no-code", "/rules/sieben/7", "/elsewhere"] {
            assert_eq!(Place::at(nowhere), Place::Nowhere, "{nowhere}");
        }
    }
}
