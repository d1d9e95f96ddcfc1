//! How the servers of the place are: for members who look after it.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::company::Said;
use super::desk::{self, Node, Status, Vitals};
use crate::speech::Speech;

/// Letters of a server's name: enough to tell a few apart, and to find it in a log.
const SHORT: usize = 8;

/// What there is to say of each, and of what they share.
#[component]
pub(super) fn Servers() -> impl IntoView {
    let speech = Speech::here();
    let (found, said) = (RwSignal::new(None::<Status>), RwSignal::new(None::<Message>));
    let look = move || desk::then(desk::status(), said, move |all| found.set(Some(all)));
    look();
    let shown = move |all: Status| {
        let shared = shared(&all).map(|message| view! { <p class="lead">{move || speech.say(&message)}</p> });
        let nodes = all.nodes.into_iter().map(|node| view! { <Server node /> }).collect_view();
        view! {
            {shared}
            <div class="panels">{nodes}</div>
            <div class="row2">
                <button class="btn" type="button" id="again" on:click=move |_| look()>
                    {speech.says("members-status-again")}
                </button>
                <a class="btn" href="/admin">{speech.says("members-admin")}</a>
            </div>
        }
    };
    view! {
        <Said said />
        {move || found.get().map(shown)}
    }
}

/// The database, and the way between the servers.
fn shared(all: &Status) -> [Message; 2] {
    let home = match all.database.home.as_str() {
        "postgresql" => "members-status-postgresql",
        _ => "members-status-sqlite",
    };
    let nats = match all.nats.as_str() {
        "up" => "members-status-nats-up",
        "gone" => "members-status-nats-gone",
        _ => "members-status-nats-none",
    };
    [Message::new(home).with("kilobytes", all.database.bytes / 1024), Message::new(nats)]
}

#[component]
fn Server(node: Node) -> impl IntoView {
    let speech = Speech::here();
    let name = match &node.id {
        Some(id) => Message::new("members-status-server").with("id", id.get(..SHORT).unwrap_or(id)),
        None => Message::new("members-status-only"),
    };
    let here = (node.here && node.id.is_some()).then(|| view! { " · "{speech.says("members-status-here")} });
    let lines = lines(&node).into_iter().map(|line| view! { <li>{move || speech.say(&line)}</li> });
    view! {
        <section class="panel server">
            <h2 class="serif">{move || speech.say(&name)}{here}</h2>
            <ul class="rows">{lines.collect_view()}</ul>
        </section>
    }
}

/// What is said of a server, a line each.
fn lines(node: &Node) -> Vec<Message> {
    let lease = node.lease.map(|left| {
        let key = if left > 0 { "members-status-lease" } else { "members-status-lapsed" };
        Message::new(key).with("seconds", left.abs() / 1000)
    });
    let rest = match &node.vitals {
        Some(vitals) => tell(vitals),
        None => vec![Message::new("members-status-silent")],
    };
    lease.into_iter().chain(rest).collect()
}

fn tell(vitals: &Vitals) -> Vec<Message> {
    let tables = |class: &str| vitals.tables.get(class).copied().unwrap_or_default();
    let keeps = if vitals.keeps { "members-status-keeps" } else { "members-status-fails" };
    let mut lines = vec![
        Message::new("members-status-version")
            .with("version", vitals.version.as_str())
            .with("minutes", vitals.up / 60),
        Message::new("members-status-tables")
            .with("live", tables("live"))
            .with("slow", tables("slow"))
            .with("ratedlive", tables("rated-live"))
            .with("ratedslow", tables("rated-slow")),
        Message::new("members-status-sockets").with("sockets", vitals.sockets),
        Message::new(keeps),
        Message::new("members-status-damaged").with("count", vitals.damaged),
    ];
    if vitals.lobby {
        lines.push(Message::new("members-status-lobby"));
    }
    lines
}
