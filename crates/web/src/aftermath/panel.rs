//! Below the result: why one won, the course of the game, its moments, and the way to hand it on.

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Viewer;
use sevenfold_protocol::Phase;

use super::facts::facts;
use super::parts::{parts, table};
use super::rating::Rating;
use super::{Course, Moments, moments};
use crate::memo::Memo;
use crate::pages::{HandOver, Projector, fetch_film};
use crate::parts::{Dialog, Icon};
use crate::speech::Speech;
use crate::styles::{ROOMS, Styles};
use crate::table::Here;
use crate::watch::watch;
use crate::way::{Finished, Way};

/// The panel of a game that has just ended here, as soon as its style is there.
pub(crate) fn panel(here: Here, finished: Finished) -> AnyView {
    let styles = expect_context::<Styles>();
    (move || styles.has(ROOMS).then(|| view! { <Panel here finished /> })).into_any()
}

#[component]
fn Panel(here: Here, finished: Finished) -> impl IntoView {
    // Not `Projector::of`: what else that needs would come with every first page.
    let projector = Projector::new();
    on_cleanup(move || projector.close());
    spawn_local(async move { fetch_film(finished, projector).await });
    let film = move || projector.film.get().and_then(Result::ok);
    watch(move || {
        if let Some(film) = film() {
            projector.ask_for_course();
            projector.turn_to(film.steps, Viewer::Watcher);
        }
    });
    let game = here.face.with_untracked(|face| face.map(|face| face.settings.game.clone()));
    let game = game.unwrap_or_default();
    let told = {
        let game = game.clone();
        Memo::new(move |_| {
            let log = projector.pictures.with(|pictures| pictures.first().map(|picture| picture.log.clone()));
            moments(&game, &log.unwrap_or_default())
        })
    };
    let way = Way::here();
    let go = Callback::new(move |step: usize| {
        let address = Finished::address(finished.code, finished.game.unwrap_or(1));
        way.to(&format!("{address}?step={step}"));
    });
    let (sharing, speech) = (RwSignal::new(false), Speech::here());
    let review = move || {
        let address = Finished::review_address(finished.code, finished.game.unwrap_or(1));
        here.me().map_or_else(|| address.clone(), |seat| format!("{address}?seat={}", seat.number()))
    };
    view! {
        <Why here game=game.clone() />
        // Above whatever comes later: what is about to be pressed stays where it is.
        <div class="row">
            <button class="btn" disabled=move || film().is_none() on:click=move |_| sharing.set(true)>
                <Icon name="icon-share" />
                {here.says("web-share")}
            </button>
            {move || speech.has(ROOMS).then(|| view! {
                <a class="btn go" href=review>
                    <Icon name="icon-search" />
                    {here.says("web-review")}
                </a>
            })}
        </div>
        <Rating here game=game.clone() finished />
        <Made here game=game.clone() projector />
        <Course here game course=projector.course />
        <Moments here moments=Signal::derive(move || told.get()) now=None press=go />
        <Dialog open=sharing title=Signal::derive(here.says("web-share-game"))>
            {move || film().map(|film| view! { <HandOver here film projector moment=String::new() /> })}
        </Dialog>
    }
}

/// What decided it, where points alone do not say.
#[component]
fn Why(here: Here, game: String) -> impl IntoView {
    let why = move || {
        here.face.with(|face| {
            let face = face?;
            let Phase::Over(ending) = &face.table.phase else { return None };
            (facts(&game)?.why)(&face.game.as_ref()?.view.value(), ending.outcome.as_ref()?)
        })
    };
    move || why().map(|why| view! { <p class="decided">{here.say(&why)}</p> })
}

/// What the points are made of, as soon as the whole game is there.
#[component]
fn Made(here: Here, game: String, projector: Projector) -> impl IntoView {
    let made = Memo::new(move |_| {
        projector.pictures.with(|pictures| {
            let last = pictures.first()?;
            parts(&game, &last.game.as_ref()?.view.value(), &last.log)
        })
    });
    move || made.get().map(|parts| table(here, parts))
}
