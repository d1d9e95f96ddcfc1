//! `sevenfold replay` with the promise and the part one remembers: is this the deal promised to me?

use std::fs;

use serde_json::{Value, json};
use sevenfold_core::record::Document;
use sevenfold_core::{Seat, Viewer};
use sevenfold_fair::{Pin, Watch, check_fair};
use sevenfold_protocol::{Ask, Millis, Phase, Request, Settings, TableCode, ToClient};
use sevenfold_table::{Done, Opening, PlayerId, Secret, Table};

use crate::{Ran, sevenfold, sevenfold_reading};

/// A table of Sieben with one person and a bot, whose client keeps an eye on the deal.
struct Played {
    table: Table,
    watch: Watch,
    now: Millis,
}

impl Played {
    /// Plays a game to its end.
    fn to_the_end(secret: u8) -> (Value, Vec<Pin>) {
        let (settings, owner) = (Settings::new("sieben", 2), me());
        let opening =
            Opening { code: TableCode::from_number(7), settings, owner, secret: Secret([secret; 32]) };
        let (table, _) = Table::open(opening, Millis(1)).unwrap();
        let mut played = Self { table, watch: Watch::default(), now: Millis(1) };
        let _ = played.table.arrived(&me(), Millis(1));
        played.ask(Request::TakeSeat { seat: None, name: "Ada".into() });
        played.ask(Request::Start { fill: Some("random".into()) });
        while *played.table.phase() == Phase::Playing {
            played.step();
        }
        assert_eq!(played.watch.alarm(), None);
        let record = played.table.record().unwrap();
        assert!(check_fair(&record).is_ok());
        (record.to_value(), played.watch.pins().to_vec())
    }

    /// Moves if asked, or lets time pass.
    fn step(&mut self) {
        let seat = Seat::FIRST;
        let game = self.table.snapshot(Viewer::Seat(seat), self.now).game.unwrap();
        if let Some(choice) = game.choices.first() {
            self.ask(Request::Move { seat, window: choice.window, text: choice.text.clone() });
        } else {
            self.now = self.table.wake().unwrap().max(self.now);
            let done = self.table.tick(self.now);
            self.hear(done);
        }
    }

    fn ask(&mut self, request: Request) {
        let done = self.table.handle(&me(), &Ask { id: 1, request }, self.now).unwrap();
        self.hear(done);
    }

    fn hear(&mut self, done: Done) {
        let said: Vec<ToClient> = done.send.into_iter().map(|sending| sending.message).collect();
        for message in said {
            for request in self.watch.hear(&message, &mut || [7; 32]).asks {
                self.ask(request);
            }
        }
    }
}

fn me() -> PlayerId {
    PlayerId::new("me")
}

/// What the program says about a record to somebody who knows this.
fn replay(record: &Value, known: &[&str]) -> Ran {
    let args: Vec<&str> = ["replay", "-"].iter().chain(known).copied().collect();
    sevenfold_reading(&record.to_string(), &args)
}

#[track_caller]
fn good(ran: &Ran, words: &str) {
    assert_eq!(ran.status, Some(0), "{} {}", ran.out, ran.err);
    assert!(ran.out.starts_with("-: ok ") && ran.err.contains(words), "{words}: {} {}", ran.out, ran.err);
}

#[track_caller]
fn alarming(ran: &Ran, words: &str) {
    assert_eq!(ran.status, Some(1), "{words}: {} {}", ran.out, ran.err);
    assert!(ran.out.starts_with("-: refused step 0 ") && ran.out.contains(words), "{words}: {}", ran.out);
}

#[test]
fn the_program_says_what_was_proven_and_to_whom() {
    let (record, pins) = Played::to_the_end(7);
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pins.json");
    fs::write(&file, serde_json::to_string(&pins).unwrap()).unwrap();
    let file = file.to_str().unwrap();
    let (promise, part) = (pins[0].commit.as_str(), pins[0].part.as_str());

    good(&replay(&record, &[]), "consistent in itself");
    good(&replay(&record, &["--promise", promise]), "was not checked");
    for known in [&["--promise", promise, "--part", part][..], &["--pins", file]] {
        good(&replay(&record, known), "nobody could have influenced it");
        let line: Value = serde_json::from_str(&replay(&record, &[known, &["--json"]].concat()).out).unwrap();
        assert_eq!((&line["deal"], &line["fair"]), (&json!("promised"), &json!(true)));
    }

    // Another game, consistent in itself, in place of the promised one.
    let (other, _) = Played::to_the_end(8);
    good(&replay(&other, &[]), "consistent in itself");
    for known in [&["--promise", promise, "--part", part][..], &["--pins", file]] {
        alarming(&replay(&other, known), "not the shuffle that was promised to you");
        let line: Value = serde_json::from_str(&replay(&other, &[known, &["--json"]].concat()).out).unwrap();
        assert_eq!(
            (&line["deal"], &line["ok"], &line["code"]),
            (&json!("broken"), &json!(false), &json!("seed"))
        );
    }
    alarming(
        &replay(&record, &["--promise", promise, "--part", &"0".repeat(64)]),
        "not the one your device added",
    );

    // Whoever was promised a deal is owed its proof.
    let mut silent = record.clone();
    silent.as_object_mut().unwrap().shift_remove("fair");
    assert_eq!(replay(&silent, &[]).status, Some(0));
    alarming(&replay(&silent, &["--pins", file]), "tells nothing");
}

#[test]
fn every_changed_number_is_found() {
    let (record, pins) = Played::to_the_end(7);
    let other = json!("6".repeat(64));
    for (key, words) in
        [("commit", "not the one that was promised"), ("secret", "not the one that was promised")]
    {
        let mut record = record.clone();
        record["fair"][key] = other.clone();
        alarming(&replay(&record, &[]), words);
    }
    for key in ["parts", "seals"] {
        let mut record = record.clone();
        record["fair"][key][0] = other.clone();
        alarming(&replay(&record, &[]), "not the one that was sealed");
        record["fair"][key].as_array_mut().unwrap().swap(0, 1);
        alarming(&replay(&record, &[]), "");
    }
    let mut seed = record.clone();
    seed["seed"] = other;
    alarming(&replay(&seed, &[]), "seed does not follow");
    // The part left out in favour of its seal: the cards no longer follow.
    let mut left_out = record;
    left_out["fair"]["parts"][0] = left_out["fair"]["seals"][0].clone();
    alarming(&replay(&left_out, &["--promise", &pins[0].commit]), "seed does not follow");
    assert!(Document::read(&left_out.to_string()).is_ok());
}

#[test]
fn what_one_knows_is_read_with_care() {
    for known in [&["--promise", "07"][..], &["--part", "07"], &["--pins", "no-such-file"]] {
        let ran = sevenfold(&[&["replay", "-"], known].concat());
        assert_eq!((ran.status, ran.out.as_str()), (Some(2), ""), "{known:?}: {}", ran.err);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pins.json");
    fs::write(&file, "[{}]").unwrap();
    let ran = sevenfold(&["replay", "-", "--pins", file.to_str().unwrap()]);
    assert_eq!(ran.status, Some(2));
    assert!(ran.err.contains("pins.json"), "{}", ran.err);
}
