//! What was said and what happened, as tables, as a picture and as JSON.

use std::path::Path;

use serde_json::{Value, json};
use sevenfold_core::{Arg, Message};
use sevenfold_lab::calibration::{Asked, Bin, Lean, Quarter};
use sevenfold_lab::{Align, Panel, Sides, Table, reliability_plot};

use super::Answered;
use crate::Failure;
use crate::numbers::{decimals, percent};
use crate::output::Output;
use crate::thinking;

/// Letters of the drawing in a row: one for every 5 %, and one more.
const LETTERS: usize = 21;

/// What `--json` writes.
pub(super) fn json(answered: &Answered, picture: Option<&Path>) -> Value {
    let Answered { question, games, reliability } = answered;
    json!({
        "game": question.setup.game.meta().id,
        "seats": question.setup.seats,
        "options": question.setup.options,
        "bot": question.bot,
        "thinking": question.thinking,
        "seed": question.seed.to_string(),
        "games": games,
        "shares": reliability.shares,
        "asked": reliability.asked,
        "picture": picture.map(|path| path.display().to_string()),
    })
}

/// The quarters side by side.
pub(super) fn picture(answered: &Answered, output: &Output) -> String {
    let panel = |asked: &Asked| {
        let title = stage(output, asked.quarter);
        Panel { title, bins: asked.bins.clone() }
    };
    let said = |key| output.say(&Message::new(key));
    let (along, up) = (said("cli-calibrate-axis-said"), said("cli-calibrate-axis-won"));
    let panels: Vec<Panel> = answered.reliability.asked.iter().map(panel).collect();
    reliability_plot(&output.say(&title(answered)), Sides { said: &along, happened: &up }, &panels)
}

/// A table for every stage, and one that compares them.
pub(super) fn show(answered: &Answered, picture: Option<&Path>, output: &mut Output) -> Result<(), Failure> {
    let reliability = &answered.reliability;
    output.line(output.say(&title(answered)))?;
    let seed = Message::new("cli-simulated-seed").with("seed", answered.question.seed.to_string());
    output.line(output.say(&seed))?;
    let shares = reliability.shares.iter().map(|share| percent(output, *share));
    let shares = Message::new("cli-calibrate-shares").with("shares", Arg::list(shares.collect::<Vec<_>>()));
    output.line(output.say(&shares))?;
    for asked in &reliability.asked {
        let table = bins(output, &asked.bins);
        if !table.is_empty() {
            output.raw(&format!("\n{}\n{}", stage(output, asked.quarter), table.text()))?;
        }
    }
    output.raw(&format!("\n{}\n", stages(output, &reliability.asked).text()))?;
    output.line(output.say(&Message::new("cli-calibrate-legend")))?;
    match picture {
        None => Ok(()),
        Some(path) => {
            let message = Message::new("cli-calibrate-picture").with("file", path.display().to_string());
            output.line(output.say(&message))
        }
    }
}

fn title(answered: &Answered) -> Message {
    Message::new("cli-calibrate-title")
        .with("title", answered.question.setup.title())
        .with("seats", answered.question.setup.seats)
        .with("bot", answered.question.bot.as_str())
        .with("thinking", thinking::said(answered.question.thinking))
        .with("games", answered.games)
}

fn stage(output: &Output, quarter: Option<Quarter>) -> String {
    output.say(&match quarter {
        None => Message::new("cli-calibrate-whole"),
        Some(quarter) => Message::new("cli-calibrate-quarter").with("number", quarter.number()),
    })
}

/// One row a range of what was said.
fn bins(output: &Output, bins: &[Bin]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-calibrate-range")), Align::Right),
        (output.say(&Message::new("cli-calibrate-asked")), Align::Right),
        (output.say(&Message::new("cli-calibrate-mean")), Align::Right),
        (output.say(&Message::new("cli-calibrate-won")), Align::Right),
        (output.say(&Message::new("cli-arena-interval")), Align::Right),
        ("0 … 100 %".to_owned(), Align::Left),
        (String::new(), Align::Left),
    ]);
    for bin in bins {
        let (low, high) = bin.interval;
        table.row(vec![
            format!("{:.0}–{:.0} %", 100.0 * bin.from, 100.0 * bin.to),
            bin.asked.to_string(),
            percent(output, bin.said),
            percent(output, bin.won),
            format!("{} … {}", percent(output, low), percent(output, high)),
            drawn(bin),
            lean(output, bin.lean()),
        ]);
    }
    table
}

/// The interval as a line, what happened as a dot on it, what was said as a stroke.
fn drawn(bin: &Bin) -> String {
    let place = |share: f64| {
        #[expect(clippy::cast_sign_loss, reason = "shares are from 0 to 1")]
        let place = (20.0 * share).round() as usize;
        place.min(LETTERS - 1)
    };
    let mut letters = ['·'; LETTERS];
    letters[place(bin.interval.0)..=place(bin.interval.1)].fill('─');
    letters[place(bin.said)] = '│';
    letters[place(bin.won)] = '●';
    letters.iter().collect()
}

fn lean(output: &Output, lean: Lean) -> String {
    match lean {
        Lean::TooHigh => output.say(&Message::new("cli-calibrate-too-high")),
        Lean::Within => String::new(),
        Lean::TooLow => output.say(&Message::new("cli-calibrate-too-low")),
    }
}

/// One row a stage: how much the judge knew, and what would set it right.
fn stages(output: &Output, all: &[Asked]) -> Table {
    let mut table = Table::new(vec![
        (output.say(&Message::new("cli-calibrate-stage")), Align::Left),
        (output.say(&Message::new("cli-calibrate-asked")), Align::Right),
        (output.say(&Message::new("cli-calibrate-entropy")), Align::Right),
        (output.say(&Message::new("cli-calibrate-seat-entropy")), Align::Right),
        (output.say(&Message::new("cli-calibrate-shift")), Align::Right),
        (output.say(&Message::new("cli-calibrate-slope")), Align::Right),
    ]);
    for asked in all {
        let number =
            |number: Option<f64>| number.map_or_else(|| "–".to_owned(), |it| decimals(output, it, 3));
        table.row(vec![
            stage(output, asked.quarter),
            asked.asked.to_string(),
            number(Some(asked.entropy)),
            number(Some(asked.seat_entropy)),
            number(asked.line.map(|line| line.shift)),
            number(asked.line.map(|line| line.slope)),
        ]);
    }
    table
}
