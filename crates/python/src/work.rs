//! Work that takes long: on several threads, and given up at Ctrl-C.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::foreign::Raised;

/// More than any machine has use for; without a bound the system would be asked for threads that it has not.
const MOST_THREADS: usize = 1_024;

/// How many threads are wanted.
pub(crate) fn threads(wanted: usize) -> PyResult<usize> {
    if (1..=MOST_THREADS).contains(&wanted) {
        return Ok(wanted);
    }
    Err(PyValueError::new_err(format!("threads are from 1 to {MOST_THREADS}, not {wanted}")))
}

/// So many numbers from the first on.
pub(crate) fn numbers(first: u64, count: u64) -> PyResult<Range<u64>> {
    if first == 0 {
        return Err(PyValueError::new_err("games are counted from 1"));
    }
    let end = first.checked_add(count).ok_or_else(|| PyValueError::new_err("too many games"))?;
    Ok(first..end)
}

/// Looks for Ctrl-C every now and then. Python hears signals in its first thread only, and not while that is at work here.
pub(crate) struct Patience(Instant);

impl Patience {
    const PAUSE: Duration = Duration::from_millis(50);

    pub(crate) fn new() -> Self {
        Self(Instant::now())
    }

    /// An exception if somebody does not want to wait any longer. The interpreter's lock is not held.
    pub(crate) fn check(&mut self) -> PyResult<()> {
        if self.0.elapsed() < Self::PAUSE {
            return Ok(());
        }
        self.0 = Instant::now();
        #[expect(clippy::redundant_closure_for_method_calls, reason = "the method is not general enough")]
        Python::attach(|py| py.check_signals())
    }
}

/// Does the work for every number on so many threads, this one among them; what came of it, in order. It ends early once an
/// exception was raised, Ctrl-C among them.
pub(crate) fn in_threads<T: Send>(
    threads: usize,
    numbers: &Range<u64>,
    raised: &Raised,
    work: &(dyn Fn(u64) -> T + Sync),
) -> Vec<T> {
    let next = AtomicU64::new(numbers.start);
    let done = Mutex::new(Vec::new());
    let one = || {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if raised.is_there() || !numbers.contains(&number) {
            return false;
        }
        let result = work(number);
        done.lock().unwrap_or_else(PoisonError::into_inner).push((number, result));
        true
    };
    thread::scope(|scope| {
        for _ in 1..u64::try_from(threads).unwrap_or(1).min(numbers.end - numbers.start) {
            scope.spawn(|| while one() {});
        }
        let mut patience = Patience::new();
        while one() {
            patience.check().unwrap_or_else(|error| raised.keep(error));
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_unstable_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, result)| result).collect()
}
