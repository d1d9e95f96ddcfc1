//! How long a bot has thought shows in nothing that can be measured at the other end of a socket.
//!
//! A person plays Double Lucky 7 against a bot, which sometimes has one move only and sometimes must think. Afterwards the
//! journal tells which was which. The twins are these answers: to the person they look alike, in the server they differ
//! by the bot's hand, and so by its thinking.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use sevenfold_core::erased::AnyRun;
use sevenfold_protocol::{Request, Settings, ToClient};
use sevenfold_table::{Entry, Happened, Mover};
use support::Host;
use support::client::{Client, is_over, some_move};
use support::http::{guest, open};
use support::journal::journal;
use support::pair::FIRST;

/// The least time between a move and the bot's answer, in milliseconds: what its thinking may take at most.
const LONGEST: u64 = 360;

/// A bot's answer as the person gets it.
#[derive(Clone, Copy, Debug)]
struct Answer {
    version: u64,
    /// Since the person's own move was acknowledged.
    waited: Duration,
    /// Since the moment the message itself tells, in milliseconds.
    lag: f64,
}

/// How many moves the bot could choose from, and what the person could measure.
struct Twin {
    choices: usize,
    answer: Answer,
}

fn wall() -> f64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs_f64() * 1000.0
}

/// Plays so many moves, and measures the answers.
#[expect(clippy::cast_precision_loss, reason = "milliseconds of our time fit a float exactly")]
async fn measure(host: &Host, cookie: &str, code: &str, moves: usize) -> Vec<Answer> {
    let mut client = Client::at(host.address, code, cookie).await;
    let (seat, _) = client.sit("Ada").await;
    client.done(Request::Start { fill: Some("master".into()) }).await;
    client.until(FIRST, |face| face.game.is_some()).await;
    let (mut answers, mut made, mut acknowledged) = (Vec::new(), 0, None);
    while made < moves && !is_over(client.face(FIRST)) {
        if let Some(request) = some_move(client.face(FIRST), seat, made * 7) {
            client.done(request).await;
            acknowledged = Some(Instant::now());
            made += 1;
            continue;
        }
        let Some(ToClient::Update(update)) = client.hear().await else { continue };
        let (now, wall) = (Instant::now(), wall());
        if let Some(since) = acknowledged.take() {
            let (version, lag) = (update.version, wall - update.now.0 as f64);
            answers.push(Answer { version, waited: now - since, lag });
        }
    }
    client.close().await;
    answers
}

/// The game before each step of the journal, without its seed.
fn start(entries: &[Entry]) -> Box<dyn AnyRun> {
    let Happened::Opened { settings: Settings { game, options, seats, .. }, .. } = &entries[0].what else {
        panic!("a table begins with its opening: {:?}", entries[0])
    };
    sevenfold_shelf::find(game).unwrap().start(options, *seats, None).unwrap()
}

/// Those answers that follow on a move of the person and are not followed by a deal.
fn twins(entries: &[Entry], answers: &[Answer]) -> Vec<Twin> {
    let mut run = start(entries);
    let mut twins = Vec::new();
    for (index, entry) in entries.iter().enumerate() {
        match &entry.what {
            Happened::Drew { text } => drop(run.settle(text).unwrap()),
            Happened::Moved { seat, text, by } => {
                let choices = run.legal(*seat).len();
                run.play(*seat, text).unwrap();
                let before = &entries[index - 1];
                let answers_me = matches!(before.what, Happened::Moved { by: Mover::Player, .. });
                let alone = entries.get(index + 1).is_none_or(|next| next.at > entry.at);
                let answer = answers.iter().find(|answer| answer.version == entry.number);
                if let Some(&answer) = answer.filter(|_| *by == Mover::Bot && answers_me && alone) {
                    let apart = entry.at.since(before.at);
                    assert!(apart >= LONGEST, "entry {} after {apart} ms", entry.number);
                    twins.push(Twin { choices, answer });
                }
            }
            _ => {}
        }
    }
    twins
}

async fn play(host: &Host, moves: usize) -> Vec<Twin> {
    let cookie = guest(host.address).await;
    let settings = r#"{"game":"double-lucky-7","seats":2,"bots":"instant"}"#;
    let code = open(host.address, &cookie, settings).await;
    let answers = measure(host, &cookie, &code, moves).await;
    twins(&journal(&host.database(), &code).await, &answers)
}

/// The greatest distance between two distributions (Kolmogorov and Smirnov), and the one that chance exceeds once in a
/// hundred times where they are the same.
#[expect(clippy::cast_precision_loss, reason = "samples have hundreds of answers")]
fn distance(left: &[f64], right: &[f64]) -> (f64, f64) {
    let share = |sample: &[f64], at: f64| {
        sample.iter().filter(|value| **value <= at).count() as f64 / sample.len() as f64
    };
    let apart = left.iter().chain(right).map(|at| (share(left, *at) - share(right, *at)).abs());
    let (n, m) = (left.len() as f64, right.len() as f64);
    (apart.fold(0.0, f64::max), 1.628 * ((n + m) / (n * m)).sqrt())
}

#[test]
fn distributions_that_differ_are_told_apart() {
    let even: Vec<f64> = (0..200).map(f64::from).collect();
    let later: Vec<f64> = even.iter().map(|value| value + 60.0).collect();
    let (same, most) = distance(&even, &even);
    assert!(same < most);
    let (apart, most) = distance(&even, &later);
    assert!(apart > most, "{apart} {most}");
}

/// In the short run every answer leaves no sooner than the longest thought takes; in the long one the distributions of
/// forced and chosen answers are compared as well.
#[tokio::test(flavor = "multi_thread")]
async fn how_long_a_bot_thinks_cannot_be_measured() {
    let long = std::env::var_os("SEVENFOLD_LONG").is_some();
    let (rounds, moves) = if long { (12, 24) } else { (1, 6) };
    let host = Host::start().await;
    let mut all = Vec::new();
    for _ in 0..rounds {
        let (one, other) = tokio::join!(play(&host, moves), play(&host, moves));
        all.extend(one.into_iter().chain(other));
    }
    assert!(all.len() >= rounds, "{} answers were measured", all.len());
    let (forced, chosen): (Vec<&Twin>, Vec<&Twin>) = all.iter().partition(|twin| twin.choices == 1);
    println!("{} forced answers, {} chosen ones", forced.len(), chosen.len());
    if !long {
        return;
    }
    assert!(forced.len() >= 60 && chosen.len() >= 60, "enough of both");
    let waited = |twin: &&Twin| twin.answer.waited.as_secs_f64() * 1000.0;
    let lag = |twin: &&Twin| twin.answer.lag;
    for (what, (apart, most)) in [
        ("waited", distance(&each(&forced, waited), &each(&chosen, waited))),
        ("lag", distance(&each(&forced, lag), &each(&chosen, lag))),
    ] {
        println!("{what}: {apart:.3} apart, at most {most:.3} by chance");
        assert!(apart < most, "{what}: forced and chosen answers are {apart:.3} apart, more than {most:.3}");
    }
}

fn each(twins: &[&Twin], measured: impl Fn(&&Twin) -> f64) -> Vec<f64> {
    twins.iter().map(measured).collect()
}
