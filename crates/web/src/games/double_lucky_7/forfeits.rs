//! Forfeits (DL-36): a challenge for everybody who missed, the same on every screen of the table.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_core::chance::Quick;
use sevenfold_double_lucky_7::{Forfeits, View, forfeits};

use super::table::Table;
use crate::challenges::usual;
use crate::table::Sign;

/// The challenges of the last round, where the table plays with them.
pub(crate) fn challenges(table: Table, view: &View) -> Option<AnyView> {
    if view.options.forfeits == Forfeits::Off {
        return None;
    }
    let round = view.pad.last_finished().map_or(0, |row| row.round);
    let mut dice = Quick::new(lot(table) ^ u64::from(round));
    let own = table.here.face.with(|face| face.and_then(|face| face.settings.challenges.clone()));
    let list = own.as_deref().unwrap_or_else(|| usual(table.speech.lang()));
    let drawn = forfeits::draw(&view.pad, &forfeits::read(list), &mut dice);
    let line = |(seat, challenge): (Seat, &str)| {
        view! { <li><Sign seat /><b>{table.name(seat)}</b><span>{challenge.to_owned()}</span></li> }
    };
    let lines = drawn.into_iter().map(line).collect_view();
    Some(view! { <ul class="forfeits" aria-label=table.t("forfeits")>{lines}</ul> }.into_any())
}

/// A number that differs from table to table and from game to game, and is the same for everybody there.
fn lot(table: Table) -> u64 {
    table.here.face.with(|face| {
        let Some(face) = face else { return 0 };
        let letters = face.table.code.as_str().bytes();
        letters.fold(u64::from(face.table.game), |lot, letter| lot.rotate_left(8) ^ u64::from(letter)) << 4
    })
}
