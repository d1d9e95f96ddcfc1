//! Every page, as everybody sees it: with an accessibility checker, at phone size, in three languages.

use std::path::Path;

use serde_json::json;
use sevenfold_browser_tests::{Book, Ink, Kept, Key, Player, Size, Stage, Way, Window};
use sevenfold_protocol::Settings;
use sevenfold_texts::Lang;

use crate::{BOT, games, short};

/// What is smaller than a finger for a reason: cells of a board that can be made bigger, a rule's id beside the
/// sentence that cites it, and words within a sentence.
const SMALL: &str = ".hexes, .rule, .term, .se-slot";

/// English last, for whoever presses buttons by their names.
const LANGUAGES: [Lang; 3] = [Lang::De, Lang::Nl, Lang::En];

/// Addresses that need nothing but the server.
const PLAIN: &[&str] = &[
    "/",
    "/score/double-lucky-7",
    "/aid/double-lucky-7-pad",
    "/learn/sieben/round",
    "/lobby",
    "/member",
    "/enter",
    "/recover",
    "/admin",
    "/status",
    "/games",
    "/leaders/seven",
    "/@Nobody",
    "/settings",
    "/replay",
    "/review",
    "/exercises",
    "/exercises/mine",
    "/puzzles",
    "/nowhere",
    "/table/K73X9Q",
];

/// Addresses of puzzles.
const PUZZLES: &[&str] = &["fifth-level", "island", "holes", "copycat?of=own", "tactic?of=2"];

/// Addresses for each game.
const OF_GAMES: &[&str] = &["/new/", "/quick/", "/learn/", "/rules/", "/aid/"];

/// Looks at every page of the client.
async fn visit(window: &Window, mut look: impl AsyncFnMut(String)) {
    for path in PLAIN {
        window.go(path).await;
        look((*path).to_owned()).await;
    }
    for puzzle in PUZZLES {
        window.go(&format!("/puzzles/{puzzle}")).await;
        window.until("a board", "return !!document.querySelector('.pz-tray button')").await;
        look(format!("/puzzles/{puzzle}")).await;
    }
    for (game, _) in games() {
        for path in OF_GAMES {
            window.go(&format!("{path}{game}")).await;
            look(format!("{path}{game}")).await;
        }
        let kept = Kept::begun(short(game, 3), BOT);
        kept.resume_in(window).await;
        window.until_begun().await;
        look(format!("{game} at the beginning")).await;
        let mut player = Player::new(Way::Mouse);
        for _ in 0..6 {
            player.turn(window).await;
        }
        look(format!("{game} in the middle")).await;
        let kept = Kept::over(short(game, 3), BOT);
        kept.resume_in(window).await;
        window.until("a result", "return !!document.querySelector('.result')").await;
        look(format!("{game} at the end")).await;
        window.go(&kept.replay()).await;
        window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
        look(format!("{game} again")).await;
    }
    window.open_table(&short("sieben", 3)).await;
    look("gathering".to_owned()).await;
    window.sit("Ada").await;
    look("seated".to_owned()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_keeps_anybody_out() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut faults = Vec::new();
    visit(&window, async |page| {
        for ink in [Ink::Light, Ink::Dark] {
            window.prefer(ink).await;
            let found = window.barriers().await.into_iter().chain(window.mishaps().await);
            faults.extend(found.map(|fault| format!("{page}, {ink:?}: {fault}")));
        }
        window.prefer(Ink::Light).await;
    })
    .await;
    none(&faults);
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_fits_a_phone_and_a_finger() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    let mut faults = Vec::new();
    visit(&window, async |page| {
        for lang in LANGUAGES {
            window.speak(lang).await;
            let found = window.too_small(SMALL).await.into_iter().chain(window.too_wide().await);
            let found = found.chain(window.covered().await).chain(window.mishaps().await);
            faults.extend(found.map(|fault| format!("{page}, {}: {fault}", lang.code())));
        }
    })
    .await;
    none(&faults);
}

/// Where else one can go is seen on a phone without scrolling, wherever one may turn away from.
#[tokio::test(flavor = "multi_thread")]
async fn the_ways_elsewhere_are_in_sight_on_a_phone() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    let seen = "
        const ways = [...document.querySelectorAll('header nav a')];
        const seen = (e) => { const box = e.getBoundingClientRect(); return box.height > 0 && box.top >= 0 && box.bottom <= innerHeight; };
        return !!document.querySelector('main:not([aria-busy])') && ways.length > 3 && ways.every(seen)";
    for path in ["/", "/puzzles", "/exercises", "/rules/sieben", "/replay", "/settings"] {
        window.go(path).await;
        window.until(&format!("the other pages in sight from {path}"), seen).await;
    }
}

