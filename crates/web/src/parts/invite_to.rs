//! Asking a friend to a new table.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::Settings;

use crate::api;
use crate::games::{all, face};
use crate::speech::Speech;
use crate::way::Way;

/// A list of games: the one that is chosen is laid, the friend is asked to it, and one goes there.
#[component]
pub(crate) fn InviteTo(
    /// The friend's name.
    name: String,
    /// Why it was not done.
    refused: RwSignal<Option<Message>>,
) -> impl IntoView {
    let (speech, way) = (Speech::here(), Way::here());
    let invite = move |event: web_sys::Event| {
        let Some(face) = face(&event_target_value(&event)) else { return };
        let name = name.clone();
        spawn_local(async move {
            let settings = Settings::new(face.id, face.usual_seats);
            let opened = match api::open_table(&settings).await {
                Ok(code) => api::invite(code, &name).await.map(|()| code),
                Err(message) => Err(message),
            };
            match opened {
                Ok(code) => way.to(&format!("/table/{code}")),
                Err(message) => refused.set(Some(message)),
            }
        });
    };
    view! {
        <select class="btn" aria-label=speech.says("web-lobby-invite-to") on:change=invite>
            <option value="">{speech.says("web-lobby-invite")}</option>
            {all().into_iter().map(|face| view! { <option value=face.id>{face.title}</option> }).collect_view()}
        </select>
    }
}
