//! Every rule, one test or more each, named by its id.
#![allow(clippy::unwrap_used, reason = "what cannot be unwrapped fails its test")]

#[path = "support/mod.rs"]
mod support;

#[path = "rules/actions.rs"]
mod actions;
#[path = "rules/end.rs"]
mod end;
#[path = "rules/exchange.rs"]
mod exchange;
#[path = "rules/knowledge.rs"]
mod knowledge;
#[path = "rules/setup.rs"]
mod setup;
#[path = "rules/turn.rs"]
mod turn;

#[test]
fn every_rule_has_a_test() {
    let sources = [
        include_str!("rules/actions.rs"),
        include_str!("rules/end.rs"),
        include_str!("rules/exchange.rs"),
        include_str!("rules/knowledge.rs"),
        include_str!("rules/setup.rs"),
        include_str!("rules/turn.rs"),
    ];
    for rule in <sevenfold_double_seven::DoubleSeven as sevenfold_core::Game>::META.rules {
        let name = format!("fn ds{}_", rule.number);
        assert!(sources.iter().any(|source| source.contains(&name)), "{rule} has no test");
    }
}
