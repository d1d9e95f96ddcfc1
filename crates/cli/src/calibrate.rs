//! `sevenfold calibrate`: what a bot says of a seat's prospects, held against what happens.

mod report;

use std::fs;
use std::path::PathBuf;

use sevenfold_core::chance::Seed;
use sevenfold_core::{Arg, Message};
use sevenfold_lab::calibration::{Reliability, Witnessed, witness};
use sevenfold_lab::{Thinking, seeds};
use sevenfold_shelf::AnyBot;

use crate::crew::{self, Harvest};
use crate::failure::unwritable;
use crate::output::{Form, Output};
use crate::setup::{self, Setup, SetupArgs};
use crate::{Failure, files, progress};

/// What to play, and where the picture goes.
#[derive(clap::Args)]
pub(crate) struct CalibrateArgs {
    #[command(flatten)]
    setup: SetupArgs,

    /// The bot that plays against itself and says what it expects [default: the strongest]
    #[arg(long, value_name = "NAME")]
    bot: Option<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// How much it thinks about a move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..))]
    iterations: u32,

    /// 64 hexadecimal digits from which everything follows [default: random, and shown]
    #[arg(long, value_name = "SEED")]
    seed: Option<String>,

    /// Write the picture into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,

    /// On so many cores [default: all]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
}

/// What is asked, of whom.
struct Question {
    setup: Setup,
    bot: String,
    thinking: Thinking,
    seed: Seed,
}

/// What came out.
struct Answered {
    question: Question,
    games: usize,
    reliability: Reliability,
}

/// Games with their numbers.
#[derive(Default)]
struct Games(Vec<(u64, Witnessed)>);

impl Harvest for Games {
    fn merge(&mut self, other: Self) {
        self.0.extend(other.0);
        self.0.sort_by_key(|(number, _)| *number);
    }
}

pub(crate) fn command(args: &CalibrateArgs, output: &mut Output) -> Result<(), Failure> {
    let question = args.read()?;
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
    }
    let games = question.games(args)?;
    let reliability = Reliability::of(&games, question.setup.seats);
    if reliability.asked.iter().all(|asked| asked.asked == 0) {
        return Err(question.no_opinion());
    }
    let answered = Answered { question, games: games.len(), reliability };
    let picture = args.out.as_ref().map(|folder| folder.join(answered.name()));
    if let Some(path) = &picture {
        let drawn = report::picture(&answered, output);
        files::write_whole(path, drawn).map_err(|error| unwritable(path, &error))?;
    }
    match output.form() {
        Form::Text => report::show(&answered, picture.as_deref(), output),
        Form::Json => output.json(&report::json(&answered, picture.as_deref())),
    }
}

impl CalibrateArgs {
    fn read(&self) -> Result<Question, Failure> {
        let setup = self.setup.read()?;
        if let Some(bot) = &self.bot {
            setup::check_bots(setup.game, std::slice::from_ref(bot))?;
        }
        let strongest = || setup.game.bots().last().copied().unwrap_or_default().to_owned();
        let bot = self.bot.clone().unwrap_or_else(strongest);
        let seed = self.seed.as_deref().map_or_else(setup::fresh_seed, setup::seed)?;
        // Counted, not timed: the same seed gives the same result on every machine.
        Ok(Question { setup, bot, thinking: Thinking::Iterations(self.iterations), seed })
    }
}

impl Question {
    /// All games that came to an end, in order.
    fn games(&self, args: &CalibrateArgs) -> Result<Vec<Witnessed>, Failure> {
        let progress = progress::bar(args.games);
        let hands = args.threads.map_or_else(crew::all_hands, usize::from);
        let games = crew::share(args.games, hands, |number, games: &mut Games| {
            if let Some(game) = self.game(number)? {
                games.0.push((number, game));
            }
            progress.inc(1);
            Ok(())
        });
        progress.finish_and_clear();
        Ok(games?.0.into_iter().map(|(_, game)| game).collect())
    }

    fn game(&self, number: u64) -> Result<Option<Witnessed>, Failure> {
        let Setup { game, options, seats } = &self.setup;
        let seed = seeds::of_game(&self.seed, number);
        let run = game.start(options, *seats, Some(seed))?;
        let players = (0..*seats).map(|_| self.player()).collect::<Result<_, Failure>>()?;
        let witnessed = witness(*game, run, players, &mut *self.player()?, &seed);
        witnessed.map_err(|stuck| Failure::new(stuck.message(number)))
    }

    fn player(&self) -> Result<Box<dyn AnyBot>, Failure> {
        self.setup.game.bot(&self.bot, &self.thinking.effort()).ok_or_else(|| self.no_opinion())
    }

    fn no_opinion(&self) -> Failure {
        let game = self.setup.game;
        let message = Message::new("cli-analyse-no-opinion").with("bot", self.bot.as_str());
        Failure::new(message.with("title", game.meta().title).with("known", Arg::list(game.bots())))
    }
}

impl Answered {
    /// The name of the picture's file.
    fn name(&self) -> String {
        format!("{}.svg", self.question.setup.file_stem())
    }
}
