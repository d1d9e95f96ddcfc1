//! Friends at one device: whoever is asked is handed it, and until they have it nothing of the table is on the page.

use serde_json::json;
use sevenfold_browser_tests::{Player, Size, Stage, Way, Window};

use crate::games;

/// In the form: two people at this device.
pub(crate) async fn play_together(window: &Window) {
    let two = "
        const people = document.querySelector('.people select');
        people.value = '2';
        people.dispatchEvent(new Event('change', { bubbles: true }));
        return people.value";
    assert_eq!(window.script(two, vec![]).await, "2");
    window.press_named("web-play-here-together").await;
}

/// Opens a table for two people at this device, with the form.
async fn sit_down(window: &Window, game: &str) {
    window.go(&format!("/new/{game}")).await;
    window.press("label:has(input[name='seats'])").await;
    play_together(window).await;
    window.until("a table", &format!("return {COVERED} || {OPEN}")).await;
}

const COVERED: &str = "!!document.querySelector('main.cover')";
const OPEN: &str = "!!document.querySelector('main.table :is([data-move], [data-pick])')";

/// Whose side of the table is shown.
const WHOSE: &str = "return document.querySelector('main.table .mine .sign')?.className ?? null";

/// Nobody presses more than so often before others have had the device twice.
const MOST: u32 = 300;

/// What a page must not have while the device changes hands.
const SECRETS: &str = "return document.querySelectorAll('main.table, [data-move], [data-pick], .log').length";

#[tokio::test(flavor = "multi_thread")]
async fn two_share_a_device_in_every_game() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    for (game, _) in games() {
        sit_down(&window, game).await;
        let open_hands = game == "seven";
        let (mut player, mut sides, mut handed) = (Player::new(Way::Touch), Vec::new(), 0);
        // Each of them has had the device twice.
        for turn in 0.. {
            assert!(turn < MOST, "{game}: {sides:?}");
            if sides.len() == 4 {
                break;
            }
            window.until("somebody's turn", &format!("return {COVERED} || {OPEN}")).await;
            if window.script(&format!("return {COVERED}"), vec![]).await == true {
                assert_eq!(window.script(SECRETS, vec![]).await, 0, "{game} is covered");
                handed += 1;
                window.press("main.cover .btn").await;
                window.until("the table", &format!("return {OPEN}")).await;
            }
            let whose = window.script(WHOSE, vec![]).await;
            assert_ne!(whose, json!(null), "{game}");
            if sides.last() != Some(&whose) {
                println!("{game}: {whose} after {turn} presses");
                sides.push(whose);
            }
            player.turn(&window).await;
        }
        assert_eq!(handed > 0, !open_hands, "{game}: {handed}");
        assert_eq!((&sides[0], &sides[1]), (&sides[2], &sides[3]), "{game}: the two take turns");
        assert_eq!(window.mishaps().await, [""; 0], "{game}");
    }
}

/// Both read the result together: it calls both by their names.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_shares_a_device_is_named_in_the_result() {
    const NAMES: &str = "
        const names = [...document.querySelectorAll('.result .standing b')].map((e) => e.textContent);
        return names.length === 2 && names.toSorted()";
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    sit_down(&window, "seven").await;
    Player::new(Way::Touch).play_to_the_end(&window).await;
    assert_eq!(window.until("a ranking", NAMES).await, json!(["Player 1", "Player 2"]));
    let said = window.script("return document.querySelector('.result').innerText", vec![]).await;
    assert!(!said.as_str().unwrap().to_lowercase().contains("you"), "{said}");
}
