//! However many decisions a game has, its review is drawn a bounded number of times.

use std::time::Duration;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Kept, Size, Stage};
use sevenfold_protocol::{BotSpeed, Settings};
use sevenfold_review::Outline;

use super::KEPT;
use crate::BOT;

/// Counts from now on how often the curve is drawn.
const COUNT: &str = "
    const curve = document.querySelector('.rv-curve [role=img]');
    if (!curve || window.drawn !== undefined) return !!curve;
    window.drawn = 0;
    new MutationObserver(() => { window.drawn += 1; }).observe(curve, { childList: true });
    return true;";
const DONE: &str = "return !!document.querySelector('[data-review=done]')";

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_many_decisions_is_not_drawn_with_each_of_them() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    let kept = Kept::over(Settings { bots: BotSpeed::Instant, ..Settings::new("sieben", 4) }, BOT);
    kept.resume_in(&window).await;
    window.go(&kept.replay().replacen("/replay", "/review", 1)).await;
    window.until("a curve", COUNT).await;
    // What stands in the curve can be read on a phone.
    let letters = "const text = document.querySelector('.rv-curve svg text');
        return text ? text.getBoundingClientRect().height : null";
    let high = window.until("letters", letters).await;
    assert!(high.as_f64() > Some(12.0), "letters of the curve are {high} px high");
    // The position of a moment is there, with what lies in the middle of the table.
    let middle = "const ring = document.querySelector('.rv-table .ring')?.getBoundingClientRect();
        return !!ring && ring.width > 100 && ring.height > 100";
    window.until("the middle of the table", middle).await;
    window.until_within(Duration::from_mins(5), "the end", DONE, vec![]).await;
    let text = window.patient_script(KEPT, vec![]).await;
    let found: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    let outline: Outline = serde_json::from_value(found["outline"].clone()).unwrap();
    let decisions = outline.choices().count();
    assert!(decisions > 100, "{decisions} decisions");
    // Each of them is looked at twice, at least.
    let drawn = window.script("return window.drawn", vec![]).await;
    assert!(drawn.as_u64() < Some(decisions as u64), "drawn {drawn} times for {decisions} decisions");
    assert_ne!(drawn, json!(0));
    assert_eq!(window.too_wide().await, [""; 0]);
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}
