//! Files of this very build of the client, fetched when they are needed.

use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// The address of a file.
pub(crate) fn address(name: &str) -> String {
    let build = document().body().and_then(|body| body.get_attribute("data-build")).unwrap_or_default();
    format!("/app/{build}/{name}")
}

/// The text of a file; nothing if it cannot be had.
pub(crate) async fn text(name: &str) -> Option<String> {
    let response = JsFuture::from(window().fetch_with_str(&address(name))).await.ok()?;
    let response = response.dyn_into::<Response>().ok().filter(Response::ok)?;
    JsFuture::from(response.text().ok()?).await.ok()?.as_string()
}
