//! Learning by doing: a whole lesson, as somebody who follows it would press it.

use std::path::Path;

use sevenfold_browser_tests::{Player, Size, Stage, Way, Window, said};
use sevenfold_lessons::{Lesson, Line};
use sevenfold_texts::Lang;

const WAITS: &str = "return !!document.querySelector('.way2 button.btn:not([data-next])')";
const NEXT: &str = "return !!document.querySelector('.way2 [data-next]')";
const FINISHED: &str = "return !!document.querySelector('.way2 a[href^=\"/play/\"]')";

/// The step in which somebody goes away and comes back.
const AWAY: usize = 3;

fn lesson(game: &str, name: &str) -> Lesson {
    let file = if name.is_empty() { format!("{game}.txt") } else { format!("{game}.{name}.txt") };
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons").join(file);
    Lesson::read(&std::fs::read_to_string(file).unwrap()).unwrap()
}

/// Does what a step asks for, and reads what is said of it.
async fn learn(
    window: &Window,
    player: &mut Player,
    (game, lang): (&str, Lang),
    step: &sevenfold_lessons::Step,
) {
    let key = format!("lesson-{game}-{}", step.name);
    window.until_text(&said(lang, &format!("{key}-say"))).await;
    for task in step.lines.iter().filter(|line| line.is_task()) {
        window.until("something to do", WAITS).await;
        match task {
            Line::Try(text, rule) => {
                player.make(window, text).await;
                window.until_text(rule).await;
            }
            Line::Ask(moves) => match moves.iter().skip(1).find_map(|text| text.strip_suffix('*')) {
                Some(like) => player.make_like(window, &moves[0], like).await,
                None => player.make(window, &moves[0]).await,
            },
            Line::Any(text) => player.make_like(window, text, "").await,
            _ => {}
        }
    }
    if step.has_task() {
        window.until_text(&said(lang, &format!("{key}-right"))).await;
    }
}

async fn whole_lesson(game: &str, lang: Lang, way: Way) {
    let stage = Stage::open().await;
    let window = stage.window(if way == Way::Touch { Size::Phone } else { Size::Desk }).await;
    read_in(&window, lang).await;
    follow(&window, (game, ""), lang, way).await;
    window.go(&format!("/quick/{game}")).await;
    window.until_text(&said(lang, "web-learn-done")).await;
}

/// From now on pages are in this language.
pub(crate) async fn read_in(window: &Window, lang: Lang) {
    window.go("/").await;
    window.script("localStorage.setItem('sevenfold-lang', arguments[0])", vec![lang.code().into()]).await;
}

/// Follows a lesson from its beginning to its end, and goes away once in between.
pub(crate) async fn follow(window: &Window, (game, name): (&str, &str), lang: Lang, way: Way) {
    window.go(&format!("/learn/{game}/{name}")).await;
    let mut player = Player::new(way);
    let lesson = lesson(game, name);
    let (last, before) = lesson.steps.split_last().unwrap();
    for (index, step) in before.iter().enumerate() {
        if index == AWAY {
            // Whoever comes back goes on where it was left.
            window.until_text(&said(lang, &format!("lesson-{game}-{}-say", step.name))).await;
            window.reload().await;
        }
        learn(window, &mut player, (game, lang), step).await;
        window.until("the way on", NEXT).await;
        player.press_found(window, ".way2 [data-next]").await;
    }
    learn(window, &mut player, (game, lang), last).await;
    window.until("the end", FINISHED).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_by_mouse() {
    whole_lesson("sieben", Lang::De, Way::Mouse).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_by_keyboard() {
    whole_lesson("double-lucky-7", Lang::En, Way::Keyboard).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lesson_by_touch() {
    whole_lesson("triple-seven", Lang::Nl, Way::Touch).await;
}

/// Something that is allowed but not asked changes nothing, and one may try again.
#[tokio::test(flavor = "multi_thread")]
async fn a_learner_may_do_something_else() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/learn/sieben").await;
    window.until("something to do", WAITS).await;
    let mut player = Player::new(Way::Mouse);
    player.make(&window, "lay 7").await;
    window.until_text(&said(Lang::En, "lesson-sieben-begin-other")).await;
    player.make(&window, "lay 2").await;
    window.until_text(&said(Lang::En, "lesson-sieben-begin-right")).await;
}

/// What can be pressed and what of it is lit; and whether the drawings that pages share stay out of sight.
const LIT: &str = "
    const can = [...document.querySelectorAll('main [data-move]')];
    const lit = can.filter((e) => !e.hasAttribute('data-quiet')).map((e) => e.dataset.move);
    const drawings = document.querySelector('svg.sheet').getBoundingClientRect();
    return can.length > 1 && lit.length < can.length && [lit, drawings.width + drawings.height];";

/// From the first moment, though the table is laid before what draws it has come.
#[tokio::test(flavor = "multi_thread")]
async fn only_what_is_asked_for_is_lit() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/learn/sieben").await;
    let lit = window.until("a card that is asked for", LIT).await;
    assert_eq!(lit, serde_json::json!([["lay 2"], 0]));
}

/// Something that is asked for is lit, and a finger reaches it where it is.
const IN_SIGHT: &str = "
    const lit = [...document.querySelectorAll('main :is([data-move], [data-pick])')]
      .filter((e) => !e.hasAttribute('data-quiet') && !e.disabled && e.getClientRects().length > 0);
    return lit.some((e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return top >= 0 && top + height <= innerHeight && e.contains(there);
    });";

/// On a phone what is said stands above the table; what it asks for is seen all the same.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_phone_a_lesson_shows_what_it_asks_for() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Phone).await;
    for (game, _) in crate::games() {
        window.go(&format!("/learn/{game}")).await;
        window.until(&format!("in {game}, what is asked for in sight"), IN_SIGHT).await;
    }
}
