//! Every rule of `docs/spec/rules/sieben.md`, by its id.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

#[path = "rules/cards.rs"]
mod cards;
#[path = "rules/chips.rs"]
mod chips;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/out.rs"]
mod out;
#[path = "rules/round.rs"]
mod round;
#[path = "rules/shuffle.rs"]
mod shuffle;
