//! The server's clock and its source of randomness: the only places that ask the system for either.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use sevenfold_protocol::Millis;
use sevenfold_table::{Clock, Effort};

use crate::Failure;

/// Now. A clock before 1970 counts as 1970.
pub(crate) fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

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
