//! DL-1 … DL-9: cards, options, rounds, dealers, trump.

use serde_json::json;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Agenda, Draw, Game, SeatSet, read_options};
use sevenfold_double_lucky_7::{
    Advantage, Card, CardSet, Chance, Colour, DoubleLucky7, Event, Face, JokerTrump, Mode, Options, Phase,
    Trump, tricks_of,
};

use crate::support::{Table, cards, joker, mode, seat};

#[test]
fn dl1_there_are_57_cards_7_advantages_and_a_die_of_8() {
    assert_eq!(CardSet::ALL.len(), 57);
    assert_eq!(Card::ORDERED.iter().copied().collect::<CardSet>(), CardSet::ALL);
    for colour in Colour::ALL {
        assert_eq!(CardSet::of(colour).len(), 14);
    }
    let ordered: Vec<String> = Card::ORDERED.iter().map(ToString::to_string).collect();
    assert_eq!((&*ordered[0], &*ordered[13], &*ordered[14], &*ordered[56]), ("R1", "R14", "G1", "J"));
    assert!(ordered.windows(2).all(|two| two[0].parse::<Card>().unwrap() < two[1].parse::<Card>().unwrap()));
    assert_eq!(Advantage::ALL.len(), 7);
    assert_eq!(Face::ALL.len(), 8);
    assert_eq!(Face::ALL[7], Face::X);
}

#[test]
fn dl1_the_die_shows_every_advantage_and_an_x() {
    let faces = Face::ALL.map(Face::word);
    assert_eq!(faces[..4], ["change-bid", "player-swap", "change-dealer", "double-points"]);
    assert_eq!(faces[4..], ["change-trump", "extra-card", "no-trump", "x"]);
    let mut table = Table::new(mode(Mode::Dice), 2, 1);
    table.deal_any().then(&["bid 0", "bid 0", "roll"]);
    let mut rng = Quick::new(7);
    let rolled: Vec<Chance> = (0..200).map(|_| table.game.sample(&mut rng)).collect();
    for face in Face::ALL {
        assert!(rolled.contains(&Chance::Rolled(face)), "{face:?}");
    }
}

#[test]
fn dl2_options_have_defaults_and_refuse_anything_else() {
    let read = |value| read_options::<Options>(&value);
    let defaults = read(json!({})).unwrap();
    assert_eq!(
        serde_json::to_string(&defaults).unwrap(),
        r#"{"rounds":14,"mode":"classic","joker_trump":"led-colour","forfeits":"off"}"#
    );
    let all = json!({"rounds": 7, "mode": "dice", "joker_trump": "dealer-chooses", "forfeits": "on"});
    assert_eq!(serde_json::to_value(read(all.clone()).unwrap()).unwrap(), all);
    for wrong in
        [json!({"rounds": 8}), json!({"rounds": "7"}), json!({"mode": "Dice"}), json!({"forfeits": true})]
    {
        assert!(read(wrong.clone()).unwrap_err().rule.is_some(), "{wrong}");
    }
    assert!(read(json!({"jokers": 2})).is_err());
    assert!(DoubleLucky7::new(&Options { rounds: 9, ..Options::default() }, 3).is_err());
    assert!(DoubleLucky7::new(&Options::default(), 1).is_err());
    assert!(DoubleLucky7::new(&Options::default(), 8).is_err());
}

#[test]
fn dl2_every_choice_can_be_made() {
    for (key, values) in [
        ("rounds", vec![json!(7), json!(14)]),
        ("mode", vec![json!("classic"), json!("tactical"), json!("dice")]),
        ("joker_trump", vec![json!("led-colour"), json!("dealer-cards"), json!("dealer-chooses")]),
        ("forfeits", vec![json!("off"), json!("on")]),
    ] {
        for value in values {
            let options = read_options::<Options>(&json!({ key: value })).unwrap();
            assert_eq!(serde_json::to_value(options).unwrap()[key], value);
        }
    }
}

#[test]
fn dl3_cards_go_up_to_seven_and_down_again() {
    let tricks: Vec<u8> = (1..=14).map(tricks_of).collect();
    assert_eq!(tricks, [1, 2, 3, 4, 5, 6, 7, 7, 6, 5, 4, 3, 2, 1]);
    for seats in 2..=7 {
        let mut table = Table::new(Options::default(), seats, 1);
        for round in 1..=14 {
            table.deal_any();
            for number in 1..=seats {
                assert_eq!(table.game.hand(seat(number)).len(), tricks_of(round));
            }
            table.finish_round();
            let taken: u8 = table.taken().iter().sum();
            assert_eq!(taken, tricks_of(round), "as many tricks as cards");
        }
        assert_eq!(table.phase(), Phase::Over);
    }
    let mut short = Table::new(Options { rounds: 7, ..Options::default() }, 2, 1);
    short.until_round(8);
    assert_eq!(short.phase(), Phase::Over);
}

