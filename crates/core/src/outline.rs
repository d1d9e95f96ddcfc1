//! A view without its types: what is in hand, what lies where and what can be counted, read from the view's own structure.
//!
//! A table without drawings shows this. Keys become names as they are written, with the keys above them in front
//! (`pile-total`); a client has words for them or shows what [`short_name`] makes of them.

use serde_json::{Map, Value};

use crate::look::{Look, Role};
use crate::seat::{MAX_SEATS, Seat};

/// All that can be shown of a view.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outline {
    /// What the viewer holds.
    pub hand: Vec<Heap>,
    /// What lies on the table.
    pub piles: Vec<Heap>,
    /// What is public and belongs to nobody.
    pub facts: Vec<Fact>,
    /// What is public about each seat, in order.
    pub seats: Vec<Vec<Fact>>,
}

/// Pieces that lie together.
#[derive(Clone, PartialEq, Debug)]
pub struct Heap {
    /// What they are, by their key in the view.
    pub name: String,
    /// Which of several heaps of that name, in the game's own word.
    pub label: Option<String>,
    /// The pieces, as they are written.
    pub pieces: Vec<String>,
}

/// Something that can be said in a word or a number.
#[derive(Clone, PartialEq, Debug)]
pub struct Fact {
    /// What it is, by its key in the view.
    pub name: String,
    /// How it is.
    pub told: Told,
}

/// A word or a number.
#[derive(Clone, PartialEq, Debug)]
pub enum Told {
    /// A number.
    Number(i64),
    /// A word of the game.
    Word(String),
    /// It is so, or it is not.
    Flag(bool),
    /// Somebody.
    Seat(Seat),
}

/// Who looks, and the house rules: every client shows them elsewhere.
const ELSEWHERE: [&str; 2] = ["viewer", "options"];
/// Keys whose numbers are seats.
const SEATS: [&str; 2] = ["seat", "dealer"];
/// So deep a view is looked into; what is deeper is left out.
const DEEPEST: usize = 5;

impl Outline {
    /// What can be shown of a view.
    pub fn of(view: &Value, look: &Look) -> Self {
        let mut outline = Self::default();
        if let Value::Object(view) = view {
            outline.read(view, look, "", 0);
        }
        outline
    }

    fn read(&mut self, object: &Map<String, Value>, look: &Look, above: &str, depth: usize) {
        for (key, value) in object {
            let role = look.role(key);
            if ELSEWHERE.contains(&key.as_str()) || role == Some(Role::Aside) {
                continue;
            }
            let name = if above.is_empty() { key.clone() } else { format!("{above}-{key}") };
            self.put(name, key, value, role, look, depth);
        }
    }

    fn put(&mut self, name: String, key: &str, value: &Value, role: Option<Role>, look: &Look, depth: usize) {
        match value {
            Value::Null => {}
            Value::Object(inner) if depth < DEEPEST => self.read(inner, look, &name, depth + 1),
            Value::Array(items) if is_of_seats(items) => self.seat(items),
            Value::Array(items) => {
                let heaps = heaps(&name, items);
                let in_hand = role.map_or_else(|| is_hand(key), |role| role == Role::Hand);
                if in_hand { &mut self.hand } else { &mut self.piles }.extend(heaps);
            }
            value => self.facts.extend(told(key, value).map(|told| Fact { name, told })),
        }
    }

    /// What is said of each seat; of what a seat has before it, how much that is.
    fn seat(&mut self, items: &[Value]) {
        if self.seats.len() < items.len() {
            self.seats.resize(items.len(), Vec::new());
        }
        for (seat, item) in self.seats.iter_mut().zip(items.iter().filter_map(Value::as_object)) {
            let known = item.iter().filter(|(key, _)| *key != "seat");
            let facts = known.filter_map(|(key, value)| {
                let told = match value {
                    Value::Array(pieces) => Some(Told::Number(i64::try_from(pieces.len()).ok()?)),
                    value => told(key, value),
                };
                told.map(|told| Fact { name: key.clone(), told })
            });
            seat.extend(facts);
        }
    }
}

/// A name without words of its own: its last key, or what somebody's seat is about.
pub fn short_name(name: &str) -> String {
    let keys: Vec<&str> = name.split('-').collect();
    let key = match keys[..] {
        [.., about, "seat"] => about,
        [.., last] => last,
        [] => name,
    };
    key.replace('_', " ")
}

/// A list with an entry for each seat, in order: a list of moves has seats as well, but one seat more than once.
fn is_of_seats(items: &[Value]) -> bool {
    let in_order = |(number, item): (u64, &Value)| item.get("seat").and_then(Value::as_u64) == Some(number);
    (1..=MAX_SEATS).contains(&items.len()) && (1..).zip(items).all(in_order)
}

fn is_hand(key: &str) -> bool {
    matches!(key, "hand" | "own" | "rack")
}

/// A list of pieces is one heap; a list of lists, or of things with pieces, is a heap for each.
fn heaps(name: &str, items: &[Value]) -> Vec<Heap> {
    let heap = |label, pieces| Heap { name: name.to_owned(), label, pieces };
    if items.iter().all(|item| !item.is_array() && pieces_of(item).is_none()) {
        let pieces: Vec<String> = items.iter().filter_map(written).collect();
        return if pieces.is_empty() { Vec::new() } else { vec![heap(None, pieces)] };
    }
    let each = items.iter().filter_map(|item| match item {
        Value::Array(pieces) => Some(heap(None, pieces.iter().filter_map(written).collect())),
        item => Some(heap(label_of(item), pieces_of(item)?)),
    });
    each.filter(|heap| !heap.pieces.is_empty() || heap.label.is_some()).collect()
}

