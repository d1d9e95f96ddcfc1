//! Random bytes from the browser's own source.

use leptos::prelude::*;
use sevenfold_protocol::TableCode;

/// Thirty-two bytes nobody can foresee.
pub(crate) fn bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    if let Ok(crypto) = window().crypto() {
        // The browser fills so small an array always.
        let _ = crypto.get_random_values_with_u8_array(&mut bytes);
    }
    bytes
}

/// Any number.
pub(crate) fn number() -> u64 {
    bytes()[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// A code for a table of this browser's own.
pub(crate) fn code() -> TableCode {
    TableCode::from_number(number())
}
