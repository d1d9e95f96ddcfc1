//! At the table: refusals, corrections, hints, take-backs, languages, races.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use ratatui::crossterm::event::KeyCode;
use serde_json::json;
use sevenfold_core::record::Document;
use sevenfold_protocol::Sitter;
use sevenfold_shelf::{Effort, find};
use sevenfold_terminal::{Request, sitter};
use sevenfold_texts::Lang;
use support::{Player, options, request};

fn sieben() -> Player {
    Player::new(&request("sieben", 1, &["random"]))
}

/// Sieben with a 4 on the pile and Ada, who holds 2 3 5 6, to move.
fn sieben_on_four() -> Player {
    let mut player = sieben();
    player.types("lay 2");
    player.wait_for("▸ Ada");
    player
}

#[test]
fn a_refused_move_names_its_rule_and_stays_for_correction() {
    let mut player = sieben();
    player.types("lay 2 hole");
    let screen = player.screen();
    assert!(screen.contains("✗") && screen.contains("SI-5"), "{screen}");
    assert!(screen.contains("› lay 2 hole"), "{screen}");
    for _ in 0..5 {
        player.press(KeyCode::Backspace);
    }
    player.keys("\n");
    player.wait(50);
    assert!(!player.sees("›") && !player.sees("✗"), "{}", player.screen());
}

#[test]
fn the_rule_of_a_refusal_can_be_read() {
    let mut player = sieben();
    player.types("lay 2 hole");
    player.press(KeyCode::Esc);
    player.keys("r");
    let screen = player.screen();
    assert!(screen.contains("┌ SI-5"), "{screen}");
    player.keys("x");
    assert!(!player.sees("┌ SI-5"));
}

#[test]
fn without_a_refusal_all_rules_can_be_read() {
    let mut player = sieben();
    player.keys("r");
    assert!(player.sees("┌ 7 (Sieben)"));
    let first = player.screen();
    player.press(KeyCode::PageDown);
    assert_ne!(player.screen(), first);
    player.press(KeyCode::Home);
    assert_eq!(player.screen(), first);
}

#[test]
fn text_that_is_no_move_is_said_to_be_none() {
    let mut player = sieben();
    player.types("fly to the moon");
    let screen = player.screen();
    assert!(screen.contains("is not a move") && screen.contains("› fly to the moon"), "{screen}");
    assert!(!screen.contains("SI-"));
}

#[test]
fn a_shorthand_is_enough_and_an_ambiguous_one_names_the_moves() {
    let mut player = sieben();
    player.types("lay");
    let screen = player.screen();
    assert!(screen.contains("can be 3 moves: lay 2, lay 3 or lay 5"), "{screen}");
    player.press(KeyCode::Esc);
    player.types("5");
    player.wait(50);
    assert!(!player.sees("›"), "5 means lay 5");
}

#[test]
fn typing_narrows_the_choices() {
    let mut player = sieben();
    player.keys(":3");
    let screen = player.screen();
    let bottom: Vec<&str> = screen.lines().skip(18).collect();
    assert!(bottom.join("\n").contains('3') && !bottom[2..].join("\n").contains('5'), "{screen}");
    player.press(KeyCode::Tab);
    assert!(player.sees("› lay 3"));
}

#[test]
fn a_take_back_goes_to_the_previous_decision() {
    let mut player = sieben();
    let before = player.screen();
    player.keys("1");
    player.wait_for("▸ Ada");
    player.keys("u");
    assert!(player.sees("Taken back"));
    player.press(KeyCode::Esc);
    assert_eq!(player.screen(), before);
    player.keys("u");
    assert!(player.sees("nothing to take back"));
}

#[test]
fn a_hint_is_a_legal_move_and_the_cursor_goes_there() {
    let mut player = sieben_on_four();
    player.keys("h");
    let hint = player.screen().lines().find(|line| line.contains("Hint:")).unwrap_or_default().to_owned();
    assert!(hint.contains(" – "), "a move and a reason: {}", player.screen());
    let marked = player.screen().lines().filter(|line| line.contains('▸')).count();
    assert_eq!(marked, 2, "the player and the choice");
    player.keys("\n");
    assert!(!player.sees("Hint:"));
}

#[test]
fn the_language_changes_at_once_and_goes_round() {
    let mut player = sieben();
    let english = player.screen();
    player.keys("l");
    assert_eq!(player.app.lang(), Lang::De);
    assert!(player.sees("Nachziehstapel"));
    player.keys("l");
    assert!(player.sees("trekstapel"));
    player.keys("l");
    assert_eq!(player.screen(), english);
}

#[test]
fn quitting_is_asked_about() {
    let mut player = sieben();
    player.keys("q");
    assert!(player.sees("Stop this game?") && !player.app.is_done());
    player.keys("x");
    assert!(!player.sees("Stop this game?"));
    player.keys("q\n");
    assert!(player.app.is_done());
}

