//! One's tables, wherever they are kept: what is unfinished first.

use sevenfold_core::{Seat, SeatSet};
use sevenfold_protocol::offline::Kept;
use sevenfold_protocol::{Company, Phase, Sitter, TableCode};
use sevenfold_texts::lowercase;

use crate::api::MyTable;
use crate::link::Place;

/// Where a table stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stands {
    /// Waiting for players.
    Gathering,
    /// A game is running.
    Playing,
    /// The game is over.
    Over,
}

impl Stands {
    /// As a key of the language files.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Gathering => "web-phase-gathering",
            Self::Playing => "web-phase-playing",
            Self::Over => "web-phase-over",
        }
    }
}

/// A table one has been at.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Past {
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
    /// Who sits there, whose turn it is and how it ended, as far as this browser knows.
    pub company: Option<Company>,
}

/// The seats of people: in a browser of one's own they are one's own.
fn people(sitters: &[Sitter]) -> SeatSet {
    let people = Seat::all(sitters.len() as u8).zip(sitters);
    people.filter(|(_, sitter)| matches!(sitter, Sitter::Person { .. })).map(|(seat, _)| seat).collect()
}

/// How it stands with those at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// A key of the language files says it.
    Word(&'static str),
    /// This one alone is waited for.
    Turn(Seat),
}

/// How it stands; nothing where the phase says all there is.
pub(crate) fn standing(company: &Company) -> Option<Standing> {
    let own = |seats: &SeatSet| seats.iter().any(|seat| company.own.contains(seat));
    let word = match &company.ending {
        Some(ending) if ending.winners.is_empty() => "web-past-broken",
        Some(ending) if own(&ending.winners) => "web-past-won",
        Some(_) => "web-past-lost",
        None if own(&company.turn) => "web-your-turn",
        None => return company.turn.first().filter(|_| company.turn.len() == 1).map(Standing::Turn),
    };
    Some(Standing::Word(word))
}

/// The level of the bots, as the roster calls it: of the first of them.
pub(crate) fn level(company: &Company) -> Option<&str> {
    company.sitters.iter().find_map(|sitter| match sitter {
        Sitter::Bot { bot } => Some(bot.as_str()),
        Sitter::Nobody | Sitter::Person { .. } => None,
    })
}

impl Past {
    /// A table of this browser.
    pub(crate) fn kept(kept: &Kept) -> Self {
        let stands = match kept.phase {
            Phase::Gathering => Stands::Gathering,
            Phase::Dealing { .. } | Phase::Playing => Stands::Playing,
            Phase::Over(_) => Stands::Over,
        };
        let ending = match &kept.phase {
            Phase::Over(ending) => Some(ending.clone()),
            Phase::Gathering | Phase::Dealing { .. } | Phase::Playing => None,
        };
        let (sitters, own) = (kept.sitters.clone(), people(&kept.sitters));
        let company = Company { sitters, own, turn: kept.turn, round: kept.round, until: None, ending };
        // Tables from before do not tell who sat there.
        let company = Some(company).filter(|company| !company.sitters.is_empty());
        let (code, game) = (kept.code, kept.game.clone());
        Self { code, game, place: Place::Browser, stands, seats: kept.seats, last: kept.last.0, company }
    }

    /// A table on the server.
    pub(crate) fn there(table: &MyTable) -> Self {
        let stands = match table.phase.as_str() {
            "gathering" => Stands::Gathering,
            "playing" => Stands::Playing,
            _ => Stands::Over,
        };
        let (code, game) = (table.code, table.game.clone());
        Self {
            code,
            game,
            place: Place::Server,
            stands,
            seats: table.seats,
            last: table.changed,
            company: table.company.clone(),
        }
    }

    /// The way to it: back to the table, or to the replay of what ended there.
    pub(crate) fn address(&self) -> String {
        match (self.stands, self.place) {
            (Stands::Over, _) => format!("/replay/{}", self.code),
            (_, Place::Server) => format!("/table/{}", self.code),
            (_, Place::Browser) => format!("/local/{}", self.code),
        }
    }
}

