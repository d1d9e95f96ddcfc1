//! SEVEN's puzzles: one solved by mouse, a tactic by keyboard, and black tiles that are answered for.

use std::time::Duration;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Key, Size, Stage, Window};
use sevenfold_puzzles::tactics::Tactic;
use sevenfold_texts::Lang;

/// Takes a tile and lays it where it is held.
async fn lay(window: &Window, tile: &str) {
    let before = window.script("return document.querySelectorAll('.stage ol li').length", vec![]).await;
    window.press(&format!(".pz-tray button[data-pick='{tile}']:not(:disabled)")).await;
    window.press(".sv-acts .go[data-move]").await;
    let more = "return document.querySelectorAll('.stage ol li').length > arguments[0]";
    window.until_with("one tile more", more, vec![before]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_small_puzzle_is_solved_by_mouse_and_kept() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/puzzles").await;
    window.press("a[href^='/puzzles/fifth-level']").await;
    window.press("a[href$='of=2']").await;
    // Two bars side by side carry a bee.
    for tile in ["I", "I", "O"] {
        lay(&window, tile).await;
    }
    window.until_said(Lang::En, "web-puzzle-solved").await;
    let address = window.until("a link", "return document.querySelector('.link .address').textContent").await;
    window.reload().await;
    window.until_said(Lang::En, "web-puzzle-solved").await;
    let other = stage.window(Size::Phone).await;
    let (_, path) = address.as_str().unwrap().split_once("/puzzles").unwrap();
    other.go(&format!("/puzzles{path}")).await;
    other.until_said(Lang::En, "web-puzzle-solved").await;
    window.go("/puzzles").await;
    window.until_text("1 of 5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tactic_is_solved_by_keyboard() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/puzzles/tactic?of=2").await;
    let answer = Tactic::all().swap_remove(1).answer;
    let (tile, _) = answer.split_once(' ').unwrap();
    window.until("a tile to take", "return !!document.querySelector('.pz-tray button:not(:disabled)')").await;
    let place = "return [...document.querySelectorAll('.pz-tray button')]
        .findIndex((e) => e.dataset.pick === arguments[0])";
    let index = window.script(place, vec![json!(tile)]).await.as_u64().unwrap();
    window.stroke(char::from_digit(index as u32 + 1, 10).unwrap()).await;
    let held = "return document.querySelector('.sv-acts .go').dataset.move ?? null";
    let first = window.until("a tile in hand", held).await;
    // The wrong one first, and what is wrong with it.
    if first != json!(answer) {
        window.stroke(Key::Enter).await;
        window.until_said(Lang::En, "web-tactic-wrong").await;
        window.press_named("web-puzzle-back").await;
        window
            .until("the tile again", "return !!document.querySelector('.pz-tray button:not(:disabled)')")
            .await;
        window.stroke(char::from_digit(index as u32 + 1, 10).unwrap()).await;
        window.until("a tile in hand", held).await;
    }
    for _ in 0..60 {
        if window.script(held, vec![]).await == json!(answer) {
            break;
        }
        window.stroke('n').await;
    }
    window.stroke(Key::Enter).await;
    window.until_said(Lang::En, "web-tactic-right").await;
}

/// The answer to a random arrangement takes the worker less than a second.
#[tokio::test(flavor = "multi_thread")]
async fn black_tiles_are_answered_for_at_once() {
    const LONG: Duration = Duration::from_secs(1);
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/puzzles/copycat?of=own").await;
    let measure = "
        const done = arguments[0];
        const button = [...document.querySelectorAll('.pz-aside .btn')].find((e) => e.querySelector('[href=\"#icon-dealer\"]'));
        const answer = document.querySelector('.pz-answer');
        const begun = performance.now();
        new MutationObserver(() => answer.dataset.covers && done([performance.now() - begun, answer.dataset.covers]))
          .observe(answer, { attributes: true });
        button.click();";
    // The first answer waits for the worker to load.
    window.patient_script(measure, vec![]).await;
    for _ in 0..5 {
        window.press_named("web-puzzle-clear").await;
        window.until("no answer", "return !document.querySelector('.pz-answer').dataset.covers").await;
        let measured: Value = window.patient_script(measure, vec![]).await;
        let took = Duration::from_secs_f64(measured[0].as_f64().unwrap() / 1000.0);
        println!("{} covers after {took:?}", measured[1]);
        assert!(took < LONG);
    }
}
