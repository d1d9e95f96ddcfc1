//! `sevenfold replay`: checks records, whoever wrote them.

pub(crate) mod verdict;
mod witness;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use sevenfold_core::Message;

use crate::Failure;
use crate::failure::unreadable;
use crate::files::read_record;
use crate::output::{Form, Output};
use verdict::{Checked, Verdict, check};
use witness::Witness;

/// Which records.
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    /// Records to check; - reads one from standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The promise you were shown before the game: is this the deal promised to you?
    #[arg(long, value_name = "DIGITS")]
    promise: Option<String>,

    /// The part your client added, with --promise; several for several seats
    #[arg(long, value_name = "DIGITS", requires = "promise")]
    part: Vec<String>,

    /// A file in which your client kept promises and parts, for the tables the records are from
    #[arg(long, value_name = "FILE", conflicts_with = "promise")]
    pins: Option<PathBuf>,

    /// Write the score pads as CSV instead, for games that have one
    #[arg(long)]
    pad: bool,
}

/// How a replay ends: the worst of its files decides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Status {
    AllGood = 0,
    Refused = 1,
    Unreadable = 2,
}

pub(crate) fn command(args: &ReplayArgs, output: &mut Output) -> Result<ExitCode, Failure> {
    let witness = Witness::new(args)?;
    let mut worst = Status::AllGood;
    for file in &args.files {
        let status = match read_record(file) {
            Ok(bytes) => report(args, output, file, &check(&bytes, &witness))?,
            Err(error) => {
                output.aside(&unreadable(file, &error));
                Status::Unreadable
            }
        };
        worst = worst.max(status);
    }
    Ok(ExitCode::from(worst as u8))
}

fn report(args: &ReplayArgs, output: &mut Output, file: &Path, checked: &Checked) -> Result<Status, Failure> {
    let pad = if args.pad { pad(output, file, checked)? } else { None };
    match (output.form(), pad, &checked.verdict) {
        (Form::Json, pad, _) => output.json(&checked.line(output, file, pad))?,
        (Form::Text, Some(pad), Verdict::Good(_)) => output.raw(&pad)?,
        (Form::Text, _, verdict) => {
            output.line(verdict.sentence(output, file))?;
            for message in checked.of_the_deal() {
                // Beside the result, because the line above is a contract with other programs.
                output.flush()?;
                output.aside(&message);
            }
        }
    }
    Ok(match checked.verdict {
        Verdict::Good(_) => Status::AllGood,
        Verdict::Refused(..) => Status::Refused,
    })
}

/// The score pad of a good record. To ask for the pad of a game that has none is a mistake of the asker.
fn pad(output: &mut Output, file: &Path, checked: &Checked) -> Result<Option<String>, Failure> {
    let Verdict::Good(replayed) = &checked.verdict else { return Ok(None) };
    if let Some(pad) = replayed.pad() {
        return Ok(Some(pad));
    }
    output.flush()?;
    let message = Message::new("cli-no-pad").with("file", file.display().to_string());
    Err(Failure::new(message.with("title", replayed.title())))
}
