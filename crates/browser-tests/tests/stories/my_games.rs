//! My games: what was played is there, can be found, noted, looked at again at a moment, and brought along.

use serde_json::json;
use sevenfold_browser_tests::{Kept, Size, Stage, Window, said};
use sevenfold_protocol::{Rated, Settings};
use sevenfold_texts::Lang;

use crate::members::two_members;
use crate::{BOT, leave_picture, short};

/// So many games are listed.
const LISTED: &str = "return document.querySelectorAll('.own .ln').length";

async fn until_listed(window: &Window, games: u32) {
    let script = "return document.querySelectorAll('.own .ln').length === arguments[0]";
    window.until_with("the games to be listed", script, vec![json!(games)]).await;
}

/// Chooses one of a list that opens, as whoever presses it does.
async fn choose(window: &Window, number: u32, value: &str) {
    let script = "const list = document.querySelectorAll('.own .among select')[arguments[0]]; \
        list.value = arguments[1]; list.dispatchEvent(new Event('change', { bubbles: true }))";
    window.script(script, vec![json!(number), json!(value)]).await;
}

/// Parts of a line of the list that lie on each other.
const ON_EACH_OTHER: &str = "
    const lies = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return [...document.querySelectorAll('.own .ln')].flatMap((line) => {
      const parts = [...line.querySelectorAll('.g, .wi, .re, .ra, .ac > :not(dialog)')].map((e) => [e, e.getBoundingClientRect()]);
      return parts.flatMap(([one, a], i) => parts.slice(i + 1).filter(([, b]) => lies(a, b))
        .map(([other]) => `${one.className} lies on ${other.className}`));
    });";

/// Who sat there, where it has hardly any room.
const SQUEEZED: &str = "
    const narrow = [...document.querySelectorAll('.own .ln .wi')].filter((e) => e.clientWidth < 80);
    return narrow.map((e) => `${e.textContent}: ${e.clientWidth}`)";

/// Nothing is in anybody's way, nothing sticks out, everything can be pressed.
async fn is_sound(window: &Window, name: &str) {
    assert_eq!(window.barriers().await, [""; 0], "{name}");
    assert_eq!(window.too_wide().await, [""; 0], "{name}");
    assert_eq!(window.too_small("").await, [""; 0], "{name}");
    assert_eq!(window.script(ON_EACH_OTHER, vec![]).await, json!([]), "{name}");
    leave_picture(window, name).await;
}

/// Two people play at a server's table; both find the game again, and one looks at a moment of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_found_again_noted_and_looked_at() {
    let stage = Stage::open().await;
    let (ada, bo, code) = stage.two_at_a_table(&short("sieben", 2)).await;
    ada.start_with(&bo).await;
    bo.give_up_the_game().await;
    ada.until("the end", "return !!document.querySelector('.result')").await;
    for (window, name) in [(&ada, "my-games-desk"), (&bo, "my-games-phone")] {
        window.go("/games").await;
        until_listed(window, 1).await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            window.until_text(&said(lang, "web-own-casual")).await;
        }
        is_sound(window, name).await;
    }
    ada.speak(Lang::En).await;
    // A tablet, a phone on its side, a small one: words are not cut into letters, and nothing sticks out.
    for size in [(820, 1180), (844, 390), (1024, 768), (320, 568)] {
        ada.resize(size).await;
        assert_eq!(ada.script(SQUEEZED, vec![]).await, json!([]), "{size:?}");
        is_sound(&ada, &format!("my-games-{}", size.0)).await;
    }
    ada.resize((1440, 900)).await;
    // It is found by what one remembers, while that is written, and not by what was otherwise.
    ada.fill(".own .search input", "cleo").await;
    ada.until_said(Lang::En, "web-own-none").await;
    ada.fill(".own .search input", "bo").await;
    until_listed(&ada, 1).await;
    choose(&ada, 0, "lost").await;
    ada.until_said(Lang::En, "web-own-none").await;
    assert_eq!(ada.script(LISTED, vec![]).await, 0);
    choose(&ada, 0, "won").await;
    until_listed(&ada, 1).await;
    ada.press(".own button.note").await;
    ada.fill("dialog[open] textarea", "Hold the six.").await;
    ada.press("dialog[open] .btn.go").await;
    ada.until_text("Hold the six.").await;
    ada.reload().await;
    ada.until_text("Hold the six.").await;
    // Every game leads to its review.
    ada.press(".own .ac a[href^='/review/']").await;
    ada.until("a review", "return !!document.querySelector('.rv-page')").await;
    // Whoever did not sit first looks back from their own seat all the same.
    bo.press(".own .ac a[href^='/review/']").await;
    let whose = "return document.querySelector('.rv-who .views [aria-pressed=true]')?.innerText.trim()";
    assert_eq!(bo.until("whose game it is", whose).await, "Bo");
    ada.go("/games").await;
    until_listed(&ada, 1).await;
    // It is handed on at a chosen moment, and opens there.
    let address = share_at(&ada, 1).await;
    assert!(address.ends_with(&format!("/replay/{code}/1?step=1&seat=1")), "{address}");
    is_sound(&ada, "share-desk").await;
    ada.press("dialog[open] a.btn").await;
    ada.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    assert!(ada.script("return location.search", vec![]).await.as_str().unwrap().contains("step=1"));
    assert_eq!(ada.mishaps().await, [""; 0], "nothing went wrong");
}

