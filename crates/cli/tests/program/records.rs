//! Records that are broken in every way: each gets its step, its code and a sentence.

use std::fs;

use serde_json::{Value, json};

use crate::{examples, sevenfold_reading};

/// The first example of Sieben.
fn sieben() -> Value {
    let file = examples().into_iter().find(|file| file.contains("sieben-1")).unwrap();
    serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap()
}

/// Replaying this text is refused like this, and the sentence contains these words.
#[track_caller]
fn refused(text: &str, refusal: &str, words: &str) {
    let ran = sevenfold_reading(text, &["replay", "-"]);
    assert_eq!((ran.status, ran.err.as_str()), (Some(1), ""), "{}", ran.out);
    let start = format!("-: refused {refusal}: ");
    assert!(ran.out.starts_with(&start) && ran.out.contains(words), "{refusal} {words}: {}", ran.out);
    assert_eq!(ran.out.lines().count(), 1);
}

/// The example with a change is refused.
#[track_caller]
fn changed(change: impl FnOnce(&mut Value), refusal: &str, words: &str) {
    let mut record = sieben();
    change(&mut record);
    refused(&record.to_string(), refusal, words);
}

fn remove(record: &mut Value, key: &str) {
    record.as_object_mut().unwrap().remove(key);
}

#[test]
fn text_that_is_not_json_is_refused_with_its_line() {
    refused("", "step 0 record", "line 1, column 0");
    refused("{\n\"format\": \"sevenfold/1\",\n  oops}", "step 0 record", "line 3, column 3");
    refused("not a record", "step 0 record", "line 1");
    refused(&"[".repeat(100_000), "step 0 record", "line 1");
}

#[test]
fn a_document_that_is_no_record_is_refused_with_its_key() {
    refused("null", "step 0 record", "JSON object");
    refused("{}", "step 0 record", "\"format\"");
    changed(|record| record["format"] = json!("sevenfold/9"), "step 0 record", "\"sevenfold/9\"");
    changed(|record| record["game"] = json!("chess"), "step 0 record", "“chess”");
    changed(|record| record["game"] = json!(7), "step 0 record", "\"game\"");
    changed(|record| record["seats"] = json!("three"), "step 0 record", "\"seats\"");
    changed(|record| record["seats"] = json!(-3), "step 0 record", "\"seats\"");
    changed(|record| record["seed"] = json!("77"), "step 0 record", "64 hexadecimal digits");
    changed(|record| remove(record, "steps"), "step 0 record", "\"steps\"");
}

#[test]
fn a_setup_that_cannot_be_is_refused() {
    changed(|record| record["seats"] = json!(8), "step 0 record", "2 to 7 players, not for 8");
    changed(|record| record["options"]["speed"] = json!(1), "step 0 record", "no option “speed”");
    changed(|record| record["options"] = json!([]), "step 0 record", "JSON object");
    changed(|record| record["options"]["finish"] = json!("never"), "step 0 SI-13", "seven or any");
}

#[test]
fn a_step_that_is_none_is_refused() {
    changed(|record| record["steps"][1] = json!("lay 3"), "step 2 record", "A step is either");
    changed(|record| record["steps"][1] = json!({"seat": 1}), "step 2 record", "A step is either");
    changed(|record| record["steps"][1]["seat"] = json!(4), "step 2 record", "No such seat");
    changed(|record| record["steps"][1]["seat"] = json!(0), "step 2 record", "No such seat");
}

#[test]
fn moves_that_cannot_be_read_or_made_are_refused() {
    changed(
        |record| record["steps"][1]["do"] = json!("lay a 3"),
        "step 2 notation",
        "“lay a 3” is not a move",
    );
    changed(|record| record["steps"][1]["do"] = json!("LAY 3"), "step 2 notation", "is not a move");
    changed(|record| record["steps"][1]["seat"] = json!(2), "step 2 SI-4", "");
    // Seat 2 follows a 3: hole on number, a 6 would show 9.
    changed(|record| record["steps"][2]["do"] = json!("lay 6 number"), "step 3 SI-6", "");
}