/// The first list in a thing.
fn pieces_of(item: &Value) -> Option<Vec<String>> {
    let pieces = item.as_object()?.values().find_map(Value::as_array)?;
    Some(pieces.iter().filter_map(written).collect())
}

/// The first word in a thing.
fn label_of(item: &Value) -> Option<String> {
    item.as_object()?.values().find_map(Value::as_str).map(str::to_owned)
}

/// A piece in words; one of several parts is its parts in order.
fn written(piece: &Value) -> Option<String> {
    match piece {
        Value::String(word) => Some(word.clone()),
        Value::Number(number) => Some(number.to_string()),
        Value::Object(parts) => join(parts.values()),
        Value::Array(parts) => join(parts.iter()),
        Value::Null | Value::Bool(_) => None,
    }
}

fn join<'a>(parts: impl Iterator<Item = &'a Value>) -> Option<String> {
    let parts: Vec<String> = parts.filter_map(written).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

fn told(key: &str, value: &Value) -> Option<Told> {
    match value {
        Value::Bool(flag) => Some(Told::Flag(*flag)),
        Value::Number(number) if SEATS.contains(&key) => {
            number.as_u64().and_then(|number| Seat::from_number(u8::try_from(number).ok()?)).map(Told::Seat)
        }
        Value::Number(number) => number.as_i64().map(Told::Number),
        Value::String(word) => Some(Told::Word(word.clone())),
        // A kind with its facts: in one line the kind says enough.
        Value::Object(kind) => kind.keys().next().map(|kind| Told::Word(kind.clone())),
        Value::Null | Value::Array(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::look::{Faces, Zone};

    fn heap(name: &str, label: Option<&str>, pieces: &[&str]) -> Heap {
        let pieces = pieces.iter().map(|piece| (*piece).to_owned()).collect();
        Heap { name: name.to_owned(), label: label.map(str::to_owned), pieces }
    }

    fn fact(name: &str, told: Told) -> Fact {
        Fact { name: name.to_owned(), told }
    }

    #[test]
    fn a_view_is_laid_out_by_its_structure() {
        let view = json!({
            "viewer": 1,
            "options": { "rounds": 4 },
            "round": 2,
            "phase": { "turn": { "seat": 3 } },
            "rows": [{ "suit": "clubs", "cards": ["C6", "C7"], "ends": [6, 7] }, { "suit": "hearts", "cards": [] }],
            "hand": ["D4", "SQ"],
            "drawn": null,
            "players": [
                { "seat": 1, "cards": 2, "standing": "in", "lacks": ["H7"] },
                { "seat": 2, "cards": 5, "standing": { "out": { "place": 1 } }, "lacks": [] },
            ],
        });
        let outline = Outline::of(&view, &Look::PLAIN);
        assert_eq!(outline.hand, [heap("hand", None, &["D4", "SQ"])]);
        assert_eq!(
            outline.piles,
            [heap("rows", Some("clubs"), &["C6", "C7"]), heap("rows", Some("hearts"), &[])]
        );
        let third = Told::Seat(Seat::from_number(3).unwrap());
        assert_eq!(outline.facts, [fact("round", Told::Number(2)), fact("phase-turn-seat", third)]);
        assert_eq!(outline.seats.len(), 2);
        assert!(outline.seats[1].contains(&fact("standing", Told::Word("out".into()))));
        assert!(outline.seats[0].contains(&fact("lacks", Told::Number(1))));
    }

    #[test]
    fn a_game_may_say_what_its_zones_are() {
        let zones = &[Zone { key: "tray", role: Role::Hand }, Zone { key: "moves", role: Role::Aside }];
        let look = Look { zones, faces: Faces::Words };
        let outline = Outline::of(&json!({ "tray": [1, 2], "moves": 7, "deck": [["a", "b"], []] }), &look);
        assert_eq!(outline.hand, [heap("tray", None, &["1", "2"])]);
        assert_eq!(outline.piles, [heap("deck", None, &["a", "b"])]);
        assert!(outline.facts.is_empty());
    }

    #[test]
    fn moves_of_seats_are_no_seats() {
        let laid = |seat: u8| json!({ "seat": seat, "tile": "A" });
        let view = json!({ "players": [{ "seat": 1, "left": 3 }, { "seat": 2, "left": 4 }], "laid": [laid(1), laid(2), laid(1)] });
        let outline = Outline::of(&view, &Look::PLAIN);
        assert_eq!(outline.seats, [vec![fact("left", Told::Number(3))], vec![fact("left", Told::Number(4))]]);
        assert_eq!(outline.piles.iter().map(|heap| heap.pieces.len()).sum::<usize>(), 3);
    }

    #[test]
    fn a_name_without_words_is_short() {
        assert_eq!(short_name("round"), "round");
        assert_eq!(short_name("table-pile-top_card"), "top card");
        assert_eq!(short_name("phase-turn-seat"), "turn");
        assert_eq!(short_name("seat"), "seat");
    }

    #[test]
    fn what_is_no_view_has_nothing_to_show() {
        assert_eq!(Outline::of(&json!([1]), &Look::PLAIN), Outline::default());
    }
}
