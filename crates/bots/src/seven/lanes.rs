//! Eight small whole numbers at once, or four wide ones: with the processor's own instructions where every machine of
//! its kind has them, and one after the other elsewhere. Sums over cells take sixteen at once where the processor can.
//! All give the same numbers, which a test holds them to.

#![allow(clippy::many_single_char_names, reason = "lanes have places, not names")]

#[cfg_attr(
    any(target_arch = "x86_64", target_arch = "wasm32"),
    allow(dead_code, reason = "the tests compare with it")
)]
mod plain;
#[cfg(test)]
mod tests;
#[cfg(target_arch = "wasm32")]
mod wasm;
#[cfg(target_arch = "x86_64")]
mod wide;
#[cfg(target_arch = "x86_64")]
mod x86;

#[cfg(not(any(target_arch = "x86_64", target_arch = "wasm32")))]
pub(super) use plain::{Eight, Four};
#[cfg(target_arch = "wasm32")]
pub(super) use wasm::{Eight, Four};
#[cfg(target_arch = "x86_64")]
pub(super) use x86::{Eight, Four};

impl Default for Eight {
    fn default() -> Self {
        Self::new([0; 8])
    }
}

/// Sixteen numbers: what is known of a cell.
pub(super) type Lanes = [Eight; 2];

/// Weights from sixteen numbers to sixteen others: for every pair of those that come in, the weights from both to four
/// that go out, and so on for all.
pub(super) type Weave = [[[Eight; 4]; 4]; 2];

/// Of which cells each sum is made, by their places in a list, and that list. At place 0 is nothing.
pub(super) type Cells<'a, const CELLS: usize> = (&'a [[u16; CELLS]], &'a [Lanes]);

/// Appends the sums of products of cells and their weights, divided by 2 to a power and rounded.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
pub(super) fn woven_into<const CELLS: usize, const POWER: u32>(
    weights: &[Weave],
    begin: &[Four; 4],
    cells: Cells<'_, CELLS>,
    to: &mut Vec<Lanes>,
) {
    #[cfg(target_arch = "x86_64")]
    if let Some(wide) = wide::Wide::here() {
        return wide::Wide::woven_into::<CELLS, POWER>(wide, weights, begin, cells, to);
    }
    narrow_into::<CELLS, POWER>(weights, begin, cells, to);
}

/// The same, eight at once.
#[cfg_attr(target_arch = "wasm32", target_feature(enable = "simd128"))]
fn narrow_into<const CELLS: usize, const POWER: u32>(
    weights: &[Weave],
    begin: &[Four; 4],
    (around, from): Cells<'_, CELLS>,
    to: &mut Vec<Lanes>,
) {
    for around in around {
        let mut sums = *begin;
        for (&there, weights) in around.iter().zip(weights) {
            if there == 0 {
                continue;
            }
            for (eight, weights) in from[usize::from(there)].iter().zip(weights) {
                for (pair, weights) in eight.pairs().into_iter().zip(weights) {
                    for (sum, weights) in sums.iter_mut().zip(weights) {
                        *sum = sum.plus_products(pair, *weights);
                    }
                }
            }
        }
        let [a, b, c, d] = sums;
        let rounded = |four: Four| four.rounded::<POWER>();
        to.push([Eight::of(rounded(a), rounded(b)), Eight::of(rounded(c), rounded(d))]);
    }
}
