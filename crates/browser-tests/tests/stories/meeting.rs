//! Friends meet at a table: one opens it, one joins by its code, one looks on, one takes something back.

use serde_json::{Value, json};
use sevenfold_browser_tests::{Player, Size, Stage, Way, Window};
use sevenfold_client::Hearing;
use sevenfold_protocol::{Settings, ToClient, patch};
use sevenfold_texts::Lang;

/// The second round has begun: the first one was played whole.
const SECOND_ROUND: &str = "return document.body.innerText.includes('Round 2 of')";

/// The cards in hand, as they are read aloud.
const HAND: &str = "return [...document.querySelectorAll('[aria-label=\"Your hand\"] [aria-label]')]
    .map((card) => card.ariaLabel).join(';')";

/// So much has been said in the log.
const LOG: &str = "return document.querySelector('[role=\"log\"]').innerText";

/// Opens a table for two with the form, as a person does, and says its code.
async fn open_with_the_form(window: &Window) -> String {
    window.go("/").await;
    window.press("a[href='/new/sieben']").await;
    window.press("label:has(input[name='seats'])").await;
    window.press_named("web-open-table").await;
    window.until_said(Lang::En, "web-sit-here").await;
    window.path().await.trim_start_matches("/table/").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn two_play_a_round_one_is_killed_and_returns_and_a_third_sees_no_hand() {
    let stage = Stage::open().await;
    let (ada, bo, eve) =
        tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone), stage.window(Size::Desk));
    ada.listen().await;
    eve.listen().await;
    let code = open_with_the_form(&ada).await;
    ada.sit("Ada").await;
    bo.go("/").await;
    bo.fill("#code", &code).await;
    bo.press_named("web-join-go").await;
    bo.sit("Bo").await;
    eve.go(&format!("/table/{code}")).await;
    // Where no seat is free nobody is asked to take one.
    eve.until_said(Lang::En, "web-gather-ready").await;
    ada.press_named("web-start").await;
    for window in [&ada, &bo, &eve] {
        window.until_begun().await;
    }

    // Those who play are told that somebody looks on.
    for window in [&ada, &bo] {
        window
            .until("an eye and a number", "return document.querySelector('.lookers b')?.textContent === '1'")
            .await;
    }
    let (mut first, mut second) = (Player::new(Way::Mouse), Player::new(Way::Touch));
    tokio::join!(first.play_until(&ada, SECOND_ROUND), second.play_until(&bo, SECOND_ROUND));
    eve.until("the second round", SECOND_ROUND).await;

    bo.until("the second round", SECOND_ROUND).await;
    let (hand, log) = (bo.script(HAND, vec![]).await, bo.script(LOG, vec![]).await);
    assert!(hand.as_str().is_some_and(|hand| !hand.is_empty()), "Bo holds cards");
    bo.crash().await;
    bo.go(&format!("/table/{code}")).await;
    bo.until_begun().await;
    assert_eq!(bo.script(HAND, vec![]).await, hand, "the same cards");
    assert_eq!(bo.script(LOG, vec![]).await, log, "the same story");
    tokio::join!(
        first.play_until(&ada, "return document.body.innerText.includes('Round 3 of')"),
        second.play_until(&bo, "return document.body.innerText.includes('Round 3 of')"),
    );

    sees_no_hand(&eve).await;
    for window in [&ada, &eve] {
        let (views, patches) = (told(window).await.len(), patches(window).await);
        assert!(2 * patches > views, "{patches} of {views} views came as patches");
    }
    let told = told(&ada).await;
    assert!(
        told.iter().any(|message| message.to_string().contains(r#""choices":[{"#)),
        "Ada is told her choices"
    );
}

const FOUR_CELLS_IN_HAND: &str =
    "return document.querySelector('.ghost .face').getAttribute('d')?.split('z').length === 5";

/// Does what is said of somebody only repeat the name?
const TWICE: &str = "
    const word = (node) => node.textContent.trim().toLowerCase();
    return [...document.querySelectorAll('main .who')]
      .some((who) => word(who.querySelector('b').firstChild) === word(who.querySelector('.st2')));";

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_without_a_name_takes_back_a_move_and_the_other_agrees() {
    let stage = Stage::open().await;
    let (guest, friend) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = guest.open_table(&Settings::new("seven", 2)).await;
    friend.go(&format!("/table/{code}")).await;
    for window in [&guest, &friend] {
        window.press_named("web-sit-here").await;
        window.until_said(Lang::En, "web-get-up").await;
        assert_eq!(window.script(TWICE, vec![]).await, json!(false), "nobody is called the same twice");
    }
    guest.press_named("web-start").await;
    tokio::join!(guest.until_begun(), friend.until_begun());
    let mut player = Player::new(Way::Mouse);
    player.press_found(&guest, "[data-pick]").await;
    guest.until("a tile of four cells in hand", FOUR_CELLS_IN_HAND).await;
    while player.turn(&guest).await.is_none() {}
    friend
        .until("a tile", "return document.querySelectorAll('.hexes g:not([display]) > .col').length === 4")
        .await;
    guest.press_named("web-undo").await;
    friend.until_text("Player 1 would like to take back the last move.").await;
    friend.press_named("web-agree").await;
    for window in [&guest, &friend] {
        window.until("an empty table", "return !document.querySelector('.hexes .col')").await;
    }
}

/// A page that the browser keeps asleep is not at the table; when it wakes, it is again.
#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_the_page_is_away_at_once() {
    let stage = Stage::open().await;
    let (ada, bo, _) = stage.two_at_a_table(&Settings::new("sieben", 2)).await;
    let away = sevenfold_browser_tests::said(Lang::En, "web-status-away");
    let leave =
        |event: &str| format!("dispatchEvent(new PageTransitionEvent('{event}', {{ persisted: true }}))");
    bo.script(&leave("pagehide"), vec![]).await;
    ada.until_text(&away).await;
    bo.script(&leave("pageshow"), vec![]).await;
    let here = "return !document.querySelector('.chairs').textContent.includes(arguments[0])";
    ada.until_with("Bo to be back", here, vec![away.into()]).await;
}

