//! What of a table can be heard.

use leptos::prelude::*;
use sevenfold_protocol::Snapshot;

use super::Here;
use crate::memo::Memo;
use crate::sound::{Sound, Sounds};
use crate::watch::watch;

/// Listens to a table.
#[component]
pub(crate) fn Hearing(here: Here) -> impl IntoView {
    let sounds = Sounds::here();
    Effect::new(move |before: Option<Option<Snapshot>>| {
        let after = here.face.get();
        if let (Some(Some(before)), Some(after)) = (before, &after)
            && let Some(sound) = Sound::between(&before, after)
        {
            sounds.play(sound);
        }
        after
    });
    let refused = Memo::new(move |_| here.link.with_picture(|picture| picture.refused.clone()));
    watch(move || {
        if refused.with(Option::is_some) {
            sounds.play(Sound::Refused);
        }
    });
}
