//! Without a network: what was loaded once goes on, and starts again.

use sevenfold_browser_tests::{Player, Size, Stage, Way};

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_begins_and_ends_without_a_network() {
    let mut stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/").await;
    window.until("a page that keeps itself", "return !!navigator.serviceWorker.controller").await;
    stage.cut_network().await;

    // One press from home to a game.
    window.press("a[href='/play/seven']").await;
    window.until_begun().await;
    let mut player = Player::new(Way::Mouse);
    while player.turn(&window).await.is_none() {}
    let table = window.path().await;
    assert!(table.starts_with("/local/"), "{table}");

    // In the middle of it the page is loaded anew, and once more from home.
    window.reload().await;
    window.until_begun().await;
    assert_eq!(window.path().await, table);
    window.go("/").await;
    window.press(&format!("a[href='{table}']")).await;
    window.until_begun().await;
    player.play_to_the_end(&window).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_begins_and_goes_on_without_a_network() {
    let mut stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    window.go("/").await;
    window.until("a page that keeps itself", "return !!navigator.serviceWorker.controller").await;
    stage.cut_network().await;
    for (game, _) in crate::games() {
        window.go("/").await;
        window.press(&format!("a[href='/play/{game}']")).await;
        window.until_begun().await;
        let mut player = Player::new(Way::Touch);
        while player.turn(&window).await.is_none() {}
        let table = window.path().await;
        window.reload().await;
        window.until_begun().await;
        assert_eq!(window.path().await, table, "{game}");
        while player.turn(&window).await.is_none() {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_on_the_server_waits_for_the_network_and_goes_on() {
    let mut stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.open_table(&crate::short("sieben", 2)).await;
    window.sit("Ada").await;
    window.press_named("web-start-with-bots").await;
    window.until_begun().await;
    let mut player = Player::new(Way::Mouse);
    while player.turn(&window).await.is_none() {}
    stage.cut_network().await;
    window.until_said(sevenfold_texts::Lang::En, "web-out-of-reach").await;
    stage.restore_network().await;
    window.until("the table again", "return !document.querySelector('.reach')").await;
    while player.turn(&window).await.is_none() {}
}
