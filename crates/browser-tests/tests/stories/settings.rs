//! What somebody has set is so at once, and next time.

use serde_json::json;
use sevenfold_browser_tests::{Ink, Size, Stage, Window, said};
use sevenfold_texts::Lang;

/// Presses the choice that is called so, below the label that is called so.
async fn choose(window: &Window, label: &str, choice: &str) {
    let words = [said(Lang::En, label), said(Lang::En, choice)];
    let find = "
        const [label, choice] = arguments;
        const group = [...document.querySelectorAll('fieldset')].find((e) => e.querySelector('legend')?.textContent === label);
        const found = [...group.querySelectorAll('label')].find((e) => e.textContent.trim() === choice);
        found.click();
        return found.querySelector('input').checked";
    let chosen = window.script(find, words.map(|word| json!(word)).to_vec()).await;
    assert_eq!(chosen, true, "{label}: {choice}");
}

/// The size of letters, and the colour behind them.
const LOOKS: &str = "
    const style = getComputedStyle(document.body);
    return [parseFloat(style.fontSize), style.backgroundColor]";

#[tokio::test(flavor = "multi_thread")]
async fn what_was_set_stays_so() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/settings").await;
    let usual = window.script(LOOKS, vec![]).await;
    choose(&window, "web-text", "web-text-larger").await;
    choose(&window, "web-theme", "web-theme-dark").await;
    choose(&window, "web-motion", "web-motion-less").await;
    choose(&window, "web-sound", "web-volume-quiet").await;
    choose(&window, "web-usual-level", "web-level-expert").await;
    let larger = window.script(LOOKS, vec![]).await;
    assert!(larger[0].as_f64() > usual[0].as_f64(), "{larger} is not larger than {usual}");
    assert_ne!(larger[1], usual[1], "dark is not light");
    window.reload().await;
    assert_eq!(window.script(LOOKS, vec![]).await, larger, "next time, too");
    let kept = "return ['text', 'theme', 'motion', 'sound', 'level'].map((what) => localStorage.getItem(`sevenfold-${what}`))";
    assert_eq!(window.script(kept, vec![]).await, json!(["larger", "dark", "less", "quiet", "expert"]));
    // Home says against whom one plays at once.
    window.go("/").await;
    window.until_text(&said(Lang::En, "web-level-expert")).await;
}

/// As the system says, whatever was chosen before.
#[tokio::test(flavor = "multi_thread")]
async fn the_system_decides_again() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/settings").await;
    let light = window.script(LOOKS, vec![]).await;
    choose(&window, "web-theme", "web-theme-light").await;
    window.prefer(Ink::Dark).await;
    assert_eq!(window.script(LOOKS, vec![]).await, light, "light was chosen");
    choose(&window, "web-theme", "web-as-system").await;
    assert_ne!(window.script(LOOKS, vec![]).await, light, "the system is dark");
}
