//! A place that is looked after: friends are found, something is reported, looked at and answered.

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage, Window, said};
use sevenfold_texts::Lang;

use crate::members::become_member;
use crate::{leave_picture, short};

/// Two members, one at a desk and the other with a phone.
async fn members(stage: &Stage) -> [Window; 2] {
    let (ada, bo) = tokio::join!(stage.window_by_name(Size::Desk), stage.window_by_name(Size::Phone));
    tokio::join!(ada.with_passkeys(), bo.with_passkeys());
    tokio::join!(become_member(&ada, "Ada"), become_member(&bo, "Bo"));
    [ada, bo]
}

/// One asks, the other agrees, both see it at once; and it can be taken back.
#[tokio::test(flavor = "multi_thread")]
async fn two_become_friends_and_part() {
    let stage = Stage::open().await;
    let [ada, bo] = members(&stage).await;
    for window in [&ada, &bo] {
        window.go("/lobby").await;
        window.until_said(Lang::En, "web-lobby-no-friends").await;
    }
    ada.fill("#lb-add", "bo").await;
    ada.press(".lb-add .btn").await;
    ada.until_said(Lang::En, "web-lobby-asked").await;
    bo.until_said(Lang::En, "web-lobby-asks").await;
    assert_eq!(bo.barriers().await, [""; 0]);
    bo.press(".lb-friend > .btn").await;
    for window in [&ada, &bo] {
        // Neither has chosen to be seen.
        window.until_said(Lang::En, "web-lobby-away").await;
    }
    leave_picture(&ada, "friends-desk").await;
    bo.press(".lb-friend summary").await;
    bo.press(".lb-friend details .btn").await;
    for window in [&ada, &bo] {
        window.until_said(Lang::En, "web-lobby-no-friends").await;
    }
}

/// Something is reported after a game; whoever looks after the place reads it and answers; the answer is read.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_looked_at_and_answered() {
    let stage = Stage::open().await;
    let [ada, bo] = members(&stage).await;
    stage.appoint("Ada").await;
    let code = ada.open_table(&short("sieben", 2)).await;
    ada.sit("Ada").await;
    bo.go(&format!("/table/{code}")).await;
    bo.sit("Bo").await;
    ada.press_named("web-start").await;
    tokio::join!(ada.until_begun(), bo.until_begun());
    bo.give_up_the_game().await;
    bo.go("/games").await;
    bo.press(".own .ln .report").await;
    bo.fill("dialog[open] textarea", "<b>Rude</b> words.").await;
    bo.press("dialog[open] .btn.go").await;
    bo.until_said(Lang::En, "web-report-told").await;
    bo.go("/member").await;
    bo.until_said(Lang::En, "members-report-waits").await;
    ada.go("/admin").await;
    ada.until_text("<b>Rude</b> words.").await;
    for lang in [Lang::De, Lang::Nl, Lang::En] {
        ada.speak(lang).await;
        ada.until_text(&said(lang, "members-answer")).await;
    }
    assert_eq!(ada.barriers().await, [""; 0]);
    leave_picture(&ada, "reports-desk").await;
    ada.fill("#reports li input", "We have spoken with Ada.").await;
    ada.press("#reports li .btn").await;
    ada.until_said(Lang::En, "members-no-reports").await;
    bo.reload().await;
    bo.until_text("We have spoken with Ada.").await;
    assert_eq!(bo.barriers().await, [""; 0]);
    assert_eq!(bo.too_wide().await, [""; 0]);
    leave_picture(&bo, "reported-phone").await;
    // What is only for her is refused to him, and the page says so.
    bo.go("/admin").await;
    bo.until("a refusal", "return !!document.querySelector('.said')?.textContent").await;
    assert_eq!(bo.script("return document.querySelectorAll('#reports').length", vec![]).await, json!(0));
}
