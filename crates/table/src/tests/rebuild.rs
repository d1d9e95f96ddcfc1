//! A table rebuilt from its journal is the same table.

use serde_json::{Value, json};
use sevenfold_core::chance::Quick;
use sevenfold_core::testing::scale;
use sevenfold_core::{Message, Rng};
use sevenfold_fair::sums;
use sevenfold_protocol::{Phase, Request, StandInCause};

use super::host::{Host, parley, player, seat};
use super::parley as toy;
use super::random::{anything, begun, games, move_if_asked};
use super::seats::{stand_in, take};
use crate::{Entry, Happened, JournalError, Table};

fn assert_same(host: &Host, rebuilt: &Table) {
    let viewers = sevenfold_core::Viewer::all(host.table.settings().seats);
    for viewer in viewers {
        let bytes = |table: &Table| serde_json::to_string(&table.snapshot(viewer, host.now)).unwrap();
        assert_eq!(bytes(&host.table), bytes(rebuilt), "the same bytes for {viewer:?}");
    }
    assert_eq!(host.table.record(), rebuilt.record());
    assert_eq!(host.table.version(), rebuilt.version());
}

/// An entry as it was kept before the second protocol: the facts of what happened beside its name.
fn as_kept_before(entry: &Entry) -> Value {
    let mut kept = serde_json::to_value(entry).unwrap();
    if let Value::Object(what) = kept["what"].take() {
        let (name, facts) = what.into_iter().next().unwrap();
        kept["what"] = json!(name);
        kept.as_object_mut().unwrap().extend(facts.as_object().unwrap().clone());
    } else {
        kept["what"] = serde_json::to_value(&entry.what).unwrap();
    }
    kept
}

#[test]
fn a_table_is_rebuilt_from_a_journal_as_it_was_kept_before() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut rng = Quick::new(700 + number as u64);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..150 {
            anything(&mut host, &mut rng);
        }
        let kept: Vec<Value> = host.journal.iter().map(as_kept_before).collect();
        assert!(
            kept.iter().any(|entry| entry["what"] == "moved" && entry["seat"].is_number()),
            "game {number} was played"
        );
        let read: Vec<Entry> = serde_json::from_value(Value::Array(kept)).unwrap();
        assert_eq!(read, host.journal, "game {number}");
    }
}

/// Rebuilt at random moments, a table shows the same and goes on the same.
#[test]
fn a_rebuilt_table_is_the_same_and_goes_on_the_same() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        for round in 0..scale(3, 12) {
            let mut rng = Quick::new(u64::from(round) * 100 + number as u64);
            let mut host = begun(find, game, &mut rng);
            for _ in 0..scale(150, 300) {
                anything(&mut host, &mut rng);
                if rng.below(8) == 0 {
                    let rebuilt = host.rebuilt();
                    assert_same(&host, &rebuilt);
                    if rng.below(2) == 0 {
                        // From now on the rebuilt one is the table.
                        host.table = rebuilt;
                    }
                }
            }
        }
    }
}

/// Put away at random moments and taken out later, with what has happened since, it is the same as well.
#[test]
fn a_table_taken_out_again_is_the_same_and_goes_on_the_same() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        for round in 0..scale(3, 12) {
            let mut rng = Quick::new(u64::from(round) * 100 + number as u64 + 50);
            let mut host = begun(find, game, &mut rng);
            let mut kept = host.table.put_away();
            let mut compared = 0;
            for _ in 0..scale(150, 300) {
                anything(&mut host, &mut rng);
                if rng.below(16) == 0 {
                    kept = host.table.put_away();
                }
                if rng.below(8) == 0 {
                    let taken_out = host.taken_out(&kept);
                    assert_same(&host, &taken_out);
                    assert_eq!(taken_out.put_away(), host.table.put_away());
                    assert_eq!(host.rebuilt().put_away(), host.table.put_away(), "as the journal tells");
                    if rng.below(2) == 0 {
                        host.table = taken_out;
                    }
                    compared += 1;
                }
            }
            assert!(compared > 5, "{compared}");
        }
    }
}

#[test]
fn what_no_table_was_put_away_as_is_not_taken_out() {
    let host = Host::playing(parley(2), &["ada", "bo"]);
    let kept = host.table.put_away();
    let taken = |text: &str, since: &[Entry]| Table::taken_out_of(toy::find, text, since);
    assert!(taken(&kept, &[]).is_some_and(|table| table.is_ok()));
    for bad in ["", "{}", &kept.replacen("\"form\":", "\"form\":9", 1), &kept.replace("parley", "poker")] {
        assert!(taken(bad, &[]).is_none(), "{bad}");
    }
    assert!(taken(&kept.replace("deck ", "duck "), &[]).is_none(), "a step that cannot be taken");
    let gap = taken(&kept, &host.journal).unwrap().err().map(|error| error.number);
    assert_eq!(gap, Some(1), "what has happened before has not happened since");
}

#[test]
fn both_go_on_alike() {
    for (number, (find, game)) in games().into_iter().enumerate() {
        let mut rng = Quick::new(number as u64);
        let mut host = begun(find, game, &mut rng);
        for _ in 0..40 {
            move_if_asked(&mut host, &mut rng);
        }
        let mut rebuilt = host.rebuilt();
        for _ in 0..20 {
            host.now = host.now.plus(400);
            let (here, there) = (host.table.tick(host.now), rebuilt.tick(host.now));
            assert_eq!(here.journal, there.journal);
            assert_eq!(here.send, there.send);
            host.keep(here);
        }
    }
}

