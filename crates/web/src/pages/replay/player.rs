//! Stepping through a film, from any seat.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_protocol::offline::Film;

use super::deal::Deal;
use super::film::Projector;
use crate::games;
use crate::link::Link;
use crate::pages::NotFound;
use crate::parts::Icon;
use crate::table::{Drawer, Here, Log, LogHandle, Me, Opponents, Sign};

/// The table after some step, with the way to any other.
#[component]
pub fn Player(film: Film, projector: Projector) -> impl IntoView {
    let link = Link::to_picture();
    let step = RwSignal::new(film.steps);
    let viewer = RwSignal::new(Viewer::Seat(Seat::FIRST));
    let Film { game, seats, steps, deal } = film;
    Effect::new(move || projector.turn_to(step.get(), viewer.get()));
    Effect::new(move || {
        let picture = projector.picture.get();
        link.desk.update(|desk| desk.faces = picture.into_iter().collect());
    });
    let here = Here::new(link);
    let drawer = Drawer(RwSignal::new(false));
    let Some(face) = games::face(&game) else { return view! { <NotFound /> }.into_any() };
    let last = move || {
        let newest = here.face.with(|face| face.as_ref().and_then(|face| face.log.last().cloned()));
        newest.map(|newest| here.say(&newest.message))
    };
    view! {
        <div class=format!("app {}", face.tint)>
            <main id="main" class="table">
                <Opponents here />
                <section class="mid" aria-label=move || here.t("web-table")>{(face.drawn.middle)(here)}</section>
                <section class="mine" aria-label=move || here.t("web-your-seat")>
                    <Me here />
                    <p class="ask" role="status"><span class="dot"></span><span>{last}</span></p>
                    {(face.drawn.hand)(here)}
                    <Steps here step steps />
                    <Viewpoints here viewer seats />
                    <Deal here deal />
                </section>
            </main>
            <Log here drawer />
            <LogHandle here drawer />
        </div>
    }
    .into_any()
}

/// First, back, any, on, last.
#[component]
fn Steps(here: Here, step: RwSignal<usize>, steps: usize) -> impl IntoView {
    let button = move |label: &'static str, icon: &'static str, to: fn(usize, usize) -> usize| {
        let press = move |_| step.update(|step| *step = to(*step, steps).min(steps));
        view! { <button class="tool" aria-label=move || here.t(label) on:click=press><Icon name=icon /></button> }
    };
    let of = move || here.say(&Message::new("web-replay-step").with("step", step.get()).with("steps", steps));
    view! {
        <div class="steps">
            {button("web-replay-first", "i-first", |_, _| 0)}
            {button("web-replay-back", "icon-back", |step, _| step.saturating_sub(1))}
            <input
                type="range"
                min="0"
                max=steps
                aria-label=move || here.t("web-replay-jump")
                prop:value=move || step.get()
                on:input=move |event| step.set(event_target_value(&event).parse().unwrap_or_default())
            />
            {button("web-replay-on", "icon-forward", |step, _| step + 1)}
            {button("web-replay-last", "i-last", |_, steps| steps)}
            <span class="num">{of}</span>
        </div>
    }
}

/// Through whose eyes.
#[component]
fn Viewpoints(here: Here, viewer: RwSignal<Viewer>, seats: u8) -> impl IntoView {
    let watcher = move |_| viewer.set(Viewer::Watcher);
    let seat = move |seat: Seat| {
        let own = Viewer::Seat(seat);
        view! {
            <button class="btn" aria-pressed=move || (viewer.get() == own).to_string() on:click=move |_| viewer.set(own)>
                <Sign seat />
                {move || here.name(seat)}
            </button>
        }
    };
    view! {
        <div class="views" role="group" aria-label=move || here.t("web-replay-seen-by")>
            <span class="soft2">{move || here.t("web-replay-seen-by")}</span>
            {Seat::all(seats).map(seat).collect_view()}
            <button
                class="btn"
                aria-pressed=move || (viewer.get() == Viewer::Watcher).to_string()
                on:click=watcher
            >
                <Icon name="icon-eye" />
                {move || here.t("web-replay-watcher")}
            </button>
        </div>
    }
}
