//! Forfeits (DL-36): harmless challenges for those who missed their bid, drawn by the table for show.
//!
//! They are no part of the record and change no points, so any generator will do.

use sevenfold_core::{Rng, Seat};

use crate::score::Pad;

/// Reads a list of challenges: one a line; empty lines and lines that begin with `#` are left out.
pub fn read(list: &str) -> Vec<&str> {
    list.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).collect()
}

/// Everybody who missed the bid of the last finished round.
pub fn missed(pad: &Pad) -> Vec<Seat> {
    let cells = pad.last_finished().map(|row| row.cells.as_slice()).unwrap_or_default();
    let seats = Seat::all(cells.len() as u8);
    seats.zip(cells).filter(|(_, cell)| cell.missed()).map(|(seat, _)| seat).collect()
}

/// Draws a challenge for everybody who missed; no challenge twice while others are left.
pub fn draw<'a>(pad: &Pad, challenges: &[&'a str], rng: &mut impl Rng) -> Vec<(Seat, &'a str)> {
    let mut left = Vec::new();
    let mut drawn = Vec::new();
    for seat in missed(pad) {
        if left.is_empty() {
            left = challenges.to_vec();
            rng.shuffle(&mut left);
        }
        drawn.extend(left.pop().map(|challenge| (seat, challenge)));
    }
    drawn
}
