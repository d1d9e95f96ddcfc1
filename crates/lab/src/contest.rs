//! A pairing played on many cores until the answer is clear.

use std::collections::BTreeSet;
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use crate::{Block, Log, Pairing, Played, Stuck};

/// A pairing being played.
pub struct Contest<'a> {
    /// Who plays what.
    pub pairing: &'a Pairing,
    /// No more than so many deals.
    pub deals: u64,
    /// On so many cores.
    pub threads: usize,
    /// Set by whoever has seen enough: games that run are given up, deals that are done are kept.
    pub stop: &'a AtomicBool,
}

/// A deal, and what came of it: nothing if it was given up.
type Report = (u64, Result<Option<Played>, Stuck>);

/// Why a contest ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The answer is clear.
    Clear,
    /// All deals have been played.
    AllPlayed,
    /// It was stopped.
    Stopped,
}

/// What ends a contest before its time.
#[derive(Debug)]
pub enum Halt {
    /// A deal cannot be played to its end.
    Stuck(u64, Stuck),
    /// The log cannot be written.
    Io(io::Error),
}

impl Contest<'_> {
    /// Plays the deals that the log does not have yet; `done` hears of every deal.
    pub fn run(&self, log: &mut Log, mut done: impl FnMut(&Log)) -> Result<Verdict, Halt> {
        let enough = AtomicBool::new(false);
        if is_clear(log) {
            return Ok(Verdict::Clear);
        }
        let missing: Vec<u64> = self.missing(log);
        let next = AtomicU64::new(0);
        let (sender, results) = mpsc::channel::<Report>();
        let ended = thread::scope(|scope| {
            for _ in 0..self.threads.clamp(1, missing.len().max(1)) {
                let (sender, missing, next, enough) = (sender.clone(), &missing, &next, &enough);
                scope.spawn(move || self.work(missing, next, enough, &sender));
            }
            drop(sender);
            let ended = collect(log, &results, &mut done);
            enough.store(true, Ordering::Relaxed);
            ended
        });
        // Behind a line that could not be written whole, another would make both unreadable.
        if !matches!(ended, Err(Halt::Io(_))) {
            log.write_times().map_err(Halt::Io)?;
        }
        ended
    }

    /// The deals that are still to be played.
    fn missing(&self, log: &Log) -> Vec<u64> {
        let done: BTreeSet<u64> = log.blocks().keys().copied().collect();
        (1..=self.deals).filter(|deal| !done.contains(deal)).collect()
    }

    /// Plays one deal after the other until there is none left or nobody wants more.
    fn work(&self, missing: &[u64], next: &AtomicU64, enough: &AtomicBool, sender: &mpsc::Sender<Report>) {
        loop {
            let index = usize::try_from(next.fetch_add(1, Ordering::Relaxed)).unwrap_or(usize::MAX);
            let Some(&deal) = missing.get(index) else { return };
            let played = self
                .pairing
                .play(deal, &|| enough.load(Ordering::Relaxed) || self.stop.load(Ordering::Relaxed));
            let over = !matches!(played, Ok(Some(_)));
            if sender.send((deal, played)).is_err() || over {
                return;
            }
        }
    }
}

/// Keeps the deals that come in, until there are no more or the answer is clear.
fn collect(
    log: &mut Log,
    results: &mpsc::Receiver<Report>,
    done: &mut impl FnMut(&Log),
) -> Result<Verdict, Halt> {
    let mut ended = Verdict::AllPlayed;
    for (deal, played) in results {
        match played {
            Ok(Some(played)) => log.push(played).map_err(Halt::Io)?,
            Ok(None) => {
                // Others may have finished theirs all the same.
                ended = Verdict::Stopped;
                continue;
            }
            Err(stuck) => return Err(Halt::Stuck(deal, stuck)),
        }
        done(log);
        if is_clear(log) {
            return Ok(Verdict::Clear);
        }
    }
    Ok(ended)
}

/// Do the deals of a log settle the question?
fn is_clear(log: &Log) -> bool {
    let scores: Vec<f64> = log.in_order().into_iter().map(Block::score).collect();
    log.head().rule.enough(&scores, log.head().seats).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::log::tests::{head, played, unwritable};

    /// What comes of these reports, and of how many deals one hears.
    fn collected(log: &mut Log, reports: Vec<Report>) -> (Result<Verdict, Halt>, usize) {
        let (sender, results) = mpsc::channel();
        for report in reports {
            sender.send(report).unwrap();
        }
        drop(sender);
        let mut told = 0;
        (collect(log, &results, &mut |_| told += 1), told)
    }

    #[test]
    fn a_deal_that_was_done_is_kept_though_another_was_given_up_before_it() {
        let mut log = Log::in_memory(head());
        let reports = vec![(1, Ok(Some(played(1)))), (2, Ok(None)), (3, Ok(Some(played(3))))];
        let (ended, told) = collected(&mut log, reports);
        assert_eq!((ended.unwrap(), told), (Verdict::Stopped, 2));
        assert_eq!(log.blocks().keys().copied().collect::<Vec<_>>(), [1, 3]);
    }

    #[test]
    fn a_log_that_cannot_be_written_ends_the_contest() {
        let (ended, told) = collected(&mut unwritable(), vec![(1, Ok(Some(played(1))))]);
        assert!(matches!(ended, Err(Halt::Io(_))), "{ended:?}");
        assert_eq!(told, 0);
    }
}
