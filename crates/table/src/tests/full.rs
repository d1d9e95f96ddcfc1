//! Tables that begin by themselves once all seats are taken.

use sevenfold_protocol::{Begins, Pace, Phase, Request, Settings, Sitter};

use super::host::{Host, parley, seat};

fn when_full() -> Settings {
    Settings { begins: Begins::WhenFull, ..parley(2) }
}

fn seal(host: &mut Host, name: &str, number: u8) {
    let seal = Request::Seal { seat: seat(number), game: 1, seal: "7".repeat(64) };
    host.ask(name, seal).unwrap();
}

#[test]
fn it_begins_when_everybody_is_there_and_has_sealed() {
    let mut host = Host::with(when_full(), &["ada"]);
    seal(&mut host, "ada", 1);
    host.wait(60 * 60 * 1000);
    assert_eq!(host.face().phase, Phase::Gathering, "a seat is free");
    host.arrive("bo");
    host.sit("bo");
    host.wait(1_000);
    assert_eq!(host.face().phase, Phase::Gathering, "Bo's part is waited for");
    seal(&mut host, "bo", 2);
    host.settle();
    assert!(matches!(host.face().phase, Phase::Dealing { .. }));
}

#[test]
fn nobody_holds_it_up_by_sealing_nothing() {
    let mut host = Host::with(when_full(), &["ada", "bo"]);
    host.wait(4_999);
    assert_eq!(host.face().phase, Phase::Gathering);
    host.wait(1);
    assert_eq!(host.face().phase, Phase::Playing);
}

#[test]
fn whoever_does_not_come_to_a_live_table_loses_the_seat() {
    let mut host = Host::with(when_full(), &["ada", "bo"]);
    host.vanish("bo");
    host.wait(44_999);
    assert!(matches!(host.face().seats[1].sitter, Sitter::Person { .. }));
    host.wait(1);
    assert_eq!((host.face().seats[1].sitter.clone(), host.face().phase), (Sitter::Nobody, Phase::Gathering));
    host.arrive("cleo");
    host.sit("cleo");
    host.wait(5_000);
    assert_eq!(host.face().phase, Phase::Playing, "people gather again");
}

#[test]
fn a_host_that_was_off_gives_everybody_the_time_to_come_back() {
    let mut host = Host::with(when_full(), &["ada", "bo"]);
    host.vanish("ada");
    host.vanish("bo");
    host.table = host.rebuilt();
    host.now = host.now.plus(10 * 60 * 1000);
    host.table.awake_since(host.now);
    host.wait(44_999);
    assert!(matches!(host.face().seats[1].sitter, Sitter::Person { .. }));
    host.arrive("ada");
    host.arrive("bo");
    host.settle();
    assert_eq!(host.face().phase, Phase::Playing);
}

#[test]
fn a_slow_table_begins_without_those_who_are_not_there() {
    let mut host = Host::with(Settings { pace: Pace::Slow, ..when_full() }, &["ada", "bo"]);
    host.vanish("bo");
    host.wait(5_000);
    assert_eq!(host.face().phase, Phase::Playing);
}

#[test]
fn other_tables_wait_for_the_word() {
    let mut host = Host::with(parley(2), &["ada", "bo"]);
    host.wait(60 * 60 * 1000);
    assert_eq!(host.face().phase, Phase::Gathering);
}