#[test]
fn dl4_the_highest_card_deals_and_ties_draw_again() {
    let draw = |text: &str| {
        let mut table = Table::undrawn(Options::default(), 3);
        table.chance(text);
        assert!(matches!(table.told[0], Event::DealerDrawn { .. }));
        table.dealer().number()
    };
    assert_eq!(draw("dealer 3 R4 G9 B14"), 3);
    assert_eq!(draw("dealer 1 J G14 B14"), 1, "the Joker is highest, and one Joker never ties");
    assert_eq!(draw("dealer 3 R4 G9 B9 / - G2 B7"), 3);
    assert_eq!(draw("dealer 2 R9 G9 B9 / R5 G5 B5 / R1 B9 G2"), 2);
    assert_eq!(draw("dealer 2 R4 G9 B9 / - B9 G7"), 2, "each time from all cards");
}

#[test]
fn dl4_impossible_draws_are_refused() {
    let mut table = Table::undrawn(Options::default(), 3);
    for text in [
        "dealer 2 R4 G9 B14",           // not the highest
        "dealer 3 R4 G9 B9",            // a tie is not settled
        "dealer 2 R4 G9 B9",            // not by the seats either
        "dealer 3 R4 G9 B14 / - G2 B7", // no tie to settle
        "dealer 3 R4 G9 B9 / R1 G2 B7", // who is not tied does not draw
        "dealer 3 R4 G9 B9 / - - B7",   // who is tied does
        "dealer 3 R4 R4 B14",           // a card twice
        "dealer 3 R4 G9",               // a card short
        "dealer 3 R4 G9 B14 Y1",        // a card too many
        "dealer 3 R4 G9 B14 Y1 Y2 Y3 Y4 Y5",
        "dealer 3 R4 G9 B14 / - - B7",           // nor anything to draw again for
        "dealer 3 G1 R9 B9 / - R4 R4 / - R4 R5", // a card twice, drawing again
        "dealer 4 R4 G9 B14",                    // nobody sits there
        "dealer 1 - - -",
        "rolled x",
    ] {
        table.impossible(text);
    }
    assert_eq!(table.game.agenda(), Agenda::Chance(Draw::Within), "before the first round");
}

#[test]
fn dl4_what_the_table_draws_is_such_a_draw() {
    let mut rng = Quick::new(7);
    let mut dealers = SeatSet::EMPTY;
    let mut came_again = false;
    for _ in 0..200 {
        let mut table = Table::undrawn(Options::default(), 7);
        let chance = table.game.sample(&mut rng);
        table.game.settle(&chance, &mut table.told).unwrap();
        let Chance::Dealer(draw) = chance else { panic!("{chance:?}") };
        dealers = dealers.with(draw.dealer);
        let (first, later) = draw.draws.split_first().unwrap();
        came_again |= later.iter().flatten().flatten().any(|card| first.contains(&Some(*card)));
    }
    assert_eq!(dealers, SeatSet::all(7), "anybody may deal");
    assert!(came_again, "ties draw again from all cards");
}

#[test]
fn dl5_all_cards_are_dealt_anew_clockwise_and_the_marker_passes_on() {
    let mut table = Table::new(Options::default(), 3, 2);
    assert_eq!(table.game.agenda(), Agenda::Chance(Draw::Deal));
    table.until_round(2);
    assert_eq!(table.dealer(), seat(3));
    table.deal_any();
    // From the dealer's left, one card at a time: seat 1 gets the first and the fourth.
    assert_eq!(table.game.hand(seat(1)), cards("R1 R4"));
    assert_eq!(table.game.hand(seat(2)), cards("R2 R5"));
    assert_eq!(table.game.hand(seat(3)), cards("R3 R6"));
    table.finish_round();
    assert_eq!(table.dealer(), seat(1));
    assert_eq!(table.game.agenda(), Agenda::Chance(Draw::Deal));
}

#[test]
fn dl5_a_deck_is_a_permutation_of_all_cards() {
    let mut table = Table::new(Options::default(), 3, 2);
    let words: Vec<String> = Card::ORDERED.iter().map(ToString::to_string).collect();
    let deck = |words: &[String]| format!("deck {}", words.join(" "));
    let mut twice = words.clone();
    twice[56] = "R1".into();
    let mut long = words.clone();
    long.push("R1".into());
    for wrong in [deck(&twice), deck(&words[1..]), deck(&long), "deck R1".into(), "dealer 1 R3 R2 R1".into()]
    {
        table.impossible(&wrong);
    }
    assert!(matches!("deck R1".parse(), Ok(Chance::Miscounted(_))));
    table.chance(&deck(&words));
    table.impossible(&deck(&words));
}

