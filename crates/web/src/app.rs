//! Which page is shown, and what all pages share.

use leptos::prelude::*;
use leptos_router::components::{Route, Router, Routes};
use leptos_router::path;
use sevenfold_texts::Lang;
use wasm_bindgen::JsCast;

use crate::library::Library;
use crate::pages::{
    Create, Home, Learn, NotFound, Plan, PlayNow, Puzzle, Puzzles, Quick, Replay, Resume, Rules, ServerTable,
    Settings,
};
use crate::sound::Sounds;
use crate::speech::Speech;
use crate::theme;

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
    provide_context(Plan(RwSignal::new(None)));
    view! {
        <Router>
            <Routes fallback=NotFound>
                <Route path=path!("/") view=Home />
                <Route path=path!("/play/:game") view=PlayNow />
                <Route path=path!("/new/:game") view=Create />
                <Route path=path!("/local/:code") view=Resume />
                <Route path=path!("/table/:code") view=ServerTable />
                <Route path=path!("/settings") view=Settings />
                <Route path=path!("/puzzles") view=Puzzles />
                <Route path=path!("/puzzles/:puzzle") view=Puzzle />
                <Route path=path!("/quick/:game") view=Quick />
                <Route path=path!("/learn/:game") view=Learn />
                <Route path=path!("/replay") view=Replay />
                <Route path=path!("/replay/:code") view=Replay />
                <Route path=path!("/rules/:game") view=Rules />
            </Routes>
        </Router>
    }
}
