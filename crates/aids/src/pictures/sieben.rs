//! Sieben: piles of two cards, with what shows through the hole.

use super::Picture;
use super::pieces::{APART, NEAR, allowed, arrow, beside, counted, disc, label, refused, token, words};
use crate::page::{Ink, Mark, rectangle};

/// How wide and high a card is.
const CARD: (f64, f64) = (34.0, 51.0);

/// The drawings of the cards, by their numbers: upright, and upside down.
const CARDS: [(&str, &str); 7] =
    [("c1", "c1t"), ("c2", "c2t"), ("c3", "c3t"), ("c4", "c4t"), ("c5", "c5t"), ("c6", "c6t"), ("c7", "c7t")];

/// How often each number is in the deck we play with (SI-1).
const DECK: [&str; 7] = ["16 ×", "14 ×", "14 ×", "12 ×", "10 ×", "8 ×", "6 ×"];

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// Its hole is below its number.
    Upright,
    /// It was turned upside down: its hole is above its number.
    Turned,
}

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    Some(match name {
        "cards" => beside(6.0, (1..=7).zip(DECK).map(|(number, times)| counted(card(number), times))),
        "ways" => beside(
            APART,
            [
                counted(five(), "2 + 3 = 5"),
                arrow(),
                counted(pile(4, Way::Upright, Some(3)), "4 + 3 = 7"),
                counted(pile(4, Way::Turned, Some(2)), "4 + 2 = 6"),
            ],
        ),
        "sum" => beside(APART, [counted(card(4), "4 + 0 = 4"), counted(five(), "2 + 3 = 5")]),
        "begin" => beside(APART, [counted(card(4), "4")]),
        "limits" => beside(
            APART,
            [
                allowed(counted(pile(3, Way::Turned, Some(4)), "3 + 4 = 7")),
                allowed(counted(card(4), "4")),
                refused(counted(card(3), "3")),
                refused(counted(pile(5, Way::Turned, Some(4)), "5 + 4 = 9")),
            ],
        ),
        "draw" => beside(APART, [counted(five(), "2 + 3 = 5"), arrow(), counted(back(), "+ 1")]),
        "seven" => beside(
            APART,
            [counted(pile(4, Way::Upright, Some(3)), "4 + 3 = 7"), arrow(), counted(card(1), "1")],
        ),
        "penalty" => beside(
            APART,
            [counted(pile(5, Way::Upright, Some(1)), "5 + 1 = 6"), arrow(), counted(back(), "+ 1")],
        ),
        "out" => allowed(counted(pile(1, Way::Turned, Some(6)), "1 + 6 = 7")),
        "chips" => beside(NEAR, ["4", "3", "2", "1"].map(token)),
        "last-chips" => beside(
            2.0 * APART,
            [
                beside(NEAR, [words("6:", 10.0)].into_iter().chain(["6", "5", "4", "2"].map(token))),
                beside(NEAR, [words("7:", 10.0)].into_iter().chain(["7", "6", "5", "4", "2"].map(token))),
            ],
        ),
        _ => return None,
    })
}

/// The pile of the worked example: a 2 whose hole shows a 3.
fn five() -> Picture {
    pile(2, Way::Upright, Some(3))
}

/// A card on the table: nothing shows through it.
fn card(number: usize) -> Picture {
    pile(number, Way::Upright, None)
}

/// A card, and the number that shows through its hole.
fn pile(number: usize, way: Way, seen: Option<usize>) -> Picture {
    let art = |number: usize, way: Way, plain: Vec<Mark>| {
        let (upright, turned) = CARDS[number - 1];
        let name = if way == Way::Upright { upright } else { turned };
        Mark::Art { name, at: (0.0, 0.0), size: CARD, ink: Ink::Black, cut: Ink::White, plain }
    };
    // The number of the card beneath lies where the hole of the upper one is.
    let other = if way == Way::Upright { Way::Turned } else { Way::Upright };
    let beneath = seen.map(|seen| art(seen, other, Vec::new()));
    let marks = beneath.into_iter().chain([art(number, way, plain(number, way, seen))]).collect();
    Picture { size: CARD, marks }
}

/// The same with lines only.
fn plain(number: usize, way: Way, seen: Option<usize>) -> Vec<Mark> {
    let (width, height) = CARD;
    let (upper, lower) = (15.0, 36.5);
    let (hole, face) = if way == Way::Upright { (lower, upper) } else { (upper, lower) };
    let middle = width / 2.0;
    let mut marks = vec![
        rectangle((0.5, 0.5), width - 1.0, height - 1.0, Some(Ink::Tint), Some(Ink::Black)),
        label((middle, face + 5.5), 16.0, Ink::Black, &number.to_string()),
        disc((middle, hole), 10.0, Some(Ink::White), Some(Ink::Black)),
    ];
    marks.extend(seen.map(|seen| label((middle, hole + 4.5), 13.0, Ink::Grey, &seen.to_string())));
    marks
}

/// A card face down.
fn back() -> Picture {
    let (width, height) = CARD;
    let plain = vec![
        rectangle((0.5, 0.5), width - 1.0, height - 1.0, Some(Ink::Own(15, 82, 87)), Some(Ink::Black)),
        disc((width / 2.0, 36.5), 10.0, Some(Ink::White), Some(Ink::Black)),
    ];
    let art =
        Mark::Art { name: "cback", at: (0.0, 0.0), size: CARD, ink: Ink::Black, cut: Ink::White, plain };
    Picture { size: CARD, marks: vec![art] }
}
