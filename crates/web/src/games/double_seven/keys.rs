//! Short keys of this table: Escape puts back what is chosen, Backspace takes the last planned step back.

use leptos::prelude::*;

use super::board::Board;
use super::picks::Picks;

/// Listens as long as the table is drawn.
pub(crate) fn listen(board: Board) {
    let listener = window_event_listener(leptos::ev::keydown, move |event| match event.key().as_str() {
        "Escape" => board.picks.set(Picks::default()),
        "Backspace" if !is_typing() => board.take_back(),
        _ => {}
    });
    on_cleanup(move || listener.remove());
}

/// Is something being typed into a field?
fn is_typing() -> bool {
    let focused = document().active_element();
    focused.is_some_and(|focused| matches!(focused.tag_name().as_str(), "INPUT" | "TEXTAREA" | "SELECT"))
}
