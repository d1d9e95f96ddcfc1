//! What happens at the drawn tables: each story is something that somebody stumbled over.

use serde_json::{Value, json};
use sevenfold_browser_tests::{Kept, Key, Player, Size, Stage, Way, Window, said};
use sevenfold_texts::Lang;

use crate::{BOT, games, short};

/// A table in the middle of a game, in a window of this size.
pub(crate) async fn at(stage: &Stage, size: Size, game: &str, seats: u8, moves: u32) -> Window {
    let window = stage.window(size).await;
    Kept::played(short(game, seats), BOT, moves).resume_in(&window).await;
    window.until_asked().await;
    window
}

/// Keeps what the heptagon shows whenever a Seven! lies in it: how many cards, the sum, and the card on top.
const SEE_SEVENS: &str = "
    window.sevens = [];
    new MutationObserver(() => {
      const ring = document.querySelector('.ring.seven');
      const top = ring?.querySelector('.board .top use')?.getAttribute('href');
      const sum = ring?.querySelector('.tot')?.textContent;
      const last = window.sevens.at(-1);
      if (top && (last?.top !== top || last?.sum !== sum)) window.sevens.push({ top, sum });
    }).observe(document.querySelector('.mid'), { subtree: true, childList: true, attributes: true });";

/// SI-9: the card lies, the seven shows, and the pile goes aside with that card on top.
#[tokio::test(flavor = "multi_thread")]
async fn a_seven_is_seen_before_the_pile_goes_aside() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "sieben", 2, 0).await;
    window.script(SEE_SEVENS, vec![]).await;
    let mut player = Player::new(Way::Mouse);
    // A game without one is over at some time, too.
    let seen = "return window.sevens.length > 0 || !!document.querySelector('.result')";
    player.play_until(&window, seen).await;
    let seen = window.script("return window.sevens[0]", vec![]).await;
    assert_eq!(seen["sum"], "7", "{seen}");
    // The pile lies aside once it has been seen, unless another one made seven meanwhile.
    let aside = "
        const top = document.querySelector('.aside .top use')?.getAttribute('href');
        return !document.querySelector('.ring.seven') && (top ?? null) && [top, window.sevens.at(-1).top];";
    let aside = window.until("the pile aside", aside).await;
    assert_eq!(aside[0], aside[1], "the card that made seven lies on top");
}

/// Draws until something can be done.
async fn draw_all(window: &Window) {
    let acting = "return !!document.querySelector('.racts button') || !!document.querySelector('[data-move^=\"draw\"]')";
    loop {
        window.until("a draw or a deed", acting).await;
        if window.script("return !!document.querySelector('.racts button')", vec![]).await == true {
            return;
        }
        window.press_if("[data-move^='draw']").await;
    }
}

/// The first tile in the middle of the window, where a press brings it.
const MIDDLE: &str = "document.querySelector('.rack button').scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })";

/// Where the rack and the buttons below it lie.
const LIES: &str = "return ['.rack', '.racts'].map((s) => Math.round(document.querySelector(s).getBoundingClientRect().top))";

#[tokio::test(flavor = "multi_thread")]
async fn the_rack_stays_where_it_is_while_tiles_are_chosen() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = at(&stage, size, "double-seven", 3, 14).await;
        draw_all(&window).await;
        window.script(MIDDLE, vec![]).await;
        let before = window.script(LIES, vec![]).await;
        for nth in 1..=3 {
            window.press(&format!(".rack li:nth-child({nth}) button")).await;
            let chosen = format!("return document.querySelectorAll('.rack .sel').length === {nth}");
            window.until("a tile chosen", &chosen).await;
            assert_eq!(window.script(LIES, vec![]).await, before, "after {nth} tiles, {size:?}");
        }
    }
}

/// The button beside the board says Enter; so Enter lays, wherever the tile was taken from.
#[tokio::test(flavor = "multi_thread")]
async fn enter_lays_the_tile_that_was_clicked() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "seven", 2, 1).await;
    window.press(".sv-tl.can button").await;
    window.until("a tile in hand", "return !!document.querySelector('.sv-tl.on')").await;
    let left = "return document.querySelectorAll('.sv-tl:not(.gone)').length";
    let before = window.script(left, vec![]).await.as_u64().unwrap();
    for key in ['r', 'f'] {
        window.stroke(key).await;
    }
    window.stroke(Key::Enter).await;
    window.until_with("the tile laid", &format!("{left} === arguments[0]"), vec![json!(before - 1)]).await;
}

