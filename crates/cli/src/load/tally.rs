//! What all clients together have heard.

use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use serde::Serialize;
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

use super::person::Heard;

/// Counts, from the first table to the last.
#[derive(Default)]
pub(super) struct Tally {
    stage: AtomicU8,
    /// When all tables were laid.
    laid: watch::Sender<Option<Instant>>,
    over: Notify,
    /// How long answers took while it was measured.
    times: Mutex<Vec<Duration>>,
    bytes: AtomicU64,
    overheard: AtomicU64,
    returns: AtomicU64,
    gaps: AtomicU64,
    refused: AtomicU64,
    cut_off: AtomicU64,
    twice: AtomicU64,
    unanswered: AtomicU64,
}

/// What was heard while it was measured.
#[derive(Clone, Debug, Default)]
pub(super) struct HeardAll {
    /// How long answers took, the shortest first.
    pub(super) times: Vec<Duration>,
    /// Bytes to people with a seat.
    pub(super) bytes: u64,
    /// Bytes to those who look on.
    pub(super) overheard: u64,
    /// How often somebody hung up and came back.
    pub(super) returns: u64,
}

/// What should not have been.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub(super) struct Faults {
    /// Updates that did not follow on what was known.
    pub(super) gaps: u64,
    /// Moves that were refused.
    pub(super) refused: u64,
    /// Connections that the server ended.
    pub(super) cut_off: u64,
    /// Asks that were answered more than once.
    pub(super) answered_twice: u64,
    /// Asks that were not answered at all.
    pub(super) unanswered: u64,
}

const MEASURING: u8 = 1;
const OVER: u8 = 2;

impl Tally {
    /// All tables are laid: everybody plays.
    pub(super) fn start(&self) {
        self.laid.send_replace(Some(Instant::now()));
    }

    /// Tells when everybody plays.
    pub(super) fn start_of_play(&self) -> watch::Receiver<Option<Instant>> {
        self.laid.subscribe()
    }

    /// From now on it is measured.
    pub(super) fn begin(&self) {
        self.stage.store(MEASURING, Ordering::Relaxed);
    }

    /// It is not measured any more: what was heard.
    pub(super) fn end(&self) -> HeardAll {
        self.stage.store(0, Ordering::Relaxed);
        let mut times = std::mem::take(&mut *self.times.lock().unwrap_or_else(PoisonError::into_inner));
        times.sort_unstable();
        let [bytes, overheard, returns] =
            [&self.bytes, &self.overheard, &self.returns].map(|count| count.load(Ordering::Relaxed));
        HeardAll { times, bytes, overheard, returns }
    }

    /// Everybody may go.
    pub(super) fn stop(&self) {
        self.stage.store(OVER, Ordering::Relaxed);
        self.over.notify_waiters();
    }

    pub(super) fn is_over(&self) -> bool {
        self.stage.load(Ordering::Relaxed) == OVER
    }

    /// Waits until everybody may go.
    pub(super) async fn over(&self) {
        let told = self.over.notified();
        if !self.is_over() {
            told.await;
        }
    }

    fn is_measuring(&self) -> bool {
        self.stage.load(Ordering::Relaxed) == MEASURING
    }

    fn count(&self, count: &AtomicU64, more: usize) {
        if self.is_measuring() {
            count.fetch_add(more as u64, Ordering::Relaxed);
        }
    }

    pub(super) fn heard(&self, heard: &Heard) {
        self.count(&self.bytes, heard.bytes);
        self.gaps.fetch_add(u64::from(heard.gap), Ordering::Relaxed);
    }

    pub(super) fn overheard(&self, heard: &Heard) {
        self.count(&self.overheard, heard.bytes);
        self.gaps.fetch_add(u64::from(heard.gap), Ordering::Relaxed);
    }

    pub(super) fn answered(&self, after: Duration) {
        if self.is_measuring() {
            self.times.lock().unwrap_or_else(PoisonError::into_inner).push(after);
        }
    }

    pub(super) fn come_back(&self) {
        self.count(&self.returns, 1);
    }

    pub(super) fn refused(&self) {
        self.refused.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn cut_off(&self) {
        self.cut_off.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn answered_twice(&self) {
        self.twice.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn unanswered(&self, asks: usize) {
        self.unanswered.fetch_add(asks as u64, Ordering::Relaxed);
    }

    pub(super) fn faults(&self) -> Faults {
        let [gaps, refused, cut_off, answered_twice, unanswered] =
            [&self.gaps, &self.refused, &self.cut_off, &self.twice, &self.unanswered]
                .map(|count| count.load(Ordering::Relaxed));
        Faults { gaps, refused, cut_off, answered_twice, unanswered }
    }
}
