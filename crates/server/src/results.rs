//! What lists and ratings need to know of a finished game, read from its record and from who played where.

mod contest;

use sevenfold_core::record::Document;
use sevenfold_core::{Legs, Seat};
use sevenfold_protocol::{Leg, Rated};
use sevenfold_table::{PlayerId, leg_in, outcome_in, places_in, rated_in, winners_in};

pub(crate) use contest::{Contest, Moved};

/// The key of a record's `meta` under which it says that it was brought along, and on which day.
pub(crate) const BROUGHT: &str = "brought";

/// A finished game as lists and ratings know it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Told {
    pub(crate) kind: Kind,
    /// Of two, where it counts: what the first seat made of it, in quarters.
    pub(crate) quarters: Option<u8>,
    /// By seat.
    pub(crate) seats: Vec<Sat>,
}

/// Who sat at a seat, and what came of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Sat {
    /// The player; nobody for bots, and for those who are not known any more.
    pub(crate) player: Option<PlayerId>,
    /// The bot's name on the roster.
    pub(crate) bot: Option<String>,
    /// What was said to sit there.
    pub(crate) name: String,
    /// From 1; nothing if the game was broken off.
    pub(crate) place: Option<u8>,
    /// Points, if it was played to its end.
    pub(crate) points: Option<i32>,
}

/// What a game counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Nothing.
    Casual,
    /// It moves ratings.
    Rated,
    /// It was played in a browser and handed in: nobody else has seen it.
    Brought,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Casual, Self::Rated, Self::Brought];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Casual => "casual",
            Self::Rated => "rated",
            Self::Brought => "brought",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.word() == word)
    }

    /// What a record that we have kept says.
    pub(crate) fn of(document: &Document) -> Self {
        let brought = document.others.get("meta").is_some_and(|meta| meta.get(BROUGHT).is_some());
        match (brought, rated_in(document)) {
            (true, _) => Self::Brought,
            (false, Rated::Rated) => Self::Rated,
            (false, Rated::Casual) => Self::Casual,
        }
    }
}

/// How a game ended for one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    Won,
    Shared,
    Lost,
    /// Without a winner.
    Broken,
}

impl Ended {
    const ALL: [Self; 4] = [Self::Won, Self::Shared, Self::Lost, Self::Broken];

    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Won => "won",
            Self::Shared => "shared",
            Self::Lost => "lost",
            Self::Broken => "broken",
        }
    }

    pub(crate) fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ended| ended.word() == word)
    }
}

impl Told {
    /// What a record tells, with those who are known to have played.
    pub(crate) fn read(document: &Document, players: &[(PlayerId, Seat)], kind: Kind) -> Self {
        let places = places_in(document);
        let points = outcome_in(document).map(|outcome| outcome.points);
        let names = document.others.get("meta").and_then(|meta| meta.get("names"));
        let roster =
            sevenfold_shelf::find(&document.game).map(sevenfold_shelf::Shelved::bots).unwrap_or_default();
        let sat = |seat: Seat| {
            let index = seat.index();
            let name = names.and_then(|names| names.get(index)?.as_str()).unwrap_or_default().to_owned();
            let player = players.iter().find(|(_, own)| *own == seat).map(|(player, _)| player.clone());
            let bot = (player.is_none() && roster.contains(&name.as_str())).then(|| name.clone());
            let place = places.as_ref().and_then(|places| places.get(index).copied());
            let points = points.as_ref().and_then(|points| points.get(index).copied());
            Sat { player, bot, name, place, points }
        };
        let quarters = if kind == Kind::Rated { quarters(document) } else { None };
        Self { kind, quarters, seats: Seat::all(document.seats).map(sat).collect() }
    }

    /// Everybody who played, once each, with the first seat and how it ended for them.
    pub(crate) fn players(&self) -> Vec<(&PlayerId, Seat, Ended)> {
        let mut players: Vec<(&PlayerId, Seat, Ended)> = Vec::new();
        for (seat, sat) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            let Some(player) = &sat.player else { continue };
            if !players.iter().any(|(known, ..)| *known == player) {
                players.push((player, seat, self.ended(player)));
            }
        }
        players
    }

    fn ended(&self, player: &PlayerId) -> Ended {
        let own = |sat: &&Sat| sat.player.as_ref() == Some(player);
        let first = |sat: &&Sat| sat.place == Some(1);
        if self.seats.iter().all(|sat| sat.place.is_none()) {
            return Ended::Broken;
        }
        let others = self.seats.iter().filter(|sat| !own(sat)).any(|sat| first(&sat));
        match (self.seats.iter().filter(own).any(|sat| first(&sat)), others) {
            (true, false) => Ended::Won,
            (true, true) => Ended::Shared,
            (false, _) => Ended::Lost,
        }
    }

    /// What a search of this player's games looks through: the names of all others, each on a line, and the note.
    pub(crate) fn sought(&self, player: &PlayerId, note: &str) -> String {
        let others = self.seats.iter().filter(|sat| sat.player.as_ref() != Some(player));
        let names: Vec<&str> = others.map(|sat| sat.name.as_str()).collect();
        sought(&names, note)
    }
}

