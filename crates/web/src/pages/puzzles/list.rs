//! The four questions with how far one is, and the tactic of the day.

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::puzzles::{Family, Problem, Progress, TACTICS, of_day, today};
use crate::speech::Speech;

/// A sentence in the reader's language, to be watched.
pub(crate) fn say(speech: Speech, message: &Message) -> String {
    speech.say(message)
}

/// The list; the page that is open is marked.
#[component]
pub(crate) fn List(progress: RwSignal<Progress>, here: Option<Problem>) -> impl IntoView {
    let speech = Speech::here();
    view! {
        <nav class="pz-list" aria-label=speech.says("web-puzzles")>
            <ul>{Family::ALL.map(|family| view! { <Card family progress here /> }).collect_view()}</ul>
            <OfDay progress here />
        </nav>
    }
}

/// The picture of a question, and the part of the drawing that is shown.
const fn picture(family: Family) -> (&'static str, &'static str) {
    match family {
        Family::FifthLevel => ("0 0 64 64", include_str!("../../../pictures/puzzles/fifth-level.svg")),
        Family::Island => ("-30 -54.8 94.6 94.6", include_str!("../../../pictures/puzzles/island.svg")),
        Family::Holes => ("-30 -35.5 85.9 85.9", include_str!("../../../pictures/puzzles/holes.svg")),
        Family::Copycat => ("-13.7 -20.3 70.6 70.6", include_str!("../../../pictures/puzzles/copycat.svg")),
    }
}

#[component]
fn Card(family: Family, progress: RwSignal<Progress>, here: Option<Problem>) -> impl IntoView {
    let speech = Speech::here();
    let id = family.id();
    let (frame, drawing) = picture(family);
    let current = here.and_then(Problem::family) == Some(family);
    let pips = move || {
        let pip =
            |problem: Problem| view! { <i class:f=progress.with(|progress| progress.is_done(problem))></i> };
        family.problems().into_iter().map(pip).collect_view()
    };
    let done = move || {
        let done = progress.with(|progress| progress.done(family));
        let of = family.problems().len();
        say(speech, &Message::new("web-puzzle-done").with("done", done).with("of", of))
    };
    view! {
        <li>
            <a class="pz-card" href=family.first().path() aria-current=current.then_some("page")>
                <svg class="th" viewBox=frame aria-hidden="true" inner_html=drawing></svg>
                <span class="pt">
                    <b class="serif">{move || speech.t(&format!("puzzle-{id}"))}</b>
                    <em>{move || speech.t(&format!("web-puzzle-say-{id}"))}</em>
                    <span class="pg"><span class="pips" aria-hidden="true">{pips}</span><span>{done}</span></span>
                </span>
            </a>
        </li>
    }
}

/// The tactic of the day.
#[component]
fn OfDay(progress: RwSignal<Progress>, here: Option<Problem>) -> impl IntoView {
    let speech = Speech::here();
    let number = of_day(today());
    let solved = move || progress.with(|progress| progress.has_solved(number));
    let streak = move || {
        let days = progress.with(|progress| progress.streak(today()));
        (days > 1).then(|| say(speech, &Message::new("web-tactic-streak").with("days", days)))
    };
    let all = move || {
        let done = progress.with(Progress::tactics);
        say(speech, &Message::new("web-puzzle-done").with("done", done).with("of", TACTICS))
    };
    let current = matches!(here, Some(Problem::Tactic(_)));
    view! {
        <a class="pz-card pz-day" href="/puzzles/tactic" aria-current=current.then_some("page")>
            <span class="num" aria-hidden="true">{number}</span>
            <span class="pt">
                <b class="serif">{speech.says("web-tactic-day")}</b>
                <em>{move || speech.t(if solved() { "web-tactic-day-solved" } else { "web-tactic-day-say" })}</em>
                <span class="pg"><span>{streak}</span><span>{all}</span></span>
            </span>
        </a>
    }
}
