//! `sevenfold rules`.

use serde_json::Value;
use sevenfold_shelf::GAMES;

use crate::{complains, program, ran, sevenfold};

#[test]
fn every_game_shows_its_rules_in_lines_of_eighty_letters() {
    for game in GAMES.iter().map(|game| game.meta()) {
        for lang in ["en", "de", "nl"] {
            let ran = sevenfold(&["rules", game.id, "--lang", lang]);
            assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
            let long = ran.out.lines().find(|line| line.chars().count() > 80);
            assert_eq!(long, None, "{} in {lang}", game.id);
            assert!(
                !ran.out.contains('*') && !ran.out.contains('\u{1b}'),
                "no marks where letters are plain"
            );
            for rule in game.rules {
                assert!(ran.out.contains(&format!("\n{rule} ")), "{rule} in {lang}");
            }
        }
    }
}

#[test]
fn one_rule_is_found_by_its_id_or_number() {
    let ran = sevenfold(&["rules", "sieben", "SI-6", "--lang", "de"]);
    assert!(ran.out.starts_with("SI-6 Nie niedriger, nie über 7\n"), "{}", ran.out);
    for id in ["si-6", "6"] {
        assert_eq!(sevenfold(&["rules", "sieben", id, "--lang", "de"]).out, ran.out);
    }
    let json: Value = serde_json::from_str(&sevenfold(&["rules", "sieben", "6", "--json"]).out).unwrap();
    assert_eq!(json["id"], "SI-6");
    complains(&["rules", "sieben", "SI-99"], "7 (Sieben) has no rule “SI-99”. Its rules are SI-1 to SI-18.");
}

#[test]
fn rules_are_found_by_words() {
    let ran = sevenfold(&["rules", "sieben", "--search", "penalty CARD", "--json"]);
    let rules: Value = serde_json::from_str(&ran.out).unwrap();
    assert!(rules.as_array().unwrap().iter().any(|rule| rule["id"] == "SI-10"), "{}", ran.out);
    assert!(sevenfold(&["rules", "sieben", "--search", "penalty card"]).out.contains("SI-10 "));
    complains(
        &["rules", "sieben", "--search", "xylophone"],
        "No rule speaks of “xylophone”. Try fewer words, or other ones.",
    );
}

#[test]
fn the_whole_book_is_given_to_programs() {
    let book: Value =
        serde_json::from_str(&sevenfold(&["rules", "seven", "--json", "--lang", "nl"]).out).unwrap();
    assert_eq!((&book["game"], &book["lang"]), (&"seven".into(), &"nl".into()));
    assert!(book["rules"]["sections"][0]["rules"][0]["body"].is_string());
}

#[test]
fn the_environment_chooses_the_language() {
    let german = ran(program().args(["rules", "sieben", "6"]).env("LANG", "de_AT.UTF-8"));
    assert!(german.out.starts_with("SI-6 Nie"), "{}", german.out);
    let all = ran(program().args(["rules", "sieben", "6"]).env("LANG", "de").env("LC_ALL", "nl_BE"));
    assert!(all.out.starts_with("SI-6 Nooit"), "{}", all.out);
    let refusal = ran(program().args(["rules", "schach"]).env("LANG", "de"));
    assert!(refusal.err.starts_with("Das Spiel „schach“ gibt es nicht."), "{}", refusal.err);
}
