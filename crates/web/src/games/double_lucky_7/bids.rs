//! The bids so far, while somebody else is asked.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{RoundView, View};

use super::pieces::chip;
use super::table::Table;
use crate::table::Sign;

/// Everybody's bid in the order of bidding, and their sum beside the tricks there are.
#[component]
pub(crate) fn BidsSoFar(table: Table) -> impl IntoView {
    move || table.round(|view, round| drawn(table, view, round))
}

fn drawn(table: Table, view: &View, round: &RoundView) -> AnyView {
    let first = view.dealer.unwrap_or(Seat::FIRST);
    let bids = first.around(view.seats).map(|seat| {
        let bid = round.players.get(seat.index()).and_then(|player| player.bid);
        let turn = view.phase.turn() == Some(seat);
        view! {
            <li class:turn=turn>
                {chip(bid)}
                <span class="by"><Sign seat /><b>{table.name(seat)}</b></span>
                <span class="vh">{bid}</span>
            </li>
        }
    });
    let sum: u8 = round.players.iter().filter_map(|player| player.bid).sum();
    let sentence = Message::new("web-double-lucky-7-bids-sum").with("sum", sum).with("tricks", round.tricks);
    view! {
        <section class="sofar" aria-label=table.t("bids")>
            <ol style=format!("--n:{}", view.seats)>{bids.collect_view()}</ol>
            <p class="cap">{table.say(&sentence)}</p>
        </section>
    }
    .into_any()
}
