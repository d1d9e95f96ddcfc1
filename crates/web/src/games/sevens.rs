//! Sevens: a row for each suit, in which every card has its place; what fits is lit in the row and in the hand.

mod hand;
mod recent;
mod rows;
mod sheet;

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_sevens::{Card, Sevens, Standing, Suit, View};

use super::Drawn;
use super::playing_cards::{SuitSign, suit_sign};
use crate::table::{Here, count};

/// Sevens as the client draws it.
pub(crate) static SEVENS: Drawn = Drawn {
    middle: rows::rows,
    hand: hand::hand,
    counts,
    sheet: sheet::sheet,
    progress,
    about: |_| None,
    path: super::by_words,
    group: super::as_written,
    describe: super::describe::<Sevens>,
};

/// What the game says, typed.
fn view_of(here: Here) -> Option<View> {
    super::view_of::<Sevens>(here)
}

/// A card's name.
fn name_of(here: Here, card: Card) -> String {
    here.say(&Message::new("web-fact").with("fact", card))
}

/// The sign of a suit.
fn sign_of(suit: Suit) -> Option<SuitSign> {
    suit_sign(suit.letter())
}

/// A rank as it is written.
fn rank_of(card: Card) -> String {
    card.to_string().split_off(1)
}

/// The move that lays a card.
fn laying(card: Card) -> String {
    format!("lay {card}")
}

fn counts(here: Here, seat: Seat) -> AnyView {
    let player = move || view_of(here)?.players.get(seat.index()).cloned();
    // Apart from each other: what stays is not drawn again.
    let cards = here.settled(move || Some(u16::from(player()?.cards)));
    let standing = here.settled(move || Some(player()?.standing));
    let passes = here.settled(move || view_of(here)?.passes_left(seat).map(u16::from));
    let penalties = here.settled(move || Some(player()?.penalties));
    let held = move || {
        Some(match standing.get()? {
            Standing::In => count(here, "icon-cards", "web-cards", cards),
            Standing::Out(place) => gone(here, Message::new("web-sevens-out").with("place", place.get())),
            Standing::Folded(_) => gone(here, Message::new("web-sevens-folded")),
        })
    };
    let counts_passes = here.settled(move || passes.with(Option::is_some));
    let passes =
        move || counts_passes.get().then(|| count(here, "icon-forward", "web-sevens-passes-left", passes));
    view! {
        {held}
        {passes}
        {count(here, "icon-minus", "web-sevens-penalties", penalties)}
    }
    .into_any()
}

fn gone(here: Here, message: Message) -> AnyView {
    view! { <span class="cnt outt">{here.say(&message)}</span> }.into_any()
}

fn progress(here: Here) -> Option<String> {
    let view = view_of(here)?;
    let message = Message::new("web-sevens-round-of").with("round", view.round.max(1));
    Some(here.say(&message.with("rounds", view.options.rounds)))
}