/// The names are there for whoever hears the page, though there is no room to show them.
#[tokio::test(flavor = "multi_thread")]
async fn everything_has_a_name_on_a_phone() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    for (game, _) in games() {
        Kept::begun(short(game, 3), BOT).resume_in(&window).await;
        window.until_asked().await;
        let heard = window.spoken().await;
        for key in ["web-hint", "web-undo", "web-this-seat"] {
            assert!(heard.contains(&format!("button “{}”", said(Lang::En, key))), "{game}: {heard}");
        }
        assert!(heard.contains("link “Sevenfold”"), "{game}: {heard}");
        assert_eq!(window.nameless().await, [""; 0], "{game}");
    }
}

/// Names beside which there is no room for all of their letters.
const CUT_NAMES: &str = "
    const shown = (e) => e.checkVisibility() && getComputedStyle(e).clipPath === 'none';
    return [...document.querySelectorAll('.who b, .pot .w b, .log th, .log th span:not(.vh)')]
      .filter((e) => shown(e) && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible')
      .map((e) => e.textContent)";

/// At a desk there is room for everybody's name, at the seats and on the sheet beside the table.
#[tokio::test(flavor = "multi_thread")]
async fn names_are_read_whole_at_a_desk() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        Kept::played(short(game, 4), BOT, 1).resume_in(&window).await;
        window.until_asked().await;
        for lang in Lang::ALL {
            window.speak(lang).await;
            assert_eq!(window.script(CUT_NAMES, vec![]).await, json!([]), "{game}, {lang:?}");
        }
    }
}

/// However many sit there, and however many points they have.
#[tokio::test(flavor = "multi_thread")]
async fn names_of_six_others_are_read_whole_at_a_desk() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Laptop).await;
    for (game, _) in games().into_iter().filter(|(game, _)| !matches!(*game, "double-seven" | "seven")) {
        for kept in [Kept::played(short(game, 7), BOT, 1), Kept::over(short(game, 7), BOT)] {
            kept.resume_in(&window).await;
            let seats = "return document.querySelectorAll('.opp .who b').length === 6";
            window.until("six seats", seats).await;
            for screen in [(1280, 720), (1440, 900)] {
                window.resize(screen).await;
                assert_eq!(window.script(CUT_NAMES, vec![]).await, json!([]), "{game}, {screen:?}");
            }
        }
    }
}

/// How large everything at a table is that has a name in the styles.
const SIZES: &str = "
    const size = (e) => { const { width, height } = e.getBoundingClientRect(); return `${e.getAttribute('class')} ${Math.round(width)} × ${Math.round(height)}`; };
    return [...document.querySelectorAll('main.table [class]')].map(size)";

/// Goes to another page without loading anything anew, as a link does.
const FOLLOW: &str = "
    const link = document.createElement('a');
    link.href = arguments[0];
    document.body.append(link);
    link.click();
    link.remove();";

/// The styles of other pages are still there when somebody comes from one: they are not for tables.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_looks_the_same_wherever_one_comes_from() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    for (game, _) in games() {
        let kept = Kept::played(short(game, 3), BOT, 2);
        kept.resume_in(&window).await;
        window.until_asked().await;
        let straight = window.script(SIZES, vec![]).await;
        assert!(straight.as_array().is_some_and(|sizes| sizes.len() > 20), "{game}: {straight}");
        window.go("/score/double-lucky-7").await;
        window.until("the pad", "return !!document.querySelector('.pad2')").await;
        window.script(FOLLOW, vec![json!(kept.path())]).await;
        window.until_asked().await;
        let same = format!("return JSON.stringify((() => {{ {SIZES} }})()) === JSON.stringify(arguments[0])");
        window.until_with(&format!("{game} as it was"), &same, vec![straight]).await;
    }
}

/// Whoever plays by key goes on where they are, whatever vanishes.
#[tokio::test(flavor = "multi_thread")]
async fn the_focus_stays_at_the_table() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = stage.window(size).await;
        for (game, _) in games() {
            Kept::begun(short(game, 2), BOT).resume_in(&window).await;
            let mut player = Player::new(Way::Keyboard);
            for turn in 0..6 {
                window.until_asked().await;
                player.turn(&window).await;
                let kept =
                    "return document.activeElement !== document.body || !!document.querySelector('.result')";
                window.until(&format!("the focus in {game}, {size:?}, after {turn} turns"), kept).await;
            }
        }
    }
}

/// What has the focus is switched off: as soon as something else has it, or nothing, it is on again.
const FLICKER: &str = "
    const [pressed, longer] = [document.activeElement, arguments[0]];
    const on = () => {
      const has = document.activeElement;
      if (has === pressed || longer && has === document.body) return requestAnimationFrame(on);
      pressed.disabled = false;
      window.flickered = pressed;
    };
    window.flickered = null;
    pressed.disabled = true;
    requestAnimationFrame(on);";

