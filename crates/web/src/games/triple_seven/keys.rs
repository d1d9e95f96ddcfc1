//! Short keys: D draws, 1 to 9 choose an offer, Escape puts down, the space bar is the race.

use leptos::prelude::*;
use sevenfold_triple_seven::Action;
use wasm_bindgen::JsCast;

use super::stage::Stage;

/// Listens while the table is there.
pub(crate) fn listen(stage: Stage) {
    let handle = window_event_listener(leptos::ev::keydown, move |event| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() || event.repeat() || typing(&event) {
            return;
        }
        if pressed(stage, &event.key()) {
            event.prevent_default();
        }
    });
    on_cleanup(move || handle.remove());
}

/// Is the key meant for a field?
fn typing(event: &web_sys::KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}

/// What a key does; says whether it did.
fn pressed(stage: Stage, key: &str) -> bool {
    match key {
        " " => {
            let press = stage.with(|scene| scene.race().and_then(|race| race.press));
            press.is_some_and(|press| {
                stage.act(press.action());
                true
            })
        }
        "d" | "D" => {
            let may = stage.with(|scene| scene.actions.contains(&Action::Draw));
            if may {
                stage.act(Action::Draw);
            }
            may
        }
        "Escape" => {
            stage.here.picked.with_untracked(Option::is_some) && {
                stage.here.picked.set(None);
                true
            }
        }
        digit => digit.parse::<u8>().is_ok() && choose(digit),
    }
}

/// Presses the offer with this number, or goes to the names in it.
fn choose(number: &str) -> bool {
    let find = |selector: String| document().query_selector(&selector).ok().flatten();
    let offer = find(format!("button[data-offer=\"{number}\"]"));
    if let Some(button) = offer.and_then(|offer| offer.dyn_into::<web_sys::HtmlElement>().ok()) {
        button.click();
        return true;
    }
    let name = find(format!("[data-offer=\"{number}\"] button"));
    name.and_then(|name| name.dyn_into::<web_sys::HtmlElement>().ok())
        .is_some_and(|name| name.focus().is_ok())
}
