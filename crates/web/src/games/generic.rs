//! Any game, shown by what its view says and played by its choices.

use leptos::prelude::*;
use serde_json::Value;

use super::Drawn;
use crate::table::{Choices, Here};

/// How any game can be shown.
pub static GENERIC: Drawn = Drawn { middle, hand, counts: |_, _| ().into_any(), progress: |_| None };

/// The view as a list of facts.
fn middle(here: Here) -> AnyView {
    view! { <div class="facts">{move || here.game().map(|game| facts(&game.view))}</div> }.into_any()
}

/// The choices.
fn hand(here: Here) -> AnyView {
    view! { <Choices here /> }.into_any()
}

fn facts(value: &Value) -> AnyView {
    match value {
        Value::Object(fields) => fields
            .iter()
            .map(|(key, value)| view! { <dl><dt>{key.clone()}</dt><dd>{facts(value)}</dd></dl> })
            .collect_view()
            .into_any(),
        Value::Array(items) => items
            .iter()
            .map(|item| view! { <span class="item">{facts(item)}</span> })
            .collect_view()
            .into_any(),
        Value::String(text) => text.clone().into_any(),
        Value::Null => "–".into_any(),
        other => other.to_string().into_any(),
    }
}
