//! From home to a table: at once, as one likes it, or with a form that says what everything means.

use sevenfold_browser_tests::{SCREENS, Size, Stage, said};
use sevenfold_texts::Lang;

use crate::games;

/// Level, seats and options of a game that begins at once are one step away, and remembered.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_at_once_against_whom_one_likes() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/").await;
    let expert = said(Lang::En, "web-level-expert");
    window.press(".tb.si button.learnlink").await;
    let strong = format!(
        "const labels = [...document.querySelectorAll('dialog[open] label')];
         return labels.find((label) => label.textContent.trim() === {expert:?})?.click() === undefined && labels.length > 4"
    );
    window.until("levels to choose", &strong).await;
    window.press("dialog[open] label:has(input[name='seats'])").await;
    window.press("dialog[open] a.btn.go").await;
    window.until_asked().await;
    let opponents = "return [...document.querySelectorAll('.opps .opp')].map((seat) => seat.innerText)";
    let opponents = window.script(opponents, vec![]).await;
    let opponents = opponents.as_array().unwrap();
    assert!(opponents.len() == 1 && opponents[0].as_str().unwrap().contains(&expert), "{opponents:?}");
    // Home remembers it.
    window.go("/").await;
    let kept = window
        .until("the terms", "return document.querySelector('.tb.si button.learnlink')?.innerText")
        .await;
    assert!(kept.as_str().unwrap().contains(&expert) && kept.as_str().unwrap().contains('2'), "{kept}");
}

/// What every option means, how strong bots are, and the way to the table: in sight, or in plain words.
#[tokio::test(flavor = "multi_thread")]
async fn the_form_says_what_it_asks_and_how_to_begin() {
    const FORM: &str = "
        const asked = [...document.querySelectorAll('.panel:first-child fieldset')];
        const silent = asked.filter((e) => (e.querySelector('small')?.textContent ?? '').length < 10);
        const go = document.querySelector('.create-go .btn.go').getBoundingClientRect();
        return { silent: silent.map((e) => e.querySelector('legend').textContent), levels: document.querySelectorAll('.level').length, seen: go.height > 0 && go.bottom <= innerHeight };";
    let stage = Stage::open().await;
    for size in [Size::Laptop, Size::Phone] {
        let window = stage.window(size).await;
        for (game, _) in games() {
            window.go(&format!("/new/{game}")).await;
            window.until("levels", "return document.querySelectorAll('.level').length > 3").await;
            let form = window.script(FORM, vec![]).await;
            assert_eq!(form["silent"], serde_json::json!([]), "{game}, {size:?}: {form}");
            assert_eq!(form["seen"], true, "{game}, {size:?}: {form}");
        }
    }
}

/// Words are longer in some languages: whatever can be pressed is seen whole all the same, the languages included.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_cut_off_in_any_language() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut faults = Vec::new();
    for path in ["/", "/settings", "/new/sieben"] {
        window.go(path).await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            for screen in SCREENS {
                window.resize(screen).await;
                let found = window.cut_off().await.into_iter().chain(window.too_wide().await);
                faults.extend(found.map(|fault| format!("{path}, {}, {screen:?}: {fault}", lang.code())));
            }
        }
    }
    assert_eq!(faults, [""; 0]);
}

/// Whoever comes to a friend's table reads what is played there before sitting down.
#[tokio::test(flavor = "multi_thread")]
async fn a_guest_reads_what_is_played_and_at_which_pace() {
    let stage = Stage::open().await;
    let (ada, bo) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = ada.open_table(&crate::short("sieben", 3)).await;
    bo.go(&format!("/table/{code}")).await;
    let terms = "return document.querySelector('.terms dl')?.innerText";
    let terms = bo.until("the terms", terms).await;
    let terms = terms.as_str().unwrap();
    for key in ["web-pace", "web-pace-live", "option-sieben-finish", "option-sieben-finish-any"] {
        assert!(terms.contains(&said(Lang::En, key)), "{key} in {terms}");
    }
}

/// Whatever the letters of its code are, it is on the paper it is read out from.
#[tokio::test(flavor = "multi_thread")]
async fn the_widest_code_is_on_its_paper() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.open_table(&crate::short("sieben", 2)).await;
    let beyond = "
        const code = document.querySelector('.spoken');
        if (!code) return null;
        code.textContent = 'MWM WQW MWM';
        const inside = document.createRange();
        inside.selectNodeContents(code);
        return Math.ceil(inside.getBoundingClientRect().width - code.parentElement.getBoundingClientRect().width);";
    for screen in [(1440, 900), (820, 1180), (390, 844), (320, 640)] {
        window.resize(screen).await;
        let beyond = window.until("the code", beyond).await;
        assert!(beyond.as_i64().is_some_and(|pixels| pixels < 0), "{screen:?}: {beyond} pixels too wide");
    }
}
