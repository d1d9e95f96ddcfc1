//! TS-1 to TS-4.

use crate::common::{at, cards};
use sevenfold_core::{Game, read_options};
use sevenfold_triple_seven::{Cards, Kind, Options, Rank, TripleSeven};

#[test]
fn ts1_each_colour_has_eleven_numbers_three_actions_two_characters() {
    let coloured: Vec<_> = Cards::deck(1).iter().filter(|card| card.as_main().is_none()).collect();
    assert_eq!(coloured.len(), 64);
    let reds: Vec<String> =
        coloured.iter().map(ToString::to_string).filter(|text| text.starts_with('R')).collect();
    let all = "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 Rrev Rdeuce Rtrade Rherald Rthief";
    assert_eq!(reds.join(" "), all);
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
    assert_eq!(game.hand_of(crate::common::seat(1)).len(), 4);
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