/// On a phone the rules of the other games are one press away, and what was looked for begins in the upper half.
#[tokio::test(flavor = "multi_thread")]
async fn rules_on_a_phone_lead_on_and_show_what_was_found() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    window.go("/rules/triple-seven").await;
    window.fill(".search input", "reserve").await;
    let found = "
        const found = [...document.querySelectorAll('article.p')].find((e) => e.getClientRects().length);
        return found?.getBoundingClientRect().top < innerHeight / 2";
    window.until("what was found, in the upper half", found).await;
    window.fill(".search input", "").await;
    window.press(".games a[href='/rules/sieben']").await;
    window.until("the other book", "return location.pathname === '/rules/sieben'").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_speaks_three_languages_and_fits_a_laptop() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Laptop).await;
    let mut faults = Vec::new();
    let book = Book::read();
    visit(&window, async |page| {
        for lang in LANGUAGES {
            window.speak(lang).await;
            let found = book.faults(&window, lang).await.into_iter().chain(window.too_wide().await);
            let found = found.chain(window.covered().await).chain(window.mishaps().await);
            faults.extend(found.map(|fault| format!("{page}, {}: {fault}", lang.code())));
        }
    })
    .await;
    none(&faults);
}

/// What somebody has filled in or begun survives another language: the page is not made anew.
#[tokio::test(flavor = "multi_thread")]
async fn another_language_leaves_everything_where_it_is() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for path in ["/new/sieben", "/puzzles/island", "/learn/sieben", "/play/sieben"] {
        window.go(path).await;
        window.speak(Lang::En).await;
        window
            .until(
                "a page",
                "return !!document.querySelector('main:not([aria-busy=\"true\"]) :is(svg, input)')",
            )
            .await;
        window.script("document.querySelector('main').dataset.same = 'yes'", vec![]).await;
        for lang in [Lang::De, Lang::Nl] {
            window.speak(lang).await;
            let same =
                window.script("return document.querySelector('main').dataset.same === 'yes'", vec![]).await;
            assert_eq!(same, true, "{path} is made anew in {}", lang.code());
        }
    }
}

/// A page that is added to the client is visited here.
#[test]
fn no_page_is_forgotten() {
    let places = Path::new(env!("CARGO_MANIFEST_DIR")).join("../web/src/way/place.rs");
    let places = std::fs::read_to_string(places).unwrap();
    let of_codes = [
        "/puzzles/*",
        "/learn/*/*",
        "/score/*",
        "/leaders/*",
        "/play/*",
        "/local/*",
        "/table/*",
        "/replay/*",
        "/replay/*/*",
        // Reviews and exercises have stories of their own.
        "/review/*",
        "/review/*/*",
        "/exercises/*",
        // The same as the rules of one game.
        "/rules",
    ]
    .map(str::to_owned);
    let of_games = OF_GAMES.iter().map(|path| format!("{path}*"));
    let visited: Vec<String> =
        PLAIN.iter().map(|path| (*path).to_owned()).chain(of_games).chain(of_codes).collect();
    let paths: Vec<String> =
        places.lines().filter_map(|line| Some(path(line.trim().split_once("] => ")?.0))).collect();
    assert!(paths.len() > 10, "the pages are found: {paths:?}");
    for path in paths {
        assert!(visited.contains(&path), "{path} is not looked at");
    }
}

