//! Takes Sieben's moment apart: the card flies, the seven shows, the pile goes aside. One picture after another, slowed
//! down so that each flight is seen: `cargo run -p sevenfold-browser-tests --example moment -- FOLDER`
//!
//! A picture is called by its number and by how many milliseconds after the press it would have been taken.
#![allow(clippy::unwrap_used, clippy::missing_panics_doc, reason = "whoever runs it sees what went wrong")]

use std::path::PathBuf;
use std::time::Instant;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Kept, Size, Stage};
use sevenfold_protocol::{BotSpeed, GameFace, Settings};

/// So many times slower than people see it.
const SLOWER: u32 = 16;

/// So long it is looked at, as people see it, in milliseconds.
const LONG: u128 = 2_200;

/// Whatever is done later is done later still.
const DELAY: &str = "
    const plain = window.setTimeout;
    window.setTimeout = (work, delay, ...rest) => plain(work, (delay ?? 0) * arguments[0], ...rest);";

/// A pile of some cards, and one card that fits, in one way, and makes seven.
fn only_seven(game: &GameFace) -> bool {
    let list = |value: &Value| value.as_array().cloned().unwrap_or_default();
    let view = game.view.value();
    let (pile, choices) = (list(&view["pile"]["cards"]), list(&view["choices"]));
    // Nothing to lay, and a penalty to take, is one choice as well.
    let seven = choices.len() == 1 && choices[0]["total"] == 7;
    seven && game.choices.len() == 1 && pile.len() > 2
}

#[tokio::main]
async fn main() {
    let folder = PathBuf::from(std::env::args().nth(1).expect("a folder for the pictures"));
    std::fs::create_dir_all(&folder).unwrap();
    let stage = Stage::open().await;
    let window = stage.window(Size::Laptop).await;
    let settings = Settings { bots: BotSpeed::Instant, ..Settings::new("sieben", 3) };
    Kept::asked(&settings, "club", only_seven).resume_in(&window).await;
    window.until_asked().await;
    window.with_motion().await;
    window.devtools("Animation.enable", &json!({})).await;
    window.devtools("Animation.setPlaybackRate", &json!({ "playbackRate": 1.0 / f64::from(SLOWER) })).await;
    window.script(DELAY, vec![json!(SLOWER)]).await;
    std::fs::write(folder.join("000-before.png"), window.picture().await).unwrap();
    window.press(".hand [data-move]").await;
    let pressed = Instant::now();
    for number in 1.. {
        let after = pressed.elapsed().as_millis() / u128::from(SLOWER);
        std::fs::write(folder.join(format!("{number:03}-{after}.png")), window.picture().await).unwrap();
        if after > LONG {
            break;
        }
    }
}
