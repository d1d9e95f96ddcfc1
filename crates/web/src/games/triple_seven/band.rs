//! A band in the middle of the table: what can come of a race, how the last round ended, who has 777.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message, Seat};
use sevenfold_triple_seven::Phase;

use super::card;
use super::model::{Ended, Press, Race, Scene};
use super::stage::Stage;
use crate::parts::Icon;
use crate::table::Sign;

/// What the band is about.
#[derive(Clone, Copy, PartialEq)]
enum Band {
    Race(Race),
    Ended(Ended, i32),
}

/// The band, where there is something to say.
pub(crate) fn band(stage: Stage) -> impl IntoView {
    let band = stage.settled(about);
    move || {
        Some(match band.get()? {
            Band::Race(race) => outcomes(stage, race),
            Band::Ended(ended, score) => ending(stage, ended, score),
        })
    }
}

fn about(scene: &Scene) -> Option<Band> {
    if let Some(race) = scene.race() {
        return Some(Band::Race(race));
    }
    match (scene.view.table.phase, scene.story.before?) {
        (Phase::Reserving { .. } | Phase::Deal, ended @ Ended::Won(seat, _)) => {
            Some(Band::Ended(ended, scene.view.players.get(seat.index())?.score))
        }
        (Phase::Reserving { .. } | Phase::Deal, Ended::Void) => Some(Band::Ended(Ended::Void, 0)),
        _ => None,
    }
}

/// The three ways a race can end.
fn outcomes(stage: Stage, race: Race) -> AnyView {
    let here = stage.here;
    let mine = race.press == Some(Press::Announce);
    let (quick, slow) = if mine {
        ("web-triple-seven-race-announced", "web-triple-seven-race-caught")
    } else {
        ("web-triple-seven-race-first", "web-triple-seven-race-said")
    };
    let by = Arg::from(race.by);
    let cell = |icon: &'static str, title: &'static str, note: Message| {
        view! {
            <li>
                <Icon name=icon class="i7" />
                <span><b>{here.t(title)}</b><span>{here.say(&note)}</span></span>
            </li>
        }
    };
    let draws = Message::new("web-triple-seven-draws").with("seat", by.clone()).with("count", 4u8);
    let safe = Message::new("web-triple-seven-safe").with("seat", by);
    let (quick_note, slow_note) = if mine { (safe.clone(), draws.clone()) } else { (draws, safe) };
    let watched = race.press.is_none();
    let title = if watched { "web-triple-seven-race-called" } else { quick };
    let cover = race.covers.filter(|seat| *seat != race.by).map(|seat| {
        cell(
            "icon-cards",
            "web-triple-seven-race-covered",
            Message::new("web-triple-seven-cover-then").with("seat", seat),
        )
    });
    view! {
        <ul class="ts-outs" aria-label=here.says("web-triple-seven-race")>
            {cell("ts-horn", title, quick_note)}
            {cell("icon-check", slow, slow_note)}
            {cover}
        </ul>
    }
    .into_any()
}

/// How the last round ended.
fn ending(stage: Stage, ended: Ended, score: i32) -> AnyView {
    let here = stage.here;
    let (sign, message, picture) = match ended {
        Ended::Won(seat, card) => (Some(seat), won(seat, score, card.is_some()), card),
        Ended::Void => (None, Message::new("web-triple-seven-void"), None),
    };
    view! {
        <p class="ts-moment">
            {sign.map(|seat| view! { <Sign seat /> })}
            <b>{here.say(&message)}</b>
            {picture.map(|collected| card::face(here, collected))}
            {(score > 0).then(|| view! { <span class="serif">{score}</span> })}
        </p>
    }
    .into_any()
}

fn won(seat: Seat, score: i32, collects: bool) -> Message {
    let key = if collects { "web-triple-seven-won" } else { "web-triple-seven-won-nothing" };
    Message::new(key).with("seat", seat).with("score", score)
}