#[test]
fn chance_that_cannot_be_is_refused() {
    let deck = |record: &mut Value| record["steps"][0]["chance"].as_str().unwrap().to_owned();
    let swapped = |record: &mut Value| {
        let text = deck(record).replacen("deck 2 1", "deck 1 2", 1);
        record["steps"][0]["chance"] = json!(text);
    };
    changed(swapped, "step 1 seed", "The seed gives something else");
    let other_card = |record: &mut Value| {
        let text = deck(record).replacen("deck 2", "deck 7", 1);
        record["steps"][0]["chance"] = json!(text);
    };
    changed(other_card, "step 1 chance", "");
    let without_seed = |record: &mut Value| {
        other_card(record);
        remove(record, "seed");
    };
    changed(without_seed, "step 1 chance", "");
    changed(|record| record["steps"][0]["chance"] = json!("deal 1 2"), "step 1 notation", "is not a move");
    let undealt = |record: &mut Value| {
        record["steps"].as_array_mut().unwrap().remove(0);
    };
    changed(undealt, "step 1 chance", "The table has to draw");
    let dealt_twice = |record: &mut Value| {
        let deal = record["steps"][0].clone();
        record["steps"].as_array_mut().unwrap().insert(1, deal);
    };
    changed(dealt_twice, "step 2 chance", "nothing of this kind");
}

#[test]
fn a_result_that_is_not_the_games_is_refused() {
    let steps = sieben()["steps"].as_array().unwrap().len();
    let refusal = format!("step {} result", steps + 1);
    changed(
        |record| record["result"]["points"][0] = json!(99),
        &refusal,
        "points 14, 13 and 15, won by seat 3",
    );
    changed(|record| record["result"] = json!("won"), &refusal, "points");
    let early = |record: &mut Value| {
        record["steps"].as_array_mut().unwrap().pop();
    };
    changed(early, &format!("step {steps} result"), "still running");
}

#[test]
fn a_record_without_a_seed_is_replayed_from_its_own_chance() {
    let mut record = sieben();
    remove(&mut record, "seed");
    record["meta"] = json!({"event": "a foreign program"});
    record["hand-typed"] = json!(true);
    let ran = sevenfold_reading(&record.to_string(), &["replay", "-"]);
    assert_eq!(ran.out, "-: ok 353 steps finished\n");
}

/// What a host's record tells of its deal: the sums were done by hand, with `sha256sum`.
fn dealt_openly() -> Value {
    let mut record = sieben();
    record["steps"] = json!([]);
    remove(&mut record, "result");
    record["seed"] = json!("559c7361388ea82eb19848ccc9ca162f324f03460d25962733a0df9299917ad7");
    record["fair"] = json!({
        "commit": "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0",
        "secret": "07".repeat(32),
        "parts": ["0123ab", "", ""],
    });
    record
}

#[test]
fn a_fair_deal_is_checked() {
    let mut record = dealt_openly();
    let ran = sevenfold_reading(&record.to_string(), &["replay", "-"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "-: ok 0 steps running\n"), "{}", ran.err);
    assert!(ran.err.contains("consistent in itself") && ran.err.contains("not sealed"), "{}", ran.err);
    let ran = sevenfold_reading(&record.to_string(), &["replay", "-", "--json"]);
    let line: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&line["fair"], &line["deal"]), (&json!(true), &json!("consistent")));

    record["fair"]["parts"][0] = json!("0123ac");
    let ran = sevenfold_reading(&record.to_string(), &["replay", "-"]);
    assert_eq!(ran.status, Some(1));
    assert!(ran.out.starts_with("-: refused step 0 seed: "), "{}", ran.out);

    for malformed in
        [json!("trust me"), json!({}), json!(null), json!({"commit": "07", "secret": "07", "parts": []})]
    {
        record["fair"] = malformed;
        refused(&record.to_string(), "step 0 record", "cannot be read");
    }
    record = dealt_openly();
    remove(&mut record, "seed");
    refused(&record.to_string(), "step 0 record", "no seed");
}

#[test]
fn a_game_that_still_runs_is_good() {
    let mut record = sieben();
    remove(&mut record, "result");
    record["steps"].as_array_mut().unwrap().truncate(9);
    let ran = sevenfold_reading(&record.to_string(), &["replay", "-"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(0), "-: ok 9 steps running\n"));
}
