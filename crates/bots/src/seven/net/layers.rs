//! The net's layers: from some whole numbers to others.

use super::super::lanes::{Eight, Four, Lanes, Weave, woven_into};
use super::{CELL, ONE, PARTS};

/// Weights from some numbers, eight by eight, to others, and where these begin.
pub(super) struct Layer<const EIGHTS: usize, const TO: usize> {
    weights: Box<[Eight]>,
    begin: [i32; TO],
}

impl<const EIGHTS: usize, const TO: usize> Layer<EIGHTS, TO> {
    /// Weights in parts of 2^[`PARTS`], a row for each number that goes out, and where the sums begin in parts of
    /// [`ONE`].
    pub(super) fn new(rows: &[Vec<i16>], begin: [i16; TO]) -> Self {
        Self { weights: flat(rows), begin: begin.map(|begin| i32::from(begin) << PARTS) }
    }

    /// Sums of products, with where they begin.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn sums(&self, from: &[Eight; EIGHTS]) -> [i32; TO] {
        let mut sums = self.products(from);
        for (sum, begin) in sums.iter_mut().zip(self.begin) {
            *sum += begin;
        }
        sums
    }

    /// Sums of products alone.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn products(&self, from: &[Eight; EIGHTS]) -> [i32; TO] {
        let mut sums = [0; TO];
        products_into(&self.weights, from, &mut sums);
        sums
    }

    /// Where the sums begin.
    pub(super) fn begin(&self) -> &[i32; TO] {
        &self.begin
    }
}

// What follows has no sizes in its types, so that a browser's worker has it once and not once for every layer.

/// Rows of weights one behind the other, eight by eight.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn flat(rows: &[Vec<i16>]) -> Box<[Eight]> {
    let mut weights = vec![Eight::default(); rows.iter().map(|row| row.len() / 8).sum()];
    let numbers: Vec<i16> = rows.concat();
    lay_out(&numbers, &mut weights);
    weights.into()
}

/// Numbers, eight by eight.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn lay_out(numbers: &[i16], out: &mut [Eight]) {
    for (eight, numbers) in out.iter_mut().zip(numbers.as_chunks().0) {
        *eight = Eight::new(*numbers);
    }
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn products_into(weights: &[Eight], from: &[Eight], sums: &mut [i32]) {
    for (sum, weights) in sums.iter_mut().zip(weights.chunks_exact(from.len())) {
        let mut four = Four::new([0; 4]);
        for (one, other) in from.iter().zip(weights) {
            four = four.plus_products(*one, *other);
        }
        *sum = four.total();
    }
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
fn clip_into(sums: &[i32], out: &mut [Eight]) {
    for (eight, [a, b, c, d, e, f, g, h]) in out.iter_mut().zip(sums.as_chunks().0) {
        let [low, high] = [Four::new([*a, *b, *c, *d]), Four::new([*e, *f, *g, *h])];
        *eight = Eight::of(low.rounded::<PARTS>(), high.rounded::<PARTS>()).clamped(ONE);
    }
}

/// A layer from so many cells to one, its weights in the order in which lanes take them.
pub(super) struct Woven<const CELLS: usize> {
    weights: Box<[Weave; CELLS]>,
    begin: [Four; CELL / 4],
}

impl<const CELLS: usize> Woven<CELLS> {
    /// Weights and beginnings as those of a [`Layer`].
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn new(rows: &[Vec<i16>], begin: [i16; CELL]) -> Self {
        let pair = |at: usize| {
            std::array::from_fn(|four| {
                Eight::new(std::array::from_fn(|lane| rows[4 * four + lane / 2][at + lane % 2]))
            })
        };
        let cell = |at: usize| -> Weave {
            std::array::from_fn(|eight| std::array::from_fn(|place| pair(at + 8 * eight + 2 * place)))
        };
        let begin = |at: usize| i32::from(begin[at]) << PARTS;
        Self {
            weights: Box::new(std::array::from_fn(|number| cell(CELL * number))),
            begin: std::array::from_fn(|four| Four::new(std::array::from_fn(|lane| begin(4 * four + lane)))),
        }
    }

    /// Appends what comes of cells, before it is clipped: for each, of those whose places stand together in `around`. At
    /// place 0 is nothing.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn of(&self, around: &[[u16; CELLS]], from: &[Lanes], to: &mut Vec<Lanes>) {
        woven_into::<CELLS, PARTS>(&self.weights, &self.begin, (around, from), to);
    }
}

/// Numbers, eight by eight.
pub(super) fn eights<const EIGHTS: usize>(numbers: &[i16]) -> [Eight; EIGHTS] {
    let mut eights = [Eight::default(); EIGHTS];
    lay_out(numbers, &mut eights);
    eights
}

/// From sums of products to what lies between the layers.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
pub(super) fn clipped<const EIGHTS: usize>(sums: &[i32]) -> [Eight; EIGHTS] {
    let mut clipped = [Eight::default(); EIGHTS];
    clip_into(sums, &mut clipped);
    clipped
}
