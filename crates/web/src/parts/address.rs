//! The address of the page.

use leptos::prelude::*;

/// This page's own address with another path.
pub(crate) fn address_of(path: &str) -> String {
    format!("{}{path}", window().location().origin().unwrap_or_default())
}
