//! A view in its game's own type.

use serde::de::DeserializeOwned;
use sevenfold_core::Viewer;
use sevenfold_protocol::Snapshot;

/// Reads views of one client, each once.
#[derive(Clone, PartialEq, Debug)]
pub struct Reading<V> {
    /// Whose view was read last, and of which version of the table.
    of: Option<(Viewer, u64)>,
    view: Option<V>,
}

impl<V> Default for Reading<V> {
    fn default() -> Self {
        Self { of: None, view: None }
    }
}

impl<V: DeserializeOwned> Reading<V> {
    /// The view of a face; nothing before the game begins, or if it is another game's.
    pub fn of(&mut self, face: &Snapshot) -> Option<&V> {
        let of = Some((face.viewer, face.version));
        if self.of != of {
            self.of = of;
            self.view = face.game.as_ref().and_then(|game| game.view.read().ok());
        }
        self.view.as_ref()
    }
}
