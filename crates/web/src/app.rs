//! Which page is shown, and what all pages share.

use leptos::prelude::*;
use sevenfold_texts::Lang;
use wasm_bindgen::JsCast;

use crate::games;
use crate::later::{self, Coming};
use crate::library::Library;
use crate::pages::{Home, NotFound, Plan, PlayNow, PuzzleRooms, Resume, ServerTable, SideRooms};
use crate::parts::OnItsWay;
use crate::sound::Sounds;
use crate::speech::Speech;
use crate::styles::{ROOMS, Styles};
use crate::tables::Tables;
use crate::theme;
use crate::way::{Place, Way};

/// What the book of sentences is called that only puzzles need.
const PUZZLES: &str = "puzzles";

/// Puts the application where the page says it loads.
pub fn mount(lang: Lang) {
    let place = document().get_element_by_id("app").and_then(|element| element.dyn_into().ok());
    let Some(place): Option<web_sys::HtmlElement> = place else { return };
    place.set_inner_html("");
    mount_to(place, move || view! { <App lang /> }).forget();
}

#[component]
fn App(lang: Lang) -> impl IntoView {
    theme::apply_kept();
    let speech = Speech::new(lang);
    provide_context(speech);
    provide_context(Library::new());
    provide_context(Sounds::new());
    let styles = Styles::new();
    provide_context(styles);
    provide_context(Tables::new(styles, speech));
    provide_context(Plan(RwSignal::new(None)));
    let way = Way::new();
    provide_context(way);
    move || match way.place() {
        Place::Home => view! { <Home /> }.into_any(),
        Place::Play(game) => view! { <PlayNow game /> }.into_any(),
        Place::Local(code) => view! { <Resume code /> }.into_any(),
        Place::Table(code) => view! { <ServerTable code /> }.into_any(),
        Place::New(game) => about(game, |rooms| rooms.create),
        Place::Settings => beside(|rooms| (rooms.settings)()),
        Place::Quick(game) => about(game, |rooms| rooms.quick),
        Place::Learn(game) => beside(move |rooms| (rooms.learn)(game.clone())),
        Place::Replay(code) => beside(move |rooms| (rooms.replay)(code)),
        Place::Rules(game) => beside(move |rooms| (rooms.rules)(game.clone())),
        Place::Puzzles => puzzling(|rooms| (rooms.list)()),
        Place::Puzzle(puzzle) => puzzling(move |rooms| (rooms.one)(puzzle.clone())),
        Place::Nowhere => view! { <NotFound /> }.into_any(),
    }
}

/// A page beside the tables.
fn beside(page: impl Fn(&'static SideRooms) -> AnyView + Send + 'static) -> AnyView {
    later(later::side_rooms, page)
}

/// A page beside the tables that is about a game, once the game's sentences are there.
fn about(game: String, page: fn(&'static SideRooms) -> fn(String) -> AnyView) -> AnyView {
    let speech = Speech::here();
    beside(move |rooms| match games::face(&game) {
        Some(face) if !speech.has(face.id) => view! { <OnItsWay /> }.into_any(),
        _ => page(rooms)(game.clone()),
    })
}

/// A page of the puzzles, once their sentences are there.
fn puzzling(page: impl Fn(&'static PuzzleRooms) -> AnyView + Send + 'static) -> AnyView {
    let speech = Speech::here();
    later(later::puzzle_rooms, move |rooms| {
        if speech.has(PUZZLES) { page(rooms) } else { view! { <OnItsWay /> }.into_any() }
    })
}

/// A page, once its part of the program and its style are there.
fn later<T: Sync>(
    part: fn() -> Coming<&'static T>,
    page: impl Fn(&'static T) -> AnyView + Send + 'static,
) -> AnyView {
    let (there, styles) = (later::fetch(part), expect_context::<Styles>());
    let shown = move || match (styles.has(ROOMS), there.get()) {
        (true, Some(rooms)) => page(rooms),
        _ => view! { <OnItsWay /> }.into_any(),
    };
    shown.into_any()
}
