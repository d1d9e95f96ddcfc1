//! The hand: what each card would do stands below it.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_double_lucky_7::{Card, ExtraFate, View};

use super::confirm::Confirm;
use super::model::{Caption, Offer, Outlook, caption};
use super::pieces::card;
use super::table::Table;
use crate::table::{Choices, Here};

/// Where a card of the viewer lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Lies {
    /// In the hand.
    InHand,
    /// Open before the player.
    Open,
}

/// The viewer's cards, the open extra card among them, and what is to be confirmed.
pub(crate) fn hand(here: Here) -> AnyView {
    let table = Table::at(here);
    let cards = here.settled(move || table.see(cards_of).unwrap_or_default());
    view! {
        <Confirm table />
        <ul class="dlhand" style=move || format!("--n:{}", cards.with(Vec::len).max(5)) aria-label=here.says("web-your-hand")>
            <For each=move || cards.get() key=|held| *held children=move |(of, lies)| view! { <HandCard table of lies /> } />
        </ul>
        <Choices here />
    }
    .into_any()
}

/// The cards the viewer can play, in the order in which they lie.
pub(crate) fn cards_of(view: &View) -> Vec<(Card, Lies)> {
    let extra = view.round.as_ref().and_then(|round| round.extra);
    let open = extra.filter(|extra| view.viewer.is(extra.seat) && extra.fate == ExtraFate::Open);
    let held = view.hand().iter().map(|card| (card, Lies::InHand)).collect::<Vec<_>>();
    held.into_iter().chain(open.map(|extra| (extra.card, Lies::Open))).collect()
}

#[component]
fn HandCard(table: Table, of: Card, lies: Lies) -> impl IntoView {
    let here = table.here;
    let play = here.settled(move || table.offer.with(|offer| offer.card(of)));
    let asked = here.settled(move || table.offer.with(Offer::asks_card));
    let lit = move || play.with(Option::is_some);
    let outlook =
        here.settled(move || table.see(|view| table.offer.with(|offer| caption(view, of, offer))).flatten());
    let words = move || outlook.get().map(|outlook| in_words(table, outlook));
    let name = move || table.say(&Message::new("web-fact").with("fact", of.name()));
    let label = move || match (lies, words()) {
        (Lies::InHand, None) => name(),
        (Lies::InHand, Some(words)) => format!("{}, {words}", name()),
        (Lies::Open, _) => format!("{}, {}", name(), table.t("open-card")),
    };
    let trump = move || {
        outlook.get().is_some_and(|outlook| outlook.trump).then(|| view! { <b>{table.t("trump")}</b>" " })
    };
    let open = (lies == Lies::Open).then(|| view! { <b>{table.says("open-card")}</b>" " });
    let wise = move || play.get().is_some_and(|action| table.wise(action));
    let makes = move || play.get().map(|action| action.to_string());
    let press = move |_| {
        if let Some(action) = play.get_untracked() {
            table.act(action);
        }
    };
    view! {
        <li data-spot=format!("card-{of}") class:lit=lit class:no=move || asked.get() && !lit() class:open=lies == Lies::Open class:hinted=wise>
            <button disabled=move || !lit() aria-label=label data-move=makes on:click=press>{card(of)}</button>
            <span class="cap" aria-hidden="true">{open}{trump}{words}</span>
        </li>
    }
}

fn in_words(table: Table, outlook: Outlook) -> String {
    let message = match outlook.caption {
        Caption::AlwaysWins => Message::new("web-double-lucky-7-always-wins"),
        Caption::Beats(best) if best.is_joker() => Message::new("web-double-lucky-7-always-wins"),
        Caption::Beats(best) => Message::new("web-double-lucky-7-beats").with("rank", best.rank()),
        Caption::Below(best) => Message::new("web-double-lucky-7-below").with("rank", best.rank()),
        Caption::Trumped => Message::new("web-double-lucky-7-trumped"),
        Caption::CannotWin => Message::new("web-double-lucky-7-cannot-win"),
        Caption::First(colour) => Message::new("web-double-lucky-7-first").with("colour", colour.name()),
        Caption::Highest => Message::new("web-double-lucky-7-highest"),
        Caption::Higher(cards) => Message::new("web-double-lucky-7-higher").with("cards", cards),
    };
    table.say(&message)
}
