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
use crate::pages::{
    Home, MemberRooms, NotFound, OwnRooms, Plan, PlayNow, PuzzleRooms, Resume, ServerTable, SideRooms,
};
use crate::parts::OnItsWay;
use crate::sound::Sounds;
use crate::speech::Speech;
use crate::styles::{ROOMS, Styles};
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
    move || match way.place() {
        // A game that is not known may be one the server can tell of.
        place if place.game().is_some_and(|game| matches!(shelf.find(game), Found::Coming)) => {
            view! { <OnItsWay /> }.into_any()
        }
        Place::Home => view! { <Home /> }.into_any(),
        Place::Play(game) => view! { <PlayNow game /> }.into_any(),
        Place::Local(code) => view! { <Resume code /> }.into_any(),
        Place::Table(code) => view! { <ServerTable code /> }.into_any(),
        Place::New(game) => beside(book(&game), move |rooms| (rooms.create)(game.clone())),
        Place::Lobby => later(later::lobby_room, None, |room| (room.lobby)()),
        Place::Settings => beside(None, |rooms| (rooms.settings)()),
        Place::Quick(game) => beside(book(&game), move |rooms| (rooms.quick)(game.clone())),
        Place::Learn(game, lesson) => beside(None, move |rooms| (rooms.learn)(game.clone(), lesson.clone())),
        Place::Aid(name) => beside(None, move |rooms| (rooms.aid)(name.clone())),
        Place::Score(game) => beside(book(&game), move |rooms| (rooms.score)(game.clone())),
        Place::Replay(of) => beside(None, move |rooms| (rooms.replay)(of)),
        Place::Rules(game) => beside(None, move |rooms| (rooms.rules)(game.clone())),
        Place::Puzzles => puzzling(|rooms| (rooms.list)()),
        Place::Puzzle(puzzle) => puzzling(move |rooms| (rooms.one)(puzzle.clone())),
        Place::Member => for_members(|rooms| (rooms.member)()),
        Place::Admin => for_members(|rooms| (rooms.admin)()),
        Place::Enter => for_members(|rooms| (rooms.enter)()),
        Place::Games => own(|rooms| (rooms.games)()),
        Place::Person(name) => own(move |rooms| (rooms.person)(name.clone())),
        Place::Leaders(game) => own(move |rooms| (rooms.leaders)(game.clone())),
        Place::Review(of) => studying(move |rooms| (rooms.review)(of)),
        Place::Exercises => studying(|rooms| (rooms.exercises)()),
        Place::Exercise(game) => studying(move |rooms| (rooms.exercise)(game.clone())),
        Place::Nowhere => view! { <NotFound /> }.into_any(),
    }
}

/// The book of sentences of a game.
fn book(game: &str) -> Option<&'static str> {
    games::face(game).map(|face| face.id)
}

/// A page beside the tables.
fn beside(
    book: Option<&'static str>,
    page: impl Fn(&'static SideRooms) -> AnyView + Send + 'static,
) -> AnyView {
    later(later::side_rooms, book, page)
}

/// A page of a place of one's own.
fn own(page: impl Fn(&'static OwnRooms) -> AnyView + Send + 'static) -> AnyView {
    later(later::own_rooms, Some(OWN), page)
}

/// A page of the puzzles.
fn puzzling(page: impl Fn(&'static PuzzleRooms) -> AnyView + Send + 'static) -> AnyView {
    later(later::puzzle_rooms, Some(PUZZLES), page)
}

/// A page where one looks back or practises.
fn studying(page: impl Fn(&'static SideRooms) -> AnyView + Send + 'static) -> AnyView {
    beside(Some(REVIEW), page)
}

/// A page of membership.
fn for_members(page: impl Fn(&'static MemberRooms) -> AnyView + Send + 'static) -> AnyView {
    later(later::member_rooms, Some(MEMBERS), page)
}

/// A page, once its part of the program, its style and its books of sentences are there. From then on it stays as it is:
/// what somebody has filled in survives another language.
fn later<T: Sync>(
    part: fn() -> Coming<&'static T>,
    book: Option<&'static str>,
    page: impl Fn(&'static T) -> AnyView + Send + 'static,
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
        (true, Some(rooms)) => page(rooms),
        _ => view! { <OnItsWay /> }.into_any(),
    };
    shown.into_any()
}
