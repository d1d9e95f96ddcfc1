//! Return games: two games with the seats exchanged and one result, wherever two play.

use sevenfold_browser_tests::{Player, Size, Stage, Way, Window, said};
use sevenfold_core::Legs;
use sevenfold_protocol::Settings;
use sevenfold_texts::Lang;

use crate::one_device::play_together;
use crate::short;

/// What the result says of both games.
const BOTH: &str = "return document.querySelector('.result .both')?.textContent ?? null";
const GOING: &str = "return !document.querySelector('.result') && !!document.querySelector('main.table')";

/// One's own name as the table shows it, and whether one is at the second seat.
const SECOND: &str = "return !!document.querySelector('main.table .mine .sign.s2')";

async fn told_of_both(window: &Window) -> String {
    window.until("what both games come to", BOTH).await.as_str().unwrap().to_owned()
}

/// A move of whoever looks at this window.
async fn make_a_move(window: &Window) {
    let mut player = Player::new(Way::Mouse);
    loop {
        window.until_asked().await;
        if player.turn(window).await.is_some() {
            return;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_a_servers_table_exchange_their_seats() {
    let stage = Stage::open().await;
    let (ada, bo, code) = stage.two_at_a_table(&Settings { legs: Legs::Two, ..short("seven", 2) }).await;
    ada.until_text(&said(Lang::En, "web-return-game-hint")).await;
    ada.start_with(&bo).await;
    make_a_move(&ada).await;
    assert_eq!(
        (ada.script(SECOND, vec![]).await, bo.script(SECOND, vec![]).await),
        (false.into(), true.into())
    );
    ada.give_up_the_game().await;
    for window in [&ada, &bo] {
        assert_eq!(told_of_both(window).await, said(Lang::En, "table-return-next"));
    }
    ada.press_named("web-return").await;
    ada.until_text(&said(Lang::En, "web-rematch-waiting")).await;
    bo.press_named("web-return").await;
    tokio::join!(ada.until("the return game", GOING), bo.until("the return game", GOING));
    make_a_move(&bo).await;
    assert_eq!(
        (ada.script(SECOND, vec![]).await, bo.script(SECOND, vec![]).await),
        (true.into(), false.into())
    );
    make_a_move(&ada).await;
    bo.give_up_the_game().await;
    for window in [&ada, &bo] {
        assert_eq!(told_of_both(window).await, "Both games together: 1 : 1, a draw.");
        assert_eq!(window.mishaps().await, [""; 0]);
    }
    // The first game has an address of its own, and tells that it was the first.
    ada.press_named("web-first-game").await;
    ada.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    assert_eq!(ada.path().await, format!("/replay/{code}/1"));
    bo.go(&format!("/replay/{code}/2")).await;
    bo.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    bo.press_named("web-replay-last").await;
    bo.until_text("Both games together: 1 : 1, a draw.").await;
}

/// The form for two, with a return game.
async fn form(window: &Window) {
    window.go("/new/seven").await;
    window.press("label:has(input[name='seats'])").await;
    window.press("label.return-game").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_a_bot_who_begins_changes() {
    let stage = Stage::open().await;
    let ada = stage.window(Size::Phone).await;
    form(&ada).await;
    ada.press_named("web-play-here").await;
    make_a_move(&ada).await;
    ada.give_up_the_game().await;
    assert_eq!(told_of_both(&ada).await, said(Lang::En, "table-return-next"));
    // Kept like any other game: the page may be loaded again between the two.
    ada.reload().await;
    ada.press_named("web-return").await;
    make_a_move(&ada).await;
    assert_eq!(ada.script(SECOND, vec![]).await, true, "the bot has begun");
    ada.give_up_the_game().await;
    let both = told_of_both(&ada).await;
    assert!(both.starts_with("Both games together: ") && both.ends_with(" wins 2 : 0."), "{both}");
    assert_eq!(ada.mishaps().await, [""; 0]);
}

/// Whoever begins at once is offered the return game, too, and it is remembered.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_begins_at_once_may_have_a_return_game() {
    const CHOSEN: &str = "return document.querySelector('dialog[open] .return-game input')?.checked";
    let stage = Stage::open().await;
    let ada = stage.window(Size::Desk).await;
    ada.go("/").await;
    ada.press(".tb.sv button.learnlink").await;
    ada.press("dialog[open] label.return-game").await;
    ada.press("dialog[open] a.btn.go").await;
    make_a_move(&ada).await;
    ada.give_up_the_game().await;
    assert_eq!(told_of_both(&ada).await, said(Lang::En, "table-return-next"));
    ada.go("/").await;
    ada.press(".tb.sv button.learnlink").await;
    ada.until("what was chosen", CHOSEN).await;
    assert_eq!(ada.mishaps().await, [""; 0]);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_at_one_device_exchange_their_seats() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    form(&window).await;
    play_together(&window).await;
    make_a_move(&window).await;
    make_a_move(&window).await;
    window.give_up_the_game().await;
    assert_eq!(told_of_both(&window).await, said(Lang::En, "table-return-next"));
    window.press_named("web-return").await;
    window.until("the return game", GOING).await;
    make_a_move(&window).await;
    make_a_move(&window).await;
    window.give_up_the_game().await;
    let both = told_of_both(&window).await;
    assert!(both.starts_with("Both games together: "), "{both}");
    assert_eq!(window.mishaps().await, [""; 0]);
}