/// Which tables are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shown {
    /// All.
    All,
    /// Those whose game is not over.
    Unfinished,
    /// Those whose game is over.
    Finished,
}

/// The names of the people at a table, as far as this browser knows.
fn names(past: &Past) -> Vec<&str> {
    let sitters = past.company.iter().flat_map(|company| &company.sitters);
    sitters
        .filter_map(|sitter| match sitter {
            Sitter::Person { name, .. } => Some(name.as_str()),
            Sitter::Nobody | Sitter::Bot { .. } => None,
        })
        .collect()
}

/// The tables that are shown and have all these words in their title, their code or the names of their people: unfinished
/// first, the latest first.
pub(crate) fn choose(
    tables: &[Past],
    shown: Shown,
    words: &str,
    title: impl Fn(&str) -> String,
) -> Vec<Past> {
    let words: Vec<String> = words.split_whitespace().map(lowercase).collect();
    let fits = |past: &&Past| {
        let wanted = match shown {
            Shown::All => true,
            Shown::Unfinished => past.stands != Stands::Over,
            Shown::Finished => past.stands == Stands::Over,
        };
        let text = lowercase(&format!("{} {} {}", title(&past.game), past.code, names(past).join(" ")));
        wanted && words.iter().all(|word| text.contains(word))
    };
    let mut chosen: Vec<Past> = tables.iter().filter(fits).cloned().collect();
    chosen.sort_by_key(|past| (past.stands == Stands::Over, std::cmp::Reverse(past.last)));
    chosen
}

#[cfg(test)]
mod tests {
    use sevenfold_protocol::{Ending, EndingCause};

    use super::*;

    fn past(number: u64, game: &str, stands: Stands, last: u64) -> Past {
        let code = TableCode::from_number(number);
        Past { code, game: game.to_owned(), place: Place::Browser, stands, seats: 3, last, company: None }
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
    fn tables_are_found_by_the_people_there() {
        let person = |name: &str| Sitter::Person { name: name.to_owned(), here: true, stand_in: None };
        let sitters = vec![person("Ada"), person("Zoë"), Sitter::Bot { bot: "club".to_owned() }];
        let (own, turn) = (SeatSet::only(Seat::FIRST), SeatSet::EMPTY);
        let mut tables = tables();
        tables[1].company = Some(Company { sitters, own, turn, round: 1, until: None, ending: None });
        assert_eq!(order(&choose(&tables, Shown::Unfinished, "zoë", str::to_owned)), [20]);
        assert_eq!(order(&choose(&tables, Shown::All, "club", str::to_owned)), [0; 0]);
    }

    #[test]
    fn whose_turn_it_is_and_who_won_is_told() {
        let person = Sitter::Person { name: String::new(), here: true, stand_in: None };
        let sitters = vec![person, Sitter::Bot { bot: "club".to_owned() }];
        let (me, bot) = (SeatSet::only(Seat::FIRST), SeatSet::only(Seat::from_number(2).unwrap()));
        let own = people(&sitters);
        assert_eq!(own, me);
        let company =
            |turn, ending| Company { sitters: sitters.clone(), own, turn, round: 1, until: None, ending };
        let stands = |turn, ending| standing(&company(turn, ending));
        let word = |word| Some(Standing::Word(word));
        let won = |winners| Some(Ending { cause: EndingCause::Played, winners, outcome: None });
        assert_eq!(stands(me, None), word("web-your-turn"));
        assert_eq!(stands(bot, None), bot.first().map(Standing::Turn));
        assert_eq!(stands(SeatSet::EMPTY, None), None);
        assert_eq!(stands(SeatSet::EMPTY, won(me)), word("web-past-won"));
        assert_eq!(stands(SeatSet::EMPTY, won(bot)), word("web-past-lost"));
        assert_eq!(stands(SeatSet::EMPTY, won(SeatSet::EMPTY)), word("web-past-broken"));
        assert_eq!(level(&company(me, None)), Some("club"));
    }

    #[test]
    fn a_finished_game_leads_to_its_replay() {
        assert!(tables()[0].address().starts_with("/replay/"));
        assert!(tables()[1].address().starts_with("/local/"));
    }
}
