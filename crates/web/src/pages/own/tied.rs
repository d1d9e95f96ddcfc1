//! What whoever looks at somebody's page is to them: friends, who can be asked to a table, or somebody who may be asked.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use crate::api;
use crate::me::{self, Standing};
use crate::parts::{Icon, InviteTo};
use crate::speech::Speech;

/// How it stands between the two, and what can be done about it; for members, who alone have friends.
#[component]
pub(super) fn Tied(
    name: String,
    /// `friends`, `asked` or `asks`.
    tie: Option<String>,
) -> impl IntoView {
    let (speech, said) = (Speech::here(), RwSignal::new(None::<Message>));
    if me::standing() != Standing::Member {
        return ().into_any();
    }
    let friends = tie.as_deref() == Some("friends");
    let what = if friends {
        view! {
            <span class="tie"><Icon name="icon-check" />{speech.says("web-own-friends")}</span>
            <InviteTo name refused=said />
        }
        .into_any()
    } else if tie.as_deref() == Some("asked") {
        view! { <span class="tie">{speech.says("web-own-asked")}</span> }.into_any()
    } else {
        let key = if tie.is_some() { "web-own-agree" } else { "web-own-befriend" };
        // Whoever agrees has a friend at once; whoever asks must wait.
        let done = if tie.is_some() { "web-own-agreed" } else { "web-own-asked" };
        view! { <Ask name said key done /> }.into_any()
    };
    view! { <span role="status">{move || said.get().map(|said| speech.say(&said))}</span>{what} }.into_any()
}

/// Asks to be friends, or agrees to it.
#[component]
fn Ask(
    name: String,
    said: RwSignal<Option<Message>>,
    /// What the button says.
    key: &'static str,
    /// What is said once it is done.
    done: &'static str,
) -> impl IntoView {
    let (speech, asked) = (Speech::here(), RwSignal::new(false));
    let ask = move |_| {
        let name = name.clone();
        spawn_local(async move {
            let refused = api::befriend(&name).await.err();
            _ = asked.try_set(refused.is_none());
            _ = said.try_set(Some(refused.unwrap_or_else(|| Message::new(done))));
        });
    };
    view! { <button class="btn befriend" hidden=move || asked.get() on:click=ask>{speech.says(key)}</button> }
}
