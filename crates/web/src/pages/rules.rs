//! The rules of a game, with search and ids.

use leptos::ev::hashchange;
use leptos::prelude::*;
use sevenfold_texts::{Rule, RuleBook};

use crate::games::GAMES;
use crate::library::{self, Library};
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title, paragraphs};
use crate::speech::Speech;
use crate::watch::watch;

/// The rules page.
#[component]
pub fn Rules(game: String) -> impl IntoView {
    let speech = Speech::here();
    let library = Library::here();
    let book = {
        let game = game.clone();
        Memo::new(move |_| library.book(&game, speech.lang()))
    };
    let words = RwSignal::new(String::new());
    move || match book.get() {
        library::Book::Here(book) => view! { <Book game=game.clone() book words /> }.into_any(),
        library::Book::Fetched => {
            view! { <Bar /><main id="main" class="empty" aria-busy="true"></main> }.into_any()
        }
        library::Book::Missing => view! { <NotFound /> }.into_any(),
    }
}

#[component]
fn Book(game: String, book: RuleBook, words: RwSignal<String>) -> impl IntoView {
    let speech = Speech::here();
    let title = book.title;
    let contents = book
        .sections
        .iter()
        .enumerate()
        .map(|(i, section)| {
            let ids = span_of(&section.rules);
            view! { <li><a href=format!("#part-{i}")>{section.title}<span>{ids}</span></a></li> }
        })
        .collect_view();
    let shown = {
        let book = book.clone();
        Memo::new(move |_| words.with(|words| found(&book, words)))
    };
    let pointed = pointed_at();
    let sections = book.sections.into_iter().enumerate().map(|(i, section)| {
        let rules =
            section.rules.into_iter().map(|rule| view! { <Paragraph rule shown pointed /> }).collect_view();
        view! {
            <section aria-labelledby=format!("part-{i}")>
                <h2 id=format!("part-{i}")>{section.title}</h2>
                {rules}
            </section>
        }
    });
    view! {
        <Title text=Signal::derive(move || format!("{title} · {}", speech.t("web-rules"))) />
        <Bar>
            <span class="serif">{title}</span>
            <span class="rd">{speech.says("web-rules")}</span>
        </Bar>
        <div class="wrap">
            <aside class="side">
                <label class="search">
                    <Icon name="icon-search" />
                    <span class="vh">{speech.says("web-rules-search")}</span>
                    <input
                        type="search"
                        placeholder=speech.says("web-rules-search")
                        prop:value=move || words.get()
                        on:input=move |event| words.set(event_target_value(&event))
                    />
                </label>
                <nav aria-label=speech.says("web-contents")><ol class="toc">{contents}</ol></nav>
                <div class="games">
                    <h3>{speech.says("web-other-rules")}</h3>
                    {other_books(&game)}
                </div>
            </aside>
            <main id="main" class="book">
                <div class="head"><h1>{title}</h1><div>{paragraphs(book.intro)}</div></div>
                <p class="none" role="status">
                    {move || shown.with(Vec::is_empty).then(|| speech.t("web-rules-none"))}
                </p>
                {sections.collect_view()}
            </main>
        </div>
    }
}

#[component]
fn Paragraph(rule: Rule, shown: Memo<Vec<&'static str>>, pointed: RwSignal<String>) -> impl IntoView {
    let speech = Speech::here();
    let id = rule.id;
    let link = move || format!("{} {id}", speech.t("web-link-to-rule"));
    view! {
        <article class="p" class:pointed=move || pointed.with(|pointed| pointed == id) id=id hidden=move || shown.with(|shown| !shown.contains(&id))>
            <a class="id" href=format!("#{id}") aria-label=link>{id}</a>
            <div class="tx"><h3>{rule.title}</h3>{paragraphs(rule.body)}</div>
        </article>
    }
}

/// The rule the address points to. It is brought into view here: the browser looked for it before the book was there.
fn pointed_at() -> RwSignal<String> {
    let fragment = || window().location().hash().unwrap_or_default().trim_start_matches('#').to_owned();
    let pointed = RwSignal::new(fragment());
    let listener = window_event_listener(hashchange, move |_| pointed.set(fragment()));
    on_cleanup(move || listener.remove());
    watch(move || {
        if let Some(rule) = document().get_element_by_id(&pointed.get()) {
            rule.scroll_into_view();
        }
    });
    pointed
}

/// The ids of the rules in which the words occur; of all rules while none are looked for.
fn found(book: &RuleBook, words: &str) -> Vec<&'static str> {
    if words.trim().is_empty() {
        book.rules().map(|rule| rule.id).collect()
    } else {
        book.search(words).map(|rule| rule.id).collect()
    }
}

fn span_of(rules: &[Rule]) -> String {
    let number = |rule: &Rule| rule.id.rsplit('-').next().unwrap_or_default().to_owned();
    match rules {
        [] => String::new(),
        [one] => number(one),
        [first, .., last] => format!("{}–{}", number(first), number(last)),
    }
}

fn other_books(game: &str) -> impl IntoView + use<> {
    let others = GAMES.iter().filter(|face| face.id != game);
    others.map(|face| view! { <a href=format!("/rules/{}", face.id)>{face.title}</a> }).collect_view()
}
