//! `sevenfold arena`: which bot is stronger, and by how much.

mod book;
mod interrupt;
mod pairs;
mod play;
mod report;

use std::path::PathBuf;

use serde_json::json;
use sevenfold_core::Message;
use sevenfold_lab::{Log, Rated, Rule, Standing, Thinking, Verdict, rate};

use crate::Failure;
use crate::output::{Form, Output};
use crate::setup::SetupArgs;
use crate::thinking::ThinkingArgs;
use interrupt::Interrupt;
use pairs::Pair;

/// Who plays against whom, for how long.
#[derive(clap::Args)]
pub(crate) struct ArenaArgs {
    #[command(flatten)]
    setup: SetupArgs,

    /// The bots to compare: is the first one stronger? More than two all meet each other. `master@2` thinks on two
    /// threads
    #[arg(long, value_name = "NAMES", value_delimiter = ',', required_unless_present = "ladder")]
    bots: Vec<String>,

    /// Compare every level with the next lower one, and the strongest with the textbook search
    #[arg(long, conflicts_with = "bots", requires = "results")]
    ladder: bool,

    /// At most so many deals a pairing, each played in every line-up
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// 64 hexadecimal digits from which every deal follows [default: random, or that of the results]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,

    /// Keep the results in this folder, and go on with what is there
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,

    /// Throw away results of the same pairing that are there
    #[arg(long, requires = "results")]
    fresh: bool,

    /// Play all deals, even if the answer is clear before
    #[arg(long)]
    full: bool,

    /// Not stronger means: by this much Elo
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_hyphen_values = true)]
    elo0: f64,

    /// Stronger means: by this much Elo
    #[arg(long, value_name = "ELO", default_value_t = 25.0, allow_hyphen_values = true)]
    elo1: f64,

    /// On so many cores [default: all]
    #[arg(long, value_name = "T")]
    threads: Option<usize>,
}

/// The milliseconds for a move when nobody says.
const USUAL_MILLIS: u32 = 20;

/// A pairing that was played, as far as it was.
struct Done {
    log: Log,
    standing: Standing,
    file: Option<PathBuf>,
}

impl ArenaArgs {
    fn thinking(&self) -> Thinking {
        self.thinking.or_millis(USUAL_MILLIS)
    }

    fn rule(&self) -> Result<Rule, Failure> {
        let Self { elo0, elo1, .. } = *self;
        if elo0.is_nan() || elo1.is_nan() || elo0 >= elo1 {
            return Err(Failure::new(Message::new("cli-arena-elo")));
        }
        Ok(if self.full { Rule::AllDeals { elo0, elo1 } } else { Rule::UntilClear { elo0, elo1 } })
    }
}

pub(crate) fn command(args: &ArenaArgs, output: &mut Output) -> Result<(), Failure> {
    let setup = args.setup.read()?;
    let pairs = pairs::chosen(args, &setup)?;
    let interrupt = Interrupt::listen()?;
    let mut done = Vec::new();
    for Pair { a, b } in pairs {
        let (one, verdict) = play::pairing(args, &setup, (&a, &b), &interrupt)?;
        done.push(one);
        if verdict == Verdict::Stopped {
            output.aside(&stopped(args));
            break;
        }
    }
    let logs: Vec<&Log> = done.iter().map(|done| &done.log).collect();
    let ratings = if done.len() > 1 { rate(&logs) } else { None };
    if let Some(folder) = &args.results {
        book::write(folder, output)?;
    }
    show(&done, ratings.as_deref(), output)
}

fn stopped(args: &ArenaArgs) -> Message {
    match &args.results {
        Some(folder) => Message::new("cli-arena-stopped-kept").with("folder", folder.display().to_string()),
        None => Message::new("cli-arena-stopped"),
    }
}

fn show(done: &[Done], ratings: Option<&[Rated]>, output: &mut Output) -> Result<(), Failure> {
    let Some(first) = done.first() else { return Ok(()) };
    let head = first.log.head();
    match output.form() {
        Form::Json => output.json(&json!({
            "game": head.game,
            "seats": head.seats,
            "options": head.options,
            "thinking": head.thinking,
            "pairings": done.iter().map(report::json).collect::<Vec<_>>(),
            "ratings": ratings,
        })),
        Form::Text => {
            output.line(output.say(&report::title(head)))?;
            let pairings: Vec<(&Log, &Standing)> =
                done.iter().map(|done| (&done.log, &done.standing)).collect();
            output.raw(&format!("\n{}", report::pairings(output, &pairings).text()))?;
            output.raw(&format!("\n{}", report::times(output, &pairings).text()))?;
            if let Some(ratings) = ratings {
                output.raw(&format!("\n{}", report::ratings(output, ratings).text()))?;
            }
            Ok(())
        }
    }
}
