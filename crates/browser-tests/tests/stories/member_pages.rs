//! A member's pages: everything can be had, at a desk and on a phone, in three languages.

use serde_json::{Value, json};
use sevenfold_browser_tests::{Book, Size, Stage, Window, said};
use sevenfold_texts::Lang;

use crate::members::{become_member, two_members};
use crate::notices::ask;
use crate::{leave_picture, short};

/// The pages of somebody who is a member and looks after the place, and what is there once they have heard from the server.
const PAGES: [(&str, &str); 8] = [
    ("/member", "#offer"),
    ("/games", ".own .ln"),
    ("/lobby", ".lb-friend"),
    ("/@Ada", ".ow-who"),
    ("/leaders/sieben", "tr.bt"),
    ("/admin", "li.resident"),
    ("/status", "main .panel"),
    ("/enter", "#enter-passkey"),
];

/// Two who are friends, have played and reported, and one of them looks after the place.
async fn acquainted(stage: &Stage) -> [Window; 2] {
    let [ada, bo] = two_members(stage).await;
    for name in ["Ada", "Bo"] {
        stage.appoint(name).await;
    }
    ask(&ada, "PUT", "/api/me/friends/Bo", &json!(null)).await;
    ask(&bo, "PUT", "/api/me/friends/Ada", &json!(null)).await;
    for window in [&ada, &bo] {
        ask(window, "PUT", "/api/me/shown", &json!(["profile", "ratings", "games", "opponents"])).await;
    }
    ask(&bo, "POST", "/api/reports", &json!({ "about": "Ada", "words": "Rude words." })).await;
    ada.share_table(&bo, &short("sieben", 2)).await;
    ada.start_with(&bo).await;
    bo.give_up_the_game().await;
    ada.until("the end", "return !!document.querySelector('.result')").await;
    [ada, bo]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_members_pages_are_sound_at_desk_and_phone_in_three_languages() {
    let (stage, book) = (Stage::open().await, Book::read());
    let mut faults = Vec::new();
    for (window, size) in acquainted(&stage).await.iter().zip(["desk", "phone"]) {
        for (path, there) in PAGES {
            window.go(path).await;
            let script = "return !!document.querySelector(arguments[0])";
            window.until_with(path, script, vec![json!(there)]).await;
            for lang in [Lang::De, Lang::Nl, Lang::En] {
                window.speak(lang).await;
                let mut found = book.faults(window, lang).await;
                found.extend(window.too_wide().await);
                found.extend(window.too_small("").await);
                found.extend(window.outgrown().await);
                found.extend(window.cut_off().await);
                faults.extend(found.into_iter().map(|fault| format!("{path}, {size}, {lang}: {fault}")));
                leave_picture(window, &format!("{size}{}-{lang}", path.replace(['/', '@'], "-"))).await;
            }
            let found = window.barriers().await.into_iter().chain(window.mishaps().await);
            faults.extend(found.map(|fault| format!("{path}, {size}: {fault}")));
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// All that is kept of a member is one press away, as a file.
#[tokio::test(flavor = "multi_thread")]
async fn everything_that_is_kept_can_be_had_as_a_file() {
    let stage = Stage::open().await;
    let [ada, bo] = acquainted(&stage).await;
    for (window, name, friend) in [(&ada, "Ada", "Bo"), (&bo, "Bo", "Ada")] {
        window.go("/member").await;
        let text = window.saves("#archive", "sevenfold.json").await;
        let all: Value = serde_json::from_str(&text).unwrap();
        assert_eq!((&all["sevenfold"], &all["name"]), (&json!("archive"), &json!(name)));
        assert_eq!(all["friends"], json!([{ "name": friend, "tie": "friends" }]));
        assert_eq!(all["games"][0]["record"]["game"], "sieben");
        assert_eq!(all["devices"]["passkeys"].as_array().unwrap().len(), 1);
    }
}

/// Somebody was signed out from another device: they are told at once, where they are, and led back in.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_signed_out_elsewhere_is_told_and_comes_in_again() {
    let stage = Stage::open().await;
    let (desk, phone) = tokio::join!(stage.window_by_name(Size::Desk), stage.window_by_name(Size::Phone));
    desk.with_passkeys().await;
    let codes = become_member(&desk, "Ada").await;
    phone.go("/recover").await;
    phone.fill("#recover label:nth-of-type(1) input", "Ada").await;
    phone.fill("#recover label:nth-of-type(2) input", &codes[0]).await;
    phone.press("#enter-recovery").await;
    phone.until("in", "return !!document.querySelector('#sessions li:nth-of-type(2)')").await;
    phone.listen().await;
    phone.go("/play/sieben").await;
    phone.until_begun().await;
    let heard = "return window.heard.some((text) => text.includes('welcome'))";
    phone.until("the lobby to be heard", heard).await;
    desk.reload().await;
    desk.press("#sessions li .btn").await;
    desk.until("one left", "return document.querySelectorAll('#sessions li').length === 1").await;
    desk.until_said(Lang::En, "members-ended-there").await;
    for lang in Lang::ALL {
        phone.speak(lang).await;
        phone.until_text(&said(lang, "web-lobby-signed-out")).await;
    }
    assert_eq!(phone.barriers().await, [""; 0]);
    leave_picture(&phone, "signed-out-at-a-table-phone").await;
    phone.press(".signed-out a").await;
    for lang in Lang::ALL {
        phone.speak(lang).await;
        phone.until_text(&said(lang, "members-ended")).await;
    }
    assert_eq!(phone.barriers().await, [""; 0]);
    leave_picture(&phone, "signed-out-phone").await;
    phone.press("main a[href='/enter']").await;
    phone.until("the way in", "return location.pathname === '/enter'").await;
}
