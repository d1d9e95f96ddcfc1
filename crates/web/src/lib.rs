//! The browser client: its pages. Tables and replays without a network are in a worker, which is another program.
//!
//! The client is told what is possible and draws it; it knows geometry, not rules.

#![allow(
    clippy::large_types_passed_by_value,
    reason = "what the parts of a page share is a handful of signals, copied into every closure that needs one"
)]
#![allow(
    unreachable_pub,
    reason = "what `#[component]` makes of a function is public, however the function itself is marked"
)]
#![allow(
    clippy::needless_pass_by_value,
    reason = "a component owns what it is given, whatever it does with it"
)]

mod aftermath;
mod afterwards;
mod api;
mod app;
mod challenges;
mod files;
mod games;
mod kept;
mod later;
mod library;
mod link;
mod looks;
mod me;
mod memo;
mod offline;
mod pages;
mod parts;
mod pins;
mod puzzles;
mod random;
mod reception;
mod settled;
mod sound;
mod speech;
mod study;
mod styles;
mod table;
mod tables;
mod watch;
mod way;
mod words;

use sevenfold_texts::Texts;
use wasm_bindgen::prelude::wasm_bindgen;

/// Starts the page in a language, with the sentences of that language.
#[wasm_bindgen]
pub fn start_page(lang: &str, sentences: &str) {
    console_error_panic_hook::set_once();
    let lang = lang.parse().unwrap_or_default();
    Texts::load(lang, sentences);
    app::mount(lang);
}
