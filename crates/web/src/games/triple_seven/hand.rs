//! The hand: every card can be picked up, a 567 as one.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_triple_seven::{Action, Colour, Run, Six};

use super::card;
use super::model::{Held, Light, Slot, Thing, Way, caption, lay_out, light, offers};
use super::seats::last_drawn;
use super::stage::Stage;
use crate::table::{came, hinted};

/// The cards in hand.
pub(crate) fn hand(stage: Stage) -> AnyView {
    let held = stage.settled(|scene| scene.view.own.map(|own| lay_out(&own.hand)).unwrap_or_default());
    let count = stage.settled(|scene| scene.view.own.map_or(0, |own| own.hand.len()));
    let size = move || match count.get() {
        0..=7 => "ts-hand",
        8..=14 => "ts-hand full",
        _ => "ts-hand crowd",
    };
    let cards = move || held.get().into_iter().map(|held| one(stage, held)).collect_view();
    view! {
        <ul class=size aria-label=stage.here.says("web-your-hand")>{cards}</ul>
    }
    .into_any()
}

fn one(stage: Stage, held: Held) -> AnyView {
    match held {
        Held::One(slot) => view! { <li>{card_button(stage, slot)}</li> }.into_any(),
        Held::Run(colour, slots) => {
            let cards = slots.into_iter().map(|slot| card_button(stage, slot)).collect_view();
            view! {
                <li class="run7">
                    <span class="cards7">{cards}</span>
                    {run_button(stage, colour)}
                </li>
            }
            .into_any()
        }
    }
}

/// A card in hand, and what it would do.
fn card_button(stage: Stage, slot: Slot) -> AnyView {
    let here = stage.here;
    let (thing, of) = (Thing::Card(slot.card), slot.card);
    let caption = stage.settled(move |scene| caption(scene, of));
    let says = move || caption.with(|caption| caption.as_ref().map(|caption| here.say(caption)));
    let light = stage.settled(move |scene| light(scene, thing));
    let class = move || match light.get() {
        Light::Lit => "hc7 can",
        Light::Open => "hc7 may",
        Light::Quiet => "hc7 no",
    };
    let dead = move || light.get() == Light::Quiet;
    // Copies of a card are alike; the first of them is the one that goes.
    let picked = move || stage.picked() == Some(thing) && slot.copy == 0;
    let label = move || {
        let name = here.say(&Message::new("web-fact").with("fact", of.say()));
        says().map_or_else(|| name.clone(), |says| format!("{name}: {says}"))
    };
    let drawn = here.settled(move || {
        let (step, drawn) = last_drawn(here, here.me()?)?;
        drawn?.contains(of).then_some(step)
    });
    let from = move || drawn.get().map(|step| came("stack", format!("{step}-{}", slot.copy)));
    view! {
        <button
            class=class
            data-from=from
            class:sel=picked
            class:hinted=move || wise(stage, thing)
            data-pick=move || (!dead()).then(|| thing.name())
            disabled=dead
            aria-pressed=move || picked().to_string()
            on:click=move |_| press(stage, thing)
        >
            <span class="vh">{label}</span>
            {card::face(here, slot.card)}
            <span class="cap3" aria-hidden="true">{says}</span>
        </button>
    }
    .into_any()
}

/// The 567 as one card.
fn run_button(stage: Stage, colour: Colour) -> AnyView {
    let here = stage.here;
    let thing = Thing::Run(colour);
    let light = stage.settled(move |scene| light(scene, thing));
    let dead = move || light.get() == Light::Quiet;
    let picked = move || stage.picked() == Some(thing);
    let name = Message::new("web-fact").with("fact", Run { colour, six: Six::Number }.say());
    view! {
        <button
            class="tag7 serif"
            class:can=move || !dead()
            class:sel=picked
            class:hinted=move || wise(stage, thing)
            data-pick=move || (!dead()).then(|| thing.name())
            disabled=dead
            aria-label=move || here.say(&name)
            aria-pressed=move || picked().to_string()
            on:click=move |_| press(stage, thing)
        >
            "567"
        </button>
    }
    .into_any()
}

/// Picks up; what is picked already is played, where there is one way to.
fn press(stage: Stage, thing: Thing) {
    if stage.picked() != Some(thing) {
        return stage.pick(thing);
    }
    let first = stage.with(|scene| offers(scene, Some(thing)).into_iter().next());
    match first.map(|first| first.way) {
        Some(Way::Press(action)) if !matches!(action, Action::Reserve(_) | Action::Swap(_)) => {
            stage.act(action);
        }
        _ => stage.pick(thing),
    }
}

/// Is the hinted move about this?
fn wise(stage: Stage, thing: Thing) -> bool {
    let hinted = hinted(stage.here).and_then(|text| text.parse().ok());
    hinted.is_some_and(|action: Action| Thing::of(action) == Some(thing))
}
