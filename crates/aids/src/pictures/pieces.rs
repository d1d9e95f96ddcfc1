//! What pictures are put together from.

use std::f64::consts::PI;

use super::Picture;
use crate::heading;
use crate::page::{Anchor, Ink, Mark, moved, times};

/// Between two things that belong together.
pub(super) const NEAR: f64 = 3.0;
/// Between two things that do not.
pub(super) const APART: f64 = 12.0;

/// A word or number around a point of its baseline.
pub(super) fn label(at: (f64, f64), size: f64, ink: Ink, text: &str) -> Mark {
    Mark::Text { at, size, bold: true, anchor: Anchor::Middle, ink, text: text.to_owned() }
}

/// A circle.
pub(super) fn disc(at: (f64, f64), radius: f64, fill: Option<Ink>, line: Option<Ink>) -> Mark {
    let corner = |step: i32| {
        let (right, down) = heading(f64::from(step) * PI / 12.0);
        (at.0 + radius * right, at.1 + radius * down)
    };
    Mark::Shape { corners: (0..24).map(corner).collect(), fill, line }
}

/// The sign of a card's colour where its drawing is not at hand: a diamond, a leaf, a drop, a sun.
pub(super) fn sign(name: &str, (x, y): (f64, f64), radius: f64, ink: Ink) -> Mark {
    let around = |points: &[(f64, f64)]| Mark::Shape {
        corners: points.iter().map(|(dx, dy)| (x + dx * radius, y + dy * radius)).collect(),
        fill: Some(ink),
        line: None,
    };
    match name {
        "suit-red" => around(&[(0.0, -1.0), (0.8, 0.0), (0.0, 1.0), (-0.8, 0.0)]),
        "suit-green" => around(&[(0.9, -0.9), (0.7, 0.3), (0.0, 0.8), (-0.9, 0.9), (-0.7, 0.0), (0.0, -0.7)]),
        "suit-blue" => around(&[(0.0, -1.0), (0.7, 0.2), (0.5, 0.8), (0.0, 1.0), (-0.5, 0.8), (-0.7, 0.2)]),
        _ => {
            let point = |step: i32| {
                let (angle, far) = (f64::from(step) * PI / 8.0, if step % 2 == 0 { 1.0 } else { 0.5 });
                let (right, down) = heading(angle);
                (far * right, far * down)
            };
            around(&(0..16).map(point).collect::<Vec<_>>())
        }
    }
}

/// Pictures from left to right, in the middle of their height.
pub(super) fn beside(gap: f64, pictures: impl IntoIterator<Item = Picture>) -> Picture {
    let pictures: Vec<Picture> = pictures.into_iter().collect();
    let high = pictures.iter().map(|picture| picture.size.1).fold(0.0, f64::max);
    let (mut x, mut marks) = (0.0, Vec::new());
    for picture in pictures {
        let (width, height) = picture.size;
        let to = (x, (high - height) / 2.0);
        marks.extend(picture.marks.into_iter().map(|mark| moved(mark, to)));
        x += width + gap;
    }
    Picture { size: ((x - gap).max(0.0), high), marks }
}

/// Pictures from top to bottom, all from the left.
pub(super) fn stacked(gap: f64, pictures: impl IntoIterator<Item = Picture>) -> Picture {
    let (mut y, mut wide, mut marks) = (0.0, 0.0_f64, Vec::new());
    for picture in pictures {
        marks.extend(picture.marks.into_iter().map(|mark| moved(mark, (0.0, y))));
        wide = wide.max(picture.size.0);
        y += picture.size.1 + gap;
    }
    Picture { size: (wide, (y - gap).max(0.0)), marks }
}

/// A picture with something in the middle below it.
fn above(picture: Picture, below: Picture) -> Picture {
    let wide = picture.size.0.max(below.size.0);
    let middle = |picture: Picture| {
        let by = ((wide - picture.size.0) / 2.0, 0.0);
        let marks = picture.marks.into_iter().map(|mark| moved(mark, by)).collect();
        Picture { size: (wide, picture.size.1), marks }
    };
    stacked(2.0, [middle(picture), middle(below)])
}

/// A number or a few signs that stand for themselves in every language.
pub(super) fn words(text: &str, size: f64) -> Picture {
    // A page may be set in a wider font than paper.
    let wide = 1.15 * crate::metrics::width(text, size, true);
    Picture { size: (wide, size), marks: vec![label((wide / 2.0, 0.82 * size), size, Ink::Black, text)] }
}

/// A picture and what it comes to.
pub(super) fn counted(picture: Picture, text: &str) -> Picture {
    above(picture, words(text, 9.0))
}

/// A picture beside others of which something is said below them: it lies as high as they do.
pub(super) fn unmarked(picture: Picture) -> Picture {
    above(picture, Picture { size: (0.0, 9.0), marks: Vec::new() })
}

/// A picture of what is allowed: there is a tick below it.
pub(super) fn allowed(picture: Picture) -> Picture {
    let line = |from, to| Mark::Line { from, to, width: 1.8, ink: Ink::Green };
    let tick = Picture {
        size: (10.0, 9.0),
        marks: vec![line((1.0, 5.0), (4.0, 8.0)), line((4.0, 8.0), (9.0, 1.0))],
    };
    above(picture, tick)
}

/// A picture of what is not allowed: there is a cross below it.
pub(super) fn refused(picture: Picture) -> Picture {
    let line = |from, to| Mark::Line { from, to, width: 1.8, ink: Ink::Red };
    let cross =
        Picture { size: (9.0, 9.0), marks: vec![line((1.0, 1.0), (8.0, 8.0)), line((8.0, 1.0), (1.0, 8.0))] };
    above(picture, cross)
}

/// An arrow to the right.
pub(super) fn arrow() -> Picture {
    Picture { size: (18.0, 8.0), marks: pointing((0.0, 4.0), 18.0) }
}

/// Arrows both ways.
pub(super) fn exchanged() -> Picture {
    let mut marks = pointing((0.0, 3.0), 18.0);
    marks.extend(pointing((18.0, 10.0), -18.0));
    Picture { size: (18.0, 13.0), marks }
}

fn pointing((x, y): (f64, f64), length: f64) -> Vec<Mark> {
    let (tip, back) = (x + length, 5.0 * length.signum());
    vec![
        Mark::Line { from: (x, y), to: (tip - back / 2.0, y), width: 1.2, ink: Ink::Black },
        Mark::Shape {
            corners: vec![(tip, y), (tip - back, y - 3.0), (tip - back, y + 3.0)],
            fill: Some(Ink::Black),
            line: None,
        },
    ]
}

/// A round token with something on it.
pub(super) fn token(text: &str) -> Picture {
    let marks = vec![
        disc((10.0, 10.0), 9.5, Some(Ink::Tint), Some(Ink::Black)),
        label((10.0, 14.0), if text.len() > 1 { 9.0 } else { 11.0 }, Ink::Black, text),
    ];
    Picture { size: (20.0, 20.0), marks }
}

/// How far along a row something lies.
pub(super) fn along(index: usize, step: f64) -> f64 {
    times(index) * step
}
