//! Numbers as the reader's language writes them.

use sevenfold_core::{Arg, Message};

use crate::output::Output;

/// A share as a percentage.
pub(crate) fn percent(output: &Output, share: f64) -> String {
    format!("{}\u{a0}%", decimal(output, 100.0 * share))
}

/// A number with one decimal, written as the language writes it.
pub(crate) fn decimal(output: &Output, number: f64) -> String {
    decimals(output, number, 1)
}

/// The same with more places.
pub(crate) fn decimals(output: &Output, number: f64, places: usize) -> String {
    let text = format!("{number:.places$}");
    let (whole, tenths) = text.split_once('.').unwrap_or((&text, "0"));
    let message = Message::new("cli-decimal").with("whole", whole.replace('-', "−"));
    output.say(&message.with("tenths", Arg::Text(tenths.to_owned())))
}
