//! The rows: a place for every card. What fits and is in hand can be pressed there.

use leptos::prelude::*;
use sevenfold_core::Seat;
use sevenfold_sevens::{Card, RANKS, Sevens, Suit, View};

use super::super::settled_view;
use super::recent::Recent;
use super::{laying, name_of, rank_of, sign_of};
use crate::games::playing_cards::card as drawn;
use crate::memo::Memo;
use crate::table::{Here, came, hinted, spot_of};

/// What is in a card's place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Cell {
    /// The card; the last one to be laid came from a seat, in a step.
    Laid(Option<(Seat, u32)>),
    /// Nothing yet, but the viewer can lay it now.
    Open,
    /// Nothing yet, but it would fit.
    Next,
    /// Nothing yet.
    Empty,
}

/// All four rows.
pub(crate) fn rows(here: Here) -> AnyView {
    let view = settled_view::<Sevens>(here);
    let recent = here.settled(move || Recent::at(here));
    // Spades on top, as hands are held.
    let rows = Suit::ALL.into_iter().rev().map(|suit| row(here, view, recent, suit)).collect_view();
    view! { <div class="se-rows">{rows}</div> }.into_any()
}

fn row(here: Here, view: Memo<Option<View>>, recent: Memo<Option<Recent>>, suit: Suit) -> AnyView {
    let name = move || here.t(suit_name(suit));
    let label = sign_of(suit).map(|sign| {
        view! { <svg class=sign.class viewBox="0 0 24 24" aria-hidden="true"><use href=sign.drawing /></svg> }
    });
    let cells = (1..=RANKS).map(|rank| cell(here, view, recent, Card::new(suit, rank))).collect_view();
    view! {
        <div class="se-row" role="group" aria-label=name>
            <span class="se-suit" aria-hidden="true">{label}<span>{name}</span></span>
            <div class="se-cells">{cells}</div>
        </div>
    }
    .into_any()
}

/// What a row is called.
const fn suit_name(suit: Suit) -> &'static str {
    match suit {
        Suit::Clubs => "sevens-clubs",
        Suit::Diamonds => "sevens-diamonds",
        Suit::Hearts => "sevens-hearts",
        Suit::Spades => "sevens-spades",
    }
}

fn cell(here: Here, view: Memo<Option<View>>, recent: Memo<Option<Recent>>, card: Card) -> AnyView {
    let state = here.settled(move || {
        if can_lay(here, card) {
            return Cell::Open;
        }
        view.with(|view| view.as_ref().map_or(Cell::Empty, |view| state(view, recent.get(), card)))
    });
    (move || match state.get() {
        Cell::Laid(from) => laid(here, card, from),
        Cell::Open => open_place(here, card),
        Cell::Next => {
            view! { <span class="se-slot next" aria-hidden="true">{rank_of(card)}</span> }.into_any()
        }
        Cell::Empty => view! { <span class="se-slot" aria-hidden="true">{rank_of(card)}</span> }.into_any(),
    })
    .into_any()
}

/// What is in the place of a card the viewer cannot lay.
fn state(view: &View, recent: Option<Recent>, card: Card) -> Cell {
    if view.laid().contains(card) {
        Cell::Laid(recent.filter(|recent| recent.has(card)).map(|recent| (recent.seat, recent.step)))
    } else if view.fits.contains(card) {
        Cell::Next
    } else {
        Cell::Empty
    }
}

/// A card that lies; the last one wears the colour of whoever laid it.
fn laid(here: Here, card: Card, from: Option<(Seat, u32)>) -> AnyView {
    let class =
        from.map_or_else(|| "se-laid".to_owned(), |(seat, _)| format!("se-laid last s{}", seat.number()));
    let flight = from.map(|(seat, step)| came(&spot_of(seat), format!("{card}-{step}")));
    view! {
        <span class=class role="img" aria-label=name_of(here, card) data-from=flight data-spot=format!("place-{card}")>
            {drawn(&card.to_string())}
        </span>
    }
    .into_any()
}

/// A place the viewer can lay a card in.
fn open_place(here: Here, card: Card) -> AnyView {
    let wise = move || hinted(here) == Some(laying(card));
    let label = here.say(&sevenfold_core::Message::new("sevens-do-lay").with("card", card));
    view! {
        <button class="se-slot can" class:hinted=wise aria-label=label data-move=laying(card) on:click=move |_| lay(here, card)>
            {rank_of(card)}
        </button>
    }
    .into_any()
}

/// May the viewer lay this card now?
pub(crate) fn can_lay(here: Here, card: Card) -> bool {
    // Whoever is not asked is asked nothing about any of the 52 cards.
    here.is_asked()
        && here.with_game(|game| game.choices.iter().any(|choice| choice.text == laying(card))) == Some(true)
}

/// Lays a card.
pub(crate) fn lay(here: Here, card: Card) {
    let chosen = untrack(|| here.choices()).into_iter().find(|choice| choice.text == laying(card));
    if let Some(choice) = chosen {
        here.play(&choice);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sevenfold_core::chance::Seed;
    use sevenfold_core::run::Run;
    use sevenfold_core::{Game as _, Viewer};
    use sevenfold_sevens::Options;

    #[test]
    fn a_card_lies_or_fits_or_waits() {
        let mut run = Run::<Sevens>::new(&Options::default(), 3, Some(Seed([7; 32]))).unwrap();
        run.draw(&mut Vec::new());
        let seat = run.game().agenda().must().first().unwrap();
        let seven = Card::SEVEN_OF_DIAMONDS;
        run.play(seat, sevenfold_sevens::Action::Lay { card: seven }, &mut Vec::new()).unwrap();
        let view = run.game().view(Viewer::Seat(seat));
        let recent = Recent { seat, cards: sevenfold_sevens::CardSet::only(seven), step: 2 };
        assert_eq!(state(&view, Some(recent), seven), Cell::Laid(Some((seat, 2))));
        assert_eq!(state(&view, None, Card::new(Suit::Diamonds, 8)), Cell::Next);
        assert_eq!(state(&view, None, Card::new(Suit::Diamonds, 9)), Cell::Empty);
    }
}
