//! The two ways to lay the lifted card, as two pictures to press.

use leptos::prelude::*;
use sevenfold_core::Message;
use sevenfold_sieben::{Action, Card, Choice, Finish, SEVEN, View, Way};

use super::pile::{End, Placed, placed, stack};
use super::{Lifted, hue};
use crate::memo::Memo;
use crate::parts::Icon;
use crate::table::Here;

/// Which of the two pictures.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Hole on hole, on the left.
    Hole,
    /// Turned round, on the right.
    Number,
}

impl Side {
    const fn way(self) -> Way {
        match self {
            Self::Hole => Way::Hole,
            Self::Number => Way::Number,
        }
    }
}

/// One way to lay the lifted card, if it has that way.
#[component]
pub(crate) fn Ways(here: Here, view: Memo<Option<View>>, lifted: Lifted, side: Side) -> impl IntoView {
    let choice = Memo::new(move |_| {
        let card = lifted.0.get()?;
        view.with(|view| {
            let choices = &view.as_ref()?.choices;
            choices.iter().find(|choice| choice.card == card && choice.way == side.way()).copied()
        })
    });
    move || {
        let Some(choice) = choice.get() else { return view! { <span class="noway"></span> }.into_any() };
        picture(here, view, choice, side)
    }
}

/// The picture is made once for a choice: drawn anew while a finger is on it, it would not have been pressed.
fn picture(here: Here, view: Memo<Option<View>>, choice: Choice, side: Side) -> AnyView {
    let (class, icon, title, key) = match side {
        Side::Hole => ("way a", "icon-hole", "web-sieben-hole", "1"),
        Side::Number => ("way b", "icon-turn", "web-sieben-turned", "2"),
    };
    let note = move || {
        let note = view.with(|view| view.as_ref().map_or("web-sieben-then-draw", |view| then(view, choice)));
        here.say(&Message::new(note))
    };
    let mini = move || view.with(|view| after(view.as_ref(), choice));
    let seen = choice.makes.seen;
    let sum = format!("{} + {}", choice.card.number(), seen.map_or(0, Card::number));
    view! {
        <button class=class class:seven=choice.total == SEVEN data-move=laying(choice) data-key=key on:click=move |_| lay(here, choice)>
            <span class="wt"><Icon name=icon />{here.says(title)}</span>
            <svg class="mini" viewBox="-7 -5 114 164" aria-hidden="true">{mini}</svg>
            <span class="eq">
                <span class="t1">{sum}</span>
                <b class="serif">{choice.total}</b>
                <span class="sv">{move || (choice.total == SEVEN).then(|| here.t("web-sieben-seven"))}</span>
            </span>
            {bar(choice)}
            <span class="note">{note}</span>
            <kbd>{key}</kbd>
        </button>
    }
    .into_any()
}

/// What comes after the card (SI-9, SI-12).
fn then(view: &View, choice: Choice) -> &'static str {
    let last = view.hand.is_some_and(|hand| hand.total() == 1);
    match choice.total {
        SEVEN if last => "web-sieben-then-out",
        _ if last && view.options.finish == Finish::Any => "web-sieben-then-out",
        SEVEN => "web-sieben-then-begin",
        _ => "web-sieben-then-draw",
    }
}

/// The pile as it would be.
fn after(view: Option<&View>, choice: Choice) -> AnyView {
    let mut cards = view.map(|view| placed(&view.pile.cards)).unwrap_or_default();
    let below = cards.last().map_or(End::Below, |placed| placed.end);
    let turned = if below == End::Below { End::Above } else { End::Below };
    let end = if choice.way == Way::Number { turned } else { below };
    cards.push(Placed { card: choice.card, end });
    stack(&cards, 0.0, 0.0, 100.0)
}

/// Seven places, filled by the two numbers.
fn bar(choice: Choice) -> impl IntoView {
    let seen = choice.makes.seen;
    let cell = move |place: u8| {
        let through = seen.map_or(0, Card::number);
        let colour = match place {
            place if place <= through => seen.map(hue),
            place if place <= choice.total => Some(hue(choice.card)),
            _ => None,
        };
        view! { <i style=colour.map(|colour| format!("background:{colour}"))></i> }
    };
    view! { <span class="row7" aria-hidden="true">{(1..=SEVEN).map(cell).collect_view()}</span> }
}

/// The move that lays a card in one way, in the notation.
pub(crate) fn laying(choice: Choice) -> String {
    Action::Lay { card: choice.card, way: choice.way }.to_string()
}

/// Lays a card in one way.
pub(crate) fn lay(here: Here, choice: Choice) {
    let text = laying(choice);
    if let Some(choice) = here.choices().into_iter().find(|choice| choice.text == text) {
        here.play(&choice);
    }
}
