//! A bot's answer leaves at a moment that was decided before it thought.

use std::cell::Cell;

use sevenfold_bots::{Bot, Recipe};
use sevenfold_core::chance::Quick;
use sevenfold_core::{Game, Viewer};
use sevenfold_protocol::{Ask, BotSpeed, Millis, Request, Settings, ToClient};
use sevenfold_shelf::{Entry, Shelved};

use super::host::{Host, START, opening, parley, player, seat};
use super::parley::Parley;
use crate::{Done, Happened, Sending, To};

/// The longest that bots think in these tests.
const LONGEST: u64 = 400;

thread_local! {
    /// How long the bot thinks, on the host's clock.
    static THINKS: Cell<u64> = const { Cell::new(0) };
}

/// Takes its time.
struct Slow;

impl<G: Game> Bot<G> for Slow {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action], _rng: &mut Quick) -> Option<G::Action> {
        legal.last().cloned()
    }
}

fn find(id: &str) -> Option<&'static dyn Shelved> {
    static SLOW: Entry<Parley> = Entry::new(&[Recipe { name: "slow", make: |_| Box::new(Slow) }]);
    (id == "parley").then_some(&SLOW)
}

fn playing(speed: BotSpeed) -> Host {
    let mut host = Host::open(find, opening(Settings { bots: speed, ..parley(3) }));
    host.arrive("ada");
    host.sit("ada");
    host.table = host.rebuilt().with_longest_thought(LONGEST);
    host.ask("ada", Request::Start { fill: Some("slow".into()) }).unwrap();
    host
}

/// What Ada is sent, as it goes over the wire.
fn sent(done: &Done) -> String {
    let ada = |sending: &&Sending| sending.to == To::Viewer(Viewer::Seat(seat(1)));
    let messages: Vec<&ToClient> = done.send.iter().filter(ada).map(|sending| &sending.message).collect();
    serde_json::to_string(&messages).unwrap()
}

/// Everything Ada hears of two rounds, with the moment at which it leaves, when bots think this long.
fn heard(speed: BotSpeed, thinks: u64) -> Vec<(Millis, String)> {
    THINKS.set(thinks);
    let mut host = playing(speed);
    let mut heard = Vec::new();
    for _ in 0..2 {
        host.play("ada", 1, "rest").unwrap();
        while let Some(wake) = host.table.wake() {
            host.now = host.now.max(wake);
            let jobs = host.table.thinking(host.now);
            if jobs.is_empty() {
                let done = host.table.act(host.now);
                heard.push((host.now, sent(&done)));
                host.keep(done);
            }
            for job in jobs {
                let thought = job.think();
                let ready = host.now.plus(THINKS.get());
                host.table.thought(thought, ready);
            }
        }
    }
    heard
}

#[test]
fn how_long_a_bot_thinks_shows_in_no_byte_and_at_no_moment() {
    for speed in [BotSpeed::Instant, BotSpeed::Fast, BotSpeed::Normal, BotSpeed::Slow] {
        let quick = heard(speed, 0);
        assert!(quick.iter().filter(|(_, bytes)| bytes.contains("update")).count() >= 4, "bots have moved");
        for thinks in [1, 72, 250, LONGEST] {
            assert_eq!(heard(speed, thinks), quick, "{thinks} ms at {speed:?}");
        }
    }
}

#[test]
fn an_answer_that_comes_too_late_shows_no_more_than_that() {
    let late = [LONGEST + 1, LONGEST + 150, 2 * LONGEST].map(|thinks| heard(BotSpeed::Instant, thinks));
    assert_eq!(late[0], late[1]);
    assert_eq!(late[0], late[2]);
    assert_ne!(late[0], heard(BotSpeed::Instant, LONGEST));
}

#[test]
fn an_answer_leaves_after_the_longest_thought_where_there_is_no_delay() {
    let mut host = playing(BotSpeed::Instant);
    host.play("ada", 1, "rest").unwrap();
    host.wait(LONGEST - 1);
    assert_eq!(host.game(1).step, 2);
    host.wait(1);
    assert_eq!(host.game(1).step, 3);
}

#[test]
fn a_longer_delay_is_not_made_longer_by_thinking() {
    let mut plain = Host::open(find, opening(Settings { bots: BotSpeed::Normal, ..parley(3) }));
    plain.sit("ada");
    plain.ask("ada", Request::Start { fill: Some("slow".into()) }).unwrap();
    plain.play("ada", 1, "rest").unwrap();
    let at = plain.table.wake().unwrap();
    let mut host = playing(BotSpeed::Normal);
    host.play("ada", 1, "rest").unwrap();
    assert_eq!(host.table.wake(), Some(Millis(at.0 - LONGEST)), "it begins to think in time");
    host.wait(at.since(START) - 1);
    assert_eq!(host.game(1).step, 2);
    host.wait(1);
    assert_eq!(host.game(1).step, 3);
}

#[test]
fn a_thought_about_something_that_is_over_is_forgotten() {
    let mut host = playing(BotSpeed::Instant);
    host.play("ada", 1, "shout").unwrap();
    let jobs = host.table.thinking(host.now);
    assert_eq!(jobs.len(), 3, "one has the turn, two may catch the shout");
    assert!(host.table.thinking(host.now).is_empty(), "each is handed out once");
    assert_eq!(host.table.wake(), None, "all of them think");
    host.play("ada", 1, "hush").unwrap();
    for job in jobs {
        host.table.thought(job.think(), host.now);
    }
    let ask = Ask { id: 1, request: Request::Refresh };
    let _ = host.table.handle(&player("ada"), &ask, host.now).unwrap();
    assert_eq!(host.table.wake(), Some(host.now), "the turn is thought about anew");
    host.wait(LONGEST);
    let last = &host.journal.last().unwrap().what;
    assert!(matches!(last, Happened::Moved { seat: mover, .. } if *mover == seat(2)));
}
