//! The style of each game, loaded when its table is first laid.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event};

use crate::files;
use crate::games::Face;

/// The games whose style is there.
#[derive(Clone, Copy)]
pub struct Styles(RwSignal<Vec<&'static str>>);

impl Styles {
    /// Only the style of the house.
    pub fn new() -> Self {
        Self(RwSignal::new(Vec::new()))
    }

    /// The styles of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// Is the style of this game there? To be watched: it comes when it is first asked for.
    pub fn has(self, game: &Face) -> bool {
        let there = !game.own_style || self.0.with(|there| there.contains(&game.id));
        if !there && document().get_element_by_id(&name(game.id)).is_none() {
            // Without a head there is nothing to be seen anyway.
            let _ = self.load(game.id);
        }
        there
    }

    fn load(self, game: &'static str) -> Option<()> {
        let link: Element = document().create_element("link").ok()?;
        let address = files::address(&format!("{}.css", name(game)));
        for (attribute, value) in [("id", name(game)), ("rel", "stylesheet".to_owned()), ("href", address)] {
            link.set_attribute(attribute, &value).ok()?;
        }
        // A style that cannot be had leaves a table that can still be played.
        let there = Closure::<dyn FnMut(Event)>::new(move |_| self.0.update(|there| there.push(game)));
        for event in ["load", "error"] {
            link.add_event_listener_with_callback(event, there.as_ref().unchecked_ref()).ok()?;
        }
        there.forget();
        document().head()?.append_child(&link).ok()?;
        Some(())
    }
}

fn name(game: &str) -> String {
    format!("style-{game}")
}
