//! Sevens: rows of cards, and what fits at their ends.

use super::Picture;
use super::pieces::{APART, NEAR, allowed, arrow, beside, disc, label, stacked, unmarked};
use crate::page::{Ink, Mark, rectangle};

/// How wide and high a card is.
const CARD: (f64, f64) = (26.0, 37.0);

/// The suits that are shown.
#[derive(Clone, Copy)]
enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    use Suit::{Clubs, Diamonds, Hearts, Spades};
    Some(match name {
        "fit" => {
            let row = beside(
                NEAR,
                [allowed(card("6", Diamonds)), unmarked(card("7", Diamonds)), allowed(card("8", Diamonds))],
            );
            let others = [Clubs, Hearts, Spades].map(|suit| allowed(card("7", suit)));
            beside(2.0 * APART, [row, beside(NEAR, others)])
        }
        "rows" => {
            let row = |ranks: &[&str], suit: Suit| beside(NEAR, ranks.iter().map(|rank| card(rank, suit)));
            stacked(NEAR, [row(&["5", "6", "7", "8", "9"], Diamonds), row(&["6", "7", "8"], Spades)])
        }
        "gap" => {
            let before = beside(NEAR, [card("7", Spades), gap(), card("9", Spades), card("10", Spades)]);
            let after = ["7", "8", "9", "10"].map(|rank| unmarked(card(rank, Spades)));
            let then = beside(NEAR, after.into_iter().chain([allowed(card("J", Spades))]));
            beside(2.0 * APART, [unmarked(before), unmarked(arrow()), then])
        }
        _ => return None,
    })
}

fn card(rank: &str, suit: Suit) -> Picture {
    let ink = match suit {
        Suit::Clubs | Suit::Spades => Ink::Black,
        Suit::Diamonds | Suit::Hearts => Ink::Red,
    };
    let mut marks = vec![
        rectangle((0.5, 0.5), CARD.0 - 1.0, CARD.1 - 1.0, Some(Ink::White), Some(Ink::Black)),
        label((CARD.0 / 2.0, 18.0), 15.0, ink, rank),
    ];
    marks.extend(pip(suit, (CARD.0 / 2.0, 28.0), ink));
    Picture { size: CARD, marks }
}

/// A card that is missing.
fn gap() -> Picture {
    let outline = rectangle((0.5, 0.5), CARD.0 - 1.0, CARD.1 - 1.0, None, Some(Ink::Grey));
    Picture { size: CARD, marks: vec![outline, label((CARD.0 / 2.0, 23.0), 13.0, Ink::Grey, "?")] }
}

fn pip(suit: Suit, (x, y): (f64, f64), ink: Ink) -> Vec<Mark> {
    let around = |points: &[(f64, f64)]| Mark::Shape {
        corners: points.iter().map(|(dx, dy)| (x + dx, y + dy)).collect(),
        fill: Some(ink),
        line: None,
    };
    let round = |dx: f64, dy: f64, radius: f64| disc((x + dx, y + dy), radius, Some(ink), None);
    let stem = || around(&[(0.0, 0.0), (2.0, 5.0), (-2.0, 5.0)]);
    match suit {
        Suit::Diamonds => vec![around(&[(0.0, -5.0), (4.0, 0.0), (0.0, 5.0), (-4.0, 0.0)])],
        Suit::Hearts => {
            vec![
                round(-2.2, -1.6, 2.4),
                round(2.2, -1.6, 2.4),
                around(&[(-4.4, -0.8), (4.4, -0.8), (0.0, 5.0)]),
            ]
        }
        Suit::Spades => {
            let blade = around(&[(-4.4, 1.0), (4.4, 1.0), (0.0, -5.0)]);
            vec![round(-2.2, 1.4, 2.3), round(2.2, 1.4, 2.3), blade, stem()]
        }
        Suit::Clubs => vec![round(-2.4, 1.0, 2.3), round(2.4, 1.0, 2.3), round(0.0, -2.6, 2.3), stem()],
    }
}