/// The path of a pattern like `["play", game`, whatever it is about as a star.
fn path(pattern: &str) -> String {
    let words = pattern.trim_start_matches('[').split(", ").filter(|word| !word.is_empty());
    // Of several words for one page the first is enough.
    let first = |word: &'_ str| word.split(" | ").next().unwrap_or_default().trim_matches('"').to_owned();
    let words = words.map(|word| if word.starts_with('"') { first(word) } else { "*".to_owned() });
    format!("/{}", words.collect::<Vec<_>>().join("/"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_by_keyboard_shows_where_one_is() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    Kept::begun(short("sieben", 3), BOT).resume_in(&window).await;
    window.until("one's turn", "return !!document.querySelector('[data-move], [data-pick]')").await;
    let mut steps = 0;
    while window.script("return document.activeElement.matches('[data-move], [data-pick]')", vec![]).await
        != true
    {
        window.stroke(Key::Tab).await;
        assert!(window.focus_shows().await, "after {steps} steps the focus cannot be seen");
        steps += 1;
        assert!(steps < 60, "the cards are out of reach");
    }
    Player::new(Way::Keyboard).turn(&window).await;
}

fn none(faults: &[String]) {
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_to_a_rule_leads_to_it() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    window.go("/rules/seven#SV-12").await;
    let seen = "const top = document.querySelector('#SV-12.pointed')?.getBoundingClientRect().top;
        return top >= 0 && top < innerHeight / 2";
    window.until("the rule in view", seen).await;
}

/// DL-36: the host's own list is kept for the next table, and whoever misses draws from it.
#[tokio::test(flavor = "multi_thread")]
async fn dl_36_a_host_writes_challenges_of_their_own() {
    const TUNE: &str = "Hum a tune of your own";
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let with_forfeits = "label.opt:has(input[name='forfeits']):last-child";
    window.go("/new/double-lucky-7").await;
    window.press(with_forfeits).await;
    window.fill(".own-list textarea", TUNE).await;
    window.reload().await;
    window.press(with_forfeits).await;
    let list = "return document.querySelector('.own-list textarea')?.value";
    assert_eq!(window.until("the list", list).await, TUNE);
    window.press(".create-go .btn:not(.go)").await;
    window.until_asked().await;
    let options = json!({ "rounds": 7, "forfeits": "on" });
    let settings = Settings { options, challenges: Some(TUNE.to_owned()), ..short("double-lucky-7", 4) };
    Kept::played(settings, BOT, 2).resume_in(&window).await;
    window.until_text(TUNE).await;
}

/// The seven rules of Sieben are numbered, as they are in print.
#[tokio::test(flavor = "multi_thread")]
async fn what_has_an_order_is_numbered() {
    const NUMBERED: &str = "const list = document.querySelector('.book ol');
        const style = list && getComputedStyle(list);
        return !!list && list.children.length === 7 && style.display === 'block' && style.listStyleType === 'decimal'";
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/rules/sieben").await;
    window.until("seven rules with numbers", NUMBERED).await;
}

/// The rules' search hides what has not all the words.
#[tokio::test(flavor = "multi_thread")]
async fn the_rules_are_searched() {
    const SEEN: &str =
        "return [...document.querySelectorAll('article.p')].filter((e) => e.getClientRects().length).length";
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/rules/sieben").await;
    let all = window.until("rules", SEEN).await.as_u64().unwrap();
    window.fill(".search input", "penalty").await;
    let fewer =
        format!("const seen = (() => {{ {SEEN} }})(); return seen > 0 && seen < arguments[0] && seen");
    window.until_with("fewer rules", &fewer, vec![json!(all)]).await;
    // A part of the book in which nothing was found is not there, those with something are.
    let parts = "return [...document.querySelectorAll('.book section')].filter((e) => e.getClientRects().length)
        .map((e) => [...e.querySelectorAll('article.p')].filter((rule) => rule.getClientRects().length).length)";
    let parts = window.script(parts, vec![]).await;
    assert!(parts.as_array().is_some_and(|parts| !parts.is_empty() && !parts.contains(&json!(0))), "{parts}");
    window.fill(".search input", "xyzzy").await;
    window.until_said(Lang::En, "web-rules-none").await;
    assert_eq!(window.script(SEEN, vec![]).await, 0);
}

/// Another number of seats leaves what was chosen as it is.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_chosen_stays_with_other_seats() {
    const CHOSEN: &str =
        "return [...document.querySelectorAll('.opts label:has(:checked)')].map((e) => e.textContent)";
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for game in ["sieben", "double-lucky-7"] {
        window.go(&format!("/new/{game}")).await;
        window.press(".opts label:not(:has(:checked))").await;
        let chosen = window.script(CHOSEN, vec![]).await;
        window.press("label:has(input[name='seats']:not(:checked))").await;
        assert_eq!(window.script(CHOSEN, vec![]).await, chosen, "{game}");
    }
}
