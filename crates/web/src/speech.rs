//! The reader's language: chosen, kept, and asked for every sentence.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sevenfold_core::Message;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::files;
use crate::kept::Kept;
use crate::later::AGAIN;
use crate::watch::watch;

/// Where the choice is kept. `boot.js` looks there, too: the page starts with the sentences of one language.
const KEPT: &str = "sevenfold-lang";

/// The language in use. Everything said through it changes when the language does.
#[derive(Clone, Copy)]
pub(crate) struct Speech {
    lang: RwSignal<Lang>,
    /// The books whose sentences are there, a game's or those of pages, and in which languages.
    books: RwSignal<Vec<(Lang, &'static str)>>,
    /// Those that were asked for.
    asked: Kept<Vec<(Lang, &'static str)>>,
}

impl Speech {
    /// Speaks a language whose sentences are there.
    pub(crate) fn new(lang: Lang) -> Self {
        let (books, asked) = (RwSignal::new(Vec::new()), Kept::new(Vec::new()));
        let speech = Self { lang: RwSignal::new(lang), books, asked };
        watch(move || {
            if let Some(root) = document().document_element() {
                // The element always takes an attribute; there is nothing to do if it does not.
                let _ = root.set_attribute("lang", speech.lang.get().code());
            }
        });
        speech
    }

    /// The speech of this page.
    pub(crate) fn here() -> Self {
        expect_context::<Self>()
    }

    /// The language, to be watched.
    pub(crate) fn lang(self) -> Lang {
        self.lang.get()
    }

    /// Changes and keeps the language, as soon as its sentences are there, with those of every game in use.
    pub(crate) fn set(self, lang: Lang) {
        spawn_local(async move {
            // Sentences that cannot be had leave the language as it is.
            if !Texts::is_there(lang) {
                let Some(sentences) = files::text(&format!("{lang}.ftl")).await else { return };
                if !Texts::is_there(lang) {
                    Texts::load(lang, &sentences);
                }
            }
            for (_, game) in self.books.get_untracked() {
                if !self.fetch(lang, game).await {
                    return;
                }
            }
            self.speak(lang);
        });
    }

    /// Are the sentences of this book there? To be watched: they come when they are first asked for.
    pub(crate) fn has(self, name: &'static str) -> bool {
        let book = (self.lang.get(), name);
        let there = self.books.with(|books| books.contains(&book));
        if !there {
            self.keep_asking(book.0, name);
        }
        there
    }

    fn keep_asking(self, lang: Lang, game: &'static str) {
        spawn_local(async move {
            if !self.fetch(lang, game).await {
                set_timeout(move || self.keep_asking(lang, game), AGAIN);
            }
        });
    }

    /// Fetches the sentences of a game, unless they are there or on their way; tells if they cannot be had.
    async fn fetch(self, lang: Lang, game: &'static str) -> bool {
        let book = (lang, game);
        if self.asked.with(|asked| asked.contains(&book)) == Some(true) {
            return true;
        }
        self.asked.with(|asked| asked.push(book));
        let sentences = files::text(&format!("{lang}-{game}.ftl")).await;
        let Some(sentences) = sentences else {
            self.asked.with(|asked| asked.retain(|other| *other != book));
            return false;
        };
        Texts::load(lang, &sentences);
        self.books.update(|books| books.push(book));
        true
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
    pub(crate) fn says(self, key: &'static str) -> impl Fn() -> String + Copy + Send + Sync + 'static {
        move || self.t(key)
    }

    /// A label or sentence without facts.
    pub(crate) fn t(self, key: &str) -> String {
        Texts::of(self.lang.get()).look_up(key).unwrap_or_else(|| key.to_owned())
    }

    /// A sentence with facts that are about nobody at a table.
    pub(crate) fn say(self, message: &Message) -> String {
        Texts::of(self.lang.get()).say(message, &Nobody)
    }
}

/// The browser's storage, where there is one.
pub(crate) fn storage() -> Option<web_sys::Storage> {
    window().local_storage().ok()?
}

/// What this browser keeps under a name, or else what there is to begin with.
pub(crate) fn kept<T: DeserializeOwned + Default>(name: &str) -> T {
    let text = storage().and_then(|storage| storage.get_item(name).ok()?);
    text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Keeps something under a name in this browser.
pub(crate) fn keep<T: Serialize>(name: &str, value: &T) {
    if let (Some(storage), Ok(text)) = (storage(), serde_json::to_string(value)) {
        // A full or forbidden storage only means that it is not kept.
        let _ = storage.set_item(name, &text);
    }
}
