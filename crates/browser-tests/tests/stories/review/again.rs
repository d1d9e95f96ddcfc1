//! A review that was stopped is taken up again where it was left; what was found is kept with the game.

use std::time::Duration;

use serde_json::Value;
use sevenfold_browser_tests::{Size, Stage, Window};
use sevenfold_review::{Judged, Outline};

use super::{KEPT, is_kept, judged_in, review};

/// What the browser has kept of the review: every decision there is, and what was judged.
async fn kept(window: &Window) -> (usize, Judged) {
    let text = window.patient_script(KEPT, vec![]).await;
    let kept: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    let outline: Outline = serde_json::from_value(kept["outline"].clone()).unwrap();
    (outline.choices().count(), judged_in(&kept))
}

/// Everything that was found before is still there: as it was, or looked at more closely.
fn holds(now: &Judged, before: &Judged) {
    for (step, (iterations, judgement)) in before {
        let (more, again) = now.get(step).unwrap_or_else(|| panic!("step {step} is forgotten"));
        assert!(more >= iterations, "step {step} was looked at more closely before");
        assert!(more > iterations || again == judgement, "step {step} was judged anew");
    }
}

const STOP: &str =
    "const stop = document.querySelector('.rv-work progress ~ button'); stop?.click(); return !!stop";
const STOPPED: &str = "return !!document.querySelector('.rv-work > button:last-child') && !document.querySelector('.rv-work progress')";
const DONE: &str = "return !!document.querySelector('[data-review=done]')";

#[tokio::test(flavor = "multi_thread")]
async fn a_stopped_review_goes_on_where_it_was_left() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    review(&window, "sieben", 3).await;
    is_kept(&window).await;
    let (choices, first) = kept(&window).await;
    let path = window.path().await;
    // Whoever comes back and stops at once has lost nothing.
    window.go("/settings").await;
    window.go(&path).await;
    window.until("the work to go on", STOP).await;
    window.until("a stop", STOPPED).await;
    window.until("a moment", "return !!document.querySelector('.rv-moments li button')").await;
    let (_, second) = kept(&window).await;
    holds(&second, &first);
    window.press(".rv-work > button:last-child").await;
    window.until_within(Duration::from_mins(5), "the end", DONE, vec![]).await;
    window.until("all that was found", "return !document.querySelector('.rv-work button')").await;
    // What is kept is written a moment after it is shown.
    let mut third = kept(&window).await.1;
    while third.len() < choices {
        third = kept(&window).await.1;
    }
    holds(&third, &second);
    // Once it is done, nothing is left to do.
    window.go("/settings").await;
    window.go(&path).await;
    window.until("the end at once", DONE).await;
    assert_eq!(kept(&window).await.1, third);
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}
