//! Home tells how one's tables stand, those of a server too.

use serde_json::json;
use sevenfold_browser_tests::{Player, Size, Stage, Way, Window, said};
use sevenfold_core::Message;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::short;

/// What home offers to go on with.
const CONTINUE: &str =
    "return document.querySelector('.cont .with') && document.querySelector('.cont').innerText";

async fn offered(window: &Window) -> String {
    window.go("/").await;
    window.until("a table to go on with", CONTINUE).await.as_str().unwrap().to_owned()
}

/// In this language it is this one's turn.
fn is_to_play(lang: Lang, name: &str) -> String {
    Texts::of(lang).say(&Message::new("web-past-turn").with("name", name.to_owned()), &Nobody)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_servers_table_says_whose_turn_it_is_and_who_plays() {
    let stage = Stage::open().await;
    let (ada, bo, _) = stage.two_at_a_table(&short("sieben", 2)).await;
    ada.start_with(&bo).await;
    let (hers, his) = (offered(&ada).await, offered(&bo).await);
    assert!(hers.contains("Bo") && his.contains("Ada"), "{hers} / {his}");
    let yours = said(Lang::En, "web-your-turn");
    let (asked, waiting, name, told) =
        if hers.contains(&yours) { (&ada, &bo, "Ada", &his) } else { (&bo, &ada, "Bo", &hers) };
    assert!(told.contains(&is_to_play(Lang::En, name)), "{hers} / {his}");
    for lang in Lang::ALL {
        waiting.speak(lang).await;
        waiting.until_text(&is_to_play(lang, name)).await;
        let rows = waiting.script("return document.querySelector('.history li').innerText", vec![]).await;
        assert!(rows.as_str().is_some_and(|row| row.contains(&is_to_play(lang, name))), "{rows}");
    }
    assert!(offered(asked).await.contains(&yours));
}

/// A game against bots says the same of itself: whose turn it is, against whom, how strong they are.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_says_whose_turn_it_is_and_who_plays() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    window.go("/play/sieben").await;
    window.until_asked().await;
    let offered = offered(&window).await;
    let level = said(Lang::En, "web-level-club");
    let bot = said(Lang::En, "web-bot-name-1");
    for word in [&said(Lang::En, "web-your-turn"), &bot, &level] {
        assert!(offered.contains(word), "{word} in {offered}");
    }
}

/// Another game at a table takes nothing from the one before: its address shows it for good.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_game_of_a_servers_table_keeps_its_address() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = ada.open_table(&short("seven", 2)).await;
    ada.sit("Ada").await;
    ada.press_named("web-start-with-bots").await;
    let mut player = Player::new(Way::Mouse);
    // A game of a few moves: what counts is that there are two.
    let mut play = async |moves: u32| {
        let mut made = 0;
        while made < moves {
            ada.until_asked().await;
            made += u32::from(player.turn(&ada).await.is_some());
        }
        ada.give_up_the_game().await;
        ada.until("the result", "return !!document.querySelector('.result')").await;
    };
    let story = "return [...document.querySelectorAll('.log li')].map((line) => line.textContent)";
    let film = async |game: u32| {
        eve.go(&format!("/replay/{code}/{game}")).await;
        eve.until(
            "a film",
            "return !!document.querySelector('.film .mid > *') && !!document.querySelector('.log li')",
        )
        .await;
        eve.script(story, vec![]).await
    };
    play(2).await;
    let first = film(1).await;
    ada.press_named("web-rematch").await;
    ada.until("another game", "return !document.querySelector('.result')").await;
    play(1).await;
    let second = film(2).await;
    assert_ne!(second, first, "two games, two stories");
    assert_eq!(film(1).await, first, "the first one is still there");
    assert_eq!(eve.mishaps().await, [""; 0], "nothing went wrong");
    assert_ne!(first, json!([]), "something was told");
}
