//! What came of an answer: a sentence, the worth of every choice with its whiskers, and why.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_exercises::{Exercise, Worth};
use sevenfold_review::hundredths;
use sevenfold_review::wire::{MoveFace, PracticeFace};

use super::page::{Chosen, On, Said};
use crate::pages::{Chips, whiskers};
use crate::study::Practice;
use crate::table::{Here, own_words};

/// The sentence about an answer.
fn sentence(exercise: &Exercise, answer: &str) -> Message {
    let best = exercise.answer().map_or(0.0, Worth::share);
    match exercise.worth(answer).map(|own| best - own.share()) {
        Some(less) if less <= 0.0 => Message::new("web-exercise-right"),
        Some(_) if exercise.is_as_good(answer) => Message::new("web-exercise-as-good"),
        Some(less) if less < 0.05 => Message::new("web-exercise-close").with("more", hundredths(less)),
        Some(less) => Message::new("web-exercise-other").with("more", hundredths(less)),
        None if exercise.may_be_as_good(answer) => Message::new("web-exercise-unlisted"),
        None => Message::new("web-exercise-unknown"),
    }
}

/// The answer and what there is to learn from it.
#[component]
pub(crate) fn Answer(here: Here, practice: Practice, chosen: Chosen, answer: String) -> impl IntoView {
    let told = sentence(&chosen.position, &answer);
    let face = move || practice.face.get();
    let moved = move |text: &str| {
        let faces = face().map(|face: PracticeFace| face.moves).unwrap_or_default();
        faces.into_iter().find(|one: &MoveFace| one.text == text)
    };
    let best = chosen.position.answer().map(|best| best.text().to_owned()).unwrap_or_default();
    let row = |worth: &Worth| {
        let (text, share, error) = (worth.text().to_owned(), worth.share(), worth.error());
        let (first, made) = (text == best, text == answer);
        let equal = chosen.position.is_as_good(&text).then_some("web-review-equal");
        let mark = if first { Some("web-exercise-best") } else { equal };
        let label = {
            let text = text.clone();
            move || {
                // Where nothing is hidden and places are many, the table says best where a move goes.
                let own = chosen.face.open_hands.then(|| own_words(here, &text)).flatten();
                let label = own.or_else(|| moved(&text)?.label);
                label.map_or_else(|| text.clone(), |label| here.say(&label))
            }
        };
        // The best move and one's own are worth a word; more would be in the way of the table.
        let why = move || {
            let reason = moved(&text).filter(|_| first || made)?.reason?;
            Some(view! { <p>{here.say(&reason)}</p> })
        };
        let place = |share: f64| format!("{:.1}%", share.clamp(0.0, 1.0) * 100.0);
        let (least, most) = (share - 1.96 * error, share + 1.96 * error);
        view! {
            <li class:best=first class:made=made>
                <b>{label}</b>
                <Chips here yours=made.then_some("web-exercise-yours") mark />
                <span class="num">{hundredths(share)}</span>
                <span class="rv-bar" aria-hidden="true">
                    <i style=format!("width:{}", place(share))></i>
                    <u style=format!("left:{};right:calc(100% - {})", place(least), place(most))></u>
                </span>
                {why}
            </li>
        }
    };
    let rows = chosen.position.worths.iter().map(row).collect_view();
    view! {
        <Said here told />
        <h2 class="serif">{here.says("web-exercise-worths")}</h2>
        <ol class="rv-list">{rows}</ol>
        <p class="soft">{here.says(whiskers(chosen.face))}</p>
        <On practice next=chosen.next.clone() />
    }
}

/// What a turn has brought, and moves that bring the most.
#[component]
pub(crate) fn TurnAnswer(here: Here, practice: Practice, chosen: Chosen, brought: u8) -> impl IntoView {
    let most = chosen.position.aim.as_ref().map_or(0, |aim| aim.most);
    let key = if brought >= most { "web-exercise-turn-most" } else { "web-exercise-turn-less" };
    let told = Message::new(key).with("brought", brought).with("most", most);
    let moves =
        move || practice.face.with(|face| face.as_ref().map(|face| face.moves.clone())).unwrap_or_default();
    let step = move |one: MoveFace| {
        let label = one.label.map_or(one.text, |label| here.say(&label));
        view! { <li>{label}</li> }
    };
    view! {
        <Said here told />
        <h2 class="serif">{here.says("web-exercise-turn-way")}</h2>
        <ol class="rv-way">{move || moves().into_iter().map(step).collect_view()}</ol>
        <p class="soft">{here.says("web-exercise-turn-proven")}</p>
        <On practice next=chosen.next.clone() />
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::Seat;
    use sevenfold_exercises::Level;

    #[test]
    fn an_answer_hears_how_close_it_was() {
        let worth = |text: &str, parts| Worth(text.to_owned(), parts, 10);
        let exercise = Exercise {
            level: Level::Easy,
            rating: 1200,
            seats: 2,
            options: serde_json::Value::Null,
            seed: String::new(),
            moves: Vec::new(),
            seat: Seat::FIRST,
            worths: vec![worth("a", 6000), worth("a too", 5970), worth("b", 5700), worth("c", 2000)],
            aim: None,
            mark: String::new(),
        };
        let keys = ["a", "a too", "b", "c", "x"].map(|answer| sentence(&exercise, answer).key);
        let expected = ["right", "as-good", "close", "other", "unknown"];
        assert_eq!(keys, expected.map(|key| format!("web-exercise-{key}")));
    }
}
