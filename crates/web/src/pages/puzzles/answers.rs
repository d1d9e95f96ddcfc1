//! What is known about the puzzles, and how sure it is.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_seven::Tile;

use super::say;
use crate::puzzles::{Family, Known, Problem, Sure, second_ring};
use crate::speech::Speech;

/// A question, its answer, and how sure that is.
struct Row {
    family: Family,
    question: Message,
    answer: String,
    sure: Sure,
}

fn rows() -> Vec<Row> {
    let best = |problem: Problem| Known::of(problem).map_or(0, |known| known.best);
    let row = |family, question, answer, sure| Row { family, question, answer, sure };
    let levels = (2..=6u8).map(|level| {
        let question = Message::new("web-puzzle-q-level").with("level", level);
        row(Family::FifthLevel, question, best(Problem::Level(level)).to_string(), Sure::Proven)
    });
    let highest = row(Family::FifthLevel, Message::new("web-puzzle-q-highest"), "6".to_owned(), Sure::Proven);
    let each = |number: fn(Tile) -> String| {
        Tile::ALL.map(|tile| format!("{}\u{a0}{}", tile.letter(), number(tile))).join(" · ")
    };
    let white = each(|tile| Known::of(Problem::Island(tile)).map_or(0, |known| known.best).to_string());
    let black = each(|tile| second_ring(tile).map_or_else(|| "–".to_owned(), |black| black.to_string()));
    let islands = [("web-puzzle-q-white", white), ("web-puzzle-q-black", black)];
    let islands = islands.map(|(key, answer)| row(Family::Island, Message::new(key), answer, Sure::Proven));
    let holes = [6, 7, 14u8].map(|count| {
        let sure = Known::of(Problem::Holes(count)).map_or(Sure::Proven, |known| known.sure);
        let question = Message::new("web-puzzle-q-holes").with("tiles", count);
        row(Family::Holes, question, best(Problem::Holes(count)).to_string(), sure)
    });
    levels.chain([highest]).chain(islands).chain(holes).collect()
}

/// How sure a number is, as a badge.
pub(crate) fn badge(speech: Speech, sure: Sure) -> AnyView {
    let key = match sure {
        Sure::Proven => "web-puzzle-proven",
        Sure::BestKnown { .. } => "web-puzzle-best-known",
    };
    view! { <span class="pz-sure" class:open=sure != Sure::Proven>{move || speech.t(key)}</span> }.into_any()
}

/// The table of answers.
#[component]
pub(crate) fn Answers() -> impl IntoView {
    let speech = Speech::here();
    let line = move |row: Row| {
        let Row { family, question, answer, sure } = row;
        let bound = match sure {
            Sure::Proven => None,
            Sure::BestKnown { at_most } => Some(Message::new("web-puzzle-bound").with("most", at_most)),
        };
        view! {
            <tr>
                <th scope="row">
                    <small>{move || speech.t(&format!("puzzle-{}", family.id()))}</small>
                    {move || say(speech, &question)}
                </th>
                <td class="num">{answer}</td>
                <td>{badge(speech, sure)}" "{bound.map(|bound| view! { <small>{move || say(speech, &bound)}</small> })}</td>
            </tr>
        }
    };
    view! {
        <details class="pz-known">
            <summary><h2 class="serif">{speech.says("web-puzzle-known")}</h2><span>{speech.says("web-puzzle-spoils")}</span></summary>
            <p>{speech.says("web-puzzle-sure-say")}</p>
            <table>
                <thead><tr>
                    <th scope="col">{speech.says("web-puzzle-question")}</th>
                    <th scope="col">{speech.says("web-puzzle-answer")}</th>
                    <th scope="col">{speech.says("web-puzzle-sure")}</th>
                </tr></thead>
                <tbody>{rows().into_iter().map(line).collect_view()}</tbody>
            </table>
        </details>
    }
}
