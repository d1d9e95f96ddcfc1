//! The pile in its heptagon, the draw pile, and what was put aside.

use leptos::prelude::*;
use sevenfold_core::{Message, Seat};
use sevenfold_sieben::{Card, Lying, PileView, View, Way};

use super::moment::{Moments, last_laid};
use super::{heap, hue};
use crate::memo::Memo;
use crate::table::{Here, Sign, came, spot_of};

/// The corners of the meter, for totals 1 to 7.
const CORNERS: [(f64, f64); 7] = [
    (397.9, 110.1),
    (436.9, 280.9),
    (327.6, 418.0),
    (152.4, 418.0),
    (43.1, 280.9),
    (82.1, 110.1),
    (240.0, 34.0),
];

/// Which end of a card the hole is at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum End {
    /// The hole is below the number.
    Below,
    /// Turned round: the hole is above it.
    Above,
}

/// A card on the table, and how it lies.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Placed {
    /// Which.
    pub card: Card,
    /// Where its hole is.
    pub end: End,
}

/// How the cards of a pile lie, bottom first: a card laid hole on number is turned against the one below.
pub(crate) fn placed(cards: &[Lying]) -> Vec<Placed> {
    let mut end = End::Below;
    cards
        .iter()
        .map(|lying| {
            if lying.way == Way::Number {
                end = if end == End::Below { End::Above } else { End::Below };
            }
            Placed { card: lying.card, end }
        })
        .collect()
}

/// A pile of cards as it would be seen: what shows through the holes really shows.
pub(crate) fn stack(cards: &[Placed], x: f64, y: f64, width: f64) -> AnyView {
    stack_from(cards, x, y, width, None)
}

/// The same, with where its top card came from.
fn stack_from(cards: &[Placed], x: f64, y: f64, width: f64, from: Option<&str>) -> AnyView {
    let Some(top) = cards.last().copied() else { return ().into_any() };
    let height = width * 1.5;
    let (cx, cy) = (x + width / 2.0, y + height * if top.end == End::Above { 43.0 } else { 107.0 } / 150.0);
    let last = cards.len() - 1;
    let shown = cards.iter().enumerate().filter(|(i, _)| last - i < 7);
    shown
        .map(|(i, placed)| {
            let turn = if i == last { 0.0 } else { [-4.0, 2.6, -2.8, 3.6][i % 4] };
            let from = from.filter(|_| i == last).map(str::to_owned);
            view! {
                <g class=if i == last { "top" } else { "lie" } transform=format!("rotate({turn} {cx:.1} {cy:.1})")>
                    <use href=symbol(*placed) x=x y=y width=width height=height data-from=from />
                </g>
            }
        })
        .collect_view()
        .into_any()
}

/// The drawing of a card.
pub(crate) fn symbol(placed: Placed) -> String {
    let turned = if placed.end == End::Above { "t" } else { "" };
    format!("#c{}{turned}", placed.card.number())
}

/// The pile and the meter around it; a pile that has made seven lies a moment longer.
#[component]
pub(crate) fn Heptagon(here: Here, view: Memo<Option<View>>, moments: Moments) -> impl IntoView {
    let pile = here.settled(move || view.with(|view| view.as_ref().map(|view| view.pile.clone())));
    let pile = Memo::new(move |_| moments.show(here, pile));
    let seven = Memo::new(move |_| moments.lying(here).map(|made| made.seat));
    let label = move || {
        let pile = pile.get()?;
        let Some(top) = pile.top else { return Some(here.t("web-sieben-no-pile")) };
        let message = Message::new("web-sieben-pile")
            .with("total", pile.total)
            .with("top", top.number())
            .with("seen", pile.seen.map_or(0, Card::number));
        Some(here.say(&message))
    };
    let last = here.settled(move || last_laid(here));
    let from = move || {
        last.get().map(|(step, seat, card)| {
            let own = here.me() == Some(seat);
            came(&if own { format!("card-{card}") } else { spot_of(seat) }, step)
        })
    };
    let tag = move || Some(laid_by(here, last.get()?, seven.get()));
    view! {
        <div class="ring" class:seven=move || seven.get().is_some()>
            <svg class="board" viewBox="8 8 464 440" role="img" aria-label=label>
                <polygon class="felt" points=points(&CORNERS) />
                {meter(pile)}
                <rect data-spot="pile" x="168" y="132" width="144" height="216" fill="none" />
                {move || pile.get().map(|pile| stack_from(&placed(&pile.cards), 168.0, 132.0, 144.0, from().as_deref()))}
                {move || pile.get().and_then(|pile| total(&pile))}
            </svg>
            {move || pile.get().filter(|pile| pile.top.is_some()).and_then(|_| tag())}
            {move || pile.get().filter(|pile| pile.top.is_none()).map(|_| view! { <p class="bare" aria-hidden="true">{here.t("web-sieben-no-pile")}</p> })}
        </div>
    }
}

/// Who laid the card on top, or made the Seven!.
fn laid_by(here: Here, last: (u32, Seat, Card), seven: Option<Seat>) -> impl IntoView + use<> {
    let (_, by, card) = last;
    let seat = seven.unwrap_or(by);
    let what = match seven {
        Some(_) => here.t("web-sieben-seven"),
        None => here.say(&Message::new("web-sieben-laid").with("card", card.number())),
    };
    view! {
        <span class="tag" aria-hidden="true"><Sign seat /><span><b>{here.name(seat)}</b><br />{what}</span></span>
        <span class="of" aria-hidden="true">{here.t("web-sieben-of")}</span>
    }
}

