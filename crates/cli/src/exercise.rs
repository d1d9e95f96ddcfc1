//! `sevenfold exercise`: makes and checks exercises for games with hidden cards.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use serde_json::json;
use sevenfold_core::chance::Seed;
use sevenfold_core::{Message, Say as _};
use sevenfold_exercises::make::{Found, Plan, collect, quarry_all};
use sevenfold_exercises::{Care, Collection, check, sets};
use sevenfold_shelf::Shelved;

use crate::args::GameName;
use crate::failure::{unreadable, unwritable};
use crate::files::{read_text, write_whole};
use crate::output::{Form, Output};
use crate::{Failure, setup};

/// What to do with exercises.
#[derive(clap::Subcommand)]
pub(crate) enum ExerciseCommand {
    /// Look for exercises in games among bots, for some time
    Make(MakeArgs),
    /// Check exercises in worlds nobody has looked at: those in the program, or a file
    Check(CheckArgs),
}

/// Of which game, and for how long.
#[derive(clap::Args)]
pub(crate) struct MakeArgs {
    /// The game
    #[arg(value_parser = GameName)]
    game: String,
    /// How many sit at the table
    #[arg(long, value_name = "N", default_value_t = 4)]
    seats: u8,
    /// Stop after so many seconds
    #[arg(long, value_name = "S", default_value_t = 60)]
    seconds: u64,
    /// Keep so many at most
    #[arg(long, value_name = "N", default_value_t = 240)]
    count: usize,
    /// A number from which all games follow
    #[arg(long, value_name = "N", default_value_t = 26)]
    seed: u8,
    /// Add to the exercises in this file, one a line, as an earlier run wrote them with --json
    #[arg(long, value_name = "FILE")]
    with: Option<PathBuf>,
    /// The file to write
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// Which exercises, and how carefully.
#[derive(clap::Args)]
pub(crate) struct CheckArgs {
    /// The set
    file: Option<PathBuf>,
    /// Only so many of each set, evenly spread
    #[arg(long, value_name = "N")]
    sample: Option<usize>,
    /// Try each move in about so many worlds
    #[arg(long, value_name = "N", default_value_t = 600)]
    worlds: u32,
    /// A number from which the worlds follow
    #[arg(long, value_name = "N", default_value_t = 77)]
    dice: u64,
}

pub(crate) fn command(command: &ExerciseCommand, output: &mut Output) -> Result<ExitCode, Failure> {
    match command {
        ExerciseCommand::Make(args) => make(args, output).map(|()| ExitCode::SUCCESS),
        ExerciseCommand::Check(args) => check_all(args, output),
    }
}

fn make(args: &MakeArgs, output: &mut Output) -> Result<(), Failure> {
    let game = setup::game(&args.game)?;
    let found = Mutex::new(earlier(args.with.as_deref())?);
    let (begun, limit) = (Instant::now(), Duration::from_secs(args.seconds));
    let threads = available_parallelism().map_or(1, std::num::NonZero::get);
    let games = quarry_all(
        game,
        &Plan::usual(args.seats),
        &Seed([args.seed; 32]),
        threads,
        || begun.elapsed() < limit,
        |one| {
            // Nobody holds the list while something goes wrong.
            if let Ok(mut found) = found.lock() {
                found.push(one);
            }
        },
    );
    let found = found.into_inner().unwrap_or_default();
    if output.form() == Form::Json {
        return found.iter().try_for_each(|one| output.json(one));
    }
    let set = collect(game, found, args.count).ok_or_else(|| no_judge(game))?;
    if let Some(file) = &args.out {
        write_whole(file, set.write()).map_err(|error| unwritable(file, &error))?;
    }
    let told = Message::new("cli-exercise-made").with("game", game.meta().title);
    let told = told.with("count", set.exercises.len()).with("games", games.to_string());
    output.line(output.say(&told))
}

/// What an earlier run has found.
fn earlier(file: Option<&Path>) -> Result<Vec<Found>, Failure> {
    let Some(file) = file else { return Ok(Vec::new()) };
    let text = read_text(file).map_err(|error| Failure::new(unreadable(file, &error)))?;
    let lines = text.lines().map(serde_json::from_str::<Found>);
    lines.collect::<Result<_, _>>().map_err(|_| not_a_set(file))
}

fn check_all(args: &CheckArgs, output: &mut Output) -> Result<ExitCode, Failure> {
    let all = match &args.file {
        None => sets(),
        Some(file) => {
            let text = read_text(file).map_err(|error| Failure::new(unreadable(file, &error)))?;
            vec![Collection::read(&text).ok_or_else(|| not_a_set(file))?]
        }
    };
    let care = Care { worlds: args.worlds, dice: args.dice };
    let (mut count, mut flaws) = (0_u32, 0_u32);
    for set in &all {
        let game = setup::game(&set.game)?;
        let apart = args.sample.map_or(1, |sample| set.exercises.len().div_ceil(sample.max(1)).max(1));
        for (number, exercise) in (1_u32..).zip(&set.exercises).step_by(apart) {
            let flaw = check(game, exercise, care).err().map(|flaw| flaw.say());
            count += 1;
            flaws += u32::from(flaw.is_some());
            tell(set, number, flaw, output)?;
        }
    }
    let told = Message::new("cli-exercise-checked").with("count", count).with("flaws", flaws);
    if output.form() == Form::Text {
        output.line(output.say(&told))?;
    }
    Ok(ExitCode::from(u8::from(flaws > 0)))
}

fn tell(set: &Collection, number: u32, flaw: Option<Message>, output: &mut Output) -> Result<(), Failure> {
    if output.form() == Form::Json {
        let text = flaw.as_ref().map(|flaw| output.say(flaw));
        return output.json(&json!({ "game": set.game, "number": number, "flaw": text }));
    }
    let key = if flaw.is_some() { "cli-exercise-flawed" } else { "cli-exercise-fine" };
    let told = Message::new(key).with("game", set.game.as_str()).with("number", number);
    let told = flaw.into_iter().fold(told, |told, flaw| told.with("flaw", flaw));
    output.line(output.say(&told))
}

fn not_a_set(file: &Path) -> Failure {
    Failure::new(Message::new("cli-exercise-unreadable").with("file", file.display().to_string()))
}

fn no_judge(game: &dyn Shelved) -> Failure {
    Failure::new(Message::new("cli-exercise-no-judge").with("game", game.meta().title))
}
