//! How it ended, and what next.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Ending, Phase, Request};

use super::{Here, Sign};

/// The result, once there is one.
#[component]
pub fn Result(here: Here) -> impl IntoView {
    let ending = Memo::new(move |_| {
        here.face.with(|face| match &face.as_ref()?.table.phase {
            Phase::Over(ending) => Some(ending.clone()),
            Phase::Gathering | Phase::Playing => None,
        })
    });
    move || ending.get().map(|ending| view! { <Panel here ending /> })
}

#[component]
fn Panel(here: Here, ending: Ending) -> impl IntoView {
    let winners = sevenfold_core::Arg::list(ending.winners.iter());
    let headline = Message::new("web-result").with("winners", winners).with("count", ending.winners.len());
    let rows = ending.outcome.clone().map(|outcome| {
        let mut order: Vec<Seat> = Seat::all(outcome.points.len() as u8).collect();
        order.sort_by_key(|seat| std::cmp::Reverse(outcome.points[seat.index()]));
        order
            .into_iter()
            .map(|seat| {
                let won = ending.winners.contains(seat);
                view! {
                    <li class:won=won>
                        <Sign seat />
                        <b>{here.name(seat)}</b>
                        <span class="num">{outcome.points[seat.index()]}</span>
                    </li>
                }
            })
            .collect_view()
    });
    let replay = move || {
        let code = here.face.with(|face| face.as_ref().map(|face| face.table.code.to_string()));
        format!("/replay/{}", code.unwrap_or_default())
    };
    let again = move |_| {
        if let Some(seat) = here.me() {
            here.link.ask(Request::Rematch { seat, part: crate::random::part() });
        }
    };
    view! {
        <section class="result" aria-live="polite">
            <h2 class="serif">{move || here.say(&headline)}</h2>
            <ol>{rows}</ol>
            <div class="row">
                <Show when=move || here.me().is_some()>
                    <button class="btn go" on:click=again>{move || here.t("web-rematch")}</button>
                </Show>
                <a class="btn" href=replay>{move || here.t("web-replay")}</a>
                <a class="btn" href="/">{move || here.t("web-home")}</a>
            </div>
        </section>
    }
}
