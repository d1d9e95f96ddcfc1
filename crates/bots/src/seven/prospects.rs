//! What a seat of SEVEN is worth before anything lies on the table: each seat's share of the wins among strong players.
//!
//! Measured with `sevenfold calibrate`, whose games begin as `examples/seven_seats.rs` has them begin, with one tile at random
//! of each seat; `docs/calibration.md` says of how many games, and what is told of a position follows games of that kind too.

use sevenfold_seven::{Options, Teams};

/// Each seat's share of the wins, of partners each half of their side's; nothing for a number of seats that there is not.
pub fn prospects(options: &Options, seats: u8) -> &'static [f64] {
    let alone = options.teams == Some(Teams::None);
    match (seats, options.misere) {
        (2, false) => &[0.25, 0.75],
        (2, true) => &[0.59, 0.41],
        (3, false) => &[0.24, 0.3, 0.46],
        (3, true) => &[0.33, 0.34, 0.33],
        (4, false) if alone => &[0.16, 0.21, 0.26, 0.37],
        (4, true) if alone => &[0.24, 0.26, 0.21, 0.29],
        (4, false) => &[0.16, 0.34, 0.16, 0.34],
        (4, true) => &[0.22, 0.28, 0.22, 0.28],
        _ => &[],
    }
}
