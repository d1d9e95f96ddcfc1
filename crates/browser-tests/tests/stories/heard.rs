//! Every table as a screen reader speaks it, kept to be read by a person: `tests/golden`.
//! `SEVENFOLD_GOLDEN=write` writes what is heard now.

use std::path::Path;

use sevenfold_browser_tests::{Kept, Size, Stage};

use crate::{games, short};

/// The bot that plays the same on every machine.
const STEADY: &str = "greedy";

#[tokio::test(flavor = "multi_thread")]
async fn tables_are_heard_as_they_were_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let stage = Stage::open().await;
    let mut faults = Vec::new();
    for (size, device) in [(Size::Desk, "desk"), (Size::Phone, "phone")] {
        let window = stage.window(size).await;
        for (game, _) in games() {
            Kept::steady(short(game, 3), STEADY, 4).resume_in(&window).await;
            window.until_asked().await;
            let heard = window.spoken().await;
            assert!(heard.lines().count() > 20, "{game}: {heard}");
            let file = folder.join(format!("{game}-{device}.txt"));
            if std::env::var_os("SEVENFOLD_GOLDEN").is_some_and(|word| word == "write") {
                std::fs::create_dir_all(&folder).unwrap();
                std::fs::write(&file, &heard).unwrap();
            }
            let known = std::fs::read_to_string(&file).unwrap_or_default();
            let news = heard.lines().filter(|line| !known.lines().any(|old| old == *line));
            let lost = known.lines().filter(|line| !heard.lines().any(|new| new == *line));
            if known != heard {
                let lines = news.map(|line| format!("+{line}")).chain(lost.map(|line| format!("-{line}")));
                faults.push(format!("{game} at the {device}:\n{}", lines.collect::<Vec<_>>().join("\n")));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
