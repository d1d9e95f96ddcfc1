//! The address of the page.

use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// This page's own address with another path.
pub fn address_of(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// Changes the address without leaving the page, so that loading it again leads to what is shown now.
pub fn rename_page(path: &str) {
    if let Ok(history) = window().history() {
        // An address of our own is always allowed.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
    }
}
