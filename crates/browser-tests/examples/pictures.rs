//! Takes pictures of every page, to be looked at:
//! `cargo run -p sevenfold-browser-tests --example pictures -- FOLDER [WORD…]`
//!
//! A picture is called `page-size-ink-language.png`; with words only those are taken whose names have all of them.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "whoever runs it sees what went wrong")]

use std::path::PathBuf;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Ink, Kept, Size, Stage, Window};
use sevenfold_protocol::{BotSpeed, Settings};
use sevenfold_texts::Lang;

const BOT: &str = "club";
const SIZES: [(Size, &str); 3] = [(Size::Desk, "desk"), (Size::Phone, "phone"), (Size::Laptop, "laptop")];
const INKS: [(Ink, &str); 2] = [(Ink::Light, "light"), (Ink::Dark, "dark")];

/// A game, its options, seats, and after how many moves it is looked at.
const TABLES: &[(&str, &str, &str, u8, &[u32])] = &[
    ("double-seven", "double-seven", "{}", 3, &[0, 12, 40]),
    ("double-seven4", "double-seven", "{}", 4, &[60]),
    ("lucky", "double-lucky-7", r#"{"rounds":7}"#, 4, &[0, 3, 12]),
    ("lucky-dice7", "double-lucky-7", r#"{"rounds":7,"mode":"dice"}"#, 7, &[0, 2, 9]),
    ("lucky-tactical", "double-lucky-7", r#"{"mode":"tactical","forfeits":"on"}"#, 3, &[30]),
    ("sieben", "sieben", "{}", 4, &[0, 9]),
    ("sieben7", "sieben", "{}", 7, &[4]),
    ("seven", "seven", "{}", 2, &[0, 6]),
    ("seven4", "seven", "{}", 4, &[3]),
    ("triple", "triple-seven", "{}", 4, &[0, 8]),
    ("triple7", "triple-seven", r#"{"herald":"race"}"#, 7, &[5]),
];

/// Pages that are no game's.
const PAGES: &[(&str, &str)] = &[
    ("settings", "/settings"),
    ("replay", "/replay"),
    ("nowhere", "/nowhere"),
    ("gone", "/table/K73X9Q"),
    ("puzzles", "/puzzles"),
    ("puzzle-level", "/puzzles/fifth-level?of=5"),
    ("puzzle-island", "/puzzles/island?of=U"),
    ("puzzle-holes", "/puzzles/holes?of=7"),
    ("puzzle-copycat", "/puzzles/copycat"),
    ("puzzle-tactic", "/puzzles/tactic?of=7"),
];

struct Album {
    folder: PathBuf,
    words: Vec<String>,
}

impl Album {
    fn wants(&self, name: &str) -> bool {
        self.words.iter().all(|word| name.contains(word.as_str()))
    }

    /// Is any picture of this page wanted?
    fn wants_page(&self, page: &str, size: &str, lang: Lang) -> bool {
        INKS.iter().any(|(_, ink)| self.wants(&format!("{page}-{size}-{ink}-{}", lang.code())))
    }

    async fn take(&self, window: &Window, page: &str, size: &str, lang: Lang) {
        for (ink, called) in INKS {
            let name = format!("{page}-{size}-{called}-{}", lang.code());
            if self.wants(&name) {
                window.prefer(ink).await;
                std::fs::write(self.folder.join(format!("{name}.png")), window.picture().await).unwrap();
                println!("{name}");
            }
        }
        window.prefer(Ink::Light).await;
    }
}

fn settings(game: &str, options: &str, seats: u8) -> Settings {
    let options: Value = serde_json::from_str(options).unwrap();
    Settings { options, bots: BotSpeed::Instant, ..Settings::new(game, seats) }
}

#[tokio::main]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().expect("a folder for the pictures"));
    std::fs::create_dir_all(&folder).unwrap();
    let album = Album { folder, words: arguments.collect() };
    for (size, called) in SIZES {
        for lang in Lang::ALL {
            let all = format!("{called}-");
            let sized = album
                .words
                .iter()
                .all(|word| !SIZES.iter().any(|(_, other)| word == other) || all.contains(word.as_str()));
            let spoken = album
                .words
                .iter()
                .all(|word| !["-en", "-de", "-nl"].contains(&word.as_str()) || word.ends_with(lang.code()));
            if sized && spoken {
                tour(&album, size, called, lang).await;
            }
        }
    }
}

/// Every page in one size and one language.
async fn tour(album: &Album, size: Size, called: &str, lang: Lang) {
    let stage = Stage::open().await;
    let window = stage.window(size).await;
    window.go("/settings").await;
    window.script("localStorage.setItem('sevenfold-lang', arguments[0])", vec![json!(lang.code())]).await;
    for (page, path) in PAGES {
        visit(album, &window, page, path, called, lang).await;
    }
    for game in ["double-seven", "double-lucky-7", "sieben", "seven", "triple-seven"] {
        for kind in ["new", "quick", "rules", "learn"] {
            visit(album, &window, &format!("{kind}-{game}"), &format!("/{kind}/{game}"), called, lang).await;
        }
    }
    for (name, game, options, seats, moments) in TABLES {
        for &moves in *moments {
            let page = format!("{name}@{moves}");
            if album.wants_page(&page, called, lang) {
                Kept::played(settings(game, options, *seats), BOT, moves).resume_in(&window).await;
                window.until_asked().await;
                album.take(&window, &page, called, lang).await;
            }
        }
        let (over, again) = (format!("{name}@over"), format!("{name}@replay"));
        if album.wants_page(&over, called, lang) || album.wants_page(&again, called, lang) {
            let kept = Kept::over(settings(game, options, *seats), BOT);
            kept.resume_in(&window).await;
            window.until("a result", "return !!document.querySelector('.result .course polyline')").await;
            album.take(&window, &over, called, lang).await;
            window.go(&format!("{}?step=40", kept.replay())).await;
            window.until("a film", "return !!document.querySelector('.steps')").await;
            album.take(&window, &again, called, lang).await;
        }
    }
    visit(album, &window, "home", "/", called, lang).await;
    if album.wants_page("gather", called, lang) || album.wants_page("seated", called, lang) {
        window.open_table(&settings("sieben", "{}", 4)).await;
        window.until("a seat", "return !!document.querySelector('.chairs')").await;
        album.take(&window, "gather", called, lang).await;
        window.press(".chairs .btn").await;
        window.until("a start", "return !!document.querySelector('.gather .btn.big')").await;
        album.take(&window, "seated", called, lang).await;
    }
}

async fn visit(album: &Album, window: &Window, page: &str, path: &str, size: &str, lang: Lang) {
    if album.wants_page(page, size, lang) {
        window.go(path).await;
        album.take(window, page, size, lang).await;
    }
}
