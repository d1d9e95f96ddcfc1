//! `sevenfold replay`: the lines it writes, and its exit status.

use std::fs;

use serde_json::{Value, json};

use crate::{examples, folder, program, ran, sevenfold, sevenfold_reading};

#[test]
fn records_of_other_programs_replay() {
    let examples = examples();
    let ran = ran(program().arg("replay").args(&examples));
    assert_eq!((ran.status, ran.err.as_str()), (Some(0), ""), "{}", ran.out);
    assert_eq!(ran.out.lines().count(), examples.len());
    for (line, file) in ran.out.lines().zip(&examples) {
        let rest = line.strip_prefix(&format!("{file}: ok ")).unwrap_or_else(|| panic!("{line}"));
        let has_result = fs::read_to_string(file).unwrap().contains("\"result\"");
        let state = if has_result { "finished" } else { "running" };
        assert!(rest.ends_with(&format!(" steps {state}")), "{line}");
    }
}

#[test]
fn their_lists_of_legal_moves_are_ours() {
    let folder = folder("legal");
    for file in examples() {
        let theirs: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
        let document = sevenfold_core::record::Document::from_value(theirs.clone()).unwrap();
        let game = sevenfold_shelf::find(&document.game).unwrap();
        let run = game.replay(&document).unwrap_or_else(|fault| panic!("{file}: {fault:?}"));
        let extras = sevenfold_core::record::Extras { legal: true, state: false };
        let ours = run.record(extras);
        for (index, (ours, theirs)) in ours.steps.iter().zip(&document.steps).enumerate() {
            assert_eq!(ours["legal"], theirs["legal"], "{file} step {}", index + 1);
        }
        // What we write of it, other programs' keys apart, replays as well.
        let written = folder.join("rewritten.sevens.json");
        fs::write(&written, ours.to_string()).unwrap();
        assert_eq!(sevenfold(&["replay", written.to_str().unwrap()]).status, Some(0), "{file}");
    }
}

#[test]
fn the_worst_file_decides_the_status_and_all_are_checked() {
    let good = examples().remove(0);
    let broken = folder("worst").join("broken.sevens.json");
    fs::write(&broken, "{\n  \"format\": \"sevenfold/1\",\n  oops").unwrap();
    let broken = broken.to_str().unwrap();
    let status = |files: &[&str]| ran(program().arg("replay").args(files)).status;
    assert_eq!(status(&[&good]), Some(0));
    assert_eq!(status(&[broken, &good]), Some(1));
    let ran = sevenfold(&["replay", "no-such-file", broken, &good]);
    assert_eq!(ran.status, Some(2));
    assert_eq!(ran.out.lines().count(), 2);
    assert_eq!(ran.err, "no-such-file cannot be read: there is no such file. Check the name.\n");
}

#[test]
fn a_folder_is_no_record() {
    let ran = sevenfold(&["replay", env!("CARGO_MANIFEST_DIR")]);
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("cannot be read: it is a folder."), "{}", ran.err);
}

#[test]
fn without_a_file_the_usage_is_shown() {
    let ran = sevenfold(&["replay"]);
    assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""));
    assert!(ran.err.contains("<FILE>"));
}

#[test]
fn for_programs_each_file_is_an_object_on_a_line() {
    let good = examples().remove(0);
    let bad = sevenfold_reading("[]", &["replay", "--json", "-"]);
    let line: Value = serde_json::from_str(&bad.out).unwrap();
    assert_eq!(bad.status, Some(1));
    let sentence = "A record is one JSON object that begins with \"format\" and \"game\". \
                    Check that this is the right file.";
    assert_eq!(
        line,
        json!({"file": "-", "ok": false, "steps": 0, "finished": false, "step": 0, "code": "record",
            "message": sentence})
    );
    let line: Value = serde_json::from_str(&sevenfold(&["replay", "--json", &good]).out).unwrap();
    let keys: Vec<&String> = line.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["file", "ok", "steps", "finished", "step", "code", "message"]);
    assert_eq!((&line["ok"], &line["finished"], &line["step"]), (&true.into(), &true.into(), &Value::Null));
}

#[test]
fn a_record_comes_from_standard_input_with_or_without_a_mark_before_it() {
    let text = fs::read_to_string(examples().remove(0)).unwrap();
    for input in [text.clone(), format!("\u{feff}{text}")] {
        let ran = sevenfold_reading(&input, &["replay", "-"]);
        assert_eq!(ran.status, Some(0), "{}", ran.out);
        assert!(ran.out.starts_with("-: ok "));
    }
}

#[test]
fn a_score_pad_is_csv_for_games_that_have_one() {
    let example = |game: &str| examples().into_iter().find(|file| file.contains(game)).unwrap();
    let padded = sevenfold(&["replay", "--pad", &example("double-lucky-7-1")]);
    assert_eq!(padded.status, Some(0));
    let widths: Vec<usize> = padded.out.lines().map(|line| line.split(',').count()).collect();
    assert!(widths.len() > 7 && widths.iter().all(|width| *width == widths[0]), "{}", padded.out);
    let json = sevenfold(&["replay", "--pad", "--json", &example("double-lucky-7-1")]);
    let line: Value = serde_json::from_str(&json.out).unwrap();
    assert_eq!(line["pad"], padded.out);
    let file = example("sieben-1");
    let none = sevenfold(&["replay", "--pad", &file]);
    assert_eq!(none.status, Some(2));
    assert_eq!(
        none.err.trim_end(),
        format!("{file} is a game of 7 (Sieben), which has no score pad. Leave out --pad.")
    );
}
