//! The cards: a number large on its colour, an action with its sign, a character with its picture and name.

use leptos::prelude::*;
use sevenfold_triple_seven::{Card, Colour, Face, Main, Rank, Run};

use super::model::LaidCards;
use crate::table::Here;

/// A card face up. Whatever it is called is said beside it, so the picture itself is silent.
pub(crate) fn face(here: Here, card: Card) -> AnyView {
    let inside = match card.face() {
        Face::Coloured(colour, Rank::Number(number)) => numbered(colour, number),
        Face::Coloured(colour, rank) => ranked(here, colour, rank),
        Face::Main(main) => character(here, main),
    };
    view! {
        <svg class="tc" viewBox="0 0 100 140" aria-hidden="true">
            <rect class="edge" x=".75" y=".75" width="98.5" height="138.5" rx="8" />
            {inside}
        </svg>
    }
    .into_any()
}

/// A card face down.
pub(crate) fn back() -> AnyView {
    view! { <svg class="tc" viewBox="0 0 100 140" aria-hidden="true"><use href="#ts-back" /></svg> }
        .into_any()
}

/// The three cards of a 567 as one.
pub(crate) fn run(here: Here, run: Run) -> AnyView {
    let cards = run.ranks().map(|rank| face(here, Card::new(run.colour, rank)));
    view! { <span class="t567">{cards.into_iter().collect_view()}</span> }.into_any()
}

/// What was laid on the pile.
pub(crate) fn laid(here: Here, what: LaidCards) -> AnyView {
    match what {
        LaidCards::Card(card) => face(here, card),
        LaidCards::Run(cards) => run(here, cards),
    }
}

fn numbered(colour: Colour, number: u8) -> AnyView {
    let hue = word(colour);
    let corner = move || corner(colour, number);
    view! {
        <rect class=format!("hue {hue}") x="5" y="5" width="90" height="130" rx="5" />
        <use class=format!("on {hue} faint") href=format!("#suit-{hue}") x="8" y="28" width="84" height="84" />
        <text class=format!("on {hue}") x="50" y="93" text-anchor="middle" font-size="66">{number}</text>
        {corner()}
        <g transform="rotate(180 50 70)">{corner()}</g>
    }
    .into_any()
}

fn corner(colour: Colour, number: u8) -> AnyView {
    let hue = word(colour);
    let (x, size) = if number > 9 { (20, 21) } else { (17, 24) };
    view! {
        <text class=format!("on {hue}") x=x y="28" text-anchor="middle" font-size=size>{number}</text>
        <use class=format!("on {hue}") href=format!("#suit-{hue}") x="9" y="33" width="16" height="16" />
    }
    .into_any()
}

fn ranked(here: Here, colour: Colour, rank: Rank) -> AnyView {
    let hue = word(colour);
    let (art, name, room) = match rank {
        Rank::Reverse => ("act-reverse", "web-triple-seven-name-reverse", ACTION),
        Rank::Deuce => ("act-deuce", "web-triple-seven-name-deuce", ACTION),
        Rank::Trade => ("act-trade", "triple-seven-trade", ACTION),
        Rank::Herald => ("char-herald", "web-triple-seven-name-herald", CHARACTER),
        Rank::Thief | Rank::Number(_) => ("char-thief", "triple-seven-thief", CHARACTER),
    };
    let (x, y, size) = room;
    view! {
        <path class=format!("hue {hue}") d=UPPER />
        <use class=format!("on {hue} art") href=format!("#{art}") x=x y=y width=size height=size />
        {corner(colour, rank.number())}
        {banner(here.t(name), hue)}
    }
    .into_any()
}

fn character(here: Here, main: Main) -> AnyView {
    let signs = Colour::ALL.into_iter().zip([14, 34, 54, 74]).map(|(colour, x)| {
        let hue = word(colour);
        view! { <use class=format!("sign4 {hue}") href=format!("#suit-{hue}") x=x y="12" width="12" height="12" /> }
    });
    view! {
        <path class="hue night" d=UPPER />
        {signs.collect_view()}
        <use href=format!("#{}", medallion(main)) x="9" y="27" width="82" height="82" />
        {banner(here.t(main.key()), "night")}
    }
    .into_any()
}

/// The coloured part of a card with a name below.
const UPPER: &str = "M5 108V10a5 5 0 0 1 5-5h80a5 5 0 0 1 5 5v98z";
/// Where an action's sign stands, and how large.
const ACTION: (u8, u8, u8) = (25, 40, 50);
/// Where a character stands, and how large.
const CHARACTER: (u8, u8, u8) = (14, 26, 82);

/// The name below the picture, smaller where it is long.
fn banner(name: String, hue: &'static str) -> AnyView {
    let size = match name.chars().count() {
        0..=7 => 16,
        8..=9 => 14,
        _ => 12,
    };
    view! { <text class=format!("name {hue}") x="50" y="127" text-anchor="middle" font-size=size>{name}</text> }
        .into_any()
}

/// A main character's own picture.
pub(crate) const fn medallion(main: Main) -> &'static str {
    match main {
        Main::Saint => "char-saint",
        Main::Samaritan => "char-samaritan",
        Main::Sinner => "char-sinner",
        Main::Reaper => "char-reaper",
    }
}

/// A colour as the style sheet calls it.
pub(crate) const fn word(colour: Colour) -> &'static str {
    colour.word()
}
