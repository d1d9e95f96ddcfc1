//! A game of the server is looked back at; a moment of it is tried with other cards, and handed on by its address.

use std::time::Duration;

use serde_json::json;
use sevenfold_browser_tests::{Player, Size, Stage, Way};
use sevenfold_texts::Lang;

use super::mistakes::{DONE, KEPT};
use super::{IN_SIGHT, is_sound};
use crate::short;

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_of_a_servers_game_is_tried_and_handed_on() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = ada.open_table(&short("sieben", 3)).await;
    ada.sit("Ada").await;
    ada.press_named("web-start-with-bots").await;
    let mut player = Player::new(Way::Mouse);
    player.play_to_the_end(&ada).await;
    ada.press("a[href^='/review/']").await;
    ada.until_within(Duration::from_mins(5), "the review", DONE, vec![]).await;
    // Whoever plays by chance could have done better: that is practised like a mistake in a game of the browser.
    ada.until("mistakes", &format!("return (() => {{ {KEPT} }})().length > 0")).await;
    ada.press(".rv-moments li button[aria-current]").await;
    ada.until("the ways on", "return document.querySelectorAll('.rv-ways button').length === 4").await;
    ada.press(".rv-ways button:nth-child(2)").await;
    ada.until("a table", "return !!document.querySelector('.app.practice .mid > *')").await;
    ada.until_said(Lang::En, "web-review-anew").await;
    ada.until_asked().await;
    player.turn(&ada).await;
    is_sound(&ada, Lang::En, "anew").await;
    ada.press(".lesson .btn.go").await;
    // Back at the same moment, which whoever gets its address sees, too, and makes no mistakes of it.
    ada.press(".rv-ways button[aria-haspopup=dialog]").await;
    let told = "return document.querySelector('dialog[open] .link .address')?.textContent";
    let address = ada.until("a link", told).await;
    let address = address.as_str().unwrap();
    assert!(address.contains(&format!("/review/{code}/1?seat=1&step=")), "{address}");
    eve.go(&address[address.find("/review").unwrap()..]).await;
    eve.until("the moment", "return !!document.querySelector('.rv-moment .rv-table')").await;
    eve.until("the moment in sight", IN_SIGHT).await;
    eve.until_within(Duration::from_mins(5), "the review", DONE, vec![]).await;
    assert_eq!(eve.script(KEPT, vec![]).await, json!([]));
    for window in [ada, eve] {
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}
