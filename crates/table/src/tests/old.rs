//! Journals and records from before parts were sealed: a table at that time took them openly.

use serde_json::Value;
use sevenfold_core::chance::Quick;
use sevenfold_core::record::Document;
use sevenfold_core::{Seat, Viewer};
use sevenfold_fair::{Share, check_fair};
use sevenfold_protocol::{Phase, Request};

use super::host::{Host, opening, parley, player, seat};
use super::random::move_if_asked;
use crate::{Entry, Happened, Table};

/// A game of Sieben that ended, and the beginning of its rematch.
const JOURNAL: &str = include_str!("journals/parts-given-openly.jsonl");
/// The record of the game that ended, as it was handed out.
const RECORD: &str = include_str!("journals/parts-given-openly.sevens.json");

fn journal() -> Vec<Entry> {
    JOURNAL.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// The record that a rebuilt table would hand out, without the seals, which nobody knew then.
fn record_of(entries: &[Entry]) -> Value {
    let mut record = Table::from_journal(entries).unwrap().record().unwrap().to_value();
    let seals = record["fair"].as_object_mut().unwrap().shift_remove("seals");
    assert_eq!(seals, Some(serde_json::json!(["", "", ""])));
    record
}

#[test]
fn a_game_from_before_there_were_seals_is_rebuilt_with_the_same_deal() {
    let entries = journal();
    let rematch = entries.iter().position(|entry| matches!(entry.what, Happened::WantsRematch { .. }));
    assert_eq!(record_of(&entries[..rematch.unwrap()]), serde_json::from_str::<Value>(RECORD).unwrap());
    let deal = check_fair(&Document::read(RECORD).unwrap()).unwrap();
    let shares: Vec<Share> = Seat::all(3).map(|seat| deal.share(seat)).collect();
    assert_eq!((shares, &*deal.parts[1]), (vec![Share::Open, Share::Open, Share::Nothing], "feed"));
}

#[test]
fn a_game_that_was_running_then_goes_on_and_its_deal_holds() {
    let entries = journal();
    let mut host = Host::open(sevenfold_shelf::find, opening(parley_like(&entries)));
    host.table = Table::from_journal(&entries).unwrap();
    host.now = host.table.last_change();
    host.journal = entries;
    assert_eq!((host.face().phase, host.face().game), (Phase::Playing, 2));
    for name in ["ada", "bo"] {
        host.arrive(name);
    }
    let mut rng = Quick::new(7);
    while *host.table.phase() == Phase::Playing {
        move_if_asked(&mut host, &mut rng);
    }
    let deal = check_fair(&host.record.clone().unwrap()).unwrap();
    assert_eq!(deal.parts, ["beef", "cafe", ""]);
    // The next game is sealed as any other.
    let snapshot = host.snapshot(Viewer::Seat(seat(1)));
    assert!(snapshot.table.fair.next.is_some());
    let seal = Request::Seal { seat: seat(1), game: 3, seal: "7".repeat(64) };
    assert!(
        host.table
            .handle(&player("ada"), &sevenfold_protocol::Ask { id: 1, request: seal }, host.now)
            .is_ok()
    );
}

fn parley_like(entries: &[Entry]) -> sevenfold_protocol::Settings {
    match &entries[0].what {
        Happened::Opened { settings, .. } => settings.clone(),
        _ => parley(2),
    }
}
