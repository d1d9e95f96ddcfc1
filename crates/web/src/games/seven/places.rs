//! Pictures of where the tile in hand can go: every place while they are few, else every way it can be turned.

use leptos::ev::MouseEvent;
use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_seven::{Action, Cell, Orientation, Place, Tile};
use wasm_bindgen::JsCast;
use web_sys::Element;

use super::grid::Stance;
use super::hold::Hold;
use super::offer::Offer;
use super::pattern::{self, Icon, Map};
use super::play::Play;
use super::scene::Scene;
use crate::afterwards::afterwards;
use crate::memo::Memo;

/// So many places are shown one by one.
const FEW: usize = 12;

/// What is shown of the places of a tile.
#[derive(Clone, PartialEq, Debug)]
enum Shown {
    Nothing,
    Places(Vec<Place>),
    Turns(Vec<Orientation>),
}

fn shown(offer: &Offer, scene: &Scene, tile: Option<Tile>) -> Shown {
    let Some(tile) = tile else { return Shown::Nothing };
    match offer.of_tile(tile) {
        [] => Shown::Nothing,
        // The first tile lies where it lies; it can only be turned.
        places if places.len() <= FEW && !scene.columns.is_empty() => Shown::Places(places.to_vec()),
        _ => Shown::Turns(offer.orientations(tile).collect()),
    }
}

/// The letter of the place with this number.
fn letter(index: usize) -> String {
    char::from(b'A' + index as u8).to_string()
}

/// Letters on the board where the places are few: each on the cell fewest others cover.
pub(crate) fn marks(offer: &Offer, scene: &Scene, tile: Option<Tile>) -> Vec<(Cell, String)> {
    let Shown::Places(places) = shown(offer, scene, tile) else { return Vec::new() };
    if places.len() < 2 {
        return Vec::new();
    }
    let shared = |cell: &Cell| places.iter().filter(|place| place.covers(*cell)).count();
    let mut taken: Vec<Cell> = Vec::new();
    let letters = places.iter().enumerate().map(|(index, place)| {
        let free = |cell: &Cell| taken.iter().filter(|other| *other == cell).count();
        let cells = place.cells();
        let own = cells.iter().min_by_key(|cell| (free(cell), shared(cell))).copied().unwrap_or_default();
        taken.push(own);
        (own, letter(index))
    });
    letters.collect()
}

impl Shown {
    /// Which of them the tile in hand is in.
    fn chosen(&self, hold: Option<Hold>) -> Option<usize> {
        let place = hold?.place;
        match self {
            Self::Nothing => None,
            Self::Places(places) => places.iter().position(|one| *one == place),
            Self::Turns(turns) => turns.iter().position(|one| *one == place.orientation),
        }
    }
}

/// The pictures. They are written in one go, and one hand takes all presses: there are up to twelve of them, made anew with
/// every tile that is taken. They follow the tile itself, which should be in hand within a frame.
#[component]
pub(crate) fn Places(play: Play) -> impl IntoView {
    let hand = play.hand;
    let list = Memo::new(move |_| {
        hand.offer.with(|offer| hand.scene.with(|scene| shown(offer, scene, hand.tile.get())))
    });
    let stance = Memo::new(move |_| hand.camera.get().stance);
    let seen = afterwards(Memo::new(move |_| (list.get(), stance.get())), 1);
    let list = Memo::new(move |_| seen.with(|(list, _)| list.clone()));
    let title = move || {
        let tile = hand.tile.get()?;
        let facts = |key: &'static str| Message::new(key).with("level", play.level_of(tile));
        Some(play.say(&match list.get() {
            Shown::Nothing => return None,
            Shown::Places(places) => facts("web-seven-places").with("places", places.len()),
            Shown::Turns(turns) => facts("web-seven-turns").with("turns", turns.len()),
        }))
    };
    let chosen = Memo::new(move |_| list.with(|list| list.chosen(hand.hold.get())));
    let place = NodeRef::<leptos::html::Div>::new();
    let pictures = Memo::new(move |_| seen.with(|(list, stance)| markup(play, list, *stance)));
    Effect::new(move |before: Option<String>| {
        let pictures = pictures.get();
        if let Some(place) = place.get() {
            if before.as_ref() != Some(&pictures) {
                place.set_inner_html(&pictures);
            }
            mark(&place, chosen.get());
        }
        pictures
    });
    let press = move |event: MouseEvent| match (list.get_untracked(), pressed(&event)) {
        (Shown::Places(places), Some(index)) => {
            places.get(index).into_iter().for_each(|place| hand.look(*place));
        }
        (Shown::Turns(turns), Some(index)) => {
            turns.get(index).into_iter().for_each(|turn| hand.turn_to(*turn));
        }
        _ => {}
    };
    view! {
        <div class="sv-places" class:none=move || list.with(|list| *list == Shown::Nothing)>
            <span class="sv-pt">{title}</span>
            <div class="sv-pl" node_ref=place role="group" aria-label=play.here.says("web-seven-where") on:click=press></div>
        </div>
    }
}

