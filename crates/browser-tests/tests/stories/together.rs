//! Three windows at one table on the server, in every game.

use sevenfold_browser_tests::{Player, Size, Stage, Way, Window};

use crate::short;

/// Three people sit down at a table for so many, bots at the rest, and begin.
async fn gather(stage: &Stage, game: &str, seats: u8) -> [Window; 3] {
    let (ada, bo, cleo) =
        tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone), stage.window(Size::Desk));
    let code = ada.open_table(&short(game, seats)).await;
    ada.sit("Ada").await;
    for (window, name) in [(&bo, "Bo"), (&cleo, "Cleo")] {
        window.go(&format!("/table/{code}")).await;
        window.sit(name).await;
    }
    ada.press_named(if seats > 3 { "web-start-with-bots" } else { "web-start" }).await;
    for window in [&ada, &bo, &cleo] {
        window.until_begun().await;
    }
    [ada, bo, cleo]
}

/// All three play until the result is shown to all three.
async fn play(windows: &[Window; 3]) -> u32 {
    let ways = [Way::Mouse, Way::Touch, Way::Keyboard];
    let [a, b, c] = ways.map(Player::new);
    let [mut a, mut b, mut c] = [a, b, c];
    let (a, b, c) = tokio::join!(
        a.play_to_the_end(&windows[0]),
        b.play_to_the_end(&windows[1]),
        c.play_to_the_end(&windows[2])
    );
    a + b + c
}

macro_rules! games {
    ($($name:ident: $game:literal for $seats:literal,)*) => {
        $(#[tokio::test(flavor = "multi_thread")]
        async fn $name() {
            let stage = Stage::open().await;
            let windows = gather(&stage, $game, $seats).await;
            println!("{}: {} moves", $game, play(&windows).await);
            for window in &windows {
                assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
            }
        })*
    };
}

games! {
    three_play_double_seven: "double-seven" for 4,
    three_play_double_lucky_7: "double-lucky-7" for 3,
    three_play_sieben: "sieben" for 3,
    three_play_seven: "seven" for 3,
    three_play_triple_seven: "triple-seven" for 4,
    three_play_sevens: "sevens" for 4,
}

/// The button of whoever laid a HERALD, and the one of everybody else.
const RACE: &str = "[data-move='announce'], [data-move='call-out']";

const RACING: &str = "return !!document.querySelector(`[data-move='announce'], [data-move='call-out']`)";
const RACED: &str = "return !document.querySelector(`[data-move='announce'], [data-move='call-out']`)";
const OVER: &str = "return !!document.querySelector('.result')";
const GOING: &str = "return !document.querySelector('.result')";

/// How much stands in each log.
async fn told(windows: &[Window; 3]) -> Vec<i64> {
    let mut lines = Vec::new();
    for window in windows {
        let count =
            window.script("return document.querySelectorAll('[role=\"log\"] li').length", vec![]).await;
        lines.push(count.as_i64().unwrap());
    }
    lines
}

/// Plays until somebody has laid a HERALD, and if need be another game.
async fn until_a_race(windows: &[Window; 3]) {
    let mut players = [Way::Mouse, Way::Touch, Way::Keyboard].map(|way| Player::wishing(way, "herald"));
    loop {
        for (player, window) in players.iter_mut().zip(windows) {
            player.turn(window).await;
            if window.script(RACING, vec![]).await == true {
                return;
            }
        }
        if windows[0].script(OVER, vec![]).await == true {
            for window in windows {
                window.press_named("web-rematch").await;
            }
            for window in windows {
                window.until("another game", GOING).await;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn three_race_for_the_herald_and_one_of_them_is_first() {
    let stage = Stage::open().await;
    let windows = gather(&stage, "triple-seven", 3).await;
    until_a_race(&windows).await;
    for window in &windows {
        window.until("a button in the race", RACING).await;
    }
    let before = told(&windows).await;
    let [ada, bo, cleo] = &windows;
    let pressed = tokio::join!(ada.press_if(RACE), bo.press_if(RACE), cleo.press_if(RACE));
    assert!(pressed.0 || pressed.1 || pressed.2, "somebody can press");
    for window in &windows {
        window.until("the end of the race", RACED).await;
    }
    let after = told(&windows).await;
    assert!(after.iter().zip(&before).all(|(after, before)| after > before), "the log tells who was first");
}
