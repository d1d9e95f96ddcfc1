//! The hand: below each card stands whether it fits.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_protocol::Choice;
use sevenfold_sevens::{Card, CardSet, SEVEN, View};

use super::rows::lay;
use super::{laying, name_of, sign_of, view_of};
use crate::games::playing_cards::card as drawn;
use crate::memo::Memo;
use crate::table::{Here, hinted};

/// The viewer's cards, suit by suit in the order of the rows, and what can be done without a card.
pub(crate) fn hand(here: Here) -> AnyView {
    let view = Memo::new(move |_| view_of(here));
    let cards = Memo::new(move |_| view.with(|view| view.as_ref().map(held).unwrap_or_default()));
    view! {
        <ul class="se-hand" class:full=move || cards.with(|cards| cards.len() > 10) aria-label=here.says("web-your-hand")>
            <For each=move || cards.get() key=|card| *card children=move |card| view! { <HandCard here view card /> } />
        </ul>
        {move || without_card(here)}
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
    let open = Memo::new(move |_| {
        here.with_game(|game| game.choices.iter().any(|choice| choice.text == laying(card))) == Some(true)
    });
    let caption = move || {
        let fits = view.with(|view| view.as_ref().map_or(CardSet::EMPTY, |view| view.fits));
        here.say(&caption(card, fits))
    };
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
fn caption(card: Card, fits: CardSet) -> Message {
    Message::new(match (fits.contains(card), card.rank() == SEVEN) {
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
    let choices = here.choices().into_iter().filter(|choice| choice.text == "pass" || choice.text == "fold");
    let button = |choice: Choice| {
        let label = choice.label.as_ref().map_or_else(|| choice.text.clone(), |label| here.say(label));
        let text = choice.text.clone();
        let wise = move || hinted(here).as_deref() == Some(text.as_str());
        view! {
            <button class="btn can" class:hinted=wise data-move=choice.text.clone() on:click=move |_| here.play(&choice)>{label}</button>
        }
    };
    view! { <div class="choices">{choices.map(button).collect_view()}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_what_it_could_do() {
        let seven = Card::SEVEN_OF_DIAMONDS;
        let fits = CardSet::ALL;
        assert_eq!(caption(seven, fits).key, "web-sevens-opens");
        assert_eq!(caption("S8".parse().unwrap(), fits).key, "web-sevens-fits");
        assert_eq!(caption(seven, CardSet::EMPTY).key, "web-sevens-not-yet");
    }
}
