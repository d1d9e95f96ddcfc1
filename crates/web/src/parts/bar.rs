//! The slim bar on top of every page.

use leptos::prelude::*;
use sevenfold_texts::Lang;

use super::Icon;
use crate::speech::Speech;
use crate::theme;

/// The bar: home, where one is, and what every page offers.
#[component]
pub fn Bar(
    /// Where one is, after the name of the house.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let speech = Speech::here();
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
                <a href="/">{speech.says("web-tables")}</a>
                <a href="/puzzles">{speech.says("web-puzzles")}</a>
                <a href="/replay">{speech.says("web-replay")}</a>
                <a href="/rules/sieben">{speech.says("web-rules")}</a>
            </nav>
            <a class="tool" href="/settings" aria-label=speech.says("web-settings")><Icon name="icon-settings" /></a>
            <button class="tool" on:click=move |_| theme::toggle() aria-label=speech.says("web-theme")>
                <Icon name="icon-moon" />
            </button>
            <LangSwitch />
        </header>
    }
}

/// The three languages.
#[component]
pub fn LangSwitch() -> impl IntoView {
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
