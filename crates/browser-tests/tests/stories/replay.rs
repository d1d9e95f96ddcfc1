//! A finished game is looked at again: step by step, from every seat, with its deal checked.

use std::path::Path;

use sevenfold_browser_tests::{Kept, Key, Player, Size, Stage, Way, Window, said};
use sevenfold_core::Message;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::{BOT, games, short};

/// "12 of 77", as it stands beside the slider.
const PLACE: &str = "return document.querySelector('.steps .num').textContent";

/// Is the log at its newest line, whoever looks?
const NEWEST: &str = "
    const list = document.querySelector('.log ol');
    return list.scrollTop + list.clientHeight >= list.scrollHeight - 1;";

/// Waits until the film stands at another place than this.
async fn until_turned(window: &Window, before: &str) -> String {
    let turned = format!("const place = (() => {{ {PLACE} }})(); return place !== arguments[0] && place");
    let place = window.until_with("another step", &turned, vec![before.into()]).await;
    place.as_str().unwrap_or_default().to_owned()
}

/// Steps through what is shown, from every seat, and has the deal checked where there is one.
async fn look_through(window: &Window, game: &str, seats: u8) {
    window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
    let end = window.script(PLACE, vec![]).await.as_str().unwrap_or_default().to_owned();
    window.stroke(Key::Home).await;
    let begin = until_turned(window, &end).await;
    window.stroke(Key::Right).await;
    let second = until_turned(window, &begin).await;
    for seat in 1..=u32::from(seats) + 1 {
        window.press(&format!(".views button:nth-of-type({seat})")).await;
        window.until("that view", &format!("return document.querySelector('.views button:nth-of-type({seat})').ariaPressed === 'true'")).await;
        window.until("the newest line", NEWEST).await;
    }
    window.stroke(Key::End).await;
    assert_eq!(until_turned(window, &second).await, end);
    let log = window.script("return document.querySelector('.log').textContent", vec![]).await;
    assert!(!log.as_str().unwrap().contains("seat="), "the log speaks in sentences: {log}");
    if game == "seven" {
        let deal = window.script("return document.querySelectorAll('.deal').length", vec![]).await;
        assert_eq!(deal, 0, "nothing was dealt: there is no shuffle to check");
    } else {
        window.press(".deal").await;
        window.until_said(Lang::En, "fair-consistent").await;
    }
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_is_looked_at_again() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        let kept = Kept::over(short(game, 3), BOT);
        kept.resume_in(&window).await;
        window.until("a result", "return !!document.querySelector('.result')").await;
        window.press("a[href^='/replay/']").await;
        look_through(&window, game, 3).await;
    }
}

/// Whose eyes one looks through, and the steps, how fast they run among them: what of it cannot be seen.
const IN_SIGHT: &str = "
    const seen = (e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      const there = document.elementFromPoint(left + width / 2, top + height / 2);
      return width > 0 && height > 0 && there && (e.contains(there) || there.contains(e));
    };
    const narrow = innerWidth <= 350;
    const things = ['.steps .run', '.steps .num', '.steps input[type=range]', ...(narrow ? [] : ['.steps .choice'])];
    if (innerHeight > 700) things.push('.views');
    return things.filter((s) => !seen(document.querySelector(s)));";

/// On a phone, however it is held, a film is stopped and turned without looking for what does it.
#[tokio::test(flavor = "multi_thread")]
async fn the_steps_are_in_sight_on_every_phone() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        let kept = Kept::over(short(game, 3), BOT);
        kept.resume_in(&window).await;
        for size in [(320, 568), (390, 844), (844, 390), (820, 1180)] {
            window.resize(size).await;
            window.go(&format!("{}?step=12", kept.replay())).await;
            window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
            let hidden = window.script(IN_SIGHT, vec![]).await;
            assert_eq!(hidden, serde_json::json!([]), "{game} {size:?}");
        }
        window.resize((1440, 900)).await;
    }
}

/// The hands that are shown together, and those of which something lies under the steps.
const HANDS: &str = "
    const steps = document.querySelector('.steps').getBoundingClientRect().top;
    const hands = [...document.querySelectorAll('.hands section')];
    if (!hands.some((e) => e.querySelector('li'))) return null;
    return { all: hands.length, hidden: hands.filter((e) => e.getBoundingClientRect().bottom > steps + 1).map((e) => e.innerText) };";

