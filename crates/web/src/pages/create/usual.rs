//! How a game begins at once: against whom, how many, by which options. Whatever is chosen is kept; there is nothing to
//! send off.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_protocol::Settings;

use super::field::FieldForm;
use super::{Options, Seats};
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
    let options: Options = RwSignal::new(kept.map_or_else(usual, |kept| kept.options));
    watch(move || {
        let options = Value::Object(options.get());
        me::keep_terms(&Settings { options, ..Settings::new(face.id, seats.get()) });
    });
    let fields = face.terms.fields;
    view! {
        <UsualLevel />
        <Seats face seats options />
        {fields.iter().map(|field| view! { <FieldForm game=face.id field options /> }).collect_view()}
        <a class="btn go" href=format!("/play/{}", face.id)>{speech.says("web-play")}</a>
    }
}
