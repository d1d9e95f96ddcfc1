//! What a hint says is so, and says it as the table does.

use serde_json::json;
use sevenfold_browser_tests::{Kept, SCREENS, Size, Stage, Window, said};
use sevenfold_protocol::GameFace;
use sevenfold_texts::Lang;

use crate::tables::at;
use crate::{BOT, games, short};

/// A hint says where a tile goes by what lies there, and shows it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_a_tile_is_told_in_words() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "seven", 2, 2).await;
    window.stroke('h').await;
    let hint = window.until("a hint", "return document.querySelector('.hintline .band')?.innerText").await;
    let hint = hint.as_str().unwrap();
    let cell = |pair: &[char]| matches!(pair, [before, ',', after] if before.is_ascii_digit() && (after.is_ascii_digit() || *after == '-'));
    let letters: Vec<char> = hint.chars().collect();
    assert!(letters.len() > 20 && !letters.windows(3).any(cell), "no cells by number: {hint}");
    window.until("its place", "return !!document.querySelector('.hexes .ghost:not(.away)')").await;
}

/// What a hint says, and why; what is marked for it; and what has been told so far.
const HINT: &str = "
    const [move, why] = [...document.querySelectorAll('.hintline .band span')].map((e) => e.innerText);
    const marked = document.querySelector('.hinted');
    const told = document.querySelector('[role=\"log\"]').innerText;
    return why && marked && { move, why, told, hidden: !!document.querySelector('.dn.hinted') };";

/// A hint says what to do, why, and where; and what it says of the table is so.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_cards_has_a_reason_that_is_so() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for game in ["sieben", "double-seven", "double-lucky-7", "triple-seven", "sevens"] {
        for moves in [0, 3, 7] {
            Kept::played(short(game, 3), BOT, moves).resume_in(&window).await;
            window.until_asked().await;
            window.stroke('h').await;
            let hint = window.until(&format!("a hint in {game} after {moves}"), HINT).await;
            let text = |name: &str| hint[name].as_str().unwrap_or_default().to_owned();
            let why = text("why");
            assert!(why.len() > 10 && !why.contains("bots-") && !why.contains('{'), "{game}: {hint}");
            // What is said against the tiles that lie face up is said for the one that does not.
            let against = ["bots-double-seven-draw-hidden", "bots-double-seven-draw-first"];
            if against.into_iter().any(|key| why == said(Lang::En, key)) {
                assert_eq!(hint["hidden"], true, "{game}: {hint}");
            }
            // DL-10: nobody is cited who has not bid.
            if game == "double-lucky-7" && why.contains("the others") {
                assert!(text("told").contains(" bid"), "{hint}");
            }
        }
    }
}

/// The two ways a lifted card can be laid in, as their pictures call them, and what comes after each.
const WAYS: &str = "
    const texts = (part) => [...document.querySelectorAll(`.way ${part}`)].map((e) => e.innerText.trim());
    return texts('.wt').length === 2 && { ways: texts('.wt'), notes: texts('.note') };";

/// Sieben's table where a card can be laid in both ways, and whatever else is wanted.
async fn two_ways(window: &Window, like: impl Fn(&GameFace) -> bool) {
    let both = |game: &GameFace| {
        let ways = |way: &str| game.choices.iter().any(|choice| choice.text.ends_with(way));
        ways(" hole") && ways(" number") && game.choices.len() == 2 && like(game)
    };
    Kept::asked(&short("sieben", 2), BOT, both).resume_in(window).await;
    window.until_asked().await;
}

