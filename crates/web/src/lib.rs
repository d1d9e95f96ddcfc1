//! The browser client: its pages. Tables and replays without a network are in a worker, which is another program.
//!
//! The client is told what is possible and draws it; it knows geometry, not rules.

mod api;
mod app;
mod desk;
mod games;
mod link;
mod me;
mod offline;
mod pages;
mod parts;
mod random;
mod speech;
mod table;
mod theme;

use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page.
#[wasm_bindgen]
pub fn start_page() {
    console_error_panic_hook::set_once();
    app::mount();
}
