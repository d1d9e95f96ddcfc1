//! One's tables: those on the server and those of this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::{Message, Seat};
use sevenfold_protocol::{Company, Sitter};

use super::past::{Past, Shown, Standing, Stands, choose, level, standing};
use crate::api;
use crate::games::{self, title};
use crate::later;
use crate::link::Place;
use crate::memo::Memo;
use crate::offline::shelf;
use crate::parts::{Icon, Segs, level_name};
use crate::speech::Speech;
use crate::styles::ROOMS;
use crate::table::names_of;

/// So many tables are shown before one asks for more.
const FEW: usize = 8;

/// All of one's tables: those of this browser come first, those on the server a moment later.
pub(crate) fn all_tables() -> RwSignal<Vec<Past>> {
    let tables = RwSignal::new(Vec::new());
    // Whoever has left the page meanwhile waits for nothing.
    let add = move |more: Vec<Past>| _ = tables.try_update(|tables| tables.extend(more));
    spawn_local(async move { add(shelf::tables().await.iter().map(Past::kept).collect()) });
    spawn_local(async move {
        // Without a server there is only what is kept here.
        let there = api::my_tables().await.unwrap_or_default();
        add(there.iter().map(Past::there).collect());
    });
    tables
}

/// The unfinished game that was played last.
#[component]
pub(crate) fn Continue(tables: RwSignal<Vec<Past>>) -> impl IntoView {
    let speech = Speech::here();
    let latest = Memo::new(move |_| {
        tables.with(|tables| choose(tables, Shown::Unfinished, "", title).into_iter().next())
    });
    move || {
        let past = latest.get()?;
        let face = games::face(&past.game)?;
        Some(view! {
            <a class="cont" href=past.address()>
                <span class=format!("cpic {}", face.tint)>
                    <svg viewBox="0 0 300 270" preserveAspectRatio="xMidYMid slice" aria-hidden="true" inner_html=face.picture></svg>
                </span>
                <span class="ct">
                    <span class="turn"><i></i>{stands(speech, &past)}</span>
                    <b class="serif">{face.title}</b>
                    <span class="with">{company(speech, &past)}</span>
                    <span class="with">{place_word(speech, &past)}</span>
                </span>
                <span class="btn go">{speech.t("web-continue")}</span>
            </a>
        })
    }
}

/// How a table stands, and in which round where there are several.
pub(crate) fn stands(speech: Speech, past: &Past) -> String {
    let company = past.company.as_ref();
    let stands = match company.and_then(standing) {
        Some(Standing::Word(word)) => speech.t(word),
        Some(Standing::Turn(seat)) => {
            let name = company.and_then(|company| names(speech, company).into_iter().nth(seat.index()));
            speech.say(&Message::new("web-past-turn").with("name", name.unwrap_or_default()))
        }
        None => speech.t(past.stands.word()),
    };
    match company.map(|company| company.round) {
        Some(round @ 2..) => {
            format!("{stands} · {}", speech.say(&Message::new("web-round").with("round", round)))
        }
        _ => stands,
    }
}

/// What those at a table are called, by seat.
fn names(speech: Speech, company: &Company) -> Vec<String> {
    let sitters: Vec<_> = company.sitters.iter().collect();
    names_of(&sitters, company.own.first(), speech)
}

/// Against whom one plays there, and how strong they are.
pub(crate) fn company(speech: Speech, past: &Past) -> Option<String> {
    let company = past.company.as_ref()?;
    let named = Seat::all(company.sitters.len() as u8).zip(names(speech, company)).zip(&company.sitters);
    let other = |seat, sitter: &Sitter| !company.own.contains(seat) && *sitter != Sitter::Nobody;
    let others: Vec<String> =
        named.filter(|((seat, _), sitter)| other(*seat, sitter)).map(|((_, name), _)| name).collect();
    let level = level(company).map(|level| format!(" · {}", level_name(speech, level))).unwrap_or_default();
    (!others.is_empty()).then(|| format!("{}{level}", others.join(", ")))
}

/// When something last happened there, and where that is.
pub(crate) fn place_word(speech: Speech, past: &Past) -> String {
    let place = match past.place {
        Place::Server => past.code.to_string(),
        Place::Browser => speech.t("web-kept-here"),
    };
    format!("{} · {place}", day(past.last, speech))
}

