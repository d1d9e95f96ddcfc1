//! The reader's language: chosen, kept, and asked for every sentence.

use leptos::prelude::*;
use sevenfold_texts::{Lang, Texts};

const KEPT: &str = "sevenfold-lang";

/// The language in use. Everything said through it changes when the language does.
#[derive(Clone, Copy)]
pub struct Speech {
    lang: RwSignal<Lang>,
}

impl Speech {
    /// The language kept from last time, or the browser's, or English.
    pub fn new() -> Self {
        let speech = Self { lang: RwSignal::new(kept().or_else(of_browser).unwrap_or_default()) };
        Effect::new(move || {
            if let Some(root) = document().document_element() {
                // The element always takes an attribute; there is nothing to do if it does not.
                let _ = root.set_attribute("lang", speech.lang.get().code());
            }
        });
        speech
    }

    /// The speech of this page.
    pub fn here() -> Self {
        expect_context::<Self>()
    }

    /// The language, to be watched.
    pub fn lang(self) -> Lang {
        self.lang.get()
    }

    /// Changes and keeps the language.
    pub fn set(self, lang: Lang) {
        self.lang.set(lang);
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the choice is not kept.
            let _ = storage.set_item(KEPT, lang.code());
        }
    }

    /// A label or sentence without facts.
    pub fn t(self, key: &str) -> String {
        Texts::of(self.lang.get()).look_up(key).unwrap_or_else(|| key.to_owned())
    }
}

fn kept() -> Option<Lang> {
    storage()?.get_item(KEPT).ok()??.parse().ok()
}

fn of_browser() -> Option<Lang> {
    Lang::of_locale(&window().navigator().language()?)
}

/// The browser's storage, where there is one.
pub fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
