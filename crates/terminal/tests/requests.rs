//! What can be asked for, and what is answered to a request that cannot be met.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use serde_json::json;
use sevenfold_shelf::Effort;
use sevenfold_terminal::Request;
use sevenfold_texts::{Lang, Nobody, Texts};
use support::{options, request};

fn refused(request: &Request) -> String {
    let failure = request.party(Effort::default()).err().expect("this cannot be played");
    Texts::of(Lang::En).say(&failure.message, &Nobody)
}

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    assert!(refused(&request("chess", 1, &[])).contains("sieben"));
    assert!(refused(&request("siebn", 1, &[])).contains("Did you mean “sieben”?"));
}

#[test]
fn bots_seats_and_people_must_fit() {
    assert!(refused(&request("sieben", 1, &["nobody"])).contains("random"));
    let mut many = request("sieben", 3, &[]);
    many.seats = Some(2);
    assert!(refused(&many).contains("3 people do not fit on 2 seats"));
    many.seats = Some(99);
    assert!(refused(&many).contains("2 to 7"));
}

#[test]
fn options_are_checked() {
    let mut odd = request("sieben", 1, &["random"]);
    odd.options = options(json!({"finish": "never"}));
    assert!(refused(&odd).contains("finish"));
    odd.options = options(json!({"colour": "red"}));
    assert!(refused(&odd).contains("no option “colour”"));
}

#[test]
fn seats_follow_from_people_and_bots_and_bots_are_repeated() {
    let seats = |request: &Request| request.plan(Effort::default()).unwrap().sitters.len();
    assert_eq!(seats(&request("sieben", 1, &["random"])), 2);
    assert_eq!(seats(&request("sieben", 2, &["random", "random"])), 4);
    let mut five = request("sieben", 1, &["random"]);
    five.seats = Some(5);
    assert_eq!(seats(&five), 5);
}
