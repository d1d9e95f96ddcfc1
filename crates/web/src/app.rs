//! Which page is shown, and what all pages share.

use leptos::prelude::*;
use sevenfold_texts::Lang;
use wasm_bindgen::JsCast;

use crate::library::Library;
use crate::pages::{
    Create, Home, Learn, NotFound, Plan, PlayNow, Puzzle, Puzzles, Quick, Replay, Resume, Rules, ServerTable,
    Settings,
};
use crate::sound::Sounds;
use crate::speech::Speech;
use crate::styles::Styles;
use crate::theme;
use crate::way::{Place, Way};

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
    provide_context(Speech::new(lang));
    provide_context(Library::new());
    provide_context(Sounds::new());
    provide_context(Styles::new());
    provide_context(Plan(RwSignal::new(None)));
    let way = Way::new();
    provide_context(way);
    move || match way.place() {
        Place::Home => view! { <Home /> }.into_any(),
        Place::Play(game) => view! { <PlayNow game /> }.into_any(),
        Place::New(game) => view! { <Create game /> }.into_any(),
        Place::Local(code) => view! { <Resume code /> }.into_any(),
        Place::Table(code) => view! { <ServerTable code /> }.into_any(),
        Place::Puzzles => view! { <Puzzles /> }.into_any(),
        Place::Puzzle(puzzle) => view! { <Puzzle puzzle /> }.into_any(),
        Place::Learn(game) => view! { <Learn game /> }.into_any(),
        Place::Settings => view! { <Settings /> }.into_any(),
        Place::Quick(game) => view! { <Quick game /> }.into_any(),
        Place::Replay(code) => view! { <Replay code /> }.into_any(),
        Place::Rules(game) => view! { <Rules game /> }.into_any(),
        Place::Nowhere => view! { <NotFound /> }.into_any(),
    }
}
