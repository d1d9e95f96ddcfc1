//! Double Seven: tiles and families as they lie on the table.

use super::Picture;
use super::pieces::{
    APART, NEAR, allowed, arrow, beside, counted, exchanged, label, refused, stacked, words,
};
use crate::page::{Ink, Mark, rectangle};

/// How wide and high a tile is.
const TILE: f64 = 20.0;

/// The tiles: their letters, their drawings and colours.
const TILES: [(char, &str, Ink); 9] = [
    ('B', "a-bird", Ink::Own(59, 143, 196)),
    ('U', "a-butterfly", Ink::Own(138, 95, 176)),
    ('D', "a-deer", Ink::Own(139, 94, 60)),
    ('F', "a-fox", Ink::Own(217, 102, 43)),
    ('G', "a-frog", Ink::Own(78, 155, 71)),
    ('R', "a-rabbit", Ink::Own(185, 138, 147)),
    ('S', "a-squirrel", Ink::Own(168, 69, 47)),
    ('W', "a-swan", Ink::Own(93, 107, 122)),
    ('C', "a-clover", Ink::Own(127, 134, 22)),
];

/// The picture with this name.
pub(super) fn named(name: &str) -> Option<Picture> {
    Some(match name {
        "tiles" => tiles(),
        "tokens" => beside(APART, [counted(token("7"), "8 ×"), counted(token("77"), "1 ×")]),
        "rainbow" => beside(APART, [tiles_of("BDFGR"), arrow(), back()]),
        "start" => beside(APART, [allowed(tiles_of("FC")), refused(tiles_of("CC"))]),
        "expand" => beside(APART, [tiles_of("GGG"), arrow(), stepped("GGG", "GG")]),
        "exchange" => beside(APART, [tiles_of("DDDD"), exchanged(), tiles_of("BBBC")]),
        "circle" => circle(),
        "retrieve" => beside(
            APART,
            [tiles_of("W"), exchanged(), tiles_of("WWC"), arrow(), tiles_of("WWW"), tiles_of("C")],
        ),
        "two-for-one" => beside(APART, [tiles_of("RS"), arrow(), back()]),
        // What everyone knows of a rack: a Fox, that is laid, and then nothing.
        "known" => {
            let hidden = || beside(1.0, [back(), back()]);
            let rack = beside(1.0, [tile('F'), hidden()]);
            beside(APART, [rack, arrow(), tile('F'), arrow(), hidden()])
        }
        "chain" => chain(),
        "score" => score(),
        _ => return None,
    })
}

fn tile(letter: char) -> Picture {
    let face = rectangle((0.5, 0.5), TILE - 1.0, TILE - 1.0, Some(Ink::White), Some(Ink::Black));
    let art = TILES.iter().find(|(sign, ..)| *sign == letter).map(|(sign, name, ink)| Mark::Art {
        name,
        at: (2.5, 2.5),
        size: (TILE - 5.0, TILE - 5.0),
        ink: *ink,
        cut: Ink::White,
        plain: vec![label((TILE / 2.0, 14.5), 12.0, *ink, &sign.to_string())],
    });
    Picture { size: (TILE, TILE), marks: std::iter::once(face).chain(art).collect() }
}

/// A tile face down.
fn back() -> Picture {
    let marks = vec![
        rectangle((0.5, 0.5), TILE - 1.0, TILE - 1.0, Some(Ink::Own(15, 82, 87)), Some(Ink::Black)),
        label((TILE / 2.0, 14.5), 12.0, Ink::White, "?"),
    ];
    Picture { size: (TILE, TILE), marks }
}

/// Tiles by their letters.
fn tiles_of(letters: &str) -> Picture {
    beside(1.0, letters.chars().map(tile))
}

/// A family, and behind it what has come to it, a little higher.
fn stepped(before: &str, added: &str) -> Picture {
    let added = stacked(0.0, [tiles_of(added), Picture { size: (0.0, 6.0), marks: Vec::new() }]);
    let before = stacked(0.0, [Picture { size: (0.0, 6.0), marks: Vec::new() }, tiles_of(before)]);
    beside(1.0, [before, added])
}

fn token(text: &str) -> Picture {
    let plain = super::pieces::token(text).marks;
    let outline = Mark::Art {
        name: "token",
        at: (0.0, 0.0),
        size: (TILE, TILE),
        ink: Ink::Black,
        cut: Ink::White,
        plain: vec![plain[0].clone()],
    };
    Picture { size: (TILE, TILE), marks: vec![outline, plain[1].clone()] }
}

/// All tiles there are, and how many of each.
fn tiles() -> Picture {
    let some = |letter: char| counted(tile(letter), if letter == 'C' { "3 ×" } else { "11 ×" });
    beside(8.0, TILES.iter().map(|(letter, ..)| some(*letter)))
}

/// An exchange, and the one back that is refused.
fn circle() -> Picture {
    let there = beside(NEAR, [tiles_of("FFF"), exchanged(), tiles_of("BBB")]);
    let back = beside(NEAR, [tiles_of("BBB"), exchanged(), tiles_of("FFF")]);
    beside(2.0 * APART, [allowed(there), refused(back)])
}

/// Exchange, grow, exchange again.
fn chain() -> Picture {
    let exchange = |own: &str, other: &str| beside(NEAR, [tiles_of(own), exchanged(), tiles_of(other)]);
    stacked(
        5.0,
        [
            exchange("WW", "FF"),
            beside(NEAR, [stepped("FF", "FF"), words("4", 11.0)]),
            exchange("FFFF", "GGGG"),
            beside(NEAR, [stepped("GGGG", "G"), words("5", 11.0)]),
        ],
    )
}

/// The worked example of the score: 9 + 7 + 4 tiles, two tokens, the 77.
fn score() -> Picture {
    let row = |letters: &str, points: &str| beside(6.0, [tiles_of(letters), words(points, 11.0)]);
    let tokens = beside(6.0, [token("7"), token("7"), token("77"), words("1 + 1 + 2", 11.0)]);
    stacked(
        3.0,
        [
            row("FFFFFFFFF", "9"),
            row("GGGGGGG", "7"),
            row("WWWW", "4"),
            beside(APART, [tokens, words("= 24", 13.0)]),
        ],
    )
}
