//! In the lobby: two are brought together, a table is seen to appear and is watched, somebody is blocked.

use sevenfold_browser_tests::{Player, Size, Stage, Way, Window, said};
use sevenfold_protocol::{Listing, Settings};
use sevenfold_texts::Lang;

use crate::members::two_members;
use crate::{leave_picture, short};

/// The lobby has heard from the server.
const OPEN: &str =
    "return !!document.querySelector('.lb-find') && !!document.querySelector('.lb-open [role=status]')";
/// Tables at which one can sit down.
const ROWS: &str = "return document.querySelectorAll('.lb-row').length === arguments[0]";

fn public(settings: Settings) -> Settings {
    Settings { listing: Listing::Public, ..settings }
}

/// From the home page to the lobby, one step.
async fn enter(window: &Window) {
    window.go("/").await;
    window.press("a[href='/lobby']").await;
    window.until("the lobby", OPEN).await;
}

/// Wants to play Sieben and nothing else.
async fn tick_sieben(window: &Window) {
    let tick = "const boxes = [...document.querySelectorAll('.lb-game')];
        for (const box of boxes) {
          const wanted = box.textContent.includes('Sieben'), input = box.querySelector('input');
          if (input.checked !== wanted) input.click();
        }
        return boxes.length > 4";
    window.until("games to tick", tick).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_windows_are_brought_together_and_one_makes_the_first_move() {
    let stage = Stage::open().await;
    let (ada, bo) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    for window in [&ada, &bo] {
        enter(window).await;
        tick_sieben(window).await;
    }
    // At a desk what one looks for has the room, and people stand beside it.
    let beside = "const [main, aside] = ['.lb-main', '.lb-aside'].map((name) =>
        document.querySelector(name).getBoundingClientRect());
        return main.left < aside.left && main.width > aside.width && Math.abs(main.top - aside.top) < 2";
    assert_eq!(ada.script(beside, vec![]).await, true);
    leave_picture(&ada, "lobby desk").await;
    leave_picture(&bo, "lobby phone").await;
    ada.press(".lb-go .btn").await;
    ada.until_said(Lang::En, "web-lobby-looking").await;
    ada.until_said(Lang::En, "web-lobby-nobody-else").await;
    ada.until_text("If nobody comes, bots take the free seats after one minute").await;
    leave_picture(&ada, "lobby waiting desk").await;
    // The other one is told the truth before pressing.
    bo.until_text("With you 2 can start Sieben at once.").await;
    bo.press(".lb-go .btn").await;
    for window in [&ada, &bo] {
        window.until("a table", "return location.pathname.startsWith('/table/')").await;
        window.until_begun().await;
    }
    assert_eq!(ada.path().await, bo.path().await);
    let (mut first, mut second) = (Player::new(Way::Mouse), Player::new(Way::Touch));
    while first.turn(&ada).await.is_none() && second.turn(&bo).await.is_none() {}
}

/// A rated table, found like any other: what it means is said before, and its seats are their players' alone.
#[tokio::test(flavor = "multi_thread")]
async fn two_members_are_brought_to_a_rated_table() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    for window in [&ada, &bo] {
        enter(window).await;
        tick_sieben(window).await;
        window.press("label:nth-of-type(2):has(input[name='web-lobby-counts'])").await;
        window.until_said(Lang::En, "web-rated-say").await;
    }
    ada.press(".lb-go .btn").await;
    ada.until_said(Lang::En, "web-lobby-looking").await;
    bo.until_text("With you 2 can start Sieben at once.").await;
    bo.press(".lb-go .btn").await;
    for window in [&ada, &bo] {
        window.until("a table", "return location.pathname.startsWith('/table/')").await;
        window.until_begun().await;
        window.press_named("web-this-seat").await;
        window.until_said(Lang::En, "web-rated-leave").await;
        // Neither another name nor a link for somebody else: both would be refused.
        let others = "return document.querySelectorAll('dialog[open] :is(.rename, .device)').length";
        assert_eq!(window.script(others, vec![]).await, 0);
        assert_eq!(window.barriers().await, [""; 0]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_in_the_open_appears_and_is_watched_and_a_private_one_does_not() {
    let stage = Stage::open().await;
    let (ada, bo) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    enter(&bo).await;
    ada.open_table(&short("sieben", 3)).await;
    ada.sit("Ada").await;
    let code = ada.open_table(&public(short("sieben", 3))).await;
    ada.sit("Ada").await;
    bo.until_with("one table", ROWS, vec![1.into()]).await;
    bo.until_text("Ada").await;
    leave_picture(&bo, "lobby open phone").await;
    assert_eq!(bo.barriers().await, Vec::<String>::new());
    ada.press_named("web-start-with-bots").await;
    ada.until_begun().await;
    bo.until("a running table", "return document.querySelectorAll('.lb-card').length === 1").await;
    assert_eq!(bo.barriers().await, Vec::<String>::new());
    leave_picture(&bo, "lobby running phone").await;
    bo.press(".lb-card a.btn").await;
    bo.until_begun().await;
    assert_eq!(bo.path().await, format!("/table/{code}"));
    let source = bo.source().await;
    assert!(!source.contains("data-move") && !source.contains("data-pick"), "a watcher can press nothing");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_blocked_is_no_longer_seen() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Desk));
    eve.open_table(&public(short("sieben", 3))).await;
    eve.sit("Eve").await;
    enter(&ada).await;
    ada.until_with("one table", ROWS, vec![1.into()]).await;
    ada.press(".lb-person summary").await;
    ada.press(".lb-person .btn").await;
    ada.until_with("none", ROWS, vec![0.into()]).await;
    ada.press(".lb-blocked summary").await;
    ada.until("the list", "return document.querySelector('.lb-blocked')?.innerText.includes('Eve')").await;
    leave_picture(&ada, "lobby blocked desk").await;
    ada.press(".lb-blocked .btn").await;
    ada.until_with("one table again", ROWS, vec![1.into()]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_found_with_the_keyboard_alone() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    enter(&window).await;
    tick_sieben(&window).await;
    let keys = Player::new(Way::Keyboard);
    keys.press_found(&window, ".lb-go .btn").await;
    window.until_said(Lang::En, "web-lobby-looking").await;
    assert_eq!(window.barriers().await, Vec::<String>::new());
    keys.press_found(&window, ".lb-waits .btn").await;
    let find = said(Lang::En, "web-lobby-find-go");
    window.until_text(&find).await;
}
