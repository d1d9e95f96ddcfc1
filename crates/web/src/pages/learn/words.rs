//! What is said in a lesson: fetched in the reader's language, as only learners need it.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_texts::Texts;

use crate::files;
use crate::speech::Speech;
use crate::watch::watch;

/// The sentences of a lesson.
#[derive(Clone, Copy)]
pub(crate) struct Words {
    game: &'static str,
    said: RwSignal<Option<Arc<Texts>>>,
}

impl Words {
    /// The sentences of a game's lesson: they come, and change with the language.
    pub(crate) fn of(game: &'static str) -> Self {
        let speech = Speech::here();
        let said = RwSignal::new(None);
        watch(move || {
            let lang = speech.lang();
            spawn_local(async move {
                let file = files::text(&format!("lesson-{game}.{lang}.txt")).await;
                let texts = file.map(|file| Arc::new(Texts::of_file(lang, &file)));
                // Whoever has left the page needs them no more; another language may have been chosen meanwhile.
                if untrack(|| speech.lang()) == lang {
                    let _ = said.try_set(texts);
                }
            });
        });
        Self { game, said }
    }

    /// A sentence of a step: its title, or with `-say`, `-right` and `-other` what is said there. Nothing if there is
    /// none.
    pub(crate) fn say(self, step: &str, which: &str) -> Option<String> {
        let key = format!("lesson-{}-{step}{which}", self.game);
        self.said.with(|said| said.as_ref()?.look_up(&key))
    }
}
