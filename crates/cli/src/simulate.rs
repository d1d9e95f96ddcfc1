//! `sevenfold simulate`: bots play games, and records are written.

mod tally;

use std::fs;
use std::path::PathBuf;

use sevenfold_core::Message;
use sevenfold_core::chance::Seed;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_lab::{Host, seeds};
use sevenfold_shelf::Effort;

use crate::failure::unwritable;
use crate::output::{Form, Output};
use crate::setup::{self, Setup, SetupArgs};
use crate::{Failure, crew, files, progress};
use tally::Tally;

/// What to play, and what to keep.
#[derive(clap::Args)]
pub(crate) struct SimulateArgs {
    #[command(flatten)]
    setup: SetupArgs,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1)]
    games: u64,

    /// 64 hexadecimal digits from which everything follows [default: random, and shown]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,

    /// Who plays, from seat 1 on; fewer than seats are repeated in order
    #[arg(long, value_name = "NAMES", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,

    /// How much the strongest bot thinks about a move; weaker ones think less
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    iterations: u32,

    /// Write a record of each game into this folder
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,

    /// Replace records that are there
    #[arg(long, requires = "records")]
    overwrite: bool,

    /// Write every legal move of each step into the records
    #[arg(long, requires = "records")]
    legal: bool,

    /// Write the state after each step into the records, for debugging
    #[arg(long, requires = "records")]
    state: bool,

    /// Stop a game after so many steps
    #[arg(long, value_name = "N", default_value_t = 100_000)]
    max_steps: usize,
}

/// A simulation that is ready to run.
struct Simulation<'a> {
    args: &'a SimulateArgs,
    setup: Setup,
    seed: Seed,
}

pub(crate) fn command(args: &SimulateArgs, output: &mut Output) -> Result<(), Failure> {
    let setup = args.setup.read()?;
    check_bots(&setup, &args.bots)?;
    let seed = args.seed.as_deref().map_or_else(setup::fresh_seed, setup::seed)?;
    if let Some(folder) = &args.records {
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    let simulation = Simulation { args, setup, seed };
    simulation.check_places()?;
    let tally = simulation.run()?;
    let table = tally::Table {
        game: simulation.setup.game.meta().id,
        seats: simulation.setup.seats,
        options: &simulation.setup.options,
        seed: simulation.seed.to_string(),
        bots: simulation.bots().collect(),
        records: args.records.as_deref(),
        tally: &tally,
    };
    match output.form() {
        Form::Text => table.show(output),
        Form::Json => output.json(&table),
    }
}

impl Simulation<'_> {
    /// Plays all games, on all cores; the result is the same on any number of them.
    fn run(&self) -> Result<Tally, Failure> {
        let progress = progress::bar(self.args.games);
        let tally = crew::share(self.args.games, crew::all_hands(), |number, tally: &mut Tally| {
            let run = self.play(number)?;
            tally.add(&*run);
            self.keep(number, &*run)?;
            progress.inc(1);
            Ok(())
        });
        progress.finish_and_clear();
        tally
    }

    fn play(&self, number: u64) -> Result<Box<dyn AnyRun>, Failure> {
        let Setup { game, options, seats } = &self.setup;
        let seed = seeds::of_game(&self.seed, number);
        let mut run = game.start(options, *seats, Some(seed))?;
        // Counted, not timed: the same seed gives the same games on every machine.
        let effort = Effort::iterations(self.args.iterations);
        let bots = self.bots().filter_map(|name| game.bot(name, &effort)).collect();
        let mut host = Host::new(bots, &seed);
        if host.is_blind() {
            run.forget();
        }
        let played = host.play(&mut *run, self.args.max_steps);
        played.map_err(|stuck| Failure::new(stuck.message(number)))?;
        Ok(run)
    }

    fn keep(&self, number: u64, run: &dyn AnyRun) -> Result<(), Failure> {
        let Some(path) = self.place(number) else { return Ok(()) };
        let extras = Extras { legal: self.args.legal, state: self.args.state };
        let text = format!("{}\n", run.record(extras));
        files::write_whole(&path, &text).map_err(|error| unwritable(&path, &error))
    }

    /// Where the record of a game goes.
    fn place(&self, number: u64) -> Option<PathBuf> {
        let game = self.setup.game.meta().id;
        Some(self.args.records.as_ref()?.join(format!("{game}-{number:06}.sevens.json")))
    }

    /// No record is replaced unless that is wished: it is found out before anything is played.
    fn check_places(&self) -> Result<(), Failure> {
        if self.args.overwrite {
            return Ok(());
        }
        let mut places = (1..=self.args.games).map_while(|number| self.place(number));
        match places.find(|path| path.exists()) {
            None => Ok(()),
            Some(path) => {
                let message = Message::new("cli-record-exists").with("file", path.display().to_string());
                Err(Failure::new(message))
            }
        }
    }

    /// The bots by seat.
    fn bots(&self) -> impl Iterator<Item = &str> {
        self.args.bots.iter().cycle().take(usize::from(self.setup.seats)).map(String::as_str)
    }
}

fn check_bots(setup: &Setup, bots: &[String]) -> Result<(), Failure> {
    if bots.len() > usize::from(setup.seats) {
        let message = Message::new("cli-too-many-bots").with("bots", bots.len()).with("seats", setup.seats);
        return Err(Failure::new(message));
    }
    setup::check_bots(setup.game, bots)
}
