//! Bots think beside the page, not in it.

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};

use crate::short;

/// A page that does nothing else ticks a hundred times a second, one that is kept busy not at all.
const TICKS: u64 = 5;

/// From now on keeps how often the page had ticked whenever something was told of the game.
const WATCH: &str = "
    let ticks = 0;
    setInterval(() => { ticks += 1; }, 10);
    window.told = [];
    new MutationObserver(() => window.told.push(ticks))
      .observe(document.querySelector('[role=\"log\"]'), { childList: true, subtree: true });";

/// The best bot of SEVEN takes a third of a second for a move.
#[tokio::test(flavor = "multi_thread")]
async fn the_page_goes_on_while_a_master_thinks() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    Kept::begun(short("seven", 2), "master").resume_in(&window).await;
    window.until_asked().await;
    window.script(WATCH, vec![]).await;
    let mut player = Player::new(Way::Mouse);
    for moves in [2, 4, 6] {
        while player.turn(&window).await.is_none() {}
        window.until("the master's move", &format!("return window.told.length >= {moves}")).await;
    }
    let told: Vec<u64> = serde_json::from_value(window.script("return window.told", vec![]).await).unwrap();
    let longest = told.chunks_exact(2).map(|moves| moves[1] - moves[0]).max();
    assert!(longest >= Some(TICKS), "{told:?}");
}
