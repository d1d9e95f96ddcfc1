//! TS-1 to TS-4.

use crate::support::{after, at, cards, seat, shows};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, read_options};
use sevenfold_triple_seven::{Cards, Chance, Kind, Options, Rank, TripleSeven};

#[test]
fn ts1_each_colour_has_eleven_numbers_three_actions_two_characters() {
    let coloured: Vec<_> = Cards::deck(1).iter().filter(|card| card.as_main().is_none()).collect();
    assert_eq!(coloured.len(), 64);
    let texts: Vec<String> = coloured.iter().map(ToString::to_string).collect();
    for colour in ['R', 'G', 'B', 'Y'] {
        let ranks: Vec<&str> = texts.iter().filter_map(|text| text.strip_prefix(colour)).collect();
        assert_eq!(ranks.join(" "), "0 1 2 3 4 5 6 7 8 9 10 rev deuce trade herald thief", "{colour}");
    }
    let numbers = [Rank::Reverse, Rank::Deuce, Rank::Trade, Rank::Herald, Rank::Thief].map(Rank::number);
    assert_eq!(numbers, [0, 2, 9, 4, 6]);
}

#[test]
fn ts2_four_main_characters_follow_the_coloured_cards() {
    let mains: Vec<String> =
        Cards::deck(1).iter().filter(|card| card.as_main().is_some()).map(|card| card.to_string()).collect();
    assert_eq!(mains, ["saint", "samaritan", "sinner", "reaper"]);
}

#[test]
fn ts2_a_main_character_has_neither_colour_nor_number() {
    for main in ["saint", "samaritan", "sinner", "reaper"] {
        let position = format!("pile G5; 1: {main} Y1 Y2; 2: Y3 Y4");
        assert_eq!(shows(&after(&position, &format!("1 play {main} blue"))), "blue", "{main}");
    }
}

#[test]
fn ts3_two_of_each_main_character_or_one_to_four() {
    assert_eq!(Options::default().main_copies, 2);
    assert_eq!(Cards::deck(2).len(), 72);
    for copies in 1..=4 {
        let options: Options = read_options(&serde_json::json!({ "main_copies": copies })).unwrap();
        assert_eq!(Cards::deck(options.main_copies).len(), 64 + 4 * copies);
    }
    for copies in [0, 5] {
        let error = read_options::<Options>(&serde_json::json!({ "main_copies": copies })).unwrap_err();
        assert_eq!(error.rule.unwrap().to_string(), "TS-3");
        let error = TripleSeven::new(&Options { main_copies: copies, ..Options::default() }, 3).unwrap_err();
        assert_eq!(error.rule.unwrap().to_string(), "TS-3");
    }
    let game = at("copies 4; 1: saint saint saint saint; 2: R1");
    assert_eq!(game.hand_of(seat(1)).len(), 4);
}

#[test]
fn ts3_the_deck_that_is_dealt_has_the_copies_chosen() {
    for copies in 1..=4 {
        let mut game = TripleSeven::new(&Options { main_copies: copies, ..Options::default() }, 2).unwrap();
        game.settle(&Chance::Dealer(seat(1)), &mut Vec::new()).unwrap();
        let Chance::Deck(deck) = game.sample(&mut Quick::new(1)) else { panic!() };
        assert_eq!(deck.into_iter().collect::<Cards>(), Cards::deck(copies));
    }
}

#[test]
fn ts4_every_card_is_a_number_an_action_or_a_character() {
    let of = |kind| Cards::deck(1).iter().filter(|card| card.kind() == kind).collect::<Cards>();
    assert_eq!(of(Kind::Number).len(), 44);
    assert_eq!(
        of(Kind::Action),
        cards("Rrev Rdeuce Rtrade Grev Gdeuce Gtrade Brev Bdeuce Btrade Yrev Ydeuce Ytrade")
    );
    let characters =
        "Rherald Rthief Gherald Gthief Bherald Bthief Yherald Ythief saint samaritan sinner reaper";
    assert_eq!(of(Kind::Character), cards(characters));
}
