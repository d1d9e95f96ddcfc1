//! The deck with the turned card, what is trump, and the last trick.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{Card, DECK, Lies, RoundView, TrickView, Trump, View};

use super::model::before;
use super::pieces::{card, card_from, suit};
use super::table::Table;
use crate::table::{Sign, came};

/// The deck, the turned card, and what is trump.
#[component]
pub(crate) fn Deck(table: Table) -> impl IntoView {
    let laid = table.here.settled(move || table.round(Laid::at));
    move || laid.get().map(|laid| deck(table, laid))
}

/// What lies in a round from its deal on.
#[derive(Clone, Copy, PartialEq)]
struct Laid {
    dealt: usize,
    turned: Card,
    lies: Lies,
    trump: Trump,
}

impl Laid {
    fn at(view: &View, round: &RoundView) -> Self {
        let dealt = usize::from(round.tricks * view.seats) + 1 + usize::from(round.extra.is_some());
        Self { dealt, turned: round.turned, lies: round.lies, trump: round.trump }
    }
}

fn deck(table: Table, round: Laid) -> AnyView {
    let left = Message::new("web-double-lucky-7-in-deck").with("cards", DECK - round.dealt);
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
    let last = table.settled(|view| {
        let trick = before(view)?;
        let at = view.round.as_ref().map(|round| (round.number, round.played.len()))?;
        Some((trick.clone(), view.seats, at))
    });
    move || last.get().flatten().map(|(trick, seats, at)| small(table, &trick, seats, at))
}

fn small(table: Table, trick: &TrickView, seats: u8, at: (u8, usize)) -> AnyView {
    let gone = format!("{}-{}", at.0, at.1);
    let cards = trick
        .by_seat(seats)
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
