//! Was the deal fair? The sums are done here, by the reader's own browser.

use leptos::prelude::*;
use sevenfold_core::Message;

use crate::parts::Icon;
use crate::table::Here;

/// The verdict: the seed follows from the promised secret and everybody's parts, and the cards from the seed.
#[component]
pub fn Deal(here: Here, deal: Result<(), Message>) -> impl IntoView {
    let (icon, class, message) = match deal {
        Ok(()) => ("icon-check", "deal good", Message::new("web-deal-fair")),
        Err(why) => ("icon-info", "deal", why),
    };
    view! { <p class=class><Icon name=icon /><span>{move || here.say(&message)}</span></p> }
}
