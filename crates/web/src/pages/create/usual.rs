//! How a game begins at once: against whom, how many, by which options. Whatever is chosen is kept; there is nothing to
//! send off.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_protocol::Settings;

use super::field::FieldForm;
use super::{Options, Seats};
use crate::games::Face;
use crate::me;
use crate::parts::{LEVELS, Levels, usual as usual_bot};
use crate::speech::Speech;
use crate::watch::watch;

/// The choices, and the way to play.
#[component]
pub fn UsualTerms(face: &'static Face) -> impl IntoView {
    let speech = Speech::here();
    let kept = me::terms(face.id);
    let seats = RwSignal::new(kept.as_ref().map_or(face.usual_seats, |kept| kept.seats));
    let usual = || (face.terms.usual)(face.usual_seats);
    let options: Options = RwSignal::new(kept.map_or_else(usual, |kept| kept.options));
    let level = RwSignal::new(me::last_level().unwrap_or_else(|| usual_bot(&[]).to_owned()));
    watch(move || {
        let options = Value::Object(options.get());
        me::keep_terms(&Settings { options, ..Settings::new(face.id, seats.get()) });
    });
    let choose = Callback::new(move |bot: String| {
        me::keep_level(&bot);
        level.set(bot);
    });
    let roster: Vec<String> = LEVELS.iter().map(|&level| level.to_owned()).collect();
    let fields = face.terms.fields;
    view! {
        <fieldset class="fill">
            <legend>{speech.says("web-level")}</legend>
            <Levels roster chosen=level choose name="usual".to_owned() />
        </fieldset>
        <Seats face seats options />
        {fields.iter().map(|field| view! { <FieldForm game=face.id field options /> }).collect_view()}
        <a class="btn go" href=format!("/play/{}", face.id)>{speech.says("web-play")}</a>
    }
}
