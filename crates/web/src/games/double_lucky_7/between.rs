//! Between two rounds: what the last one brought, and forfeits.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{PadCell, Phase, View};

use super::forfeits::challenges;
use super::table::Table;

/// What the last round brought, until the next cards are played.
#[component]
pub(crate) fn Between(table: Table) -> impl IntoView {
    let shown = table.settled(between);
    move || (shown.get() == Some(true)).then(|| table.see(|view| drawn(table, view)))
}

fn between(view: &View) -> bool {
    let waits = matches!(view.phase, Phase::Naming { .. } | Phase::Bidding { .. } | Phase::Over);
    waits && view.pad.last_finished().is_some()
}

fn drawn(table: Table, view: &View) -> AnyView {
    let last = view.pad.last_finished();
    let own = last.and_then(|row| Some((row.round, row.cells.get(view.viewer.seat()?.index())?)));
    let news = own.map(|(round, cell)| {
        view! { <p class="news" class:made=!cell.missed()>{table.say(&in_words(round, *cell))}</p> }
    });
    view! { <div class="between">{news}{challenges(table, view)}</div> }.into_any()
}

fn in_words(round: u8, cell: PadCell) -> Message {
    let key = if cell.missed() { "web-double-lucky-7-missed" } else { "web-double-lucky-7-made" };
    Message::new(key)
        .with("round", round)
        .with("bid", cell.bid.unwrap_or_default())
        .with("taken", cell.tricks)
        .with("points", cell.points.unwrap_or_default())
}
