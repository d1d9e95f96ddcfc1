//! Where things come from: what `static/motion.js` reads. A place of the table has a name (`data-spot`); what has come
//! from there says so (`data-from`), with a word that is another one for every flight.

use sevenfold_core::Seat;

/// The name of a seat as a place.
pub(crate) fn spot_of(seat: Seat) -> String {
    format!("seat-{}", seat.number())
}

/// A flight from a place.
pub(crate) fn came(from: &str, flight: impl std::fmt::Display) -> String {
    format!("{from} {flight}")
}
