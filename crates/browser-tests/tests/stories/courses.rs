//! Every lesson of every game, followed to its end.

use sevenfold_browser_tests::{Size, Stage, Way};
use sevenfold_texts::Lang;

use crate::lessons::{follow, read_in};

/// The lessons there are, by game and name; the first one of a game has no name.
const LESSONS: [(&str, &[&str]); 5] = [
    ("double-lucky-7", &["", "wheel", "dice"]),
    ("double-seven", &["", "clover"]),
    ("seven", &["", "height"]),
    ("sieben", &["", "round"]),
    ("triple-seven", &["", "actions", "characters"]),
];

/// Every lesson there is, in every language, on a desk and on a phone.
#[tokio::test(flavor = "multi_thread")]
async fn whole_courses_in_every_language() {
    let stage = Stage::open().await;
    for (size, way) in [(Size::Desk, Way::Mouse), (Size::Phone, Way::Touch)] {
        for lang in Lang::ALL {
            let window = stage.window(size).await;
            read_in(&window, lang).await;
            for (game, names) in LESSONS {
                for name in names {
                    follow(&window, (game, name), lang, way).await;
                }
            }
        }
    }
}
