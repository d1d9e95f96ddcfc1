//! What a seat of SEVEN is worth before anything lies on the table: each seat's share of the wins among strong players.
//!
//! Measured with `examples/seven_seats.rs`; `docs/seven-players.md` has the numbers with their intervals.

use sevenfold_seven::{Options, Teams};

/// Each seat's share of the wins; nothing where it was not measured.
pub fn prospects(options: &Options, seats: u8) -> &'static [f64] {
    match (seats, options.misere) {
        (2, false) => &[0.2, 0.8],
        (2, true) => &[0.6, 0.4],
        (3, false) => &[0.24, 0.3, 0.46],
        (4, false) if options.teams == Some(Teams::None) => &[0.22, 0.22, 0.23, 0.33],
        (4, false) => &[0.16, 0.34, 0.16, 0.34],
        _ => &[],
    }
}
