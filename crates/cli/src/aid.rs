//! `sevenfold aid`: a page to lay beside a game, for paper.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use serde_json::json;
use sevenfold_aids::{Page, Paper, Sheet, pdf, svg};
use sevenfold_core::Message;

use crate::Failure;
use crate::args::GameName;
use crate::failure::unwritable;
use crate::files::write_whole;
use crate::output::{Form, Output};
use crate::setup;

/// Which page, and where it goes.
#[derive(clap::Args)]
pub(crate) struct AidArgs {
    /// Which game
    #[arg(value_parser = GameName)]
    game: String,

    /// The file to write: its ending says whether as PDF or as SVG
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// The score pad instead of the aid
    #[arg(long)]
    pad: bool,

    /// The paper it is to fit
    #[arg(long, value_enum, default_value_t = Size::A4)]
    paper: Size,
}

/// A size of paper.
#[derive(Clone, Copy, ValueEnum)]
enum Size {
    A4,
    Letter,
}

/// How a page is written down.
enum Format {
    Pdf,
    Svg,
}

pub(crate) fn command(args: &AidArgs, output: &mut Output) -> Result<(), Failure> {
    let game = setup::game(&args.game)?.meta();
    let format = format_of(&args.out)?;
    let name = if args.pad { format!("{}-pad", game.id) } else { game.id.to_owned() };
    let missing = || Failure::new(Message::new("cli-no-score-pad").with("title", game.title));
    let sheet = Sheet::read(sevenfold_texts::aid(&name, output.lang()).ok_or_else(missing)?);
    let paper = match args.paper {
        Size::A4 => Paper::A4,
        Size::Letter => Paper::Letter,
    };
    let page = Page::of(&sheet, paper).ok_or_else(missing)?;
    let bytes = match format {
        Format::Pdf => pdf::write(&page, &sheet.title),
        Format::Svg => svg::write(&page).into_bytes(),
    };
    write_whole(&args.out, bytes).map_err(|error| unwritable(&args.out, &error))?;
    let file = args.out.display().to_string();
    match output.form() {
        Form::Text => output.line(output.say(&Message::new("cli-aid-written").with("file", file))),
        Form::Json => output.json(&json!({ "file": file, "aid": name, "lang": output.lang() })),
    }
}

fn format_of(path: &Path) -> Result<Format, Failure> {
    match path.extension().and_then(|ending| ending.to_str()) {
        Some("pdf") => Ok(Format::Pdf),
        Some("svg") => Ok(Format::Svg),
        _ => Err(Failure::new(Message::new("cli-aid-format").with("file", path.display().to_string()))),
    }
}
