//! What a browser loads before the first move, and whether that is little enough.

use std::fs;
use std::path::Path;

use super::files::{files, folders, name};
use crate::phase::Failed;

/// What should be loaded before the first move at most, in bytes as they travel.
const AIM: u64 = 500_000;
/// What may be loaded before the first move at most: a client that grows beyond this fails the checks.
const BUDGET: u64 = 800_000;

/// The sizes of a packed client as they travel: compressed.
pub struct Sizes {
    page: u64,
    style: u64,
    /// By language.
    sentences: Vec<(String, u64)>,
    /// By game: its worker and its style.
    games: Vec<(String, u64)>,
}

impl Sizes {
    /// Weighs a packed client; `None` if there is none, or a draft, which is not compressed.
    pub fn of(dist: &Path) -> Result<Option<Self>, Failed> {
        let builds = folders(&dist.join("app")).unwrap_or_default();
        let Some(app) = builds.first() else { return Ok(None) };
        let names: Vec<String> = files(app)?.iter().map(|file| name(file)).collect();
        if !app.join("sevenfold_bg.wasm.br").exists() {
            return Ok(None);
        }
        let size = |name: &str| as_it_travels(&app.join(name));
        let between = |before: &str, after: &str| -> Vec<String> {
            let cut = |name: &String| Some(name.strip_prefix(before)?.strip_suffix(after)?.to_owned());
            names.iter().filter_map(cut).collect()
        };
        let sentences = |language: String| {
            let bytes = size(&format!("{language}.ftl"));
            (language, bytes)
        };
        let game = |game: String| {
            let parts = ["worker-{}.js", "worker-{}_bg.wasm", "style-{}.css"];
            let bytes = parts.iter().map(|part| size(&part.replace("{}", &game))).sum::<u64>();
            (game, size("worker.js") + bytes)
        };
        let program = ["boot.js", "sevenfold.js", "sevenfold_bg.wasm"].map(size);
        Ok(Some(Self {
            page: as_it_travels(&dist.join("index.html")) + program.iter().sum::<u64>(),
            style: size("style.css"),
            sentences: between("", ".ftl").into_iter().map(sentences).collect(),
            games: between("worker-", "_bg.wasm").into_iter().map(game).collect(),
        }))
    }

    /// The most that anybody loads before the first move.
    fn before_first_move(&self) -> u64 {
        let most = |parts: &[(String, u64)]| parts.iter().map(|(_, size)| *size).max().unwrap_or_default();
        self.page + self.style + most(&self.sentences) + most(&self.games)
    }

    /// Says what everything weighs.
    pub fn print(&self) {
        let line = |what: &str, size: u64| println!("   {what:<24} {:>4} kB", size.div_ceil(1000));
        line("page", self.page);
        line("style", self.style);
        self.sentences.iter().for_each(|(language, size)| line(&format!("sentences {language}"), *size));
        self.games.iter().for_each(|(game, size)| line(game, *size));
        line("before the first move", self.before_first_move());
        if self.before_first_move() > AIM {
            println!("   more than the {} kB it should be", AIM / 1000);
        }
    }

    /// Is it little enough?
    pub fn check(&self) -> Result<(), Failed> {
        let most = self.before_first_move();
        if most <= BUDGET {
            return Ok(());
        }
        Err(Failed(format!("{most} bytes before the first move are more than {BUDGET}")))
    }
}

fn as_it_travels(file: &Path) -> u64 {
    let compressed = fs::metadata(format!("{}.br", file.display()));
    compressed.or_else(|_| fs::metadata(file)).map_or(0, |file| file.len())
}
