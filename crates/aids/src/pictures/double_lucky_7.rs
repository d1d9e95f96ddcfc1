//! Double Lucky 7: rounds, cards, bids and the Lucky Wheel.

use std::f64::consts::PI;

use super::Picture;
use super::pieces::{
    APART, NEAR, allowed, along, arrow, beside, disc, label, refused, sign, stacked, token, words,
};
use crate::heading;
use crate::page::{Ink, Mark, rectangle};

/// How wide and high a card is.
const CARD: (f64, f64) = (26.0, 37.0);

/// The advantages of the Lucky Wheel, in their order.
const ADVANTAGES: [&str; 7] = ["w-bid", "w-swap", "w-dealer", "w-double", "w-trump", "w-extra", "w-none"];

/// The colours: what they are drawn with, and the drawing of their sign.
const RED: (Ink, &str) = (Ink::Red, "suit-red");
const GREEN: (Ink, &str) = (Ink::Green, "suit-green");
const BLUE: (Ink, &str) = (Ink::Blue, "suit-blue");
const YELLOW: (Ink, &str) = (Ink::Yellow, "suit-yellow");

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    Some(match name {
        "parts" => parts(),
        "rounds" => rounds(),
        "bids" => bids(),
        "trick" => trick(),
        "score" => score(),
        "wheel" => wheel(),
        "extra" => extra(),
        _ => return None,
    })
}

