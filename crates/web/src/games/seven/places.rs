//! Pictures of where the tile in hand can go: every place while they are few, else every way it can be turned.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_seven::{Action, Cell, Orientation, Place, Tile};

use super::offer::Offer;
use super::pattern::{self, Map};
use super::play::Play;
use super::scene::Scene;
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
pub fn marks(offer: &Offer, scene: &Scene, tile: Option<Tile>) -> Vec<(Cell, String)> {
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

/// The pictures.
#[component]
pub fn Places(play: Play) -> impl IntoView {
    let list = Memo::new(move |_| {
        play.hand.offer.with(|offer| play.hand.scene.with(|scene| shown(offer, scene, play.hand.tile.get())))
    });
    let title = move || {
        let tile = play.hand.tile.get()?;
        let facts = |key: &'static str| Message::new(key).with("level", play.level_of(tile));
        Some(play.say(&match list.get() {
            Shown::Nothing => return None,
            Shown::Places(places) => facts("web-seven-places").with("places", places.len()),
            Shown::Turns(turns) => facts("web-seven-turns").with("turns", turns.len()),
        }))
    };
    let pictures = move || match list.get() {
        Shown::Nothing => ().into_any(),
        Shown::Places(places) => {
            let map = play.hand.scene.with(|scene| Map::of(scene, &places));
            let many = places.len() > 1;
            let one = |(index, place)| picture(play, &map, many.then(|| letter(index)), place);
            places.iter().copied().enumerate().map(one).collect_view().into_any()
        }
        Shown::Turns(turns) => turns.into_iter().map(|turn| way(play, turn)).collect_view().into_any(),
    };
    view! {
        <div class="sv-places" class:none=move || list.with(|list| *list == Shown::Nothing)>
            <span class="sv-pt">{title}</span>
            <div class="sv-pl" role="group" aria-label=play.here.says("web-seven-where")>{pictures}</div>
        </div>
    }
}

/// A place on the map.
fn picture(play: Play, map: &Map, letter: Option<String>, place: Place) -> AnyView {
    let chosen = move || play.hand.hold.get().is_some_and(|hold| hold.place == place);
    let name = {
        let letter = letter.clone().unwrap_or_default();
        let cells = sevenfold_core::Arg::list(place.cells().iter().map(ToString::to_string));
        let message = Message::new("web-seven-place").with("place", letter).with("cells", cells);
        move || play.say(&message)
    };
    view! {
        <button
            class:on=chosen
            aria-pressed=move || chosen().to_string()
            aria-label=name
            data-pick=Action::from(place).to_string()
            on:click=move |_| play.hand.look(place)
        >
            {map.with(place)}
            {letter.map(|letter| view! { <b class="serif">{letter}</b> })}
        </button>
    }
    .into_any()
}

/// A way to turn the tile, and how many places it has then.
fn way(play: Play, orientation: Orientation) -> AnyView {
    let chosen = move || play.hand.hold.get().is_some_and(|hold| hold.place.orientation == orientation);
    let places = move || play.hand.offer.with(|offer| offer.lying(orientation).len());
    let name = move || play.say(&Message::new("web-seven-turned").with("places", places()));
    let turns = move || play.hand.camera.get().stance.turns;
    let colour = play.colour().unwrap_or(sevenfold_seven::Colour::White);
    view! {
        <button
            class="sv-way"
            class:on=chosen
            aria-pressed=move || chosen().to_string()
            aria-label=name
            data-pick=orientation.index()
            on:click=move |_| play.hand.turn_to(orientation)
        >
            {move || pattern::tile(&pattern::shape_of(orientation), turns(), colour)}
            <b>{places}</b>
        </button>
    }
    .into_any()
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
