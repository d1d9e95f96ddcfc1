//! A host's clock may be set while people play.

use sevenfold_protocol::{BotSpeed, Millis, RefusalCode, Request, Settings};

use super::host::{Host, parley, seat};
use super::seats::refused;

const HOUR: u64 = 60 * 60 * 1000;

fn back(now: Millis) -> Millis {
    Millis(now.0 - HOUR)
}

#[test]
fn a_clock_that_is_set_back_stops_no_bot() {
    let mut host = Host::playing(Settings { bots: BotSpeed::Normal, ..parley(2) }, &["ada"]);
    host.play("ada", 1, "rest").unwrap();
    host.now = back(host.now);
    host.ask("ada", Request::Refresh).unwrap();
    let wake = host.table.wake().unwrap();
    assert!((1..=1_700).contains(&wake.since(host.now)), "{wake:?} on a clock that says {:?}", host.now);
    host.wait(1_700);
    assert_eq!(host.game(1).step, 3, "the bot has moved");
}

#[test]
fn a_clock_that_is_set_back_gives_nobody_more_time() {
    let mut host = Host::playing(Settings { move_seconds: Some(60), ..parley(2) }, &["ada", "bo"]);
    host.wait(50_000);
    host.ask("bo", Request::Refresh).unwrap();
    host.now = back(host.now);
    host.ask("bo", Request::Refresh).unwrap();
    host.wait(9_999);
    assert_eq!(host.game(1).step, 1);
    host.wait(1);
    assert_eq!(host.game(1).step, 2, "Ada has had her minute");
}

#[test]
fn a_table_goes_on_though_the_clock_was_set_back_while_its_host_was_off() {
    let mut host = Host::playing(Settings { bots: BotSpeed::Normal, ..parley(2) }, &["ada"]);
    host.play("ada", 1, "rest").unwrap();
    host.now = back(host.now);
    host.table = host.rebuilt();
    host.wait(1_700);
    assert_eq!(host.game(1).step, 3);
}

#[test]
fn what_is_told_and_kept_never_goes_back() {
    let mut host = Host::playing(parley(2), &["ada", "bo"]);
    for _ in 0..4 {
        host.play("ada", 1, "rest").unwrap();
        host.now = back(host.now);
        host.play("bo", 2, "rest").unwrap();
        host.now = host.now.plus(5_000);
    }
    let times: Vec<Millis> = host.journal.iter().map(|entry| entry.at).collect();
    assert!(times.is_sorted(), "{times:?}");
    assert!(times[times.len() - 1] > times[times.len() - 3], "and it does not stand still");
}

/// The host says so: it was asleep, or its clock was set.
fn leap(host: &mut Host) {
    host.now = host.now.plus(HOUR);
    host.table.awake_since(host.now);
}

#[test]
fn a_clock_that_leaps_ahead_takes_nobodys_time() {
    let mut host = Host::playing(Settings { move_seconds: Some(60), ..parley(2) }, &["ada", "bo"]);
    host.wait(50_000);
    leap(&mut host);
    host.wait(59_999);
    assert_eq!(host.game(1).step, 1, "Ada has a minute from when she could move again");
    host.wait(1);
    assert_eq!(host.game(1).step, 2);
}

#[test]
fn a_clock_that_leaps_ahead_makes_nobody_long_gone() {
    let mut host = Host::playing(parley(3), &["ada", "bo"]);
    host.vanish("bo");
    leap(&mut host);
    let let_bot_play = Request::LetBotPlay { seat: seat(2) };
    assert_eq!(refused(&mut host, "ada", let_bot_play.clone()), RefusalCode::StillHere);
    host.wait(20_000);
    host.ask("ada", let_bot_play).unwrap();
}
