//! What happened, told to each viewer as far as that viewer may know it.

use crate::Viewer;

/// An event that knows what of it each viewer may see. There is no default: the author must decide.
pub trait Redact: Sized {
    /// What this viewer learns of the event; `None` if not even that it happened.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
}

/// Somebody who listens to a game.
pub trait Tell<E> {
    /// Hears of an event. The event is made only for those who listen.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Listens to nothing: for search and playouts.
#[derive(Clone, Copy, Default, Debug)]
pub struct Silent;

impl<E> Tell<E> for Silent {
    #[inline]
    fn tell(&mut self, _event: impl FnOnce() -> E) {}
}

/// Keeps all events, unredacted: for hosts, who redact them for each viewer.
impl<E> Tell<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
