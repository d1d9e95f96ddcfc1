//! One's tables, wherever they are kept: what is unfinished first.

use sevenfold_protocol::offline::Kept;
use sevenfold_protocol::{Phase, TableCode};

use crate::api::MyTable;
use crate::link::Place;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// Waiting for players.
    Gathering,
    /// A game is running.
    Playing,
    /// The game is over.
    Over,
}

impl Stands {
    /// As a key of the language files.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "web-phase-gathering",
            Self::Playing => "web-phase-playing",
            Self::Over => "web-phase-over",
        }
    }
}

/// A table one has been at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// Its code.
    pub code: TableCode,
    /// The game's id.
    pub game: String,
    /// Where it is.
    pub place: Place,
    /// Where it stands.
    pub stands: Stands,
    /// How many sit at it.
    pub seats: u8,
    /// When something last happened there, in milliseconds since 1970.
    pub last: u64,
}

impl Past {
    /// A table of this browser.
    pub fn kept(kept: &Kept) -> Self {
        let stands = match kept.phase {
            Phase::Gathering => Stands::Gathering,
            Phase::Playing => Stands::Playing,
            Phase::Over(_) => Stands::Over,
        };
        let (code, game) = (kept.code, kept.game.clone());
        Self { code, game, place: Place::Browser, stands, seats: kept.seats, last: kept.last.0 }
    }

    /// A table on the server.
    pub fn there(table: &MyTable) -> Self {
        let stands = match table.phase.as_str() {
            "gathering" => Stands::Gathering,
            "playing" => Stands::Playing,
            _ => Stands::Over,
        };
        let (code, game) = (table.code, table.game.clone());
        Self { code, game, place: Place::Server, stands, seats: table.seats, last: table.changed }
    }

    /// The way to it: back to the table, or to the replay of what ended there.
    pub fn address(&self) -> String {
        match (self.stands, self.place) {
            (Stands::Over, _) => format!("/replay/{}", self.code),
            (_, Place::Server) => format!("/table/{}", self.code),
            (_, Place::Browser) => format!("/local/{}", self.code),
        }
    }
}

/// Which tables are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shown {
    /// All.
    All,
    /// Those whose game is not over.
    Unfinished,
    /// Those whose game is over.
    Finished,
}

/// The tables that are shown and have all these words in their title or code: unfinished first, the latest first.
pub fn choose(tables: &[Past], shown: Shown, words: &str, title: impl Fn(&str) -> String) -> Vec<Past> {
    let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
    let fits = |past: &&Past| {
        let wanted = match shown {
            Shown::All => true,
            Shown::Unfinished => past.stands != Stands::Over,
            Shown::Finished => past.stands == Stands::Over,
        };
        let text = format!("{} {}", title(&past.game), past.code).to_lowercase();
        wanted && words.iter().all(|word| text.contains(word))
    };
    let mut chosen: Vec<Past> = tables.iter().filter(fits).cloned().collect();
    chosen.sort_by_key(|past| (past.stands == Stands::Over, std::cmp::Reverse(past.last)));
    chosen
}

#[cfg(test)]
mod tests {
    use super::*;

    fn past(number: u64, game: &str, stands: Stands, last: u64) -> Past {
        let code = TableCode::from_number(number);
        Past { code, game: game.to_owned(), place: Place::Browser, stands, seats: 3, last }
    }

    fn tables() -> Vec<Past> {
        vec![
            past(1, "sieben", Stands::Over, 90),
            past(2, "seven", Stands::Playing, 20),
            past(3, "sieben", Stands::Playing, 40),
            past(4, "seven", Stands::Over, 95),
        ]
    }

    fn order(chosen: &[Past]) -> Vec<u64> {
        chosen.iter().map(|past| past.last).collect()
    }

    #[test]
    fn what_is_unfinished_comes_first() {
        assert_eq!(order(&choose(&tables(), Shown::All, "", str::to_owned)), [40, 20, 95, 90]);
    }

    #[test]
    fn tables_are_found_by_words_and_by_where_they_stand() {
        assert_eq!(order(&choose(&tables(), Shown::Finished, "SIEB", str::to_owned)), [90]);
        assert_eq!(order(&choose(&tables(), Shown::Unfinished, "", str::to_owned)), [40, 20]);
        let code = tables()[1].code.to_string();
        assert_eq!(order(&choose(&tables(), Shown::All, &code, str::to_owned)), [20]);
    }

    #[test]
    fn a_finished_game_leads_to_its_replay() {
        assert!(tables()[0].address().starts_with("/replay/"));
        assert!(tables()[1].address().starts_with("/local/"));
    }
}
