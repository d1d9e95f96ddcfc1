//! One option of a game as a part of a form.

use leptos::prelude::*;
use serde_json::Value;
use sevenfold_core::{Field, FieldKind};
use sevenfold_texts::Texts;

use super::Options;
use crate::speech::Speech;

/// A field of the form, whatever its kind.
#[component]
pub(crate) fn FieldForm(game: &'static str, field: &'static Field, options: Options) -> impl IntoView {
    let speech = Speech::here();
    let key = format!("option-{game}-{}", field.key);
    let (label, hint) = (key.clone(), format!("{key}-hint"));
    let rule = field.rule.to_string();
    let values = match field.kind {
        FieldKind::Choice(words) => {
            let choice = |word: &&'static str| {
                choice(field.key, options, Value::from(*word), format!("{key}-{word}"), None)
            };
            words.iter().map(choice).collect_view().into_any()
        }
        FieldKind::Number(numbers) => {
            let choice = |number: &i64| {
                choice(field.key, options, Value::from(*number), String::new(), Some(number.to_string()))
            };
            view! { <div class="segs">{numbers.iter().map(choice).collect_view()}</div> }.into_any()
        }
        FieldKind::Flag => [true, false]
            .map(|flag| {
                choice(
                    field.key,
                    options,
                    Value::from(flag),
                    if flag { "web-yes" } else { "web-no" }.to_owned(),
                    None,
                )
            })
            .collect_view()
            .into_any(),
        FieldKind::Counts { len, sum } => view! { <Counts field=field.key len sum options /> }.into_any(),
    };
    view! {
        <fieldset>
            <legend>
                {move || speech.t(&label)}
                <a class="rule" href=format!("/rules/{game}#{rule}") target="_blank">{rule.clone()}</a>
            </legend>
            <small>{move || speech.t(&hint)}</small>
            <div class="opts">{values}</div>
        </fieldset>
    }
}

/// One value to choose: a word from the language files, or a number as it is.
fn choice(
    field: &'static str,
    options: Options,
    value: Value,
    key: String,
    number: Option<String>,
) -> AnyView {
    let speech = Speech::here();
    let chosen = {
        let value = value.clone();
        move || options.with(|options| options.get(field) == Some(&value))
    };
    let choose = move |_| options.update(|options| _ = options.insert(field.to_owned(), value.clone()));
    let is_number = number.is_some();
    let hint = {
        let key = format!("{key}-hint");
        move || Texts::of(speech.lang()).look_up(&key).map(|hint| view! { <small>{hint}</small> })
    };
    let label = move || number.clone().unwrap_or_else(|| speech.t(&key));
    view! {
        <label class=if is_number { "seg" } else { "opt" }>
            <input type="radio" name=field prop:checked=chosen on:change=choose />
            <span>{label}{hint}</span>
        </label>
    }
    .into_any()
}

/// Several numbers with a given sum.
#[component]
fn Counts(field: &'static str, len: usize, sum: i64, options: Options) -> impl IntoView {
    let speech = Speech::here();
    let counts = move || {
        let counts = options.with(|options| options.get(field).and_then(Value::as_array).cloned());
        counts.unwrap_or_default().iter().map(|count| count.as_i64().unwrap_or_default()).collect::<Vec<_>>()
    };
    let total = move || -> i64 { counts().into_iter().sum() };
    let input = move |index: usize| {
        let change = move |event| {
            let count = event_target_value(&event).parse::<i64>().unwrap_or_default();
            options.update(|options| {
                if let Some(Value::Array(counts)) = options.get_mut(field)
                    && let Some(slot) = counts.get_mut(index)
                {
                    *slot = Value::from(count.clamp(0, sum));
                }
            });
        };
        view! {
            <label class="count">
                <span>{index + 1}</span>
                <input type="number" min="0" max=sum prop:value=move || counts().get(index).copied() on:change=change />
            </label>
        }
    };
    view! {
        <div class="counts">{(0..len).map(input).collect_view()}</div>
        <small class:wrong=move || total() != sum>
            {move || format!("{} {} / {sum}", speech.t("web-sum"), total())}
        </small>
    }
}
