//! My games, running and finished: those on the server, and those that only this browser has.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Message;

use super::bring::{Bring, here};
use super::data::{self, Page, Played};
use super::filters::{Choose, Filters};
use super::line::{Line, Span};
use super::record;
use super::running::Running;
use crate::me::{self, Standing};
use crate::memo::Memo;
use crate::pages::all_tables;
use crate::parts::{Announcement, Bar, Icon, Title, download};
use crate::speech::Speech;
use crate::watch::watch;

/// What the file with all one's games is called.
const ALL: &str = "sevenfold-games.sevens.jsonl";

/// Everything that is known so far.
#[derive(Clone, Copy)]
pub(super) struct Known {
    pub filters: Filters,
    /// Of the server, as far as it was asked.
    pub there: RwSignal<Vec<Played>>,
    /// Where the next page begins.
    next: RwSignal<Option<String>>,
    /// How many are finished, and won.
    counts: RwSignal<Option<(u32, u32)>>,
    /// Of this browser.
    pub here: RwSignal<Vec<Played>>,
    /// Has everything been looked at once?
    ready: RwSignal<bool>,
    pub failed: RwSignal<Option<Message>>,
    /// Only the answer to the last question counts.
    asked: StoredValue<u32>,
}

impl Known {
    fn new() -> Self {
        let known = Self {
            filters: Filters::new(),
            there: RwSignal::new(Vec::new()),
            next: RwSignal::new(None),
            counts: RwSignal::new(None),
            here: RwSignal::new(Vec::new()),
            ready: RwSignal::new(false),
            failed: RwSignal::new(None),
            asked: StoredValue::new(0),
        };
        spawn_local(async move { _ = known.here.try_set(here().await) });
        watch(move || known.ask(None));
        known
    }

    /// Asks the server: from the beginning, or for what follows.
    pub(super) fn ask(self, after: Option<String>) {
        let question = self.filters.question(after.as_deref());
        self.asked.update_value(|asked| *asked += 1);
        let number = self.asked.get_value();
        let Some(question) = question else {
            self.there.set(Vec::new());
            self.next.set(None);
            self.ready.set(true);
            return;
        };
        spawn_local(async move {
            let answer = data::games(&question).await;
            if self.asked.try_get_value() != Some(number) {
                return;
            }
            match answer {
                Ok(page) => {
                    if after.is_none() {
                        self.there.update(Vec::clear);
                    }
                    self.take(page);
                }
                Err(why) => self.failed.set(Some(why)),
            }
            self.ready.set(true);
        });
    }

    fn take(self, page: Page) {
        self.counts.set(Some((page.finished, page.won)));
        self.next.set(page.next);
        self.failed.set(None);
        self.there.update(|there| there.extend(page.games));
    }

    /// How many games there are, on the server and in this browser; nothing before either has told.
    fn finished_and_won(self) -> Option<(u32, u32)> {
        let won = |here: &Vec<Played>| here.iter().filter(|game| game.result == "won").count() as u32;
        let (here, won_here) = self.here.with(|here| (here.len() as u32, won(here)));
        let there = self.counts.get().or((here > 0).then_some((0, 0)))?;
        Some((there.0 + here, there.1 + won_here))
    }

    /// What is shown, the last one first. Of this browser's games those that belong between what the server has told.
    fn shown(self) -> Vec<Played> {
        let mut shown = self.there.get();
        let last = shown.last().filter(|_| self.next.with(Option::is_some)).map(|game| game.finished);
        let fits = |game: &&Played| self.filters.wants(game) && last.is_none_or(|last| game.finished >= last);
        self.here.with(|here| shown.extend(here.iter().filter(fits).cloned()));
        shown.sort_by_key(|game| std::cmp::Reverse(game.finished));
        shown
    }
}

