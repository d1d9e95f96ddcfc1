//! `sevenfold puzzle tactic`: one a day, or any.

use std::time::{SystemTime, UNIX_EPOCH};

use sevenfold_core::Message;
use sevenfold_puzzles::tactics::Tactic;

use crate::Failure;
use crate::output::{Form, Output};

/// Which tactic.
#[derive(clap::Args)]
pub(crate) struct TacticArgs {
    /// The one with this number, from 1 [default: the one of the day]
    #[arg(long, value_name = "N")]
    number: Option<usize>,

    /// Say which move wins
    #[arg(long)]
    answer: bool,
}

const SECONDS_A_DAY: u64 = 24 * 60 * 60;

pub(crate) fn command(args: &TacticArgs, output: &mut Output) -> Result<(), Failure> {
    let tactic = match args.number {
        Some(number) => number.checked_sub(1).and_then(|index| Tactic::all().into_iter().nth(index)),
        None => Tactic::of_day(today()),
    };
    let Some(tactic) = tactic else {
        return Err(Failure::new(Message::new("cli-puzzle-no-tactic").with("count", Tactic::all().len())));
    };
    if output.form() == Form::Json {
        return output.json(&tactic);
    }
    for (number, text) in (1..).zip(&tactic.moves) {
        output.line(format_args!("{number:>2}  {text}"))?;
    }
    if args.answer {
        output.line(format_args!("{:>2}! {}", tactic.moves.len() + 1, tactic.answer))?;
    }
    Ok(())
}

/// Days since the beginning of 1970, by universal time: the same for everybody.
fn today() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() / SECONDS_A_DAY)
}
