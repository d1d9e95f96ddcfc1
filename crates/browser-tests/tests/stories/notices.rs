//! What reaches people wherever they are: invitations at another table, and what whoever runs the place tells everybody.

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage, Window, said};
use sevenfold_texts::Lang;

use crate::leave_picture;
use crate::members::{become_member, two_members};

const SHOWN: &str = "return document.querySelectorAll('.notices li').length === arguments[0]";

/// Asks the server for something, as the page itself would.
pub(crate) async fn ask(window: &Window, method: &str, path: &str, body: &serde_json::Value) {
    let script = "const [method, path, body, done] = arguments;
        const headers = { 'content-type': 'application/json' };
        fetch(path, body === null ? { method } : { method, headers, body: JSON.stringify(body) })
            .then((answer) => done(answer.status))";
    let status = window.patient_script(script, vec![json!(method), json!(path), body.clone()]).await;
    assert!(status.as_u64().is_some_and(|status| status < 300), "{method} {path}: {status}");
}

/// Two members who are friends; one at a desk, the other with a phone.
async fn friends(stage: &Stage) -> [Window; 2] {
    let [ada, bo] = two_members(stage).await;
    ask(&ada, "PUT", "/api/me/friends/Bo", &json!(null)).await;
    ask(&bo, "PUT", "/api/me/friends/Ada", &json!(null)).await;
    [ada, bo]
}

/// From the lobby, as one does it: a game is chosen for a friend. Gives the table's address.
async fn invite_from_lobby(window: &Window) -> String {
    window.go("/lobby").await;
    window.until("a friend", "return !!document.querySelector('.lb-friend select')").await;
    let script = "const list = document.querySelector('.lb-friend select');
        list.value = 'sieben'; list.dispatchEvent(new Event('change', { bubbles: true }))";
    window.script(script, vec![]).await;
    window.until("the table", "return location.pathname.startsWith('/table/')").await;
    window.path().await
}

/// Somebody plays against bots when a friend calls: it is heard at once, and answered there.
#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_heard_and_answered_at_another_table() {
    let stage = Stage::open().await;
    let [ada, bo] = friends(&stage).await;
    bo.go("/play/sieben").await;
    bo.until_begun().await;
    let table = invite_from_lobby(&ada).await;
    bo.until_with("an invitation", SHOWN, vec![json!(1)]).await;
    for lang in Lang::ALL {
        bo.speak(lang).await;
        bo.until_text(&said(lang, "web-notice-later")).await;
    }
    assert_eq!(bo.barriers().await, [""; 0]);
    assert_eq!(bo.too_wide().await, [""; 0]);
    leave_picture(&bo, "notice-phone").await;
    // Put off, it is out of the way here and waits in the lobby.
    bo.press(".notices .btn:nth-of-type(3)").await;
    bo.until_with("no notice", SHOWN, vec![json!(0)]).await;
    bo.go("/lobby").await;
    let waits = "return document.querySelectorAll('#lb-invitations ~ ul li').length === 1";
    bo.until("the invitation in the lobby", waits).await;
    assert_eq!(bo.script("return document.querySelectorAll('.notices').length", vec![]).await, 0);
    // On the next page it is told again, and accepted.
    bo.go("/settings").await;
    bo.until_with("an invitation", SHOWN, vec![json!(1)]).await;
    bo.press(".notices .btn:nth-of-type(1)").await;
    bo.until("the table", "return location.pathname.startsWith('/table/')").await;
    assert_eq!(bo.path().await, table);
    bo.until_with("no notice", SHOWN, vec![json!(0)]).await;
    // The other way round, at a desk, and declined.
    invite_from_lobby(&bo).await;
    ada.until_with("an invitation", SHOWN, vec![json!(1)]).await;
    leave_picture(&ada, "notice-desk").await;
    ada.press(".notices .btn:nth-of-type(2)").await;
    ada.until_with("no notice", SHOWN, vec![json!(0)]).await;
    ada.reload().await;
    ada.go("/lobby").await;
    ada.until_said(Lang::En, "web-lobby-no-invitations").await;
    for window in [&ada, &bo] {
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}

/// What is announced is read by somebody who comes for the first time; markup in it is letters.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_announced_is_read_on_the_first_page() {
    let stage = Stage::open().await;
    let ada = stage.window_by_name(Size::Desk).await;
    ada.with_passkeys().await;
    become_member(&ada, "Ada").await;
    stage.appoint("Ada").await;
    ada.go("/admin").await;
    ada.until("the desk", "return !!document.querySelector('#decide')").await;
    ada.fill("form:has(#decide) input:not([type=checkbox],[type=radio])", "Closed <b>tonight</b> at 7").await;
    ada.press("#decide").await;
    ada.until_said(Lang::En, "web-kept").await;
    for (size, name) in [(Size::Desk, "announced-desk"), (Size::Phone, "announced-phone")] {
        let stranger = stage.window(size).await;
        stranger.go("/").await;
        stranger.until_text("Closed <b>tonight</b> at 7").await;
        assert_eq!(stranger.barriers().await, [""; 0]);
        leave_picture(&stranger, name).await;
    }
}
