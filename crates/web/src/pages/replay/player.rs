//! A film on the screen: the table after some step, from any seat.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat, Viewer};
use sevenfold_protocol::FairFace;
use sevenfold_protocol::offline::Film;
use web_sys::KeyboardEvent;

use super::Coming;
use super::deal::Deal;
use super::film::Projector;
use super::hand_on::HandOn;
use super::moment::Moment;
use crate::games::{self, Drawn};
use crate::link::Link;
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::Icon;
use crate::table::{Drawer, Here, Log, LogHandle, Me, Opponents, Sign};
use crate::tables::Tables;
use crate::watch::watch;

/// What is shown of a film.
#[derive(Clone, Copy)]
pub struct Reel {
    /// After how many steps.
    pub step: RwSignal<usize>,
    /// How many it has.
    pub steps: usize,
    /// Through whose eyes.
    pub viewer: RwSignal<Viewer>,
}

impl Reel {
    fn turn(self, to: fn(usize, usize) -> usize) {
        self.step.update(|step| *step = to(*step, self.steps).min(self.steps));
    }
}

/// The table after some step, with the way to any other.
#[component]
pub fn Player(film: Film, projector: Projector, from: Moment) -> impl IntoView {
    let link = Link::to_picture();
    let Film { game, seats, steps, deal, record } = film;
    let viewer = from
        .viewer
        .seat()
        .map_or(from.viewer, |seat| Viewer::Seat(if seat.number() <= seats { seat } else { Seat::FIRST }));
    let step = from.step.unwrap_or(steps).min(steps);
    let reel = Reel { step: RwSignal::new(step), steps, viewer: RwSignal::new(viewer) };
    watch(move || projector.turn_to(reel.step.get(), reel.viewer.get()));
    watch(move || {
        let picture = projector.picture.get();
        link.desk.update(|desk| desk.faces = picture.into_iter().collect());
    });
    let here = Here::new(link);
    let drawer = Drawer(RwSignal::new(false));
    let Some(face) = games::face(&game) else { return view! { <NotFound /> }.into_any() };
    let tables = Tables::here();
    let drawn = Memo::new(move |_| here.face.with(Option::is_some).then(|| tables.drawn(face)).flatten());
    listen(reel);
    // The log, too, speaks in the game's own sentences and keeps its sheet: nothing is shown before they are there.
    let shown = move || match drawn.get() {
        None => view! { <Coming /> }.into_any(),
        Some(drawn) => view! {
            <div class=format!("app film {}", face.tint)>
                <main id="main" class="table">
                    <Viewpoints here reel seats />
                    <Picture here drawn reel deal=deal.clone() record=record.clone() />
                </main>
                <Log here drawer />
                <LogHandle here drawer />
            </div>
        }
        .into_any(),
    };
    shown.into_any()
}

/// The table as it was. Its middle, its hand and its seats are made together: they share what a game's parts share.
#[component]
fn Picture(
    here: Here,
    drawn: &'static Drawn,
    reel: Reel,
    deal: Result<FairFace, Message>,
    record: String,
) -> impl IntoView {
    let last = move || {
        let newest = here.face.with(|face| face.as_ref().and_then(|face| face.log.last().cloned()));
        newest.map_or_else(|| here.t("web-replay-begins"), |newest| here.say(&newest.message))
    };
    let middle = (drawn.middle)(here);
    let hand = (drawn.hand)(here);
    view! {
        <Opponents here />
        <section class="mid" aria-label=here.says("web-table")>{middle}</section>
        <section class="mine" aria-label=here.says("web-your-seat")>
            <Me here />
            <p class="ask" role="status"><span class="dot"></span><span>{last}</span></p>
            <div class="acts"><Deal here deal /><HandOn here reel record /></div>
            {hand}
            <Steps here reel />
        </section>
    }
}

/// The arrow keys step through the game.
fn listen(reel: Reel) {
    let listener = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        match event.key().as_str() {
            "ArrowLeft" => reel.turn(|step, _| step.saturating_sub(1)),
            "ArrowRight" => reel.turn(|step, _| step + 1),
            "Home" => reel.turn(|_, _| 0),
            "End" => reel.turn(|_, steps| steps),
            _ => return,
        }
        // The slider would move as well, and the page scroll.
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
}

/// First, back, any, on, last.
#[component]
fn Steps(here: Here, reel: Reel) -> impl IntoView {
    let Reel { step, steps, .. } = reel;
    let button = move |label: &'static str, icon: &'static str, to: fn(usize, usize) -> usize| {
        view! { <button class="tool" aria-label=move || here.t(label) on:click=move |_| reel.turn(to)><Icon name=icon /></button> }
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
                aria-label=here.says("web-replay-jump")
                aria-valuetext=of
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
fn Viewpoints(here: Here, reel: Reel, seats: u8) -> impl IntoView {
    let viewer = reel.viewer;
    let seat = move |seat: Seat| {
        let own = Viewer::Seat(seat);
        view! {
            <button aria-pressed=move || (viewer.get() == own).to_string() on:click=move |_| viewer.set(own)>
                <Sign seat />
                <span>{move || here.name(seat)}</span>
            </button>
        }
    };
    view! {
        <div class="views" role="group" aria-label=here.says("web-replay-seen-by")>
            <span class="soft2">{here.says("web-replay-seen-by")}</span>
            {Seat::all(seats).map(seat).collect_view()}
            <button
                aria-pressed=move || (viewer.get() == Viewer::Watcher).to_string()
                on:click=move |_| viewer.set(Viewer::Watcher)
            >
                <Icon name="icon-eye" />
                <span>{here.says("web-replay-watcher")}</span>
            </button>
        </div>
    }
}
