//! After the game: it is reviewed, a better move is tried, and an exercise is answered.

mod again;
mod mistakes;
mod open;
mod pieces;
mod saved;
mod shared;

use serde_json::{Value, json};
use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way, Window, said};
use sevenfold_review::{Judged, Judgement};
use sevenfold_texts::Lang;

use crate::{BOT, leave_picture, short};

/// What the browser has kept of the review it made.
const KEPT: &str = "
    const done = arguments[0];
    indexedDB.open('sevenfold-study').onsuccess = ({ target }) => {
      const texts = target.result.transaction('texts').objectStore('texts').getAll();
      texts.onsuccess = () => done(texts.result[0] ?? null);
    };";

/// A finished game of this browser is looked back at until something stands out; then the judging is stopped, which takes
/// as long as it takes.
async fn review(window: &Window, game: &str, seats: u8) {
    let kept = Kept::over(short(game, seats), BOT);
    kept.resume_in(window).await;
    window.until("a result", "return !!document.querySelector('.result')").await;
    window.press("a[href^='/review/']").await;
    window.until("a curve", "return !!document.querySelector('.rv-curve svg .c')").await;
    window.until("a moment", "return !!document.querySelector('.rv-moments li button')").await;
    window.until("the work", "return !!document.querySelector('.rv-work')").await;
    window.script("document.querySelector('.rv-work progress ~ button')?.click()", vec![]).await;
    window.until("a stop", "return !document.querySelector('.rv-work progress')").await;
}

/// "fair + luck + gifts − losses + unforeseen = result", as the waterfall says it; without luck where there can be none.
async fn adds_up(window: &Window) -> Vec<i32> {
    let told = window.script("return document.querySelector('.rv-sum [role=img]').ariaLabel", vec![]).await;
    let told = told.as_str().unwrap().replace('−', "-").replace('+', "");
    let words = told.split(|letter: char| !(letter.is_ascii_digit() || letter == '-'));
    let numbers: Vec<i32> = words.filter_map(|word| word.parse().ok()).collect();
    let (parts, result) = numbers.split_at(numbers.len() - 1);
    assert_eq!(parts.iter().sum::<i32>(), result[0], "{told}");
    numbers
}

/// What was found until the judging was stopped is kept with the game.
async fn is_kept(window: &Window) {
    const SOON: &str = "
        indexedDB.open('sevenfold-study').onsuccess = ({ target }) => {
          const count = target.result.transaction('texts').objectStore('texts').count();
          count.onsuccess = () => { window.reviewsKept = count.result; };
        };
        return window.reviewsKept > 0;";
    window.until("a review that is kept", SOON).await;
    let text = window.patient_script(KEPT, vec![]).await;
    let kept: Value = serde_json::from_str(text.as_str().unwrap()).unwrap();
    assert!(!judged_in(&kept).is_empty(), "{kept}");
}