/// The page.
#[component]
pub(super) fn MyGames() -> impl IntoView {
    let speech = Speech::here();
    let known = Known::new();
    let lead = move || {
        let (finished, won) = known.finished_and_won()?;
        Some(speech.say(&Message::new("web-own-counts").with("finished", finished).with("won", won)))
    };
    let shown = Memo::new(move |_| known.shown());
    let tables = all_tables();
    let running = Memo::new(move |_| tables.with(|tables| known.filters.running(tables)));
    let none = move || known.ready.get() && shown.with(Vec::is_empty) && running.with(Vec::is_empty);
    let any = move || known.finished_and_won().is_some_and(|(finished, _)| finished > 0);
    let save = move |event: web_sys::MouseEvent| {
        // The server knows nothing of the games that only this browser has.
        if known.here.with_untracked(|here| !here.is_empty()) {
            event.prevent_default();
            spawn_local(async move {
                match record::all(&known.here.get_untracked()).await {
                    Ok(text) => download(ALL, &text),
                    Err(why) => known.failed.set(Some(why)),
                }
            });
        }
    };
    let more = move |_| known.ask(known.next.get_untracked());
    view! {
        <Title text=Signal::derive(speech.says("web-my-games")) />
        <Bar><span class="serif">{speech.says("web-my-games")}</span></Bar>
        <main id="main" class="own book">
            <div class="top0">
                <div><h1>{speech.says("web-my-games")}</h1><p class="lead">{lead}</p></div>
                <div class="ta">
                    <a class="btn" href="/leaders/sieben">{speech.says("web-own-leaders")}</a>
                    <a class="btn" href="/replay">{speech.says("web-open-file")}</a>
                    <Show when=any>
                        <a class="btn" href="/api/me/records" download=ALL on:click=save>
                            <Icon name="icon-down" />{speech.says("web-own-download-all")}
                        </a>
                    </Show>
                </div>
            </div>
            <Announcement />
            <Bring known />
            <Choose filters=known.filters />
            <p role="alert">{move || known.failed.get().map(|why| speech.say(&why))}</p>
            <Running shown=running />
            <Show when=move || shown.with(|shown| !shown.is_empty())>
                <div class="slip list"><List shown known /></div>
            </Show>
            <div role="status">
                <Show when=none><Nothing known /></Show>
            </div>
            <Show when=move || known.next.with(Option::is_some)>
                <button class="btn" on:click=more>{speech.says("web-own-older")}<Icon name="icon-down" /></button>
            </Show>
        </main>
    }
}

/// The games, by when they ended.
#[component]
fn List(shown: Memo<Vec<Played>>, known: Known) -> impl IntoView {
    let speech = Speech::here();
    let spans = move || {
        let mut spans: Vec<(Span, Vec<Played>)> = Vec::new();
        for game in shown.get() {
            let span = Span::of(game.finished);
            match spans.last_mut() {
                Some((last, games)) if *last == span => games.push(game),
                _ => spans.push((span, vec![game])),
            }
        }
        spans
    };
    let section = move |(span, games): (Span, Vec<Played>)| {
        view! {
            <section>
                <h2>{move || span.say(speech)}</h2>
                <ul>{games.into_iter().map(|game| view! { <Line game known /> }).collect_view()}</ul>
            </section>
        }
    };
    move || spans().into_iter().map(section).collect_view()
}

/// There is nothing to be shown: nothing at all yet, or nothing like that.
#[component]
fn Nothing(known: Known) -> impl IntoView {
    let speech = Speech::here();
    let guest = me::standing() == Standing::Guest;
    move || {
        if known.filters.any() {
            return view! { <p class="soft">{speech.says("web-own-none")}</p> }.into_any();
        }
        view! {
            <div class="slip em">
                <h2 class="serif">{speech.says("web-own-first")}</h2>
                <p>{speech.says("web-own-first-say")}</p>
                <p class="ta">
                    <a class="btn go" href="/">{speech.says("web-own-first-go")}</a>
                    {guest.then(|| view! { <a class="btn" href="/member">{speech.says("web-own-join")}</a> })}
                </p>
            </div>
        }
        .into_any()
    }
}
