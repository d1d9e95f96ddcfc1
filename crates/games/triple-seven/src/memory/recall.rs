//! A memory that is kept, or not.

use super::Memory;

/// What everybody remembers, where that is kept. It lies apart from the position: whoever copies positions that have
/// forgotten, as a search does, copies none of it, and nothing that happens in them has to be noted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Recall(Option<Box<Memory>>);

impl Recall {
    /// Nothing is remembered from now on.
    pub(crate) const FORGOTTEN: Self = Self(None);

    /// This is remembered, and whatever comes.
    pub(crate) fn keep(memory: &Memory) -> Self {
        Self(Some(Box::new(*memory)))
    }

    /// Something happens that players may remember.
    #[inline]
    pub(crate) fn note(&mut self, happens: impl FnOnce(&mut Memory)) {
        if let Some(memory) = &mut self.0 {
            happens(memory);
        }
    }

    /// The memory, if it is kept.
    pub(crate) fn kept(&self) -> Option<&Memory> {
        self.0.as_deref()
    }
}