fn card((ink, name): (Ink, &'static str), number: &str) -> Picture {
    let plain = vec![sign(name, (CARD.0 / 2.0, 28.5), 5.0, ink)];
    let marks = vec![
        rectangle((0.5, 0.5), CARD.0 - 1.0, CARD.1 - 1.0, Some(Ink::White), Some(Ink::Black)),
        label((CARD.0 / 2.0, 19.0), 16.0, ink, number),
        Mark::Art { name, at: (7.5, 23.0), size: (11.0, 11.0), ink, cut: Ink::White, plain },
    ];
    Picture { size: CARD, marks }
}

fn joker() -> Picture {
    let plain = vec![label((CARD.0 / 2.0, 25.0), 18.0, Ink::Own(90, 74, 120), "J")];
    let marks = vec![
        rectangle((0.5, 0.5), CARD.0 - 1.0, CARD.1 - 1.0, Some(Ink::White), Some(Ink::Black)),
        Mark::Art {
            name: "joker",
            at: (3.0, 8.0),
            size: (20.0, 20.0),
            ink: Ink::Black,
            cut: Ink::White,
            plain,
        },
    ];
    Picture { size: CARD, marks }
}

fn pawn() -> Picture {
    let ink = Ink::Own(27, 107, 130);
    let plain = vec![
        disc((8.0, 6.0), 5.0, Some(ink), Some(Ink::Black)),
        Mark::Shape {
            corners: vec![(8.0, 8.0), (15.0, 20.0), (1.0, 20.0)],
            fill: Some(ink),
            line: Some(Ink::Black),
        },
    ];
    let art = Mark::Art { name: "pawn", at: (0.0, 0.0), size: (16.0, 20.0), ink, cut: Ink::White, plain };
    Picture { size: (16.0, 20.0), marks: vec![art] }
}

fn die() -> Picture {
    let corner = |step: i32| {
        let angle = PI / 6.0 + f64::from(step) * PI / 3.0;
        let (right, down) = heading(angle);
        (13.0 + 12.0 * right, 13.0 + 12.0 * down)
    };
    let plain = vec![Mark::Shape {
        corners: (0..6).map(corner).collect(),
        fill: Some(Ink::Tint),
        line: Some(Ink::Black),
    }];
    let art =
        Mark::Art { name: "d8", at: (0.0, 0.0), size: (26.0, 26.0), ink: Ink::Black, cut: Ink::White, plain };
    Picture { size: (26.0, 26.0), marks: vec![art, label((13.0, 18.0), 12.0, Ink::Black, "X")] }
}

/// Cards, a set of bids, a pawn, the die.
fn parts() -> Picture {
    let cards =
        [RED, GREEN, BLUE, YELLOW].map(|colour| beside(NEAR, [card(colour, "1"), card(colour, "14")]));
    let tokens = ["0", "1", "2", "3", "4", "5", "6", "7"].map(token);
    stacked(
        8.0,
        [
            beside(APART, cards.into_iter().chain([joker()])),
            beside(NEAR, tokens.into_iter().chain([pawn(), die()])),
        ],
    )
}

/// The rounds as stacks of cards.
fn rounds() -> Picture {
    let mut marks = Vec::new();
    for round in 1..=14_u8 {
        let cards = if round <= 7 { round } else { 15 - round };
        let x = f64::from(round - 1) * 22.0;
        for card in 0..cards {
            let fill = if round == 7 { Ink::Grey } else { Ink::Tint };
            marks.push(rectangle((x, 44.0 - f64::from(card) * 6.0), 16.0, 5.0, Some(fill), Some(Ink::Black)));
        }
        marks.push(label((x + 8.0, 59.0), 8.0, Ink::Black, &round.to_string()));
    }
    marks.push(label((140.0, 6.0), 8.0, Ink::Black, "× 2"));
    Picture { size: (304.0, 62.0), marks }
}

/// The worked example of the last bid (DL-11): with four tricks, 2 and 1 and 0 leave no 1.
fn bids() -> Picture {
    let before = beside(NEAR, ["2", "1", "0"].map(token));
    let sum = |bid: &str, sum: &str| beside(NEAR, [words("+", 11.0), token(bid), words(sum, 11.0)]);
    beside(APART, [before, refused(sum("1", "= 4")), allowed(sum("0", "= 3")), allowed(sum("2", "= 5"))])
}

/// Who wins: the Joker, then trump, then the colour that was led.
fn trick() -> Picture {
    let beats = || words(">", 12.0);
    beside(8.0, [joker(), beats(), card(RED, "1"), beats(), card(GREEN, "14"), beats(), card(BLUE, "14")])
}

/// Bid and tricks, and what they are worth (DL-18).
fn score() -> Picture {
    let row = |bid: &str, taken: &str, points: &str| {
        beside(8.0, [token(bid), words(taken, 12.0), arrow(), words(points, 13.0)])
    };
    beside(2.0 * APART, [row("0", "0", "10"), row("3", "3", "16"), row("3", "2", "0")])
}

/// The Lucky Wheel with its seven fields and a pawn in the middle.
fn wheel() -> Picture {
    const RADIUS: f64 = 62.0;
    let point = |radius: f64, angle: f64| {
        let (right, down) = heading(angle);
        (RADIUS + 1.0 + radius * right, RADIUS + 1.0 + radius * down)
    };
    let mut marks = Vec::new();
    for (index, name) in ADVANTAGES.into_iter().enumerate() {
        let middle = along(index, 2.0 * PI / 7.0) - PI / 2.0;
        let rim = (0..=6).map(|step| point(RADIUS, middle + (f64::from(step) - 3.0) * PI / 21.0));
        let fill = if index % 2 == 1 { Ink::Tint } else { Ink::White };
        let corners = std::iter::once(point(0.0, 0.0)).chain(rim).collect();
        marks.push(Mark::Shape { corners, fill: Some(fill), line: Some(Ink::Black) });
        let (x, y) = point(RADIUS * 0.74, middle);
        let at = (x - 9.0, y - 9.0);
        let art = Mark::Art { name, at, size: (18.0, 18.0), ink: Ink::Black, cut: fill, plain: Vec::new() };
        let (x, y) = point(RADIUS * 0.46, middle);
        marks.extend([art, label((x, y + 3.5), 10.0, Ink::Black, &(index + 1).to_string())]);
    }
    marks.push(disc(point(0.0, 0.0), 17.0, Some(Ink::White), Some(Ink::Black)));
    let (x, y) = point(0.0, 0.0);
    marks.extend(pawn().marks.into_iter().map(|mark| crate::page::moved(mark, (x - 8.0, y - 10.0))));
    Picture { size: (2.0 * RADIUS + 2.0, 2.0 * RADIUS + 2.0), marks }
}

/// Red is led and in the hand, and the open trump may be played all the same (DL-34).
fn extra() -> Picture {
    let hand = beside(NEAR, [card(RED, "4"), card(GREEN, "11")]);
    beside(APART, [card(RED, "9"), arrow(), allowed(card(BLUE, "3")), allowed(hand)])
}
