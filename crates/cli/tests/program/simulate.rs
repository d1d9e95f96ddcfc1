//! `sevenfold simulate`.

use std::fs;
use std::path::Path;

use serde_json::Value;
use sevenfold_shelf::GAMES;

use crate::{complains, folder, program, ran, sevenfold};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// The names and texts of the files in a folder, hidden ones included.
fn files(folder: &Path) -> Vec<(String, String)> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap());
    let mut files: Vec<(String, String)> = entries
        .map(|entry| (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap()))
        .collect();
    files.sort();
    files
}

#[test]
fn every_game_is_played_the_same_again_and_its_records_replay() {
    for game in GAMES.iter().map(|game| game.meta().id) {
        let play = |name: String| {
            let records = folder(&name);
            let text = records.to_str().unwrap().to_owned();
            let arguments = ["simulate", game, "--games", "3", "--seed", SEED, "--records", &text, "--json"];
            let ran = sevenfold(&arguments);
            assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
            (ran.out.replace(&text, "DIR"), files(&records), text)
        };
        let (out, once, records) = play(format!("once-{game}"));
        let (again_out, again, _) = play(format!("again-{game}"));
        assert_eq!((&out, &once), (&again_out, &again), "{game}");
        let names: Vec<String> = (1..=3).map(|i| format!("{game}-{i:06}.sevens.json")).collect();
        assert_eq!(once.iter().map(|(name, _)| name.clone()).collect::<Vec<_>>(), names);
        let paths: Vec<String> = names.iter().map(|name| format!("{records}/{name}")).collect();
        let mut replay = program();
        let ran = ran(replay.arg("replay").args(&paths));
        assert_eq!(ran.status, Some(0), "{}", ran.out);
        assert_eq!(ran.out.matches(": ok ").count(), 3);
    }
}

#[test]
fn the_result_says_what_was_played() {
    let ran = sevenfold(&[
        "simulate",
        "sieben",
        "--games",
        "4",
        "--seats",
        "3",
        "--seed",
        SEED,
        "--options",
        r#"{"finish":"any"}"#,
        "--json",
    ]);
    let result: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(result["game"], "sieben");
    assert_eq!(result["seed"], SEED);
    assert_eq!(result["options"]["finish"], "any");
    assert_eq!((&result["games"], &result["finished"]), (&4.into(), &4.into()));
    assert_eq!(result["bots"], serde_json::json!(["random", "random", "random"]));
    assert_eq!(result["wins"].as_array().unwrap().len(), 3);
}

#[test]
fn a_seed_is_made_up_and_shown() {
    let seed = |ran: &crate::Ran| ran.out.lines().next().unwrap().strip_prefix("Seed: ").unwrap().to_owned();
    let (one, other) = (sevenfold(&["simulate", "sieben"]), sevenfold(&["simulate", "sieben"]));
    assert_ne!(seed(&one), seed(&other));
    let again = sevenfold(&["simulate", "sieben", "--seed", &seed(&one)]);
    assert_eq!(again.out, one.out);
}

#[test]
fn a_game_that_is_stopped_leaves_a_running_record() {
    let records = folder("stopped");
    let text = records.to_str().unwrap();
    sevenfold(&["simulate", "sieben", "--max-steps", "5", "--records", text]);
    let file = format!("{text}/sieben-000001.sevens.json");
    assert_eq!(sevenfold(&["replay", &file]).out, format!("{file}: ok 5 steps running\n"));
    let record: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    assert_eq!(record.get("result"), None);
}

#[test]
fn legal_moves_and_states_are_written_when_asked_for() {
    let records = folder("extras");
    let text = records.to_str().unwrap();
    sevenfold(&["simulate", "sieben", "--records", text, "--legal", "--state"]);
    let (_, record) = files(&records).remove(0);
    let record: Value = serde_json::from_str(&record).unwrap();
    for step in record["steps"].as_array().unwrap() {
        assert!(step["state"].is_string());
        let legal = step["legal"].as_array();
        assert!(step.get("chance").is_some() || legal.is_some_and(|legal| legal.contains(&step["do"])));
    }
}

#[test]
fn a_record_has_one_step_a_line() {
    let records = folder("lines");
    sevenfold(&["simulate", "sieben", "--max-steps", "7", "--records", records.to_str().unwrap()]);
    let (_, record) = files(&records).remove(0);
    assert_eq!(record.lines().filter(|line| line.starts_with("  {")).count(), 7);
    assert!(record.ends_with('\n'));
}

#[test]
fn what_cannot_be_played_is_explained() {
    complains(
        &["simulate", "siebn"],
        &format!(
            "There is no game “siebn”; did you mean “sieben”? These are here: {}.",
            crate::all_games("and")
        ),
    );
    complains(&["simulate", "sieben", "--seats", "8"], "This game is for 2 to 7 players, not for 8.");
    complains(&["simulate", "sieben", "--seats", "0"], "This game is for 2 to 7 players, not for 0.");
    complains(
        &["simulate", "sieben", "--options", r#"{"finnish":"any"}"#],
        "There is no option “finnish”. Choose from: deck, next_start and finish.",
    );
    complains(
        &["simulate", "sieben", "--options", r#"{"finish":"never"}"#],
        "The option “finish” cannot be \"never\". It takes seven or any.",
    );
    complains(
        &["simulate", "sieben", "--options", r#"{"deck":[80]}"#],
        "The option “deck” cannot be [80]. It takes a list of 7 numbers from 0 on that add up to 80.",
    );
    complains(
        &["simulate", "sieben", "--options", "[]"],
        "Give the options as a JSON object, such as {} for all defaults.",
    );
    complains(
        &["simulate", "sieben", "--options", "{finish:any}"],
        "The options are not JSON: reading stops at column 2. Write them as '{\"name\": value}', in single quotes \
         for the shell.",
    );
    complains(
        &["simulate", "sieben", "--seed", "77"],
        "A seed is 64 hexadecimal digits; this has 2 characters. Leave it out to get a random one.",
    );
    complains(
        &["simulate", "sieben", "--bots", "random,random,random"],
        "You named 3 bots for 2 seats. Name at most 2, or add seats with --seats.",
    );
    let ran = sevenfold(&["simulate", "sieben", "--bots", "grandmaster"]);
    assert_eq!(ran.status, Some(2));
    assert!(
        ran.err.starts_with("There is no bot “grandmaster” for 7 (Sieben). Choose from: "),
        "{}",
        ran.err
    );
}

#[test]
fn a_folder_that_cannot_be_written_is_named_and_nothing_is_left() {
    let records = folder("unwritable");
    let file = records.join("a-file");
    fs::write(&file, "x").unwrap();
    let file = file.to_str().unwrap();
    complains(
        &["simulate", "sieben", "--records", file],
        &format!(
            "{file} cannot be written: there is a file where a folder is needed. Choose another folder."
        ),
    );
    // A folder where the record should go: the record cannot take its name, and its unfinished copy goes again.
    let taken = records.join("out/sieben-000001.sevens.json");
    fs::create_dir_all(&taken).unwrap();
    let out = records.join("out");
    let ran = sevenfold(&["simulate", "sieben", "--records", out.to_str().unwrap()]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{}", ran.err);
    assert!(ran.err.starts_with(taken.to_str().unwrap()), "{}", ran.err);
    assert_eq!(fs::read_dir(out).unwrap().count(), 1);
}
