//! What a browser loads before the first move, and whether that is little enough.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use xtask::files::{files, folders, name};
use xtask::phase::Failed;

/// What may be loaded before the first move at most, in bytes as they travel, whichever game and language: a client that
/// grows beyond this fails the checks.
const BUDGET: u64 = 600_000;

/// What a browser asks for with every page, whatever the build.
const PAGE: &[&str] = &["index.html", "icon.svg", "manifest.webmanifest"];

/// What every page begins with.
const PROGRAM: &[&str] =
    &["boot.js", "focus.js", "motion.js", "parts.js", "sevenfold.js", "sevenfold_bg.wasm"];

/// The sizes of a packed client as they travel: compressed.
pub(super) struct Sizes {
    page: u64,
    style: u64,
    /// Those of the house, by language.
    sentences: BTreeMap<String, u64>,
    games: Vec<Game>,
}

/// What the first table of a game brings.
struct Game {
    id: String,
    worker: u64,
    drawn: u64,
    style: u64,
    /// By language.
    sentences: BTreeMap<String, u64>,
}

impl Sizes {
    /// Weighs a packed client; `None` if there is none, or a draft, which is not compressed.
    pub(super) fn of(dist: &Path) -> Result<Option<Self>, Failed> {
        let builds = folders(&dist.join("app")).unwrap_or_default();
        let Some(app) = builds.first() else { return Ok(None) };
        if !app.join("sevenfold_bg.wasm.br").exists() {
            return Ok(None);
        }
        let names: Vec<String> = files(app)?.iter().map(|file| name(file)).collect();
        let sentences = |book: &str| -> BTreeMap<String, u64> {
            let language = |name: &String| Some(name.strip_suffix(book)?.to_owned());
            let plain = names.iter().filter_map(language).filter(|language| !language.contains('-'));
            plain.map(|language| (language.clone(), size(app, &format!("{language}{book}")))).collect()
        };
        let game = |name: &String| {
            let id = name.strip_prefix("worker-")?.strip_suffix("_bg.wasm")?;
            let drawn = format!("part-{}.bin", id.replace('-', "_"));
            // Nobody waits for a worker without a table.
            names.contains(&drawn).then(|| Game {
                id: id.to_owned(),
                worker: size(app, "worker.js") + size(app, &format!("worker-{id}.js")) + size(app, name),
                drawn: size(app, &drawn),
                style: size(app, &format!("style-{id}.css")),
                sentences: sentences(&format!("-{id}.ftl")),
            })
        };
        let sum = |folder: &Path, files: &[&str]| files.iter().map(|file| size(folder, file)).sum::<u64>();
        Ok(Some(Self {
            page: sum(dist, PAGE) + sum(app, PROGRAM),
            style: size(app, "style.css"),
            sentences: sentences(".ftl"),
            games: names.iter().filter_map(game).collect(),
        }))
    }

    /// What is loaded before the first move of a game, in a language.
    fn before_first_move(&self, game: &Game, language: &str) -> u64 {
        let said = [&self.sentences, &game.sentences].map(|books| books.get(language).copied());
        let said = said.into_iter().flatten().sum::<u64>();
        self.page + self.style + game.worker + game.drawn + game.style + said
    }

    /// The most that anybody loads before the first move.
    fn most(&self) -> u64 {
        let all = self
            .games
            .iter()
            .flat_map(|game| self.sentences.keys().map(|language| self.before_first_move(game, language)));
        all.max().unwrap_or_default()
    }

    /// Says what everything weighs, in kilobytes.
    pub(super) fn print(&self) {
        let kilobytes = |size: u64| size.div_ceil(1000);
        println!("   page {} kB, style {} kB", kilobytes(self.page), kilobytes(self.style));
        let languages: Vec<&String> = self.sentences.keys().collect();
        print!("   {:<16}{:>8}{:>8}{:>8}", "its own (kB)", "worker", "drawn", "style");
        for language in &languages {
            print!("{:>8}", format!("in {language}"));
        }
        println!("   before the first move");
        for game in &self.games {
            let [worker, drawn, style] = [game.worker, game.drawn, game.style].map(kilobytes);
            print!("   {:<16}{worker:>8}{drawn:>8}{style:>8}", game.id);
            for language in &languages {
                print!("{:>8}", kilobytes(self.before_first_move(game, language)));
            }
            println!();
        }
    }

    /// Is it little enough?
    pub(super) fn check(&self) -> Result<(), Failed> {
        let most = self.most();
        if most <= BUDGET {
            return Ok(());
        }
        Err(Failed(format!("{most} bytes before the first move are more than {BUDGET}")))
    }
}

/// The size of a file as it travels.
fn size(folder: &Path, name: &str) -> u64 {
    let compressed = fs::metadata(folder.join(format!("{name}.br")));
    compressed.or_else(|_| fs::metadata(folder.join(name))).map_or(0, |file| file.len())
}
