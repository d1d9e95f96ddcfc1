//! `sevenfold puzzle solve`: searches that show how far they are and can be taken up again.

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};
use sevenfold_core::{Message, Say as _};
use sevenfold_puzzles::holes::peel::Peel;
use sevenfold_puzzles::holes::shake::Shake;
use sevenfold_puzzles::holes::{MOST_HOLES, all_but};
use sevenfold_puzzles::island::Rings;
use sevenfold_puzzles::levels::Climb;
use sevenfold_puzzles::{Arrangement, Certificate, Puzzle, Search, Tile, Tiles};

use super::{draw, names, not_readable, read};
use crate::failure::reason;
use crate::output::{Form, Output};
use crate::{Failure, files};

/// What to search for.
#[derive(clap::Args)]
pub(crate) struct SolveArgs {
    /// Which puzzle
    #[arg(value_parser = names())]
    puzzle: String,

    /// The fifth level: which level to reach
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(2..=7))]
    level: u8,

    /// The island: the tile in the middle. The holes: the tile to leave out
    #[arg(long, value_name = "TILE", value_parser = tile)]
    tile: Option<Tile>,

    /// The holes: all 14 tiles, shaken at random so many times
    #[arg(long, value_name = "GOES")]
    shake: Option<u64>,

    /// The copycat: the black tiles, a JSON list
    #[arg(long, value_name = "FILE", required_if_eq("puzzle", "copycat"))]
    black: Option<PathBuf>,

    /// Keep in this file how far the search is, and go on from there
    #[arg(long, value_name = "FILE")]
    state: Option<PathBuf>,
}

/// How often a search is saved and its bar moved.
const OFTEN: Duration = Duration::from_millis(500);

pub(crate) fn command(args: &SolveArgs, output: &mut Output) -> Result<(), Failure> {
    let state = args.state.as_deref();
    let found = match Puzzle::find(&args.puzzle) {
        Some(Puzzle::FifthLevel) => {
            let search = run(state, || Climb::new(args.level), Climb::resume)?;
            Certificate::try_from(search.state()).ok()
        }
        Some(Puzzle::Island) => {
            let tile = args.tile.unwrap_or(Tile::I);
            let search = run(state, || Rings::new(tile), Rings::resume)?;
            Some(Certificate::from(search.state()))
        }
        Some(Puzzle::Holes) => Some(holes(args)?),
        Some(Puzzle::Copycat) => {
            let black = args.black.as_deref().map(arrangement).transpose()?.unwrap_or_default();
            Some(Certificate::of_copycat(&black).map_err(|flaw| Failure::new(flaw.say()))?)
        }
        None => None,
    };
    match (found, output.form()) {
        (Some(found), Form::Json) => output.json(&found),
        (Some(found), Form::Text) => draw("", &found, output),
        (None, _) => output.line(output.say(&Message::new("cli-puzzle-nothing"))),
    }
}

fn holes(args: &SolveArgs) -> Result<Certificate, Failure> {
    let state = args.state.as_deref();
    if let Some(goes) = args.shake {
        let search = run(state, || Shake::new(2, goes), Shake::resume)?;
        return Ok(Certificate::of_holes(search.state().most, &search.state().best));
    }
    let tiles = args.tile.map_or(Tiles::ALL, all_but);
    let count = usize::from(tiles.len());
    let search = run(state, || Peel::new(tiles, count, MOST_HOLES[count]), Peel::resume)?;
    let best = search.state().best.first().cloned().unwrap_or_default();
    Ok(Certificate::of_holes(search.state().most, &best))
}

/// Searches to the end, from the beginning or from where the file says it was left.
fn run<S: Search>(
    file: Option<&Path>,
    begin: impl FnOnce() -> S,
    resume: impl FnOnce(S::State) -> S,
) -> Result<S, Failure> {
    let saved = file.filter(|file| file.exists());
    let mut search = match saved {
        Some(file) => resume(serde_json::from_str(&read(file)?).map_err(|error| not_readable(file, &error))?),
        None => begin(),
    };
    let bar = ProgressBar::new(search.progress().total);
    let style = ProgressStyle::with_template("{bar:40} {human_pos}/{human_len}  {eta}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
    let mut shown = Instant::now();
    while !search.step(1).is_complete() {
        if shown.elapsed() >= OFTEN {
            shown = Instant::now();
            bar.set_position(search.progress().done);
            save(file, &search)?;
        }
    }
    save(file, &search)?;
    bar.finish_and_clear();
    Ok(search)
}

fn save<S: Search>(file: Option<&Path>, search: &S) -> Result<(), Failure> {
    let Some(file) = file else { return Ok(()) };
    let text = serde_json::to_string(search.state()).unwrap_or_default();
    files::write_whole(file, &text).map_err(|error| {
        let message = Message::new("cli-file-unwritable").with("file", file.display().to_string());
        Failure::new(message.with("reason", reason(&error)))
    })
}

fn arrangement(file: &Path) -> Result<Arrangement, Failure> {
    let tiles: Vec<String> =
        serde_json::from_str(&read(file)?).map_err(|error| not_readable(file, &error))?;
    Arrangement::try_from(tiles).map_err(|flaw| Failure::new(flaw.say()))
}

fn tile(letter: &str) -> Result<Tile, String> {
    Tile::from_letter(&letter.to_uppercase()).ok_or_else(|| "one of I, P, J, O, S, U, Y".to_owned())
}
