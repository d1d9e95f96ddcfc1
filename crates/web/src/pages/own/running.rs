//! Games that go on, at tables of the server and in this browser.

use leptos::prelude::*;

use super::Sign;
use crate::games::title;
use crate::memo::Memo;
use crate::pages::{Past, company, place_word, stands};
use crate::speech::Speech;

/// The list of them, if there are any.
#[component]
pub(super) fn Running(shown: Memo<Vec<Past>>) -> impl IntoView {
    let speech = Speech::here();
    let row = move |past: Past| {
        let address = past.address();
        let (game, of, with, how) = (past.game.clone(), past.clone(), past.clone(), past);
        view! {
            <li class="ln run">
                <Sign game=game.clone() />
                <span class="g"><b class="serif">{title(&game)}</b><small>{move || place_word(speech, &of)}</small></span>
                <span class="wi">{move || company(speech, &with)}</span>
                <span class="re">{move || stands(speech, &how)}</span>
                <span class="ac"><a class="btn" href=address>{speech.says("web-continue")}</a></span>
            </li>
        }
    };
    view! {
        <Show when=move || shown.with(|shown| !shown.is_empty())>
            <div class="slip list">
                <section>
                    <h2>{speech.says("web-own-running")}</h2>
                    <ul>{move || shown.get().into_iter().map(row).collect_view()}</ul>
                </section>
            </div>
        </Show>
    }
}
