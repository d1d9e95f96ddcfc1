//! Being away, coming back, and who is waited for before the next game.

use sevenfold_protocol::{Pace, Phase, Request, Settings, Sitter, StandInCause};

use super::host::{Host, opening, parley, seat};
use super::parley as toy;
use super::seats::{stand_in, take};

fn again(number: u8) -> Request {
    Request::Rematch { seat: seat(number) }
}

/// A game of these people that all of them have given up.
fn given_up(people: &[&str]) -> Host {
    given_up_at(parley(4), people)
}

fn given_up_at(settings: Settings, people: &[&str]) -> Host {
    let mut host = Host::playing(settings, people);
    for (number, name) in (1..).zip(people) {
        host.ask(name, Request::Resign { seat: seat(number) }).unwrap();
    }
    host
}

#[test]
fn whoever_got_up_sits_down_again_only_on_purpose() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("ada", Request::LeaveSeat { seat: seat(1) }).unwrap();
    host.vanish("ada");
    host.arrive("ada");
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Left));
    host.ask("ada", take(1, "Ada")).unwrap();
    assert_eq!(stand_in(&host, 1), None);
}

#[test]
fn all_seats_of_a_shared_device_are_handed_back() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "bo"]);
    host.vanish("bo");
    host.vanish("bo");
    host.wait(120_000);
    assert_eq!([2, 3].map(|number| stand_in(&host, number)), [Some(StandInCause::Away); 2]);
    host.arrive("bo");
    assert_eq!([2, 3].map(|number| stand_in(&host, number)), [None; 2]);
}

#[test]
fn whoever_still_plays_at_another_seat_may_let_a_bot_play() {
    let mut host = Host::playing(parley(4), &["ada", "bo", "bo"]);
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    host.vanish("ada");
    host.wait(20_000);
    host.ask("bo", Request::LetBotPlay { seat: seat(1) }).unwrap();
    assert_eq!(stand_in(&host, 1), Some(StandInCause::Away));
}

#[test]
fn no_bot_steps_in_before_the_start() {
    let mut host = Host::with(parley(3), &["ada", "bo"]);
    host.vanish("bo");
    host.wait(1_000_000);
    assert_eq!(stand_in(&host, 2), None);
}

#[test]
fn those_without_a_seat_are_forgotten_when_they_go() {
    let mut host = Host::with(parley(2), &["ada"]);
    let before = host.table.presence.clone();
    host.arrive("cleo");
    host.vanish("cleo");
    assert_eq!(host.table.presence, before);
    host.arrive("bo");
    host.sit("bo");
    host.vanish("bo");
    host.ask("ada", Request::ClearSeat { seat: seat(2) }).unwrap();
    assert_eq!(host.table.presence, before);
}

#[test]
fn a_table_knows_whether_anybody_is_there() {
    let mut host = Host::open(toy::find, opening(parley(2)));
    assert!(!host.table.is_attended());
    host.arrive("ada");
    assert!(host.table.is_attended());
    host.vanish("ada");
    assert!(!host.table.is_attended());
}

#[test]
fn before_a_rematch_everybody_who_is_silent_is_waited_for() {
    let mut host = given_up(&["ada", "bo", "cleo"]);
    host.vanish("bo");
    host.ask("ada", again(1)).unwrap();
    host.wait(15_000);
    host.vanish("cleo");
    host.wait(19_999);
    assert!(matches!(host.table.phase(), Phase::Over(_)), "Cleo has only just gone");
    host.wait(1);
    assert_eq!(*host.table.phase(), Phase::Gathering);
}

const DAY: u64 = 24 * 60 * 60 * 1000;

#[test]
fn at_a_slow_table_only_whoever_keeps_the_game_waiting_for_days_is_replaced() {
    let mut host = Host::playing(Settings { pace: Pace::Slow, ..parley(2) }, &["ada", "bo"]);
    host.vanish("bo");
    host.wait(4 * DAY);
    let let_bot_play = || Request::LetBotPlay { seat: seat(2) };
    let refusal = host.ask("ada", let_bot_play()).err().unwrap();
    assert_eq!(refusal.message.key, "table-own-pace", "it is Ada's turn, and she took her time");
    host.play("ada", 1, "rest").unwrap();
    host.wait(3 * DAY - 1);
    let refusal = host.ask("ada", let_bot_play()).err().unwrap();
    assert_eq!(refusal.message.args, [("seat".into(), seat(2).into()), ("hours".into(), 1.into())]);
    host.wait(1);
    host.ask("ada", let_bot_play()).unwrap();
    assert_eq!(stand_in(&host, 2), Some(StandInCause::Away));
}

#[test]
fn at_a_slow_table_a_rematch_waits_for_days() {
    let mut host = given_up_at(Settings { pace: Pace::Slow, ..parley(4) }, &["ada", "bo"]);
    host.vanish("bo");
    host.wait(5 * DAY);
    host.ask("ada", again(1)).unwrap();
    host.wait(3 * DAY - 1);
    assert!(matches!(host.table.phase(), Phase::Over(_)));
    host.wait(1);
    assert_eq!((host.face().game, host.face().seats[1].sitter.clone()), (2, Sitter::Nobody));
}

#[test]
fn whoever_wants_a_rematch_and_goes_keeps_the_seat() {
    let mut host = given_up(&["ada", "bo"]);
    host.ask("bo", again(2)).unwrap();
    host.vanish("bo");
    host.wait(60_000);
    host.ask("ada", again(1)).unwrap();
    assert_eq!(*host.table.phase(), Phase::Playing);
    assert!(matches!(&host.face().seats[1].sitter, Sitter::Person { name, .. } if name == "bo"));
}

#[test]
fn a_rematch_does_not_wait_for_whoever_gets_up() {
    let mut host = given_up(&["ada", "bo"]);
    host.ask("ada", again(1)).unwrap();
    host.ask("bo", Request::LeaveSeat { seat: seat(2) }).unwrap();
    assert_eq!((host.face().game, host.face().phase), (2, Phase::Gathering));
    assert_eq!(host.face().seats[1].sitter, Sitter::Nobody);
}
