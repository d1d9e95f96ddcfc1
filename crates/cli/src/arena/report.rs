//! Results as tables and as JSON.

use serde_json::{Value, json};
use sevenfold_core::Message;
use sevenfold_lab::stats::elo;
use sevenfold_lab::stats::gsprt::Decision;
use sevenfold_lab::{Align, Head, Log, Rated, Rule, Standing, Table};
use sevenfold_shelf::find;

use super::Done;
use crate::numbers::{decimal, percent};
use crate::output::Output;
use crate::thinking;

/// What `--json` writes for one pairing.
pub(super) fn json(done: &Done) -> Value {
    let Head { a, b, seed, rule, .. } = done.log.head();
    let mut value = json!({
        "a": a,
        "b": b,
        "seed": seed,
        "rule": rule,
        "file": done.file.as_ref().map(|file| file.display().to_string()),
    });
    if let (Some(value), Ok(Value::Object(standing))) =
        (value.as_object_mut(), serde_json::to_value(&done.standing))
    {
        value.extend(standing);
    }
    value
}

/// The line above the tables: game, seats, thinking.
pub(super) fn title(head: &Head) -> Message {
    let title = find(&head.game).map_or(head.game.as_str(), |game| game.meta().title);
    Message::new("cli-arena-title")
        .with("title", title)
        .with("seats", head.seats)
        .with("thinking", thinking::said(head.thinking))
}

/// What stands beside the bar while it runs.
pub(super) fn brief(head: &Head, standing: &Standing) -> String {
    format!("{}–{} {} LLR {:.2}", head.a, head.b, signed(standing.elo), standing.llr)
}

/// One row a pairing.
pub(super) fn pairings(output: &Output, pairings: &[(&Log, &Standing)]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-arena-bots")), Align::Left),
        (output.say(&Message::new("cli-arena-deals")), Align::Right),
        (output.say(&Message::new("cli-arena-games")), Align::Right),
        (output.say(&Message::new("cli-arena-score")), Align::Right),
        (output.say(&Message::new("cli-arena-elo-head")), Align::Right),
        (output.say(&Message::new("cli-arena-interval")), Align::Right),
        (output.say(&Message::new("cli-arena-llr")), Align::Right),
        (output.say(&Message::new("cli-arena-verdict")), Align::Left),
    ]);
    for (log, standing) in pairings {
        let (low, high) = standing.elo_interval;
        table.row(vec![
            format!("{}–{}", log.head().a, log.head().b),
            standing.deals.to_string(),
            standing.games.to_string(),
            percent(output, standing.score),
            signed(standing.elo),
            format!("{} … {}", signed(low), signed(high)),
            decimal(output, standing.llr),
            verdict(output, log.head(), standing.decision),
        ]);
    }
    table
}

/// One row a bot of a pairing: how long its moves took.
pub(super) fn times(output: &Output, pairings: &[(&Log, &Standing)]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-arena-bot")), Align::Left),
        (output.say(&Message::new("cli-arena-against")), Align::Left),
        (output.say(&Message::new("cli-arena-moves")), Align::Right),
        ("p50 ms".to_owned(), Align::Right),
        ("p99 ms".to_owned(), Align::Right),
        ("max ms".to_owned(), Align::Right),
    ]);
    for (log, standing) in pairings {
        let Head { a, b, .. } = log.head();
        for ((bot, against), summary) in [(a, b), (b, a)].into_iter().zip(&standing.times) {
            let Some(summary) = summary else { continue };
            let mut row = vec![bot.clone(), against.clone(), summary.moves.to_string()];
            row.extend([summary.p50, summary.p99, summary.max].map(|millis| decimal(output, millis)));
            table.row(row);
        }
    }
    table
}

/// One row a bot, the strongest first.
pub(super) fn ratings(output: &Output, ratings: &[Rated]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-arena-bot")), Align::Left),
        (output.say(&Message::new("cli-arena-rating")), Align::Right),
        (output.say(&Message::new("cli-arena-interval")), Align::Right),
    ]);
    for Rated { bot, rating } in ratings {
        let interval = format!("{} … {}", signed(rating.low), signed(rating.high));
        table.row(vec![bot.clone(), signed(rating.elo), interval]);
    }
    table
}

pub(super) fn verdict(output: &Output, head: &Head, decision: Decision) -> String {
    let (Rule::UntilClear { elo1, .. } | Rule::AllDeals { elo1, .. }) = head.rule;
    output.say(&match decision {
        Decision::Stronger => Message::new("cli-arena-stronger").with("bot", head.a.as_str()),
        Decision::NotStronger => {
            Message::new("cli-arena-not-stronger").with("bot", head.a.as_str()).with("elo", signed(elo1))
        }
        Decision::Open => Message::new("cli-arena-open"),
    })
}

/// Elo as people write it; differences that cannot be measured are endless.
pub(super) fn signed(difference: f64) -> String {
    if difference.abs() >= elo::MOST {
        return if difference > 0.0 { "+∞".to_owned() } else { "−∞".to_owned() };
    }
    format!("{:+.0}", difference + 0.0).replace('-', "−")
}
