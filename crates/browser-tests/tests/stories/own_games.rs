//! Games of one's own: kept by the browser for all its tabs, never lost, and handed on to others.

use serde_json::json;
use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way, Window};
use sevenfold_texts::Lang;

use crate::{BOT, short};

/// So much has been told.
const TOLD: &str = "return document.querySelectorAll('[role=\"log\"] li').length";

/// Makes a move, whatever has to be picked for it.
async fn move_once(player: &mut Player, window: &Window) {
    window.until_asked().await;
    while player.turn(window).await.is_none() {}
}

/// The same game in two tabs: whoever moves goes on there, the other one follows, and nothing is lost.
#[tokio::test(flavor = "multi_thread")]
async fn two_tabs_share_a_game() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/play/sieben").await;
    let mut player = Player::new(Way::Mouse);
    move_once(&mut player, &window).await;
    let table = window.path().await;
    let first = window.tab().await;
    window.open_tab(&table).await;
    let second = window.tab().await;
    move_once(&mut player, &window).await;

    // The first one says where the game is, and has heard of the move.
    window.turn_to_tab(&first).await;
    window.until_said(Lang::En, "web-elsewhere").await;
    // That moves nothing: the hand is still in sight.
    assert_eq!(window.out_of_sight().await, [""; 0]);
    let told = window.script(TOLD, vec![]).await;
    move_once(&mut player, &window).await;
    window
        .until_with(
            "the game to go on here",
            "return document.querySelectorAll('[role=\"log\"] li').length > arguments[0]",
            vec![told],
        )
        .await;
    assert!(
        window.script("return !!document.querySelector('.reach')", vec![]).await == json!(false),
        "it is played here"
    );

    // Reloaded, in both tabs, it is the same game.
    for tab in [&second, &first] {
        window.turn_to_tab(tab).await;
        window.reload().await;
        window.until_begun().await;
        move_once(&mut player, &window).await;
        assert_eq!(window.path().await, table);
    }
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}

/// When the tab that plays is closed, the other one goes on by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_tab_that_is_closed_hands_its_game_over() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/play/sieben").await;
    window.until_asked().await;
    let (table, first) = (window.path().await, window.tab().await);
    window.open_tab(&table).await;
    window.until_asked().await;
    window.close_tab(&first).await;
    window.until("the game without a band", "return !document.querySelector('.reach')").await;
    move_once(&mut Player::new(Way::Mouse), &window).await;
}

/// A game that an older client kept, broken by two tabs that wrote at the same time, goes on from its last good moment.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_before_goes_on() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let kept = Kept::played(short("sieben", 3), BOT, 3);
    kept.torn().resume_in(&window).await;
    let mut player = Player::new(Way::Mouse);
    move_once(&mut player, &window).await;
    window.reload().await;
    move_once(&mut player, &window).await;
    let left = "return Object.keys(localStorage).filter((key) => key.startsWith('sevenfold-table-')).length";
    assert_eq!(window.script(left, vec![]).await, 0, "it has been brought over");
}

/// What was played against bots can be handed on: the link has the whole game in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_shared() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    Kept::over(short("sieben", 3), BOT).resume_in(&ada).await;
    ada.until("what it has to tell", "return !!document.querySelector('.told .course polyline')").await;
    ada.press(".told .row > .btn").await;
    let address = ada.until("a link", "return document.querySelector('.link .address')?.textContent").await;
    let address = address.as_str().unwrap().to_owned();
    assert!(address.len() < 8_000, "{} characters are too many for an address", address.len());
    eve.go(address.split_once("/replay").map(|(_, rest)| format!("/replay{rest}")).unwrap().as_str()).await;
    eve.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    // Cut off on its way it says so.
    let cut =
        address.split_once("/replay").map(|(_, rest)| format!("/replay{}", &rest[..rest.len() / 2])).unwrap();
    eve.go("/").await;
    eve.go(&cut).await;
    eve.until_said(Lang::En, "web-replay-cut").await;
}

/// The first game of a table keeps its address when another one is played there.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_of_a_table_keeps_its_address() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let kept = Kept::over(short("seven", 2), BOT).again();
    kept.resume_in(&window).await;
    let film = async |game: u32| {
        window.go(&format!("{}/{game}", kept.replay())).await;
        window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
        window.script("return document.querySelector('.log').textContent", vec![]).await
    };
    let (first, second) = (film(1).await, film(2).await);
    assert_ne!(first, second, "two games, two stories");
}
