//! The hand: below each card stands whether it fits.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Choice;
use sevenfold_sevens::{Card, SEVEN, Sevens, View};

use super::super::settled_view;
use super::rows::{can_lay, lay};
use super::{laying, name_of, sign_of};
use crate::games::playing_cards::card as drawn;
use crate::memo::Memo;
use crate::table::{Here, hinted};

/// The viewer's cards, suit by suit in the order of the rows, and what can be done without a card.
pub(crate) fn hand(here: Here) -> AnyView {
    let view = settled_view::<Sevens>(here);
    let cards = here.settled(move || view.with(|view| view.as_ref().map(held).unwrap_or_default()));
    view! {
        <ul class="se-hand" class:full=move || cards.with(|cards| cards.len() > 10) aria-label=here.says("web-your-hand")>
            <For each=move || cards.get() key=|card| *card children=move |card| view! { <HandCard here view card /> } />
        </ul>
        {without_card(here)}
    }
    .into_any()
}

fn held(view: &View) -> Vec<Card> {
    let mut cards: Vec<Card> = view.hand.map(|hand| hand.iter().collect()).unwrap_or_default();
    cards.sort_by_key(|card| (std::cmp::Reverse(card.suit()), card.rank()));
    cards
}

#[component]
fn HandCard(here: Here, view: Memo<Option<View>>, card: Card) -> impl IntoView {
    let open = here.settled(move || can_lay(here, card));
    let fits =
        here.settled(move || view.with(|view| view.as_ref().is_some_and(|view| view.fits.contains(card))));
    let caption = move || here.say(&caption(card, fits.get()));
    let label = move || format!("{}, {}", name_of(here, card), caption());
    let press = move |_| if open.get_untracked() { lay(here, card) } else { explain(here, card) };
    let wise = move || hinted(here) == Some(laying(card));
    let sign = sign_of(card.suit()).map(|sign| sign.class);
    view! {
        <li class:can=move || open.get() class:no=move || !open.get() class:hinted=wise data-spot=format!("card-{card}")>
            <button
                class=sign.map(|class| class.replace("pc", "se-held"))
                aria-label=label
                aria-disabled=move || (!open.get()).to_string()
                data-move=move || open.get().then(|| laying(card))
                on:click=press
            >
                {drawn(&card.to_string())}
            </button>
            <span class="cap" aria-hidden="true">{caption}</span>
        </li>
    }
}

/// What a card could do now, whoever's turn it is.
fn caption(card: Card, fits: bool) -> Message {
    Message::new(match (fits, card.rank() == SEVEN) {
        (true, true) => "web-sevens-opens",
        (true, false) => "web-sevens-fits",
        (false, _) => "web-sevens-not-yet",
    })
}

/// Tries to lay a card that does not fit: the table says why.
fn explain(here: Here, card: Card) {
    let Some(window) = untrack(|| here.choices()).first().map(|choice| choice.window) else { return };
    here.play(&Choice { window, text: laying(card), label: None });
}

/// To pass, or to leave the round.
fn without_card(here: Here) -> AnyView {
    let choices = here.settled(move || {
        let without = |choice: &&Choice| choice.text == "pass" || choice.text == "fold";
        here.with_game(|game| game.choices.iter().filter(without).cloned().collect::<Vec<_>>())
            .unwrap_or_default()
    });
    let button = move |choice: Choice| {
        let label = choice.label.as_ref().map_or_else(|| choice.text.clone(), |label| here.say(label));
        let text = choice.text.clone();
        let wise = move || hinted(here).as_deref() == Some(text.as_str());
        view! {
            <button class="btn can" class:hinted=wise data-move=choice.text.clone() on:click=move |_| here.play(&choice)>{label}</button>
        }
    };
    let buttons = move || choices.get().into_iter().map(button).collect_view();
    view! { <div class="choices">{buttons}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_what_it_could_do() {
        let seven = Card::SEVEN_OF_DIAMONDS;
        assert_eq!(caption(seven, true).key, "web-sevens-opens");
        assert_eq!(caption("S8".parse().unwrap(), true).key, "web-sevens-fits");
        assert_eq!(caption(seven, false).key, "web-sevens-not-yet");
    }
}
