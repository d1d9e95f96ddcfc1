//! Who came where in a game, as its record tells.

use sevenfold_core::record::Document;
use sevenfold_core::{Outcome, Seat, SeatSet, json};

use crate::lost_in;

/// The places of a record's game by seat, from 1; seats that are level share a place. Nothing if it was broken off without
/// a winner. Winners come first; the others follow by their points, if it was played to its end, and share the next place
/// if it was not.
pub fn places_in(document: &Document) -> Option<Vec<u8>> {
    let outcome = outcome_in(document);
    let winners = winners_in(document)?;
    let worth = |seat: Seat| {
        let points = outcome.as_ref().and_then(|outcome| outcome.points.get(seat.index()).copied());
        // Among winners nobody is ahead.
        if winners.contains(seat) { (true, 0) } else { (false, points.unwrap_or_default()) }
    };
    let place = |seat: Seat| {
        let ahead = Seat::all(document.seats).filter(|other| worth(*other) > worth(seat));
        1 + ahead.count() as u8
    };
    Some(Seat::all(document.seats).map(place).collect())
}

/// Who won a record's game; nothing if it was broken off without a winner.
pub fn winners_in(document: &Document) -> Option<SeatSet> {
    let lost = || lost_in(document).map(|ending| ending.winners);
    let winners = outcome_in(document).map(|outcome| outcome.winners).or_else(lost)?;
    (!winners.is_empty()).then_some(winners)
}

/// The result of a record's game, if it was played to its end.
pub fn outcome_in(document: &Document) -> Option<Outcome> {
    json::from_value(document.result.as_ref()?).ok()
}

#[cfg(test)]
mod tests {
    use serde_json::{Map, Value, json};

    use super::*;

    fn document(seats: u8, result: Option<Value>, meta: Value) -> Document {
        let others = Map::from_iter([("meta".to_owned(), meta)]);
        let game = "sieben".to_owned();
        Document { game, options: json!({}), seats, seed: None, steps: Vec::new(), result, others }
    }

    #[test]
    fn winners_come_first_and_the_others_by_points() {
        let result = json!({"points": [7, 12, 12, 3], "winners": [3]});
        assert_eq!(places_in(&document(4, Some(result), json!({}))), Some(vec![3, 2, 1, 4]));
        let shared = json!({"points": [5, 9, 9], "winners": [2, 3]});
        assert_eq!(places_in(&document(3, Some(shared), json!({}))), Some(vec![3, 1, 1]));
    }

    #[test]
    fn whoever_gives_up_comes_after_those_who_won() {
        let resigned = document(2, None, json!({"resigned": 1, "winners": [2]}));
        assert_eq!(places_in(&resigned), Some(vec![2, 1]));
        let rated = document(3, None, json!({"resigned": 2, "winners": [1, 3], "rated": "rated"}));
        assert_eq!(places_in(&rated), Some(vec![1, 3, 1]));
        let broken = document(3, None, json!({"resigned": 2, "winners": []}));
        assert_eq!(places_in(&broken), None);
    }
}
