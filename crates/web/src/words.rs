//! The words of a game, fetched in the reader's language by the pages that explain them.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_texts::Glossary;

use crate::files;
use crate::speech::Speech;
use crate::watch::watch;

/// The glossary of a game: empty until it is there. It changes with the language.
pub(crate) fn glossary(game: String) -> RwSignal<Arc<Glossary>> {
    let speech = Speech::here();
    let words = RwSignal::new(Arc::<Glossary>::default());
    watch(move || {
        let (lang, game) = (speech.lang(), game.clone());
        spawn_local(async move {
            let Some(file) = files::text(&format!("terms-{game}.{lang}.txt")).await else { return };
            // Whoever has left the page needs them no more; another language may have been chosen meanwhile.
            if untrack(|| speech.lang()) == lang {
                let _ = words.try_set(Arc::new(Glossary::read(&file)));
            }
        });
    });
    words
}
