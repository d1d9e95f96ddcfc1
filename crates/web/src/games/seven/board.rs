//! The table from above.

use leptos::prelude::*;
use sevenfold_seven::{Action, Cell, Stack, View};

use super::{HEX, Looking, frame, middle_of, places, view_of};
use crate::table::Here;

/// The stacks, and where the picked tile can go.
pub fn board(here: Here) -> AnyView {
    let looking = Looking { cell: RwSignal::new(None), tried: RwSignal::new(None) };
    provide_context(looking);
    let view = Memo::new(move |_| view_of(here));
    // Another tile, or another decision, is looked at anew.
    Effect::new(move || {
        here.face.track();
        here.picked.track();
        looking.cell.set(None);
        looking.tried.set(None);
    });
    let open = Memo::new(move |_| {
        let mut cells: Vec<Cell> = places(here).iter().flat_map(|action| *action.cells()).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    });
    let shown = move || {
        let laid = view.with(|view| view.as_ref().map(|view| view.stacks.clone()).unwrap_or_default());
        let cells: Vec<Cell> = laid.iter().map(|stack| stack.cell).chain(open.get()).collect();
        frame(&cells)
    };
    view! {
        <svg class="hexes" viewBox=shown role="group" aria-label=move || here.t("web-table")>
            {move || view.get().map(|view| stacks(&view))}
            {move || open.get().into_iter().map(|cell| target(here, looking, cell)).collect_view()}
            {move || looking.tried.get().map(|action| ghost(&action))}
        </svg>
    }
    .into_any()
}

fn at(cell: Cell) -> String {
    let (x, y) = middle_of(cell);
    format!("translate({x} {y})")
}

fn stacks(view: &View) -> AnyView {
    let cells = view.stacks.iter().map(stack).collect_view();
    let joints = view.tiles.iter().enumerate().map(|(index, tile)| {
        let on_top = |cell: &Cell| {
            let found = view.stacks.binary_search_by_key(cell, |stack| stack.cell);
            found.is_ok_and(|found| view.stacks[found].tiles.last().copied().map(usize::from) == Some(index))
        };
        let seen: Vec<Cell> = tile.cells.iter().copied().filter(on_top).collect();
        joints_of(&seen)
    });
    let levels = view.stacks.iter().map(level).collect_view();
    view! { <g>{cells}</g><g class="joints">{joints.collect_view()}</g><g>{levels}</g> }.into_any()
}

/// Lines between those neighbours that belong to one tile.
fn joints_of(cells: &[Cell]) -> AnyView {
    let pairs =
        cells.iter().enumerate().flat_map(|(i, one)| cells[i + 1..].iter().map(move |other| (*one, *other)));
    let touching = pairs.filter(|(one, other)| one.distance(*other) == 1);
    touching
        .map(|(one, other)| {
            let ((x1, y1), (x2, y2)) = (middle_of(one), middle_of(other));
            view! { <line x1=x1 y1=y1 x2=x2 y2=y2 /> }
        })
        .collect_view()
        .into_any()
}

fn stack(stack: &Stack) -> AnyView {
    let class = format!("hex s{}", stack.owner.number());
    view! { <g transform=at(stack.cell) class=class><polygon points=HEX /></g> }.into_any()
}

/// How high a stack is.
fn level(stack: &Stack) -> AnyView {
    let class = format!("hex s{}", stack.owner.number());
    let level = stack.tiles.len();
    view! { <g transform=at(stack.cell) class=class><text dy="7" text-anchor="middle">{level}</text></g> }
        .into_any()
}

/// A cell the picked tile can cover: to be pressed, also with the keyboard.
fn target(here: Here, looking: Looking, cell: Cell) -> AnyView {
    let chosen = move || looking.cell.get() == Some(cell);
    let choose = move || looking.cell.update(|chosen| *chosen = (*chosen != Some(cell)).then_some(cell));
    let key = move |event: web_sys::KeyboardEvent| {
        if matches!(event.key().as_str(), "Enter" | " ") {
            event.prevent_default();
            choose();
        }
    };
    let label = format!("{} {cell}", here.t("web-seven-cell"));
    view! {
        <g
            transform=at(cell)
            class="target"
            class:sel=chosen
            role="button"
            tabindex="0"
            aria-label=label
            aria-pressed=move || chosen().to_string()
            data-pick=cell.to_string()
            on:click=move |_| choose()
            on:keydown=key
        >
            <polygon points=HEX />
        </g>
    }
    .into_any()
}

/// Where the tile would lie.
fn ghost(action: &Action) -> AnyView {
    let cells = action.cells().map(|cell| view! { <polygon transform=at(cell) points=HEX /> });
    view! { <g class="ghost">{cells.collect_view()}</g> }.into_any()
}