#[test]
fn a_journal_that_cannot_be_is_refused_with_the_entry() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "rest").unwrap();
    let fault = |change: fn(&mut Vec<Entry>)| {
        let mut entries = host.journal.clone();
        change(&mut entries);
        Table::from_journal_of(toy::find, &entries)
            .err()
            .map(|error| (error.number, error.message.key.into_owned()))
    };
    assert_eq!(fault(|_| {}), None);
    assert_eq!(fault(Vec::clear), Some((0, "journal-empty".into())));
    assert_eq!(fault(|entries| drop(entries.remove(0))), Some((2, "journal-not-opened".into())));
    assert_eq!(fault(|entries| drop(entries.remove(1))), Some((3, "journal-gap".into())));
    let twice = |entries: &mut Vec<Entry>| entries.insert(2, entries[1].clone());
    assert_eq!(fault(twice), Some((2, "journal-gap".into())));
    let reopened = |entries: &mut Vec<Entry>| entries[1].what = entries[0].what.clone();
    assert_eq!(fault(reopened), Some((2, "table-running".into())));
    let last = host.journal.len() as u64;
    let other = |entries: &mut Vec<Entry>| {
        for entry in entries {
            if let Happened::Moved { text, .. } = &mut entry.what {
                *text = "show 99".into();
            }
        }
    };
    assert_eq!(fault(other), Some((last, "move-text".into())));
    let deck = |entries: &mut Vec<Entry>| {
        for entry in entries {
            if let Happened::Drew { text } = &mut entry.what {
                let cards: Vec<String> = (1..=24).map(|card| card.to_string()).collect();
                *text = format!("deck {}", cards.join(" "));
            }
        }
    };
    assert_eq!(fault(deck).map(|(_, key)| key), Some("chance-not-from-seed".into()));
}

/// A host that died between keeping a move and keeping what was drawn after it.
#[test]
fn a_table_draws_what_is_missing_from_its_journal() {
    let host = Host::playing(parley(2), &["ada", "bo"]);
    let (last, most) = host.journal.split_last().unwrap();
    assert!(matches!(last.what, Happened::Drew { .. }));
    let mut table = Table::from_journal_of(toy::find, most).unwrap();
    assert!(table.wake().is_some());
    let done = table.tick(host.now);
    assert_eq!(done.journal, std::slice::from_ref(last));
}

/// Nothing that could not have happened waits in a rebuilt table until it is due.
#[test]
fn a_journal_of_a_game_that_cannot_be_dealt_is_refused() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    let promise = host.face().fair.commit;
    let part = |digit: &str| digit.repeat(64);
    let seal = sums::seal(&promise, seat(1), &part("7"));
    host.ask("ada", Request::Seal { seat: seat(1), game: 1, seal }).unwrap();
    host.ask("ada", Request::Start { fill: None }).unwrap();
    host.ask("ada", Request::Reveal { seat: seat(1), part: part("7") }).unwrap();
    let fault = |change: &dyn Fn(&mut Happened)| {
        let mut entries = host.journal.clone();
        for entry in &mut entries {
            change(&mut entry.what);
        }
        Table::from_journal_of(toy::find, &entries).err().map(|error| error.number)
    };
    let revealed = host.journal.iter().find(|entry| matches!(entry.what, Happened::Revealed { .. })).unwrap();
    assert_eq!(fault(&|_| {}), None);
    let no_such_option = |what: &mut Happened| {
        if let Happened::Opened { settings, .. } = what {
            settings.options = json!({"no-such": "option"});
        }
    };
    assert_eq!(fault(&no_such_option), Some(1));
    for other in [part("6"), part("77"), String::new(), revealed_seal(&host)] {
        let other_part = |what: &mut Happened| {
            if let Happened::Revealed { part, .. } = what {
                part.clone_from(&other);
            }
        };
        assert_eq!(fault(&other_part), Some(revealed.number), "{other}");
    }
}

/// The seal in place of the part it seals.
fn revealed_seal(host: &Host) -> String {
    host.face().fair.seals[0].clone()
}

#[test]
fn a_host_can_log_which_entry_is_wrong() {
    let error = JournalError { number: 3, message: Message::new("journal-gap") };
    assert!(error.to_string().starts_with("entry 3: journal-gap"), "{error}");
}

/// After a rebuild nobody has been seen: whoever does not come is missed from the first arrival on.
#[test]
fn whoever_does_not_come_back_after_a_rebuild_is_replaced() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.connected.retain(|id| *id != player("bo"));
    host.table = host.rebuilt();
    host.play("ada", 1, "rest").unwrap();
    host.wait(20_000);
    host.ask("ada", Request::LetBotPlay { seat: seat(2) }).unwrap();
    host.table = host.rebuilt();
    host.ask("bo", take(2, "Bo")).unwrap();
    host.wait(119_999);
    assert_eq!(stand_in(&host, 2), None);
    host.wait(1);
    assert_eq!(stand_in(&host, 2), Some(StandInCause::Away));
}

#[test]
fn whoever_does_not_come_back_after_a_rebuild_is_not_waited_for_to_play_again() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    host.connected.retain(|id| *id != player("bo"));
    host.table = host.rebuilt();
    host.ask("ada", Request::Rematch { seat: seat(1) }).unwrap();
    host.wait(20_000);
    assert_eq!(host.face().phase, Phase::Gathering);
}

/// A host's clock may be set back; a table's time is not.
#[test]
fn the_time_of_a_table_only_goes_forward() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.wait(5_000);
    host.play("ada", 1, "rest").unwrap();
    assert_eq!(host.table.last_change(), host.now);
    let late = host.now;
    host.now = super::host::START;
    let heard = host.play("bo", 2, "rest").unwrap();
    assert_eq!((heard.journal[0].at, host.table.last_change()), (late, late));
}
