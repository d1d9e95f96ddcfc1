//! The rules of a game, with search and ids.

mod pictures;

use std::sync::Arc;

use leptos::ev::hashchange;
use leptos::prelude::*;
use sevenfold_texts::{Glossary, Lang, Rule, RuleBook};

use crate::games::all;
use crate::library::{self, Library};
use crate::memo::Memo;
use crate::pages::NotFound;
use crate::parts::{Bar, Icon, Title, copy, explained, paragraphs};
use crate::speech::Speech;
use crate::watch::watch;
use crate::words::glossary;

/// The rules page.
#[component]
pub(crate) fn Rules(game: String) -> impl IntoView {
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
    let shown = shown(game.clone(), book.clone(), words);
    let pointed = pointed_at();
    let glossary = glossary(game.clone());
    let sections = book.sections.into_iter().enumerate().map(|(i, section)| {
        let paragraph = |rule| view! { <Paragraph rule shown pointed glossary /> };
        // What belongs to no rule is not looked for.
        let intro = (!section.intro.is_empty()).then(|| {
            let hidden = move || words.with(|words| !words.trim().is_empty());
            let example = section.rules.is_empty().then(|| pictures::of_example(&game)).flatten();
            let example = example.map(|picture| view! { <div class="figure" inner_html=picture></div> });
            view! { <div class="tx" hidden=hidden>{example}{paragraphs(section.intro)}</div> }
        });
        let rules = section.rules.into_iter().map(paragraph).collect_view();
        view! {
            <section aria-labelledby=format!("part-{i}")>
                <h2 id=format!("part-{i}")>{section.title}</h2>
                {intro}
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
                    <a href=format!("/quick/{game}")>{speech.says("web-quick")}</a>
                    <a href=format!("/aid/{game}")>{speech.says("web-aid")}</a>
                    <h3>{speech.says("web-other-rules")}</h3>
                    {other_books(&game)}
                </div>
            </aside>
            <main id="main" class="book">
                <div class="head"><h1>{title}</h1><div>{paragraphs(book.intro)}</div></div>
                <p class="legend">
                    {speech.says("web-rules-legend-printed")}" "
                    <b class="ours">{speech.says("web-rules-legend-ours")}</b>" "{speech.says("web-rules-legend-ours-say")}" "
                    <b class="house">{speech.says("web-rules-legend-house")}</b>" "{speech.says("web-rules-legend-house-say")}" "
                    {speech.says("web-rules-legend-gaps")}
                </p>
                <p class="none" role="status">
                    {move || shown.with(Vec::is_empty).then(|| speech.t("web-rules-none"))}
                </p>
                {sections.collect_view()}
            </main>
        </div>
    }
}

#[component]
fn Paragraph(
    rule: Rule,
    shown: Memo<Vec<&'static str>>,
    pointed: RwSignal<String>,
    glossary: RwSignal<Arc<Glossary>>,
) -> impl IntoView {
    let speech = Speech::here();
    let id = rule.id;
    let link = move || format!("{} {id}", speech.t("web-link-to-rule"));
    let copied = RwSignal::new(false);
    let share = move |_| copied.set(copy(&address(id)));
    let label = move || {
        if copied.get() { speech.t("web-copied") } else { format!("{} {id}", speech.t("web-rules-copy")) }
    };
    view! {
        <article class="p" class:pointed=move || pointed.with(|pointed| pointed == id) id=id hidden=move || shown.with(|shown| !shown.contains(&id))>
            <a class="id" href=format!("#{id}") aria-label=link>{id}</a>
            <div class="tx">
                <h3>
                    {rule.title}
                    <button type="button" class="share2" title=label on:click=share>
                        <Icon name="icon-link" />
                        <span class="vh" role="status">{label}</span>
                    </button>
                </h3>
                {pictures::of_rule(id).map(|picture| view! { <div class="figure" inner_html=picture></div> })}
                {move || glossary.with(|glossary| explained(rule.body, glossary, id).into_any())}
            </div>
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

/// The address of a rule of this page.
fn address(id: &str) -> String {
    let location = window().location();
    format!("{}{}#{id}", location.origin().unwrap_or_default(), location.pathname().unwrap_or_default())
}

/// The ids of the rules in which the words occur, in whatever language; of all rules while none are looked for. The
/// books of the other languages come when something is looked for: a card may be known by the name on it.
fn shown(game: String, book: RuleBook, words: RwSignal<String>) -> Memo<Vec<&'static str>> {
    let library = Library::here();
    Memo::new(move |_| {
        let words = words.get();
        if words.trim().is_empty() {
            return book.rules().map(|rule| rule.id).collect();
        }
        let books: Vec<RuleBook> = Lang::ALL
            .into_iter()
            .filter_map(|lang| match library.book(&game, lang) {
                library::Book::Here(book) => Some(book),
                library::Book::Fetched | library::Book::Missing => None,
            })
            .collect();
        let found = |id: &str| books.iter().any(|book| book.search(&words).any(|rule| rule.id == id));
        book.rules().map(|rule| rule.id).filter(|id| found(id)).collect()
    })
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
    let others = all().into_iter().filter(|face| face.id != game);
    others.map(|face| view! { <a href=format!("/rules/{}", face.id)>{face.title}</a> }).collect_view()
}