#[test]
fn dl5_every_card_comes_to_every_place_of_the_deck() {
    let table = Table::new(Options::default(), 3, 2);
    let mut rng = Quick::new(7);
    let mut places = [CardSet::EMPTY; 57];
    for _ in 0..1000 {
        let Chance::Deck(deck) = table.game.sample(&mut rng) else { panic!("a deck is due") };
        for (place, card) in places.iter_mut().zip(deck) {
            *place = place.with(card);
        }
    }
    assert_eq!(places, [CardSet::ALL; 57]);
}

#[test]
fn dl6_the_next_card_makes_trump() {
    let mut table = Table::new(Options::default(), 2, 1);
    table.deal(&["R1", "G1"], "B7", "Y1");
    let round = table.view(2).round.unwrap();
    assert_eq!((round.turned, round.trump), ("B7".parse().unwrap(), Trump::Colour { colour: Colour::Blue }));
    assert_eq!(table.game.beneath(), "Y1".parse().ok());
}

#[test]
fn dl6_it_is_trump_in_every_trick_of_the_round() {
    let mut table = Table::new(Options::default(), 2, 2);
    table.until_round(2).deal(&["R9 R8", "B1 B2"], "B7", "Y1").then(&["bid 0", "bid 0"]);
    table.then(&["play R9", "play B1", "play R8", "play B2"]);
    assert_eq!(table.taken(), [0, 2]);
}

#[test]
fn dl7_a_turned_up_joker_makes_no_colour_trump_and_is_out_of_play() {
    let mut table = Table::new(Options::default(), 2, 1);
    table.deal(&["R1", "G1"], "J", "Y1");
    let round = table.view(2).round.unwrap();
    assert!(!matches!(round.trump, Trump::Colour { .. }));
    table.then(&["bid 1", "bid 1"]);
    table.refuses(1, "play J", "DL-13");
    for number in [1, 2] {
        assert!(!table.game.hand(seat(number)).contains(Card::JOKER));
    }
}

/// Seat 1 deals round 2 with the Joker turned up.
fn joker_round(options: Options) -> Table {
    let mut table = Table::new(options, 3, 3);
    table.until_round(2).deal(&["R5 B1", "R9 R14", "Y14 B9"], "J", "B14");
    table
}

#[test]
fn dl9_led_colour_makes_the_highest_of_it_win() {
    let mut table = joker_round(joker(JokerTrump::LedColour));
    table.then(&["bid 0", "bid 0", "bid 0"]).then(&["play R5", "play R9", "play Y14"]);
    assert_eq!(table.taken(), [0, 1, 0]);
    table.then(&["play B1", "play R14", "play B9"]);
    assert_eq!(table.taken(), [0, 1, 1], "red was trump for its own trick only");
}

#[test]
fn dl9_dealer_cards_make_the_dealers_card_win() {
    let mut table = joker_round(joker(JokerTrump::DealerCards));
    table.then(&["bid 0", "bid 0", "bid 0"]).then(&["play R5", "play R9", "play Y14"]);
    assert_eq!(table.taken(), [1, 0, 0]);
    table.then(&["play B1", "play R14", "play B9"]);
    assert_eq!(table.taken(), [2, 0, 0], "each card in its own trick");
}

#[test]
fn dl9_dealer_chooses_names_a_colour_before_the_bids() {
    let mut table = joker_round(joker(JokerTrump::DealerChooses));
    assert_eq!(table.legal(), ["trump B", "trump G", "trump R", "trump Y"]);
    table.refuses(1, "bid 0", "DL-10");
    table.refuses(2, "trump R", "DL-9");
    table.does(1, "trump Y");
    assert_eq!(table.told, [Event::TrumpNamed { seat: seat(1), colour: Colour::Yellow }]);
    table.refuses(1, "trump R", "DL-9");
    table.then(&["bid 0", "bid 0", "bid 0"]).then(&["play R5", "play R9", "play Y14"]);
    assert_eq!(table.taken(), [0, 0, 1], "the named colour is trump");
}

#[test]
fn dl9_nobody_names_a_colour_otherwise() {
    for options in [joker(JokerTrump::LedColour), joker(JokerTrump::DealerCards), mode(Mode::Tactical)] {
        let mut table = Table::new(options, 2, 1);
        table.deal(&["R1", "G1"], "J", "B1").refuses(1, "trump R", "DL-9");
    }
    let mut table = Table::new(joker(JokerTrump::DealerChooses), 2, 1);
    table.deal(&["R1", "G1"], "B7", "B1");
    assert_eq!(table.phase(), Phase::Bidding { turn: seat(1) });
}
