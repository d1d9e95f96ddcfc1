//! What somebody would like to play.

use serde::{Deserialize, Serialize};

use crate::{Begins, Listing, Pace, Rated, Settings, limits};

/// Any of these games, for so many, at this pace, rated or not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wish {
    /// Ids of games, the dearest first.
    pub games: Vec<String>,
    /// For how many players.
    pub seats: Vec<u8>,
    /// Live or slow; nothing means either.
    #[serde(default)]
    pub pace: Option<Pace>,
    /// Rated or casual; nothing means either.
    #[serde(default)]
    pub rated: Option<Rated>,
    /// After so many seconds bots take the seats that are still free; nothing means never.
    #[serde(default)]
    pub bots_after: Option<u32>,
    /// A number of the client's choosing, another one for each wish. Whoever asks for the same again after a break is told of
    /// the table that it has brought meanwhile; without one, it is another wish.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<u32>,
}

/// One of the tables that would suit a wish.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct Terms {
    /// The game's id.
    pub game: String,
    /// For how many players.
    pub seats: u8,
    /// Live or slow.
    pub pace: Pace,
    /// Rated or casual.
    pub rated: Rated,
}

impl Wish {
    /// Is it short enough to be considered?
    pub fn is_modest(&self) -> bool {
        let games = !self.games.is_empty() && self.games.len() <= limits::WISH_GAMES;
        let seats = !self.seats.is_empty() && self.seats.len() <= limits::WISH_SEATS;
        let time = self.bots_after.is_none_or(|seconds| seconds <= limits::MOST_BOTS_AFTER);
        games && seats && time && self.games.iter().all(|game| game.len() <= limits::GAME_BYTES)
    }

    /// Would this table suit?
    pub fn suits(&self, terms: &Terms) -> bool {
        self.games.contains(&terms.game)
            && self.seats.contains(&terms.seats)
            && self.pace.is_none_or(|pace| pace == terms.pace)
            && self.rated.is_none_or(|rated| rated == terms.rated)
    }

    /// Every table that would suit, the dearest game first, and of each the most seats.
    pub fn terms(&self) -> Vec<Terms> {
        let mut seats = self.seats.clone();
        seats.sort_unstable_by(|a, b| b.cmp(a));
        seats.dedup();
        let mut terms = Vec::new();
        for game in &self.games {
            for &seats in &seats {
                for pace in [Pace::Live, Pace::Slow] {
                    for rated in [Rated::Rated, Rated::Casual] {
                        let one = Terms { game: game.clone(), seats, pace, rated };
                        if self.suits(&one) && !terms.contains(&one) {
                            terms.push(one);
                        }
                    }
                }
            }
        }
        terms
    }
}

impl Terms {
    /// How the table is set that a pairing opens: in the open, with a clock, and it begins when all are there.
    pub fn settings(&self) -> Settings {
        Settings {
            pace: self.pace,
            rated: self.rated,
            move_seconds: Some(match self.pace {
                Pace::Live => limits::PAIRED_LIVE_SECONDS,
                Pace::Slow => limits::PAIRED_SLOW_SECONDS,
            }),
            listing: Listing::Public,
            begins: Begins::WhenFull,
            ..Settings::new(&self.game, self.seats)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish() -> Wish {
        let games = vec!["sieben".to_owned(), "seven".to_owned()];
        Wish { games, seats: vec![2, 3], pace: None, rated: Some(Rated::Casual), bots_after: None, key: None }
    }

    #[test]
    fn a_wish_is_for_each_of_its_tables_and_no_other() {
        let terms = wish().terms();
        assert_eq!(terms.len(), 8);
        assert_eq!((terms[0].game.as_str(), terms[0].seats, terms[0].pace), ("sieben", 3, Pace::Live));
        assert!(terms.iter().all(|terms| wish().suits(terms)));
        assert!(!wish().suits(&Terms { rated: Rated::Rated, ..terms[0].clone() }));
        assert!(!wish().suits(&Terms { seats: 4, ..terms[0].clone() }));
        let twice = Wish { games: vec!["sieben".to_owned(); 2], ..wish() };
        assert_eq!(twice.terms().len(), 4, "said twice is wished once");
    }

    #[test]
    fn a_wish_without_end_is_not_considered() {
        assert!(wish().is_modest());
        for wish in [
            Wish { games: Vec::new(), ..wish() },
            Wish { games: vec!["x".to_owned(); 100], ..wish() },
            Wish { games: vec!["x".repeat(100)], ..wish() },
            Wish { seats: Vec::new(), ..wish() },
            Wish { seats: vec![2; 100], ..wish() },
            Wish { bots_after: Some(u32::MAX), ..wish() },
        ] {
            assert!(!wish.is_modest(), "{wish:?}");
        }
    }
}
