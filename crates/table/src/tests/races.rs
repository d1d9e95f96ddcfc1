//! Races and answers.

use sevenfold_core::WindowId;
use sevenfold_protocol::{Auto, BotSpeed, RefusalCode, Request, Settings};

use super::host::{Host, parley, seat};
use crate::{Happened, Mover};

fn race(host: &Host) -> WindowId {
    host.game(1).agenda.windows()[1].id
}

/// Plays until the bot has struck the only person.
fn until_struck(host: &mut Host) {
    while !host.game(1).choices.iter().any(|choice| choice.text == "submit") {
        host.play("ada", 1, "rest").unwrap();
        host.settle();
    }
}

fn catch(number: u8, window: WindowId) -> Request {
    Request::Move { seat: seat(number), window, text: "catch".into() }
}

#[test]
fn of_two_call_outs_in_the_same_instant_the_first_counts() {
    let mut host = Host::playing(parley(3), &["ada", "bo", "cleo"]);
    host.play("ada", 1, "shout").unwrap();
    let window = race(&host);
    host.ask("cleo", catch(3, window)).unwrap();
    let refusal = host.ask("bo", catch(2, window)).err().unwrap();
    assert_eq!(refusal.code, RefusalCode::WindowClosed);
    assert_eq!(host.game(1).view.value()["points"], serde_json::json!([0, 0, 1]));
}

#[test]
fn a_late_call_out_is_not_taken_for_the_next_race() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "shout").unwrap();
    let window = race(&host);
    host.play("ada", 1, "hush").unwrap();
    host.play("bo", 2, "rest").unwrap();
    host.play("ada", 1, "shout").unwrap();
    assert_ne!(race(&host), window);
    assert_eq!(host.ask("bo", catch(2, window)).err().unwrap().code, RefusalCode::WindowClosed);
    let turn = host.game(2).agenda.windows()[0].id;
    assert_eq!(
        host.ask("bo", catch(2, turn)).err().unwrap().code,
        RefusalCode::WindowClosed,
        "that is another window"
    );
    host.ask("bo", catch(2, race(&host))).unwrap();
}

#[test]
fn a_race_goes_on_while_others_take_turns() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "shout").unwrap();
    let window = race(&host);
    host.play("bo", 2, "rest").unwrap();
    assert_eq!(race(&host), window);
    assert_eq!(host.game(1).windows[1].id, window);
    host.ask("bo", catch(2, window)).unwrap();
}

#[test]
fn a_bot_in_a_race_is_asked_once_and_after_its_delay() {
    let settings = Settings { bots: BotSpeed::Normal, ..parley(2) };
    let mut host = Host::playing(settings, &["ada"]);
    host.play("ada", 1, "shout").unwrap();
    let window = race(&host);
    host.wait(1_499);
    let caught = |host: &Host| {
        host.journal
            .iter()
            .any(|entry| matches!(&entry.what, Happened::Moved { text, .. } if text == "catch"))
    };
    assert!(!caught(&host), "nobody is that quick");
    host.wait(60_000);
    let open = host.game(1).agenda.is_open(window);
    assert!(caught(&host) || open, "caught by the bot, or let pass");
}

#[test]
fn who_is_struck_and_silent_submits_when_time_is_up_at_a_live_table() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    host.play("ada", 1, "strike 2").unwrap();
    assert_eq!(host.game(1).windows[0].closes, Some(host.now.plus(25_000)));
    host.wait(24_999);
    assert_eq!(host.game(1).step, 2);
    host.wait(1);
    let last = host.journal.last().unwrap();
    assert!(matches!(&last.what, Happened::Moved { text, by: Mover::Table, .. } if text == "submit"));
}

#[test]
fn a_clock_hurries_an_answer_if_it_is_shorter_and_never_a_race() {
    for (move_seconds, answer) in [(5, 5_000), (60, 25_000)] {
        let settings = Settings { move_seconds: Some(move_seconds), ..parley(2) };
        let mut host = Host::playing(settings, &["ada", "bo"]);
        host.play("ada", 1, "shout").unwrap();
        assert_eq!(host.game(1).windows[1].closes, None);
        host.play("bo", 2, "strike 1").unwrap();
        assert_eq!(host.game(1).windows[0].closes, Some(host.now.plus(answer)));
    }
}

#[test]
fn only_the_time_of_people_is_shown() {
    let settings = Settings { bots: BotSpeed::Slow, move_seconds: Some(60), ..parley(2) };
    let mut host = Host::playing(settings, &["ada"]);
    assert!(host.game(1).windows[0].closes.is_some());
    host.play("ada", 1, "rest").unwrap();
    assert_eq!(host.game(1).windows[0].closes, None);
}

#[test]
fn nobody_is_hurried_who_plays_with_bots_alone_unless_there_is_a_clock() {
    for (move_seconds, closes) in [(None, None), (Some(60), Some(60_000))] {
        let settings = Settings { bots: BotSpeed::Instant, move_seconds, ..parley(2) };
        let mut host = Host::playing(settings, &["ada"]);
        until_struck(&mut host);
        let window = host.game(1).windows[0];
        assert_eq!(window.closes, closes.map(|limit| window.opened.plus(limit)));
    }
}

#[test]
fn whoever_has_resigned_does_not_wait_for_an_answer() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.ask("bo", Request::Resign { seat: seat(2) }).unwrap();
    until_struck(&mut host);
    assert_eq!(host.game(1).windows[0].closes, None);
}

#[test]
fn at_a_slow_table_an_answer_waits() {
    let settings = Settings { pace: sevenfold_protocol::Pace::Slow, ..parley(2) };
    let mut host = Host::playing(settings, &["ada", "bo"]);
    host.play("ada", 1, "strike 2").unwrap();
    assert_eq!(host.game(1).windows[0].closes, None);
    host.wait(10_000_000);
    assert_eq!(host.game(1).step, 2);
    let settings = Settings { pace: sevenfold_protocol::Pace::Slow, move_seconds: Some(60), ..parley(2) };
    let mut host = Host::playing(settings, &["ada", "bo"]);
    host.play("ada", 1, "strike 2").unwrap();
    host.wait(60_000);
    assert_eq!(host.game(1).step, 3, "unless there is a clock");
}

#[test]
fn passive_answers_are_given_for_those_who_want_it_after_the_delay_of_bots() {
    let settings = Settings { bots: BotSpeed::Normal, ..parley(2) };
    let mut host = Host::playing(settings, &["ada", "bo"]);
    host.ask("bo", Request::SetAuto { seat: seat(2), auto: Auto::Passive }).unwrap();
    host.play("ada", 1, "strike 2").unwrap();
    host.wait(1_499);
    assert_eq!(host.game(1).step, 2);
    host.wait(2_001);
    assert_eq!(host.game(1).step, 3);
    host.wait(1_000_000);
    assert_eq!(host.game(1).step, 3, "a turn is nobody's but the player's");
}
