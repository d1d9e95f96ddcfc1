//! What has changed in a lobby, from one picture of it to the next.

use serde::{Deserialize, Serialize};

use super::{Crowd, Friend, Invitation, Listed, Lobby, Search, Turn, Waiting};
use crate::TableCode;

/// What has changed. Tables come and go one by one; whatever else has changed comes whole.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct LobbyChange {
    /// Tables that are new, or other than before.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<Listed>,
    /// Tables that are no longer there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub gone: Vec<TableCode>,
    /// How many are about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub crowd: Option<Crowd>,
    /// How many wait for what.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub waiting: Option<Vec<Waiting>>,
    /// Whether one looks for a table.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub search: Option<Search>,
    /// Friends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub friends: Option<Vec<Friend>>,
    /// Invitations.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub invitations: Option<Vec<Invitation>>,
    /// Tables that wait for one's move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turns: Option<Vec<Turn>>,
}

/// The new value, if it is another one.
fn news<T: Clone + PartialEq>(before: &T, now: &T) -> Option<T> {
    (before != now).then(|| now.clone())
}

impl Lobby {
    /// What has changed since then; nothing if nothing has.
    pub fn since(&self, before: &Self) -> Option<LobbyChange> {
        let known = |code: TableCode| at(&before.tables, code);
        let there = |code: TableCode| at(&self.tables, code).is_some();
        let change = LobbyChange {
            tables: self.tables.iter().filter(|table| known(table.code) != Some(table)).cloned().collect(),
            gone: before.tables.iter().map(|table| table.code).filter(|&code| !there(code)).collect(),
            crowd: news(&before.crowd, &self.crowd),
            waiting: news(&before.waiting, &self.waiting),
            search: news(&before.search, &self.search),
            friends: news(&before.friends, &self.friends),
            invitations: news(&before.invitations, &self.invitations),
            turns: news(&before.turns, &self.turns),
        };
        (change != LobbyChange::default()).then_some(change)
    }

    /// Takes a change in.
    pub fn change(&mut self, change: LobbyChange) {
        let LobbyChange { tables, gone, crowd, waiting, search, friends, invitations, turns } = change;
        let replaced = |code: TableCode| tables.iter().any(|table| table.code == code);
        self.tables.retain(|table| !gone.contains(&table.code) && !replaced(table.code));
        self.tables.extend(tables);
        self.tables.sort_by_key(|table| table.code);
        self.crowd = crowd.unwrap_or(self.crowd);
        replace(&mut self.waiting, waiting);
        replace(&mut self.search, search);
        replace(&mut self.friends, friends);
        replace(&mut self.invitations, invitations);
        replace(&mut self.turns, turns);
    }
}

/// The table with this code; they are in the order of their codes.
fn at(tables: &[Listed], code: TableCode) -> Option<&Listed> {
    tables.binary_search_by_key(&code, |table| table.code).ok().map(|index| &tables[index])
}

fn replace<T>(part: &mut T, news: Option<T>) {
    if let Some(news) = news {
        *part = news;
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Seated, Stage};
    use super::*;
    use crate::{Pace, Rated, Watching};

    fn table(number: u64, name: &str) -> Listed {
        Listed {
            code: TableCode::from_number(number),
            game: "sieben".to_owned(),
            seats: vec![Seated::Person { name: name.to_owned() }, Seated::Nobody],
            pace: Pace::Live,
            move_seconds: None,
            rated: Rated::Casual,
            stage: Stage::Open,
            watching: Watching::Open,
        }
    }

    fn lobby(tables: &[(u64, &str)], here: u32) -> Lobby {
        let mut tables: Vec<Listed> = tables.iter().map(|(number, name)| table(*number, name)).collect();
        tables.sort_by_key(|table| table.code);
        Lobby { tables, crowd: Crowd { here, playing: 0 }, ..Lobby::default() }
    }

    #[test]
    fn a_picture_and_its_change_are_the_next_picture() {
        let pictures = [
            lobby(&[], 1),
            lobby(&[(7, "Ada")], 1),
            lobby(&[(7, "Ada"), (3, "Bo")], 2),
            lobby(&[(7, "Cleo"), (3, "Bo")], 2),
            lobby(&[(3, "Bo")], 0),
        ];
        for before in &pictures {
            for after in &pictures {
                let mut followed = before.clone();
                match after.since(before) {
                    Some(change) => followed.change(change),
                    None => assert_eq!(before, after),
                }
                assert_eq!(&followed, after);
            }
        }
    }

    #[test]
    fn a_change_tells_only_what_has_changed() {
        let change = lobby(&[(7, "Ada"), (3, "Bo")], 2).since(&lobby(&[(7, "Ada")], 2)).unwrap();
        let written = serde_json::to_value(&change).unwrap();
        assert_eq!(written.as_object().unwrap().keys().collect::<Vec<_>>(), ["tables"]);
        assert_eq!(change.tables, [table(3, "Bo")]);
    }
}
