//! Values that follow from what is known of a table: worked out once for every word from it, before anything is drawn.
//!
//! Whoever watches such a value is told only when it is another one. A memo is not enough for what a whole page hangs on:
//! it wakes everybody who might be concerned, so that they look whether they are, and that costs more than all the rest.

use std::rc::Rc;

use leptos::prelude::*;

use crate::kept::Kept;
use crate::memo::{Held, Memo, Settled};

/// The values of one table, in the order in which they were asked for: a later one may be made of those before it.
#[derive(Clone, Copy)]
pub(crate) struct Settling(Kept<Vec<Followed>>);

/// A value, by its number, and how it is worked out.
#[derive(Clone)]
struct Followed {
    number: u32,
    value: Settled,
    work: Rc<dyn Work>,
}

/// Works a value out. (A trait of its own for the same reason as in `crate::memo`.)
trait Work {
    fn work_out(&self) -> Held;
}

impl<F, T> Work for F
where
    F: Fn() -> T,
    T: PartialEq + Send + Sync + 'static,
{
    fn work_out(&self) -> Held {
        Held::new(self())
    }
}

impl Settling {
    /// No values yet.
    pub(crate) fn new() -> Self {
        Self(Kept::new(Vec::new()))
    }

    /// A value that is worked out now and whenever the table says something, as long as whoever asks for it is there.
    pub(crate) fn follow<T>(self, work_out: impl Fn() -> T + 'static) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        Memo::settled(self.add(Rc::new(work_out)))
    }

    /// Works all of them out again.
    pub(crate) fn settle(self) {
        // Whatever is worked out may ask for more values.
        let all = self.0.with(|all| all.clone()).unwrap_or_default();
        for one in &all {
            one.value.put(untracked(&*one.work));
        }
    }

    /// One for all types of values.
    #[inline(never)]
    fn add(self, work: Rc<dyn Work>) -> Settled {
        let value = Settled::new(untracked(&*work));
        let number = self.0.with(|all| {
            let number = all.last().map_or(0, |last| last.number + 1);
            all.push(Followed { number, value, work });
            number
        });
        // The table may have been left as a whole.
        on_cleanup(move || _ = self.0.with(|all| all.retain(|one| Some(one.number) != number)));
        value
    }
}

/// Works a value out; whoever asks for it is told by the table when it is another one.
fn untracked(work: &dyn Work) -> Held {
    untrack(|| work.work_out())
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU32, Ordering};

    use super::*;

    #[test]
    fn whoever_watches_is_told_only_of_another_value() {
        let owner = Owner::new();
        owner.set();
        let (settling, points) = (Settling::new(), Rc::new(Cell::new(7)));
        let tens = {
            let points = Rc::clone(&points);
            settling.follow(move || points.get() / 10)
        };
        let looks = Arc::new(AtomicU32::new(0));
        let watched = {
            let looks = Arc::clone(&looks);
            Memo::new(move |_| {
                looks.fetch_add(1, Ordering::Relaxed);
                tens.get()
            })
        };
        let seen = |now| {
            points.set(now);
            settling.settle();
            (watched.get(), looks.load(Ordering::Relaxed))
        };
        assert_eq!(seen(7), (0, 1));
        assert_eq!(seen(9), (0, 1), "the same: nobody looks again");
        assert_eq!(seen(12), (1, 2));
    }

    #[test]
    fn nothing_is_worked_out_for_those_who_have_gone() {
        let owner = Owner::new();
        owner.set();
        let (settling, worked) = (Settling::new(), Rc::new(Cell::new(0)));
        let guest = owner.child();
        guest.with(|| {
            let worked = Rc::clone(&worked);
            settling.follow(move || worked.set(worked.get() + 1))
        });
        settling.settle();
        assert_eq!(worked.get(), 2, "when it was asked for, and with the word that came");
        guest.cleanup();
        settling.settle();
        assert_eq!(worked.get(), 2);
    }
}
