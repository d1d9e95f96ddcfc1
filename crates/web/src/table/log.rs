//! The log: what happened, in natural language, as far as this viewer knows it.

use leptos::prelude::*;
use sevenfold_protocol::LogLine;

use super::Here;
use crate::parts::Icon;

/// Is the drawer open on small screens?
#[derive(Clone, Copy)]
pub struct Drawer(pub RwSignal<bool>);

/// The log beside the table; a drawer on small screens.
#[component]
pub fn Log(here: Here, drawer: Drawer) -> impl IntoView {
    let lines = Memo::new(move |_| {
        here.face.with(|face| face.as_ref().map(|face| face.log.clone()).unwrap_or_default())
    });
    let end = NodeRef::<leptos::html::Ol>::new();
    // The newest line is in view.
    Effect::new(move || {
        lines.track();
        if let Some(list) = end.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    view! {
        <aside class="log" class:open=move || drawer.0.get() aria-label=move || here.t("web-log")>
            {untrack(|| here.drawn()).and_then(|drawn| (drawn.sheet)(here))}
            <h2>
                <Icon name="icon-log" />
                {move || here.t("web-log")}
                <span class="sp"></span>
                <button class="tool close" aria-label=move || here.t("web-log-close") on:click=move |_| drawer.0.set(false)>
                    <Icon name="icon-close" />
                </button>
            </h2>
            <ol node_ref=end role="log" aria-live="polite">
                {move || lines.get().iter().map(|line| view! { <li>{here.say(&line.message)}</li> }).collect_view()}
            </ol>
        </aside>
    }
}

/// The last thing that happened, and the way to the drawer: under the table on small screens.
#[component]
pub fn LogHandle(here: Here, drawer: Drawer) -> impl IntoView {
    let last = move || here.face.with(|face| face.as_ref().and_then(|face| face.log.last().cloned()));
    let say = move |line: LogLine| here.say(&line.message);
    view! {
        <button class="loghandle" on:click=move |_| drawer.0.update(|open| *open = !*open)>
            <Icon name="icon-log" />
            <span>{move || last().map(say)}</span>
            <Icon name="icon-up" />
        </button>
    }
}
