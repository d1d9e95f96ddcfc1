//! What tables needed goes back to the system once they are put away.
//!
//! Memory that is free lies scattered between what is still in use. The allocator of the GNU C library keeps such pages until it
//! is told to give them up; without that a table that was put away costs as much as one that is played at (measured with
//! `sevenfold load --rest 90`: 70 kB each with 1,000 tables).

use crate::store::Store;

/// So many tables must have been put away for it to be worth the look through all of memory.
const WORTH_IT: usize = 256;

/// Remembers how many tables there were.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The most since memory was last given back.
    most: usize,
}

impl Memory {
    /// So many tables are awake now: if many were put away, what they needed is given back.
    pub(crate) async fn look(&mut self, tables: usize, store: &Store) {
        if !self.has_fallen(tables) {
            return;
        }
        let begun = std::time::Instant::now();
        store.forget_pages().await;
        // A look through a large memory takes a while, and nobody should wait for it.
        let _ = tokio::task::spawn_blocking(give_back).await;
        tracing::debug!(milliseconds = begun.elapsed().as_millis(), "gave memory back");
    }

    fn has_fallen(&mut self, tables: usize) -> bool {
        let fallen = tables + WORTH_IT <= self.most;
        self.most = if fallen { tables } else { self.most.max(tables) };
        fallen
    }
}

#[cfg(all(target_os = "linux", target_env = "gnu"))]
#[allow(unsafe_code, reason = "measured: a table at rest takes a third and less of what it does without")]
fn give_back() {
    // SAFETY: it takes a number, may be called at any time from any thread, and changes nothing that is in use.
    unsafe { libc::malloc_trim(0) };
}

/// Other allocators give memory back by themselves.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
fn give_back() {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_when_many_were_put_away() {
        let mut memory = Memory::default();
        let seen = [100, 1000, 800, 744, 743, 600, 488, 487, 0].map(|tables| memory.has_fallen(tables));
        assert_eq!(seen, [false, false, false, true, false, false, true, false, true]);
    }
}
