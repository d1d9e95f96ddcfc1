//! The pictures of a review, each with what it says for those who do not see it.

use leptos::ev::resize;
use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_review::Outline;
use sevenfold_review::plot::{self, Format, Labels, signed};

use super::Look;
use super::saving::{save_png, save_svg};
use crate::parts::Icon;
use crate::table::Here;

/// The words in the pictures, in the reader's language.
fn labels(here: Here) -> Labels {
    Labels {
        fair: here.t("web-review-fair"),
        luck: here.t("web-review-luck"),
        gifts: here.t("web-review-gifts"),
        losses: here.t("web-review-losses"),
        unforeseen: here.t("web-review-unforeseen"),
        result: here.t("web-review-result"),
    }
}

/// How a fair share became a result.
#[component]
pub(crate) fn Waterfall(look: Look) -> impl IntoView {
    let here = look.here;
    let title = move || {
        let sum = look.review.with(|review| review.as_ref().map(|review| review.sum));
        let (from, to) = sum.map_or((0, 0), |sum| (sum.fair, sum.end));
        here.say(&Message::new("web-review-became").with("from", from).with("to", to))
    };
    let drawn = move || {
        look.review.with(|review| {
            review.as_ref().map(|review| plot::waterfall(&review.sum, &labels(here))).unwrap_or_default()
        })
    };
    let told = move || {
        let sum = look.review.with(|review| review.as_ref().map(|review| review.sum))?;
        let key = if sum.can_be_lucky { "web-review-sum-told" } else { "web-review-sum-told-open" };
        let message = Message::new(key).with("fair", sum.fair).with("luck", signed(sum.luck));
        let message = message.with("gifts", signed(sum.gifts)).with("losses", signed(-sum.losses));
        Some(here.say(&message.with("unforeseen", signed(sum.unforeseen)).with("result", sum.end)))
    };
    let doubt = move || {
        let doubt = look.review.with(|review| review.as_ref().map_or(0, |review| review.sum.doubt));
        (doubt > 0).then(|| here.say(&Message::new("web-review-doubt").with("doubt", doubt)))
    };
    view! {
        <section class="rv-card rv-sum" aria-labelledby="rv-sum">
            <div class="rv-title"><h2 id="rv-sum" class="serif">{title}</h2><span class="soft">{here.says("web-review-hundredths")}</span></div>
            <div role="img" aria-label=told inner_html=drawn></div>
            <p class="soft">{doubt}</p>
        </section>
    }
}

/// As much room as the window has, also when it is turned.
fn format() -> RwSignal<Format> {
    const NARROW: f64 = 560.0;
    let now = || {
        let width = window().inner_width().ok().and_then(|width| width.as_f64());
        if width.is_some_and(|width| width < NARROW) { Format::Narrow } else { Format::Wide }
    };
    let format = RwSignal::new(now());
    let listening = window_event_listener(resize, move |_| {
        if format.get_untracked() != now() {
            format.set(now());
        }
    });
    on_cleanup(move || listening.remove());
    format
}

/// One's prospects in the course of the game.
#[component]
pub(crate) fn Curve(look: Look) -> impl IntoView {
    let here = look.here;
    let format = format();
    let svg = move |format: Format| {
        look.crew.outline.with(|outline| {
            look.review.with(|review| {
                let (outline, review) = (outline.as_ref()?, review.as_ref()?);
                Some(plot::curve(review, outline, &labels(here), look.open.get(), format))
            })
        })
    };
    let told = move || {
        let moments = look.review.with(|review| review.as_ref().map(|review| review.moments.clone()))?;
        let rounds = look.crew.outline.with(|outline| outline.as_ref().map_or(1, Outline::rounds));
        let key = if rounds == 1 { "web-review-step-told" } else { "web-review-moment-told" };
        let say = |moment: &sevenfold_review::Moment| {
            let message = Message::new(key).with("round", moment.round).with("step", moment.step);
            let message = message.with("what", here.t(super::word(moment.cause)));
            here.say(&message.with("before", moment.before).with("after", moment.after))
        };
        let told = moments.iter().map(say).collect::<Vec<_>>().join(" ");
        Some(if told.is_empty() { here.t("web-review-no-moment") } else { told })
    };
    let now = move || untrack(|| svg(Format::Wide)).unwrap_or_default();
    view! {
        <section class="rv-card rv-curve" aria-labelledby="rv-curve">
            <div class="rv-title"><h2 id="rv-curve" class="serif">{here.says("web-review-prospects")}</h2><span class="soft">{here.says("web-review-in-100")}</span></div>
            <div role="img" aria-label=told inner_html=move || svg(format.get()).unwrap_or_default()></div>
            <div class="rv-save">
                <button class="tool" on:click=move |_| save_svg(&now())><Icon name="icon-share" /><span>"SVG"</span></button>
                <button class="tool" on:click=move |_| save_png(&now())><Icon name="icon-share" /><span>"PNG"</span></button>
            </div>
        </section>
    }
}