/// The button of the list that was pressed.
fn pressed(event: &MouseEvent) -> Option<usize> {
    let button = event.target()?.dyn_into::<Element>().ok()?.closest("button").ok()??;
    Some(std::iter::successors(button.previous_element_sibling(), Element::previous_element_sibling).count())
}

/// Marks the one that is chosen.
fn mark(list: &Element, chosen: Option<usize>) {
    let buttons = std::iter::successors(list.first_element_child(), Element::next_element_sibling);
    for (index, button) in buttons.enumerate() {
        let on = chosen == Some(index);
        // An element always takes an attribute.
        let _ = button.set_attribute("aria-pressed", if on { "true" } else { "false" });
        let _ = button.class_list().toggle_with_force("on", on);
    }
}

fn markup(play: Play, list: &Shown, stance: Stance) -> String {
    match list {
        Shown::Nothing => String::new(),
        Shown::Places(places) => {
            let map = play.hand.scene.with_untracked(|scene| Map::of(scene, places));
            let letter = |index| if places.len() > 1 { letter(index) } else { String::new() };
            let one = |(index, place): (usize, &Place)| picture(play, &map, &letter(index), *place);
            places.iter().enumerate().map(one).collect()
        }
        Shown::Turns(turns) => turns.iter().map(|turn| way(play, *turn, stance)).collect(),
    }
}

/// A place on the map.
fn picture(play: Play, map: &Map, letter: &str, place: Place) -> String {
    let cells = sevenfold_core::Arg::list(place.cells().iter().map(ToString::to_string));
    let name = play.say(&Message::new("web-seven-place").with("place", letter).with("cells", cells));
    let seen = if letter.is_empty() { String::new() } else { format!("<b class=\"serif\">{letter}</b>") };
    button("", &name, &Action::from(place).to_string(), &(map.with(place) + &seen))
}

/// A way to turn the tile, and how many places it has then.
fn way(play: Play, orientation: Orientation, stance: Stance) -> String {
    let places = play.hand.offer.with_untracked(|offer| offer.lying(orientation).len());
    let name = play.say(&Message::new("web-seven-turned").with("places", places));
    let colour = play.colour().unwrap_or(sevenfold_seven::Colour::White);
    let icon = Icon::tile(&pattern::shape_of(orientation), stance.turns, colour).markup();
    button("sv-way", &name, &orientation.index().to_string(), &format!("{icon}<b>{places}</b>"))
}

/// A button; its name comes from the sentences, which know nothing of markup.
fn button(class: &str, name: &str, pick: &str, inside: &str) -> String {
    let name = name.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;");
    format!("<button class=\"{class}\" aria-label=\"{name}\" data-pick=\"{pick}\">{inside}</button>")
}

#[cfg(test)]
mod tests {
    use sevenfold_core::{Game, Viewer};

    use super::super::grid::Stance;
    use super::super::offer::tests::{example, offered};
    use super::super::scene::Piece;
    use super::*;

    fn scene() -> Scene {
        Scene::of(&Piece::all(&example().view(Viewer::Watcher)), Stance::default())
    }

    #[test]
    fn few_places_are_shown_one_by_one_and_many_by_their_turns() {
        let (offer, scene) = (offered(), scene());
        assert_eq!(shown(&offer, &scene, None), Shown::Nothing);
        assert_eq!(shown(&offer, &scene, Some(Tile::O)), Shown::Places(offer.of_tile(Tile::O).to_vec()));
        assert_eq!(shown(&offer, &scene, Some(Tile::I)), Shown::Turns(Tile::I.orientations().collect()));
    }

    #[test]
    fn letters_stand_on_cells_of_their_places() {
        let offer = offered();
        for tile in offer.tiles() {
            let places = offer.of_tile(tile);
            for (index, (cell, name)) in marks(&offer, &scene(), Some(tile)).into_iter().enumerate() {
                assert!(places[index].covers(cell));
                assert_eq!(name, letter(index));
            }
        }
    }
}
