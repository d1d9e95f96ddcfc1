//! A value that is worked out from others, once for every change.
//!
//! It is Leptos's own memo in another dress: inside there is one type of memo for all values. With one for each type of
//! value the program had the code of a memo forty times: 4 to 7 kB more before the first move, compressed.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{Get, GetUntracked, Memo as Inner};

/// Whatever was worked out.
type Held = Arc<dyn Value>;
/// How it is worked out from what it was before.
type WorkOut = Box<dyn Fn(Option<&Held>) -> Held + Send + Sync>;

/// A value that can be told from another one.
trait Value: Any + Send + Sync {
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
    held: Inner<Held>,
    of: PhantomData<fn() -> T>,
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
        Self { held: erased(Box::new(work_out)), of: PhantomData }
    }

    /// Looks at the value and watches it.
    pub(crate) fn with<U>(self, look: impl FnOnce(&T) -> U) -> U {
        look(typed(&self.held.get()))
    }

    /// The value as it is held, watched.
    pub(crate) fn held(self) -> Shared {
        Shared(self.held.get())
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

    /// Is it the very same one, not only an equal one?
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

fn typed<T: 'static>(held: &Held) -> &T {
    let any: &dyn Any = &**held;
    any.downcast_ref().expect("a memo holds what it was made for")
}
