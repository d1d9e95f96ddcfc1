//! The race for the HERALD: one bright button, for everyone alike, by finger, mouse or the space bar.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};

use super::model::{Press, Race};
use super::stage::Stage;
use crate::parts::Icon;

/// The button, while a race is open in which this viewer may press.
pub(crate) fn button(stage: Stage) -> impl IntoView {
    let race = stage.settled(super::model::Scene::race);
    move || {
        let race = race.get()?;
        Some(call(stage, race, race.press?))
    }
}

fn call(stage: Stage, race: Race, press: Press) -> AnyView {
    let here = stage.here;
    let colour = untrack(|| stage.with(|scene| scene.view.table.pile.shows.map(|shows| shows.colour)));
    let colour = colour.map_or(Arg::from(""), |colour| Arg::key(colour.key()));
    let (title, note) = match press {
        Press::CallOut => (
            Message::new("web-triple-seven-call-out"),
            Message::new("web-triple-seven-draws").with("seat", race.by).with("count", 4u8),
        ),
        Press::Announce => (
            Message::new("web-triple-seven-announce").with("colour", colour),
            Message::new("web-triple-seven-announce-why"),
        ),
    };
    view! {
        <button class="ts-call" data-move=press.action().to_string() aria-keyshortcuts="Space" on:click=move |_| stage.act(press.action())>
            <Icon name="ts-horn" class="horn" />
            <span class="ct">
                <b class="serif">{here.say(&title)}</b>
                <span>{here.say(&note)}</span>
            </span>
            <kbd aria-hidden="true">{here.t("web-triple-seven-space")}</kbd>
        </button>
    }
    .into_any()
}
