//! A question that goes round: all bots decide at the same moment (777's first reserve, TS-6).

use sevenfold_core::Seat;
use sevenfold_protocol::{BotSpeed, Millis, Request, Settings};

use super::host::{Host, START, opening, seat};
use crate::{Happened, Opening, Secret};

/// 777 with three bots that take their time, before the first card.
fn reserving(secret: u8) -> Host {
    let settings = Settings { bots: BotSpeed::Normal, ..Settings::new("triple-seven", 4) };
    let opening = Opening { secret: Secret([secret; 32]), ..opening(settings) };
    let mut host = Host::open(sevenfold_shelf::find, opening);
    host.arrive("ada");
    host.sit("ada");
    host.ask("ada", Request::Start { fill: Some("careless".into()) }).unwrap();
    host
}

/// Who has answered, and when.
fn answers(host: &Host) -> Vec<(Seat, Millis)> {
    let moved = |entry: &crate::Entry| match &entry.what {
        Happened::Moved { seat, .. } => Some((*seat, entry.at)),
        _ => None,
    };
    host.journal.iter().filter_map(moved).take(4).collect()
}

/// Ada has kept nothing back, so long after she was asked; then the bots behind her answer.
fn answered_after(secret: u8, thought: u64) -> Vec<(Seat, Millis)> {
    let mut host = reserving(secret);
    while host.game(1).choices.is_empty() {
        let wake = host.table.wake().unwrap();
        host.wait(wake.since(host.now));
    }
    host.wait(thought);
    host.play("ada", 1, "no-reserve").unwrap();
    host.wait(4_000);
    answers(&host)
}

#[test]
fn bots_keep_a_card_back_at_the_same_moment() {
    let mut before = 0;
    for secret in 0..12 {
        let mut moments: Vec<Millis> = answered_after(secret, 0)
            .into_iter()
            .filter(|(one, _)| *one != seat(1))
            .map(|(_, at)| at)
            .collect();
        moments.dedup();
        assert_eq!(moments.len(), 1, "secret {secret}: one moment for three bots");
        assert!((1_500..=3_500).contains(&moments[0].since(START)), "secret {secret}: {moments:?}");
        before += usize::from(answers(&reserving(secret)).is_empty());
    }
    assert_eq!(before, 12, "nobody answers before that");
}

/// Whoever thinks for longer keeps nobody waiting afterwards.
#[test]
fn behind_somebody_who_took_long_the_bots_have_decided() {
    let mut behind = 0;
    for secret in 0..12 {
        let told = answered_after(secret, 20_000);
        let ada = told.iter().position(|(one, _)| *one == seat(1)).unwrap();
        assert!(told[ada..].iter().all(|(_, at)| *at == told[ada].1), "secret {secret}: {told:?}");
        behind += told.len() - ada - 1;
    }
    assert!(behind > 6, "bots sat behind her: {behind}");
}

/// A bot's moment does not count as somebody's time: people have all of theirs.
#[test]
fn people_have_their_time_from_when_they_are_asked() {
    let settings = Settings { bots: BotSpeed::Normal, ..Settings::new("triple-seven", 3) };
    let mut host = Host::open(sevenfold_shelf::find, opening(settings));
    for name in ["ada", "bo", "cleo"] {
        host.arrive(name);
        host.sit(name);
    }
    host.ask("ada", Request::Start { fill: None }).unwrap();
    let asked = |host: &Host| (1..=3).find(|number| !host.game(*number).choices.is_empty()).unwrap();
    let first = asked(&host);
    host.wait(10_000);
    host.play(["ada", "bo", "cleo"][usize::from(first) - 1], first, "no-reserve").unwrap();
    let closes = host.game(asked(&host)).windows[0].closes;
    assert_eq!(closes, Some(host.now.plus(crate::pace::ANSWER_MILLIS)));
}
