//! Thinking on several cores at once.

use std::num::NonZeroU8;

use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;

/// On how many threads one player thinks about one move.
///
/// Each thread imagines worlds of its own and grows a tree of its own; what they found out about the moves is added up
/// (Chaslot, Winands and van den Herik, *Parallel Monte-Carlo Tree Search*, 2008: root parallelisation). So threads wait
/// for each other only once, and by iterations equal seeds on equally many threads give equal moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Threads(NonZeroU8);

impl Threads {
    /// As at a table.
    pub const ONE: Self = Self(NonZeroU8::MIN);

    /// So many, if there is one at least.
    pub fn new(count: u8) -> Option<Self> {
        NonZeroU8::new(count).map(Self)
    }

    /// How many. A browser has no threads for us: there it is always one, and nothing is packed that would need more.
    pub fn count(self) -> u8 {
        if cfg!(target_arch = "wasm32") { 1 } else { self.0.get() }
    }
}

/// Lets somebody think at each of these desks, each with dice of their own; what they found out, desk by desk.
///
/// Somebody alone uses the dice that are there.
pub(crate) fn together<D, T, F>(desks: Vec<D>, rng: &mut Quick, think: F) -> Vec<T>
where
    D: Send,
    T: Send,
    F: Fn(D, &mut Quick) -> T + Sync,
{
    if cfg!(target_arch = "wasm32") || desks.len() < 2 {
        return desks.into_iter().map(|desk| think(desk, rng)).collect();
    }
    let mut dice = || Quick::new(u64::from(rng.word()) << 32 | u64::from(rng.word()));
    let desks: Vec<(D, Quick)> = desks.into_iter().map(|desk| (desk, dice())).collect();
    at_once(desks, |(desk, mut dice)| think(desk, &mut dice))
}

/// Does all of the work at once, the first of it here; what came of it, in order.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn at_once<W, T, F>(work: Vec<W>, done: F) -> Vec<T>
where
    W: Send,
    T: Send,
    F: Fn(W) -> T + Sync,
{
    use std::panic::resume_unwind;
    use std::thread::{ScopedJoinHandle, scope};

    let done = &done;
    scope(|scope| {
        let mut work = work.into_iter();
        let first = work.next();
        let others: Vec<ScopedJoinHandle<'_, T>> = work.map(|one| scope.spawn(move || done(one))).collect();
        let first = first.map(done);
        let others =
            others.into_iter().map(|other| other.join().unwrap_or_else(|panic| resume_unwind(panic)));
        first.into_iter().chain(others).collect()
    })
}

/// In a browser there is only one.
#[cfg(target_arch = "wasm32")]
pub(crate) fn at_once<W, T>(work: Vec<W>, done: impl Fn(W) -> T) -> Vec<T> {
    work.into_iter().map(done).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_alone_uses_the_dice_that_are_there() {
        let throw = |(): (), rng: &mut Quick| rng.word();
        assert_eq!(together(vec![()], &mut Quick::new(7), throw), [Quick::new(7).word()]);
    }

    #[test]
    fn everybody_has_dice_of_their_own_and_answers_come_in_order() {
        let throw = |desk: usize, rng: &mut Quick| (desk, rng.word());
        let once = together(vec![0, 1, 2], &mut Quick::new(7), throw);
        assert_eq!(once, together(vec![0, 1, 2], &mut Quick::new(7), throw));
        assert!(once.iter().map(|(desk, _)| *desk).eq(0..3));
        assert!(once[0].1 != once[1].1 && once[1].1 != once[2].1);
    }
}
