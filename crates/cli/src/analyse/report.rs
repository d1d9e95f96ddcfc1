//! An analysis as tables and as JSON.

use serde_json::{Value, json};
use sevenfold_core::{Message, Seat};
use sevenfold_lab::{Align, Table};
use sevenfold_review::{Account, Decision};

use super::Judged;
use crate::Failure;
use crate::numbers::percent;
use crate::output::Output;
use crate::thinking;

/// How many better moves are shown beside the one that was made.
const SHOWN: usize = 3;

/// What `--json` writes.
pub(super) fn json(judged: &Judged<'_>, output: &Output) -> Value {
    let decisions = judged.analysis.decisions.iter().map(|decision| {
        let mut value = serde_json::to_value(decision).unwrap_or_default();
        if let Some(reason) = &decision.reason {
            value["reason"] = output.say_to(Some(decision.seat), reason).into();
        }
        value
    });
    json!({
        "game": judged.document.game,
        "seats": judged.document.seats,
        "bot": judged.bot,
        "thinking": judged.thinking,
        "decisions": decisions.collect::<Vec<_>>(),
        "accounts": judged.analysis.seats,
    })
}

/// Two tables: decision by decision, and what it comes to.
pub(super) fn show(judged: &Judged<'_>, output: &mut Output) -> Result<(), Failure> {
    let title = Message::new("cli-analyse-title")
        .with("title", judged.game.meta().title)
        .with("bot", judged.bot)
        .with("thinking", thinking::said(judged.thinking));
    output.line(output.say(&title))?;
    let decisions = decisions(output, &judged.analysis.decisions);
    output.raw(&format!("\n{}", decisions.text()))?;
    let accounts = accounts(output, &judged.analysis.seats);
    output.raw(&format!("\n{}\n", accounts.text()))?;
    output.line(output.say(&Message::new("cli-analyse-legend")))
}

fn decisions(output: &Output, decisions: &[Decision]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-analyse-step")), Align::Right),
        (output.say(&Message::new("cli-analyse-seat")), Align::Left),
        (output.say(&Message::new("cli-analyse-move")), Align::Left),
        (output.say(&Message::new("cli-analyse-worth")), Align::Right),
        (output.say(&Message::new("cli-analyse-loss")), Align::Right),
        (output.say(&Message::new("cli-analyse-swing")), Align::Right),
        (output.say(&Message::new("cli-analyse-best")), Align::Left),
    ]);
    for decision in decisions {
        table.row(vec![
            decision.step.to_string(),
            seat(output, decision.seat),
            decision.text.clone(),
            shown(output, decision.worth),
            shown(output, decision.loss),
            shown(output, decision.swing),
            better(output, decision),
        ]);
    }
    table
}

/// The moves that are worth more than the one made, best first.
fn better(output: &Output, decision: &Decision) -> String {
    let others = decision.best.iter().filter(|other| other.text != decision.text);
    let others = others.filter(|other| decision.worth.is_none_or(|worth| other.worth > worth));
    let others = others.take(SHOWN).map(|other| format!("{} {}", other.text, percent(output, other.worth)));
    others.collect::<Vec<_>>().join(", ")
}

fn accounts(output: &Output, accounts: &[Account]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-analyse-seat")), Align::Left),
        (output.say(&Message::new("cli-analyse-decisions")), Align::Right),
        (output.say(&Message::new("cli-analyse-best-moves")), Align::Right),
        (output.say(&Message::new("cli-analyse-average-loss")), Align::Right),
        (output.say(&Message::new("cli-analyse-all-losses")), Align::Right),
        (output.say(&Message::new("cli-analyse-gifts")), Align::Right),
        (output.say(&Message::new("cli-analyse-luck")), Align::Right),
        (output.say(&Message::new("cli-analyse-unforeseen")), Align::Right),
        (output.say(&Message::new("cli-analyse-result")), Align::Right),
    ]);
    for account in accounts {
        table.row(vec![
            seat(output, account.seat),
            account.decisions.to_string(),
            account.best.to_string(),
            percent(output, account.average_loss),
            percent(output, account.loss),
            percent(output, account.gifts),
            percent(output, account.luck),
            percent(output, account.unforeseen),
            shown(output, account.result),
        ]);
    }
    table
}

fn seat(output: &Output, seat: Seat) -> String {
    output.say(&Message::new("cli-analyse-seat-name").with("seat", seat))
}

fn shown(output: &Output, share: Option<f64>) -> String {
    share.map_or_else(|| "–".to_owned(), |share| percent(output, share))
}
