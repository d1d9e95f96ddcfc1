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

/// Is there a set of this game? SEVEN, in which nothing is hidden, has tactics.
fn has_set(face: &Face) -> bool {
    !face.open_hands && face.section != Section::Further
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
    let card = |face: &'static Face| {
        view! {
            <li>
                <a class=format!("pz-card {}", face.tint) href=format!("/exercises/{}", face.id)>
                    <svg class="th" viewBox="0 0 300 270" aria-hidden="true" inner_html=face.picture></svg>
                    <span class="pt"><b class="serif">{face.title}</b><em>{speech.says(question(face))}</em></span>
                </a>
            </li>
        }
    };
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
                <ul>{games::all().into_iter().filter(|face| has_set(face)).map(card).collect_view()}</ul>
                <a class="pz-card" href=format!("/exercises/{MINE}")>
                    <Icon name="icon-learn" class="th" />
                    <span class="pt"><b class="serif">{speech.says("web-exercises-mine")}</b><em>{move || speech.say(&due)}</em></span>
                </a>
            </nav>
        </main>
    }
}