/// What was judged, in what is kept of a review.
fn judged_in(kept: &Value) -> Judged {
    let judged: Vec<(usize, u32, Judgement)> = serde_json::from_value(kept["judged"].clone()).unwrap();
    judged.into_iter().map(|(step, of, judgement)| (step, (of, judgement))).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_and_a_better_move_is_tried() {
    let stage = Stage::open().await;
    for (size, name) in [(Size::Desk, "desk"), (Size::Phone, "phone")] {
        let window = stage.window(size).await;
        review(&window, "sieben", 3).await;
        adds_up(&window).await;
        is_kept(&window).await;
        leave_picture(&window, &format!("review {name}")).await;
        assert_eq!(window.barriers().await, [""; 0], "review {name}");
        if window.script("return !!document.querySelector('.rv-ways')", vec![]).await == true {
            window.press(".rv-ways .btn.go").await;
            window.until("a table", "return !!document.querySelector('.app.practice .mid > *')").await;
            leave_picture(&window, &format!("try {name}")).await;
            window.press(".lesson .btn.go").await;
            window.until("the review", "return !!document.querySelector('.rv-page')").await;
        }
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}

/// Once something is known of the game, the moment that was asked for is brought into sight.
const IN_SIGHT: &str = "
    const top = document.querySelector('.rv-moment').getBoundingClientRect().top;
    return !!document.querySelector('.rv-curve svg .c') && top >= 0 && top < innerHeight * 0.6;";

/// Are so many hands shown beside each other, no two of them alike?
const HANDS: &str = "
    const hands = [...document.querySelectorAll('.rv-table .hands section > [inert]')].map((hand) => hand.innerHTML);
    return hands.length === arguments[0] && new Set(hands).size === hands.length;";

/// Looked at with all hands, a step shows every seat's own, and nothing breaks. At these steps everybody has cards.
#[tokio::test(flavor = "multi_thread")]
async fn all_hands_are_those_of_every_seat() {
    let stage = Stage::open().await;
    let games = [("sieben", 3, 6), ("double-seven", 2, 6), ("double-lucky-7", 3, 4), ("triple-seven", 2, 6)];
    for (game, seats, step) in games {
        let window = stage.window(Size::Desk).await;
        review(&window, game, seats).await;
        let path = window.path().await;
        window.go(&format!("{path}?seat=1&step={step}")).await;
        window
            .until(
                "the step",
                "return !!document.querySelector('.rv-moment .rv-table .hand, .rv-moment .mine > *')",
            )
            .await;
        window.until("the moment in sight", IN_SIGHT).await;
        window.press(".rv-moment .rv-top label:last-of-type").await;
        window.until_with("all hands", HANDS, vec![json!(seats)]).await;
        leave_picture(&window, &format!("hands {game}")).await;
        assert_eq!(window.mishaps().await, [""; 0], "{game}");
    }
}

/// Exercises whose answer does not end the game, by game and number, and how one is answered that asks for a whole turn.
const EXERCISES: [(&str, u32, Option<&str>); 4] = [
    ("sieben", 1, None),
    ("double-seven", 100, Some("pass")),
    ("double-lucky-7", 1, None),
    ("triple-seven", 1, None),
];

/// What came of an answer and the way on are in sight without scrolling, and nobody is told that it is their turn.
async fn answer_is_in_sight(window: &Window, lang: Lang, what: &str) {
    let hidden = "return ['.lesson h1', '.lesson .rv-ways .btn.go'].filter((found) => {
        const box = document.querySelector(found)?.getBoundingClientRect();
        const there = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        return !there?.closest(found);
    })";
    assert_eq!(window.script(hidden, vec![]).await, json!([]), "{what}");
    let told = window.script("return document.querySelector('.ask p').textContent", vec![]).await;
    assert_eq!(told, said(lang, "web-exercise-answered"), "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exercise_is_answered_at_the_games_own_table() {
    let stage = Stage::open().await;
    let (desk, phone) = ((Size::Desk, "desk"), (Size::Phone, "phone"));
    let walks = [(desk, Lang::En), (desk, Lang::De), (phone, Lang::En), (phone, Lang::De), (phone, Lang::Nl)];
    for ((size, name), lang) in walks {
        let window = stage.window(size).await;
        window.go("/exercises").await;
        window.speak(lang).await;
        window.until_said(lang, "web-exercises-say").await;
        for (game, number, turn) in EXERCISES {
            let what = format!("{game} {name} {}", lang.code());
            window.go(&format!("/exercises/{game}?n={number}")).await;
            window.until_asked().await;
            leave_picture(&window, &format!("exercise {what}")).await;
            // Which one it is, how hard, and how good one is.
            let told = "return /\\d{4}/.test(document.querySelector('.lesson .of').innerText)";
            assert_eq!(window.script(told, vec![]).await, true, "{what}");
            assert_eq!(window.out_of_sight().await, [""; 0], "{what}");
            let mut player = Player::new(Way::Mouse);
            match turn {
                Some(text) => player.make(&window, text).await,
                // A card that can be laid in two ways is picked first.
                None => while player.turn(&window).await.is_none() {},
            }
            window.until("the way on", "return !!document.querySelector('.lesson .rv-ways')").await;
            leave_picture(&window, &format!("answer {what}")).await;
            answer_is_in_sight(&window, lang, &what).await;
            assert_eq!(window.barriers().await, [""; 0], "answer {what}");
            assert_eq!(window.too_wide().await, [""; 0], "answer {what}");
        }
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}

/// From the last moves of a game to its review, a better move and an exercise, without a mouse, in every language.
#[tokio::test(flavor = "multi_thread")]
async fn after_a_game_everything_is_reached_by_keyboard_in_every_language() {
    let stage = Stage::open().await;
    for (size, lang) in [(Size::Desk, Lang::En), (Size::Phone, Lang::De), (Size::Desk, Lang::Nl)] {
        let window = stage.window(size).await;
        let mut player = Player::new(Way::Keyboard);
        Kept::played(short("sieben", 3), BOT, 6).resume_in(&window).await;
        window.until_asked().await;
        window.speak(lang).await;
        player.play_to_the_end(&window).await;
        player.press_found(&window, "a[href^='/review/']").await;
        window.until("a moment", "return !!document.querySelector('.rv-moments li button')").await;
        player.press_found(&window, ".rv-moments li:last-child button").await;
        window.until("the ways on", "return !!document.querySelector('.rv-ways .btn.go')").await;
        is_sound(&window, lang, "review").await;
        player.press_found(&window, ".rv-ways .btn.go").await;
        window.until("a table", "return !!document.querySelector('.app.practice .mid > *')").await;
        window.until_said(lang, "web-review-trying").await;
        is_sound(&window, lang, "try").await;
        player.press_found(&window, ".lesson .btn.go").await;
        window.until("the review", "return !!document.querySelector('.rv-page')").await;
        window.go("/exercises").await;
        player.press_found(&window, "a[href='/exercises/sieben']").await;
        window.until_asked().await;
        is_sound(&window, lang, "exercise").await;
        while player.turn(&window).await.is_none() {}
        window.until_said(lang, "web-exercise-worths").await;
        is_sound(&window, lang, "answer").await;
        let before = window.script("return location.search", vec![]).await;
        player.press_found(&window, ".lesson .rv-ways .btn.go").await;
        let other = "return location.search !== arguments[0]";
        window.until_with("another exercise", other, vec![before]).await;
        window.until_asked().await;
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}

/// Nothing is in anybody's way, and nothing sticks out.
async fn is_sound(window: &Window, lang: Lang, what: &str) {
    leave_picture(window, &format!("{what} keys {}", lang.code())).await;
    assert_eq!(window.barriers().await, [""; 0], "{what} {lang:?}");
    assert_eq!(window.too_wide().await, [""; 0], "{what} {lang:?}");
}

mod at_length {
    use sevenfold_browser_tests::{Kept, Size, Stage};
    use sevenfold_core::Seat;
    use sevenfold_core::erased::AnyRun;
    use sevenfold_core::record::Document;
    use sevenfold_review::judging::{self, Dice};
    use sevenfold_review::{Judged, Judgement, Review};
    use sevenfold_shelf::{Effort, Shelved, find};

    use super::{KEPT, adds_up, judged_in};
    use crate::{BOT, short};

    /// The same decision, judged here.
    fn here(game: &dyn Shelved, run: &dyn AnyRun, step: usize, iterations: u32) -> Judgement {
        let effort = judging::fair(Effort::iterations(iterations));
        let mut bot = game.bot(game.levels().last().unwrap(), &effort).unwrap();
        judging::judge_step(run, &mut *bot, step, Dice::OfTheStep).unwrap()
    }

    /// What the terminal would say of what was judged, from the first seat.
    fn sum(game: &dyn Shelved, document: &Document, judged: &Judged) -> Vec<i32> {
        let all: Vec<Judgement> = judged.values().map(|(_, one)| one.clone()).collect();
        let outline = judging::outline(game, document).unwrap();
        let sum = Review::of(&outline, &all, Seat::FIRST).unwrap().sum;
        let luck = sum.can_be_lucky.then_some(sum.luck);
        let rest = [sum.gifts, -sum.losses, sum.unforeseen, sum.end];
        [sum.fair].into_iter().chain(luck).chain(rest).collect()
    }

    /// By iterations a review in the browser says what the program says: the same moves, tried as often, worth the same.
    #[tokio::test(flavor = "multi_thread")]
    async fn a_review_in_the_browser_says_what_the_program_says() {
        let stage = Stage::open().await;
        for (id, seats) in
            [("sieben", 3), ("double-seven", 2), ("double-lucky-7", 3), ("triple-seven", 2), ("seven", 2)]
        {
            let window = stage.window(Size::Desk).await;
            let kept = Kept::over(short(id, seats), BOT);
            kept.resume_in(&window).await;
            window.go(&kept.replay().replacen("/replay", "/review", 1)).await;
            let done = "return !!document.querySelector('[data-review=done]')";
            window.until_within(std::time::Duration::from_mins(10), "the review", done, vec![]).await;
            let told = adds_up(&window).await;
            let text = window.patient_script(KEPT, vec![]).await;
            let judged = judged_in(&serde_json::from_str(text.as_str().unwrap()).unwrap());
            let (game, document) = (find(id).unwrap(), kept.record());
            assert_eq!(told, sum(game, &document, &judged), "{id}");
            let run = game.replay(&document).unwrap();
            for (step, (iterations, there)) in judged.iter().step_by(7) {
                let here = here(game, &*run, *step, *iterations);
                let facts = |one: &Judgement| {
                    let all = one.considered.iter();
                    all.map(|one| (one.text.clone(), one.visits, format!("{:.9}", one.worth)))
                        .collect::<Vec<_>>()
                };
                assert_eq!(facts(there), facts(&here), "{id}, step {step}, {iterations} iterations");
            }
            println!("{id}: {} decisions, the same", judged.len());
        }
    }
}
