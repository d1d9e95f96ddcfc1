//! What a finished game has to tell: its course, what the points are made of, why it was won, and what comes next.

use serde_json::Value;
use sevenfold_browser_tests::{Kept, Key, Player, Size, Stage, Way, Window, said};
use sevenfold_protocol::Ending;
use sevenfold_texts::Lang;

use crate::{BOT, games, leave_picture, short};

/// What stands below the ranking, once all of it is there.
const TOLD: &str = "
    const told = document.querySelector('.told');
    const all = (selector) => [...told.querySelectorAll(selector)];
    // SEVEN's ranking shows itself what it is made of.
    const made = document.querySelector('.told .parts, .result table.standing');
    if (!told || all('.course polyline').length === 0 || !made) return null;
    return {
      lines: all('.course polyline').length,
      cells: [...made.querySelectorAll('tbody tr')].map((row) => row.querySelectorAll('td:not(.place)').length),
      heads: [...made.querySelectorAll('thead th')].map((head) => head.textContent),
      moments: all('.moments li').length,
      share: all('button.btn').filter((button) => !button.disabled).length,
    };";

/// Marks that have left the sentence they stand before.
const STRAY: &str = "
    const inside = (a, b) => a.top >= b.top - 1 && a.bottom <= b.bottom + 1 && a.left >= b.left - 1 && a.right <= b.right + 1;
    return [...document.querySelectorAll('.ask .dot')].filter((e) => e.getClientRects().length > 0)
      .filter((e) => !inside(e.getBoundingClientRect(), e.parentElement.getBoundingClientRect())).map((e) => e.parentElement.innerText);";

/// How high SEVEN's board is, and how far the result reaches into it.
const BOARD: &str = "
    const [board, result] = ['.stage .hexes', '.result'].map((e) => document.querySelector(e).getBoundingClientRect());
    return { high: board.height, under: Math.max(0, board.right - result.left) };";

/// What lies on the words that say who won.
const ON_TOP: &str = "
    scrollTo(0, 0);
    const [words, result] = ['.result h2', '.result'].map((e) => document.querySelector(e));
    const box = words.getBoundingClientRect();
    const parts = [...Array(10).keys()].map((at) => (at + 0.5) / 10);
    const there = parts.flatMap((down) => parts.map((along) => document.elementFromPoint(box.left + along * box.width, box.top + down * box.height)));
    return [...new Set(there.filter((e) => !result.contains(e)).map((e) => `${e?.tagName}.${e?.getAttribute('class')}`))];";

async fn told(window: &Window) -> Value {
    window.until("what the game has to tell", TOLD).await
}

/// A line a player, a row a player, each game's own words above them, and the way to moments, replay and others.
#[tokio::test(flavor = "multi_thread")]
async fn every_result_says_how_it_came_about() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        Kept::over(short(game, 3), BOT).resume_in(&window).await;
        let told = told(&window).await;
        for screen in [(1440, 900), (390, 844)] {
            window.resize(screen).await;
            leave_picture(&window, &format!("result of {game} {}x{}", screen.0, screen.1)).await;
            let faults: Vec<String> =
                window.too_wide().await.into_iter().chain(window.covered().await).collect();
            assert_eq!(faults, [""; 0], "{game}, {screen:?}");
            assert_eq!(window.script(STRAY, vec![]).await, serde_json::json!([]), "{game}, {screen:?}");
        }
        window.resize((1440, 900)).await;
        assert_eq!(told["lines"], 3, "{game}: {told}");
        let heads: Vec<&str> = told["heads"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        assert!(heads.len() > 1 && heads.iter().all(|head| head.len() > 2), "{game}: {told}");
        assert_eq!(
            told["cells"],
            serde_json::json!([heads.len(), heads.len(), heads.len()]),
            "{game}: {told}"
        );
        assert!(told["moments"].as_u64() > Some(0), "{game}: {told}");
        assert_eq!(told["share"], 1, "{game}: {told}");
        // Where what everybody has is no points, a sentence says what decided it.
        let decided = window.script("return !!document.querySelector('.told .decided')", vec![]).await;
        assert_eq!(decided, game == "sieben", "{game}");
        let replay = "return !!document.querySelector('.result a[href^=\"/replay/\"]')";
        assert_eq!(window.script(replay, vec![]).await, true, "{game}");
    }
}

/// How far the course of the game reaches below what is seen.
const BELOW: &str = "return document.querySelector('.course').getBoundingClientRect().bottom - innerHeight";

/// What lies over the bar when everything is scrolled as far as it goes: nothing should.
const OVER_BAR: &str = "
    for (const e of [document.scrollingElement, ...document.querySelectorAll('.table, .result')]) e.scrollTop = 1e6;
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const places = [0.2, 0.4, 0.5, 0.6].map((part) => document.elementFromPoint(bar.width * part, bar.top + bar.height / 2));
    return places.filter((e) => !e?.closest('.bar')).map((e) => e?.className ?? null);";