/// Whoever looks at all hands sees them at a desk without pushing anything away. SEVEN has none that are hidden.
#[tokio::test(flavor = "multi_thread")]
async fn all_hands_are_in_sight_at_a_desk() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games().into_iter().filter(|(game, _)| *game != "seven") {
        let kept = Kept::over(short(game, 4), BOT);
        kept.resume_in(&window).await;
        window.go(&format!("{}?step=12", kept.replay())).await;
        window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
        window.press(".views button:last-of-type").await;
        let hands = window.until("all hands", HANDS).await;
        assert_eq!((&hands["all"], &hands["hidden"]), (&4.into(), &serde_json::json!([])), "{game}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_the_link_looks_at_a_game_of_the_server() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = ada.open_table(&short("sieben", 3)).await;
    ada.sit("Ada").await;
    ada.press_named("web-start-with-bots").await;
    ada.until_begun().await;
    Player::new(Way::Mouse).play_to_the_end(&ada).await;
    eve.go(&format!("/replay/{code}")).await;
    look_through(&eve, "sieben", 3).await;
    // Ada's own browser has kept what was promised to her; Eve's cannot know.
    ada.press("a[href^='/replay/']").await;
    ada.until("the deal", "return !!document.querySelector('.deal.good')").await;
    ada.press(".deal").await;
    ada.until_said(Lang::En, "fair-promised").await;
}

/// A game that was given up tells so, a seat without a name is called by its number, and a film runs by itself.
#[tokio::test(flavor = "multi_thread")]
async fn a_film_runs_and_tells_who_gave_up() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let kept = Kept::played(short("double-seven", 2), BOT, 2).resigned();
    kept.resume_in(&window).await;
    window.go(&format!("{}?seat=2", kept.replay())).await;
    window.until_text("Ada resigns.").await;
    window.press(".steps .run").await;
    until_turned(&window, window.script(PLACE, vec![]).await.as_str().unwrap_or_default()).await;
    // All hands are there at once.
    window.press(".views button:last-of-type").await;
    window.until("two hands", "return document.querySelectorAll('.hands section').length === 2").await;
    assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
}

/// The moments of a game: the step of each, as it stands before its sentence.
const MOMENTS: &str = "
    const steps = [...document.querySelectorAll('dialog[open] .moments button .num')].map((e) => e.textContent);
    return steps.length > 0 && steps";

/// A moment leads to its step; what a seat knew there is its own hand alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_moment_leads_to_its_step_and_a_seat_sees_one_hand() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    for (game, _) in games() {
        let kept = Kept::over(short(game, 3), BOT);
        kept.resume_in(&window).await;
        window.go(&format!("{}?seat=1", kept.replay())).await;
        window.until("a film", "return !!document.querySelector('.film .mid > *')").await;
        window.press_named("web-moments").await;
        let steps = window.until("moments", MOMENTS).await;
        let first = steps[0].as_str().unwrap();
        let here = format!(
            "const place = (() => {{ {PLACE} }})(); return place.startsWith(`${{arguments[0]}} `) && place"
        );
        window.press("dialog[open] .moments button").await;
        window.until_with(&format!("the step of a moment of {game}"), &here, vec![first.into()]).await;
        let hands = "return document.querySelectorAll('.hands section').length";
        assert_eq!(window.script(hands, vec![]).await, 0, "{game}");
    }
}

/// Whoever looks at somebody else's game from a seat without a name reads its number; who played it reads "You".
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_without_a_name_is_you_for_nobody_else() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Desk));
    ada.go("/play/seven").await;
    ada.until_asked().await;
    ada.give_up_the_game().await;
    ada.until("a film to share", "return !!document.querySelector('.told .row > .btn:not([disabled])')")
        .await;
    ada.press(".told .row > .btn").await;
    let address = ada.until("a link", "return document.querySelector('.link .address')?.textContent").await;
    let packed = address.as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let own = ada
        .until(
            "a replay",
            "return document.querySelector('.result a[href^=\"/replay/\"]')?.getAttribute('href')",
        )
        .await;
    ada.go(&format!("{}?seat=1", own.as_str().unwrap())).await;
    eve.go(&format!("/replay?seat=1#{packed}")).await;
    let name = "return document.querySelector('.film .me .who b')?.textContent";
    assert_eq!(ada.until("one's own seat", name).await, said(Lang::En, "web-you-name"));
    assert_eq!(eve.until("that seat", name).await, "Player 1");
    let you = "return [...document.querySelectorAll('.film :is(.views button, th)')].map((e) => e.innerText.trim())";
    let labels = eve.script(you, vec![]).await;
    let labels = labels.as_array().unwrap();
    assert!(labels.iter().any(|label| label == "Player 1"), "{labels:?}");
    assert!(labels.iter().all(|label| label != "You"), "{labels:?}");
}

