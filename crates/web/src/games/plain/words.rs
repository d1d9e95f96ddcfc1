//! Names for what has none: the game's own word where its texts have one (`view-<game>-<key>`), else that of the house
//! (`view-<key>`), else the last of its keys.

use leptos::prelude::*;
use sevenfold_core::{Faces, Heap, Told, short_name};

use super::game_of;
use crate::games::playing_cards;
use crate::table::Here;

/// What a part of the view is called.
pub(crate) fn name(here: Here, key: &str) -> String {
    let own = format!("view-{}-{key}", game_of(here));
    let house = format!("view-{key}");
    here.look_up(&own).or_else(|| here.look_up(&house)).unwrap_or_else(|| short_name(key))
}

/// What a heap is called.
pub(crate) fn heap_name(here: Here, heap: &Heap) -> String {
    let kind = name(here, &heap.name);
    heap.label.as_ref().map_or(kind.clone(), |label| format!("{kind}: {}", name(here, label)))
}

/// A word or a number.
pub(crate) fn told(here: Here, told: &Told) -> String {
    match told {
        Told::Number(number) => number.to_string(),
        Told::Word(word) => name(here, word),
        Told::Flag(true) => here.t("web-yes"),
        Told::Flag(false) => here.t("web-no"),
        Told::Seat(seat) => here.name(*seat),
    }
}

/// A piece as the game wishes it drawn.
pub(crate) fn piece(faces: Faces, text: &str) -> AnyView {
    let drawn = match faces {
        Faces::PlayingCards => playing_cards::card(text),
        Faces::Words => None,
    };
    drawn.unwrap_or_else(|| view! { <span class="word7">{text.to_owned()}</span> }.into_any())
}
