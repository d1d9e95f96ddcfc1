//! All hands at once, each as its player saw it.

use leptos::prelude::*;
use sevenfold_core::{Seat, Viewer};

use super::film::Projector;
use super::player::Reel;
use crate::games::Drawn;
use crate::link::Link;
use crate::table::{Here, Sign, Whose};
use crate::watch::watch;

/// The hands of all seats. They cannot be played from: they are pictures.
#[component]
pub(crate) fn Hands(
    drawn: &'static Drawn,
    reel: Reel,
    projector: Projector,
    /// Whether one's own is among them, who is called so then.
    whose: Whose,
) -> impl IntoView {
    let hand = move |seat: Seat| view! { <Hand drawn seat projector whose /> };
    view! { <div class="hands">{Seat::all(reel.seats).map(hand).collect_view()}</div> }
}

#[component]
fn Hand(drawn: &'static Drawn, seat: Seat, projector: Projector, whose: Whose) -> impl IntoView {
    let link = Link::to_picture();
    watch(move || {
        let own = |pictures: &Vec<_>| {
            pictures
                .iter()
                .find(|one: &&sevenfold_protocol::Snapshot| one.viewer == Viewer::Seat(seat))
                .cloned()
        };
        let picture = projector.pictures.with(own);
        link.update_picture(|shown| shown.faces = picture.into_iter().collect());
    });
    let here = Here::from_seat(link, whose);
    view! {
        <section aria-label=move || here.name(seat)>
            <h3><Sign seat />{move || here.name(seat)}</h3>
            // What stands in a picture is not for pressing.
            // In a place of its own, as it shares nothing with the hands beside it.
            <div inert=true>{move || (drawn.hand)(here)}</div>
        </section>
    }
}
