//! A value that is worked out from others, once for every change.
//!
//! It is Leptos's own memo in another dress: inside there is one type of memo for all values. With one for each type of
//! value the program had the code of a memo forty times: 4 to 7 kB more before the first move, compressed.
//!
//! What follows from the table alone is worked out by `crate::settled`, and has the same dress.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Memo as Inner, RwSignal, Track, Update};

use crate::kept::Kept;

/// Whatever was worked out.
#[derive(Clone)]
pub(crate) struct Held(Arc<dyn Value>);

impl Held {
    pub(crate) fn new(value: impl PartialEq + Send + Sync + 'static) -> Self {
        Self(Arc::new(value))
    }
}

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        self.0.is(other)
    }
}

/// How it is worked out from what it was before. A closure in a box could be called in three ways, and the program had the
/// code of each.
trait WorkOut: Send + Sync {
    fn work_out(&self, before: Option<&Held>) -> Held;
}

/// A closure that works out a value of a type.
struct From<F, T>(F, PhantomData<fn() -> T>);

impl<F, T> WorkOut for From<F, T>
where
    F: Fn(Option<&T>) -> T + Send + Sync,
    T: PartialEq + Send + Sync + 'static,
{
    fn work_out(&self, before: Option<&Held>) -> Held {
        Held::new((self.0)(before.map(typed)))
    }
}

/// A value that can be told from another one.
trait Value: Any + Send + Sync {
    /// Is it the same? The other one is of the same type.
    fn is(&self, other: &Held) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn is(&self, other: &Held) -> bool {
        self == typed(other)
    }
}

/// A value that is worked out again when something it was worked out from changes; whoever watches it is told when it
/// is another one then.
pub(crate) struct Memo<T> {
    held: Source,
    of: PhantomData<fn() -> T>,
}

/// Where a value is.
#[derive(Clone, Copy)]
enum Source {
    /// In a memo.
    Memo(Inner<Held>),
    /// Where it is put when it is another one.
    Settled(Settled),
}

/// A value that is put there by somebody who has worked it out. (A count is a signal the program has anyway; one of values
/// would be 2 kB more of it.)
#[derive(Clone, Copy)]
pub(crate) struct Settled {
    held: Kept<Held>,
    changes: RwSignal<u32>,
}

impl Settled {
    /// Puts the first one there.
    pub(crate) fn new(held: Held) -> Self {
        Self { held: Kept::new(held), changes: RwSignal::new(0) }
    }

    /// Puts one there, and tells those who watch it if it is another one. Where nobody is left, it is forgotten.
    pub(crate) fn put(self, now: Held) {
        let Some(held) = self.held.get() else { return };
        if *held.borrow() != now {
            held.replace(now);
            self.changes.update(|changes| *changes = changes.wrapping_add(1));
        }
    }

    fn get(self) -> Held {
        let held = self.held.get().unwrap_or_else(|| unreachable!("a value is looked at while it is there"));
        let held = held.borrow();
        held.clone()
    }
}

// One for all types of values, and not once more wherever one is looked at.
impl Source {
    #[inline(never)]
    fn get(self) -> Held {
        match self {
            Self::Memo(memo) => memo.get(),
            Self::Settled(settled) => {
                settled.changes.track();
                settled.get()
            }
        }
    }

    #[inline(never)]
    fn get_untracked(self) -> Held {
        match self {
            Self::Memo(memo) => memo.get_untracked(),
            Self::Settled(settled) => settled.get(),
        }
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: PartialEq + Send + Sync + 'static> Memo<T> {
    /// Works a value out; the closure is given the value before.
    pub(crate) fn new(work_out: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Self {
        Self { held: Source::Memo(erased(Box::new(From(work_out, PhantomData)))), of: PhantomData }
    }

    /// A value that somebody else puts there, of this type.
    pub(crate) const fn settled(held: Settled) -> Self {
        Self { held: Source::Settled(held), of: PhantomData }
    }

    /// Looks at the value and watches it.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(typed(&self.held.get()))
    }

    /// Looks at the value without watching it.
    pub(crate) fn with_untracked<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(typed(&self.held.get_untracked()))
    }

    /// Watches the value. A memo that was never looked at would not know what to watch itself.
    pub(crate) fn track(self) {
        self.with(|_| ());
    }
}

impl<T: Clone + PartialEq + Send + Sync + 'static> Memo<T> {
    /// The value, watched.
    pub(crate) fn get(self) -> T {
        self.with(T::clone)
    }

    /// The value as it is now.
    pub(crate) fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }
}

/// All memos are made here.
fn erased(work_out: Box<dyn WorkOut>) -> Inner<Held> {
    Inner::new(move |before| work_out.work_out(before))
}

/// A value whose type only those know who made it and who look at it.
#[derive(Clone)]
pub(crate) struct Shared(Held);

impl Shared {
    /// Puts a value in.
    pub(crate) fn new(value: impl PartialEq + Send + Sync + 'static) -> Self {
        Self(Held::new(value))
    }

    /// The value, if it is of this type.
    pub(crate) fn get<T: 'static>(&self) -> Option<&T> {
        let any: &dyn Any = &*self.0.0;
        any.downcast_ref()
    }
}

#[inline(never)]
fn typed<T: 'static>(held: &Held) -> &T {
    let any: &dyn Any = &*held.0;
    any.downcast_ref().unwrap_or_else(|| mistaken())
}

#[cold]
#[inline(never)]
fn mistaken() -> ! {
    unreachable!("a memo holds what it was made for")
}
