//! Values that follow others a little later: what was asked for is on the screen first, and what goes with it comes in
//! pictures of its own, so that none of them takes longer than a frame.

use std::time::Duration;

use leptos::prelude::*;

use crate::memo::Memo;
use crate::watch::watch;

/// The value of a memo, that many frames later.
pub(crate) fn afterwards<T>(of: Memo<T>, pictures: u8) -> Memo<T>
where
    T: Clone + PartialEq + Send + Sync + 'static,
{
    let due = due(Box::new(move || of.track()), pictures);
    Memo::new(move |_| {
        due.track();
        of.get_untracked()
    })
}

/// Changes that many frames later than whatever is looked at.
pub(crate) fn due(look: Box<dyn Fn()>, pictures: u8) -> RwSignal<u32> {
    let (due, waiting) = (RwSignal::new(0_u32), StoredValue::new(false));
    watch(move || {
        look();
        wait(due, waiting, pictures);
    });
    due
}

/// Makes a value due, unless it is waited for already.
fn wait(due: RwSignal<u32>, waiting: StoredValue<bool>, pictures: u8) {
    if !waiting.get_value() {
        waiting.set_value(true);
        after(pictures, move || {
            // Whoever has left the page meanwhile waits for nothing.
            if waiting.try_update_value(|waiting| *waiting = false).is_some() {
                due.update(|due| *due = due.wrapping_add(1));
            }
        });
    }
}

/// Does something once so many pictures have been shown.
fn after(pictures: u8, then: impl FnOnce() + 'static) {
    let Some(fewer) = pictures.checked_sub(1) else { return then() };
    let then = Box::new(then) as Box<dyn FnOnce()>;
    // An animation frame ends with a picture; what waits for time to pass comes after it.
    request_animation_frame(move || set_timeout(move || after(fewer, then), Duration::ZERO));
}
