//! Blocking somebody, on their page.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use crate::api;
use crate::speech::Speech;

/// A button that blocks a member; what that means is said once it is done.
#[component]
pub(super) fn Block(name: String) -> impl IntoView {
    let speech = Speech::here();
    let (said, done) = (RwSignal::new(None::<Message>), RwSignal::new(false));
    let block = move |_| {
        let name = name.clone();
        spawn_local(async move {
            let refused = api::block_member(&name).await.err();
            _ = done.try_set(refused.is_none());
            _ = said.try_set(Some(refused.unwrap_or_else(|| Message::new("web-own-blocked"))));
        });
    };
    view! {
        <button class="btn quiet block" hidden=move || done.get() on:click=block>{speech.says("web-lobby-block")}</button>
        <span role="status">{move || said.get().map(|said| speech.say(&said))}</span>
    }
}