/// At a desk the course of the game is seen at once, and nothing is ever drawn over the bar. SEVEN and 777 show what lies on
/// the table instead.
#[tokio::test(flavor = "multi_thread")]
async fn a_desk_has_room_for_the_course_of_the_game() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        Kept::over(short(game, 3), BOT).resume_in(&window).await;
        told(&window).await;
        let below = window.script(BELOW, vec![]).await.as_f64().unwrap();
        assert!(matches!(game, "seven" | "triple-seven") || below <= 0.0, "{game}: {below} pixels too low");
        assert_eq!(window.script(OVER_BAR, vec![]).await, serde_json::json!([]), "{game}");
    }
}

/// With the last move the hand is gone: whoever plays by key goes on at the result, in sight, and has pressed nothing there.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_goes_on_to_the_result() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = stage.window(size).await;
        Kept::played(short("seven", 2), BOT, 6).resume_in(&window).await;
        Player::new(Way::Keyboard).play_to_the_end(&window).await;
        let there = "
            const [has, result] = [document.activeElement, document.querySelector('.result')];
            return has === result && has.getBoundingClientRect().top < innerHeight;";
        window.until(&format!("the focus at the result, {size:?}"), there).await;
        window.stroke(Key::Tab).await;
        window.until("its first button", "return document.activeElement.matches('.result .btn.can')").await;
    }
}

/// The ranking by levels, and where it is said who won.
const LEVELS: &str = "
    const all = (selector) => [...document.querySelectorAll(selector)].map((e) => e.innerText);
    const decides = all('.result td.decides');
    if (document.querySelector('.result ol.standing, .result .num')) return { points: true };
    return decides.length < 2 ? null : { why: all('.result header p')[0], heads: all('.result thead th'), level: all('.result th.decides')[0], decides };";

/// SV-10: as many tiles on top do not say who won; the level that does is named, and stands out among all levels.
#[tokio::test(flavor = "multi_thread")]
async fn sv_10_a_result_says_which_level_decided() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let close = |ending: &Ending| {
        let points = ending.outcome.as_ref().map(|outcome| outcome.points.clone()).unwrap_or_default();
        ending.winners.len() == 1 && points.first() == points.get(1)
    };
    Kept::ended(&short("seven", 2), BOT, close).resume_in(&window).await;
    let levels = window.until("the ranking by levels", LEVELS).await;
    assert!(levels["heads"].as_array().is_some_and(|heads| heads.len() > 1), "{levels}");
    let level = levels["level"].as_str().unwrap_or_default().to_lowercase();
    let why = levels["why"].as_str().unwrap_or_default().to_lowercase();
    assert!(level.starts_with("level ") && why.starts_with(&format!("{level} decides")), "{levels}");
    assert_ne!(levels["decides"][0], levels["decides"][1], "{levels}");
}

/// At a desk the board that is spoken of stands beside the result.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_is_seen_beside_the_result() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    Kept::over(short("seven", 2), BOT).resume_in(&window).await;
    told(&window).await;
    let board = window.script(BOARD, vec![]).await;
    let pixels = |what: &str| board[what].as_f64().unwrap();
    assert!(pixels("high") > 400.0 && pixels("under") < 1.0, "{board}");
}

/// Sideways, at 200 % and on tablets nothing lies on it either, and SEVEN's board is still one to look at.
#[tokio::test(flavor = "multi_thread")]
async fn nothing_lies_on_the_result() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for game in ["double-seven", "double-lucky-7", "sieben", "seven", "triple-seven"] {
        Kept::over(short(game, 3), BOT).resume_in(&window).await;
        told(&window).await;
        for screen in [(667, 375), (844, 390), (720, 450), (820, 1180), (1180, 820)] {
            window.resize(screen).await;
            leave_picture(&window, &format!("end of {game} {}x{}", screen.0, screen.1)).await;
            assert_eq!(window.script(ON_TOP, vec![]).await, serde_json::json!([]), "{game}, {screen:?}");
            if game == "seven" && screen.1 > 800 {
                let board = window.script(BOARD, vec![]).await;
                assert!(board["high"].as_f64().is_some_and(|high| high > 250.0), "{screen:?}: {board}");
            }
        }
        window.resize((1440, 900)).await;
    }
}

/// Another game against stronger bots is one press away.
#[tokio::test(flavor = "multi_thread")]
async fn the_next_game_is_played_at_another_level() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    Kept::over(short("sieben", 3), BOT).resume_in(&window).await;
    let before = window.path().await;
    let expert = said(Lang::En, "web-level-expert");
    window.press(".result .fill .level:nth-last-of-type(2)").await;
    window.until_asked().await;
    assert_ne!(window.path().await, before, "another table");
    let opponents = window.script("return document.querySelector('.opps').innerText", vec![]).await;
    assert!(opponents.as_str().unwrap().contains(&expert), "{opponents}");
}
