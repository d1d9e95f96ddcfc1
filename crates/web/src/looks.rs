//! Light, dark, or as the system says.

use leptos::prelude::*;

use crate::speech::storage;

const KEPT: &str = "sevenfold-theme";

/// Goes on with the theme kept from last time.
pub fn apply_kept() {
    apply(storage().and_then(|storage| storage.get_item(KEPT).ok()?).as_deref());
}

/// Changes from light to dark or back, and keeps the choice.
pub fn toggle() {
    let next = if is_dark() { "light" } else { "dark" };
    if let Some(storage) = storage() {
        // A full or forbidden storage only means that the choice is not kept.
        let _ = storage.set_item(KEPT, next);
    }
    apply(Some(next));
}

fn is_dark() -> bool {
    let chosen = document().document_element().and_then(|root| root.get_attribute("data-theme"));
    chosen.map_or_else(system_is_dark, |theme| theme == "dark")
}

fn system_is_dark() -> bool {
    window().match_media("(prefers-color-scheme: dark)").ok().flatten().is_some_and(|query| query.matches())
}

fn apply(theme: Option<&str>) {
    let Some(root) = document().document_element() else { return };
    let _ = match theme {
        Some(theme) => root.set_attribute("data-theme", theme),
        None => root.remove_attribute("data-theme"),
    };
}
