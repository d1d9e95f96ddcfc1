//! 777: cards with their colours, signs and pictures.

use super::Picture;
use super::pieces::{APART, NEAR, allowed, arrow, beside, counted, disc, label, refused, sign};
use crate::page::{Ink, Mark, rectangle};

/// How wide and high a card is.
const CARD: (f64, f64) = (28.0, 39.0);

/// A card's colour: its sign is on the card, too.
#[derive(Clone, Copy)]
enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
}

impl Colour {
    /// What it is drawn with, and the drawing of its sign.
    const fn drawn(self) -> (Ink, &'static str) {
        match self {
            Self::Red => (Ink::Red, "suit-red"),
            Self::Green => (Ink::Green, "suit-green"),
            Self::Blue => (Ink::Blue, "suit-blue"),
            Self::Yellow => (Ink::Yellow, "suit-yellow"),
        }
    }
}

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    use Colour::{Blue, Green, Red, Yellow};
    Some(match name {
        "cards" => beside(
            8.0,
            [
                number(Red, "0"),
                number(Red, "10"),
                counted(picture(Green, "act-reverse", "0"), "0"),
                counted(picture(Yellow, "act-deuce", "2"), "2"),
                counted(picture(Blue, "act-trade", "9"), "9"),
                counted(picture(Red, "char-herald", "4"), "4"),
                counted(picture(Green, "char-thief", "6"), "6"),
            ],
        ),
        "all" => beside(
            6.0,
            [
                picture(Green, "act-reverse", "0"),
                picture(Yellow, "act-deuce", "2"),
                picture(Blue, "act-trade", "9"),
                picture(Red, "char-herald", "4"),
                picture(Green, "char-thief", "6"),
                main("char-saint"),
                main("char-samaritan"),
                main("char-sinner"),
                main("char-reaper"),
            ],
        ),
        "main" => beside(8.0, ["char-saint", "char-samaritan", "char-sinner", "char-reaper"].map(main)),
        "types" => beside(APART, [number(Red, "3"), picture(Yellow, "act-deuce", "2"), main("char-saint")]),
        "fits" => beside(
            2.0 * APART,
            [
                on(number(Red, "3"), number(Red, "8")),
                on(number(Red, "3"), number(Blue, "3")),
                on(number(Blue, "2"), picture(Yellow, "act-deuce", "2")),
            ],
        ),
        "ten" => beside(
            2.0 * APART,
            [
                allowed(on(number(Yellow, "10"), number(Green, "9"))),
                allowed(on(number(Yellow, "10"), picture(Blue, "act-trade", "9"))),
                refused(on(number(Green, "9"), number(Yellow, "10"))),
            ],
        ),
        "run" => beside(
            2.0 * APART,
            [
                allowed(on(run(), number(Green, "1"))),
                allowed(on(run(), number(Red, "5"))),
                refused(on(run(), number(Red, "7"))),
            ],
        ),
        "last" => beside(
            APART,
            [picture(Green, "char-thief", "6"), arrow(), number(Blue, "3"), arrow(), counted(back(), "+ 7")],
        ),
        _ => return None,
    })
}

/// A card of a number.
fn number(colour: Colour, number: &str) -> Picture {
    let size = if number.len() > 1 { 15.0 } else { 19.0 };
    let mut marks = face(colour.drawn().0);
    marks.push(marked(colour));
    marks.push(label((CARD.0 / 2.0, 28.0), size, Ink::White, number));
    Picture { size: CARD, marks }
}

/// A coloured card with a picture; on paper its number stands for that.
fn picture(colour: Colour, name: &'static str, number: &str) -> Picture {
    let ink = colour.drawn().0;
    let mut marks = face(ink);
    marks.push(marked(colour));
    let plain = vec![label((CARD.0 / 2.0, 28.0), 19.0, Ink::White, number)];
    marks.push(Mark::Art { name, at: (3.5, 12.0), size: (21.0, 21.0), ink: Ink::White, cut: ink, plain });
    Picture { size: CARD, marks }
}

/// A main character.
fn main(name: &'static str) -> Picture {
    let mut marks = face(Ink::Own(51, 46, 59));
    let plain = emblem(name);
    let cut = Ink::Own(51, 46, 59);
    marks.push(Mark::Art { name, at: (2.0, 8.0), size: (24.0, 24.0), ink: Ink::White, cut, plain });
    Picture { size: CARD, marks }
}

/// What stands for a main character where its picture is not at hand: a halo, a cross, horns, a scythe.
fn emblem(name: &str) -> Vec<Mark> {
    let line = |from, to| Mark::Line { from, to, width: 2.5, ink: Ink::White };
    match name {
        "char-saint" => vec![disc((14.0, 19.5), 8.0, None, Some(Ink::White))],
        "char-samaritan" => vec![line((14.0, 11.0), (14.0, 28.0)), line((5.5, 19.5), (22.5, 19.5))],
        "char-sinner" => [(6.0, 9.0, 12.0), (22.0, 19.0, 16.0)]
            .map(|(tip, outer, inner)| Mark::Shape {
                corners: vec![(tip, 10.0), (outer, 26.0), (inner, 26.0)],
                fill: Some(Ink::White),
                line: None,
            })
            .to_vec(),
        _ => vec![line((8.0, 29.0), (20.0, 10.0)), line((20.0, 10.0), (8.0, 13.0))],
    }
}

fn back() -> Picture {
    Picture { size: CARD, marks: face(Ink::Own(15, 82, 87)) }
}

fn face(ink: Ink) -> Vec<Mark> {
    let (width, height) = CARD;
    vec![
        rectangle((0.5, 0.5), width - 1.0, height - 1.0, Some(Ink::White), Some(Ink::Black)),
        rectangle((2.0, 2.0), width - 4.0, height - 4.0, Some(ink), None),
    ]
}

fn marked(colour: Colour) -> Mark {
    let (cut, name) = colour.drawn();
    let plain = vec![sign(name, (7.5, 7.5), 4.0, Ink::White)];
    Mark::Art { name, at: (3.5, 3.5), size: (8.0, 8.0), ink: Ink::White, cut, plain }
}

/// A 567 as it is played: as one card.
fn run() -> Picture {
    beside(-4.0, ["5", "6", "7"].map(|face| number(Colour::Green, face)))
}

/// A card and what it is played on.
fn on(above: Picture, below: Picture) -> Picture {
    beside(NEAR, [above, arrow(), below])
}
