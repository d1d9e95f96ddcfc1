//! The pages there are, by their addresses.

use sevenfold_protocol::TableCode;

/// Whose rules are shown first: from there one goes on to those of the others.
const RULES: &str = "sieben";

/// A page and what it is about.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Place {
    /// The games, and one's own tables.
    Home,
    /// A table against bots, begun at once; the game's id.
    Play(String),
    /// The form for a new table; the game's id.
    New(String),
    /// A table kept in this browser.
    Local(TableCode),
    /// A table on the server.
    Table(TableCode),
    /// A table by something that is no code.
    NoTable,
    /// The puzzles there are.
    Puzzles,
    /// One kind of puzzle, or `tactic`; which of its kind, the address says after its question mark.
    Puzzle(String),
    /// A game led step by step: its id, and the lesson's name where it is not the first one.
    Learn(String, Option<String>),
    /// A page to lay beside a game, to print: a game's id, or that with `-pad` behind it.
    Aid(String),
    /// A pad to keep the score of a game with real cards; the game's id.
    Score(String),
    /// Where tables are found and people meet.
    Lobby,
    /// What can be set.
    Settings,
    /// A game in five pictures; its id.
    Quick(String),
    /// A finished game: of a table, one from a file, or one that came with the address.
    Replay(Option<Finished>),
    /// A finished game, looked back at; where it comes from as for a replay.
    Review(Option<Finished>),
    /// The exercises there are.
    Exercises,
    /// Exercises of a game, by its id; which of them, the address says after its question mark.
    Exercise(String),
    /// The rules of a game; its id.
    Rules(String),
    /// Who I am here: becoming a member, or what a member has set.
    Member,
    /// Looking after the place, and its servers.
    Admin,
    /// The ways in for a member.
    Enter,
    /// One's finished games.
    Games,
    /// A member's page; by name.
    Person(String),
    /// Who is strongest in a game; its id.
    Leaders(String),
    /// There is no such page.
    Nowhere,
}

/// A finished game of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Finished {
    /// The table's code.
    pub code: TableCode,
    /// Which of its games, from 1; the last one if none is named.
    pub game: Option<u32>,
}

impl Finished {
    /// The address of this very game, whatever is played at the table afterwards.
    pub(crate) fn address(code: TableCode, game: u32) -> String {
        format!("/replay/{code}/{game}")
    }

    /// Where one looks back at this very game.
    pub(crate) fn review_address(code: TableCode, game: u32) -> String {
        format!("/review/{code}/{game}")
    }
}

impl Place {
    /// The game a page is about, by its id.
    pub(crate) fn game(&self) -> Option<&str> {
        match self {
            Self::Play(game) | Self::New(game) | Self::Quick(game) | Self::Rules(game) => Some(game),
            _ => None,
        }
    }

    /// The page at this path.
    pub(crate) fn at(path: &str) -> Self {
        let about = |code: &str, place: fn(TableCode) -> Self| code.parse().map_or(Self::Nowhere, place);
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        match words[..] {
            [] => Self::Home,
            ["play", game] => Self::Play(game.to_owned()),
            ["new", game] => Self::New(game.to_owned()),
            ["local", code] => about(code, Self::Local),
            ["table", code] => code.parse().map_or(Self::NoTable, Self::Table),
            ["puzzles"] => Self::Puzzles,
            ["puzzles", puzzle] => Self::Puzzle(puzzle.to_owned()),
            ["learn", game] => Self::Learn(game.to_owned(), None),
            ["learn", game, lesson] => Self::Learn(game.to_owned(), Some(lesson.to_owned())),
            ["member"] => Self::Member,
            ["admin" | "status"] => Self::Admin,
            ["enter" | "add" | "recover"] => Self::Enter,
            ["aid", name] => Self::Aid(name.to_owned()),
            ["score", game] => Self::Score(game.to_owned()),
            ["lobby"] => Self::Lobby,
            ["settings"] => Self::Settings,
            ["games"] => Self::Games,
            ["leaders", game] => Self::Leaders(game.to_owned()),
            [name] if name.starts_with('@') && name.len() > 1 => Self::Person(name[1..].to_owned()),
            ["quick", game] => Self::Quick(game.to_owned()),
            ["replay"] => Self::Replay(None),
            ["replay", code] => about(code, |code| Self::Replay(Some(Finished { code, game: None }))),
            ["replay", code, game] => finished(code, game, Self::Replay),
            ["review"] => Self::Review(None),
            ["review", code] => about(code, |code| Self::Review(Some(Finished { code, game: None }))),
            ["review", code, game] => finished(code, game, Self::Review),
            ["exercises"] => Self::Exercises,
            ["exercises", game] => Self::Exercise(game.to_owned()),
            ["rules"] => Self::Rules(RULES.to_owned()),
            ["rules", game] => Self::Rules(game.to_owned()),
            _ => Self::Nowhere,
        }
    }
}

/// A page about a game that is named by its table and its number.
fn finished(code: &str, game: &str, place: fn(Option<Finished>) -> Place) -> Place {
    match (code.parse(), game.parse()) {
        (Ok(code), Ok(game)) => place(Some(Finished { code, game: Some(game) })),
        _ => Place::Nowhere,
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
        let of = |game| Place::Replay(Some(Finished { code, game }));
        assert_eq!(Place::at(&format!("/replay/{code}/")), of(None));
        assert_eq!(Place::at(&Finished::address(code, 2)), of(Some(2)));
        assert_eq!(Place::at("/replay"), Place::Replay(None));
        assert_eq!(Place::at("/lobby"), Place::Lobby);
        assert_eq!(Place::at("/rules"), Place::at("/rules/sieben"));
        assert_eq!(Place::at("/@Ada"), Place::Person("Ada".to_owned()));
        assert_eq!(Place::at("/@"), Place::Nowhere);
        let looked_back = Place::Review(Some(Finished { code, game: Some(2) }));
        assert_eq!(Place::at(&Finished::review_address(code, 2)), looked_back);
        assert_eq!(Place::at("/exercises/sieben"), Place::Exercise("sieben".to_owned()));
        let wheel = Place::Learn("double-lucky-7".to_owned(), Some("wheel".to_owned()));
        assert_eq!(Place::at("/learn/double-lucky-7/wheel"), wheel);
        assert_eq!(Place::at("/aid/triple-seven-pad"), Place::Aid("triple-seven-pad".to_owned()));
        assert_eq!(Place::at("/table/no-code"), Place::NoTable);
        for nowhere in ["/play", "/replay/no-code/1", "/rules/sieben/7", "/elsewhere"] {
            assert_eq!(Place::at(nowhere), Place::Nowhere, "{nowhere}");
        }
    }
}
