//! The net's layers: from some whole numbers to others.

use super::super::lanes::{Eight, Four, Lanes, Weave, woven_into};
use super::{CELL, ONE, PARTS};

/// Weights from some numbers, eight by eight, to others, and where these begin.
pub(super) struct Layer<const EIGHTS: usize, const TO: usize> {
    weights: Vec<Eight>,
    begin: Vec<i32>,
}

impl<const EIGHTS: usize, const TO: usize> Layer<EIGHTS, TO> {
    /// Weights in parts of 2^[`PARTS`], a row for each number that goes out, and where the sums begin.
    pub(super) fn new(weights: Vec<Eight>, begin: Vec<i32>) -> Self {
        Self { weights, begin }
    }

    /// Sums of products, with where they begin.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn sums(&self, from: &[Eight; EIGHTS]) -> [i32; TO] {
        let mut sums = self.products(from);
        for (sum, begin) in sums.iter_mut().zip(&self.begin) {
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
    pub(super) fn begin(&self) -> &[i32] {
        &self.begin
    }
}

/// A layer from so many cells to one, its weights in the order in which lanes take them.
pub(super) struct Woven<const CELLS: usize> {
    weights: Vec<Eight>,
    begin: [Four; CELL / 4],
}

impl<const CELLS: usize> Woven<CELLS> {
    /// Weights and beginnings as those of a [`Layer`].
    pub(super) fn new(rows: &[Vec<i16>], begin: &[i32]) -> Self {
        Self { weights: weave(rows), begin: fours(begin) }
    }

    /// Appends what comes of cells, before it is clipped: for each, of those whose places stand together in `around`. At
    /// place 0 is nothing.
    #[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
    pub(super) fn of(&self, around: &[[u16; CELLS]], from: &[Lanes], to: &mut Vec<Lanes>) {
        let weights: &[Weave] = self.weights.as_chunks().0.as_chunks().0.as_chunks().0;
        woven_into::<CELLS, PARTS>(weights, &self.begin, (around, from), to);
    }
}

// What follows has no sizes in its types, so that a browser's worker has it once and not once for every layer.

/// Rows of weights in the order in which lanes take them.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn weave(rows: &[Vec<i16>]) -> Vec<Eight> {
    let (pairs, fours) = (rows[0].len() / 2, rows.len() / 4);
    let mut woven = Vec::with_capacity(pairs * fours);
    for place in 0..pairs * fours {
        let (pair, four) = (place / fours, place % fours);
        let mut lanes = [0; 8];
        for (lane, weight) in lanes.iter_mut().enumerate() {
            *weight = rows[4 * four + lane / 2][2 * pair + lane % 2];
        }
        woven.push(Eight::new(lanes));
    }
    woven
}

#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn fours(begin: &[i32]) -> [Four; CELL / 4] {
    let mut fours = [Four::new([0; 4]); CELL / 4];
    for (four, begin) in fours.iter_mut().zip(begin.as_chunks().0) {
        *four = Four::new(*begin);
    }
    fours
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
    for (eight, halves) in out.iter_mut().zip(sums.as_chunks::<4>().0.as_chunks::<2>().0) {
        let [low, high] = [Four::new(halves[0]), Four::new(halves[1])];
        *eight = Eight::of(low.rounded::<PARTS>(), high.rounded::<PARTS>()).clamped(ONE);
    }
}

/// From sums of products to what lies between the layers.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
#[inline]
pub(super) fn clipped<const EIGHTS: usize>(sums: &[i32]) -> [Eight; EIGHTS] {
    let mut clipped = [Eight::default(); EIGHTS];
    clip_into(sums, &mut clipped);
    clipped
}
