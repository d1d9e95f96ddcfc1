//! Something is wrong with the deal: the player is told at once, and plainly.

use leptos::prelude::*;
use sevenfold_core::Say as _;

use super::Here;
use crate::link::Place;
use crate::memo::Memo;
use crate::parts::Icon;

/// An alarm stays; that the own part is missing can be put away. At a table of one's own it means nothing: the same
/// device deals, and was only slow.
#[component]
pub(crate) fn DealAlarm(here: Here) -> impl IntoView {
    let warning = Memo::new(move |_| here.link.deal.get());
    let put_away = RwSignal::new(false);
    move || {
        let warning = warning.get();
        if let Some(alarm) = warning.alarm {
            let sentence = alarm.say();
            return Some(
                view! {
                    <div class="band broken" role="alert">
                        <Icon name="icon-refuse" />
                        <p>{move || here.say(&sentence)}</p>
                    </div>
                }
                .into_any(),
            );
        }
        let left_out = here.link.place == Place::Server && !warning.left_out.is_empty();
        (left_out && !put_away.get()).then(|| {
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
        })
    }
}
