//! Work that may take long leaves those who serve everybody: so much of it runs at a time, the rest waits its turn.
//!
//! A table has one piece of work at a time, and turns are taken in the order of asking: each table has its fair share,
//! however much another one has to do.

use std::thread::available_parallelism;

use tokio::runtime::{Handle, RuntimeFlavor};
use tokio::sync::Semaphore;

/// Whose work it is. Bots wait for bots only, so that nobody's asks make them late.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Work {
    /// Something a client asked for: taking back, a hint, a table to be rebuilt.
    Asked,
    /// A bot's thinking.
    Bots,
}

/// Where work that may take long is done.
pub(super) struct Pool {
    asked: Semaphore,
    bots: Semaphore,
}

impl Pool {
    pub(super) fn new() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self { asked: Semaphore::new(cores.div_ceil(2)), bots: Semaphore::new(cores) }
    }

    /// Does it when its turn has come; others go on meanwhile.
    pub(super) async fn run<T>(&self, whose: Work, work: impl FnOnce() -> T) -> T {
        let places = match whose {
            Work::Asked => &self.asked,
            Work::Bots => &self.bots,
        };
        // The places are never closed.
        let _place = places.acquire().await;
        if Handle::current().runtime_flavor() == RuntimeFlavor::MultiThread {
            tokio::task::block_in_place(work)
        } else {
            work()
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    /// There is one who serves everybody; while work waits for something, that one goes on and brings it.
    #[tokio::test(flavor = "multi_thread", worker_threads = 1)]
    async fn others_go_on_while_something_takes_long() {
        let pool = Arc::new(Pool::new());
        for whose in [Work::Asked, Work::Bots] {
            let ((done, wait), pool) = (channel(), Arc::clone(&pool));
            let long = tokio::spawn(async move {
                pool.run(whose, move || wait.recv_timeout(Duration::from_secs(20)).is_ok()).await
            });
            tokio::spawn(async move { done.send(()) });
            assert!(long.await.is_ok_and(|heard| heard), "{whose:?} held everybody up");
        }
    }
}
