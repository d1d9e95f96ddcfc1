//! The keyboard: digits choose or play, Enter confirms.

use leptos::ev::{KeyboardEvent, keydown};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;

use super::hand::cards_of;
use super::model::{Stroke, digit};
use super::table::Table;

/// Listens to short keys as long as the table is shown.
pub(crate) fn listen(table: Table) {
    let listener = window_event_listener(keydown, move |event| {
        let plain = !event.ctrl_key() && !event.alt_key() && !event.meta_key();
        if plain && !elsewhere(&event) {
            press(table, &event.key());
        }
    });
    on_cleanup(move || listener.remove());
}

/// Does the key belong to something that has the focus?
fn elsewhere(event: &KeyboardEvent) -> bool {
    let focused = event.target().and_then(|target| target.dyn_into::<HtmlElement>().ok());
    let takes = |element: HtmlElement| match element.tag_name().as_str() {
        "INPUT" | "SELECT" | "TEXTAREA" => true,
        "BUTTON" | "A" => event.key() == "Enter",
        _ => false,
    };
    focused.is_some_and(takes)
}

fn press(table: Table, key: &str) {
    let chosen = || table.pick.get_untracked().action().filter(|action| untrack(|| table.may(*action)));
    match key.parse::<u8>() {
        Ok(number) => {
            let cards: Vec<_> = untrack(|| table.see(cards_of))
                .unwrap_or_default()
                .into_iter()
                .map(|(card, _)| card)
                .collect();
            match table.offer.with_untracked(|offer| digit(number, offer, &cards)) {
                Some(Stroke::Pick(pick)) => table.pick.set(pick),
                Some(Stroke::Act(action)) => table.act(action),
                None => {}
            }
        }
        Err(_) if key == "Enter" => {
            if let Some(action) = chosen() {
                table.act(action);
            }
        }
        Err(_) => {}
    }
}
