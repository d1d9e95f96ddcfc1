//! What is to be done with the chosen advantage.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_double_lucky_7::{Action, Advantage, Colour, Nudge, RoundView, Use, View};

use super::model::Pick;
use super::pieces::{chip, drawing, hue, suit};
use super::table::Table;
use crate::memo::Memo;
use crate::table::Sign;

/// The chosen advantage with all that can be done with it.
#[component]
pub(crate) fn UsePanel(table: Table) -> impl IntoView {
    let field = Memo::new(move |_| table.pick.get().field());
    move || match field.get() {
        Some(advantage) => panel(table, advantage),
        None => view! { <p class="invite cap">{table.t("choose-field")}</p> }.into_any(),
    }
}

fn panel(table: Table, advantage: Advantage) -> AnyView {
    let body = move || table.round(|view, round| body(table, advantage, view, round));
    view! {
        <section class="chg" aria-label=table.say(&Message::new("web-fact").with("fact", advantage.name()))>
            <header>
                <svg class="ci" aria-hidden="true"><use href=drawing(advantage) /></svg>
                <h3 class="serif">{table.say(&Message::new("web-fact").with("fact", advantage.name()))}</h3>
                <span>{table.t(&format!("does-{}", advantage.word()))}</span>
            </header>
            {body}
        </section>
    }
    .into_any()
}

fn body(table: Table, advantage: Advantage, view: &View, round: &RoundView) -> Option<AnyView> {
    let seats = || first_others(view);
    let body = match advantage {
        Advantage::ChangeBid => {
            let columns = seats().map(|seat| nudges(table, round, seat)).collect_view();
            view! { <ol class="cols" style=format!("--n:{}", view.seats)>{columns}</ol> }.into_any()
        }
        Advantage::PlayerSwap => {
            let players = seats().map(|seat| swapper(table, seat)).collect_view();
            view! { <ol class="people">{players}</ol> }.into_any()
        }
        Advantage::ChangeDealer => {
            let players = seats().map(|seat| dealer(table, view, seat)).collect_view();
            view! { <ol class="people">{players}</ol> }.into_any()
        }
        Advantage::ChangeTrump => {
            let colours = Colour::ALL.into_iter().map(|colour| trump(table, colour)).collect_view();
            view! { <ol class="colours">{colours}</ol> }.into_any()
        }
        Advantage::DoublePoints | Advantage::ExtraCard | Advantage::NoTrump => return None,
    };
    Some(body)
}

/// The others in playing order, the viewer last.
fn first_others(view: &View) -> impl Iterator<Item = Seat> + use<> {
    let first = view.viewer.seat().map_or(Seat::FIRST, |me| me.next(view.seats));
    first.around(view.seats)
}

/// One player's bid, with the steps up and down.
fn nudges(table: Table, round: &RoundView, seat: Seat) -> AnyView {
    let bid = round.players.get(seat.index()).and_then(|player| player.bid);
    let step = move |by: Nudge| {
        let what = Use::ChangeBid { seat, by };
        let label = table.say(&Action::Use(what).describe());
        match bid.and_then(|bid| by.of(bid)).filter(|_| table.may(Action::Use(what))) {
            Some(to) => choice(table, Pick::Use(what), "chip st num", label, to.to_string()),
            None => view! { <span class="chip none" aria-hidden="true">"–"</span> }.into_any(),
        }
    };
    let mine = table.here.me() == Some(seat);
    view! {
        <li class:me1=mine>
            {step(Nudge::Up)}
            {chip(bid)}
            {step(Nudge::Down)}
            <span class="by"><Sign seat /><b>{table.name(seat)}</b></span>
        </li>
    }
    .into_any()
}

