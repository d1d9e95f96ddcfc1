//! Passkeys, as the browser has them: questions and answers as JSON.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use leptos::prelude::*;
use sevenfold_core::Message;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What is done with a passkey: the browser's words for it.
#[derive(Clone, Copy)]
pub(super) enum Deed {
    /// Make one.
    Make,
    /// Show one.
    Show,
}

/// Has this browser passkeys at this address? They are made for names, never for a number.
pub(super) fn are_there() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    let number = host.starts_with('[') || host.chars().all(|sign| sign.is_ascii_digit() || sign == '.');
    !number && kind().is_some_and(|kind| function(&kind, "parseCreationOptionsFromJSON").is_some())
}

/// Has the device make or show a passkey; its answer as JSON.
pub(super) async fn with_device(deed: Deed, options: &str) -> Result<serde_json::Value, Message> {
    let answer = asked(deed, options).map(JsFuture::from);
    let answer = match answer {
        Some(answer) => answer.await.ok(),
        None => None,
    };
    let text = answer.as_ref().and_then(told);
    let value = text.and_then(|text| text.parse().ok());
    value.ok_or_else(|| Message::new("members-no-passkey"))
}

fn asked(deed: Deed, options: &str) -> Option<Promise> {
    let (parse, act) = match deed {
        Deed::Make => ("parseCreationOptionsFromJSON", "create"),
        Deed::Show => ("parseRequestOptionsFromJSON", "get"),
    };
    let kind = kind()?;
    let given = Reflect::get(&JSON::parse(options).ok()?, &"publicKey".into()).ok()?;
    let parsed = function(&kind, parse)?.call1(&kind, &given).ok()?;
    let question = Object::new();
    Reflect::set(&question, &"publicKey".into(), &parsed).ok()?;
    let credentials = Reflect::get(&window().navigator(), &"credentials".into()).ok()?;
    function(&credentials, act)?.call1(&credentials, &question).ok()?.dyn_into().ok()
}

fn told(answer: &JsValue) -> Option<String> {
    let json = function(answer, "toJSON")?.call0(answer).ok()?;
    JSON::stringify(&json).ok()?.as_string()
}

fn kind() -> Option<JsValue> {
    Reflect::get(&window(), &"PublicKeyCredential".into()).ok().filter(|kind| !kind.is_undefined())
}

fn function(of: &JsValue, name: &str) -> Option<Function> {
    Reflect::get(of, &name.into()).ok()?.dyn_into().ok()
}
