//! A folder of results as pages to read: a table and a picture for every game.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use sevenfold_core::Message;
use sevenfold_lab::{Bar, Log, Standing, plot, rate};

use super::{play, report};
use crate::failure::{unreadable, unwritable};
use crate::output::Output;
use crate::{Failure, files};

/// Results of one game with the same seats and thinking.
struct Chapter {
    logs: Vec<(Log, Standing)>,
}

/// Writes `README.md` and the pictures from all results in a folder.
pub(super) fn write(folder: &Path, output: &Output) -> Result<(), Failure> {
    let mut page = format!("# {}\n\n", output.say(&Message::new("cli-arena-book")));
    page.push_str(&output.say(&Message::new("cli-arena-book-intro")));
    page.push('\n');
    for game in listed(folder)?.into_iter().filter(|path| path.is_dir()) {
        for (number, chapter) in chapters(&game)?.iter().enumerate() {
            page.push_str(&chapter.write(folder, &game, number, output)?);
        }
    }
    whole(&folder.join("README.md"), &page)
}

impl Chapter {
    /// The text of a chapter; its picture becomes a file.
    fn write(&self, folder: &Path, game: &Path, number: usize, output: &Output) -> Result<String, Failure> {
        let Some((first, _)) = self.logs.first() else { return Ok(String::new()) };
        let title = output.say(&report::title(first.head()));
        let picture = game.join(format!("elo-{}.svg", number + 1));
        whole(&picture, &plot(&title, &self.bars()))?;
        let shown = picture.strip_prefix(folder).unwrap_or(&picture).display().to_string();
        let pairings: Vec<(&Log, &Standing)> =
            self.logs.iter().map(|(log, standing)| (log, standing)).collect();
        let mut text = format!("\n## {title}\n\n{}", report::pairings(output, &pairings).markdown());
        let _ = write!(text, "\n![{title}]({shown})\n\n{}", report::times(output, &pairings).markdown());
        let logs: Vec<&Log> = self.logs.iter().map(|(log, _)| log).collect();
        if let Some(ratings) = rate(&logs).filter(|_| logs.len() > 1) {
            let _ = write!(text, "\n{}", report::ratings(output, &ratings).markdown());
        }
        Ok(text)
    }

    fn bars(&self) -> Vec<Bar> {
        let bar = |(log, standing): &(Log, Standing)| Bar {
            label: format!("{}–{}", log.head().a, log.head().b),
            value: standing.elo,
            interval: standing.elo_interval,
        };
        self.logs.iter().map(bar).collect()
    }
}

/// The results of one game, those that can be compared together.
fn chapters(game: &Path) -> Result<Vec<Chapter>, Failure> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for path in listed(game)?.into_iter().filter(|path| path.extension().is_some_and(|end| end == "jsonl")) {
        let log = Log::read(&path).map_err(|error| play::not_results(&path, &error))?;
        let standing = Standing::of(&log);
        let alike = |chapter: &&mut Chapter| {
            chapter.logs.first().is_some_and(|(other, _)| {
                let (one, other) = (log.head(), other.head());
                (one.seats, one.thinking, &one.options) == (other.seats, other.thinking, &other.options)
            })
        };
        match chapters.iter_mut().find(alike) {
            Some(chapter) => chapter.logs.push((log, standing)),
            None => chapters.push(Chapter { logs: vec![(log, standing)] }),
        }
    }
    Ok(chapters)
}

/// What is in a folder, in order.
fn listed(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::new(unreadable(folder, &error)))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.sort();
    Ok(paths)
}

fn whole(path: &Path, text: &str) -> Result<(), Failure> {
    files::write_whole(path, text).map_err(|error| unwritable(path, &error))
}
