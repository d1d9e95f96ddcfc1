//! The ids of the rules, as on the rule page.

use sevenfold_core::{Meta, RuleId};

/// The rule with this number.
pub(crate) const fn ds(number: u8) -> RuleId {
    RuleId::new("DS", number)
}

/// Every rule, in the order of the rule page.
pub(crate) static RULES: [RuleId; 28] = Meta::rules(
    "DS",
    [1, 2, 28, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 25, 18, 19, 26, 20, 21, 22, 23, 24, 27],
);
