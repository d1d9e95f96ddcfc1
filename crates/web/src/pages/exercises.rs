//! Exercises: positions with hidden cards in which one move is better beyond doubt, and those from one's own games.

mod answer;
mod page;

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::games::{self, Face, Section};
use crate::parts::{Bar, Icon, Title};
use crate::puzzles::today;
use crate::speech::Speech;
use crate::study::{MINE, Progress};
pub(crate) use page::Exercise;

/// Where a game is practised, if there is anything to practise: SEVEN, in which nothing is hidden, has tactics.
pub(crate) fn practice_of(face: &Face) -> Option<String> {
    match face.section {
        Section::Further => None,
        _ if face.open_hands => Some("/puzzles/tactic".to_owned()),
        _ => Some(format!("/exercises/{}", face.id)),
    }
}

/// What is asked in a game.
fn question(face: &Face) -> &'static str {
    if face.id == "double-seven" { "web-exercise-say-turn" } else { "web-exercise-say" }
}

/// All there are.
#[component]
pub(crate) fn Exercises() -> impl IntoView {
    let speech = Speech::here();
    let progress = Progress::kept();
    let rating = Message::new("web-exercise-rating").with("rating", format!("{:.0}", progress.rating));
    let due = Message::new("web-exercise-due").with("count", progress.due(today()).len());
    let card = |(face, practice): (&'static Face, String)| {
        view! {
            <li>
                <a class=format!("pz-card {}", face.tint) href=practice>
                    <svg class="th" viewBox="0 0 300 270" aria-hidden="true" inner_html=face.picture></svg>
                    <span class="pt"><b class="serif">{face.title}</b><em>{speech.says(question(face))}</em></span>
                </a>
            </li>
        }
    };
    let games = games::all().into_iter().filter_map(|face| Some((face, practice_of(face)?)));
    view! {
        <Title text=Signal::derive(speech.says("web-exercises")) />
        <Bar><a class="serif" href="/puzzles">{speech.says("web-puzzles")}</a><span class="rd">{speech.says("web-exercises")}</span></Bar>
        <main id="main" class="pz-index">
            <div class="pz-head">
                <h1>{speech.says("web-exercises")}</h1>
                <p>{speech.says("web-exercises-say")}</p>
                <p class="num">{move || speech.say(&rating)}</p>
            </div>
            <nav class="pz-list" aria-label=speech.says("web-exercises")>
                <ul>{games.map(card).collect_view()}</ul>
                <a class="pz-card" href=format!("/exercises/{MINE}")>
                    <Icon name="icon-learn" class="th" />
                    <span class="pt"><b class="serif">{speech.says("web-exercises-mine")}</b><em>{move || speech.say(&due)}</em></span>
                </a>
            </nav>
        </main>
    }
}