/// Who is spoken to in each language.
const SPOKEN_TO: [(Lang, &str); 3] = [
    (Lang::En, r"\b[Yy]ou(r)?\b"),
    (Lang::De, r"\b[Dd](u|ich|ir|ein\w*)\b"),
    (Lang::Nl, r"\b[Jj](e|ij|ou|ouw)\b"),
];

/// Sentences of the log that a pattern is found in, and all of them.
const SENTENCES: &str = "
    const lines = [...document.querySelectorAll('.log li .tx')].map((e) => e.innerText);
    return lines.length > 4 && [lines.filter((line) => new RegExp(arguments[0]).test(line)), lines];";

/// "You draws", "gives to You": whoever has no name is "you" to themselves, and nobody is who looks through other eyes.
#[tokio::test(flavor = "multi_thread")]
async fn persons_are_right_in_every_language() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/play/double-seven").await;
    let mut player = Player::new(Way::Mouse);
    for _ in 0..3 {
        window.until_asked().await;
        while player.turn(&window).await.is_none() {}
    }
    window.give_up_the_game().await;
    let own = "return document.querySelector('.result a[href^=\"/replay/\"]')?.getAttribute('href')";
    let replay = window.until("a replay", own).await.as_str().unwrap().to_owned();
    for (lang, you) in SPOKEN_TO {
        for (eyes, spoken_to) in [("1", true), ("2", false), ("watcher", false)] {
            window.go(&format!("{replay}?seat={eyes}")).await;
            window.speak(lang).await;
            let told = window.until_with("what was told", SENTENCES, vec![you.into()]).await;
            let sentences = told[0].as_array().unwrap();
            assert_eq!(!sentences.is_empty(), spoken_to, "{lang:?}, seat {eyes}: {told}");
            let all = told[1].to_string();
            let number = Texts::of(lang).say(&Message::new("web-player-name").with("number", 1), &Nobody);
            assert_eq!(all.contains(&number), !spoken_to, "{lang:?}, seat {eyes}: {told}");
            assert!(lang == Lang::En || !all.contains("You"), "{lang:?}, seat {eyes}: {told}");
        }
    }
    // In English the person shows in the verb.
    window.go(&format!("{replay}?seat=1")).await;
    window.speak(Lang::En).await;
    let third = r"\bYou (draws|lays|gives|starts|expands|takes|passes|discards|exchanges)\b";
    let told = window.until_with("what was told", SENTENCES, vec![third.into()]).await;
    assert_eq!(told[0], serde_json::json!([]));
}

/// A seat with a name is called by it, through its own eyes too, by all but who sat there.
#[tokio::test(flavor = "multi_thread")]
async fn a_named_seat_is_you_for_nobody_else() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let kept = Kept::over(short("sieben", 2), BOT);
    kept.resume_in(&window).await;
    let bot = said(Lang::En, "web-bot-name-1");
    for (seat, own) in [("1", true), ("2", false)] {
        window.go(&format!("{}?seat={seat}", kept.replay())).await;
        let told = window.until_with("what was told", SENTENCES, vec![r"\bYou\b".into()]).await;
        assert_eq!(!told[0].as_array().unwrap().is_empty(), own, "seat {seat}: {told}");
        assert!(told[1].to_string().contains(&format!("{bot} lays")), "seat {seat}: {told}");
    }
}

/// Time that was up is told, at the table and afterwards.
#[tokio::test(flavor = "multi_thread")]
async fn time_that_was_up_is_told() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let kept = Kept::over(short("sieben", 3), BOT);
    kept.resume_in(&window).await;
    window.until_text("Your time is up").await;
    window.go(&format!("{}?seat=watcher", kept.replay())).await;
    window.until_text("Time is up for Ada").await;
}

/// A game from a file is there when the page is loaded again, and on the way to its review and back.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_from_a_file_is_found_again() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records").canonicalize().unwrap();
    let record = records.join("sieben-1.sevens.json");
    let film = "return !!document.querySelector('.film .mid > *')";
    window.go("/replay").await;
    window.choose_file(&record).await;
    window.until("a film", film).await;
    window.reload().await;
    window.until("the same film", film).await;
    window.press("a.tool[href^='/review']").await;
    let curve = "return !!document.querySelector('.rv-curve svg')";
    window.until("its review", curve).await;
    window.reload().await;
    window.until("the same review", curve).await;
    window.press("a.tool[href^='/replay']").await;
    window.until("the film again", film).await;
    // Chosen at a review's own page, too.
    window.go("/review").await;
    window.choose_file(&record).await;
    window.until("its review", curve).await;
    window.press("a.tool[href^='/replay']").await;
    window.until("the film of it", film).await;
}
