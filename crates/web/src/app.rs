//! Which page is shown, and what all pages share.

use leptos::prelude::*;
use sevenfold_texts::Lang;
use wasm_bindgen::JsCast;

use crate::games;
use crate::games::further::{Found, Shelf};
use crate::later::{self, Coming};
use crate::library::Library;
use crate::looks;
use crate::memo::Memo;
use crate::pages::{Home, NotFound, Plan, PlayNow, Resume, Rooms, ServerTable};
use crate::parts::{Bar, OnItsWay};
use crate::reception::Reception;
use crate::sound::Sounds;
use crate::speech::Speech;
use crate::styles::{ROOMS, Styles};
use crate::table::stop;
use crate::tables::Tables;
use crate::way::{Place, Way};

/// What the book of sentences is called that only puzzles need.
const PUZZLES: &str = "puzzles";

/// What the book is called that only the pages of one's own need.
const OWN: &str = "own";

/// What the book of sentences is called that only the pages of membership need.
const MEMBERS: &str = "members";

/// And the one that only looking back and practising needs.
const REVIEW: &str = "review";

/// Puts the application where the page says it loads.
pub(crate) fn mount(lang: Lang) {
    let place = document().get_element_by_id("app").and_then(|element| element.dyn_into().ok());
    let Some(place): Option<web_sys::HtmlElement> = place else { return };
    place.set_inner_html("");
    mount_to(place, move || view! { <App lang /> }).forget();
}

#[component]
fn App(lang: Lang) -> impl IntoView {
    looks::apply_kept();
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
    let shelf = Shelf::new();
    provide_context(shelf);
    let reception = Reception::new();
    provide_context(reception);
    let page = move || match way.place() {
        // A game that is not known may be one the server can tell of.
        place if place.game().is_some_and(|game| matches!(shelf.find(game), Found::Coming)) => {
            view! { <OnItsWay /> }.into_any()
        }
        Place::Home => view! { <Home /> }.into_any(),
        Place::Play(game) => view! { <PlayNow game /> }.into_any(),
        Place::Local(code) => view! { <Resume code /> }.into_any(),
        Place::Table(code) => view! { <ServerTable code /> }.into_any(),
        Place::NoTable => {
            view! { <Bar />{stop(speech, "web-no-such-table", "web-no-such-table-why")} }.into_any()
        }
        Place::Nowhere => view! { <NotFound /> }.into_any(),
        place => later(place),
    };
    (page, reception.notices())
}

/// The part of the program that a page is in, and the book of sentences it needs beside that of all rooms.
fn rooms(place: &Place) -> (fn() -> Coming<&'static Rooms>, Option<&'static str>) {
    match place {
        Place::New(game) | Place::Quick(game) | Place::Score(game) => (later::beside, book(game)),
        Place::Review(_) | Place::Exercises | Place::Exercise(_) => (later::beside, Some(REVIEW)),
        Place::Lobby => (later::lobby, None),
        Place::Puzzles | Place::Puzzle(_) => (later::puzzle_rooms, Some(PUZZLES)),
        Place::Member | Place::Admin | Place::Enter => (later::member_rooms, Some(MEMBERS)),
        Place::Games | Place::Person(_) | Place::Leaders(_) => (later::own_rooms, Some(OWN)),
        _ => (later::beside, None),
    }
}

/// The book of sentences of a game.
fn book(game: &str) -> Option<&'static str> {
    games::face(game).map(|face| face.id)
}

/// A page, once all of it is there.
fn later(place: Place) -> AnyView {
    let (part, book) = rooms(&place);
    once_there(part, book, place, || view! { <OnItsWay /> }.into_any())
}

/// What is at a place, once its part of the program, its style and its books of sentences are there. From then on it stays
/// as it is: what somebody has filled in survives another language.
pub(crate) fn once_there(
    part: fn() -> Coming<&'static Rooms>,
    book: Option<&'static str>,
    place: Place,
    meanwhile: fn() -> AnyView,
) -> AnyView {
    let (speech, styles) = (Speech::here(), expect_context::<Styles>());
    let there = later::fetch(part);
    let come = there.clone();
    let ready = Memo::new(move |_| {
        // All four are asked every time: each is to wake this when it comes.
        let (drawn, told) = (styles.has(ROOMS), speech.has(ROOMS));
        let said = book.is_none_or(|book| speech.has(book));
        drawn && told && said && come.with(Option::is_some)
    });
    let shown = move || match (ready.get(), there.get_untracked()) {
        (true, Some(rooms)) => (rooms.enter)(place.clone()),
        _ => meanwhile(),
    };
    shown.into_any()
}