/// Names, each on a line, and a note, in small letters.
pub(crate) fn sought(names: &[&str], note: &str) -> String {
    format!("\n{}\n{}", names.join("\n"), note.replace('\n', " ")).to_lowercase()
}

/// What the first of two seats made of it, of four. A game whose seats are not worth the same is rated as two games with
/// the seats exchanged: the first of them alone, or one that stands for itself, counts nothing.
fn quarters(document: &Document) -> Option<u8> {
    if document.seats != 2 {
        return None;
    }
    let winners = winners_in(document)?;
    let pairs = sevenfold_shelf::find(&document.game).is_some_and(|game| game.meta().legs == Legs::Two);
    match leg_in(document) {
        Some(leg @ Leg::Return { .. }) => Some(leg.tally(winners)?.halves()[0]),
        Some(Leg::First) => None,
        None if pairs => None,
        None => Some(match (winners.len(), winners.contains(Seat::FIRST)) {
            (1, true) => 4,
            (1, false) => 0,
            _ => 2,
        }),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn document(value: &Value) -> Document {
        let mut whole = json!({"format": "sevenfold/1", "options": {}, "steps": []});
        for (key, value) in value.as_object().unwrap() {
            whole[key] = value.clone();
        }
        Document::from_value(whole).unwrap()
    }

    fn player(name: &str) -> PlayerId {
        PlayerId::new(name)
    }

    #[test]
    fn people_bots_and_the_forgotten_are_told_apart() {
        let record = document(&json!({
            "game": "sieben", "seats": 3, "meta": {"names": ["Ada", "club", "–"]},
            "result": {"points": [3, 9, 1], "winners": [2]},
        }));
        let told = Told::read(&record, &[(player("a"), Seat::FIRST)], Kind::of(&record));
        let [ada, bot, gone] = &told.seats[..] else { panic!("three seats") };
        assert_eq!((&ada.player, &bot.bot, &gone.bot), (&Some(player("a")), &Some("club".to_owned()), &None));
        assert_eq!((ada.place, bot.place, gone.place), (Some(2), Some(1), Some(3)));
        assert_eq!(told.players(), [(&player("a"), Seat::FIRST, Ended::Lost)]);
        assert_eq!(told.sought(&player("a"), "The 6!\nagain"), "\nclub\n–\nthe 6! again");
        assert_eq!((told.kind, told.quarters), (Kind::Casual, None));
    }

    #[test]
    fn a_person_called_like_a_bot_is_a_person() {
        let record = document(&json!({"game": "sieben", "seats": 2, "meta": {"names": ["club", "club"]}}));
        let told = Told::read(&record, &[(player("a"), Seat::FIRST)], Kind::Casual);
        assert_eq!(told.seats[0].bot, None);
        assert_eq!(told.seats[1].bot.as_deref(), Some("club"));
        assert_eq!(told.players()[0].2, Ended::Broken);
    }

    #[test]
    fn two_at_one_device_play_once() {
        let record =
            document(&json!({"game": "sieben", "seats": 2, "result": {"points": [1, 2], "winners": [2]}}));
        let both = [(player("a"), Seat::FIRST), (player("a"), Seat::new(1))];
        assert_eq!(
            Told::read(&record, &both, Kind::Casual).players(),
            [(&player("a"), Seat::FIRST, Ended::Won)]
        );
    }

    #[test]
    fn a_game_with_unequal_seats_counts_as_two() {
        let game = |game: &str, leg: Value, winners: Value| {
            document(&json!({
                "game": game, "seats": 2, "meta": {"rated": "rated", "leg": leg},
                "result": {"points": [0, 0], "winners": winners},
            }))
        };
        assert_eq!(Kind::of(&game("seven", json!("first"), json!([1]))), Kind::Rated);
        assert_eq!(quarters(&game("seven", json!("first"), json!([1]))), None);
        assert_eq!(quarters(&game("seven", json!({"return": {"first": [1]}}), json!([1]))), Some(4));
        assert_eq!(quarters(&game("seven", json!({"return": {"first": [2]}}), json!([1]))), Some(2));
        assert_eq!(quarters(&game("seven", json!({"return": {"first": [1, 2]}}), json!([2]))), Some(1));
        assert_eq!(quarters(&game("seven", Value::Null, json!([1]))), None, "one game alone is not fair");
        assert_eq!(quarters(&game("sieben", Value::Null, json!([1]))), Some(4));
        assert_eq!(quarters(&game("sieben", Value::Null, json!([2]))), Some(0));
        assert_eq!(quarters(&game("sieben", Value::Null, json!([1, 2]))), Some(2));
    }
}
