//! The laws every game must keep, written once.
//!
//! A game's own tests call [`laws`], [`records_agree`], [`mutated_records`] and [`notation_is_strict`]. Each panics
//! with the seed and step of the first offence, so that it can be played again.

// A law that is broken panics: that is how a test fails.
#![allow(clippy::missing_panics_doc, reason = "a law that is broken panics: that is what it is for")]

mod forgetting;
mod games;
mod imagination;
mod inspect;
mod notation;
mod positions;
mod records;
mod twins;

pub use games::{Case, laws, random_run};
pub use inspect::{Inspect, scale};
pub use notation::notation_is_strict;
pub use records::{mutated_records, records_agree};
