//! The middle of the table: the stack, the pile, and colour and number in force as one badge.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_triple_seven::{Action, Shown};

use super::model::{Laid, Ring, Way, offers};
use super::stage::Stage;
use super::{band, card, ring};
use crate::table::{Here, Sign};

/// So many cards of the pile are seen.
const SEEN: usize = 3;

/// The ring with the pile in it, and what is to be said about it.
pub(crate) fn middle(stage: Stage) -> AnyView {
    view! {
        <div class="ts-mid">
            <div class="ts-round">
                {ring::ring(stage)}
                <div class="ts-heart">{stack(stage)}{pile(stage)}{force(stage)}</div>
            </div>
            {band::band(stage)}
        </div>
    }
    .into_any()
}

/// The draw stack; pressing it draws.
fn stack(stage: Stage) -> AnyView {
    let here = stage.here;
    let count = stage.settled(|scene| scene.view.stack);
    let may = stage.settled(|scene| scene.actions.contains(&Action::Draw));
    let caption = move || here.say(&Message::new("web-triple-seven-stack").with("count", count.get()));
    let layers = stage.settled(|scene| scene.view.stack.min(3));
    let cards = move || (0..layers.get()).map(|_| card::back()).collect_view();
    let name = move || {
        if may.get() { format!("{}: {}", here.t("triple-seven-do-draw"), caption()) } else { caption() }
    };
    view! {
        <button
            class="ts-stack"
            data-spot="stack"
            class:can=move || may.get()
            disabled=move || !may.get()
            aria-label=name
            data-move=move || may.get().then(|| Action::Draw.to_string())
            aria-keyshortcuts="d"
            on:click=move |_| stage.act(Action::Draw)
        >
            <span class="cards">{cards}</span>
            <span class="cap2">{caption}</span>
        </button>
    }
    .into_any()
}

/// The pile: the newest card on top of those before it, coming from whoever laid it.
fn pile(stage: Stage) -> AnyView {
    let laid = stage.settled(|scene| {
        let from = scene.story.laid.len().saturating_sub(SEEN);
        (scene.story.laid.len(), scene.view.table.round, scene.story.laid[from..].to_vec())
    });
    let silent = stage.settled(|scene| scene.race().is_some());
    let cards = move || {
        let (count, _, laid) = laid.get();
        if laid.is_empty() {
            return view! { <span class="ts-slot"></span> }.into_any();
        }
        let me = stage.here.me();
        let seats = untrack(|| stage.with(|scene| scene.view.table.seats));
        let last = laid.len() - 1;
        laid.into_iter()
            .enumerate()
            .map(|(index, laid)| {
                let (x, y) = Ring::new(seats, me).towards(laid.by);
                let style = format!("--fx:{x:.2};--fy:{y:.2}");
                let deep = last - index;
                view! {
                    <span class=format!("lay d{deep}") style=style data-n=count - deep>
                        {card::laid(stage.here, laid.what)}
                    </span>
                }
            })
            .collect_view()
            .into_any()
    };
    view! {
        <div class="ts-pile" class:can=move || played_by_pile(stage).is_some() on:click=move |_| {
            if let Some(action) = played_by_pile(stage) {
                stage.act(action);
            }
        }>
            <div class="cards">{cards}{move || silent.get().then(silence)}</div>
            <p class="cap2">{move || by_whom(stage.here, laid.with(|(.., laid)| laid.last().copied()))}</p>
        </div>
    }
    .into_any()
}

/// The move a press on the pile makes: the picked card, where there is one way to play it.
fn played_by_pile(stage: Stage) -> Option<Action> {
    let picked = stage.picked()?;
    let first = stage.with(|scene| offers(scene, Some(picked)).into_iter().next())?;
    match first.way {
        Way::Press(action @ (Action::Play(..) | Action::PlayRun(_))) => Some(action),
        _ => None,
    }
}

/// An unannounced HERALD says nothing.
fn silence() -> AnyView {
    view! { <span class="ts-silent" aria-hidden="true"><i></i><i></i><i></i></span> }.into_any()
}

fn by_whom(here: Here, last: Option<Laid>) -> AnyView {
    match last {
        None => here.t("web-triple-seven-no-pile").into_any(),
        Some(laid) => {
            let said =
                Message::new("web-triple-seven-laid").with("seat", laid.by).with("card", laid.what.say());
            view! { <Sign seat=laid.by /><span>{here.say(&said)}</span> }.into_any()
        }
    }
}

/// Colour and number in force.
fn force(stage: Stage) -> AnyView {
    let here = stage.here;
    let shows = stage.settled(|scene| scene.view.table.pile.shows);
    let badge = move |shows: Shown| {
        let hue = card::word(shows.colour);
        let number = shows.number.map(|number| view! { <b class="serif">{number}</b> });
        view! {
            <span class=format!("ts-badge {hue}") class:mono7=shows.number.is_none() aria-hidden="true">
                <svg viewBox="0 0 24 24"><use href=format!("#suit-{hue}") /></svg>
                {number}
            </span>
            <p class="cap2">{here.say(&in_force(shows))}</p>
        }
    };
    view! { <div class="ts-force">{move || shows.get().map(badge)}</div> }.into_any()
}

fn in_force(shows: Shown) -> Message {
    match shows.number {
        Some(_) => Message::new("web-triple-seven-force").with("shows", shows.say()),
        None => Message::new("web-triple-seven-force-colour").with("colour", Arg::key(shows.colour.key())),
    }
}
