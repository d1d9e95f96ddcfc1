//! The numbers of moves: as Python gives them, and drawn at random.

use numpy::{
    PyArray1, PyArrayDescrMethods as _, PyArrayMethods as _, PyUntypedArray, PyUntypedArrayMethods as _,
};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use sevenfold_core::Rng as _;
use sevenfold_core::chance::Quick;
use sevenfold_shelf::encode::Crew;

use crate::arrays::described;

/// Numbers of moves, one a game: any array of whole numbers, or a list of them. They are copied, a few bytes a game: the array
/// may be one of those that are written into.
pub(crate) fn moves(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    if let Ok(numbers) = given.cast::<PyArray1<i64>>() {
        return Ok(numbers.try_readonly()?.as_array().to_vec());
    }
    let wrong = |other: &Bound<'_, PyAny>| {
        PyTypeError::new_err(format!("a whole number for each game was expected, not {}", described(other)))
    };
    let numpy = given.py().import("numpy")?;
    let array = numpy.call_method1("asarray", (given,)).map_err(|_| wrong(given))?;
    let untyped = array.cast::<PyUntypedArray>()?;
    if untyped.ndim() != 1 || !matches!(untyped.dtype().kind(), b'i' | b'u') {
        return Err(wrong(&array));
    }
    // What is too large for this is negative afterwards, and no legal move either way.
    let array = array.call_method1("astype", ("int64",))?;
    Ok(array.cast::<PyArray1<i64>>()?.try_readonly()?.as_array().to_vec())
}

/// A legal move of every mask, each as likely: the dice of a game follow from the seed and its place, not from threads.
pub(crate) fn sample(masks: &[u8], width: usize, seed: u64, crew: &mut Crew) -> PyResult<Vec<i64>> {
    let games = masks.len() / width;
    let mut chosen = vec![0; games];
    let size = games.div_ceil(crew.pieces());
    let pieces = chosen.chunks_mut(size).zip(masks.chunks(size * width)).zip((0..games).step_by(size));
    crew.share(pieces, |((chosen, masks), first)| draw(chosen, masks, width, seed, first));
    match chosen.iter().position(|number| *number < 0) {
        None => Ok(chosen),
        Some(game) => Err(PyValueError::new_err(format!("the mask of game {game} has no legal move"))),
    }
}

/// Draws a move for each mask; -1 where there is none.
fn draw(chosen: &mut [i64], masks: &[u8], width: usize, seed: u64, first: usize) {
    for ((number, mask), game) in chosen.iter_mut().zip(masks.chunks_exact(width)).zip(first as u64..) {
        // The seeds of neighbouring games are far apart, so that the next seed does not give them their neighbours' dice.
        let mut dice = Quick::new(seed.wrapping_add(game.wrapping_mul(0x9e37_79b9_7f4a_7c15)));
        *number = pick(mask, &mut dice).and_then(|place| i64::try_from(place).ok()).unwrap_or(-1);
    }
}

/// The place of one of the entries that are not 0.
fn pick(mask: &[u8], dice: &mut Quick) -> Option<usize> {
    let legal = mask.iter().map(|entry| u32::from(*entry != 0)).sum::<u32>();
    let mut skip = (legal > 0).then(|| dice.below(legal))?;
    // Whole blocks are passed over first: most masks are long, and nearly all of them zeros.
    for (block, entries) in mask.chunks(64).enumerate() {
        let here = entries.iter().map(|entry| u32::from(*entry != 0)).sum::<u32>();
        if skip < here {
            let places = entries.iter().enumerate().filter(|(_, entry)| **entry != 0);
            return places.map(|(place, _)| block * 64 + place).nth(skip as usize);
        }
        skip -= here;
    }
    None
}
