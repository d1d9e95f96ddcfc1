//! The notation: one spelling for each move, and any text is survived.

use proptest::prelude::*;
use sevenfold_triple_seven::{Action, Card, Chance};

#[test]
fn moves_are_written_as_the_notation_says() {
    for text in [
        "reserve R5",
        "no-reserve",
        "draw",
        "pass",
        "swap saint",
        "play R5",
        "play *R10",
        "play R567",
        "play R5t7",
        "play Rrev",
        "play Rrev reverse",
        "play *Rrev reverse",
        "play Rtrade",
        "play Rtrade 3",
        "play Rdeuce",
        "done",
        "play Rherald announced",
        "play Rherald silent",
        "play Rthief six",
        "play Rthief show",
        "play Rthief steal 3",
        "play saint red",
        "play saint -",
        "play samaritan -",
        "play sinner red",
        "play reaper red",
        "give R5",
        "give R567",
        "give R5t7",
        "give top",
        "answer saint red",
        "answer saint -",
        "answer reaper red",
        "submit",
        "call-out",
        "hush",
        "announce",
    ] {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn other_spellings_are_not_moves() {
    for text in [
        "",
        " ",
        "play",
        "play ",
        "play  R5",
        "play R5 ",
        " play R5",
        "Play R5",
        "play r5",
        "play R05",
        "play R11",
        "play R5 red",
        "play *R567",
        "play R576",
        "play R57",
        "play Rrev keep",
        "play Rtrade 0",
        "play Rtrade 8",
        "play Rtrade 03",
        "play Rherald",
        "play Rthief",
        "play Rthief steal",
        "play Rthief steal 3 4",
        "play saint",
        "play saint Red",
        "play saint purple",
        "give",
        "give *R5",
        "give Top",
        "answer saint",
        "answer sinner red",
        "submit now",
        "callout",
        "call out",
        "reserve",
        "reserve R5 R6",
        "draw 1",
        "play Rrev reverse reverse",
        "é",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in [
        "deck",
        "deck ",
        "deck  R5",
        "dealer 0",
        "dealer 8",
        "dealer 1 2",
        "reshuffle",
        "deck R5 R5x",
        "deck r5",
    ] {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
    let long = format!("deck{}", " R5".repeat(81));
    assert!(long.parse::<Chance>().is_err(), "no deck has 81 cards");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_and_read_text_is_written_back(text in "\\PC{0,40}") {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), &*text);
        }
        if let Ok(chance) = text.parse::<Chance>() {
            prop_assert_eq!(chance.to_string(), &*text);
        }
    }

    #[test]
    fn near_moves_have_one_spelling(
        text in "(play|give|answer|reserve|swap)( |  )\\*?[RGBYr]?(0?[0-9]|10|rev|deuce|trade|herald|thief|567|5t7|saint|sinner)( (red|-|3|six|show|steal|steal 2|silent|reverse)){0,2}"
    ) {
        if let Ok(action) = text.parse::<Action>() {
            prop_assert_eq!(action.to_string(), text);
        }
    }

    #[test]
    fn cards_survive_text(text in "[RGBY](0|1|2|3|4|5|6|7|8|9|10|rev|deuce|trade|herald|thief)|saint|samaritan|sinner|reaper") {
        prop_assert_eq!(text.parse::<Card>().map(|card| card.to_string()), Ok(text));
    }
}
