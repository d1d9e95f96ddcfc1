//! Every rule has a test that carries its id and fails when the rule is broken.

// A test that cannot go on has failed.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod support;

#[path = "rules/around.rs"]
mod around;
#[path = "rules/bidding.rs"]
mod bidding;
#[path = "rules/deal.rs"]
mod deal;
#[path = "rules/dice.rs"]
mod dice;
#[path = "rules/extra.rs"]
mod extra;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/score.rs"]
mod score;
#[path = "rules/tricks.rs"]
mod tricks;
#[path = "rules/uses.rs"]
mod uses;
#[path = "rules/wheel.rs"]
mod wheel;

/// A file that pins rules, and the ids it must pin.
const SOURCES: &[&str] = &[
    include_str!("rules/around.rs"),
    include_str!("rules/bidding.rs"),
    include_str!("rules/deal.rs"),
    include_str!("rules/dice.rs"),
    include_str!("rules/extra.rs"),
    include_str!("rules/knowledge.rs"),
    include_str!("rules/score.rs"),
    include_str!("rules/tricks.rs"),
    include_str!("rules/uses.rs"),
    include_str!("rules/wheel.rs"),
];

#[test]
fn every_rule_has_a_test() {
    use sevenfold_core::Game;
    for rule in sevenfold_double_lucky_7::DoubleLucky7::META.rules {
        let name = format!("fn dl{}_", rule.number);
        assert!(SOURCES.iter().any(|source| source.contains(&name)), "{rule} has no test");
    }
}
