//! How loud sounds are, to be chosen.

use leptos::prelude::*;

use super::Segs;
use crate::sound::{Sound, Sounds, VOLUMES};

/// The choice; the new volume is heard at once.
#[component]
pub(crate) fn Loudness() -> impl IntoView {
    let sounds = Sounds::here();
    let choose = move |volume| {
        sounds.set(volume);
        sounds.play(Sound::Turn);
    };
    view! {
        <Segs
            label="web-sound"
            values=VOLUMES.to_vec()
            chosen=Signal::derive(move || Some(sounds.volume()))
            choose=Callback::new(choose)
        />
    }
}
