//! Every rule of `docs/spec/rules/sevens.md`, by its id.
#![allow(clippy::unwrap_used, reason = "helpers of tests fail as tests do")]

mod support;

#[path = "rules/deal.rs"]
mod deal;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/turn.rs"]
mod turn;
