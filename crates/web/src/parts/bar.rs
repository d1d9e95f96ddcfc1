//! The slim bar on top of every page.

use leptos::prelude::*;
use sevenfold_texts::Lang;

use super::Icon;
use crate::looks;
use crate::me::{self, Standing};
use crate::speech::Speech;

/// The main pages: the first word of their address, the address, and what they are called. The last one is for those this
/// browser knows as members.
const MAIN: [(&str, &str, &str); 5] = [
    ("", "/", "web-tables"),
    ("puzzles", "/puzzles", "web-puzzles"),
    ("replay", "/replay", "web-replay"),
    ("rules", "/rules/sieben", "web-rules"),
    ("member", "/member", "web-you-name"),
];

/// The bar: home, where one is, and what every page offers.
#[component]
pub(crate) fn Bar(
    /// Where one is, after the name of the house.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let speech = Speech::here();
    let path = window().location().pathname().unwrap_or_default();
    let here = path.split('/').nth(1).unwrap_or_default();
    let pages = MAIN.len() - usize::from(me::standing() == Standing::Guest);
    view! {
        <a class="skip" href="#main">{speech.says("web-skip")}</a>
        <header class="bar">
            <a class="home" href="/">
                <Icon name="mark" class="" />
                <span class="wm">"Sevenfold"</span>
            </a>
            {children.map(|children| view! { <span class="crumb">{children()}</span> })}
            <span class="sp"></span>
            <nav aria-label=speech.says("web-main-pages")>
                {MAIN[..pages].iter().map(|&(first, address, word)| view! {
                    <a href=address aria-current=(here == first).then_some("page")>{speech.says(word)}</a>
                }).collect_view()}
            </nav>
            <a class="tool" href="/settings" aria-label=speech.says("web-settings")><Icon name="icon-settings" /></a>
            <button class="tool" on:click=move |_| looks::turn_theme() aria-label=speech.says("web-theme")>
                <Icon name="icon-moon" />
            </button>
            <LangSwitch />
        </header>
    }
}

/// The three languages.
#[component]
pub(crate) fn LangSwitch() -> impl IntoView {
    let speech = Speech::here();
    let button = move |lang: Lang| {
        view! {
            <button
                lang=lang.code()
                title=lang.own_name()
                aria-pressed=move || (speech.lang() == lang).to_string()
                on:click=move |_| speech.set(lang)
            >
                {lang.code().to_ascii_uppercase()}
            </button>
        }
    };
    view! {
        <div class="lang" role="group" aria-label=speech.says("web-language")>
            {Lang::ALL.map(button).collect_view()}
        </div>
    }
}
