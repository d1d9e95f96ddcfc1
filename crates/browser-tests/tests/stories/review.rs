//! After the game: it is reviewed, a better move is tried, and an exercise is answered.

use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way, Window};
use sevenfold_texts::Lang;

use crate::{BOT, leave_picture, short};

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

/// "fair + luck + gifts − losses + unforeseen = result", as the waterfall says it.
async fn adds_up(window: &Window) {
    let told = window.script("return document.querySelector('.rv-sum [role=img]').ariaLabel", vec![]).await;
    let told = told.as_str().unwrap().replace('−', "-").replace('+', "");
    let words = told.split(|letter: char| !(letter.is_ascii_digit() || letter == '-'));
    let numbers: Vec<i32> = words.filter_map(|word| word.parse().ok()).collect();
    let (parts, result) = numbers.split_at(numbers.len() - 1);
    assert_eq!(parts.iter().sum::<i32>(), result[0], "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_reviewed_and_a_better_move_is_tried() {
    let stage = Stage::open().await;
    for (size, name) in [(Size::Desk, "desk"), (Size::Phone, "phone")] {
        let window = stage.window(size).await;
        review(&window, "sieben", 3).await;
        adds_up(&window).await;
        leave_picture(&window, &format!("review {name}")).await;
        assert_eq!(window.barriers().await, [""; 0], "review {name}");
        if window.script("return !!document.querySelector('.rv-ways')", vec![]).await == true {
            window.press(".rv-ways .btn.go").await;
            window.until("a table", "return !!document.querySelector('.app.learn .mid > *')").await;
            leave_picture(&window, &format!("try {name}")).await;
            window.press(".lesson .btn.go").await;
            window.until("the review", "return !!document.querySelector('.rv-page')").await;
        }
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exercise_is_answered_at_the_games_own_table() {
    let stage = Stage::open().await;
    for (size, name) in [(Size::Desk, "desk"), (Size::Phone, "phone")] {
        let window = stage.window(size).await;
        window.go("/exercises").await;
        window.until_said(Lang::En, "web-exercises-say").await;
        window.go("/exercises/sieben?n=1").await;
        window.until("a card", "return !!document.querySelector('[data-move], [data-pick]')").await;
        leave_picture(&window, &format!("exercise {name}")).await;
        let mut player = Player::new(Way::Mouse);
        // A card that can be laid in two ways is picked first.
        while player.turn(&window).await.is_none() {}
        window.until("the worths", "return !!document.querySelector('.rv-list li')").await;
        window.until_said(Lang::En, "web-exercise-worths").await;
        leave_picture(&window, &format!("answer {name}")).await;
        window.until_said(Lang::En, "web-exercise-next").await;
        assert_eq!(window.barriers().await, [""; 0], "answer {name}");
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}
