//! `sevenfold analyse`.

use std::fs;

use serde_json::Value;
use sevenfold_shelf::{GAMES, Shelved};

use crate::{complains, folder, sevenfold, sevenfold_reading};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A bot that every game will have and that has an opinion on everything.
const JUDGE: &str = "vanilla";

/// A game with that bot.
fn game() -> &'static dyn Shelved {
    GAMES.iter().copied().rfind(|game| game.bots().contains(&JUDGE)).unwrap()
}

/// A record of random play, and its text.
fn record(name: &str, max_steps: &str) -> (String, String) {
    let records = folder(name);
    let text = records.to_str().unwrap();
    let id = game().meta().id;
    sevenfold(&["simulate", id, "--seed", SEED, "--records", text, "--max-steps", max_steps]);
    let file = format!("{text}/{id}-000001.sevens.json");
    let text = fs::read_to_string(&file).unwrap();
    (file, text)
}

fn analysed(file: &str) -> Value {
    let ran = sevenfold(&["analyse", file, "--bot", JUDGE, "--iterations", "10", "--json"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    serde_json::from_str(&ran.out).unwrap()
}

#[test]
fn what_was_won_is_luck_what_was_not_foreseen_and_gifts_less_losses() {
    let (file, _) = record("analyse-whole", "100000");
    let analysis = analysed(&file);
    let number = |value: &Value| value.as_f64().unwrap();
    let accounts = analysis["accounts"].as_array().unwrap();
    for account in accounts {
        let won = number(&account["result"]) - 1.0 / f64::from(accounts.len() as u32);
        let swings = number(&account["luck"]) + number(&account["unforeseen"]);
        let told = swings + number(&account["gifts"]) - number(&account["loss"]);
        assert!((won - told).abs() < 1e-9, "{account}");
    }
    let all = |what: &str| accounts.iter().map(|account| number(&account[what])).sum::<f64>();
    assert!((all("luck") + all("unforeseen")).abs() < 1e-9, "what one player gains another loses");
}

#[test]
fn decisions_are_judged_the_same_again_whatever_comes_after_them() {
    let (file, _) = record("analyse-short", "14");
    let (longer, _) = record("analyse-longer", "18");
    let (analysis, more) = (analysed(&file), analysed(&longer));
    let decisions = analysis["decisions"].as_array().unwrap();
    assert!(!decisions.is_empty());
    assert_eq!(decisions[..], more["decisions"].as_array().unwrap()[..decisions.len()]);
    for decision in decisions {
        let best = decision["best"][0]["worth"].as_f64().unwrap();
        assert!((0.0..=1.0).contains(&best) && decision["loss"].as_f64().is_none_or(|loss| loss >= 0.0));
        assert!(decision["legal"].as_u64().unwrap() > 1, "a forced move is no decision");
    }
    assert_eq!(analysis["accounts"][0]["result"], Value::Null, "the game is still running");
}

#[test]
fn a_table_is_shown_in_the_readers_language() {
    let (_, text) = record("analyse-text", "14");
    let ran =
        sevenfold_reading(&text, &["analyse", "-", "--bot", JUDGE, "--iterations", "10", "--lang", "nl"]);
    assert_eq!(ran.status, Some(0), "{}", ran.err);
    assert!(ran.out.contains("beoordeeld door vanilla (10 zoekstappen per beslissing)"), "{}", ran.out);
    assert!(ran.out.contains("geluk") && ran.out.contains("Uitslag = "), "{}", ran.out);
}

#[test]
fn what_cannot_be_judged_is_explained() {
    let (file, text) = record("analyse-not", "14");
    let ran = sevenfold(&["analyse", &file, "--bot", "random"]);
    let begins = format!("random cannot say what moves are worth in {}.", game().meta().title);
    assert!(ran.err.starts_with(&begins), "{}", ran.err);
    let broken = text.replacen("\"seats\":2", "\"seats\":99", 1);
    let ran = sevenfold_reading(&broken, &["analyse", "-"]);
    assert!(ran.status == Some(2) && ran.err.starts_with("- is not a game, step 0 ("), "{}", ran.err);
    complains(&["analyse", "nowhere"], "nowhere cannot be read: there is no such file. Check the name.");
}
