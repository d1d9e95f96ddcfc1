//! Tiles and tokens as they are drawn: shape and colour both tell the animals apart.

use leptos::prelude::*;
use sevenfold_double_seven::Tile;

/// The class and the drawing of a tile, which have the tile's own name.
pub(crate) fn art(tile: Tile) -> String {
    format!("a-{}", tile.key().rsplit('-').next().unwrap_or_default())
}

/// The animal or Clover alone.
pub(crate) fn picture(tile: Tile) -> AnyView {
    view! { <svg aria-hidden="true"><use href=format!("#{}", art(tile)) /></svg> }.into_any()
}

/// A tile that lies somewhere. Its name is said by whatever it lies in.
pub(crate) fn tile(tile: Tile, more: &'static str) -> AnyView {
    let class = format!("t {} {more}", art(tile));
    view! { <span class=class aria-hidden="true">{picture(tile)}</span> }.into_any()
}

/// A token, `7` or `77`.
pub(crate) fn token(text: &'static str, more: &'static str) -> AnyView {
    view! {
        <svg class=format!("tok {more}") class:dd={text.len() > 1} viewBox="0 0 48 48" aria-hidden="true">
            <use href="#token" />
            <text x="24" y="33" text-anchor="middle">{text}</text>
        </svg>
    }
    .into_any()
}
