//! What has happened, in natural language, as far as this viewer knows it.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_protocol::{LogKind, LogLine};

use super::{Here, Sign};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::watch::watch;

/// Is the drawer open on small screens?
#[derive(Clone, Copy)]
pub(crate) struct Drawer(pub RwSignal<bool>);

/// The log beside the table; a drawer on small screens.
#[component]
pub(crate) fn Log(here: Here, drawer: Drawer) -> impl IntoView {
    let lines = Memo::new(move |_| {
        here.face.with(|face| face.as_ref().map(|face| face.log.clone()).unwrap_or_default())
    });
    let end = NodeRef::<leptos::html::Ol>::new();
    // The newest line is in view, also when the drawer opens.
    watch(move || {
        lines.track();
        drawer.0.track();
        if let Some(list) = end.get() {
            list.set_scroll_top(list.scroll_height());
        }
    });
    let rows = move || {
        let lines = lines.get();
        let newest = lines.last().map_or(0, |line| line.version);
        lines.iter().map(|line| row(here, line, newest)).collect_view()
    };
    view! {
        <aside class="log" class:open=move || drawer.0.get() aria-label=here.says("web-log")>
            {untrack(|| here.drawn()).and_then(|drawn| (drawn.sheet)(here))}
            <h2>
                <Icon name="icon-log" />
                {here.says("web-log")}
                <span class="sp"></span>
                <button class="tool close" aria-label=here.says("web-log-close") on:click=move |_| drawer.0.set(false)>
                    <Icon name="icon-close" />
                </button>
            </h2>
            // It can be scrolled, so it can be reached by key.
            <div role="log" aria-live="polite"><ol node_ref=end tabindex="0">{rows}</ol></div>
        </aside>
    }
}

/// A line, with the sign of whom it is about. What happened last is marked.
fn row(here: Here, line: &LogLine, newest: u64) -> impl IntoView + use<> {
    let class = match line.kind {
        LogKind::Game => "",
        LogKind::Table => "tbl",
        LogKind::Talk(_) => "said",
    };
    let sign = about(&line.message).map(|seat| view! { <Sign seat /> }.into_any());
    let blank = || view! { <span class="sign none"></span> }.into_any();
    view! {
        <li class=class class:now=line.version == newest>
            {sign.unwrap_or_else(blank)}
            <span class="tx">{here.say(&line.message)}</span>
        </li>
    }
}

/// Whom a sentence is about.
fn about(message: &Message) -> Option<Seat> {
    message.args.iter().find_map(|(name, fact)| match fact {
        Arg::Seat(seat) if name == "seat" => Some(*seat),
        _ => None,
    })
}

/// The last thing that happened, and the way to the drawer: under the table on small screens.
#[component]
pub(crate) fn LogHandle(here: Here, drawer: Drawer) -> impl IntoView {
    let last = move || here.face.with(|face| face.as_ref().and_then(|face| face.log.last().cloned()));
    let say = move |line: LogLine| here.say(&line.message);
    view! {
        <button class="loghandle" aria-expanded=move || drawer.0.get().to_string() on:click=move |_| drawer.0.update(|open| *open = !*open)>
            <Icon name="icon-log" />
            <span>{move || last().map(say)}</span>
            <Icon name="icon-up" />
        </button>
    }
}
