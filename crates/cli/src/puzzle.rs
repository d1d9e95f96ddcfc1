//! `sevenfold puzzle`: the puzzles, their answers, and the proofs.

mod solve;
mod tactic;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use serde_json::json;
use sevenfold_core::{Arg, Message, Say as _};
use sevenfold_puzzles::draw::svg;
use sevenfold_puzzles::{Certificate, Checker, Puzzle, TryError, judge};

use crate::Failure;
use crate::failure::reason;
use crate::files::read_text;
use crate::output::{Form, Output};

/// What to do with the puzzles.
#[derive(clap::Subcommand)]
pub(crate) enum PuzzleCommand {
    /// List the puzzles and their answers
    List,
    /// Draw the answers to a puzzle
    Show {
        /// Which puzzle
        #[arg(value_parser = names())]
        puzzle: String,
        /// Only the answer with this number, from 1
        #[arg(long, value_name = "N")]
        number: Option<usize>,
        /// Write a picture
        #[arg(long)]
        svg: bool,
    },
    /// Judge a try, a JSON file
    Check {
        /// Which puzzle
        #[arg(value_parser = names())]
        puzzle: String,
        /// The try
        file: PathBuf,
    },
    /// Search for an answer
    Solve(solve::SolveArgs),
    /// Verify certificates: those in the program, or a file
    Verify {
        /// The certificates
        file: Option<PathBuf>,
    },
    /// Show a position with exactly one winning move
    Tactic(tactic::TacticArgs),
}

/// The puzzles' names.
pub(crate) fn names() -> clap::builder::PossibleValuesParser {
    Puzzle::ALL.map(Puzzle::id).into()
}

pub(crate) fn command(command: &PuzzleCommand, output: &mut Output) -> Result<ExitCode, Failure> {
    match command {
        PuzzleCommand::List => list(output)?,
        PuzzleCommand::Show { puzzle, number, svg } => show(puzzle, *number, *svg, output)?,
        PuzzleCommand::Check { puzzle, file } => return check(puzzle, file, output),
        PuzzleCommand::Solve(args) => solve::command(args, output)?,
        PuzzleCommand::Verify { file } => return verify(file.as_deref(), output),
        PuzzleCommand::Tactic(args) => tactic::command(args, output)?,
    }
    Ok(ExitCode::SUCCESS)
}

fn list(output: &mut Output) -> Result<(), Failure> {
    let all = Certificate::all();
    if output.form() == Form::Json {
        return output.json(&all);
    }
    for puzzle in Puzzle::ALL {
        output.line(format_args!("{:<12} {} ({})", puzzle.id(), output.say(&puzzle.say()), puzzle.rule()))?;
        for (number, answer) in (1..).zip(all.iter().filter(|answer| answer.puzzle() == puzzle)) {
            output.line(format_args!("  {number:>2}  {}", stated(answer, output)))?;
        }
    }
    Ok(())
}

fn show(puzzle: &str, number: Option<usize>, picture: bool, output: &mut Output) -> Result<(), Failure> {
    let answers = Certificate::all().into_iter().filter(|answer| answer.puzzle().id() == puzzle);
    let chosen = (1..).zip(answers).filter(|(index, _)| number.is_none_or(|number| number == *index));
    let chosen: Vec<(usize, Certificate)> = chosen.collect();
    if output.form() == Form::Json {
        return output.json(&chosen.iter().map(|(_, answer)| answer).collect::<Vec<_>>());
    }
    if picture {
        let panels: Vec<_> = chosen.iter().flat_map(|(_, answer)| answer.panels()).collect();
        return output.raw(&svg(&panels));
    }
    for (index, answer) in chosen {
        draw(&format!("{index}  "), &answer, output)?;
    }
    Ok(())
}

/// An answer, and how sure it is (SV-19).
fn stated(answer: &Certificate, output: &Output) -> String {
    format!("{} – {}", output.say(&answer.say()), output.say(&answer.sure().say()))
}

/// An answer in words and letters: capital letters are white, small ones black.
fn draw(before: &str, answer: &Certificate, output: &mut Output) -> Result<(), Failure> {
    output.line(format_args!("{before}{}", stated(answer, output)))?;
    for panel in answer.panels() {
        output.line(format_args!("\n{}", panel.text()))?;
    }
    Ok(())
}

fn check(puzzle: &str, file: &Path, output: &mut Output) -> Result<ExitCode, Failure> {
    let text = read(file)?;
    // The parser lets nothing else through.
    let puzzle = Puzzle::find(puzzle).unwrap_or(Puzzle::Holes);
    let (message, rule, status) = match judge(puzzle, &text) {
        Ok(message) => (message, None, ExitCode::SUCCESS),
        Err(TryError::Flawed(flaw)) => (flaw.say(), flaw.rule(), ExitCode::from(1)),
        Err(TryError::NotReadable(error)) => return Err(not_readable(file, &error)),
    };
    let sentence = output.say(&message);
    match (output.form(), rule) {
        (Form::Json, rule) => {
            let rule = rule.map(|rule| rule.to_string());
            output.json(&json!({ "puzzle": puzzle, "message": message, "text": sentence, "rule": rule }))?;
        }
        (Form::Text, Some(rule)) => output.line(format_args!("{sentence} ({rule})"))?,
        (Form::Text, None) => output.line(sentence)?,
    }
    Ok(status)
}

fn verify(file: Option<&Path>, output: &mut Output) -> Result<ExitCode, Failure> {
    let certificates = match file {
        Some(file) => Certificate::read(&read(file)?).map_err(|error| not_readable(file, &error))?,
        None => Certificate::all(),
    };
    let checker = Checker::default();
    let mut status = ExitCode::SUCCESS;
    for certificate in &certificates {
        let verdict = match checker.verify(certificate) {
            Ok(sure) => sure.say(),
            Err(flaw) => {
                status = ExitCode::from(1);
                flaw.say()
            }
        };
        let (answer, sure) = (output.say(&certificate.say()), output.say(&verdict));
        match output.form() {
            Form::Json => {
                output.json(&json!({ "certificate": certificate, "verdict": verdict, "text": sure }))?;
            }
            Form::Text => output.line(format_args!("{answer} – {sure}"))?,
        }
    }
    Ok(status)
}

fn read(file: &Path) -> Result<String, Failure> {
    read_text(file).map_err(|error| {
        let message = Message::new("cli-file-unreadable").with("file", file.display().to_string());
        Failure::new(message.with("reason", reason(&error)))
    })
}

fn not_readable(file: &Path, error: &serde_json::Error) -> Failure {
    let message = Message::new("cli-puzzle-not-readable").with("file", file.display().to_string());
    let at = |number: usize| Arg::from(number);
    Failure::new(message.with("line", at(error.line())).with("column", at(error.column())))
}
