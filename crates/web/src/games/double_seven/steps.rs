//! What is planned, step by step, to be taken back or confirmed.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_seven::{Action, Event, FamilyId, Tile, View};

use super::board::Board;
use super::plan::{Plan, Step};
use super::tile::{picture, token};
use crate::memo::Memo;
use crate::parts::Icon;

/// The plan, once it has a step.
#[component]
pub(crate) fn Steps(board: Board) -> impl IntoView {
    let planned = Memo::new(move |_| {
        board.plan.with(|plan| plan.as_ref().is_some_and(|plan| !plan.steps().is_empty()))
    });
    let chips = move || board.plan.with(|plan| plan.as_ref().map(|plan| chips(board, plan)));
    let moves = move || {
        let texts = |plan: &Plan| plan.steps().iter().map(|step| step.action.to_string()).collect::<Vec<_>>();
        board.plan.with(|plan| plan.as_ref().map(texts)).map(|texts| texts.join(", "))
    };
    view! {
        <Show when=move || planned.get()>
            <div class="planned" role="group" aria-label=board.here.says("web-double-seven-plan")>
                <ol class="steplist">{chips}</ol>
                <button class="btn" disabled=move || !board.is_open() on:click=move |_| board.take_back()>
                    <Icon name="icon-undo" />
                    <span class="brief2">{board.here.says("web-double-seven-take-back")}</span>
                </button>
                <button class="btn go" disabled=move || !board.is_open() data-move=moves on:click=move |_| board.confirm(None)>
                    <Icon name="icon-check" />
                    {board.here.says("web-double-seven-confirm")}
                </button>
            </div>
        </Show>
    }
}

fn chips(board: Board, plan: &Plan) -> Vec<AnyView> {
    let mut before = plan.start();
    plan.steps()
        .iter()
        .map(|step| {
            let chip = chip(board, before, step);
            before = step.view();
            chip
        })
        .collect()
}

/// One step in small pictures; in words for whoever listens.
fn chip(board: Board, before: &View, step: &Step) -> AnyView {
    let words = board.here.say(&before.describe(&step.action));
    let seven = step.events.iter().any(|event| matches!(event, Event::Seven { .. }));
    let double = step.events.iter().any(|event| matches!(event, Event::DoubleSeven { .. }));
    let title = words.clone();
    view! {
        <li title=title>
            <span class="vh">{words}</span>
            <span class="stepic" aria-hidden="true">{pictures(before, step)}</span>
            {seven.then(|| token("7", "on"))}
            {double.then(|| token("77", "on"))}
        </li>
    }
    .into_any()
}

fn pictures(before: &View, step: &Step) -> AnyView {
    let some = |count: u8, tile: Tile| {
        view! { <b class="num">{count}</b><span class=super::tile::art(tile)>{picture(tile)}</span> }
    };
    let family = |view: &View, id: FamilyId| {
        view.family(id).map(|family| (family.contents.size(), Tile::Animal(family.contents.animal)))
    };
    match step.action {
        Action::Exchange { own, other } => view! {
            {family(before, own).map(|(size, tile)| some(size, tile))}
            <Icon name="icon-swap" />
            {family(before, other).map(|(size, tile)| some(size, tile))}
        }
        .into_any(),
        Action::Expand(id, tiles) => view! {
            <span>{format!("+{}", tiles.len())}</span>
            <Icon name="icon-arrow" />
            {family(step.view(), id).map(|(size, tile)| some(size, tile))}
        }
        .into_any(),
        Action::Start(tiles) => {
            let animal = tiles.animals().next().map(|(animal, _)| Tile::Animal(animal));
            view! { <Icon name="icon-plus" />{animal.map(|tile| some(tiles.len(), tile))} }.into_any()
        }
        Action::Retrieve(id) => view! {
            {family(before, id).map(|(_, tile)| view! { <span class=super::tile::art(tile)>{picture(tile)}</span> })}
            <Icon name="icon-swap" />
            <span class=super::tile::art(Tile::Clover)>{picture(Tile::Clover)}</span>
        }
        .into_any(),
        Action::TwoForOne(pair) => view! {
            {pair.tiles().iter().map(|tile| view! { <span class=super::tile::art(tile)>{picture(tile)}</span> }).collect_view()}
            <Icon name="icon-arrow" />
        }
        .into_any(),
        Action::Draw(_) | Action::Rainbow | Action::Pass | Action::Discard(_) => {
            let words = Message::new("move-text").with("text", step.action.to_string());
            view! { {words.to_string()} }.into_any()
        }
    }
}