/// Chooses a moment in the window from which a game is handed on; gives the address that leads there.
async fn share_at(window: &Window, step: u32) -> String {
    window.press(".own .ac button[aria-haspopup=dialog]:not(.report)").await;
    window.until("moments", "return !!document.querySelector('dialog[open] input[type=range]')").await;
    let script = "const range = document.querySelector('dialog[open] input[type=range]');
        range.value = arguments[0]; range.dispatchEvent(new Event('input', { bubbles: true }))";
    window.script(script, vec![json!(step)]).await;
    let script = "const told = document.querySelector('dialog[open] .address')?.textContent;
        return told?.includes(`step=${arguments[0]}&`) ? told : null";
    let address = window.until_with("the address", script, vec![json!(step)]).await;
    address.as_str().unwrap().to_owned()
}

/// Games that go on stand above those that are finished, wherever they are played, and can be looked for alone.
#[tokio::test(flavor = "multi_thread")]
async fn games_that_go_on_are_among_ones_own() {
    let stage = Stage::open().await;
    let (window, phone) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    Kept::over(short("sieben", 3), BOT).resume_in(&window).await;
    let code = window.open_table(&short("seven", 2)).await;
    window.sit("Ada").await;
    Kept::played(short("sieben", 2), BOT, 6).resume_in(&phone).await;
    for (window, name, games) in [(&window, "running-desk", 2), (&phone, "running-phone", 1)] {
        window.go("/games").await;
        until_listed(window, games).await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            window.until_text(&said(lang, "web-own-running")).await;
        }
        is_sound(window, name).await;
    }
    window.speak(Lang::En).await;
    choose(&window, 3, "finished").await;
    until_listed(&window, 1).await;
    assert_eq!(window.script("return document.querySelectorAll('.own .run').length", vec![]).await, 0);
    choose(&window, 3, "running").await;
    window.until("one alone", "return document.querySelectorAll('.own .run').length === 1").await;
    until_listed(&window, 1).await;
    // A game that goes on has no result.
    choose(&window, 0, "won").await;
    window.until_said(Lang::En, "web-own-none").await;
    choose(&window, 0, "").await;
    window.press(".own .run a.btn").await;
    window.until("the table", "return location.pathname.startsWith('/table/')").await;
    assert_eq!(window.path().await, format!("/table/{code}"));
    phone.press(".own .run a.btn").await;
    phone.until_begun().await;
}

/// A game against bots is on the list from the beginning, and stays there when it is brought along.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_bots_is_brought_along() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    Kept::over(short("sieben", 3), BOT).resume_in(&window).await;
    window.go("/games").await;
    until_listed(&window, 1).await;
    window.until_text(&said(Lang::En, "web-own-here")).await;
    is_sound(&window, "my-games-here").await;
    // It is handed on with the whole game in the link, which opens anywhere.
    let address = share_at(&window, 2).await;
    assert!(address.contains("/replay?step=2&seat=1#game="), "{address}");
    is_sound(&window, "share-phone").await;
    let (_, path) = address.split_once("/replay").unwrap();
    let stranger = stage.window(Size::Desk).await;
    stranger.go(&format!("/replay{path}")).await;
    stranger.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    window.press("dialog[open] header .tool").await;
    window.press(".own button.note").await;
    window.fill("dialog[open] textarea", "Before I was a member.").await;
    window.press("dialog[open] .btn.go").await;
    window.until_text("Before I was a member.").await;
    window.reload().await;
    window.until_text("Before I was a member.").await;
    window.press(".own .bring .btn").await;
    window.until("no more to bring", "return !document.querySelector('.own .bring')").await;
    until_listed(&window, 1).await;
    window.until_text(&said(Lang::En, "web-own-brought")).await;
    // What was noted comes along.
    window.until_text("Before I was a member.").await;
    window.press(".own .ac a[href^='/replay/']").await;
    window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}

