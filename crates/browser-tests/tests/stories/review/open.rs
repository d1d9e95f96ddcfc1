//! SEVEN hides nothing and deals nothing: its review speaks of neither, and says where tiles go by what lies there.

use sevenfold_browser_tests::{Size, Stage, said};
use sevenfold_texts::Lang;

use super::{IN_SIGHT, review};

/// What is said of moves, without the board's own list of tiles.
const SAID: &str = "
    const parts = [...document.querySelectorAll('.rv-head, .rv-moments, .rv-top, .rv-list, .rv-list ~ p')];
    return parts.map((part) => part.innerText).join('\\n');";

#[tokio::test(flavor = "multi_thread")]
async fn sevens_moves_are_told_in_words() {
    let stage = Stage::open().await;
    for size in [Size::Desk, Size::Phone] {
        let window = stage.window(size).await;
        review(&window, "seven", 2).await;
        // A move of one's own, whether it was a moment or not.
        let path = window.path().await;
        window.go(&format!("{path}?seat=1&step=3")).await;
        window.until("moves", "return document.querySelectorAll('.rv-list .rv-move').length > 1").await;
        window.until_said(Lang::En, "web-review-whiskers-open").await;
        let text = window.script(SAID, vec![]).await;
        let letters: Vec<char> = text.as_str().unwrap().chars().collect();
        let cell = |three: &[char]| matches!(three, [before, ',', after] if before.is_ascii_digit() && (after.is_ascii_digit() || *after == '-'));
        assert!(!letters.windows(3).any(cell), "no cells by number: {text}");
        assert!(!text.as_str().unwrap().contains(&said(Lang::En, "web-review-see-all")), "{text}");
        // Nor is luck, in the pictures and below them.
        let told = "return [...document.querySelectorAll('.rv-sum, .rv-curve, .rv-moments, .rv-foot, .rv-page [aria-label]')]
            .map((part) => part.textContent + (part.ariaLabel ?? '')).join('\\n');";
        let told = window.script(told, vec![]).await;
        let luck = said(Lang::En, "web-review-luck");
        assert!(!told.as_str().unwrap().to_lowercase().contains(&luck.to_lowercase()), "{told}");
        // The tile of the better move is marked, as a hint would mark it.
        window.until("its tile", "return !!document.querySelector('.rv-table .sv-tl.hinted')").await;
        assert_eq!(window.barriers().await, [""; 0], "{size:?}");
        assert_eq!(window.too_wide().await, [""; 0], "{size:?}");
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
        // What there is to practise in SEVEN are tactics.
        window.press(".rv-more a[href='/puzzles/tactic']").await;
        window.until("a tactic", "return !!document.querySelector('.hexes')").await;
    }
}

/// One's own seat without a name is "You" at the head; for whoever gets the link it is a player with a number.
#[tokio::test(flavor = "multi_thread")]
async fn ones_own_seat_without_a_name_is_you_and_for_nobody_else() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    ada.go("/play/seven").await;
    ada.until_asked().await;
    ada.give_up_the_game().await;
    ada.press("a[href^='/review/']").await;
    let name = "return document.querySelector('.rv-who .views button')?.innerText.trim()";
    assert_eq!(ada.until("one's own seat", name).await, said(Lang::En, "web-you-name"));
    let path = ada.path().await;
    ada.go(&format!("{path}?seat=1&step=1")).await;
    ada.press(".rv-ways button[aria-haspopup=dialog]").await;
    let address = ada.until("a link", "return document.querySelector('.link .address')?.textContent").await;
    let address = address.as_str().unwrap();
    assert!(address.contains("/review?seat=1&step=1#"), "{address}");
    let from = address.find("/review").unwrap();
    eve.go(&address[from..]).await;
    assert_eq!(eve.until("that seat", name).await, "Player 1");
    eve.until("the moment", "return !!document.querySelector('.rv-moment .rv-table')").await;
    eve.until("the moment in sight", IN_SIGHT).await;
}
