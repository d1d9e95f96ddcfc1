//! What comes along when a guest becomes a member: the games of this browser and of this guest, settings and notes.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;
use sevenfold_protocol::Phase;

use crate::api;
use crate::offline::shelf;
use crate::pages::bring_all;
use crate::parts::Icon;
use crate::speech::Speech;

/// How much there is.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Luggage {
    finished: usize,
    running: usize,
}

impl Luggage {
    /// In this browser, and at tables of the server.
    async fn here() -> Self {
        let (tables, there) = (shelf::tables().await, api::my_tables().await.unwrap_or_default());
        let over = tables.iter().filter(|kept| matches!(kept.phase, Phase::Over(_))).count();
        let over_there = there.iter().filter(|table| table.phase == "over").count();
        Self { finished: over + over_there, running: tables.len() - over + there.len() - over_there }
    }
}

/// What comes along, and, once it has, what came of it.
#[component]
pub(super) fn Along(
    /// What was brought, where it was tried.
    brought: RwSignal<Option<Message>>,
) -> impl IntoView {
    let speech = Speech::here();
    let luggage = RwSignal::new(Luggage::default());
    spawn_local(async move { _ = luggage.try_set(Luggage::here().await) });
    let line = move |key: &'static str, count: usize| {
        (count > 0).then(|| {
            let message = Message::new(key).with("count", count);
            view! { <li><Icon name="icon-check" />{move || speech.say(&message)}</li> }
        })
    };
    view! {
        <h3>{speech.says("members-along")}</h3>
        <ul class="ticks">
            {move || line("members-along-games", luggage.get().finished)}
            {move || line("members-along-tables", luggage.get().running)}
            <li><Icon name="icon-check" />{speech.says("members-along-settings")}</li>
        </ul>
        <p role="status">{move || brought.get().map(|brought| speech.say(&brought))}</p>
    }
}

/// Brings the games of this browser along. What cannot be brought stays here, and is offered again among one's games.
pub(super) fn bring(brought: RwSignal<Option<Message>>) {
    spawn_local(async move {
        let told = match bring_all().await {
            (0, None) => return,
            (done, None) => Message::new("members-along-brought").with("count", done),
            (_, Some(_)) => Message::new("members-along-left"),
        };
        let _ = brought.try_set(Some(told));
    });
}
