//! From step to step: by buttons, by a slider, by keys, or by itself.

use std::time::Duration;

use leptos::prelude::*;
use sevenfold_core::Message;
use wasm_bindgen::JsCast;
use web_sys::{HtmlElement, KeyboardEvent};

use super::player::Reel;
use crate::parts::{Icon, Segs};
use crate::table::Here;
use crate::watch::watch;

/// How long each step is shown while a film runs, in milliseconds.
const PACES: [(u64, &str); 3] =
    [(1600, "web-replay-slow"), (800, "web-replay-usual"), (250, "web-replay-fast")];

/// First, back, run, on, last, and any.
#[component]
pub(crate) fn Steps(here: Here, reel: Reel) -> impl IntoView {
    let Reel { step, steps, .. } = reel;
    let (running, pace) = (RwSignal::new(false), RwSignal::new(PACES[1].0));
    run(reel, running, pace);
    let button = move |label: &'static str, icon: &'static str, to: fn(usize, usize) -> usize| {
        let turn = move |_| {
            running.set(false);
            reel.turn(to);
        };
        view! { <button class="tool" aria-label=move || here.t(label) on:click=turn><Icon name=icon /></button> }
    };
    let of = move || here.say(&Message::new("web-replay-step").with("step", step.get()).with("steps", steps));
    let press = move |_| {
        // From the end it runs once more from the beginning.
        if !running.get_untracked() && step.get_untracked() == steps {
            step.set(0);
        }
        running.update(|running| *running = !*running);
    };
    let word = move || here.t(if running.get() { "web-replay-stop" } else { "web-replay-run" });
    view! {
        <div class="steps">
            {button("web-replay-first", "i-first", |_, _| 0)}
            {button("web-replay-back", "icon-back", |step, _| step.saturating_sub(1))}
            <button class="btn go run" aria-pressed=move || running.get().to_string() on:click=press>
                {move || view! { <Icon name=if running.get() { "icon-pause" } else { "icon-play" } /> }}
                <span>{word}</span>
            </button>
            {button("web-replay-on", "icon-forward", |step, _| step + 1)}
            {button("web-replay-last", "i-last", |_, steps| steps)}
            <input
                type="range"
                min="0"
                max=steps
                aria-label=here.says("web-replay-jump")
                aria-valuetext=of
                prop:value=move || step.get()
                on:input=move |event| step.set(event_target_value(&event).parse().unwrap_or_default())
            />
            <span class="num">{of}</span>
            <Segs
                label="web-replay-speed"
                values=PACES.to_vec()
                chosen=Signal::derive(move || Some(pace.get()))
                choose=Callback::new(move |one| pace.set(one))
            />
        </div>
    }
}

/// Shows one step after the other while the film runs.
fn run(reel: Reel, running: RwSignal<bool>, pace: RwSignal<u64>) {
    watch(move || {
        let (step, wait) = (reel.step.get(), pace.get());
        if !running.get() {
            return;
        }
        if step >= reel.steps {
            running.set(false);
            return;
        }
        let next = move || {
            // Whoever has gone elsewhere meanwhile, in the film or from the page, is not followed.
            let same = reel.step.try_get_untracked() == Some(step) && pace.try_get_untracked() == Some(wait);
            if same && running.try_get_untracked() == Some(true) {
                reel.turn(|step, _| step + 1);
            }
        };
        set_timeout(next, Duration::from_millis(wait));
    });
}

/// The arrow keys step through the game.
pub(crate) fn listen(reel: Reel) {
    let listener = window_event_listener(leptos::ev::keydown, move |event: KeyboardEvent| {
        if is_choosing(&event) {
            return;
        }
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

/// Is the key meant for a choice among a few things?
fn is_choosing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    target.is_some_and(|target| target.matches("input[type=radio]").unwrap_or_default())
}
