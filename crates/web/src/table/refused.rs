//! A refused move, explained with its rule, one click from the paragraph.

use leptos::prelude::*;

use super::Here;
use crate::parts::Icon;

/// Why the last thing asked was not done.
#[component]
pub fn Refused(here: Here) -> impl IntoView {
    let game = move || {
        here.face.with(|face| face.as_ref().map(|face| face.settings.game.clone()).unwrap_or_default())
    };
    view! {
        <div role="alert">
            {move || {
                let refusal = here.link.desk.with(|desk| desk.refused.clone())?;
                let rule = refusal.rule.clone().map(|rule| {
                    let link = format!("/rules/{}#{rule}", game());
                    view! { <a href=link target="_blank">{rule}</a> }
                });
                Some(view! {
                    <p class="refused"><Icon name="icon-refuse" /><span>{here.say(&refusal.message)}</span>{rule}</p>
                })
            }}
        </div>
    }
}
