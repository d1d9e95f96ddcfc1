//! Between two rounds: what the last one brought, forfeits, and at the end the High Rollers Club.

use leptos::prelude::*;
use sevenfold_core::chance::Quick;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Forfeits, HIGH_ROLLER, PadCell, Phase, View, forfeits};

use super::table::Table;
use crate::table::Sign;

/// What the last round brought, until the next cards are played.
#[component]
pub fn Between(table: Table) -> impl IntoView {
    let shown = Memo::new(move |_| table.see(between).unwrap_or_default());
    move || shown.get().then(|| table.see(|view| drawn(table, view)))
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
    view! { <div class="between">{news}{challenges(table, view)}{club(table, view)}</div> }.into_any()
}

fn in_words(round: u8, cell: PadCell) -> Message {
    let key = if cell.missed() { "web-double-lucky-7-missed" } else { "web-double-lucky-7-made" };
    Message::new(key)
        .with("round", round)
        .with("bid", cell.bid.unwrap_or_default())
        .with("taken", cell.tricks)
        .with("points", cell.points.unwrap_or_default())
}

/// A challenge for everybody who missed (DL-36), the same on every screen of this table.
fn challenges(table: Table, view: &View) -> Option<AnyView> {
    if view.options.forfeits == Forfeits::Off {
        return None;
    }
    let list: Vec<&str> = sevenfold_texts::forfeits(table.speech.lang()).collect();
    let round = view.pad.last_finished().map_or(0, |row| row.round);
    let mut dice = Quick::new(lot(table) ^ u64::from(round));
    let drawn = forfeits::draw(&view.pad, &list, &mut dice);
    let line = |(seat, challenge): (Seat, &str)| {
        view! { <li><Sign seat /><b>{table.name(seat)}</b><span>{challenge.to_owned()}</span></li> }
    };
    Some(view! { <ul class="forfeits" aria-label=table.t("forfeits")>{drawn.into_iter().map(line).collect_view()}</ul> }.into_any())
}

/// A number that differs from table to table, and from game to game, and is the same for everybody there.
fn lot(table: Table) -> u64 {
    table.here.face.with(|face| {
        let Some(face) = face else { return 0 };
        let letters = face.table.code.as_str().bytes();
        letters.fold(u64::from(face.table.game), |lot, letter| lot.rotate_left(8) ^ u64::from(letter)) << 4
    })
}

/// Winners with enough points for the High Rollers Club (DL-37).
fn club(table: Table, view: &View) -> Option<AnyView> {
    let best =
        view.pad.totals.iter().max().filter(|best| view.phase == Phase::Over && **best >= HIGH_ROLLER)?;
    let winners = Seat::all(view.seats).filter(|seat| view.pad.totals[seat.index()] == *best);
    let message = Message::new("web-double-lucky-7-high-roller")
        .with("seats", sevenfold_core::Arg::list(winners))
        .with("points", *best);
    Some(view! { <p class="club serif">{table.say(&message)}</p> }.into_any())
}
