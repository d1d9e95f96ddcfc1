//! How a game begins at once: against whom, how many, by which options. Whatever is chosen is kept; there is nothing to
//! send off.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_core::Legs;
use sevenfold_protocol::Settings;

use super::field::FieldForm;
use super::{Options, ReturnGame, Seats};
use crate::games::Face;
use crate::me;
use crate::parts::UsualLevel;
use crate::speech::Speech;
use crate::watch::watch;

/// The choices, and the way to play.
#[component]
pub(crate) fn UsualTerms(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let kept = me::terms(face.id);
    let seats = RwSignal::new(kept.as_ref().map_or(face.usual_seats, |kept| kept.seats));
    let usual = || face.terms.usual(face.usual_seats);
    let legs = RwSignal::new(kept.as_ref().map_or(Legs::One, |kept| kept.legs));
    let options: Options = RwSignal::new(kept.map_or_else(usual, |kept| kept.options));
    watch(move || {
        let (options, seats) = (Value::Object(options.get()), seats.get());
        let legs = face.terms.legs(seats, legs.get());
        me::keep_terms(&Settings { options, legs, ..Settings::new(face.id, seats) });
    });
    let fields = face.terms.fields;
    view! {
        <UsualLevel />
        <Seats face seats options />
        <ReturnGame face seats legs />
        {fields.iter().map(|field| view! { <FieldForm game=face.id field options /> }).collect_view()}
        <a class="btn go" href=format!("/play/{}", face.id)>{speech.says("web-play")}</a>
    }
}
