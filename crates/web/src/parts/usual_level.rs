//! The bots one usually plays against, to be chosen; the choice is kept.

use leptos::prelude::*;

use super::{LEVELS, Levels, usual};
use crate::me;
use crate::speech::Speech;

/// The levels, with the usual one chosen.
#[component]
pub(crate) fn UsualLevel() -> impl IntoView {
    let speech = Speech::here();
    let level = RwSignal::new(me::last_level().unwrap_or_else(|| usual(&[]).to_owned()));
    let choose = Callback::new(move |bot: String| {
        me::keep_level(&bot);
        level.set(bot);
    });
    let roster: Vec<String> = LEVELS.iter().map(|&level| level.to_owned()).collect();
    view! {
        <fieldset class="fill">
            <legend>{speech.says("web-usual-level")}</legend>
            <Levels roster chosen=level choose name="usual".to_owned() />
        </fieldset>
    }
}
