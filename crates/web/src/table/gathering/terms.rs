//! What is played at a table, before it begins: the game, the pace, and what was chosen for it.

use leptos::prelude::*;
use serde_json::{Map, Value};
use sevenfold_core::{Field, Legs, Message};
use sevenfold_protocol::{Pace, Settings};

use super::Here;
use crate::games::{self, Face};
use crate::parts::Icon;

/// The terms of this table.
#[component]
pub(crate) fn Terms(here: Here) -> impl IntoView {
    let settings = here.face.with(|face| face.map(|face| face.settings.clone()));
    settings.and_then(|settings| {
        let face = games::face(&settings.game)?;
        let pace = match (settings.pace, settings.move_seconds) {
            (Pace::Live, None) => "web-pace-live",
            (Pace::Slow, None) => "web-pace-slow",
            (_, Some(_)) => "web-pace-clock",
        };
        let pace = Message::new(pace).with("seconds", settings.move_seconds.unwrap_or_default());
        let options = chosen(face, &settings);
        let option = |field: &'static Field| options.get(field.key).cloned().map(|value| line(here, face, field, value));
        Some(view! {
            <section class="panel terms">
                <h2 class="serif">{face.title}</h2>
                {(settings.legs == Legs::Two).then(|| view! { <p class="soft">{here.says("web-return-game-hint")}</p> })}
                <dl>
                    <div><dt>{here.says("web-pace")}</dt><dd>{move || here.say(&pace)}</dd></div>
                    {face.terms.fields.iter().map(option).collect_view()}
                </dl>
                <p class="links">
                    <a href=format!("/rules/{}", face.id) target="_blank"><Icon name="icon-rules" />{here.says("web-rules")}</a>
                    <a href=format!("/quick/{}", face.id) target="_blank"><Icon name="icon-learn" />{here.says("web-quick")}</a>
                </p>
            </section>
        })
    })
}

/// The options of a table; what was not chosen is as usual.
fn chosen(face: &Face, settings: &Settings) -> Map<String, Value> {
    let mut options = face.terms.usual(settings.seats);
    options.extend(settings.options.as_object().cloned().unwrap_or_default());
    options
}

/// An option and its value, in words.
fn line(here: Here, face: &'static Face, field: &'static Field, value: Value) -> impl IntoView {
    let key = format!("option-{}-{}", face.id, field.key);
    let label = key.clone();
    let word = move || match &value {
        Value::String(word) => here.t(&format!("{key}-{word}")),
        Value::Bool(flag) => here.t(if *flag { "web-yes" } else { "web-no" }),
        Value::Array(numbers) => numbers.iter().map(Value::to_string).collect::<Vec<_>>().join(" · "),
        other => other.to_string(),
    };
    view! { <div><dt>{move || here.t(&label)}</dt><dd>{word}</dd></div> }
}
