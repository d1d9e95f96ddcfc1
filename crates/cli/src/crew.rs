//! Many hands: work shared among all cores, with a result that does not depend on their number.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use crate::Failure;

/// What the hands bring home. Merging in any order gives the same.
pub(crate) trait Harvest: Default + Send {
    fn merge(&mut self, other: Self);
}

/// As many as there are cores.
pub(crate) fn all_hands() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// Does the jobs 1 to `jobs` with so many hands. After a failure no new job is begun, and of all failures the earliest
/// counts.
pub(crate) fn share<H: Harvest>(
    jobs: u64,
    hands: usize,
    each: impl Fn(u64, &mut H) -> Result<(), Failure> + Sync,
) -> Result<H, Failure> {
    let next = AtomicU64::new(1);
    let failed = AtomicBool::new(false);
    let result = Mutex::new((H::default(), None::<(u64, Failure)>));
    let hand = || {
        let mut harvest = H::default();
        while !failed.load(Ordering::Relaxed) {
            let job = next.fetch_add(1, Ordering::Relaxed);
            if job > jobs {
                break;
            }
            if let Err(failure) = each(job, &mut harvest) {
                failed.store(true, Ordering::Relaxed);
                let mut result = result.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                if result.1.as_ref().is_none_or(|(earlier, _)| job < *earlier) {
                    result.1 = Some((job, failure));
                }
            }
        }
        result.lock().unwrap_or_else(std::sync::PoisonError::into_inner).0.merge(harvest);
    };
    thread::scope(|scope| {
        for _ in 0..hands.min(usize::try_from(jobs).unwrap_or(usize::MAX)) {
            scope.spawn(hand);
        }
    });
    let (harvest, failure) = result.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    failure.map_or(Ok(harvest), |(_, failure)| Err(failure))
}

#[cfg(test)]
mod tests {
    use sevenfold_core::Message;

    use super::*;

    #[derive(Default)]
    struct Sum(u64);

    impl Harvest for Sum {
        fn merge(&mut self, other: Self) {
            self.0 += other.0;
        }
    }

    #[test]
    fn every_job_is_done_once() {
        let sum = share(1000, 3, |job, sum: &mut Sum| {
            sum.0 += job;
            Ok(())
        });
        assert_eq!(sum.map(|sum| sum.0).ok(), Some(500_500));
        assert_eq!(share(0, 3, |_, _: &mut Sum| Ok(())).map(|sum| sum.0).ok(), Some(0));
    }

    #[test]
    fn the_earliest_failure_counts() {
        let failed = share(1000, 3, |job, _: &mut Sum| {
            if job < 7 {
                Ok(())
            } else {
                Err(Failure::new(Message::new("cli-stuck").with("number", job as u32)))
            }
        });
        let message = failed.err().and_then(|failure| failure.message);
        assert_eq!(message, Some(Message::new("cli-stuck").with("number", 7u8)));
    }
}
