//! The moves that were considered: what each is worth, how sure that is, and what is to be said for it.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_review::{Cause, Considered, Judgement, about_equal, hundredths};

use super::moment::{Known, Seen};
use super::{Chips, Look, whiskers};
use crate::table::own_words;

/// The moves, best first; those of others only with all hands, for nobody could know them then.
pub(crate) fn considered(look: Look, seen: Seen, judged: &Judgement) -> AnyView {
    let here = look.here;
    let mover = judged.decision.seat;
    let is_open = look.face.open_hands || seen.known.get() == Known::All;
    if mover != look.seat.get() && !is_open {
        let gave = look
            .review
            .with(|review| review.as_ref()?.at(seen.step).map(|moment| moment.cause == Cause::Gift));
        let key = if gave == Some(true) { "web-review-gift-say" } else { "web-review-other-say" };
        let told = Message::new(key).with("name", here.name(mover));
        return view! { <p class="rv-note">{here.say(&told)}</p> }.into_any();
    }
    let rows = judged.considered.iter().map(|one| row(look, seen, judged, one)).collect_view();
    view! {
        <ol class="rv-list">{rows}</ol>
        <p class="soft">{here.says(whiskers(look.face))}</p>
    }
    .into_any()
}

/// What is thought of a move beside the best one. Of two that are about equal neither is called better.
fn mark(judged: &Judgement, one: &Considered) -> Option<&'static str> {
    let best = judged.best()?;
    let is_as_good = judged.made().is_some_and(|made| about_equal(best, made));
    match (best.text == one.text, one.text == judged.decision.text) {
        // What was played is better than nothing but the rest.
        (true, true) => Some("web-exercise-best"),
        (true, false) if !is_as_good => Some("web-review-better"),
        _ => about_equal(best, one).then_some("web-review-equal"),
    }
}

fn row(look: Look, seen: Seen, judged: &Judgement, one: &Considered) -> impl IntoView + use<> {
    let here = look.here;
    let made = one.text == judged.decision.text;
    let best = judged.best().map(|best| best.text.clone());
    let first = best.as_ref() == Some(&one.text);
    let (least, most) = (one.worth - 1.96 * one.error, one.worth + 1.96 * one.error);
    let place = |share: f64| format!("{:.1}%", share.clamp(0.0, 1.0) * 100.0);
    let error = Message::new("web-review-error").with("error", hundredths(1.96 * one.error));
    view! {
        <li class:best=first class:made=made>
            {name(look, seen, judged, one)}
            <Chips here yours=made.then_some("web-review-made") mark=mark(judged, one) />
            <span class="num">{hundredths(one.worth)}</span>
            <span class="rv-bar" aria-hidden="true">
                <i style=format!("width:{}", place(one.worth))></i>
                <u style=format!("left:{};right:calc(100% - {})", place(least), place(most))></u>
            </span>
            <span class="vh">{here.say(&error)}</span>
            {one.reason.as_ref().map(|reason| view! { <p>{here.say(reason)}</p> })}
        </li>
    }
}

/// A move in words, as its table says them; one of one's own is shown on the table when it is pressed.
fn name(look: Look, seen: Seen, judged: &Judgement, one: &Considered) -> AnyView {
    let mine = judged.decision.seat == look.seat.get();
    let (text, label) = (one.text.clone(), one.label.clone());
    let words = {
        let text = text.clone();
        move || {
            // From one's own seat a table can say what others would do only where nothing is hidden.
            let own = (mine || look.face.open_hands).then(|| own_words(seen.here, &text)).flatten();
            // What lies there is called as it is at the head of the page.
            own.or_else(|| label.clone()).map_or_else(|| text.clone(), |told| look.here.say(&told))
        }
    };
    if !mine {
        return view! { <b>{words}</b> }.into_any();
    }
    let is_best = judged.best().is_some_and(|best| best.text == text);
    let shown = {
        let text = text.clone();
        move || seen.pointed.with(|pointed| pointed.as_ref().map_or(is_best, |pointed| *pointed == text))
    };
    view! {
        <button class="rv-move" aria-pressed=move || shown().to_string() on:click=move |_| seen.pointed.set(Some(text.clone()))>
            {words}
        </button>
    }
    .into_any()
}
