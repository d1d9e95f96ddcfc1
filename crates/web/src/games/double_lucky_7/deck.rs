//! The deck with the turned card, what is trump, and the last trick.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{DECK, Lies, RoundView, Trump, View};

use super::model::before;
use super::pieces::{card, card_from, suit};
use super::table::Table;
use crate::table::{Sign, came};

/// The deck, the turned card, and what is trump.
#[component]
pub(crate) fn Deck(table: Table) -> impl IntoView {
    move || table.round(|view, round| deck(table, view, round))
}

fn deck(table: Table, view: &View, round: &RoundView) -> AnyView {
    let dealt = usize::from(round.tricks * view.seats) + 1 + usize::from(round.extra.is_some());
    let left = Message::new("web-double-lucky-7-in-deck").with("cards", DECK - dealt);
    let turned = match round.lies {
        Lies::Up => card(round.turned),
        Lies::Down => view! { <span class="cd back" aria-hidden="true"></span> }.into_any(),
    };
    let sign = match round.trump {
        Trump::Colour { colour } => Some(suit(colour)),
        Trump::LedColour | Trump::DealerCard | Trump::Unnamed | Trump::None => None,
    };
    let name = table.say(&Message::new("web-fact").with("fact", round.trump.name()));
    let turned_name = table.say(&Message::new("web-double-lucky-7-turned").with("card", round.turned.name()));
    view! {
        <div class="trump">
            <span class="deck" aria-hidden="true"><i></i><i></i><i></i></span>
            {turned}
            <span class="tl">
                <b>{table.t("trump-is")}</b>
                <span class="sun">{sign}{name}</span>
                <small>{table.say(&left)}</small>
                <span class="vh">{turned_name}</span>
            </span>
        </div>
    }
    .into_any()
}

/// The trick before the one on the table, small.
#[component]
pub(crate) fn LastTrick(table: Table) -> impl IntoView {
    move || table.see(|view| before(view).map(|trick| small(table, view, trick)))
}

fn small(table: Table, view: &View, trick: &sevenfold_double_lucky_7::TrickView) -> AnyView {
    let gone = view
        .round
        .as_ref()
        .map(|round| format!("{}-{}", round.number, round.played.len()))
        .unwrap_or_default();
    let cards = trick
        .by_seat(view.seats)
        .map(|(seat, of)| view! { <span class:w=seat == trick.winner>{card_from(of, came("trick", &gone))}</span> })
        .collect_view();
    let title = table.t("last-trick");
    let took = table.say(&Message::new("web-double-lucky-7-took").with("seat", trick.winner));
    view! {
        <div class="lastt">
            <span class="mini" aria-hidden="true">{cards}</span>
            <span class="cap">{title}" "<Sign seat=trick.winner />" "<b aria-hidden="true">{table.name(trick.winner)}</b><span class="vh">{took}</span></span>
        </div>
    }
    .into_any()
}