fn points(corners: &[(f64, f64)]) -> String {
    corners.iter().map(|(x, y)| format!("{x},{y}")).collect::<Vec<_>>().join(" ")
}

/// The corners up to the total, in the colours of the two numbers that make it. They are drawn once: a pile changes only what
/// they look like.
fn meter(pile: Memo<Option<PileView>>) -> impl IntoView {
    let total = move || pile.with(|pile| pile.as_ref().map_or(0, |pile| usize::from(pile.total)));
    let line = move || points(&CORNERS[..total().min(CORNERS.len())]);
    let corner = move |(i, (x, y)): (usize, &(f64, f64))| {
        let number = i as u8 + 1;
        let looks = Memo::new(move |_| pile.with(|pile| looks_of(pile.as_ref(), number)));
        view! {
            <g class=move || looks.get().0 style=move || format!("--h:{}", looks.get().1)>
                <circle cx=*x cy=*y r="21" />
                <text x=*x y=*y dy=".35em" text-anchor="middle">{number}</text>
            </g>
        }
    };
    view! {
        <polyline class="grown" points=line />
        {CORNERS.iter().enumerate().map(corner).collect_view()}
    }
}

/// The class of a corner, and its colour: that of the number seen through the hole as far as it goes, then that of the top card.
fn looks_of(pile: Option<&PileView>, number: u8) -> (&'static str, &'static str) {
    let (total, seen, top) = pile.map_or((0, None, None), |pile| (pile.total, pile.seen, pile.top));
    let class = match number {
        _ if number <= total => "st on",
        7 => "st goal",
        _ => "st",
    };
    (class, seen.filter(|seen| number <= seen.number()).or(top).map_or("#22201C", hue))
}

/// The brace and the total beside the pile.
fn total(pile: &PileView) -> Option<impl IntoView + use<>> {
    pile.top?;
    let total = pile.total;
    Some(view! {
        <path class="brace" d="M320 193.9h10q8 0 8 8v30.1q0 8 8 8q-8 0-8 8v30.1q0 8-8 8h-10" />
        <text class="tot" x="356" y="240" dy=".35em">{total}</text>
    })
}

/// What is left to draw.
#[component]
pub(crate) fn DrawPile(here: Here, view: Memo<Option<View>>) -> impl IntoView {
    let left = here.settled(move || view.with(|view| view.as_ref().map_or(0, |view| view.draw_pile)));
    // A dozen cards are as thick as one is drawn.
    let layers = here.settled(move || left.get().div_ceil(12).min(6));
    let speech = crate::speech::Speech::here();
    let backs = move || {
        (0..layers.get())
            .rev()
            .map(|i| {
                let (x, y) = (f64::from(i) * 1.2, f64::from(i) * 2.0);
                view! { <use href="#cbackf" x=x y=y width="100" height="150" /> }
            })
            .collect_view()
    };
    view! {
        <div class="stack draw">
            <svg viewBox="-2 -2 112 166" aria-hidden="true" data-spot="draw"><g class="lie">{backs}</g></svg>
            <b class="serif">{move || left.get()}</b>
            <span>{speech.says("web-sieben-to-draw")}</span>
        </div>
    }
}

/// What was put aside, the pile that made seven last on top.
#[component]
pub(crate) fn Aside(here: Here, view: Memo<Option<View>>, moments: Moments) -> impl IntoView {
    let heaped = here.settled(move || view.with(|view| view.as_ref().map_or(0, |view| heap(view.aside))));
    let aside = Memo::new(move |_| {
        let heap = heaped.get();
        let made = moments.made.get();
        let lying = moments.lying(here).map_or(0, |made| made.cards.len() as u32);
        // What still lies is not there yet; what is shuffled anew no longer is.
        let count = heap.saturating_sub(lying);
        let on_top =
            made.and_then(|made| if lying == 0 { Some((made.step, made.cards)) } else { made.under });
        (count, on_top.filter(|_| count > 0))
    });
    let speech = crate::speech::Speech::here();
    let cards = move || {
        let (count, on_top) = aside.get();
        match on_top {
            Some((step, cards)) => {
                let on_top = placed(&cards);
                let from = came("pile", format!("aside-{step}"));
                stack_from(&on_top[on_top.len().saturating_sub(3)..], 4.0, 5.0, 98.0, Some(&from))
            }
            // Which of them lies on top is known for the last pile only.
            None if count > 0 => {
                view! { <use href="#cbackf" x="4" y="5" width="98" height="147" /> }.into_any()
            }
            None => ().into_any(),
        }
    };
    view! {
        <div class="stack aside" data-spot="aside">
            <svg viewBox="-2 -2 112 166" aria-hidden="true">{cards}</svg>
            <b class="serif">{move || aside.get().0}</b>
            <span>{speech.says("web-sieben-aside")}</span>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_on_a_number_is_turned_against_the_one_below() {
        let lying = |text: &str| -> Vec<Lying> { serde_json::from_str(text).unwrap() };
        let cards = lying(
            r#"[{"card":3,"way":"open"},{"card":1,"way":"number"},{"card":2,"way":"hole"},{"card":4,"way":"number"}]"#,
        );
        let ends: Vec<End> = placed(&cards).iter().map(|placed| placed.end).collect();
        assert_eq!(ends, [End::Below, End::Above, End::Above, End::Below]);
    }
}
