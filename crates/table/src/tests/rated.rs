//! Rated games are clean, and leaving one has its consequence.

use serde_json::json;
use sevenfold_core::{Legs, SeatSet};
use sevenfold_protocol::{
    EndingCause, Hints, Leg, Pace, Phase, Rated, RefusalCode, Request, Settings, limits,
};

use super::host::{Host, opening, parley, player, seat};
use super::parley as toy;
use super::seats::{refused, take};
use crate::{Happened, Table, lost_in, rated_in};

fn rated(seats: u8) -> Settings {
    Settings { rated: Rated::Rated, move_seconds: Some(60), hints: Hints::Always, ..parley(seats) }
}

fn playing(seats: u8, people: &[&str]) -> Host {
    let mut host = Host::with(rated(seats), people);
    host.ask(people[0], Request::Start { fill: Some("sage".into()) }).unwrap();
    host
}

fn others(seats: u8, loser: u8) -> SeatSet {
    SeatSet::all(seats).without(seat(loser))
}

/// How the game ended, and that its record says the same.
fn ended(host: &Host) -> (EndingCause, SeatSet) {
    let Phase::Over(ending) = host.face().phase else { panic!("over") };
    let record = host.record.clone().expect("a record");
    assert_eq!((rated_in(&record), lost_in(&record)), (Rated::Rated, Some(ending.clone())));
    (ending.cause, ending.winners)
}

#[test]
fn settings_of_before_are_casual() {
    let old = json!({"game": "parley", "seats": 2});
    let read: Settings = serde_json::from_value(old).unwrap();
    assert_eq!(read.rated, Rated::Casual);
    let written = serde_json::to_value(&read).unwrap();
    for key in ["rated", "listing", "begins"] {
        assert_eq!(written.get(key), None, "what is usual is not written");
    }
}

#[test]
fn it_needs_a_clock_and_allows_no_hints() {
    let open = |settings| Table::open_from(toy::find, opening(settings), super::host::START);
    let refusal = open(Settings { move_seconds: None, ..rated(2) }).err().map(|error| error.code());
    assert_eq!(refusal, Some(RefusalCode::Setup));
    let (table, _) = open(rated(2)).unwrap();
    assert_eq!((table.settings().hints, table.settings().legs), (Hints::Off, Legs::Two));
    let (table, _) = open(rated(3)).unwrap();
    assert_eq!(table.settings().legs, Legs::One);
}

#[test]
fn nothing_is_suggested_and_nothing_taken_back() {
    let mut host = playing(3, &["ada", "bo"]);
    assert_eq!(refused(&mut host, "ada", Request::Hint { seat: seat(1) }), RefusalCode::NoHints);
    host.play("ada", 1, "rest").unwrap();
    assert_eq!(refused(&mut host, "ada", Request::OfferUndo { seat: seat(1) }), RefusalCode::Rated);
    let mine = host.snapshot(sevenfold_core::Viewer::Seat(seat(1))).mine.unwrap();
    assert!(!mine.can_hint && !mine.can_undo, "nor is it offered");
}

#[test]
fn everybody_has_one_seat_and_plays_it() {
    let mut host = Host::with(rated(3), &["ada", "bo"]);
    assert_eq!(refused(&mut host, "ada", take(3, "Ada")), RefusalCode::Rated);
    let token = host.table.token(seat(1)).unwrap();
    let elsewhere = Request::ReturnToSeat { token };
    assert_eq!(refused(&mut host, "phone", elsewhere.clone()), RefusalCode::NotYourSeat);
    host.ask("ada", elsewhere).unwrap();
}

#[test]
fn bots_are_of_a_known_level() {
    let mut host = Host::with(rated(3), &["ada", "bo"]);
    let fill = |bot: &str| Request::Start { fill: Some(bot.into()) };
    assert_eq!(refused(&mut host, "ada", fill("random")), RefusalCode::NoSuchBot);
    host.ask("ada", fill("sage")).unwrap();
}

