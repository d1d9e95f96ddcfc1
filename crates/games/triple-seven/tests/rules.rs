//! A test for every rule, named after it.

#![expect(clippy::unwrap_used, reason = "what cannot be read or set up fails the test")]

mod support;

#[path = "rules/deck.rs"]
mod deck;
#[path = "rules/herald.rs"]
mod herald;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/mains.rs"]
mod mains;
#[path = "rules/matrix.rs"]
mod matrix;
#[path = "rules/out.rs"]
mod out;
#[path = "rules/playing.rs"]
mod playing;
#[path = "rules/reserve.rs"]
mod reserve;
#[path = "rules/round.rs"]
mod round;
#[path = "rules/thief.rs"]
mod thief;
