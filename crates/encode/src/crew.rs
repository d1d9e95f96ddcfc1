//! Threads that are kept for short works that follow each other.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use std::{hint, mem, process};

use rayon_core::{ThreadPool, ThreadPoolBuilder};

/// Pieces of work for each thread.
const PIECES: usize = 16;
/// So long a thread stays awake for what comes next. To wake one takes some 50 µs where a core has gone to sleep as well, which
/// is as long as many a work.
const AWAKE: Duration = Duration::from_micros(100);

/// Stays awake until something is so, but not for long.
fn watch(so: impl Fn() -> bool) {
    let begun = Instant::now();
    while !so() && begun.elapsed() < AWAKE {
        hint::spin_loop();
    }
}

/// So many threads that share work: the one that asks, and others that wait for it. To begin a thread takes longer than to
/// play many a game on, so they are kept from one work to the next; they are made when the first one is shared.
pub struct Crew {
    threads: usize,
    hands: Hands,
    /// How many works have been shared.
    works: Arc<AtomicUsize>,
}

enum Hands {
    /// Nobody has been needed so far.
    None,
    /// The others, and the process that they belong to.
    Kept(u32, ThreadPool),
    /// The system gave no threads: all is done by whoever asks.
    Refused,
}

impl Crew {
    /// So many threads, the one that asks among them.
    pub fn new(threads: usize) -> Self {
        Self { threads: threads.max(1), hands: Hands::None, works: Arc::default() }
    }

    /// Into how many pieces work is best cut: few enough that they cost nothing, enough that all end at about the same time.
    pub fn pieces(&self) -> usize {
        if self.threads == 1 { 1 } else { self.threads * PIECES }
    }

    /// Does the work of every piece, in as many threads as there are. Each begins with its own share of them, the same every
    /// time, so that it finds there what it has in its cache; then it goes on with what the others have not begun, so that
    /// all end at about the same time.
    pub fn share<P: Send>(&mut self, pieces: impl IntoIterator<Item = P>, work: impl Fn(P) + Sync) {
        let pieces: Vec<Mutex<Option<P>>> = pieces.into_iter().map(|piece| Mutex::new(Some(piece))).collect();
        let threads = self.threads.min(pieces.len()).max(1);
        let from = |thread: usize| {
            let (before, behind) = pieces.split_at(thread * pieces.len() / threads);
            for piece in behind.iter().chain(before) {
                // The lock is held no longer than it takes to take the piece.
                let taken = piece.lock().unwrap_or_else(PoisonError::into_inner).take();
                taken.into_iter().for_each(&work);
            }
        };
        let works = Arc::clone(&self.works);
        let Some(others) = self.others(threads - 1) else { return from(0) };
        // Whoever still watches for this goes on with it.
        let work = works.fetch_add(1, Ordering::Relaxed) + 1;
        let (begun, ended) = (AtomicUsize::new(1), AtomicUsize::new(1));
        others.in_place_scope(|scope| {
            let (from, begun, ended) = (&from, &begun, &ended);
            for thread in 1..threads {
                scope.spawn(move |_| {
                    begun.fetch_add(1, Ordering::Relaxed);
                    from(thread);
                    ended.fetch_add(1, Ordering::Relaxed);
                });
            }
            from(0);
            // Whoever has not begun by now has no core: it gets this one if nobody watches here.
            if begun.load(Ordering::Relaxed) == threads {
                watch(|| ended.load(Ordering::Relaxed) == threads);
            }
        });
        for _ in 1..threads {
            let works = Arc::clone(&works);
            others.spawn(move || watch(|| works.load(Ordering::Relaxed) != work));
        }
    }

    /// So many others. They are made anew in a process that was forked: there they are gone.
    fn others(&mut self, count: usize) -> Option<&ThreadPool> {
        if count == 0 {
            return None;
        }
        if !matches!(self.hands, Hands::Refused) && !self.hands.are_here() {
            let pool = ThreadPoolBuilder::new().num_threads(count).build();
            self.hands = pool.map_or(Hands::Refused, |pool| Hands::Kept(process::id(), pool));
        }
        match &self.hands {
            Hands::Kept(_, pool) => Some(pool),
            Hands::None | Hands::Refused => None,
        }
    }
}

impl Hands {
    fn are_here(&self) -> bool {
        matches!(self, Self::Kept(process, _) if *process == process::id())
    }
}

impl Drop for Hands {
    /// Threads that are gone cannot be told to end: whatever they held when the process was forked, they hold for ever.
    fn drop(&mut self) {
        if !self.are_here() {
            mem::forget(mem::replace(self, Self::None));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_piece_is_done_once_by_any_number_of_threads() {
        for threads in [0, 1, 2, 3, 16] {
            let mut crew = Crew::new(threads);
            for count in [0, 1, 2, 15, 200] {
                let mut done = vec![0; count];
                crew.share(done.iter_mut().enumerate(), |(number, piece)| *piece += number + 1);
                assert!(done.iter().zip(1..).all(|(piece, number)| *piece == number), "{threads}: {done:?}");
            }
        }
    }

    #[test]
    fn threads_are_kept_until_the_process_is_another() {
        let mut crew = Crew::new(3);
        crew.share(0..3, |_| ());
        assert!(crew.hands.are_here());
        // As a forked process finds it: the number is another's, and the threads are gone.
        let Hands::Kept(process, _) = &mut crew.hands else { panic!("the system has given no threads") };
        *process += 1;
        assert!(!crew.hands.are_here());
        crew.share(0..3, |_| ());
        assert!(crew.hands.are_here());
    }

    #[test]
    fn one_that_gets_no_threads_works_alone() {
        let mut crew = Crew { threads: 4, hands: Hands::Refused, works: Arc::default() };
        let here = std::thread::current().id();
        let mut by = [None; 9];
        crew.share(&mut by, |piece| *piece = Some(std::thread::current().id()));
        assert_eq!(by, [Some(here); 9]);
    }
}
