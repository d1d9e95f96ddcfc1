//! `sevenfold calibrate`.

use std::fs;

use serde_json::Value;

use crate::{complains, folder, sevenfold};

const SEED: &str = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";

/// A few short games.
const SHORT: [&str; 9] =
    ["calibrate", "sieben", "--bot", "master", "--games", "6", "--iterations", "20", "--seed"];

#[test]
fn the_same_seed_says_the_same_on_any_number_of_cores() {
    let said = |threads| {
        let ran = sevenfold(&[&SHORT[..], &[SEED, "--threads", threads, "--json"]].concat());
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        ran.out
    };
    let once = said("1");
    assert_eq!(once, said("3"));
    let result: Value = serde_json::from_str(&once).unwrap();
    assert_eq!(
        (&result["game"], &result["seats"], &result["games"]),
        (&"sieben".into(), &2.into(), &6.into())
    );
    assert_eq!((&result["bot"], &result["seed"]), (&"master".into(), &SEED.into()));
    let shares: f64 = result["shares"].as_array().unwrap().iter().filter_map(Value::as_f64).sum();
    assert!((shares - 1.0).abs() < 1e-9, "{result}");
    let asked: Vec<u64> =
        result["asked"].as_array().unwrap().iter().filter_map(|asked| asked["asked"].as_u64()).collect();
    let [all, quarters @ ..] = asked.as_slice() else { panic!("nothing was asked: {result}") };
    assert_eq!((quarters.len(), quarters.iter().sum::<u64>()), (4, *all));
    assert!((24..=48).contains(all), "a seat is asked once in a quarter: {asked:?}");
    for asked in result["asked"].as_array().unwrap() {
        let bins = asked["bins"].as_array().unwrap();
        assert_eq!(bins.iter().filter_map(|bin| bin["asked"].as_u64()).sum::<u64>(), asked["asked"]);
    }
}

#[test]
fn tables_for_people_and_a_picture_in_a_folder() {
    let folder = folder("calibrate").join("made");
    let text = folder.to_str().unwrap();
    let ran = sevenfold(&[&SHORT[..], &[SEED, "--out", text]].concat());
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
    assert!(
        ran.out.starts_with("7 (Sieben), 2 seats: what master says (20 steps of search a move)"),
        "{}",
        ran.out
    );
    for words in ["whole game", "quarter 4", "cross-entropy", "seat alone", SEED] {
        assert!(ran.out.contains(words), "{words}: {}", ran.out);
    }
    let picture = fs::read_to_string(folder.join("sieben-2-seats.svg")).unwrap();
    assert!(
        picture.starts_with("<svg") && picture.contains("quarter 1") && picture.contains("class=\"dot\"")
    );
    assert!(ran.out.contains("sieben-2-seats.svg"), "{}", ran.out);
}

/// Two tables of one game that are played by other rules have two pictures.
#[test]
fn a_picture_says_which_rules_were_not_the_usual_ones() {
    let folder = folder("calibrate-rules").join("made");
    let text = folder.to_str().unwrap();
    let drawn = |options: &str, seats: &str, name: &str, title: &str| {
        let asked = [
            "calibrate",
            "seven",
            "--games",
            "1",
            "--iterations",
            "4",
            "--bot",
            "old-master",
            "--seed",
            SEED,
        ];
        let ran = sevenfold(&[&asked[..], &["--options", options, "--seats", seats, "--out", text]].concat());
        assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""));
        assert!(ran.out.starts_with(title), "{}", ran.out);
        let picture = fs::read_to_string(folder.join(name)).unwrap();
        assert!(picture.contains(title), "{picture}");
    };
    drawn("{}", "2", "seven-2-seats.svg", "SEVEN, 2 seats:");
    drawn(r#"{"teams":"pairs"}"#, "4", "seven-4-seats.svg", "SEVEN, 4 seats:");
    drawn(r#"{"misere":true}"#, "2", "seven-2-seats-misere.svg", "SEVEN (Misère), 2 seats:");
    drawn(
        r#"{"misere":true,"teams":"none"}"#,
        "4",
        "seven-4-seats-misere-teams-none.svg",
        "SEVEN (Misère and Teams: None), 4 seats:",
    );
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 4);
}

#[test]
fn what_cannot_be_asked_is_explained() {
    complains(&["calibrate", "sieben", "--seats", "8"], "This game is for 2 to 7 players, not for 8.");
    complains(
        &["calibrate", "sieben", "--seed", "77"],
        "A seed is 64 hexadecimal digits; this has 2 characters. Leave it out to get a random one.",
    );
    let speechless = sevenfold(&["calibrate", "sieben", "--bot", "random", "--games", "1"]);
    assert_eq!((speechless.status, speechless.out.as_str()), (Some(2), ""));
    assert!(
        speechless.err.starts_with("random cannot say what moves are worth in 7 (Sieben)."),
        "{}",
        speechless.err
    );
    let nobody = sevenfold(&["calibrate", "sieben", "--bot", "grandmaster"]);
    assert!(nobody.err.starts_with("There is no bot “grandmaster” for 7 (Sieben)."), "{}", nobody.err);
    for nonsense in [["--games", "0"], ["--iterations", "0"]] {
        let ran = sevenfold(&[&["calibrate", "sieben"][..], &nonsense].concat());
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{nonsense:?}");
    }
}
