//! The reader's language: chosen, kept, and asked for every sentence.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_texts::{Lang, Texts};

use crate::files;

/// Where the choice is kept. `boot.js` looks there, too: the page starts with the sentences of one language.
const KEPT: &str = "sevenfold-lang";

/// The language in use. Everything said through it changes when the language does.
#[derive(Clone, Copy)]
pub struct Speech {
    lang: RwSignal<Lang>,
}

impl Speech {
    /// Speaks a language whose sentences are there.
    pub fn new(lang: Lang) -> Self {
        let speech = Self { lang: RwSignal::new(lang) };
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

    /// Changes and keeps the language, as soon as its sentences are there.
    pub fn set(self, lang: Lang) {
        if Texts::is_there(lang) {
            return self.speak(lang);
        }
        spawn_local(async move {
            // Sentences that cannot be had leave the language as it is.
            if let Some(sentences) = files::text(&format!("{lang}.ftl")).await {
                Texts::load(lang, &sentences);
                self.speak(lang);
            }
        });
    }

    fn speak(self, lang: Lang) {
        self.lang.set(lang);
        if let Some(storage) = storage() {
            // A full or forbidden storage only means that the choice is not kept.
            let _ = storage.set_item(KEPT, lang.code());
        }
    }

    /// A label or sentence without facts, to be shown: it changes with the language. (One closure for all labels: the
    /// program would have the code that shows a closure once for each.)
    pub fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t(key)
    }

    /// A label or sentence without facts.
    pub fn t(self, key: &str) -> String {
        Texts::of(self.lang.get()).look_up(key).unwrap_or_else(|| key.to_owned())
    }
}

/// The browser's storage, where there is one.
pub fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}
