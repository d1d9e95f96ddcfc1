//! Hand, question and the middle are seen together, at every size.

use sevenfold_browser_tests::{Kept, SCREENS, Size, Stage, Window};
use sevenfold_protocol::GameFace;
use sevenfold_texts::Lang;

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
        let found = found.chain(window.cut_off().await).chain(window.outgrown().await);
        faults.extend(found.map(|fault| format!("{what}, {} × {}: {fault}", screen.0, screen.1)));
    }
    faults
}

/// Double Seven and SEVEN are for up to four, the others for up to seven.
fn seats_fit(game: &str, seats: u8) -> bool {
    seats <= 4 || !matches!(game, "double-seven" | "seven")
}

async fn look(screens: &[(u32, u32)], letters: Letters, positions: &[(u8, u32)]) {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut all = Vec::new();
    for (game, _) in games() {
        for &(seats, moves) in positions.iter().filter(|(seats, _)| seats_fit(game, *seats)) {
            // SEVEN is over when seven tiles are laid, and a round of Sevens when a hand is empty.
            let moves = match game {
                "seven" => moves.min(5),
                "sevens" => moves.min(if seats < 5 { 11 } else { 5 }),
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
async fn a_table_for_seven_fits_every_screen() {
    look(&SCREENS, Letters::Usual, &[(7, 0), (7, 3)]).await;
}

/// Does nothing of the two cards at most that are left fit on Sieben's pile?
fn is_penalty(game: &GameFace) -> bool {
    let left = game.view.value()["players"][0]["cards"].as_u64().unwrap_or(u64::MAX);
    left <= 2 && game.choices.len() == 1 && game.choices[0].text == "take"
}

/// Late in a game much lies in front of the others, or little is left in hand: the middle is in sight all the same.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_late_in_a_game() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let late = [
        ("families of four", Kept::played(short("double-seven", 4), BOT, 36)),
        ("a penalty", Kept::asked(&short("sieben", 4), BOT, is_penalty)),
    ];
    let mut all = Vec::new();
    for (what, kept) in late {
        kept.resume_in(&window).await;
        window.until_asked().await;
        all.extend(faults(&window, &SCREENS, what).await);
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

/// So many moves of whoever only draws, passes and discards lead to this many tiles, one of which must go.
const RACKS: [(u32, usize); 3] = [(30, 13), (34, 14), (46, 17)];

/// However many tiles are on a rack, what is done with them can be pressed.
#[tokio::test(flavor = "multi_thread")]
async fn a_rack_with_many_tiles_fits_every_screen() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut all = Vec::new();
    for (moves, tiles) in RACKS {
        Kept::gathered(short("double-seven", 2), BOT, moves).resume_in(&window).await;
        window.until_asked().await;
        let rack = window.script("return document.querySelectorAll('.rack > li').length", vec![]).await;
        assert_eq!(rack, tiles, "tiles after {moves} moves");
        // On the smallest phone three rows leave no room for the middle, of which nothing is needed then.
        let screens: Vec<_> = SCREENS.into_iter().filter(|size| tiles < 15 || *size != (320, 568)).collect();
        all.extend(faults(&window, &screens, &format!("a rack of {tiles}")).await);
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

/// Words are longest in German and Dutch, and buttons shortest where there is little room.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_with_long_words() {
    const NARROW: [(u32, u32); 4] = [(320, 568), (390, 844), (667, 375), (844, 390)];
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    let mut all = Vec::new();
    for (game, _) in games() {
        Kept::played(short(game, 3), BOT, 3).resume_in(&window).await;
        window.until_asked().await;
        for lang in [Lang::De, Lang::Nl] {
            window.resize((1440, 900)).await;
            window.speak(lang).await;
            all.extend(faults(&window, &NARROW, &format!("{game} {lang:?}")).await);
        }
    }
    assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_with_letters_half_as_large_again() {
    look(&LARGE, Letters::Browser, &[(3, 5), (4, 0)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_fits_with_the_largest_letters_of_the_settings() {
    look(&LARGE, Letters::Settings, &[(3, 5), (4, 0)]).await;
}

/// How high the line is that says so, the question that lies on it, and names of which less than three letters are seen.
const LOOKING_ON: &str = "
    const [ask, there] = ['.ask', '.watch'].map((e) => document.querySelector(e)?.getBoundingClientRect());
    const cut = (e) => e.scrollWidth > e.clientWidth + 1 && e.clientWidth < 24;
    return there && document.querySelector('.ask p')?.textContent && {
      high: there.height,
      under: Math.round(Math.max(0, Math.min(ask.bottom, there.bottom) - Math.max(ask.top, there.top))),
      names: [...document.querySelectorAll('.opp .who b')].filter(cut).map((e) => e.textContent),
      seats: document.querySelectorAll('.opp').length,
    };";

/// Whoever looks on has a seat more in sight, and a line that says so.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_looks_on_reads_it_all_on_a_phone() {
    let stage = Stage::open().await;
    let (ada, eve) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    for (game, _) in games() {
        let code = ada.open_table(&short(game, 4)).await;
        ada.sit("Ada").await;
        ada.press_named("web-start-with-bots").await;
        ada.until_begun().await;
        eve.go(&format!("/table/{code}")).await;
        eve.until_begun().await;
        let seen = eve.until("a line", LOOKING_ON).await;
        assert_eq!((&seen["seats"], &seen["under"]), (&4.into(), &0.into()), "{game}: {seen}");
        assert!(seen["high"].as_f64().is_some_and(|high| high < 60.0), "{game}: {seen}");
        assert_eq!(seen["names"], serde_json::json!([]), "{game}");
    }
}

mod at_length {
    use sevenfold_browser_tests::{Kept, Player, Size, Stage, Way};
    use sevenfold_protocol::{GameFace, Settings};

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

    /// Questions that take much room: a game, its options, and how a move begins that can be made then.
    const QUESTIONS: [(&str, &str, &str); 7] = [
        ("triple-seven", "{}", "submit"),
        ("triple-seven", "{}", "hush"),
        ("triple-seven", "{}", "give "),
        ("double-lucky-7", r#"{"mode":"dice"}"#, "roll"),
        ("double-lucky-7", r#"{"mode":"dice"}"#, "use change-bid"),
        ("double-lucky-7", r#"{"mode":"dice"}"#, "use player-swap"),
        ("double-lucky-7", r#"{"joker_trump":"dealer-chooses"}"#, "trump "),
    ];

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_for_two_four_and_seven_fit_whatever_is_asked() {
        let stage = Stage::open().await;
        let window = stage.window(Size::Desk).await;
        let mut all = Vec::new();
        for (game, options, like) in QUESTIONS {
            for seats in [2, 4, 7] {
                let options = serde_json::from_str(options).unwrap();
                let settings = Settings { options, ..short(game, seats) };
                let asked = |game: &GameFace| game.choices.iter().any(|choice| choice.text.starts_with(like));
                Kept::asked(&settings, BOT, asked).resume_in(&window).await;
                window.until_asked().await;
                all.extend(
                    super::faults(&window, &super::SCREENS, &format!("{game} for {seats}, {like}")).await,
                );
            }
        }
        assert!(all.is_empty(), "{} faults:\n{}", all.len(), all.join("\n"));
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn tables_for_two_four_and_seven_fit_every_screen() {
        super::look(&super::SCREENS, Letters::Usual, &[(2, 0), (2, 6), (4, 3), (7, 0), (7, 6), (7, 14)])
            .await;
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