#[test]
fn saving_says_where_and_a_running_game_can_be_saved() {
    let mut player = sieben();
    player.keys("1s");
    assert!(player.sees("The record is in sieben-07070707.sevens.json"), "{}", player.screen());
    let saved = player.saved.borrow();
    let document = Document::read(&saved[0].1).unwrap();
    assert_eq!((document.game.as_str(), document.result), ("sieben", None));
    assert_eq!(document.others["meta"]["names"][0], "Ada");
}

#[test]
fn a_bot_takes_its_time_and_the_same_for_every_answer() {
    let mut player = sieben();
    player.keys("1");
    player.wait(650);
    assert!(player.sees("Waiting for random 2"), "{}", player.screen());
    player.wait(1100);
    assert!(player.sees("▸ Ada"), "{}", player.screen());
}

#[test]
fn seven_is_chosen_tile_first_and_then_the_place_is_shown() {
    let mut player = Player::new(&request("seven", 1, &["random"]));
    assert!(!player.sees("+I1"));
    player.keys("1");
    assert!(player.sees("+I1"), "{}", player.screen());
    player.press(KeyCode::Tab);
    assert!(player.sees("+I1"));
    player.press(KeyCode::Esc);
    assert!(!player.sees("+I1"), "Esc goes back to the tiles");
    player.keys("1\n");
    player.wait_for("▸ ○ Ada");
    let tiles = player.screen();
    assert!(tiles.contains("2 of 14"), "{tiles}");
    player.keys("2");
    let here = player.screen();
    let changed = [KeyCode::Left, KeyCode::Right, KeyCode::Up, KeyCode::Down].into_iter().any(|arrow| {
        player.press(arrow);
        player.screen() != here
    });
    assert!(changed, "arrows move the tile over the table");
}

/// 777 with two people: seat 1 holds a green HERALD among its seven cards and is to move.
fn herald(sitters: Vec<Sitter>) -> Player {
    let mut deck: Vec<String> = Vec::new();
    for colour in ["R", "G", "B", "Y"] {
        deck.extend((0..=10).map(|number| format!("{colour}{number}")));
        deck.extend(["rev", "deuce", "trade", "herald", "thief"].map(|name| format!("{colour}{name}")));
    }
    for main in ["saint", "samaritan", "sinner", "reaper"] {
        deck.extend([main, main].map(String::from));
    }
    let at = deck.iter().position(|card| card == "Gherald").unwrap();
    deck.swap(0, at);
    let document = json!({
        "format": "sevenfold/1", "game": "triple-seven", "options": {"main_copies": 2, "herald": "race"}, "seats": 2,
        "steps": [{"chance": "dealer 2"}, {"chance": format!("deck {}", deck.join(" "))},
            {"seat": 1, "do": "no-reserve"}, {"seat": 2, "do": "no-reserve"}],
    });
    let game = find("triple-seven").unwrap();
    let run = game.replay(&Document::from_value(document).unwrap()).unwrap();
    let mut player = Player::amid(game, run, sitters);
    if player.sees("The keyboard goes to") {
        player.keys("\n");
    }
    player.types("play Gherald silent");
    player
}

fn random() -> Sitter {
    Sitter::Bot { bot: "random".into() }
}

fn ada() -> Sitter {
    sitter(Some("Ada".into()))
}

#[test]
fn in_a_race_space_announces_before_the_bot_can_react() {
    let mut player = herald(vec![ada(), random()]);
    player.wait(300);
    assert!(player.sees(" Space "), "{}", player.screen());
    player.keys(" ");
    assert!(!player.sees(" Space "), "{}", player.screen());
    let mut slow = herald(vec![ada(), random()]);
    slow.wait(5000);
    assert!(!slow.sees(" Space "), "who waits is called out or covered:\n{}", slow.screen());
}

#[test]
fn among_several_people_the_quick_one_says_who_it_was_and_time_stands_still() {
    let ben = sitter(Some("Ben".into()));
    let mut player = herald(vec![ada(), ben]);
    assert!(player.sees("The keyboard goes to Ben"), "{}", player.screen());
    player.keys(" ");
    assert!(player.sees("Who was quick?") && player.sees("1  Ada") && player.sees("2  Ben"));
    player.wait(10_000);
    assert!(player.sees("Who was quick?"));
    player.keys("2");
    assert!(!player.sees("Who was quick?") && !player.sees(" Space "));
    player.keys("\n");
    let cards = |screen: &str| screen.lines().find(|line| line.contains("Ada")).unwrap().to_owned();
    assert!(cards(&player.screen()).contains("10"), "six cards and four more:\n{}", player.screen());
}

#[test]
fn a_live_table_of_777_races_unless_asked_otherwise() {
    let herald =
        |request: &Request| request.plan(Effort::default()).unwrap().settings.options["herald"].clone();
    let mut request = request("triple-seven", 1, &["random"]);
    assert_eq!(herald(&request), "race");
    request.options = options(json!({"herald": "declared"}));
    assert_eq!(herald(&request), "declared");
}