/// Hole on number is called so in the picture of it, in hints and in what is told, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn a_way_to_lay_is_called_the_same_everywhere() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    two_ways(&window, |game| game.choices[0].text[..5] == game.choices[1].text[..5]).await;
    for lang in Lang::ALL {
        window.speak(lang).await;
        let lifted = "return document.querySelectorAll('.way').length === 2";
        if window.script(lifted, vec![]).await != json!(true) {
            window.press(".hand [data-pick]").await;
        }
        let shown = window.until("two pictures", WAYS).await;
        for (nth, key) in ["sieben-way-hole", "sieben-way-number"].into_iter().enumerate() {
            let called = shown["ways"][nth].as_str().unwrap().to_lowercase();
            assert_eq!(called, said(lang, key).to_lowercase(), "{lang:?}: {shown}");
        }
    }
    window.speak(Lang::En).await;
    window.stroke('h').await;
    let hint = window.until("a hint", HINT).await;
    let words = ["sieben-way-hole", "sieben-way-number"].map(|key| said(Lang::En, key));
    assert!(words.iter().any(|way| hint["move"].as_str().unwrap().contains(way.as_str())), "{hint}");
}

/// SI-12: where any card takes one out, the last one does, and nothing else is said of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_the_last_card_says_that_one_is_out() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    two_ways(&window, |game| game.view.value()["players"][0]["cards"] == 1).await;
    window.press(".hand [data-pick]").await;
    let shown = window.until("two pictures", WAYS).await;
    let out = said(Lang::En, "web-sieben-then-out");
    assert_eq!(shown["notes"], json!([out, out]), "{shown}");
    window.stroke('h').await;
    let hint = window.until("a hint", HINT).await;
    assert_eq!(hint["why"], said(Lang::En, "bots-sieben-out"), "{hint}");
}

/// Where a hint points at, and what is in front of it.
const POINTED: &str = "
    const cells = [...document.querySelectorAll('.hexes .ghost:not(.away) path')].filter((e) => e.getBoundingClientRect().width > 0);
    if (!cells.length) return null;
    const there = (e) => { const box = e.getBoundingClientRect(); return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2); };
    return cells.map(there).filter((e) => !e?.closest('.hexes')).map((e) => e?.outerHTML.slice(0, 120) ?? 'nothing');";

/// Nothing lies over the place that a hint points at, and it is not beyond what is seen of the table.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_for_a_tile_is_not_hidden() {
    let stage = Stage::open().await;
    for size in [Size::Phone, Size::Desk] {
        for moves in [1, 2, 3, 5] {
            let window = at(&stage, size, "seven", 2, moves).await;
            window.stroke('h').await;
            let hidden = window.until("its place", POINTED).await;
            assert_eq!(hidden, json!([]), "{size:?}, after {moves} moves");
        }
    }
}

/// How much of the question a hint lies on, in hundredths, and how many cards cannot be pressed for it. SEVEN's tile is
/// in hand already when its hint is read.
const IN_FRONT: &str = "
    const over = (x, y) => !!document.elementFromPoint(x, y)?.closest('.bands');
    const box = document.querySelector('.ask p').getBoundingClientRect();
    const parts = [...Array(10).keys()].map((at) => (at + 0.5) / 10);
    const points = parts.flatMap((down) => parts.map((along) => [box.left + along * box.width, box.top + down * box.height]));
    const middle = (e) => { const { left, top, width, height } = e.getBoundingClientRect(); return [left + width / 2, top + height / 2]; };
    const hand = [...document.querySelectorAll('.mine :is(.rack, .hand, .dlhand, .ts-hand, .se-hand) :is([data-move], [data-pick])')];
    return [points.filter(([x, y]) => over(x, y)).length, hand.filter((e) => over(...middle(e))).length];";

/// Whoever reads a hint reads the question, too, and can do at once what it says.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_lies_on_neither_question_nor_hand() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut faults = Vec::new();
    for (game, _) in games() {
        Kept::played(short(game, 3), BOT, 2).resume_in(&window).await;
        window.until_asked().await;
        window.stroke('h').await;
        window.until("a hint", "return !!document.querySelector('.hintline .band')").await;
        for screen in SCREENS {
            window.resize(screen).await;
            let hidden = window.script(IN_FRONT, vec![]).await;
            if hidden != json!([0, 0]) {
                faults.push(format!("{game}, {screen:?}: {hidden}"));
            }
        }
        window.resize((1440, 900)).await;
    }
    assert_eq!(faults, [""; 0]);
}
