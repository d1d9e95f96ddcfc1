//! Results by game, the last ones as a row of signs; and with whom somebody sits most.

use leptos::prelude::*;
use sevenfold_core::Message;

use super::Sign;
use super::data::{Other, Results, written};
use crate::games::title;
use crate::speech::Speech;

/// How results are called, with their sign: filled, half, empty.
const SIGNS: [(&str, &str, &str); 4] = [
    ("won", "●", "web-own-won"),
    ("shared", "◐", "web-own-shared"),
    ("lost", "○", "web-own-lost"),
    ("broken", "–", "web-own-broken"),
];

fn named(result: &str) -> (&'static str, &'static str) {
    let known = SIGNS.iter().find(|(word, ..)| *word == result);
    known.map_or(("–", "web-own-broken"), |(_, sign, word)| (sign, word))
}

/// Results by game.
#[component]
pub(super) fn ResultsCard(results: Vec<Results>) -> impl IntoView {
    let speech = Speech::here();
    let row = move |of: Results| {
        let Results { game, won, shared, lost, last } = of;
        let signs: String = last.iter().map(|result| named(result).0).collect();
        let spoken = move || {
            let words: Vec<String> = last.iter().map(|result| speech.t(named(result).1)).collect();
            format!("{}: {}", speech.t("web-own-last"), words.join(", "))
        };
        let sum = move || {
            speech
                .say(&Message::new("web-own-sum").with("won", won).with("shared", shared).with("lost", lost))
        };
        view! {
            <li>
                <Sign game=game.clone() />
                <b class="serif">{title(&game)}</b>
                <span class="lst" role="img" aria-label=spoken>{signs}</span>
                <span class="soft sm">{sum}</span>
            </li>
        }
    };
    let empty = results.is_empty();
    view! {
        <section class="slip" aria-labelledby="own-results">
            <h2 id="own-results" class="serif">{speech.says("web-own-results")}</h2>
            {(!empty).then(|| view! { <Legend /> })}
            <ul class="res">{results.into_iter().map(row).collect_view()}</ul>
            {empty.then(|| view! { <p class="soft">{speech.says("web-own-no-results")}</p> })}
        </section>
    }
}

/// What the signs mean.
#[component]
fn Legend() -> impl IntoView {
    let speech = Speech::here();
    let meaning = move |(_, sign, word): (&str, &'static str, &'static str)| {
        view! { <span><span aria-hidden="true">{sign}</span>" "{speech.says(word)}</span> }
    };
    view! { <p class="soft sm legend">{SIGNS.map(meaning).collect_view()}</p> }
}

/// With whom somebody sits most.
#[component]
pub(super) fn CompanyCard(company: Vec<Other>) -> impl IntoView {
    let speech = Speech::here();
    let most = company.iter().map(|other| other.games).max().unwrap_or(1).max(1);
    let row = move |other: Other| {
        let Other { name, page, me, games, ahead } = other;
        let shown = name.clone();
        let called = move || if me { speech.t("web-own-you") } else { shown.clone() };
        let name = if page {
            view! { <a href=format!("/@{}", written(&name))>{called}</a> }.into_any()
        } else {
            view! { <b>{called}</b> }.into_any()
        };
        view! {
            <li>
                <span class="fx">
                    {name}
                    <small class="soft">
                        {move || speech.say(&Message::new("web-own-ahead").with("ahead", ahead))}
                    </small>
                </span>
                <span class="fb" aria-hidden="true"><i style=format!("width:{}%", 100 * games / most)></i></span>
                <b class="serif">{games}</b>
            </li>
        }
    };
    let empty = company.is_empty();
    view! {
        <section class="slip" aria-labelledby="own-company">
            <h2 id="own-company" class="serif">{speech.says("web-own-company")}</h2>
            <p class="soft sm">{speech.says("web-own-together")}</p>
            <ul class="fps">{company.into_iter().map(row).collect_view()}</ul>
            {empty.then(|| view! { <p class="soft">{speech.says("web-own-no-company")}</p> })}
        </section>
    }
}
