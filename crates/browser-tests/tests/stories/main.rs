//! Stories played in real browsers. One program, so that not all of them happen at once.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod beside;
mod courses;
mod games;
mod heard;
mod hints;
mod home;
mod learned;
mod lessons;
mod lists;
mod lobby;
mod meeting;
mod member_pages;
mod members;
mod mishaps;
mod motion;
mod my_games;
mod network;
mod notices;
mod one_device;
mod own_games;
mod pages;
mod place;
mod previews;
mod puzzles;
mod replay;
mod results;
mod returns;
mod review;
mod settings;
mod sheets;
mod sizes;
mod tables;
mod terminals;
mod thinking;
mod together;

use std::path::Path;

use serde_json::{Value, json};
use sevenfold_browser_tests::Window;
use sevenfold_protocol::{BotSpeed, Settings};

/// The bot that plays well enough for games to end.
const BOT: &str = "club";

/// Every game that is drawn, with the options that make it short.
fn games() -> [(&'static str, Value); 6] {
    [
        ("double-seven", json!({})),
        ("double-lucky-7", json!({ "rounds": 7 })),
        ("sieben", json!({ "finish": "any" })),
        ("seven", json!({})),
        ("triple-seven", json!({ "herald": "race" })),
        ("sevens", json!({ "rounds": 1 })),
    ]
}

/// A short game for so many, with bots that do not dawdle.
fn short(game: &str, seats: u8) -> Settings {
    let options = games().into_iter().find(|(id, _)| *id == game).map(|(_, options)| options).unwrap();
    Settings { options, bots: BotSpeed::Instant, ..Settings::new(game, seats) }
}

/// Leaves a picture of a window in the folder `SEVENFOLD_PICTURES`, for whoever wants to look.
async fn leave_picture(window: &Window, name: &str) {
    if let Some(folder) = std::env::var_os("SEVENFOLD_PICTURES") {
        let file = format!("{}.png", name.replace(' ', "-"));
        std::fs::write(Path::new(&folder).join(file), window.picture().await).unwrap();
    }
}
