//! A value that is worked out from others, once for every change.
//!
//! It is Leptos's own memo in another dress: inside there is one type of memo for all values. With one for each type of
//! value the program had the code of a memo forty times: 4 to 7 kB more before the first move, compressed.
//!
//! What follows from the table alone is worked out by `crate::settled`, and has the same dress.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Memo as Inner, RwSignal};

/// Whatever was worked out.
pub(crate) type Held = Arc<dyn Value>;
/// How it is worked out from what it was before.
type WorkOut = Box<dyn Fn(Option<&Held>) -> Held + Send + Sync>;

/// A value that can be told from another one.
pub(crate) trait Value: Any + Send + Sync {
    fn is(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Value for T {
    fn is(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>().is_some_and(|other| self == other)
    }
}

impl PartialEq for dyn Value {
    fn eq(&self, other: &Self) -> bool {
        self.is(other)
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
    Settled(RwSignal<Held>),
}

// One for all types of values, and not once more wherever one is looked at.
impl Source {
    #[inline(never)]
    fn get(self) -> Held {
        match self {
            Self::Memo(memo) => memo.get(),
            Self::Settled(signal) => signal.get(),
        }
    }

    #[inline(never)]
    fn get_untracked(self) -> Held {
        match self {
            Self::Memo(memo) => memo.get_untracked(),
            Self::Settled(signal) => signal.get_untracked(),
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
        let work_out = move |before: Option<&Held>| -> Held { Arc::new(work_out(before.map(typed))) };
        Self { held: Source::Memo(erased(Box::new(work_out))), of: PhantomData }
    }

    /// A value that somebody else puts there, of this type.
    pub(crate) const fn settled(held: RwSignal<Held>) -> Self {
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
fn erased(work_out: WorkOut) -> Inner<Held> {
    Inner::new(work_out)
}

/// A value whose type only those know who made it and who look at it.
#[derive(Clone)]
pub(crate) struct Shared(Held);

impl Shared {
    /// Puts a value in.
    pub(crate) fn new(value: impl PartialEq + Send + Sync + 'static) -> Self {
        Self(Arc::new(value))
    }

    /// The value, if it is of this type.
    pub(crate) fn get<T: 'static>(&self) -> Option<&T> {
        let any: &dyn Any = &*self.0;
        any.downcast_ref()
    }
}

fn typed<T: 'static>(held: &Held) -> &T {
    let any: &dyn Any = &**held;
    any.downcast_ref().expect("a memo holds what it was made for")
}
