//! The moments that mattered, in the order of the game; each can be opened.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_review::plot::{sign_svg, signed};
use sevenfold_review::{Cause, Moment, Review as Looked};

use super::Look;
use crate::pages::practice_of;
use crate::study::Stage;
use crate::watch::watch;

/// When a step was taken: in which round, or where there is only one, at which step.
pub(crate) fn when(look: Look, step: usize) -> Option<String> {
    let told = look.crew.outline.with(|outline| {
        let outline = outline.as_ref()?;
        Some(match outline.rounds() {
            1 => Message::new("web-review-step").with("step", step),
            _ => Message::new("web-round").with("round", outline.round(step)),
        })
    });
    told.map(|told| look.here.say(&told))
}

/// A move in a few words: where its place is told by numbers, without them.
fn brief(look: Look, label: &Message) -> String {
    let key = format!("web-review-{}", label.key);
    if look.here.look_up(&key).is_none() {
        return look.here.say(label);
    }
    look.here.say(&Message { key: key.into(), ..label.clone() })
}

/// What a moment was, in a few words: the better move, or who gave something.
pub(crate) fn title(look: Look, moment: &Moment) -> String {
    let here = look.here;
    let label = look.crew.judgement(moment.step).and_then(|judged| {
        let shown = match moment.cause {
            Cause::Gift => judged.made().cloned(),
            _ => judged.best().cloned(),
        };
        shown.and_then(|shown| shown.label)
    });
    let what = label.map(|label| brief(look, &label)).unwrap_or_default();
    let key = match moment.cause {
        Cause::Deal => "web-review-title-deal",
        Cause::Drawn | Cause::Unforeseen => "web-review-title-drawn",
        Cause::Gift => "web-review-title-gift",
        Cause::Loss => "web-review-title-loss",
    };
    here.say(&Message::new(key).with("move", what).with("name", here.name(moment.seat)))
}

/// What a step was that is no moment: whose move, and which.
pub(crate) fn plain_title(look: Look, step: usize) -> String {
    let here = look.here;
    let Some(judged) = look.crew.judgement(step) else { return here.t("web-review-title-drawn") };
    let made = judged.made().and_then(|made| made.label.clone());
    let made = made.map_or_else(|| judged.decision.text.clone(), |label| brief(look, &label));
    let name = here.name(judged.decision.seat);
    here.say(&Message::new("web-review-title-gift").with("move", made).with("name", name))
}

/// The list of moments.
#[component]
pub(crate) fn List(look: Look) -> impl IntoView {
    let here = look.here;
    // The page opens at what cost or brought most; as long as that may change, the moment that is open stays open while it
    // is one. Whoever has chosen one is left there.
    watch(move || {
        let done = look.crew.stage.get() == Stage::Done;
        let (opening, steps) = look.review.with(|review| {
            let review = review.as_ref();
            let opening = review.and_then(Looked::opening).map(|moment| moment.step);
            (
                opening,
                review.map_or_else(Vec::new, |review| review.moments.iter().map(|one| one.step).collect()),
            )
        });
        let stays = |step| look.chosen.get_untracked() || (!done && steps.contains(&step));
        if !look.open.get_untracked().is_some_and(stays) {
            look.open.set(opening);
        }
    });
    // The curve shows each by the same number.
    let row = move |(number, moment): (usize, Moment)| {
        let step = moment.step;
        let is_open = move || {
            look.open.get() == Some(step)
                && look.review.with(|review| review.as_ref().and_then(|all| all.at(step)) == Some(&moment))
        };
        let current = move || is_open().then_some("step");
        let by = signed(moment.by());
        view! {
            <li>
                <button aria-current=current on:click=move |_| look.choose(Some(step))>
                    <span class="rv-sign" inner_html=sign_svg(moment.cause)></span>
                    <span class="rv-what">
                        <small>{move || format!("{number} · {} · {}", when(look, step).unwrap_or_default(), here.t(super::word(moment.cause)))}</small>
                        <b>{move || title(look, &moment)}</b>
                    </span>
                    <span class="num">{by}</span>
                </button>
            </li>
        }
    };
    let moments = move || {
        look.review.with(|review| review.as_ref().map(|review| review.moments.clone()).unwrap_or_default())
    };
    view! {
        <section class="rv-moments" aria-labelledby="rv-moments">
            <h2 id="rv-moments" class="serif">{here.says("web-moments")}</h2>
            <ol>{move || (1..).zip(moments()).map(row).collect_view()}</ol>
            <p class="soft">{move || moments().is_empty().then(|| here.t("web-review-no-moment"))}</p>
            <p class="rv-more">
                {practice_of(look.face).map(|practice| view! { <a class="btn" href=practice>{here.says("web-exercises")}</a> })}
                <a class="btn" href="/exercises/mine">{here.says("web-exercises-mine")}</a>
            </p>
        </section>
    }
}
