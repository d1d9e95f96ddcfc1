//! The tiles still to be laid, and the places of the one that is picked.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Choice;
use sevenfold_seven::{Action, Cell, Left, Tile};

use super::{HEX, Looking, frame, middle_of, places, view_of};
use crate::table::{Held, Here, label};

/// So many places are shown at once; before that a cell is to be chosen.
const FEW: usize = 24;

/// One's own tiles.
pub fn tray(here: Here) -> AnyView {
    let looking = expect_context::<Looking>();
    let left = Memo::new(move |_| {
        let seat = here.me()?;
        Some(view_of(here)?.players.get(seat.index())?.left.clone())
    });
    let tiles = move || left.get().map(|left| left.into_iter().map(|left| tile(here, left)).collect_view());
    let open = Memo::new(move |_| {
        let cell = looking.cell.get();
        let fits = |action: &Action| cell.is_none_or(|cell| action.cells().contains(&cell));
        places(here).into_iter().filter(fits).collect::<Vec<_>>()
    });
    let shown = move || {
        let open = open.get();
        if open.len() > FEW {
            return view! { <p class="soft2">{here.t("web-seven-choose-cell")}</p> }.into_any();
        }
        open.into_iter().map(|action| place(here, looking, action)).collect_view().into_any()
    };
    view! {
        <ul class="cards trays" aria-label=move || here.t("web-your-hand")>{tiles}</ul>
        <div class="choices places" role="group" aria-label=move || here.t("web-choices")>{shown}</div>
    }
    .into_any()
}

fn tile(here: Here, left: Left) -> AnyView {
    let name = here.say(&Message::new("web-fact").with("fact", left.tile.name()));
    let facts =
        Message::new("web-seven-tile").with("level", left.level).with("places", i64::from(left.places));
    let facts = here.say(&facts);
    let label = format!("{name}, {facts}");
    let cells = shape(left.tile);
    view! {
        <Held here name=left.tile.letter().to_string() label>
            <span class="tile">{cells.map(|cells| drawing(&cells))}<small>{facts}</small></span>
        </Held>
    }
    .into_any()
}

/// One way in which each tile can lie, row by row.
const SHAPES: [[(i32, i32); 4]; 7] = [
    [(0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (0, 1), (0, 2), (1, 1)],
    [(0, 0), (0, 1), (0, 2), (1, 2)],
    [(0, 0), (0, 1), (1, -1), (1, 0)],
    [(0, 0), (0, 1), (1, 1), (1, 2)],
    [(-1, 0), (-1, 1), (0, -1), (0, 1)],
    [(-1, 0), (0, 0), (0, 1), (1, -1)],
];

/// What a tile looks like.
fn shape(tile: Tile) -> Option<[Cell; 4]> {
    let shapes = SHAPES.map(|shape| shape.map(Cell::from));
    shapes.into_iter().find(|cells| Tile::made_of(cells) == Some(tile))
}

/// Four cells, small.
fn drawing(cells: &[Cell; 4]) -> AnyView {
    let hexes = cells.map(|cell| {
        let (x, y) = middle_of(cell);
        view! { <polygon transform=format!("translate({x} {y})") points=HEX /> }
    });
    view! { <svg class="shape" viewBox=frame(cells) aria-hidden="true">{hexes.collect_view()}</svg> }
        .into_any()
}

/// A place: looked at with the pointer or the keyboard, taken when pressed.
fn place(here: Here, looking: Looking, action: Action) -> AnyView {
    let text = action.to_string();
    let Some(choice) = here.choices().into_iter().find(|choice: &Choice| choice.text == text) else {
        return ().into_any();
    };
    let cells = *action.cells();
    let name = here.say(&label(here, &choice));
    let look = move || looking.tried.set(Some(action));
    view! {
        <button
            class="btn can"
            aria-label=name
            data-move=text
            on:pointerenter=move |_| look()
            on:focus=move |_| look()
            on:click=move |_| here.play(&choice)
        >
            {drawing(&cells)}
        </button>
    }
    .into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_tile_has_a_shape() {
        assert!(Tile::ALL.into_iter().all(|tile| shape(tile).is_some()));
    }
}
