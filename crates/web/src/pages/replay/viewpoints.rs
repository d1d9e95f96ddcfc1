//! Through whose eyes: what a seat knew, what everybody saw, or all hands at once.

use leptos::prelude::*;
use sevenfold_core::{Seat, Viewer};

use super::moment::Eyes;
use super::player::Reel;
use crate::games::Face;
use crate::parts::Icon;
use crate::table::{Here, Sign};

/// The viewpoints to choose from.
#[component]
pub(crate) fn Viewpoints(here: Here, reel: Reel, face: &'static Face) -> impl IntoView {
    let seat = move |seat: Seat| {
        let label = move || view! { <Sign seat /><span>{here.name(seat)}</span> }.into_any();
        choice(reel, Eyes::Of(Viewer::Seat(seat)), label)
    };
    let watcher =
        move || view! { <Icon name="icon-eye" /><span>{here.t("web-replay-watcher")}</span> }.into_any();
    let all = move || view! { <Icon name="icon-people" /><span>{here.t("web-replay-all")}</span> }.into_any();
    view! {
        <div class="views" role="group" aria-label=here.says("web-replay-seen-by")>
            <span class="soft2">{here.says("web-replay-seen-by")}</span>
            {Seat::all(reel.seats).map(seat).collect_view()}
            {choice(reel, Eyes::Of(Viewer::Watcher), watcher)}
            {(!face.open_hands).then(|| choice(reel, Eyes::All, all))}
        </div>
    }
}

fn choice(reel: Reel, own: Eyes, label: impl Fn() -> AnyView + Send + 'static) -> impl IntoView {
    view! {
        <button aria-pressed=move || (reel.eyes.get() == own).to_string() on:click=move |_| reel.eyes.set(own)>
            {label}
        </button>
    }
}