/// At so many seats this window may put a bot.
async fn bots_at(window: &Window, seats: usize) {
    let offered = "const seats = document.querySelectorAll('.chairs li').length;
        const bots = [...document.querySelectorAll('.chairs .btn')].filter((e) => e.textContent === arguments[0]);
        return seats > 0 && bots.length === arguments[1]";
    let name = sevenfold_browser_tests::said(Lang::En, "web-add-bot");
    window.until_with(&format!("{seats} seats for bots"), offered, vec![name.into(), seats.into()]).await;
}

/// Whoever opened the table has the word, with a seat or without; as long as it is without, who sat down first has it too.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_opened_a_table_has_the_word() {
    let stage = Stage::open().await;
    let (ada, bo) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = open_with_the_form(&ada).await;
    bots_at(&ada, 2).await;
    bo.go(&format!("/table/{code}")).await;
    bots_at(&bo, 0).await;
    bo.sit("Bo").await;
    bots_at(&bo, 1).await;
    bots_at(&ada, 1).await;
    ada.press_named("web-add-bot").await;
    bots_at(&bo, 0).await;
    ada.until("a bot", "return document.querySelectorAll('.chairs .levelbtn').length === 1").await;
}

/// Neither in what is shown nor in what came over the wire.
async fn sees_no_hand(watcher: &Window) {
    let shown = watcher.script(HAND, vec![]).await;
    assert_eq!(shown.as_str(), Some(""), "a watcher is shown no hand");
    let source = watcher.source().await;
    assert!(!source.contains("data-move") && !source.contains("data-pick"), "a watcher can press nothing");
    let told = told(watcher).await;
    assert!(told.len() > 20, "the watcher heard of the game");
    for face in told {
        assert_eq!(face["viewer"], "watcher", "{face}");
        let game = &face["game"];
        assert!(game["view"]["hand"].is_null(), "a hand on the wire: {face}");
        assert!(game["choices"].is_null(), "choices on the wire: {face}");
    }
}

/// The views a window was sent, whole or as patches.
async fn told(window: &Window) -> Vec<Value> {
    let mut hearing = Hearing::default();
    let mut views = Vec::new();
    for text in window.heard().await {
        let message = match hearing.read(&text) {
            Some(ToClient::Patch(..)) => panic!("a patch on nothing: {text}"),
            // As it was written: there may be more in it than anybody reads.
            _ if patch::from_bare(&text).is_none() => serde_json::from_str(&text).unwrap(),
            message => serde_json::to_value(message).unwrap(),
        };
        // What a message is called, and what it says.
        views.extend(message.as_object().and_then(|message| message.values().next()).cloned());
    }
    views.retain(|said| said["game"].is_object());
    views
}

/// Of what a window was sent, so many texts were patches.
async fn patches(window: &Window) -> usize {
    window.heard().await.iter().filter(|text| patch::from_bare(text).is_some()).count()
}
