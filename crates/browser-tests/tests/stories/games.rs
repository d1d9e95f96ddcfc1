//! Every game against bots, in every way of pressing things.

use sevenfold_browser_tests::{Kept, Listener, Player, Size, Stage, Way};

use crate::{BOT, short};

/// What was last told.
const LATEST: &str =
    "return [...document.querySelectorAll('[role=\"log\"] li')].slice(-9).map((e) => e.textContent)";

/// A whole game in the browser itself, reloaded in the middle of it.
async fn whole_game(game: &str, seats: u8, way: Way) {
    let stage = Stage::open().await;
    let size = if way == Way::Touch { Size::Phone } else { Size::Desk };
    let window = stage.window(size).await;
    Kept::begun(short(game, seats), BOT).resume_in(&window).await;
    let mut player = Player::new(way);
    for _ in 0..8 {
        player.turn(&window).await;
    }
    window.until_asked().await;
    let told = window.script(LATEST, vec![]).await;
    window.reload().await;
    window.until_asked().await;
    assert_eq!(window.script(LATEST, vec![]).await, told, "the same story");
    let moves = player.play_to_the_end(&window).await;
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    println!("{game}: {moves} moves");
}

/// A whole game by what is heard of it.
async fn by_ear(game: &str, seats: u8) {
    const MOST: u32 = 3_000;
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    Kept::begun(short(game, seats), BOT).resume_in(&window).await;
    window.until_asked().await;
    let pressed = Listener::default().play_to_the_end(&window, MOST).await;
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    println!("{game}: {pressed} presses");
}

macro_rules! ways {
    ($($name:ident: $game:literal for $seats:literal,)*) => {
        $(mod $name {
            use super::{Way, by_ear, whole_game};

            #[tokio::test(flavor = "multi_thread")]
            async fn by_what_is_heard() {
                by_ear($game, $seats).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_mouse() {
                whole_game($game, $seats, Way::Mouse).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_keyboard() {
                whole_game($game, $seats, Way::Keyboard).await;
            }

            #[tokio::test(flavor = "multi_thread")]
            async fn by_touch() {
                whole_game($game, $seats, Way::Touch).await;
            }
        })*
    };
}

ways! {
    double_seven: "double-seven" for 2,
    double_lucky_7: "double-lucky-7" for 3,
    sieben: "sieben" for 2,
    seven: "seven" for 2,
    triple_seven: "triple-seven" for 2,
    sevens: "sevens" for 3,
}
