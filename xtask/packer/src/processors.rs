//! Work on many things at once.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread;

use xtask::phase::Failed;

/// Does the same to all of them, in their order, as many at once as there are processors.
pub(crate) fn on_all_processors<T: Send>(
    all: Vec<T>,
    work: impl Fn(T) -> Result<(), Failed> + Sync,
) -> Result<(), Failed> {
    let waiting = Mutex::new(all.into_iter());
    // In a statement of its own, so that nobody waits for the next one while work is done.
    let next = || {
        let mut waiting = waiting.lock().unwrap_or_else(PoisonError::into_inner);
        waiting.next()
    };
    let share = || std::iter::from_fn(next).try_for_each(&work);
    thread::scope(|scope| {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads: Vec<_> = (0..threads).map(|_| scope.spawn(share)).collect();
        threads.into_iter().try_for_each(|thread| {
            thread.join().unwrap_or_else(|_| Err(Failed("packing panicked".to_owned())))
        })
    })
}
