//! Every lesson of every game, followed to its end.

use std::path::Path;

use sevenfold_browser_tests::{Size, Stage, Way};
use sevenfold_texts::Lang;

use crate::lessons::{follow, read_in};

/// The lessons there are, by game and name; the first one of a game has no name.
fn lessons() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let files = files.filter(|file| file != "left-to-the-rules.txt");
    let names = files.filter_map(|file| Some(file.strip_suffix(".txt")?.to_owned()));
    names
        .map(|file| {
            let (game, name) = file.split_once('.').unwrap_or((&file, ""));
            (game.to_owned(), name.to_owned())
        })
        .collect()
}

/// Every lesson there is, in a language, on a desk and on a phone.
async fn whole_courses(lang: Lang) {
    let lessons = lessons();
    assert!(lessons.len() >= 14, "{lessons:?}");
    let stage = Stage::open().await;
    for (size, way) in [(Size::Desk, Way::Mouse), (Size::Phone, Way::Touch)] {
        let window = stage.window(size).await;
        read_in(&window, lang).await;
        for (game, name) in &lessons {
            eprintln!("{game} {name}, {size:?}");
            follow(&window, (game, name), lang, way).await;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_courses_in_english() {
    whole_courses(Lang::En).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_courses_in_german() {
    whole_courses(Lang::De).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whole_courses_in_dutch() {
    whole_courses(Lang::Nl).await;
}
