//! Cards, chips, pips and pawns.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_double_lucky_7::{Advantage, Card, Colour, Face};

/// A colour as it is called in style sheet and drawings.
pub(crate) const fn hue(colour: Colour) -> &'static str {
    match colour {
        Colour::Red => "red",
        Colour::Green => "green",
        Colour::Blue => "blue",
        Colour::Yellow => "yellow",
    }
}

/// The sign of a colour.
pub(crate) fn suit(colour: Colour) -> AnyView {
    let class = format!("suit {}", hue(colour));
    view! { <svg class=class aria-hidden="true"><use href=format!("#suit-{}", hue(colour)) /></svg> }
        .into_any()
}

/// A card, face up. What it is, is said in words beside it.
pub(crate) fn card(of: Card) -> AnyView {
    drawn(of, None)
}

/// A card that has come from somewhere.
pub(crate) fn card_from(of: Card, from: String) -> AnyView {
    drawn(of, Some(from))
}

fn drawn(of: Card, from: Option<String>) -> AnyView {
    match of.colour() {
        Some(colour) => view! {
            <span class=format!("cd {}", hue(colour)) aria-hidden="true" data-from=from>
                <b class="num">{of.rank()}</b>
                {suit(colour)}
            </span>
        }
        .into_any(),
        None => view! {
            <span class="cd jk" aria-hidden="true" data-from=from>
                <svg class="jj"><use href="#joker" /></svg>
                <b class="num">"Joker"</b>
            </span>
        }
        .into_any(),
    }
}

/// Cards face down, as many as are held.
pub(crate) fn backs(cards: u8) -> AnyView {
    let backs = (0..cards).map(|_| view! { <i></i> }).collect_view();
    view! { <span class="backs" aria-hidden="true">{backs}</span> }.into_any()
}

/// A bid chip; an empty place before the bid.
pub(crate) fn chip(bid: Option<u8>) -> AnyView {
    match bid {
        Some(bid) => view! { <span class="chip num" aria-hidden="true">{bid}</span> }.into_any(),
        None => view! { <span class="chip open" aria-hidden="true"></span> }.into_any(),
    }
}

/// A pip for every trick that was bid or taken; those beyond the bid are marked.
pub(crate) fn pips(bid: u8, taken: u8) -> AnyView {
    let pip = |i: u8| {
        let class = match (i < taken, i < bid) {
            (true, true) => "f",
            (true, false) => "f x",
            (false, _) => "",
        };
        view! { <i class=class></i> }
    };
    view! { <span class="pips" aria-hidden="true">{(0..bid.max(taken)).map(pip).collect_view()}</span> }
        .into_any()
}

/// A player's Escape Pawn, with the sign of the seat.
pub(crate) fn pawn(seat: Seat) -> AnyView {
    let number = seat.number();
    view! {
        <svg class=format!("pw s{number}") viewBox="0 0 32 40" aria-hidden="true">
            <use href="#pawn" />
            <svg class="on" x="9" y="20" width="14" height="14"><use href=format!("#seat-{number}") /></svg>
        </svg>
    }
    .into_any()
}

/// The drawing of an advantage.
pub(crate) const fn drawing(advantage: Advantage) -> &'static str {
    match advantage {
        Advantage::ChangeBid => "#w-bid",
        Advantage::PlayerSwap => "#w-swap",
        Advantage::ChangeDealer => "#w-dealer",
        Advantage::DoublePoints => "#w-double",
        Advantage::ChangeTrump => "#w-trump",
        Advantage::ExtraCard => "#w-extra",
        Advantage::NoTrump => "#w-none",
    }
}

/// The drawing of a face of the die.
pub(crate) const fn face_drawing(face: Face) -> &'static str {
    match face {
        Face::Lucky(advantage) => drawing(advantage),
        Face::X => "#w-x",
    }
}
