//! SI-1 to SI-3: the cards, two ways to lay them, what a pile shows.

use serde_json::json;
use sevenfold_core::{Game, Viewer, read_options};
use sevenfold_sieben::{Options, Sieben, Way};

use crate::support::{at, card, counts, legal, play, refuses, seat};

fn refused(options: &serde_json::Value) -> Option<String> {
    let options = match read_options::<Options>(options) {
        Ok(options) => options,
        Err(error) => return error.rule.map(|rule| rule.to_string()),
    };
    Sieben::new(&options, 3).err().and_then(|error| error.rule).map(|rule| rule.to_string())
}

#[test]
fn si1_the_deck_has_80_cards() {
    assert_eq!(Options::default().deck.to_array(), [16, 14, 14, 12, 10, 8, 6]);
    assert_eq!(refused(&json!({"deck": [16, 14, 14, 12, 10, 8, 6]})), None);
    assert_eq!(refused(&json!({"deck": [16, 14, 14, 12, 10, 8, 5]})).as_deref(), Some("SI-1"));
    assert_eq!(refused(&json!({"deck": [80]})).as_deref(), Some("SI-1"));
    assert_eq!(refused(&json!({"deck": [-1, 81, 0, 0, 0, 0, 0]})).as_deref(), Some("SI-1"));
    let typed = Options { deck: counts("12345"), ..Options::default() };
    assert_eq!(Sieben::new(&typed, 3).unwrap_err().rule.unwrap().to_string(), "SI-1");
}

#[test]
fn si1_the_deck_can_make_seven() {
    for good in [
        [0, 0, 0, 0, 0, 0, 80],
        [79, 0, 0, 0, 0, 1, 0],
        [0, 1, 0, 0, 79, 0, 0],
        [0, 0, 40, 40, 0, 0, 0],
        [79, 0, 0, 0, 0, 0, 1],
    ] {
        assert_eq!(refused(&json!({ "deck": good })), None, "{good:?}");
    }
    for bad in [[80, 0, 0, 0, 0, 0, 0], [20, 20, 40, 0, 0, 0, 0], [0, 0, 0, 20, 30, 30, 0]] {
        assert_eq!(refused(&json!({ "deck": bad })).as_deref(), Some("SI-1"), "{bad:?}");
    }
}

#[test]
fn si1_there_are_80_chips() {
    let game = Sieben::new(&Options::default(), 3).unwrap();
    assert_eq!(game.view(Viewer::Watcher).chips_left, 80);
}

#[test]
fn si1_there_are_two_to_seven_players() {
    for seats in 0..=9 {
        assert_eq!(Sieben::new(&Options::default(), seats).is_ok(), (2..=7).contains(&seats), "{seats}");
    }
}

#[test]
fn si2_on_a_pile_one_says_which_way() {
    let game = at(&["344", "555"]).pile("4").game();
    refuses(&game, 1, "lay 4", "SI-2", "sieben-refuse-which-way card=4 total=4");
    refuses(&game, 1, "lay 7", "SI-2", "sieben-refuse-which-way card=7 total=4");
}

#[test]
fn si2_hole_on_hole_keeps_what_shows_and_hole_on_number_shows_the_card_below() {
    let pile = |way: &str| {
        let mut game = at(&["2344", "555"]).pile("1 2n").game();
        play(&mut game, &[&format!("1 lay 2 {way}")]);
        game.view(Viewer::Watcher).pile
    };
    let (hole, number) = (pile("hole"), pile("number"));
    assert_eq!((hole.top, hole.seen, hole.total), (Some(card(2)), Some(card(1)), 3));
    assert_eq!((number.top, number.seen, number.total), (Some(card(2)), Some(card(2)), 4));
    let ways =
        |pile: &sevenfold_sieben::PileView| pile.cards.iter().map(|lying| lying.way).collect::<Vec<_>>();
    assert_eq!(ways(&hole), [Way::Open, Way::Number, Way::Hole]);
    assert_eq!(ways(&number), [Way::Open, Way::Number, Way::Number]);
}

#[test]
fn si3_the_table_counts_nothing() {
    let pile = at(&["344", "555"]).pile("4").game().view(Viewer::Watcher).pile;
    assert_eq!((pile.top, pile.seen, pile.total), (Some(card(4)), None, 4));
}

#[test]
fn si3_a_pile_counts_the_number_on_top_and_the_one_in_its_hole() {
    let game = at(&["33", "555"]).pile("1 2n").game();
    assert_eq!(game.face().unwrap().total(), 3);
    let choices = game.view(Viewer::Seat(seat(1))).choices;
    let made: Vec<_> =
        choices.iter().map(|choice| (choice.way, choice.makes.hole(), choice.makes.total())).collect();
    assert_eq!(made, [(Way::Hole, 1, 4), (Way::Number, 2, 5)]);
}

#[test]
fn si3_when_both_numbers_are_the_same_both_ways_are_legal_and_give_the_same() {
    let game = at(&["3", "555"]).pile("3 3n").game();
    assert_eq!(legal(&game, 1), ["lay 3 hole", "lay 3 number"]);
    let choices = game.view(Viewer::Seat(seat(1))).choices;
    assert_eq!(choices[0].makes, choices[1].makes);
    let faces = ["1 lay 3 hole", "1 lay 3 number"].map(|step| {
        let mut after = game;
        play(&mut after, &[step]);
        after.face()
    });
    assert_eq!(faces, [Some(choices[0].makes); 2]);
}
