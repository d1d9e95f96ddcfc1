//! The program `sevenfold`: one file per command.
//!
//! A command reads its arguments, works, and hands its result to [`Output`]: as text for people in their
//! language, or as JSON for programs. What goes wrong is a [`Failure`]: one sentence that says what to do.

mod admin;
mod aid;
mod analyse;
mod arena;
mod args;
mod backup;
mod bench;
mod calibrate;
mod check;
mod completions;
mod crew;
mod database;
mod exercise;
mod failure;
mod files;
mod join;
mod language;
mod load;
mod moving;
mod numbers;
mod output;
mod perft;
mod play;
mod progress;
mod prose;
mod puzzle;
mod replay;
mod rules;
mod serve;
mod setup;
mod simulate;
mod thinking;

use std::process::ExitCode;

use clap::Parser;
use sevenfold_texts::{Nobody, Texts};

use args::{Args, Command};
pub use failure::Failure;
use output::Output;

/// Runs the command that was typed.
pub fn run() -> ExitCode {
    let args = Args::parse();
    let texts = Texts::of(language::chosen(args.lang));
    let mut output = Output::new(texts, args.json);
    let ended = execute(args.command.unwrap_or_default(), &mut output)
        .and_then(|status| output.finish().map(|()| status));
    match ended {
        Ok(status) => status,
        Err(failure) => {
            if let Some(message) = &failure.message {
                eprintln!("{}", texts.say(message, &Nobody));
            }
            failure.status()
        }
    }
}

fn execute(command: Command, output: &mut Output) -> Result<ExitCode, Failure> {
    match command {
        Command::Serve(args) => serve::command(&args, output)?,
        Command::Backup(args) => backup::command(&args, output)?,
        Command::Restore(args) => backup::restore_command(&args, output)?,
        Command::Database { command } => moving::command(&command, output)?,
        Command::Check(args) => return check::command(&args, output),
        Command::Admin(args) => admin::command(&args, output)?,
        Command::Play(args) => play::command(&args, output)?,
        Command::Join(args) => join::command(&args, output)?,
        Command::Simulate(args) => simulate::command(&args, output)?,
        Command::Analyse(args) => analyse::command(&args, output)?,
        Command::Replay(args) => return replay::command(&args, output),
        Command::Rules(args) => rules::command(&args, output)?,
        Command::Aid(args) => aid::command(&args, output)?,
        Command::Arena(args) => arena::command(&args, output)?,
        Command::Calibrate(args) => calibrate::command(&args, output)?,
        Command::Bench(args) => bench::command(&args, output)?,
        Command::Load(args) => return load::command(&args, output),
        Command::Perft(args) => perft::command(&args, output)?,
        Command::Puzzle { command } => return puzzle::command(&command, output),
        Command::Exercise { command } => return exercise::command(&command, output),
        Command::Completions(args) => completions::command(&args, output)?,
    }
    Ok(ExitCode::SUCCESS)
}
