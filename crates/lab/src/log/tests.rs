use std::path::PathBuf;
use std::time::Duration;

use serde_json::json;

use super::*;
use crate::{Rule, Thinking};

pub(crate) fn head() -> Head {
    Head {
        game: "toy".into(),
        seats: 2,
        options: json!({}),
        a: "one".into(),
        b: "other".into(),
        thinking: Thinking::Iterations(10),
        rule: Rule::UntilClear { elo0: 0.0, elo1: 25.0 },
        seed: "00".into(),
    }
}

pub(crate) fn played(deal: u64) -> Played {
    let mut times = Times::default();
    times.add(Duration::from_millis(deal));
    let block = Block { deal, a: vec![1.0, 0.0], b: vec![], unfinished: 0 };
    Played { block, times: [times, Times::default()] }
}

#[test]
fn a_log_resumes_after_a_line_that_was_cut_short() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("toy/one-vs-other.jsonl");
    let mut log = Log::open(&path, &head()).unwrap();
    for deal in [1, 2, 4] {
        log.push(played(deal)).unwrap();
    }
    log.write_times().unwrap();
    drop(log);
    let whole = fs::read_to_string(&path).unwrap();
    fs::write(&path, format!("{whole}{{\"deal\":3,\"a\":[")).unwrap();
    assert_eq!(Log::read(&path).unwrap().blocks().len(), 3);
    let mut log = Log::open(&path, &head()).unwrap();
    assert_eq!(log.in_order().len(), 2, "deal 3 is missing");
    assert_eq!(log.times()[0].summary().unwrap().moves, 3);
    log.push(played(3)).unwrap();
    log.write_times().unwrap();
    let again = Log::read(&path).unwrap();
    assert_eq!((again.in_order().len(), again.blocks()), (4, log.blocks()));
    assert_eq!(again.times(), log.times());
}

/// A log whose file was opened for reading only.
pub(crate) fn unwritable() -> Log {
    let (_folder, path) = file("");
    Log { file: Some(File::open(path).unwrap()), ..Log::in_memory(head()) }
}

/// A folder with a file that holds this, and its path.
fn file(bytes: impl AsRef<[u8]>) -> (tempfile::TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    fs::write(&path, bytes).unwrap();
    (folder, path)
}

/// What the first version wrote: a deal, one whose games were both stopped, and times.
const WRITTEN: &str = concat!(
    r#"{"format":"sevenfold-arena/1","game":"toy","seats":2,"options":{},"a":"one","b":"other","#,
    r#""thinking":{"iterations":10},"rule":{"until-clear":{"elo0":0.0,"elo1":25.0}},"seed":"00"}"#,
    "\n",
    r#"{"deal":1,"a":[1.0,0.0]}"#,
    "\n",
    r#"{"deal":2,"a":[0.5,0.5],"unfinished":2}"#,
    "\n",
    r#"{"times":[{"max":1000,"buckets":[[0,1],[695,2]]},{"max":0,"buckets":[]}]}"#,
    "\n",
);

#[test]
fn files_that_are_there_stay_readable() {
    let (_folder, path) = file(WRITTEN);
    let log = Log::open(&path, &head()).unwrap();
    let second = Block { deal: 2, a: vec![0.5; 2], b: vec![], unfinished: 2 };
    assert_eq!(log.in_order(), [&played(1).block, &second]);
    let [first, other] = log.times();
    assert_eq!((first.summary().unwrap().moves, other.is_empty()), (3, true));
}

#[test]
fn a_log_about_something_else_is_left_alone() {
    let (_folder, path) = file(WRITTEN);
    for other in [
        Head { game: "other".into(), ..head() },
        Head { seats: 3, ..head() },
        Head { options: json!({ "snap": "no" }), ..head() },
        Head { a: "other".into(), b: "one".into(), ..head() },
        Head { thinking: Thinking::Millis(10), ..head() },
        Head { rule: Rule::AllDeals { elo0: 0.0, elo1: 25.0 }, ..head() },
        Head { seed: "01".into(), ..head() },
    ] {
        assert!(matches!(Log::open(&path, &other), Err(LogError::Other)), "{other:?}");
        assert_eq!(fs::read_to_string(&path).unwrap(), WRITTEN);
    }
}

#[test]
fn a_line_that_makes_no_sense_is_named_and_nothing_is_changed() {
    let no_deal = WRITTEN.replace("\"deal\":2", "\"dael\":2");
    let later = WRITTEN.replace("sevenfold-arena/1", "sevenfold-arena/2");
    for (text, line) in [("{}\n", 1), (later.as_str(), 1), (no_deal.as_str(), 3)] {
        let (_folder, path) = file(text);
        for log in [Log::open(&path, &head()), Log::read(&path)] {
            assert!(matches!(log, Err(LogError::Unreadable(at)) if at == line), "line {line}");
        }
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn what_no_games_can_give_is_no_deal() {
    let deal = r#"{"deal":2,"a":[0.5,0.5],"unfinished":2}"#;
    for wrong in [
        r#"{"deal":2,"a":[7.0,0.5]}"#,
        r#"{"deal":2,"a":[0.5,-0.5]}"#,
        r#"{"deal":2,"a":[0.5]}"#,
        r#"{"deal":2,"a":[0.5,0.5],"b":[0.5,0.5]}"#,
        r#"{"deal":0,"a":[0.5,0.5]}"#,
    ] {
        let (_folder, path) = file(WRITTEN.replace(deal, wrong));
        assert!(matches!(Log::read(&path), Err(LogError::Unreadable(3))), "{wrong}");
    }
    let four = WRITTEN.replace("\"seats\":2", "\"seats\":4");
    let (_folder, path) = file(four);
    assert!(matches!(Log::read(&path), Err(LogError::Unreadable(2))), "two shares with four seats");
}

#[test]
fn a_file_that_is_refused_stays_as_it_was() {
    for text in ["my notes, not a log".to_owned(), format!("{WRITTEN}{{\"deal\":3,")] {
        let (_folder, path) = file(&text);
        assert!(Log::open(&path, &Head { seed: "01".into(), ..head() }).is_err(), "{text}");
        assert_eq!(fs::read_to_string(&path).unwrap(), text);
    }
}

#[test]
fn a_file_that_is_no_text_is_not_written_over() {
    let (_folder, path) = file([0xff, b'\n']);
    assert!(matches!(Log::open(&path, &head()), Err(LogError::Io(_))));
    assert_eq!(fs::read(&path).unwrap(), [0xff, b'\n']);
}

#[test]
fn a_log_that_was_cut_short_in_its_first_line_begins_anew() {
    let (_folder, path) = file(&WRITTEN[..40]);
    Log::open(&path, &head()).unwrap().push(played(1)).unwrap();
    let first_lines: String = WRITTEN.split_inclusive('\n').take(2).collect();
    assert_eq!(fs::read_to_string(&path).unwrap(), first_lines);
}

#[test]
fn times_are_written_now_and_then_and_each_once() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log.jsonl");
    let moves = || Log::read(&path).unwrap().times()[0].summary().map(|summary| summary.moves);
    let mut log = Log::open(&path, &head()).unwrap();
    (1..=51).for_each(|deal| log.push(played(deal)).unwrap());
    assert_eq!(moves(), Some(50), "a program that is killed now loses the times of one deal");
    log.write_times().unwrap();
    log.write_times().unwrap();
    assert_eq!(moves(), Some(51));
}

#[test]
fn a_deal_that_cannot_be_written_is_not_kept() {
    let mut log = unwritable();
    assert!(log.push(played(1)).is_err());
    assert!(log.blocks().is_empty());
}
