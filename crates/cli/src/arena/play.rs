//! One pairing: its log is opened, its missing deals are played.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use sevenfold_core::Message;
use sevenfold_lab::{Contest, Halt, Head, Log, LogError, Pairing, Standing, Verdict};

use super::{ArenaArgs, Done, Interrupt, report};
use crate::failure::{unreadable, unwritable};
use crate::setup::{self, Setup};
use crate::{Failure, progress};

/// Plays what the log does not have yet.
pub(super) fn pairing(
    args: &ArenaArgs,
    setup: &Setup,
    bots: (&str, &str),
    interrupt: &Interrupt,
) -> Result<(Done, Verdict), Failure> {
    let file = args.results.as_deref().map(|folder| file(folder, args, setup, bots));
    let head = head(args, setup, bots)?;
    let mut log = match &file {
        None => Log::in_memory(head),
        Some(path) => open(args, head, path)?,
    };
    let seed = setup::seed(&log.head().seed)?;
    let pairing = Pairing::new(setup.game, log.head().clone(), seed);
    let verdict = contest(args, &pairing, &mut log, interrupt, file.as_deref())?;
    let standing = Standing::of(&log);
    Ok((Done { log, standing, file }, verdict))
}

/// The log of a pairing, with what is there already. If no seed was asked for, its own goes on.
fn open(args: &ArenaArgs, mut head: Head, path: &Path) -> Result<Log, Failure> {
    if args.fresh && path.exists() {
        fs::remove_file(path).map_err(|error| unwritable(path, &error))?;
    }
    if args.seed.is_none()
        && let Ok(before) = Log::read(path)
    {
        head.seed.clone_from(&before.head().seed);
    }
    Log::open(path, &head).map_err(|error| unusable(path, &error))
}

fn contest(
    args: &ArenaArgs,
    pairing: &Pairing,
    log: &mut Log,
    interrupt: &Interrupt,
    file: Option<&Path>,
) -> Result<Verdict, Failure> {
    let threads = args.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
    let contest = Contest { pairing, deals: args.deals, threads, stop: interrupt.flag() };
    let bar = progress::bar(args.deals);
    bar.set_position(log.blocks().len() as u64);
    bar.reset_eta();
    let verdict = contest.run(log, |log| {
        bar.set_message(report::brief(log.head(), &Standing::of(log)));
        bar.set_position(log.blocks().len() as u64);
    });
    bar.finish_and_clear();
    verdict.map_err(|halt| match (halt, file) {
        (Halt::Stuck(deal, stuck), _) => Failure::new(stuck.message(deal)),
        (Halt::Io(error), Some(path)) => unwritable(path, &error),
        (Halt::Io(error), None) => error.into(),
    })
}

fn head(args: &ArenaArgs, setup: &Setup, (a, b): (&str, &str)) -> Result<Head, Failure> {
    let seed = args.seed.as_deref().map_or_else(setup::fresh_seed, setup::seed)?;
    Ok(Head {
        game: setup.game.meta().id.to_owned(),
        seats: setup.seats,
        options: setup.options.clone(),
        a: a.to_owned(),
        b: b.to_owned(),
        thinking: args.thinking(),
        rule: args.rule()?,
        seed: seed.to_string(),
    })
}

/// Where a pairing is kept: what may differ between two of the same bots is in the name.
fn file(folder: &Path, args: &ArenaArgs, setup: &Setup, (a, b): (&str, &str)) -> PathBuf {
    let name = format!("{a}-vs-{b}-{}-seats-{}.jsonl", setup.seats, args.thinking());
    folder.join(setup.game.meta().id).join(name)
}

fn unusable(path: &Path, error: &LogError) -> Failure {
    let file = path.display().to_string();
    Failure::new(match error {
        LogError::Io(error) => return unwritable(path, error),
        LogError::Unreadable(line) => {
            Message::new("cli-arena-unreadable").with("file", file).with("line", *line)
        }
        LogError::Other => Message::new("cli-arena-other").with("file", file),
    })
}

/// A file of results that cannot be read.
pub(super) fn not_results(path: &Path, error: &LogError) -> Failure {
    match error {
        LogError::Io(error) => Failure::new(unreadable(path, error)),
        LogError::Unreadable(_) | LogError::Other => unusable(path, error),
    }
}
