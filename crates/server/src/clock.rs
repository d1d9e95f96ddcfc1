//! The server's time and its randomness: the only places that ask the system for either.

mod house;
mod source;

use std::time::Instant;

use sevenfold_table::{Clock, Effort};

use crate::Failure;

pub(crate) use house::{HouseClock, Patience, Reading, Wall};
pub use source::{TimeSource, Timepiece};

/// How much a bot may think about a move here.
pub(crate) fn effort() -> Effort {
    let begun = Instant::now();
    Effort::for_people(Clock::new(move || begun.elapsed()))
}

/// Bytes that nobody can foresee.
pub(crate) fn random<const N: usize>() -> Result<[u8; N], Failure> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(|error| Failure::Randomness(error.to_string()))?;
    Ok(bytes)
}

/// Bytes as hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
