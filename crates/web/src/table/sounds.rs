//! What of a table can be heard.

use leptos::prelude::*;

use super::Here;
use crate::sound::{Ear, Sound, Sounds};
use crate::watch::watch;

/// Listens to a table.
#[component]
pub(crate) fn Hearing(here: Here) -> impl IntoView {
    let sounds = Sounds::here();
    let mut ear = None::<Ear>;
    watch(move || {
        let now = here.face.with(|face| face.map(Ear::at));
        let heard = std::mem::replace(&mut ear, now)
            .and_then(|before| here.face.with(|face| Sound::between(before, face?)));
        if let Some(sound) = heard {
            sounds.play(sound);
        }
    });
    let refused = here.settled(move || here.link.with_picture(|picture| picture.refused.clone()));
    watch(move || {
        if refused.with(Option::is_some) {
            sounds.play(Sound::Refused);
        }
    });
}
