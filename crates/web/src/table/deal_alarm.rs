//! Something is wrong with the deal: the player is told at once, and plainly.

use leptos::prelude::*;
use sevenfold_client::Warning;
use sevenfold_core::Say as _;

use super::{Here, on_occasion};
use crate::link::Place;
use crate::parts::Icon;

/// An alarm stays; that the own part is missing can be put away. At a table of one's own it means nothing: the same
/// device deals, and was only slow.
#[component]
pub(crate) fn DealAlarm(here: Here) -> impl IntoView {
    let put_away = RwSignal::new(false);
    move || {
        let warning = here.link.deal.get();
        let left_out = here.link.place == Place::Server && !warning.left_out.is_empty();
        (warning.alarm.is_some() || left_out && !put_away.get())
            .then(|| on_occasion(move |it| (it.deal)(here, warning, put_away)))
    }
}

/// What is wrong with the deal.
#[component]
pub(crate) fn Warned(here: Here, warning: Warning, put_away: RwSignal<bool>) -> impl IntoView {
    if let Some(alarm) = warning.alarm {
        let sentence = alarm.say();
        return view! {
            <div class="band broken" role="alert">
                <Icon name="icon-refuse" />
                <p>{move || here.say(&sentence)}</p>
            </div>
        }
        .into_any();
    }
    view! {
        <div class="band" role="status">
            <Icon name="icon-info" />
            <p>{here.says("fair-without-you")}</p>
            <button class="tool" aria-label=here.says("web-close") on:click=move |_| put_away.set(true)>
                <Icon name="icon-close" />
            </button>
        </div>
    }
    .into_any()
}
