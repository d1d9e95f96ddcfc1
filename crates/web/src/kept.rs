//! Something that is kept as long as whoever put it there is on the page, and that everybody can be handed a copy of the way
//! to.
//!
//! It is Leptos's own stored value in another dress: inside there is one type for all values, as in `crate::memo`. With one for
//! each type of value the program had the code of it ten times: 2 kB more before the first move, compressed.

use std::any::Any;
use std::cell::RefCell;
use std::marker::PhantomData;
use std::rc::Rc;

use leptos::prelude::{GetValue, LocalStorage, StoredValue};

/// Where it is kept.
type Place = StoredValue<Rc<dyn Any>, LocalStorage>;

/// The way to something that is kept.
pub(crate) struct Kept<T> {
    place: Place,
    of: PhantomData<fn() -> T>,
}

impl<T> Clone for Kept<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Kept<T> {}

impl<T: 'static> Kept<T> {
    /// Keeps it.
    pub(crate) fn new(value: T) -> Self {
        Self { place: put(Rc::new(RefCell::new(value))), of: PhantomData }
    }

    /// What is kept; nothing when whoever put it there has gone.
    pub(crate) fn get(self) -> Option<Rc<RefCell<T>>> {
        find(self.place)?.downcast().ok()
    }

    /// Looks at what is kept, and may change it; nothing is done when it is not there any more.
    pub(crate) fn with<U>(self, look: impl FnOnce(&mut T) -> U) -> Option<U> {
        let kept = self.get()?;
        let mut kept = kept.borrow_mut();
        Some(look(&mut kept))
    }
}

#[inline(never)]
fn put(value: Rc<dyn Any>) -> Place {
    Place::new_local(value)
}

#[inline(never)]
fn find(place: Place) -> Option<Rc<dyn Any>> {
    place.try_get_value()
}

#[cfg(test)]
mod tests {
    use leptos::prelude::Owner;

    use super::*;

    #[test]
    fn it_is_kept_as_long_as_its_owner_is_there() {
        let owner = Owner::new();
        owner.set();
        let guest = owner.child();
        let seven = guest.with(|| Kept::new(7));
        assert_eq!(seven.with(|seven| std::mem::replace(seven, 77)), Some(7));
        assert_eq!(seven.with(|seven| *seven), Some(77));
        guest.cleanup();
        assert_eq!(seven.with(|seven| *seven), None);
    }
}
