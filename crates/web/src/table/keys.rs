//! Short keys, and the overlay that lists them.

use leptos::prelude::*;
use sevenfold_protocol::Request;
use wasm_bindgen::JsCast;
use web_sys::KeyboardEvent;

use super::Here;
use super::on_occasion;
use crate::parts::Dialog;

/// The keys of every table, with what they do.
const KEYS: &[(&str, &str)] = &[
    ("Tab", "web-key-tab"),
    ("Enter", "web-key-enter"),
    ("1 – 9", "web-key-number"),
    ("H", "web-key-hint"),
    ("U", "web-key-undo"),
    ("L", "web-key-log"),
    ("M", "web-key-menu"),
    ("Esc", "web-key-escape"),
    ("?", "web-key-help"),
];

/// What short keys open.
#[derive(Clone, Copy)]
pub(crate) struct Opens {
    /// The list of keys.
    pub help: RwSignal<bool>,
    /// What one can do about the own seat.
    pub menu: RwSignal<bool>,
    /// The log, on small screens.
    pub log: RwSignal<bool>,
}

/// Listens for short keys, and shows the list of them.
#[component]
pub(crate) fn Keys(here: Here, opens: Opens) -> impl IntoView {
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if !is_typing(&event) && !event.ctrl_key() && !event.meta_key() && !event.alt_key() {
            press(here, opens, &event.key());
        }
    });
    on_cleanup(move || listener.remove());
    view! {
        <Dialog open=opens.help title=Signal::derive(here.says("web-keys"))>
            {on_occasion(move |it| (it.keys)(here))}
        </Dialog>
    }
}

/// The list of them.
#[component]
pub(crate) fn KeyList(here: Here) -> impl IntoView {
    let row = move |(key, meaning): &(&'static str, &'static str)| {
        let (key, meaning) = (*key, *meaning);
        view! { <dt><kbd>{key}</kbd></dt><dd>{move || here.t(meaning)}</dd> }
    };
    view! { <dl class="keys">{KEYS.iter().map(row).collect_view()}</dl> }
}

fn press(here: Here, opens: Opens, key: &str) {
    match (key, here.me()) {
        ("?", _) => opens.help.set(true),
        ("l" | "L", _) => opens.log.update(|open| *open = !*open),
        ("m" | "M", _) => opens.menu.set(true),
        ("h" | "H", Some(seat)) if here.is_asked() => here.link.ask(Request::Hint { seat }),
        ("u" | "U", Some(seat)) => here.link.ask(Request::OfferUndo { seat }),
        ("Escape", _) => {
            here.picked.set(None);
            opens.log.set(false);
        }
        (digit, _) => press_numbered(digit),
    }
}

/// Presses the choice that shows this number.
fn press_numbered(digit: &str) {
    if digit.len() != 1 || !digit.as_bytes()[0].is_ascii_digit() {
        return;
    }
    let numbered = document().query_selector(&format!("[data-key='{digit}']:not(:disabled)"));
    if let Some(button) =
        numbered.ok().flatten().and_then(|found| found.dyn_into::<web_sys::HtmlElement>().ok())
    {
        button.click();
    }
}

/// Keys typed into a field, or while a window is open over the page, are no short keys.
fn is_typing(event: &KeyboardEvent) -> bool {
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    target.is_some_and(|target| {
        let field = matches!(target.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT");
        field || target.closest("dialog[open]").ok().flatten().is_some()
    })
}
