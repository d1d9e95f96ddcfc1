//! Styles beside that of the house, each loaded when it is first needed: one a game, and that of the pages beside tables.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use crate::files;
use crate::games::Face;

/// The pages beside the tables, by the name of their style and of their book of sentences. They show tables in their own
/// way, so their style comes after the games'.
pub(crate) const ROOMS: &str = "rooms";

/// The styles that are there.
#[derive(Clone, Copy)]
pub(crate) struct Styles(RwSignal<Vec<&'static str>>);

impl Styles {
    /// Only the style of the house.
    pub(crate) fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// Is this style there? To be watched: it comes when it is first asked for.
    pub(crate) fn has(self, style: &'static str) -> bool {
        let there = self.0.with(|there| there.contains(&style));
        if !there && document().get_element_by_id(&name(style)).is_none() {
            // Without a head there is nothing to be seen anyway.
            let _ = self.load(style);
        }
        there
    }

    /// Is the style of a game there, where it has one? To be watched.
    pub(crate) fn dress(self, game: &Face) -> bool {
        game.style.is_none_or(|style| self.has(style))
    }

    fn load(self, style: &'static str) -> Option<()> {
        let link: Element = document().create_element("link").ok()?;
        let address = files::address(&format!("{}.css", name(style)));
        for (attribute, value) in [("id", name(style)), ("rel", "stylesheet".to_owned()), ("href", address)] {
            link.set_attribute(attribute, &value).ok()?;
        }
        // A style that cannot be had leaves something that can still be used.
        let there = Closure::<dyn FnMut(Event)>::new(move |_| self.0.update(|there| there.push(style)));
        for event in ["load", "error"] {
            link.add_event_listener_with_callback(event, there.as_ref().unchecked_ref()).ok()?;
        }
        there.forget();
        let late = document().get_element_by_id(&name(ROOMS));
        document().head()?.insert_before(&link, late.as_deref()).ok()?;
        Some(())
    }
}

fn name(style: &str) -> String {
    format!("style-{style}")
}
