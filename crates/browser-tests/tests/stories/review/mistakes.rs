//! What could have been better in one's own games comes again as exercises, until it is known; what others could have done
//! better does not.

use std::time::Duration;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way, Window};
use sevenfold_core::Message;
use sevenfold_texts::{Lang, Nobody, Texts};

use super::is_sound;
use crate::{BOT, short};

/// A review that is done.
pub(super) const DONE: &str = "return !!document.querySelector('[data-review=done]')";

/// The mistakes that this browser keeps.
pub(super) const KEPT: &str =
    "return JSON.parse(localStorage.getItem('sevenfold-exercises') ?? '{}').mistakes ?? []";

/// Three days pass: so much later comes again what was found twice in a row.
const LATER: &str = "const now = Date.now.bind(Date); Date.now = () => now() + 3 * 86_400_000;";

/// The seats of whoever made the mistakes that are kept.
async fn made_by(window: &Window) -> Vec<Value> {
    let kept = window.script(KEPT, vec![]).await;
    kept.as_array().unwrap().iter().map(|one| one["exercise"]["seat"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn ones_own_mistakes_come_again_and_nobody_elses() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    let kept = Kept::over(short("sieben", 3), BOT);
    kept.resume_in(&window).await;
    window.go(&kept.replay().replacen("/replay", "/review", 1)).await;
    window.until_within(Duration::from_mins(5), "the review", DONE, vec![]).await;
    window.until("mistakes", &format!("return (() => {{ {KEPT} }})().length > 0")).await;
    let own = made_by(&window).await;
    assert!(own.iter().all(|seat| *seat == own[0]), "{own:?}");
    // From a bot's seat there is more to see, and nothing of it is one's own.
    for place in [2, 3] {
        window.press(&format!(".rv-who .views button:nth-of-type({place})")).await;
        window.until_within(Duration::from_mins(5), "the other review", DONE, vec![]).await;
        window.until("its moments", "return !!document.querySelector('.rv-moments li button')").await;
    }
    assert_eq!(made_by(&window).await, own);
    window.press(".rv-more a[href='/exercises/mine']").await;
    for lang in [Lang::En, Lang::De, Lang::Nl] {
        if lang != Lang::En {
            window.script(LATER, vec![]).await;
            window.press(".crumb a[href='/exercises']").await;
            window.speak(lang).await;
            window.until_said(lang, "web-exercises-say").await;
            is_sound(&window, lang, "exercises").await;
            window.press("a[href='/exercises/mine']").await;
        }
        answer_all(&window, lang, own.len()).await;
    }
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}

/// They are due at once, one after the other, and once answered not before tomorrow.
async fn answer_all(window: &Window, lang: Lang, many: usize) {
    let mut player = Player::new(Way::Touch);
    for left in (1..=many).rev() {
        let which = Message::new("web-exercise-of").with("number", 1).with("of", left);
        let which = Texts::of(lang).say(&which, &Nobody);
        let told = "return document.querySelector('.lesson .of')?.textContent.startsWith(arguments[0])";
        window.until_with("one of them", told, vec![json!(which)]).await;
        window.until_asked().await;
        is_sound(window, lang, "mistake").await;
        while player.turn(window).await.is_none() {}
        window.until_said(lang, "web-exercise-worths").await;
        is_sound(window, lang, "mistake answered").await;
        window.press(".lesson .rv-ways .btn.go").await;
    }
    window.until_said(lang, "web-exercise-none-due").await;
    is_sound(window, lang, "none due").await;
    let kept = window.script(KEPT, vec![]).await;
    let today = window.script("return Math.floor(Date.now() / 86_400_000)", vec![]).await;
    let later = |one: &Value| one["spacing"]["due"].as_u64() > today.as_u64();
    assert!(kept.as_array().unwrap().iter().all(later), "{kept}");
}
