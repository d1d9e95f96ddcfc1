//! What came of it, for people and for programs.

use std::collections::BTreeMap;
use std::time::Duration;

use serde::Serialize;
use sevenfold_core::{Arg, Message};

use super::house::Look;
use super::laying::Laid;
use super::snag::Snag;
use super::tally::{Faults, HeardAll};
use crate::Failure;
use crate::output::{Form, Output};

/// The parts of the time from ask to answer, as the server's metrics call them.
const PARTS: [&str; 4] = ["waiting", "engine", "writing", "sending"];

/// The server at four moments.
pub(super) struct Figures {
    /// Before anybody came.
    pub(super) empty: Option<Look>,
    /// When measuring began ...
    pub(super) before: Option<Look>,
    /// ... and ended.
    pub(super) after: Option<Look>,
    /// When everybody had been gone for a while.
    pub(super) resting: Option<Look>,
}

/// Everything that was measured.
#[derive(Serialize)]
pub(super) struct Load {
    /// How many were wanted ...
    wanted: usize,
    /// ... and how many were laid.
    tables: usize,
    /// Why there were not more, in one word.
    snag: Option<&'static str>,
    #[serde(skip)]
    why: Option<Snag>,
    seconds: f64,
    moves: usize,
    moves_per_second: f64,
    /// Milliseconds from ask to answer within which so many of a hundred answers came.
    milliseconds: BTreeMap<&'static str, f64>,
    bytes_per_move: f64,
    watchers_bytes_per_move: f64,
    returns: u64,
    cpu_seconds_per_1000_moves: Option<f64>,
    cpu_share: Option<f64>,
    kilobytes_per_table: Option<f64>,
    kilobytes_per_resting_table: Option<f64>,
    /// Microseconds of each part of an ask at the server, on average.
    parts: BTreeMap<&'static str, f64>,
    appends_per_commit: Option<f64>,
    faults: Faults,
}

impl Load {
    pub(super) fn new(
        wanted: usize,
        Laid { tables, snag }: Laid,
        spent: Duration,
        heard: &HeardAll,
        faults: Faults,
        figures: &Figures,
    ) -> Self {
        let (seconds, moves) = (spent.as_secs_f64(), heard.times.len());
        let each = |sum: f64| sum / (moves.max(1) as f64);
        let at = |share: usize| {
            let index = (moves * share / 1000).min(moves.saturating_sub(1));
            heard.times.get(index).map_or(0.0, |time| time.as_secs_f64() * 1000.0)
        };
        let Figures { empty, before, after, resting } = figures;
        let [empty, before, after, resting] = [empty, before, after, resting].map(Option::as_ref);
        let grown = |look: Option<&Look>| Some(look?.memory? - empty?.memory?);
        let work = between(before, after, |look| look.work);
        let metric = |name: &str| between(before, after, |look| look.metrics.get(name).copied());
        let parts = PARTS.into_iter().filter_map(|part| {
            let figure = |kind: &str| metric(&format!("sevenfold_ask_seconds_{kind}{{part=\"{part}\"}}"));
            Some((part, figure("sum")? / figure("count")?.max(1.0) * 1e6))
        });
        let commits = metric("sevenfold_commits_total").filter(|commits| *commits > 0.0);
        Self {
            wanted,
            tables,
            snag: snag.map(Snag::word),
            why: snag,
            seconds,
            moves,
            moves_per_second: moves as f64 / seconds,
            milliseconds: BTreeMap::from([
                ("p50", at(500)),
                ("p90", at(900)),
                ("p99", at(990)),
                ("max", at(1000)),
            ]),
            bytes_per_move: each(heard.bytes as f64),
            watchers_bytes_per_move: each(heard.overheard as f64),
            returns: heard.returns,
            cpu_seconds_per_1000_moves: work.map(|work| 1000.0 * each(work)),
            cpu_share: work.map(|work| work / seconds),
            kilobytes_per_table: grown(after).map(|grown| grown / tables.max(1) as f64),
            kilobytes_per_resting_table: grown(resting).map(|grown| grown / tables.max(1) as f64),
            parts: parts.collect(),
            appends_per_commit: metric("sevenfold_appends_total")
                .zip(commits)
                .map(|(all, commits)| all / commits),
            faults,
        }
    }

    /// Were all tables laid, and was everything heard as it should be?
    pub(super) fn is_sound(&self) -> bool {
        self.why.is_none() && Faults { refused: 0, ..self.faults } == Faults::default()
    }
}