/// A pile is off between two tiles that are drawn from it, for a moment in this browser and for longer at a server's
/// table: whoever plays by key goes on there.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_switched_off_for_a_moment_keeps_the_focus() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "double-seven", 2, 0).await;
    // By key: a page that nobody has touched has no focus to give.
    while window.script("return !document.activeElement.matches('main [data-move]')", vec![]).await == true {
        window.stroke(Key::Tab).await;
    }
    let back = "return !!window.flickered && document.activeElement === window.flickered";
    for longer in [false, true] {
        window.script(FLICKER, vec![json!(longer)]).await;
        window.until(&format!("the focus where it was (longer: {longer})"), back).await;
    }
}

/// However close a family lies, its animal is seen whole.
#[tokio::test(flavor = "multi_thread")]
async fn families_are_recognised() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = at(&stage, size, "double-seven", 4, 45).await;
        let faces = "return [...document.querySelectorAll('.fam')].map((family) => {
            const face = family.querySelector('.piece.face .t');
            face.scrollIntoView({ block: 'center', behavior: 'instant' });
            const box = face.getBoundingClientRect();
            const at = (x) => document.elementFromPoint(box.left + box.width * x, box.top + box.height / 2);
            const over = [0.2, 0.5, 0.8].map(at).find((there) => !face.contains(there));
            return over === undefined ? '' : `${family.innerText} is behind ${over?.outerHTML.slice(0, 80)}`;
          })";
        let faces = window.script(faces, vec![]).await;
        let faces = faces.as_array().cloned().unwrap_or_default();
        assert!(faces.len() > 6, "{faces:?}");
        let covered: Vec<&Value> = faces.iter().filter(|face| *face != "").collect();
        assert_eq!(covered, [&Value::Null; 0], "{size:?}");
    }
}

/// SI-6: a card that does not fit says why.
#[tokio::test(flavor = "multi_thread")]
async fn a_card_that_does_not_fit_says_why() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "sieben", 3, 0).await;
    let unfit = ".hand [aria-disabled='true']";
    let mut player = Player::new(Way::Mouse);
    let found =
        format!("return !!document.querySelector({unfit:?}) && !!document.querySelector('.hand .can')");
    player.play_until(&window, &found).await;
    window.press(unfit).await;
    window.until_text("SI-6").await;
}

/// DS-11: what is missing is said, not another rule.
#[tokio::test(flavor = "multi_thread")]
async fn a_family_of_nothing_is_answered_with_its_own_rule() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "double-seven", 2, 6).await;
    draw_all(&window).await;
    window.press_named("web-double-seven-start").await;
    window.until_said(Lang::En, "web-double-seven-choose-family").await;
    window.until_text("DS-11").await;
}

/// What the rack shows before anything is chosen: tiles of which there are two, those of them that are not lit, and how
/// passing looks beside what is not ready yet.
const RACK: &str = "
    const tiles = [...document.querySelectorAll('.rack button')];
    const alike = (e) => tiles.filter((other) => other.dataset.pick === e.dataset.pick).length > 1;
    const pairs = tiles.filter((e) => e.dataset.pick !== 'C' && alike(e));
    const looks = (e) => ['fontWeight', 'backgroundColor', 'color', 'borderTopWidth'].map((it) => getComputedStyle(e)[it]).join(' ');
    const pass = document.querySelector('.racts [data-move=\"pass\"]');
    return {
      pairs: pairs.length, dark: pairs.filter((e) => !e.matches('.can')).length,
      pass: looks(pass), quiet: looks(document.querySelector('.racts .quiet')),
    };";

/// DS-11: after the draw the tiles of a family that can be started are lit, and passing is as plain as all else.
#[tokio::test(flavor = "multi_thread")]
async fn what_can_be_started_is_lit_and_passing_is_plain() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut found = 0;
    for moves in [0, 4, 8, 12] {
        Kept::steady(short("double-seven", 3), BOT, moves).resume_in(&window).await;
        draw_all(&window).await;
        let rack = window.script(RACK, vec![]).await;
        found += rack["pairs"].as_u64().unwrap();
        assert_eq!(rack["dark"], 0, "{rack}");
        assert_eq!(rack["pass"], rack["quiet"], "after {moves} moves");
    }
    assert!(found > 0, "nothing could be started");
}

/// Whoever has given no name is told apart by a number: it is to be read beside the table of 777, too.
#[tokio::test(flavor = "multi_thread")]
async fn a_number_for_a_name_is_read_whole() {
    let stage = Stage::open().await;
    let window = at(&stage, Size::Desk, "triple-seven", 3, 2).await;
    let cut = "
        const name = document.querySelector('.has7 tbody th span:last-child');
        return arguments[0].filter((words) => {
          name.textContent = words;
          return name.scrollWidth > name.clientWidth || name.scrollHeight > name.clientHeight + 1;
        });";
    let names = json!(["Player 7", "Person 7", "Speler 7"]);
    assert_eq!(window.script(cut, vec![names]).await, json!([]), "cut off");
}
