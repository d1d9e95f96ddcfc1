//! A table on the server, by its code.

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use sevenfold_protocol::TableCode;

use crate::link::Link;
use crate::pages::NotFound;
use crate::table::TableScreen;

/// The table with the code in the address.
#[component]
pub fn ServerTable() -> impl IntoView {
    let code = use_params_map().with_untracked(|params| params.get("code")?.parse::<TableCode>().ok());
    match code {
        Some(code) => view! { <TableScreen link=Link::to_server(code) /> }.into_any(),
        None => view! { <NotFound /> }.into_any(),
    }
}
