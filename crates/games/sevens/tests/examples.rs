//! The notation of `docs/spec/rules/sevens.md`, and every kind of step in one game.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

use sevenfold_core::{Game, Say};
use sevenfold_sevens::{Action, Card, Chance};

use support::{FAN_TAN, SHICHI_NARABE, card, dealt, legal, play};

#[test]
fn cards_and_moves_are_written_as_on_the_rule_page() {
    assert_eq!(card("D7"), Card::SEVEN_OF_DIAMONDS);
    for text in ["CA", "S10", "HJ", "DQ", "SK"] {
        assert_eq!(card(text).to_string(), text);
    }
    for text in ["lay D7", "pass", "fold"] {
        assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
    }
}

#[test]
fn other_spellings_are_no_moves() {
    for text in [
        "", "lay", "lay ", "lay 7D", "lay d7", "lay D1", "lay D11", "lay D07", "Pass", "fold 1", " pass",
        "lay D7 ",
    ] {
        assert!(text.parse::<Action>().is_err(), "{text:?}");
    }
    for text in ["deck", "deck ", "deck D7 ", "deck  D7", "deck D7,D8", "Deck D7"] {
        assert!(text.parse::<Chance>().is_err(), "{text:?}");
    }
}

/// Two seats, Fan Tan: the row of diamonds is finished downwards while the other passes.
#[test]
fn a_row_is_laid_down_to_the_ace() {
    let mut game = dealt(FAN_TAN, 2, &[(1, "DA D2 D3 D4 D5 D6 D7 CK HK SK D8 C7 H7 S7 C6 C8 H6 H8 S6 S8")]);
    for text in ["D7", "D6", "D5", "D4", "D3", "D2", "DA"] {
        play(&mut game, &[&format!("1 lay {text}")]);
        assert_eq!(legal(&game, 2), ["pass"], "after {text}");
        play(&mut game, &["2 pass"]);
    }
    assert!(legal(&game, 1).contains(&"lay D8".to_owned()));
}

/// Every sentence of a refusal carries the facts a person needs.
#[test]
fn refusals_carry_their_facts() {
    let game = dealt(SHICHI_NARABE, 3, &[(1, "D7 S9 S8")]);
    let breach = game.check(support::seat(1), &"lay S9".parse().unwrap()).unwrap_err();
    let said = breach.say().to_string();
    assert!(said.contains("sevens-refuse-does-not-fit") && said.contains("sevens-spades"), "{said}");
}