/// A thing to press that chooses; pressed again it confirms.
fn choice(table: Table, pick: Pick, class: &'static str, label: String, inside: String) -> AnyView {
    let chosen = move || table.pick.get() == pick;
    let wise = move || pick.action().is_some_and(|action| table.wise(action));
    view! {
        <button
            class=class
            class:sel=chosen
            class:hinted=wise
            aria-label=label
            aria-pressed=move || chosen().to_string()
            data-pick=notation(pick)
            on:click=move |_| press(table, pick)
        >
            {inside}
        </button>
    }
    .into_any()
}

/// What pressing it prepares, as the table writes it.
fn notation(pick: Pick) -> Option<String> {
    pick.action().map(|action| action.to_string())
}

fn press(table: Table, pick: Pick) {
    match pick.action() {
        Some(action) if table.pick.get_untracked() == pick => table.act(action),
        _ => table.pick.set(pick),
    }
}

/// A player who may give a hand away.
fn swapper(table: Table, seat: Seat) -> AnyView {
    let chosen = move || table.pick.get().swaps(seat);
    view! {
        <li>
            <button
                class="person"
                class:sel=chosen
                aria-pressed=move || chosen().to_string()
                data-pick=seat.number()
                on:click=move |_| table.pick.update(|pick| *pick = pick.press_swapper(seat))
            >
                <Sign seat />
                <b>{table.name(seat)}</b>
            </button>
        </li>
    }
    .into_any()
}

/// A player who may become the dealer.
fn dealer(table: Table, view: &View, seat: Seat) -> AnyView {
    let pick = Pick::Use(Use::ChangeDealer { seat });
    let chosen = move || table.pick.get() == pick;
    let deals = (view.dealer == Some(seat)).then(|| view! { <small>{table.t("deals-now")}</small> });
    let wise = move || pick.action().is_some_and(|action| table.wise(action));
    view! {
        <li>
            <button
                class="person"
                class:sel=chosen
                class:hinted=wise
                aria-pressed=move || chosen().to_string()
                data-pick=notation(pick)
                on:click=move |_| press(table, pick)
            >
                <Sign seat />
                <b>{table.name(seat)}</b>
                {deals}
            </button>
        </li>
    }
    .into_any()
}

/// A colour that may become trump.
fn trump(table: Table, colour: Colour) -> AnyView {
    let what = Use::ChangeTrump { colour };
    let pick = Pick::Use(what);
    let chosen = move || table.pick.get() == pick;
    let open = table.may(Action::Use(what));
    let name = table.say(&Message::new("web-fact").with("fact", colour.name()));
    let wise = move || table.wise(Action::Use(what));
    view! {
        <li>
            <button
                class=format!("colour {}", hue(colour))
                class:sel=chosen
                class:hinted=wise
                disabled=!open
                aria-pressed=move || chosen().to_string()
                data-pick=notation(pick)
                on:click=move |_| press(table, pick)
            >
                {suit(colour)}
                <b>{name}</b>
                {(!open).then(|| view! { <small>{table.t("is-trump")}</small> })}
            </button>
        </li>
    }
    .into_any()
}

/// The four colours, where the dealer names one.
#[component]
pub(crate) fn NamePanel(table: Table) -> impl IntoView {
    let colour = move |colour: Colour| {
        let name = table.say(&Message::new("web-fact").with("fact", colour.name()));
        let press = move |_| table.act(Action::Trump(colour));
        view! {
            <li>
                <button
                    class=format!("colour {}", hue(colour))
                    class:hinted=move || table.wise(Action::Trump(colour))
                    data-move=Action::Trump(colour).to_string()
                    on:click=press
                >
                    {suit(colour)}
                    <b>{name}</b>
                </button>
            </li>
        }
    };
    let colours = move || {
        table.offer.with(|offer| offer.colours().collect::<Vec<_>>()).into_iter().map(colour).collect_view()
    };
    view! {
        <section class="chg" aria-label=table.says("name-trump")>
            <header><h3 class="serif">{table.says("name-trump")}</h3><span>{table.says("name-trump-why")}</span></header>
            <ol class="colours">{colours}</ol>
        </section>
    }
}