/// Leaderboards: the bots stand there from the first day; nobody else has to.
#[tokio::test(flavor = "multi_thread")]
async fn leaderboards_show_where_the_bots_stand() {
    let stage = Stage::open().await;
    for (size, name) in [(Size::Desk, "leaders-desk"), (Size::Phone, "leaders-phone")] {
        let window = stage.window(size).await;
        window.go("/leaders/seven").await;
        window.until("five bots", "return document.querySelectorAll('.own tr.bt').length === 5").await;
        window.until_said(Lang::En, "web-own-pairs").await;
        is_sound(&window, name).await;
        window.go("/@Nobody%20At%20All").await;
        window.until_said(Lang::En, "web-own-nobody").await;
        window.go("/games").await;
        window.until_said(Lang::En, "web-own-first").await;
        is_sound(&window, &format!("my-games-none-{name}")).await;
    }
}

/// What the server would tell whoever is first on a leaderboard of two.
const LISTED_BOARD: &str = r"const board = { game: 'sieben', seats: 'more', least_games: 15, bots: [{ bot: 'club', rating: 1500 }],
    leaders: [1, 2].map((place) => ({ place, name: ['Ada', 'Bo'][place - 1], rating: 1800 - 100 * place, deviation: 60, games: 20,
      me: place === 1 })) };
    window.fetch = async () => new Response(JSON.stringify(board), { headers: { 'content-type': 'application/json' } });";

/// One's own line on a leaderboard is marked, and stands in its columns like every other.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_line_on_a_leaderboard_stands_in_its_columns() {
    let stage = Stage::open().await;
    for (size, name) in [(Size::Desk, "listed-desk"), (Size::Phone, "listed-phone")] {
        let window = stage.window(size).await;
        window.go("/leaders/sieben").await;
        window.until("five bots", "return document.querySelectorAll('.own tr.bt').length === 5").await;
        window.script(LISTED_BOARD, vec![]).await;
        // Asked for others, the page asks anew.
        window.press(".own .segs label:nth-of-type(2)").await;
        window.until("two people", "return document.querySelectorAll('.own tbody a').length === 2").await;
        let columns = "return [...document.querySelectorAll('.own tbody tr')].map((row) =>
            [...row.children].map((cell) => Math.round(cell.getBoundingClientRect().left)).join(' '))";
        let columns = window.script(columns, vec![]).await;
        assert_eq!((&columns[0], &columns[2]), (&columns[1], &columns[1]), "{columns}");
        is_sound(&window, name).await;
    }
}

/// Two members play for their ratings: one loses what the other wins, and both read it in their lists and on their pages.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_moves_both() {
    let stage = Stage::open().await;
    let [ada, bo] = two_members(&stage).await;
    let rated = Settings { rated: Rated::Rated, move_seconds: Some(600), ..short("sieben", 2) };
    ada.share_table(&bo, &rated).await;
    ada.start_with(&bo).await;
    // What it costs is said before the game is given up.
    bo.press_named("web-this-seat").await;
    bo.until_said(Lang::En, "web-rated-leave").await;
    bo.press(".leaving > :last-child .btn").await;
    bo.press(".leaving .btn.bad").await;
    ada.until("the end", "return !!document.querySelector('.result')").await;
    let mut moved = Vec::new();
    for (window, name) in [(&ada, "Ada"), (&bo, "Bo")] {
        // What became of the rating is told where the game ended.
        let told = read(window, ".new-rating").await;
        leave_picture(window, &format!("rating-told-{name}")).await;
        window.go("/games").await;
        until_listed(window, 1).await;
        let rating = read(window, ".own .ln .ra b").await;
        assert_eq!(told, rating, "{name}");
        moved.push((rating, read(window, ".own .ln .chg").await));
        is_sound(window, &format!("rated-{name}")).await;
        window.press(".own .ln .report").await;
        window.fill("dialog[open] textarea", "Rude words at the table.").await;
        leave_picture(window, &format!("report-{name}")).await;
        window.press("dialog[open] .btn.go").await;
        window.until_said(Lang::En, "web-report-told").await;
        window.go(&format!("/@{name}")).await;
        assert_eq!(read(window, ".own .rcs .rn b").await, rating, "{name}");
        is_sound(window, &format!("profile-{name}")).await;
    }
    let [(won, up), (lost, down)] = moved[..] else { panic!("{moved:?}") };
    assert!(up > 0 && down == -up && won == 1500 + up && lost == 1500 + down, "{moved:?}");
}

/// The number at some place.
async fn read(window: &Window, selector: &str) -> i64 {
    let script = "const text = document.querySelector(arguments[0])?.textContent.replace('−', '-');
        return text ? Number(text.match(/[-+]?\\d+/)[0]) : null";
    window.until_with(selector, script, vec![json!(selector)]).await.as_i64().unwrap()
}
