//! One's own side of the table: reserve and collected cards, the hand, and what can be done.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_triple_seven::{Action, Card};

use super::model::Thing;
use super::stage::Stage;
use super::{card, hand, offers, race, seats};
use crate::memo::Memo;
use crate::table::hinted;

/// Everything under the thumb.
pub(crate) fn dock(stage: Stage) -> AnyView {
    view! {
        <div class="ts-dock">
            <div class="ts-do">{race::button(stage)}{offers::offers(stage)}</div>
            {hand::hand(stage)}
            {own(stage)}
        </div>
    }
    .into_any()
}

/// The reserve, and what was collected.
fn own(stage: Stage) -> impl IntoView {
    let here = stage.here;
    let player = stage.settled(|scene| {
        let own = scene.view.own?;
        let player = scene.view.players.get(own.seat.index())?;
        Some((own.reserve, player.score, player.collected))
    });
    move || {
        let (reserve, score, collected) = player.get()?;
        Some(view! {
            <div class="ts-own">
                {slot(stage, reserve)}
                <span class="sep7" aria-hidden="true"></span>
                <span class="ts-coll" class:want=score == 77>{seats::collected(here, collected)}</span>
            </div>
        })
    }
}

/// The reserve: to be played, or to be filled with the card that was picked up.
fn slot(stage: Stage, reserve: Option<Card>) -> AnyView {
    let here = stage.here;
    let fills = Memo::new(move |_| {
        let Some(Thing::Card(picked)) = stage.picked() else { return None };
        let puts = [Action::Reserve(picked), Action::Swap(picked)];
        stage.with(|scene| puts.into_iter().find(|put| scene.actions.contains(put)))
    });
    let plays = stage.settled(|scene| scene.about(Thing::Reserve).next().is_some());
    let wise = move || {
        let text = hinted(here)?;
        (Thing::of(text.parse().ok()?) == Some(Thing::Reserve)).then_some(())
    };
    let press = move |_| match fills.get_untracked() {
        Some(put) => stage.act(put),
        None => stage.pick(Thing::Reserve),
    };
    let held = reserve.map(|card| {
        Message::new("web-triple-seven-your-reserve")
            .with("card", card.say())
            .with("kind", Arg::key(card.kind().key()))
    });
    let label =
        move || held.as_ref().map_or_else(|| here.t("web-triple-seven-lacks-reserve"), |held| here.say(held));
    let picture = reserve.map_or_else(seats::empty, |reserve| card::face(here, reserve));
    let dead = move || fills.get().is_none() && !plays.get();
    view! {
        <button
            class="ts-res"
            class:can=move || !dead()
            class:sel=move || stage.picked() == Some(Thing::Reserve)
            class:hinted=move || wise().is_some()
            data-move=move || fills.get().map(|put| put.to_string())
            data-pick=move || (fills.get().is_none() && plays.get()).then(|| Thing::Reserve.name())
            disabled=dead
            aria-pressed=move || (stage.picked() == Some(Thing::Reserve)).to_string()
            on:click=press
        >
            {picture}
            <span class="lbl7" aria-hidden="true">{here.says("web-triple-seven-reserve")}</span>
            <span class="vh">{label}</span>
        </button>
    }
    .into_any()
}
