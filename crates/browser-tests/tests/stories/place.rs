//! A place that is looked after: friends are found, something is reported, looked at and answered.

use serde_json::json;
use sevenfold_browser_tests::{Stage, said};
use sevenfold_texts::Lang;

use crate::members::two_members;
use crate::notices::ask;
use crate::{leave_picture, short};

/// One asks, the other agrees, both see it at once; and it can be taken back.
#[tokio::test(flavor = "multi_thread")]
async fn two_become_friends_and_part() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
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

/// Whoever shows a page of their own is asked there, and hears of it in the lobby.
#[tokio::test(flavor = "multi_thread")]
async fn a_friend_is_asked_on_their_page() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    ask(&ada, "PUT", "/api/me/shown", &json!(["profile"])).await;
    ask(&bo, "PUT", "/api/me/shown", &json!(["profile"])).await;
    // The first one asks, the other agrees.
    for (window, other, came_of_it) in [(&ada, "Bo", "web-own-asked"), (&bo, "Ada", "web-own-agreed")] {
        window.go(&format!("/@{other}")).await;
        window.press(".ow-who .befriend").await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            window.until_text(&said(lang, came_of_it)).await;
        }
        assert_eq!(window.barriers().await, [""; 0]);
        assert_eq!(window.too_wide().await, [""; 0]);
        leave_picture(window, came_of_it).await;
    }
    ada.speak(Lang::En).await;
    ada.go("/lobby").await;
    ada.until_said(Lang::En, "web-lobby-away").await;
    // From then on their pages say so, and a friend is asked to a table there.
    ada.go("/@Bo").await;
    ada.until_said(Lang::En, "web-own-friends").await;
    assert_eq!(ada.barriers().await, [""; 0]);
    let script = "const list = document.querySelector('.ow-who select');
        list.value = 'sieben'; list.dispatchEvent(new Event('change', { bubbles: true }))";
    ada.script(script, vec![]).await;
    ada.until("the table", "return location.pathname.startsWith('/table/')").await;
    bo.until("an invitation", "return document.querySelectorAll('.notices li').length === 1").await;
    // A guest has no friends.
    let guest = stage.window(sevenfold_browser_tests::Size::Phone).await;
    guest.go("/@Bo").await;
    guest.until("a page", "return !!document.querySelector('.ow-who')").await;
    assert_eq!(guest.script("return document.querySelectorAll('.befriend').length", vec![]).await, json!(0));
}

/// Somebody is blocked on their page, and by name in the lobby; there it is taken back.
#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_blocked_on_their_page_or_by_name() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    ask(&bo, "PUT", "/api/me/shown", &json!(["profile"])).await;
    ada.go("/@Bo").await;
    ada.press(".block").await;
    for lang in Lang::ALL {
        ada.speak(lang).await;
        ada.until_text(&said(lang, "web-own-blocked")).await;
    }
    assert_eq!(ada.barriers().await, [""; 0]);
    leave_picture(&ada, "blocked-on-page-desk").await;
    ada.go("/lobby").await;
    ada.press(".lb-blocked summary").await;
    let listed = "return [...document.querySelectorAll('.lb-blocked li b')].map((b) => b.textContent).join() === arguments[0]";
    ada.until_with("who is blocked", listed, vec![json!("Bo")]).await;
    ada.press(".lb-blocked li .btn").await;
    ada.until_with("nobody", listed, vec![json!("")]).await;
    ada.fill("#lb-block", "bo").await;
    ada.press(".lb-blocked form .btn").await;
    ada.until_with("who is blocked again", listed, vec![json!("Bo")]).await;
    assert_eq!(ada.barriers().await, [""; 0]);
    leave_picture(&ada, "blocked-by-name-desk").await;
}

/// Something is reported after a game; whoever looks after the place reads it and answers; the answer is read.
#[tokio::test(flavor = "multi_thread")]
async fn a_report_is_looked_at_and_answered() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    stage.appoint("Ada").await;
    ada.share_table(&bo, &short("sieben", 2)).await;
    ada.start_with(&bo).await;
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

/// Among many members one is found by a part of the name.
#[tokio::test(flavor = "multi_thread")]
async fn a_member_is_found_by_whoever_looks_after_the_place() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    for (window, name) in [(&ada, "Ada"), (&bo, "Bo")] {
        stage.appoint(name).await;
        window.go("/admin").await;
        window.until("two members", "return document.querySelectorAll('li.resident').length === 2").await;
        window.fill("#residents input", "B0").await;
        window.press("#find-member").await;
        window.until("one member", "return document.querySelectorAll('li.resident').length === 1").await;
        assert!(
            window
                .script("return document.querySelector('li.resident').innerText", vec![])
                .await
                .as_str()
                .unwrap()
                .contains("Bo")
        );
        window.fill("#residents input", "Cleo").await;
        window.press("#find-member").await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            window.until_text(&said(lang, "members-find-nobody")).await;
        }
        assert_eq!(window.barriers().await, [""; 0]);
        assert_eq!(window.too_wide().await, [""; 0]);
        leave_picture(window, &format!("sought-{name}")).await;
    }
}

/// Rename and leaving for good: the old name leads on, and what others played with stays without the name.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_for_good_leaves_no_name_behind() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    ask(&ada, "PUT", "/api/me/shown", &json!(["profile"])).await;
    ada.share_table(&bo, &short("sieben", 2)).await;
    ada.start_with(&bo).await;
    bo.give_up_the_game().await;
    ada.go("/member").await;
    ada.fill("input[autocomplete='nickname']", "Adele").await;
    ada.press_named("members-rename").await;
    ada.until_text("Adele").await;
    bo.go("/@ada").await;
    bo.until(
        "her page by her old name",
        "return document.querySelector('.ow-who h1')?.textContent === 'Adele'",
    )
    .await;
    // What it means is said before, and it can be thought over.
    for lang in [Lang::De, Lang::Nl, Lang::En] {
        ada.speak(lang).await;
        ada.until_text(&said(lang, "members-leave-hint")).await;
    }
    ada.press("#leave").await;
    ada.until_said(Lang::En, "members-leave-sure").await;
    assert_eq!(ada.barriers().await, [""; 0]);
    leave_picture(&ada, "leave-desk").await;
    ada.press_named("members-stay").await;
    ada.press("#leave").await;
    ada.press("#leave-sure").await;
    ada.until_said(Lang::En, "members-left").await;
    // Nobody else has signed her out.
    assert!(!ada.text().await.contains(&said(Lang::En, "members-ended")), "she has left by herself");
    bo.go("/@ada").await;
    bo.until_said(Lang::En, "web-own-nobody").await;
    bo.go("/games").await;
    bo.until("his game", "return document.querySelectorAll('.own .ln').length === 1").await;
    assert!(!bo.source().await.contains("Ada") && !bo.source().await.contains("Adele"), "nobody is named");
    bo.press(".own .ac a[href^='/replay/']").await;
    bo.until("the game itself", "return !!document.querySelector('.film .mid > *')").await;
    assert!(!bo.source().await.contains("Ada"), "nobody is named");
}
