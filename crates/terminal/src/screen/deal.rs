//! The deal on the screen: that something is wrong with it, and in the end what it proves. Each verdict has a sign of its
//! own, so that nobody takes one for another.

use ratatui::text::Line;
use sevenfold_core::{Message, Say as _};
use sevenfold_fair::Verdict;

use super::wrap::wrapped;
use crate::app::App;
use crate::names::Pen;
use crate::party::OfTheDeal;
use crate::theme::Tone;

/// How a verdict is marked.
pub(super) const fn sign(verdict: Verdict) -> (&'static str, Tone) {
    match verdict {
        Verdict::Promised => ("✓", Tone::Good),
        Verdict::Gaps | Verdict::PromiseAlone | Verdict::WithoutYou => ("◐", Tone::Strong),
        Verdict::Consistent => ("○", Tone::Plain),
        Verdict::Broken(_) => ("✗", Tone::Alarm),
    }
}

/// What is wrong with the deal. It stays, whatever else happens.
pub(super) fn alarm(app: &App, width: usize, pen: &Pen) -> Vec<Line<'static>> {
    let Some(alarm) = app.party.warning().alarm else { return Vec::new() };
    marked(sign(Verdict::Broken(alarm)), &alarm.say(), width, pen)
}

/// What the deal of a game that is over proves to the reader.
pub(super) fn proof(app: &App, width: usize, pen: &Pen) -> Vec<Line<'static>> {
    match app.party.of_the_deal() {
        None => Vec::new(),
        Some(OfTheDeal::Untold(unfair)) => marked(("?", Tone::Plain), &unfair.say(), width, pen),
        Some(OfTheDeal::Judged(verdict, remarks)) => {
            let mut lines = marked(sign(verdict), &verdict.say(), width, pen);
            lines.extend(remarks.iter().flat_map(|remark| {
                wrapped(&pen.say(remark), width).into_iter().map(|line| pen.line(line, Tone::Plain))
            }));
            lines
        }
    }
}

/// A sentence behind its sign.
fn marked((sign, tone): (&str, Tone), message: &Message, width: usize, pen: &Pen) -> Vec<Line<'static>> {
    let text = format!("{sign} {}", pen.say(message));
    wrapped(&text, width).into_iter().map(|line| pen.line(line, tone)).collect()
}

#[cfg(test)]
mod tests {
    use sevenfold_fair::Alarm;

    use super::*;

    #[test]
    fn what_is_consistent_never_looks_like_what_was_promised() {
        let kinds =
            [Verdict::Promised, Verdict::Gaps, Verdict::Consistent, Verdict::Broken(Alarm::NoPromise)];
        let mut signs = kinds.map(|verdict| sign(verdict).0).to_vec();
        signs.push("?");
        signs.sort_unstable();
        signs.dedup();
        assert_eq!(signs.len(), kinds.len() + 1, "{signs:?}");
    }
}
