//! What is meant for a member on any page: a part of the program that nobody else needs, and that comes after the page.

use leptos::prelude::*;

use crate::app::once_there;
use crate::later;
use crate::me::{self, Standing};
use crate::memo::Memo;
use crate::way::{Place, Way};

/// Whether this browser is a member's, as far as it knows.
#[derive(Clone, Copy)]
pub(crate) struct Reception(RwSignal<Standing>);

impl Reception {
    /// As it was the last time.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(me::standing()))
    }

    /// That of this client.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// This is how it stands now.
    pub(crate) fn stands(self, standing: Standing) {
        self.0.set(standing);
    }

    /// How it stands, to be watched.
    pub(crate) fn standing(self) -> RwSignal<Standing> {
        self.0
    }

    /// Notices, for members, on every page but the lobby, which has a line of its own.
    pub(crate) fn notices(self) -> AnyView {
        let way = Way::here();
        let wanted = Memo::new(move |_| self.0.get() == Standing::Member && way.place() != Place::Lobby);
        let shown = move || {
            if wanted.get() {
                once_there(later::notices, None, Place::Lobby, || ().into_any())
            } else {
                ().into_any()
            }
        };
        shown.into_any()
    }
}
