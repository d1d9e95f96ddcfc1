//! A table in this browser: play now, or go on with a kept one.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use sevenfold_core::Seat;
use sevenfold_protocol::offline::ToWorker;
use sevenfold_protocol::{Request, Settings, TableCode};

use crate::games;
use crate::link::{Link, Reach};
use crate::offline::shelf;
use crate::pages::{NotFound, Plan};
use crate::random;
use crate::speech::Speech;
use crate::table::TableScreen;

/// The bot that plays unless another is chosen.
const BOT: &str = "club";

/// Opens a table against bots and sits down at it at once.
#[component]
pub fn PlayNow() -> impl IntoView {
    let speech = Speech::here();
    let params = use_params_map();
    let Some(face) = params.with_untracked(|params| games::face(&params.get("game").unwrap_or_default()))
    else {
        return view! { <NotFound /> }.into_any();
    };
    let code = random::code();
    let plan = expect_context::<Plan>().0.get_untracked().filter(|settings| settings.game == face.id);
    let settings = plan.unwrap_or_else(|| Settings::new(face.id, face.usual_seats));
    let link = Link::to_worker(face, ToWorker::Open { code, settings });
    let name = crate::me::name().unwrap_or_else(|| speech.t("web-you-name"));
    Effect::new(move |seated: Option<bool>| {
        if seated == Some(true) || link.reach.get() != Reach::Open {
            return seated.unwrap_or_default();
        }
        link.ask(Request::TakeSeat { seat: Some(Seat::FIRST), name: name.clone(), part: random::part() });
        link.ask(Request::Start { fill: Some(BOT.to_owned()) });
        rename_page(&format!("/local/{code}"));
        true
    });
    view! { <TableScreen link /> }.into_any()
}

/// Changes the address without leaving the page, so that reloading goes on with this table instead of opening another.
fn rename_page(address: &str) {
    if let Ok(history) = window().history() {
        // An address of our own is always allowed.
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(address));
    }
}

/// Goes on with a table kept in this browser.
#[component]
pub fn Resume() -> impl IntoView {
    let params = use_params_map();
    let code = params.with_untracked(|params| params.get("code")?.parse::<TableCode>().ok());
    let kept = code.and_then(shelf::table);
    let Some((face, journal)) = kept.and_then(|(kept, journal)| Some((games::face(&kept.game)?, journal)))
    else {
        return view! { <NotFound /> }.into_any();
    };
    let link = Link::to_worker(face, ToWorker::Resume { journal });
    view! { <TableScreen link /> }.into_any()
}
