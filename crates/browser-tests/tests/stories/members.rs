//! Somebody becomes a member with a passkey, comes in on a second device, and with a code from paper when the device is gone.

use serde_json::json;
use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way, Window, said};
use sevenfold_texts::Lang;

use crate::{BOT, leave_picture, short};

const CODES: &str = "return [...document.querySelectorAll('.codes code')].map((code) => code.textContent)";

/// Becomes a member with a passkey, and gives the recovery codes.
pub(crate) async fn become_member(window: &Window, name: &str) -> Vec<String> {
    let codes = join(window, name).await;
    finish(window).await;
    codes
}

/// Becomes a member with a passkey, as far as the codes, and gives them.
async fn join(window: &Window, name: &str) -> Vec<String> {
    window.go("/member").await;
    window.fill("label.name input", name).await;
    let high = window.script("return document.querySelector('label.name input').offsetHeight", vec![]).await;
    assert!(high.as_u64() >= Some(44), "a field to write in is {high} high");
    window.press("#make-passkey").await;
    window.until("ten codes", "return document.querySelectorAll('.codes code').length === 10").await;
    // What was done is not offered again.
    let offered = "return document.querySelector('#make-passkey').getClientRects().length";
    assert_eq!(window.script(offered, vec![]).await, json!(0));
    leave_picture(window, "member-codes").await;
    let codes = window.script(CODES, vec![]).await;
    assert!(window.barriers().await.is_empty(), "{:?}", window.barriers().await);
    assert_eq!(window.nameless().await, [""; 0]);
    // What was pressed is gone: whoever has no mouse goes on at the codes.
    let focus = "return document.activeElement.closest('section')?.getAttribute('aria-labelledby')";
    assert_eq!(window.script(focus, vec![]).await, json!("step-codes"));
    serde_json::from_value(codes).unwrap()
}

/// The codes are on paper.
async fn finish(window: &Window) {
    window.press("#codes-kept").await;
    window.until("the member's page", "return !!document.querySelector('#offer')").await;
}

/// Ada and Bo are members, one at a desk and the other with a phone.
pub(crate) async fn two_members(stage: &Stage) -> [Window; 2] {
    let (ada, bo) = tokio::join!(stage.window_by_name(Size::Desk), stage.window_by_name(Size::Phone));
    tokio::join!(ada.with_passkeys(), bo.with_passkeys());
    tokio::join!(become_member(&ada, "Ada"), become_member(&bo, "Bo"));
    [ada, bo]
}

/// First visit, a game, membership with a passkey, the game among one's own; a phone comes in by code and finds it too,
/// and a page that is for nobody else until its owner says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_becomes_a_member_and_brings_a_phone() {
    let stage = Stage::open().await;
    let desk = stage.window_by_name(Size::Desk).await;
    desk.with_passkeys().await;
    Kept::played(short("sieben", 3), BOT, 6).resume_in(&desk).await;
    Player::new(Way::Mouse).play_to_the_end(&desk).await;
    desk.go("/games").await;
    desk.until_text("1 finished, ").await;
    desk.go("/member").await;
    desk.until_text("one finished game").await;
    let codes = join(&desk, "Ada").await;
    assert_eq!(codes.len(), 10);
    // Whoever finds the file again reads whose codes these are, and where they count.
    let file = desk.saves(".codes + .row2 .btn:last-child", "sevenfold-Ada.txt").await;
    assert!(file.starts_with("Sevenfold · Ada\n") && file.contains("/recover"), "{file}");
    assert!(codes.iter().all(|code| file.contains(code)), "{file}");
    // What was played before comes along, without another word.
    desk.until_text("One game was brought along.").await;
    finish(&desk).await;
    leave_picture(&desk, "member-desk").await;
    assert!(desk.barriers().await.is_empty(), "{:?}", desk.barriers().await);
    desk.go("/games").await;
    desk.until("the game", "return document.querySelectorAll('.own .ln').length === 1").await;
    desk.until_said(Lang::En, "web-own-brought").await;
    assert_eq!(desk.script("return document.querySelectorAll('.own .bring').length", vec![]).await, json!(0));
    // A member's own page is one step from every other.
    desk.press("header nav a[href='/member']").await;
    let phone = stage.window_by_name(Size::Phone).await;
    phone.go("/add").await;
    assert!(phone.barriers().await.is_empty(), "{:?}", phone.barriers().await);
    leave_picture(&phone, "enter-phone").await;
    desk.press("#offer").await;
    let shown = desk.until("a code", "return document.querySelector('#device-code')?.textContent").await;
    phone.fill("input[autocomplete='one-time-code']", shown.as_str().unwrap()).await;
    phone.press("#enter-device").await;
    desk.press("#device-yes").await;
    phone
        .until("in", "return location.pathname === '/member' && !!document.querySelector('#sessions li')")
        .await;
    phone.until_text("Ada").await;
    leave_picture(&phone, "member-phone").await;
    let sessions = "return document.querySelectorAll('#sessions li').length";
    assert_eq!(phone.script(sessions, vec![]).await, json!(2));
    phone.go("/games").await;
    phone.until("the game", "return document.querySelectorAll('.own .ln').length === 1").await;
    let stranger = stage.window(Size::Desk).await;
    for (window, name) in [(&phone, "profile-phone"), (&desk, "profile-desk")] {
        window.go("/@ada").await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            window.until_text(&said(lang, "web-own-closed")).await;
        }
        assert_eq!(window.barriers().await, [""; 0], "{name}");
        assert_eq!(window.too_wide().await, [""; 0], "{name}");
        leave_picture(window, name).await;
    }
    stranger.go("/@ada").await;
    stranger.until_said(Lang::En, "web-own-nobody").await;
    let ways = "return document.querySelectorAll('header nav a[href=\"/member\"]').length";
    assert_eq!(stranger.script(ways, vec![]).await, json!(0));
    // A guest's games stay in the browser, and the page says what to do about it.
    stranger.go("/games").await;
    stranger.press(".em a[href='/member']").await;
    stranger.until("the way in", "return !!document.querySelector('#stay-guest')").await;
}

/// The device with the passkey is gone: a code from paper lets its owner in, once.
#[tokio::test(flavor = "multi_thread")]
async fn a_code_from_paper_lets_its_owner_in_once() {
    let stage = Stage::open().await;
    let desk = stage.window_by_name(Size::Desk).await;
    desk.with_passkeys().await;
    let codes = become_member(&desk, "Ada").await;
    for (lang, way_in) in [(Lang::De, true), (Lang::Nl, false)] {
        let window = stage.window_by_name(Size::Phone).await;
        window.go("/recover").await;
        window.speak(lang).await;
        window.fill("#recover label:nth-of-type(1) input", "ada").await;
        window.fill("#recover label:nth-of-type(2) input", &codes[0].to_lowercase()).await;
        window.press("#enter-recovery").await;
        if way_in {
            window
                .until(
                    "in",
                    "return location.pathname === '/member' && !!document.querySelector('#codes-left')",
                )
                .await;
            window.until_text("9").await;
        } else {
            window.until_text(&said(lang, "members-wrong-code")).await;
        }
    }
    // The passkey still opens the door on the first device.
    desk.press("#sign-out").await;
    desk.until("home", "return location.pathname === '/'").await;
    desk.go("/enter").await;
    desk.press("#enter-passkey").await;
    desk.until("in again", "return location.pathname === '/member' && !!document.querySelector('#offer')")
        .await;
    desk.until_text("Ada").await;
}