#[test]
fn no_bot_plays_for_a_person() {
    let mut host = playing(3, &["ada", "bo"]);
    host.vanish("bo");
    host.wait(30_000);
    assert_eq!(refused(&mut host, "ada", Request::LetBotPlay { seat: seat(2) }), RefusalCode::Rated);
    host.play("ada", 1, "rest").unwrap();
    host.wait(59_999);
    assert_eq!(host.face().phase, Phase::Playing, "Bo has a minute, there or not");
    host.wait(1);
    assert_eq!(ended(&host), (EndingCause::TimeUp(seat(2)), others(3, 2)));
    let bots = |what: &Happened| matches!(what, Happened::SteppedIn { .. });
    assert!(!host.journal.iter().any(|entry| bots(&entry.what)));
}

#[test]
fn whoever_gets_up_or_resigns_is_last() {
    for request in [Request::LeaveSeat { seat: seat(2) }, Request::Resign { seat: seat(2) }] {
        let mut host = playing(4, &["ada", "bo", "cleo"]);
        host.ask("bo", request).unwrap();
        assert_eq!(ended(&host), (EndingCause::Resigned(seat(2)), others(4, 2)));
        assert_eq!(refused(&mut host, "ada", Request::Resign { seat: seat(1) }), RefusalCode::GameOver);
    }
}

#[test]
fn an_answer_that_is_not_given_loses_nothing() {
    let mut host = playing(3, &["ada", "bo", "cleo"]);
    host.play("ada", 1, "strike 2").unwrap();
    host.wait(25_000);
    assert_eq!(host.face().phase, Phase::Playing, "the table has given the passive answer");
    assert_eq!(host.game(1).step, 3);
}

#[test]
fn a_pair_that_has_begun_is_played_to_its_end() {
    let mut host = playing(2, &["ada", "bo"]);
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!(ended(&host), (EndingCause::Resigned(seat(2)), others(2, 2)));
    assert_eq!(refused(&mut host, "bo", Request::LeaveSeat { seat: seat(2) }), RefusalCode::Rated);
    host.vanish("bo");
    host.vanish("ada");
    host.wait(59_999);
    assert_eq!(host.face().game, 1);
    // Nobody asks for the return game; it begins all the same, and whoever is asked first and is not there loses it.
    host.wait(1);
    assert!(matches!(host.face().leg, Some(Leg::Return { .. })));
    host.wait(60_000);
    assert!(matches!(ended(&host), (EndingCause::TimeUp(_), winners) if winners.len() == 1));
    assert!(u64::from(limits::GAMES) > 2 && host.table.players().contains(&player("bo")));
}

#[test]
fn a_slow_one_is_lost_by_its_own_clock_alone() {
    let day = 24 * 60 * 60;
    let settings = Settings { pace: Pace::Slow, move_seconds: Some(day), ..rated(3) };
    let mut host = Host::with(settings, &["ada", "bo", "cleo"]);
    host.ask("ada", Request::Start { fill: None }).unwrap();
    for name in ["ada", "bo", "cleo"] {
        host.vanish(name);
    }
    host.wait(u64::from(day) * 1000 - 1);
    assert_eq!(host.face().phase, Phase::Playing);
    host.wait(1);
    assert_eq!(ended(&host), (EndingCause::TimeUp(seat(1)), others(3, 1)));
}

#[test]
fn a_rated_table_is_rebuilt_from_its_journal() {
    let mut host = playing(3, &["ada", "bo"]);
    host.wait(60_000);
    assert_eq!(ended(&host).0, EndingCause::TimeUp(seat(1)));
    let viewers = sevenfold_core::Viewer::all(3);
    let rebuilt = host.rebuilt();
    for viewer in viewers {
        let [alive, again] = [&host.table, &rebuilt].map(|table| table.snapshot(viewer, host.now));
        assert_eq!(alive, again);
    }
    assert_eq!(rebuilt.record(), host.record);
}