/// How much a figure has grown.
fn between(
    before: Option<&Look>,
    after: Option<&Look>,
    figure: impl Fn(&Look) -> Option<f64>,
) -> Option<f64> {
    Some(figure(after?)? - figure(before?)?)
}

pub(super) fn tell(load: &Load, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        return output.json(load);
    }
    let rounded = |number: f64, digits: usize| Arg::Text(format!("{number:.digits$}"));
    let time = |name: &str| rounded(load.milliseconds.get(name).copied().unwrap_or_default(), 1);
    let mut lines = Vec::new();
    if let Some(snag) = load.why {
        lines.push(Message::new("cli-load-laid").with("tables", load.tables).with("wanted", load.wanted));
        lines.push(snag.say());
    }
    lines.extend([
        Message::new("cli-load-moves")
            .with("tables", load.tables)
            .with("moves", load.moves)
            .with("rate", rounded(load.moves_per_second, 0)),
        Message::new("cli-load-times")
            .with("half", time("p50"))
            .with("ninety", time("p90"))
            .with("most", time("p99"))
            .with("longest", time("max")),
        Message::new("cli-load-bytes").with("bytes", rounded(load.bytes_per_move, 0)),
    ]);
    if let Some((work, share)) = load.cpu_seconds_per_1000_moves.zip(load.cpu_share) {
        let share = rounded(100.0 * share, 0);
        lines.push(Message::new("cli-load-work").with("work", rounded(work, 3)).with("share", share));
    }
    if let Some(memory) = load.kilobytes_per_table {
        lines.push(Message::new("cli-load-memory").with("memory", rounded(memory, 1)));
    }
    if let Some(memory) = load.kilobytes_per_resting_table {
        lines.push(Message::new("cli-load-resting").with("memory", rounded(memory, 1)));
    }
    for (part, name) in PARTS.into_iter().zip(PART_KEYS) {
        if let Some(time) = load.parts.get(part) {
            let message = Message::new("cli-load-part").with("part", Arg::key(name));
            lines.push(message.with("time", rounded(*time, 0)));
        }
    }
    let Faults { gaps, refused, cut_off, answered_twice, unanswered } = load.faults;
    let count = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    lines.push(
        Message::new("cli-load-faults")
            .with("gaps", count(gaps))
            .with("twice", count(answered_twice))
            .with("unanswered", count(unanswered))
            .with("cut", count(cut_off))
            .with("refused", count(refused)),
    );
    for line in lines {
        let line = output.say(&line);
        output.line(line)?;
    }
    Ok(())
}

/// What people call the parts.
const PART_KEYS: [&str; 4] = ["cli-load-waiting", "cli-load-engine", "cli-load-writing", "cli-load-sending"];

#[cfg(test)]
mod tests {
    use super::*;

    fn look(work: f64, memory: f64) -> Look {
        Look { work: Some(work), memory: Some(memory), metrics: BTreeMap::new() }
    }

    #[test]
    fn figures_are_of_a_move_and_of_a_table() {
        let times = (1..=1000).map(Duration::from_millis).collect();
        let heard = HeardAll { times, bytes: 400_000, overheard: 0, returns: 0 };
        let figures = Figures {
            empty: Some(look(0.0, 100.0)),
            before: Some(look(1.0, 0.0)),
            after: Some(look(1.5, 600.0)),
            resting: None,
        };
        let laid = Laid { tables: 10, snag: None };
        let load = Load::new(10, laid, Duration::from_secs(10), &heard, Faults::default(), &figures);
        assert!((load.bytes_per_move - 400.0).abs() < 1e-9);
        assert_eq!(load.cpu_seconds_per_1000_moves.map(|work| work.to_string()).as_deref(), Some("0.5"));
        assert_eq!(load.kilobytes_per_table.map(|memory| memory.to_string()).as_deref(), Some("50"));
        assert_eq!(load.milliseconds.get("p99").map(ToString::to_string).as_deref(), Some("991"));
        assert!(load.is_sound());
        assert!(!Load { faults: Faults { gaps: 1, ..Faults::default() }, ..load }.is_sound());
        let few = Laid { tables: 7, snag: Some(Snag::Files) };
        let load = Load::new(10, few, Duration::from_secs(10), &heard, Faults::default(), &figures);
        assert_eq!((load.wanted, load.tables, load.snag), (10, 7, Some("files")));
        assert!(!load.is_sound(), "not what was asked for");
    }
}
