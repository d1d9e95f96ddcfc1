//! The way from page to page: what the address asks for, and how it changes without loading anything anew.

mod place;

use leptos::ev::{MouseEvent, click, popstate};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlAnchorElement};

pub(crate) use place::{Finished, Place};

use crate::kept::Kept;

/// Where this client is. There is one, and it lives as long as the client.
#[derive(Clone, Copy)]
pub(crate) struct Way {
    place: RwSignal<Place>,
    /// The address that what is shown goes by, without the place within the page.
    shown: Kept<String>,
}

impl Way {
    /// Begins where the address says, and follows links and the browser's own buttons from then on.
    pub(crate) fn new() -> Self {
        let way = Self { place: RwSignal::new(Place::at(&path())), shown: Kept::new(address()) };
        window_event_listener(popstate, move |_| way.follow());
        window_event_listener(click, move |event| {
            if let Some(address) = followed(&event) {
                event.prevent_default();
                way.to(&address);
            }
        });
        way
    }

    /// The way of this client.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// Where the client is, to be watched.
    pub(crate) fn place(self) -> Place {
        self.place.get()
    }

    /// Goes to another page of this client.
    pub(crate) fn to(self, address: &str) {
        if let Ok(history) = window().history() {
            // An address of our own is always allowed.
            let _ = history.push_state_with_url(&JsValue::NULL, "", Some(address));
        }
        self.follow();
        window().scroll_to_with_x_and_y(0.0, 0.0);
    }

    /// Changes the address without leaving the page, so that loading it again leads to what is shown now.
    pub(crate) fn rename(self, address: &str) {
        if let Ok(history) = window().history() {
            // An address of our own is always allowed.
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(address));
        }
        self.shown.with(|shown| *shown = self::address());
    }

    /// Shows what the address asks for, unless that is what is shown: within a page the browser finds its way.
    fn follow(self) {
        let address = address();
        if self.shown.with(|shown| std::mem::replace(shown, address.clone()) != address) == Some(true) {
            self.place.set(Place::at(&path()));
        }
    }
}

/// What the address says after its question mark under this name.
pub(crate) fn asked(name: &str) -> Option<String> {
    asked_in(&window().location().search().ok()?, name).map(str::to_owned)
}

fn asked_in<'a>(search: &'a str, name: &str) -> Option<&'a str> {
    let mut pairs = search.trim_start_matches('?').split('&').filter_map(|pair| pair.split_once('='));
    pairs.find(|(known, _)| *known == name).map(|(_, value)| value)
}

fn path() -> String {
    window().location().pathname().unwrap_or_default()
}

fn address() -> String {
    path() + &window().location().search().unwrap_or_default()
}

/// The address to go to for a press on a link to another of our own pages; anything else is for the browser.
fn followed(event: &MouseEvent) -> Option<String> {
    let aside = event.ctrl_key() || event.shift_key() || event.alt_key() || event.meta_key();
    if aside || event.button() != 0 || event.default_prevented() {
        return None;
    }
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let link = target.closest("a[href]:not([href^='#'],[target],[download])").ok()??;
    let link = link.dyn_into::<HtmlAnchorElement>().ok()?;
    let ours = window().location().origin().is_ok_and(|origin| origin == link.origin());
    ours.then(|| link.pathname() + &link.search() + &link.hash())
}

#[cfg(test)]
mod tests {
    use super::asked_in;

    #[test]
    fn an_address_may_ask_for_something() {
        assert_eq!(asked_in("?step=3&game=2", "game"), Some("2"));
        assert_eq!(asked_in("?step=3", "game"), None);
        assert_eq!(asked_in("", "game"), None);
    }
}
