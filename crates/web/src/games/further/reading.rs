//! What a server says of a game, read into a face. Few browsers ever meet such a game, so this is a part of the program
//! that is loaded later.

use serde_json::{Map, Value};
use sevenfold_core::{Faces, Field, FieldKind, Legs, Look, Meta, Role, RuleId, Zone};

use super::{PLAIN, TOLD, USUAL_SEATS, games_of};
use crate::games::{Face, GAMES, Section, Terms};
use crate::later;

/// Learns of the games on a shelf that are not known yet.
pub(crate) fn learn(shelf: &str) {
    let games = games_of(shelf);
    let Ok(mut told) = TOLD.lock() else { return };
    for game in games {
        let id = text(&game, "id");
        if !GAMES.iter().chain(told.iter().copied()).any(|face| face.id == id) {
            told.push(Box::leak(Box::new(read(&game))));
        }
    }
}

/// A face for a game as the server describes it.
fn read(game: &Value) -> Face {
    let (least_seats, most_seats) = (seats(game, "least_seats"), seats(game, "most_seats"));
    let meta = Meta {
        id: text(game, "id"),
        title: text(game, "title"),
        designer: None,
        publisher: None,
        year: None,
        least_seats,
        most_seats,
        rules: &[],
        look: look(&game["look"]),
        legs: if game["legs"] == "two" { Legs::Two } else { Legs::One },
    };
    let fields: Vec<Field> = items(&game["fields"]).filter_map(field).collect();
    let usual = items(&game["defaults"]).map(|options| options.as_object().cloned().unwrap_or_default());
    Face {
        id: meta.id,
        section: Section::Further,
        title: meta.title,
        tint: PLAIN,
        picture: include_str!("../../../pictures/plain.svg"),
        usual_seats: USUAL_SEATS.clamp(least_seats, most_seats),
        terms: Terms::told(meta, fields.leak(), usual.collect::<Vec<Map<String, Value>>>()),
        open_hands: false,
        by_points: true,
        live: &[],
        style: Some(PLAIN),
        drawn: later::plain,
    }
}

fn items(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn text(game: &Value, key: &str) -> &'static str {
    leaked(game[key].as_str().unwrap_or_default())
}

fn leaked(text: &str) -> &'static str {
    text.to_owned().leak()
}

fn seats(game: &Value, key: &str) -> u8 {
    game[key].as_u64().and_then(|seats| u8::try_from(seats).ok()).unwrap_or(2)
}

fn look(look: &Value) -> Look {
    let zone = |zone: &Value| {
        let role = match zone["role"].as_str()? {
            "hand" => Role::Hand,
            "pile" => Role::Pile,
            "aside" => Role::Aside,
            _ => return None,
        };
        Some(Zone { key: text(zone, "key"), role })
    };
    let zones: Vec<Zone> = items(&look["zones"]).filter_map(zone).collect();
    let faces = if look["faces"] == "playing-cards" { Faces::PlayingCards } else { Faces::Words };
    Look { zones: zones.leak(), faces }
}

fn field(field: &Value) -> Option<Field> {
    let kind = &field["kind"];
    let kind = if let Some(words) = kind.get("choice") {
        FieldKind::Choice(items(words).filter_map(Value::as_str).map(leaked).collect::<Vec<_>>().leak())
    } else if let Some(numbers) = kind.get("number") {
        FieldKind::Number(items(numbers).filter_map(Value::as_i64).collect::<Vec<_>>().leak())
    } else if let Some(counts) = kind.get("counts") {
        let len = usize::try_from(counts["len"].as_u64()?).ok()?;
        FieldKind::Counts { len, sum: counts["sum"].as_i64()? }
    } else {
        FieldKind::Flag
    };
    let (prefix, number) = field["rule"].as_str()?.rsplit_once('-')?;
    let rule = RuleId::new(leaked(prefix), number.parse().ok()?);
    Some(Field { key: text(field, "key"), rule, kind })
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::{Game, GameOptions};
    use sevenfold_sevens::{Options, Sevens};

    /// What the server says of a game is what the game says of itself.
    #[test]
    fn a_game_that_is_told_of_is_as_it_says() {
        let meta = Sevens::META;
        let game = serde_json::json!({
            "id": meta.id, "title": meta.title, "least_seats": meta.least_seats, "most_seats": meta.most_seats,
            "fields": Options::FIELDS, "look": meta.look, "defaults": [{ "rounds": 4 }, { "rounds": 3 }],
        });
        let face = read(&game);
        assert_eq!((face.id, face.title, face.usual_seats), ("sevens", "Sevens", 4));
        assert_eq!(face.terms.fields, Options::FIELDS);
        assert_eq!(face.terms.meta.look, meta.look);
        assert_eq!(face.terms.usual(3)["rounds"], 3);
        assert!(face.terms.usual(7).is_empty());
    }
}
