//! Penalties by round and seat.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_sevens::Event;

use super::view_of;
use crate::table::{Here, Sign, Told};

/// What a round cost each seat.
#[derive(Clone, PartialEq, Eq, Debug)]
struct RoundRow {
    round: u8,
    penalties: Vec<u8>,
}

/// The sheet beside the table.
pub(crate) fn sheet(here: Here) -> Option<AnyView> {
    untrack(|| here.with_game(|_| ()))?;
    let sums = here.settled(move || {
        let view = view_of(here);
        view.map(|view| view.players.iter().map(|player| player.penalties).collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let rounds = here.settled(move || here.with_events(rounds).unwrap_or_default());
    Some(view! { {move || table(here, &sums.get(), &rounds.get())} }.into_any())
}

/// The rounds the log tells of.
fn rounds(events: &[Told<Event>]) -> Vec<RoundRow> {
    let over = events.iter().filter_map(|told| match &told.event {
        Event::RoundOver { round, penalties } => {
            Some(RoundRow { round: *round, penalties: penalties.to_vec() })
        }
        _ => None,
    });
    over.collect()
}

fn table(here: Here, sums: &[u16], rounds: &[RoundRow]) -> AnyView {
    let head = Seat::all(sums.len() as u8).map(|seat| {
        let (title, name) = (here.name(seat), here.name(seat));
        view! { <th scope="col" title=title><Sign seat /><span class="vh">{name}</span></th> }
    });
    let row = |row: &RoundRow| {
        let cells = row.penalties.iter().map(|penalty| view! { <td>{*penalty}</td> }).collect_view();
        view! { <tr><th scope="row">{row.round}</th>{cells}</tr> }
    };
    let best = sums.iter().min().copied();
    let sum = |penalties: &u16| view! { <td class:best=Some(*penalties) == best>{*penalties}</td> };
    view! {
        <table class="sc">
            <caption>{here.t("web-sevens-sheet")}</caption>
            <thead><tr><th scope="col">{here.t("web-sevens-round")}</th>{head.collect_view()}</tr></thead>
            <tbody>{rounds.iter().map(row).collect_view()}</tbody>
            <tfoot><tr><th scope="row">{here.t("web-sevens-sum")}</th>{sums.iter().map(sum).collect_view()}</tr></tfoot>
        </table>
    }
    .into_any()
}
