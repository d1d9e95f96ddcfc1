//! `sevenfold analyse`: every decision of a record, judged by what its seat could know.

mod look_back;
mod report;

use std::path::PathBuf;
use std::thread::available_parallelism;

use sevenfold_core::record::{Document, Fault};
use sevenfold_core::{Arg, Message};
use sevenfold_lab::Thinking;
use sevenfold_review::judging::{self, Analysis, NotJudged};
use sevenfold_shelf::{AnyBot, Shelved, Threads};

use crate::failure::unreadable;
use crate::files::read_record;
use crate::output::{Form, Output};
use crate::replay::verdict;
use crate::thinking::ThinkingArgs;
use crate::{Failure, progress, setup};

/// Which record, and who judges.
#[derive(clap::Args)]
pub(crate) struct AnalyseArgs {
    /// The record; - reads it from standard input
    #[arg(value_name = "RECORD")]
    record: PathBuf,

    #[command(flatten)]
    thinking: ThinkingArgs,

    /// Look back from this seat: the sum in hundredths of a win, and the moments that mattered
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seat: Option<u8>,

    /// The bot that judges [default: the strongest that can]
    #[arg(long, value_name = "NAME")]
    bot: Option<String>,

    /// Think on so many threads [default: all cores; one if iterations are counted]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u8).range(1..))]
    threads: Option<u8>,
}

/// The milliseconds for a decision when nobody says.
const USUAL_MILLIS: u32 = 200;

/// Whoever tries moves in the same worlds has no opinion before each was tried in one.
const GLANCE: u32 = 200;

/// A record that was judged.
struct Judged<'a> {
    game: &'static dyn Shelved,
    document: &'a Document,
    bot: &'a str,
    thinking: Thinking,
    analysis: Analysis,
}

pub(crate) fn command(args: &AnalyseArgs, output: &mut Output) -> Result<(), Failure> {
    let bytes = read_record(&args.record).map_err(|error| Failure::new(unreadable(&args.record, &error)))?;
    let document = verdict::document(&bytes).map_err(|fault| refused(args, &fault))?;
    let game = verdict::game_of(&document).map_err(|fault| refused(args, &fault))?;
    game.replay(&document).map_err(|fault| refused(args, &fault))?;
    let thinking = args.thinking.or_millis(USUAL_MILLIS);
    let (name, mut bot) = judge(args, game, &document, thinking)?;
    if let Some(number) = args.seat {
        let told = look_back::Told { game, document: &document, bot: &name, thinking };
        return look_back::command(&told, &mut *bot, number, output);
    }
    let analysis = judged(game, &document, &mut *bot).map_err(|why| not_judged(game, &name, &why))?;
    let judged = Judged { game, document: &document, bot: &name, thinking, analysis };
    match output.form() {
        Form::Text => report::show(&judged, output),
        Form::Json => output.json(&report::json(&judged, output)),
    }
}

fn judged(game: &dyn Shelved, document: &Document, bot: &mut dyn AnyBot) -> Result<Analysis, NotJudged> {
    let bar = progress::bar(judging::decisions(game, document)?);
    let analysis = judging::analyse(game, document, bot, |_| bar.inc(1));
    bar.finish_and_clear();
    analysis
}

/// The bot that was named, or else the strongest that has an opinion.
fn judge(
    args: &AnalyseArgs,
    game: &dyn Shelved,
    document: &Document,
    thinking: Thinking,
) -> Result<(String, Box<dyn AnyBot>), Failure> {
    if let Some(name) = &args.bot {
        setup::check_bots(game, std::slice::from_ref(name))?;
    }
    let names = args.bot.as_deref().map_or_else(|| game.bots(), |name| vec![name]);
    for name in names.iter().rev() {
        let Some(mut quick) = game.bot(name, &judging::fair(Thinking::Iterations(GLANCE).effort())) else {
            continue;
        };
        let opinion = judging::has_opinion(game, document, &mut *quick);
        if opinion.map_err(|why| not_judged(game, name, &why))?
            && let Some(bot) = game.bot(name, &judging::fair(thinking.effort().on(threads(args, thinking))))
        {
            return Ok(((*name).to_owned(), bot));
        }
    }
    Err(not_judged(game, &names.join(", "), &NotJudged::NoOpinion))
}

/// By time as many as there are cores; by iterations one, so that every machine says the same.
fn threads(args: &AnalyseArgs, thinking: Thinking) -> Threads {
    let usual = || match thinking {
        Thinking::Iterations(_) => None,
        Thinking::Millis(_) => available_parallelism().ok().and_then(|cores| u8::try_from(cores.get()).ok()),
    };
    args.threads.or_else(usual).and_then(Threads::new).unwrap_or(Threads::ONE)
}

fn refused(args: &AnalyseArgs, fault: &Fault) -> Failure {
    let message = Message::new("cli-analyse-refused")
        .with("file", args.record.display().to_string())
        .with("step", fault.step)
        .with("code", fault.code.to_string());
    Failure::new(message.with("reason", fault.message.clone()))
}

pub(super) fn not_judged(game: &dyn Shelved, bot: &str, why: &NotJudged) -> Failure {
    Failure::new(match why {
        NotJudged::NoDecision | NotJudged::Broken => Message::new("cli-analyse-no-decision"),
        NotJudged::NoOpinion => Message::new("cli-analyse-no-opinion")
            .with("bot", bot)
            .with("title", game.meta().title)
            .with("known", Arg::list(game.bots())),
    })
}