/// A day as the reader's language writes it.
pub(crate) fn day(millis: u64, speech: Speech) -> String {
    // Milliseconds since 1970 are far below 2⁵³, where a float still counts them exactly.
    #[allow(clippy::cast_precision_loss, reason = "far below 2⁵³")]
    let date = js_sys::Date::new(&(millis as f64).into());
    let how = js_sys::Object::new();
    // With the month's name: 11/12 is another day to other readers. A fresh object takes any property.
    let _ = js_sys::Reflect::set(&how, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(speech.lang().code(), &how).into()
}

/// The list of one's tables, as a part of the program: whoever comes for the first time has none.
pub(crate) struct PastTables {
    /// The list, with a search.
    pub list: fn(RwSignal<Vec<Past>>) -> AnyView,
}

/// The list of one's tables.
pub(crate) static PAST_TABLES: PastTables =
    PastTables { list: |tables| view! { <List tables /> }.into_any() };

/// The list, as soon as there is something to be listed and that part of the program is there.
#[component]
pub(crate) fn History(tables: RwSignal<Vec<Past>>) -> impl IntoView {
    let any = Memo::new(move |_| tables.with(|tables| !tables.is_empty()));
    move || {
        any.get().then(|| {
            let there = later::fetch(later::past_tables);
            move || there.get().map(|past| (past.list)(tables))
        })
    }
}

#[component]
fn List(tables: RwSignal<Vec<Past>>) -> impl IntoView {
    let speech = Speech::here();
    let (shown, words, all) = (RwSignal::new(Shown::All), RwSignal::new(String::new()), RwSignal::new(false));
    let chosen = Memo::new(move |_| {
        tables.with(|tables| words.with(|words| choose(tables, shown.get(), words, title)))
    });
    let most = move || if all.get() { usize::MAX } else { FEW };
    let rows = move || chosen.get().into_iter().take(most()).map(|past| row(speech, &past)).collect_view();
    let more = move || !all.get() && chosen.with(|chosen| chosen.len() > FEW);
    let many = move || tables.with(|tables| tables.len() > 3);
    view! {
        <section class="history" aria-labelledby="history">
            <div class="hhead">
                <h2 id="history" class="serif">{speech.says("web-history")}</h2>
                <Show when=many>
                    <label class="search">
                        <Icon name="icon-search" />
                        <span class="vh">{speech.says("web-history-search")}</span>
                        <input
                            type="search"
                            placeholder=speech.says("web-history-search")
                            prop:value=move || words.get()
                            on:input=move |event| words.set(event_target_value(&event))
                        />
                    </label>
                    <Segs
                        label="web-history-show"
                        values=vec![
                            (Shown::All, "web-history-all"),
                            (Shown::Unfinished, "web-history-unfinished"),
                            (Shown::Finished, "web-history-finished"),
                        ]
                        chosen=Signal::derive(move || Some(shown.get()))
                        choose=Callback::new(move |one| shown.set(one))
                    />
                </Show>
            </div>
            <ul>{rows}</ul>
            // Its name is in the book of the pages beside the tables, which comes for whoever has tables.
            {move || speech.has(ROOMS).then(|| view! {
                <p><a class="learnlink" href="/games">{speech.says("web-my-games")}<Icon name="icon-arrow" /></a></p>
            })}
            <p role="status" class="soft">
                {move || chosen.with(Vec::is_empty).then(|| speech.t("web-history-none"))}
            </p>
            <Show when=more>
                <button class="btn" on:click=move |_| all.set(true)>{speech.says("web-history-more")}</button>
            </Show>
        </section>
    }
}

fn row(speech: Speech, past: &Past) -> impl IntoView + use<> {
    let tint = games::face(&past.game).map_or("", |face| face.tint);
    view! {
        <li>
            <a class=tint href=past.address()>
                <b class="serif">{title(&past.game)}</b>
                <span class="state" class:open=past.stands != Stands::Over>{stands(speech, past)}</span>
                {company(speech, past).map(|company| view! { <span>{company}</span> })}
                <span>{place_word(speech, past)}</span>
            </a>
        </li>
    }
}
