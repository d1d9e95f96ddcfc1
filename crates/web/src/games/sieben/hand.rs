//! The hand: what each card would make stands below it.

use leptos::prelude::*;
use sevenfold_core::{Arg, Message};
use sevenfold_protocol::GameFace;
use sevenfold_sieben::{Action, Card, Choice, Face, NUMBERS, SEVEN, Sieben, View, Way};

use super::super::settled_view;
use super::Lifted;
use super::moment::last_drawn;
use super::ways::{lay, laying};
use crate::memo::Memo;
use crate::table::{Here, came, hinted};

/// The viewer's cards; those that can be laid are lit.
pub(crate) fn hand(here: Here) -> AnyView {
    let view = settled_view::<Sieben>(here);
    // A hand that is shown apart from its table has no card lifted.
    let lifted = use_context::<Lifted>().unwrap_or_else(|| Lifted(RwSignal::new(None)));
    let cards = here.settled(move || {
        view.with(|view| {
            view.as_ref().and_then(|view| view.hand).map(|hand| hand.cards().collect::<Vec<_>>())
        })
        .unwrap_or_default()
    });
    let drawn = here.settled(move || last_drawn(here, here.me()?));
    // Equal cards are told apart by their number, so that a card that stays is the same one on the page.
    let places = move || {
        let mut nth = [0_u8; NUMBERS + 1];
        let place = |card: Card| {
            let count = &mut nth[usize::from(card.number())];
            *count += 1;
            (card, *count)
        };
        cards.get().into_iter().map(place).collect::<Vec<_>>()
    };
    view! {
        <ul class="hand" class:full-hand=move || cards.with(|cards| cards.len() > 7) aria-label=here.says("web-your-hand")>
            <For each=places key=|place| *place children=move |(card, nth)| view! { <HandCard here view lifted drawn card nth /> } />
        </ul>
        <Take here />
    }
    .into_any()
}

/// Is this move about this card?
fn lays(text: &str, card: Card) -> bool {
    matches!(text.parse(), Ok(Action::Lay { card: laid, .. }) if laid == card)
}

#[component]
fn HandCard(
    here: Here,
    view: Memo<Option<View>>,
    lifted: Lifted,
    drawn: Memo<Option<(u32, Option<Card>)>>,
    card: Card,
    nth: u8,
) -> impl IntoView {
    // Whoever is not asked, because a bot plays for them, has nothing to lay.
    let ways = here.settled(move || {
        if here.is_asked() { view.with(|view| ways_of(view.as_ref(), card)) } else { Vec::new() }
    });
    let told = here.settled(move || view.with(|view| caption(here, view.as_ref(), card, &ways.get())));
    let caption = move || told.with(|told| told.as_ref().map(|told| here.say(told)));
    let press = move |_| match ways.get_untracked().as_slice() {
        [] => explain(here, card),
        [only] => lay(here, *only),
        _ => lifted.0.update(|lifted| *lifted = (*lifted != Some(card)).then_some(card)),
    };
    let makes =
        move || ways.with(|ways| if let [only] = ways.as_slice() { Some(laying(*only)) } else { None });
    let opens = move || ways.with(|ways| (ways.len() > 1).then(|| card.number().to_string()));
    let lit = move || !ways.with(Vec::is_empty);
    let chosen = move || lifted.0.get() == Some(card);
    let wise = move || hinted(here).is_some_and(|text| lays(&text, card));
    let label = move || {
        let name = format!("{} {}", here.t("web-card"), card.number());
        caption().map_or_else(|| name.clone(), |caption| format!("{name}, {caption}"))
    };
    let count = move || {
        view.with(|view| {
            view.as_ref()
                .and_then(|view| view.hand)
                .map_or(0, |hand| hand.cards().filter(|held| *held == card).count() as u8)
        })
    };
    // The newest of its kind is the one that was drawn.
    let newest = here.settled(move || {
        let (step, drawn) = drawn.get()?;
        (drawn == Some(card) && nth == count()).then_some(step)
    });
    let from = move || newest.get().map(|step| came("draw", step));
    view! {
        <li class:can=lit class:sel=chosen class:no=move || !lit() class:hinted=wise data-spot=format!("card-{card}") data-from=from>
            <button
                aria-disabled=move || (!lit()).to_string()
                aria-pressed=move || (ways.with(Vec::len) > 1).then(|| chosen().to_string())
                aria-label=label
                data-move=makes
                data-pick=opens
                data-key=move || lifted.0.get().is_none().then(|| card.number())
                on:click=press
            >
                <svg viewBox="0 0 100 150" aria-hidden="true"><use href=format!("#c{}", card.number()) /></svg>
            </button>
            <span class="cap" aria-hidden="true">{caption}</span>
        </li>
    }
}

/// Tries to lay a card that does not fit: the table says why.
fn explain(here: Here, card: Card) {
    let Some(window) = untrack(|| here.choices()).first().map(|choice| choice.window) else { return };
    let text = format!("lay {card} hole");
    here.play(&sevenfold_protocol::Choice { window, text, label: None });
}

fn ways_of(view: Option<&View>, card: Card) -> Vec<Choice> {
    let choices = view.iter().flat_map(|view| &view.choices);
    choices.filter(|choice| choice.card == card).copied().collect()
}

/// What a card would make; nothing while it is somebody else's turn.
fn caption(here: Here, view: Option<&View>, card: Card, ways: &[Choice]) -> Option<Message> {
    let mine = here.is_asked();
    if !mine {
        return None;
    }
    let mut totals: Vec<u8> = ways.iter().map(|choice| choice.total).collect();
    totals.sort_unstable();
    totals.dedup();
    let message = match ways {
        [] => Message::new(why_not(view, card)),
        [open] if open.way == Way::Open => Message::new("web-sieben-begins").with("total", open.total),
        _ => Message::new("web-sieben-makes").with("totals", Arg::list(totals)),
    };
    Some(message)
}

/// On which side of what fits a card is.
fn why_not(view: Option<&View>, card: Card) -> &'static str {
    let Some((total, face)) = view.and_then(|view| Some((view.pile.total, view.face()?))) else {
        return "web-sieben-no-fit";
    };
    let made = [Way::Hole, Way::Number].map(|way| Face::laid(Some(face), card, way).total());
    match made {
        [one, other] if one < total && other < total => "web-sieben-too-low",
        [one, other] if one > SEVEN && other > SEVEN => "web-sieben-too-high",
        _ => "web-sieben-no-fit",
    }
}

/// The penalty card, when nothing can be laid.
#[component]
fn Take(here: Here) -> impl IntoView {
    let taking = |game: &GameFace| game.choices.iter().find(|choice| choice.text == "take").cloned();
    let choice = here.settled(move || here.with_game(taking).flatten());
    let take = move |_| {
        if let Some(choice) = choice.get_untracked() {
            here.play(&choice);
        }
    };
    view! {
        <Show when=move || choice.with(Option::is_some)>
            <div class="choices">
                <button class="btn can" data-move="take" on:click=take>{here.says("web-sieben-take")}</button>
            </div>
        </Show>
    }
}
