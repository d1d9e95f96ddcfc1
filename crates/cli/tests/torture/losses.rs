//! Nodes that went, and how long their tables were silent.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use super::faults::Fault;

/// A node that went.
pub(crate) struct Loss {
    /// How it went.
    pub fault: Fault,
    /// When it was told to go, and when it was gone.
    pub from: Instant,
    pub until: Instant,
    /// The tables it had.
    pub tables: Vec<String>,
}

impl Loss {
    /// How long each of its tables was silent at the longest, up to its first move after the node was gone.
    fn silences(&self, moves: &BTreeMap<&str, Vec<Instant>>) -> Vec<Duration> {
        let silence = |code: &String| {
            let moves = moves.get(code.as_str())?;
            let (mut last, mut longest) = (self.from, Duration::ZERO);
            for at in moves.iter().filter(|at| **at > self.from) {
                longest = longest.max(at.duration_since(last));
                if *at > self.until {
                    return Some(longest);
                }
                last = *at;
            }
            None
        };
        self.tables.iter().filter_map(silence).collect()
    }
}

/// Says how long tables were silent whose node went in this way; `moves` are the moments of each table's moves.
pub(crate) fn report(losses: &[Loss], fault: Fault, moves: &BTreeMap<&str, Vec<Instant>>) {
    let of_kind = losses.iter().filter(|loss| loss.fault == fault);
    let mut waits: Vec<_> = of_kind.flat_map(|loss| loss.silences(moves)).collect();
    waits.sort_unstable();
    let part = |hundredths: usize| waits.get(waits.len() * hundredths / 100).map_or(0, Duration::as_millis);
    let (half, most) = (part(50), part(99));
    println!("{fault:?}, until the next move: p50 {half} ms, p99 {most} ms, {} tables", waits.len());
}
