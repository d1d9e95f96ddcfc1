//! Hand, question and the middle are seen together, at every size.

use sevenfold_browser_tests::{Kept, SCREENS, Size, Stage, Window};

use crate::{BOT, games, leave_picture, short};

/// What is smaller than a finger for a reason: cells of a board that can be made bigger, places of cards that can be
/// pressed in the hand as well, and a rule's id beside the sentence that cites it.
const SMALL: &str = ".hexes, .rule, .fld, .se-slot";

/// With large letters, tables are looked at in these sizes.
const LARGE: [(u32, u32); 6] = [(360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720), (1440, 900)];

/// How large letters are.
#[derive(Clone, Copy, Debug)]
enum Letters {
    Usual,
    /// Half as large again, as a browser can be set.
    Browser,
    /// As large as the settings of the house make them.
    Settings,
}

impl Letters {
    async fn set_in(self, window: &Window) {
        match self {
            Self::Usual => {}
            Self::Browser => window.enlarge_letters().await,
            Self::Settings => {
                window.script("document.documentElement.dataset.text = 'larger'", vec![]).await;
            }
        }
    }
}

/// What is wrong with a table at these sizes.
async fn faults(window: &Window, screens: &[(u32, u32)], what: &str) -> Vec<String> {
    let mut faults = Vec::new();
    for &screen in screens {
        window.resize(screen).await;
        leave_picture(window, &format!("{what} {}x{}", screen.0, screen.1)).await;
        let found = window.out_of_sight().await.into_iter().chain(window.too_wide().await);
        let found = found.chain(window.too_small(SMALL).await).chain(window.covered().await);
        faults.extend(found.map(|fault| format!("{what}, {} × {}: {fault}", screen.0, screen.1)));
    }
    faults
}

async fn look(screens: &[(u32, u32)], letters: Letters, positions: &[(u8, u32)]) {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut all = Vec::new();
    for (game, _) in games() {
        for &(seats, moves) in positions {
            // SEVEN is over when seven tiles are laid, and a round of Sevens when a hand of thirteen is empty.
            let moves = match game {
                "seven" => moves.min(5),
                "sevens" => moves.min(11),
                _ => moves,
            };
            Kept::played(short(game, seats), BOT, moves).resume_in(&window).await;
            window.until_asked().await;
            letters.set_in(&window).await;
            let what = format!("{game} for {seats} after {moves} {letters:?}");
            all.extend(faults(&window, screens, &what).await);
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_every_screen() {
    look(&SCREENS, Letters::Usual, &[(3, 5), (4, 0)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_with_letters_half_as_large_again() {
    look(&LARGE, Letters::Browser, &[(3, 5), (4, 0)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_with_the_largest_letters_of_the_settings() {
    look(&LARGE, Letters::Settings, &[(3, 5), (4, 0)]).await;
}

mod at_length {
    use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};

    use super::Letters;
    use crate::{BOT, games, short};

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_fit_every_screen_in_the_course_of_a_game() {
        super::look(&super::SCREENS, Letters::Usual, &[(2, 0), (3, 11), (4, 18)]).await;
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_fit_with_large_letters_in_the_course_of_a_game() {
        let positions = [(2, 0), (3, 11), (4, 18)];
        super::look(&super::LARGE, Letters::Browser, &positions).await;
        super::look(&super::LARGE, Letters::Settings, &positions).await;
    }

    /// The most a table may move by itself between two presses, as browsers count it.
    const CALM: f64 = 0.1;

    #[tokio::test(flavor = "multi_thread")]
    async fn nothing_moves_away_while_somebody_plays() {
        let stage = Stage::open().await;
        let window = stage.window(Size::Desk).await;
        let mut faults = Vec::new();
        for (game, _) in games() {
            Kept::begun(short(game, 3), BOT).resume_in(&window).await;
            window.until_asked().await;
            window.watch_shifts().await;
            let mut player = Player::new(Way::Mouse);
            for turn in 0..8 {
                window.until_asked().await;
                player.turn(&window).await;
                let (sum, what) = window.shifted().await;
                if sum > CALM {
                    faults.push(format!("{game}, turn {turn}: {sum:.2} {what}"));
                }
            }
        }
        assert!(faults.is_empty(), "{}", faults.join("\n"));
    }
}
