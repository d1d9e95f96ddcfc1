//! What a player has: cards in hand, a reserve, and what is collected towards 777.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_triple_seven::{Card, Cards, Event, Kind, TripleSeven};

use super::super::view_of;
use super::card;
use crate::memo::Memo;
use crate::table::{Here, Told, came};

/// What a player has collected, by type.
type Collected = [Option<Card>; Kind::ALL.len()];

/// So many cards of a hand are drawn; the number beside them says how many there are.
const FANNED: u8 = 8;

/// What is beside a player's name: all of it for the others, the score for oneself.
pub(crate) fn counts(here: Here, seat: Seat) -> AnyView {
    let player = move || view_of::<TripleSeven>(here)?.players.get(seat.index()).copied();
    let points = here.settled(move || player().map(|player| player.score));
    let score = move || points.get().map(|points| score(here, points));
    if here.me() == Some(seat) {
        return score.into_any();
    }
    // Apart from each other: cards come and go all the time, what was collected stays.
    let held = here.settled(move || player().map_or(0, |player| player.hand));
    let kept = here.settled(move || Some(player()?.reserved));
    let had = here.settled(move || Some(player()?.collected));
    view! {
        {score}
        <span class="ts-things">
            {hand(here, seat, held)}
            {move || kept.get().map(|reserved| reserve(here, reserved))}
            <span class="ts-coll">{move || had.get().map(|had| collected(here, had))}</span>
        </span>
    }
    .into_any()
}

/// Nothing, 7, 77 or 777.
fn score(here: Here, score: i32) -> AnyView {
    let said = here.say(&Message::new("web-triple-seven-score").with("score", score));
    view! { <span class="ts-score serif"><span class="vh">{said}</span><span aria-hidden="true">{(score > 0).then_some(score)}</span></span> }
        .into_any()
}

/// So many cards, fanned out; the one drawn last came from the stack.
fn hand(here: Here, seat: Seat, held: Memo<u8>) -> AnyView {
    let drawn = here.settled(move || last_drawn(here, seat).map(|(step, _)| step));
    let shown = here.settled(move || held.get().min(FANNED));
    let back = move |nth: u8| {
        let from = move || {
            let step = drawn.get().filter(|_| nth + 1 == shown.get())?;
            Some(came("stack", format!("{seat}-{step}")))
        };
        view! { <span data-from=from>{card::back()}</span> }
    };
    let said = move || here.say(&Message::new("web-triple-seven-in-hand").with("count", held.get()));
    view! {
        <span class="ts-fan" class:few=move || held.get() == 1>
            <span class="backs7" aria-hidden="true">
                <For each=move || 0..shown.get() key=|nth| *nth children=back />
            </span>
            <span class="n7"><b class="serif" aria-hidden="true">{move || held.get()}</b><span class="w7">{said}</span></span>
        </span>
    }
    .into_any()
}

/// The cards a seat drew last, as far as they may be seen, and in which step.
pub(crate) fn last_drawn(here: Here, by: Seat) -> Option<(u32, Option<Cards>)> {
    let found = here.with_events(|events: &[Told<Event>]| {
        events.iter().rev().find_map(|told| match told.event {
            Event::Drew { seat, cards, .. } if seat == by => Some((told.step, cards)),
            _ => None,
        })
    });
    found.flatten()
}

fn reserve(here: Here, reserved: bool) -> AnyView {
    let (picture, key) = if reserved {
        (card::back(), "web-triple-seven-has-reserve")
    } else {
        (empty(), "web-triple-seven-lacks-reserve")
    };
    view! {
        <span class="ts-res">
            {picture}
            <span class="lbl7" aria-hidden="true">{here.t("web-triple-seven-reserve")}</span>
            <span class="vh">{here.t(key)}</span>
        </span>
    }
    .into_any()
}

/// A place for each type: what was collected, or what is missing.
pub(crate) fn collected(here: Here, had: Collected) -> AnyView {
    Kind::ALL.into_iter().zip(had).map(|(kind, card)| place(here, kind, card)).collect_view().into_any()
}

fn place(here: Here, kind: Kind, collected: Option<Card>) -> AnyView {
    let said = match collected {
        Some(card) => Message::new("web-triple-seven-collected").with("card", card.say()),
        None => Message::new("web-triple-seven-missing"),
    };
    let picture = collected.map_or_else(empty, |collected| card::face(here, collected));
    view! {
        <span class="ts-place">
            {picture}
            <span class="lbl7">{here.t(kind.key())}</span>
            <span class="vh">{here.say(&said)}</span>
        </span>
    }
    .into_any()
}

/// Where a card could lie.
pub(crate) fn empty() -> AnyView {
    view! { <span class="ts-none" aria-hidden="true"></span> }.into_any()
}
