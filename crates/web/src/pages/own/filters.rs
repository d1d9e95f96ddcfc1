//! Which games are wanted: by words, game, result, kind and time, finished or not.

use leptos::prelude::*;
use sevenfold_texts::lowercase;

use super::Sign;
use super::data::{Played, written};
use crate::games::{self, title};
use crate::link::Place;
use crate::pages::{Past, Shown, choose};
use crate::parts::Icon;
use crate::speech::Speech;

/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;

/// What can be chosen of results, with what it is called.
const RESULTS: [(&str, &str); 5] = [
    ("", "web-own-any-result"),
    ("won", "web-own-won"),
    ("shared", "web-own-shared"),
    ("lost", "web-own-lost"),
    ("broken", "web-own-broken"),
];
/// What can be chosen of kinds.
const KINDS: [(&str, &str); 5] = [
    ("", "web-own-any-kind"),
    ("rated", "web-own-rated"),
    ("casual", "web-own-casual"),
    ("brought", "web-own-brought"),
    ("here", "web-own-here"),
];
/// What can be chosen of times: within so many days.
const TIMES: [(&str, &str); 5] = [
    ("", "web-own-any-time"),
    ("1", "web-own-day"),
    ("7", "web-own-week"),
    ("30", "web-own-month"),
    ("365", "web-own-year"),
];

/// What can be chosen of how far a game has come.
const STAGES: [(&str, &str); 3] =
    [("", "web-own-any-stage"), (RUNNING, "web-own-running"), (FINISHED, "web-own-finished")];
const RUNNING: &str = "running";
const FINISHED: &str = "finished";

/// What is wanted.
#[derive(Clone, Copy)]
pub(super) struct Filters {
    pub words: RwSignal<String>,
    pub game: RwSignal<String>,
    pub result: RwSignal<String>,
    pub kind: RwSignal<String>,
    pub days: RwSignal<String>,
    pub stage: RwSignal<String>,
}

impl Filters {
    pub(super) fn new() -> Self {
        let empty = || RwSignal::new(String::new());
        Self { words: empty(), game: empty(), result: empty(), kind: empty(), days: empty(), stage: empty() }
    }

    /// Is anything chosen? To be watched.
    pub(super) fn any(self) -> bool {
        [self.words, self.game, self.result, self.kind, self.days, self.stage]
            .iter()
            .any(|one| one.with(|one| !one.is_empty()))
    }

    fn since(self) -> Option<u64> {
        let days: u64 = self.days.get().parse().ok()?;
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "milliseconds since 1970")]
        let now = js_sys::Date::now() as u64;
        Some(now.saturating_sub(days * DAY))
    }

    /// As the server is asked; nothing if only this browser's games are wanted. To be watched.
    pub(super) fn question(self, after: Option<&str>) -> Option<String> {
        let (since, kind, stage) = (self.since(), self.kind.get(), self.stage.get());
        if kind == "here" || stage == RUNNING {
            return None;
        }
        let mut question = String::new();
        let mut add = |name: &str, value: &str| {
            if !value.is_empty() {
                question.push(if question.is_empty() { '?' } else { '&' });
                question.extend([name, "=", &written(value)]);
            }
        };
        add("words", &self.words.get());
        add("game", &self.game.get());
        add("result", &self.result.get());
        add("kind", &kind);
        add("since", &since.map(|since| since.to_string()).unwrap_or_default());
        add("after", after.unwrap_or_default());
        Some(question)
    }

    /// Is a game of this browser wanted? To be watched.
    pub(super) fn wants(self, game: &Played) -> bool {
        let chosen =
            |signal: RwSignal<String>, value: &str| signal.with(|one| one.is_empty() || one == value);
        let mut names: Vec<String> = game.seats.iter().map(|sat| sat.name.clone()).collect();
        names.extend([title(&game.game), game.note.clone()]);
        let text = lowercase(&names.join(" "));
        let words = lowercase(&self.words.get());
        chosen(self.stage, FINISHED)
            && chosen(self.game, &game.game)
            && chosen(self.result, &game.result)
            && chosen(self.kind, &game.kind)
            && self.since().is_none_or(|since| game.finished >= since)
            && words.split_whitespace().all(|word| text.contains(word))
    }
}

impl Filters {
    /// Of one's tables those that are wanted and not over. A game that goes on has no result. To be watched.
    pub(super) fn running(self, tables: &[Past]) -> Vec<Past> {
        let (words, game, kind) = (self.words.get(), self.game.get(), self.kind.get());
        let (since, stage) = (self.since(), self.stage.get());
        if stage == FINISHED || self.result.with(|result| !result.is_empty()) {
            return Vec::new();
        }
        let fits = |past: &Past| {
            (game.is_empty() || past.game == game)
                && (kind.is_empty() || kind == "here" && past.place == Place::Browser)
                && since.is_none_or(|since| past.last >= since)
        };
        choose(tables, Shown::Unfinished, &words, title).into_iter().filter(fits).collect()
    }
}

/// The filters.
#[component]
pub(super) fn Choose(filters: Filters) -> impl IntoView {
    let speech = Speech::here();
    let game = move |id: &'static str| {
        view! {
            <label class="gc">
                <input
                    class="vh"
                    type="checkbox"
                    prop:checked=move || filters.game.get() == id
                    on:change=move |event| {
                        let id = if event_target_checked(&event) { id } else { "" };
                        filters.game.set(id.to_owned());
                    }
                />
                <Sign game=id.to_owned() />
                <span class="vh">{title(id)}</span>
            </label>
        }
    };
    view! {
        <section class="flt" aria-label=speech.says("web-own-filter")>
            <label class="search">
                <Icon name="icon-search" />
                <span class="vh">{speech.says("web-own-search")}</span>
                <input
                    type="search"
                    placeholder=speech.says("web-own-search")
                    prop:value=move || filters.words.get()
                    on:input=move |event| filters.words.set(event_target_value(&event))
                />
            </label>
            <div class="gf" role="group" aria-label=speech.says("web-own-game")>
                {games::all().into_iter().map(|face| game(face.id)).collect_view()}
            </div>
            <Among label="web-own-result" values=&RESULTS chosen=filters.result />
            <Among label="web-own-kind" values=&KINDS chosen=filters.kind />
            <Among label="web-own-time" values=&TIMES chosen=filters.days />
            <Among label="web-own-stage" values=&STAGES chosen=filters.stage />
        </section>
    }
}

/// One of a few, in a list that opens.
#[component]
fn Among(
    label: &'static str,
    values: &'static [(&'static str, &'static str)],
    chosen: RwSignal<String>,
) -> impl IntoView {
    let speech = Speech::here();
    let option = move |(value, word): &'static (&'static str, &'static str)| {
        view! { <option value=*value prop:selected=move || chosen.get() == *value>{speech.says(word)}</option> }
    };
    view! {
        <label class="among">
            <span class="vh">{speech.says(label)}</span>
            <select on:change=move |event| chosen.set(event_target_value(&event))>
                {values.iter().map(option).collect_view()}
            </select>
        </label>
    }
}
