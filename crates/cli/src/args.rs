//! What can be typed.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Arg, Parser, Subcommand};
use sevenfold_shelf::GAMES;
use sevenfold_texts::Lang;

use crate::{
    admin, aid, analyse, arena, backup, bench, calibrate, check, completions, exercise, join, load, moving,
    perft, play, puzzle, replay, rules, serve, simulate,
};

/// Games of seven: play them, look up their rules, check and study their records.
#[derive(Parser)]
#[command(name = "sevenfold", version, after_help = games_help())]
pub(crate) struct Args {
    /// Language of what is said to people [default: from the environment, else en]
    #[arg(long, global = true, value_name = "LANG", value_parser = language())]
    pub(crate) lang: Option<Lang>,

    /// Write the result as JSON, for programs
    #[arg(long, global = true)]
    pub(crate) json: bool,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Serve tables to browsers: everything in one process
    Serve(serve::ServeArgs),
    /// Play at the terminal, against bots or with others at the same keyboard
    Play(play::PlayArgs),
    /// Sit down at a server's table at the terminal, beside people in browsers
    Join(join::JoinArgs),
    /// Let bots play games, and write records of them
    Simulate(simulate::SimulateArgs),
    /// Find out which bot is stronger: the same deals for both, until the answer is clear
    Arena(arena::ArenaArgs),
    /// Check records, step by step
    Replay(replay::ReplayArgs),
    /// Judge every decision of a record by what its player could know
    Analyse(analyse::AnalyseArgs),
    /// Hold what a bot says of a seat's prospects against what happens
    Calibrate(calibrate::CalibrateArgs),
    /// Show the rules of a game, or one rule
    Rules(rules::RulesArgs),
    /// Write a player aid or a score pad, one page to print, as PDF or SVG
    Aid(aid::AidArgs),
    /// Measure random games, copies and lists of moves per second on one core
    Bench(bench::BenchArgs),
    /// Measure how many tables a server on this machine holds, with scripted people
    Load(load::LoadArgs),
    /// Count the sequences of moves from the start of a game
    Perft(perft::PerftArgs),
    /// Puzzles with seven tiles: answers, proofs, and a position a day
    Puzzle {
        /// What to do
        #[command(subcommand)]
        command: puzzle::PuzzleCommand,
    },
    /// Exercises with hidden cards: make them, and check that one move is better beyond doubt
    Exercise {
        /// What to do
        #[command(subcommand)]
        command: exercise::ExerciseCommand,
    },
    /// Write a copy of the server's database, also while it runs
    Backup(backup::BackupArgs),
    /// Put a copy in the place of the server's database
    Restore(backup::RestoreArgs),
    /// Move a place to another database
    Database {
        /// What to do
        #[command(subcommand)]
        command: moving::DatabaseCommand,
    },
    /// Look through the server's database for damage, and save what is sound
    Check(check::CheckArgs),
    /// Look after a place: members, invitations, announcements, maintenance, ratings
    Admin(admin::AdminArgs),
    /// Write a completion script for a shell
    Completions(completions::CompletionsArgs),
}

/// A bare `sevenfold` serves.
impl Default for Command {
    fn default() -> Self {
        Self::Serve(serve::ServeArgs::default())
    }
}

fn language() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code)).try_map(|code| code.parse::<Lang>())
}

/// The name of a game. Shells complete it; an unknown one is answered by us, in the language of the reader.
#[derive(Clone)]
pub(crate) struct GameName;

impl TypedValueParser for GameName {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        argument: Option<&Arg>,
        value: &std::ffi::OsStr,
    ) -> Result<String, clap::Error> {
        clap::builder::StringValueParser::new().parse_ref(command, argument, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(GAMES.iter().map(|game| PossibleValue::new(game.meta().id).help(game.meta().title))))
    }
}

fn games_help() -> String {
    let games = GAMES.iter().map(|game| game.meta());
    let lines = games.map(|meta| {
        format!("\n  {:16}{} ({}–{} players)", meta.id, meta.title, meta.least_seats, meta.most_seats)
    });
    format!("Games:{}", lines.collect::<String>())
}
