//! What a browser loads before the first move, and whether that is little enough.

use std::fs;
use std::path::Path;

use super::files::{files, folders, name};
use crate::phase::Failed;

/// What may be loaded before the first move at most, in bytes as they travel: a client that grows beyond this fails the
/// checks. The aim is 600,000; what the page learnt for shared tabs, replays and the fair deal has yet to be packed apart.
const BUDGET: u64 = 660_000;

/// The sizes of a packed client as they travel: compressed.
pub struct Sizes {
    page: u64,
    style: u64,
    /// Those of the house, by language.
    sentences: Vec<(String, u64)>,
    /// By game: its worker, how it is drawn, its sentences in the language that takes most, and its style.
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
            let own =
                ["worker-{}.js", "worker-{}_bg.wasm", "style-{}.css"].map(|file| file.replace("{}", &game));
            let drawn = format!("part-{}.bin", game.replace('-', "_"));
            // Nobody waits for a worker without a table.
            names.contains(&drawn).then(|| {
                let bytes = own.iter().chain([&drawn]).map(|file| size(file)).sum::<u64>();
                let said = between("", &format!("-{game}.ftl"));
                let said = said.iter().map(|language| size(&format!("{language}-{game}.ftl"))).max();
                let bytes = size("worker.js") + bytes + said.unwrap_or_default();
                (game, bytes)
            })
        };
        let program = ["boot.js", "parts.js", "sevenfold.js", "sevenfold_bg.wasm"].map(size);
        Ok(Some(Self {
            page: as_it_travels(&dist.join("index.html")) + program.iter().sum::<u64>(),
            style: size("style.css"),
            sentences: between("", ".ftl")
                .into_iter()
                .filter(|book| !book.contains('-'))
                .map(sentences)
                .collect(),
            games: between("worker-", "_bg.wasm").into_iter().filter_map(game).collect(),
        }))
    }

    /// What everybody loads, in the language that takes most.
    fn house(&self) -> u64 {
        let sentences = self.sentences.iter().map(|(_, size)| *size).max();
        self.page + self.style + sentences.unwrap_or_default()
    }

    /// The most that anybody loads before the first move.
    fn before_first_move(&self) -> u64 {
        self.house() + self.games.iter().map(|(_, size)| *size).max().unwrap_or_default()
    }

    /// Says what everything weighs.
    pub fn print(&self) {
        let line = |what: &str, size: u64| println!("   {what:<24} {:>4} kB", size.div_ceil(1000));
        line("page", self.page);
        line("style", self.style);
        self.sentences.iter().for_each(|(language, size)| line(&format!("sentences {language}"), *size));
        println!("   before the first move");
        self.games.iter().for_each(|(game, size)| line(game, self.house() + *size));
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
