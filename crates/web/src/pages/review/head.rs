//! What happened and what to take along, in a headline and two sentences; who looks back; how far the judging has got.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};

use super::Look;
use super::moments::{title, when};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::study::Stage;
use crate::table::Sign;

/// The head of the page.
#[component]
pub(crate) fn Head(look: Look) -> impl IntoView {
    let here = look.here;
    // Nothing is said of a game before all of it was looked at.
    let is_early = Memo::new(move |_| !look.crew.has_seen_all());
    let is_stopped = move || look.crew.stage.get() == Stage::Stopped;
    let not_yet = move || here.t(if is_stopped() { "web-review-partly" } else { "web-review-looking" });
    let partly = move || (is_early.get() && is_stopped()).then(|| here.t("web-review-partly-say"));
    let said = move |which: fn(&sevenfold_review::Summary) -> Option<&Message>| {
        if is_early.get() {
            return None;
        }
        look.review.with(|review| {
            let message = which(&review.as_ref()?.summary)?;
            Some(here.say(message))
        })
    };
    let title = look.face.title;
    view! {
        <header class="rv-head">
            <div class="rv-say">
                <p class="soft">{title}</p>
                <h1 class="serif">{move || said(|summary| Some(&summary.headline)).unwrap_or_else(not_yet)}</h1>
                {move || partly().map(|told| view! { <p>{told}</p> })}
                <p>{move || said(|summary| Some(&summary.came))}</p>
                <p>{move || said(|summary| Some(&summary.most))}</p>
                {move || said(|summary| summary.lesson.as_ref()).map(|lesson| view! {
                    <p class="rv-take"><b>{here.t("web-review-take")}</b>" "{lesson}" "{move || learned_from(look)}</p>
                })}
            </div>
            <div class="rv-who">
                <Seats look />
                <Work look />
            </div>
        </header>
    }
}

/// Where the lesson was: the better move of the moment that cost most, and a way to it.
fn learned_from(look: Look) -> Option<impl IntoView> {
    let moment = look.review.with(|review| review.as_ref()?.costliest().copied())?;
    let told = format!("{}: {}", when(look, moment.step).unwrap_or_default(), title(look, &moment));
    Some(view! { <button class="rv-link" on:click=move |_| look.choose(Some(moment.step))>{told}</button> })
}

/// Whose game it is.
#[component]
fn Seats(look: Look) -> impl IntoView {
    let (here, seats) = (look.here, look.film().seats);
    let choice = move |seat: Seat| {
        view! {
            <button aria-pressed=move || (look.seat.get() == seat).to_string() on:click=move |_| {
                look.forget();
                look.crew.look_from(seat);
            }>
                <Sign seat />
                <span>{move || here.name(seat)}</span>
            </button>
        }
    };
    view! {
        <div class="views" role="group" aria-label=here.says("web-review-whose")>
            {Seat::all(seats).map(choice).collect_view()}
        </div>
    }
}

/// How far the judging has got, and the way to stop it.
#[component]
fn Work(look: Look) -> impl IntoView {
    let (here, crew) = (look.here, look.crew);
    let of =
        move || here.say(&Message::new("web-review-progress").with("percent", crew.progress().to_string()));
    move || {
        match crew.stage.get() {
        Stage::Running => view! {
            <div class="rv-work">
                <progress max="100" value=move || crew.progress().to_string() aria-label=here.says("web-review-judging")></progress>
                <span class="num">{of}</span>
                <button class="btn" on:click=move |_| crew.stop()><Icon name="icon-pause" />{here.says("web-review-stop")}</button>
            </div>
        }
        .into_any(),
        Stage::Stopped => view! {
            <div class="rv-work">
                <span class="num">{of}</span>
                <button class="btn" on:click=move |_| crew.go_on()><Icon name="icon-play" />{here.says("web-review-go-on")}</button>
            </div>
        }
        .into_any(),
        Stage::Done => view! { <p class="rv-work soft" data-review="done">{move || {
            here.say(&Message::new("web-review-done").with("worlds", crew.care().closer))
        }}</p> }
        .into_any(),
    }
    }
}
