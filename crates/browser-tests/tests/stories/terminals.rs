//! Two browsers and two terminals at one table, each in a process of its own; one terminal is killed and comes back.
#![cfg(target_os = "linux")]

#[path = "../../../cli/tests/support/pty.rs"]
#[allow(dead_code, reason = "the tests of the program use the rest")]
mod pty;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use pty::Terminal;
use sevenfold_browser_tests::{Player, Size, Stage, Way, Window};

use crate::short;

/// How long anything may take. Only a test that fails waits so long.
const PATIENCE: Duration = Duration::from_mins(2);

/// The program beside the one these stories are in.
fn program() -> PathBuf {
    let stories = std::env::current_exe().unwrap();
    let program = stories.ancestors().nth(2).unwrap().join("sevenfold");
    assert!(program.exists(), "the program is not built: `cargo xtask stories` does that, or `cargo build`");
    program
}

fn sit(page: &str, name: &str, home: &Path) -> Terminal {
    Terminal::start(&program(), &["--lang", "en", "join", page, "--name", name], home)
}

/// Is a choice offered at this terminal?
fn is_asked(screen: &str) -> bool {
    screen.contains("▸1 ")
}

/// The cards that lie, as a terminal shows them: a row for each suit, in which everything else is a sign.
fn laid_at(terminal: &Terminal) -> BTreeSet<String> {
    let screen = terminal.screen();
    let mut laid = BTreeSet::new();
    for (sign, letter) in [("♣", 'C'), ("♦", 'D'), ("♥", 'H'), ("♠", 'S')] {
        let row = screen.lines().find(|line| line.contains(sign)).unwrap_or_default();
        let places = row.split('│').next().unwrap_or_default().split_whitespace().skip(1);
        laid.extend(places.filter(|place| !["·", "○"].contains(place)).map(|rank| format!("{letter}{rank}")));
    }
    laid
}

/// The cards that lie, as a page shows them.
async fn laid_in(window: &Window) -> BTreeSet<String> {
    let script = "return [...document.querySelectorAll('[data-spot^=\"place-\"]')].map((e) => e.dataset.spot.slice(6))";
    let found = window.script(script, vec![]).await;
    found.as_array().unwrap().iter().map(|card| card.as_str().unwrap().to_owned()).collect()
}

/// Everybody at the table.
struct Party {
    windows: [Window; 2],
    players: [Player; 2],
    terminals: [Terminal; 2],
}

impl Party {
    /// One move by whoever is asked.
    async fn step(&mut self) {
        let begun = Instant::now();
        while begun.elapsed() < PATIENCE {
            for terminal in &mut self.terminals {
                let before = terminal.screen();
                if is_asked(&before) {
                    terminal.keys("1");
                    terminal.wait("something to come of it", |screen| screen != before);
                    return;
                }
            }
            for (player, window) in self.players.iter_mut().zip(&self.windows) {
                if player.turn(window).await.is_some() {
                    return;
                }
            }
        }
        panic!("nobody is asked:\n{}\n{}", self.terminals[0].screen(), self.terminals[1].screen());
    }

    /// Waits until all four show the same cards, and says which. A terminal that is asked shows the card it could lay as
    /// if it lay there, so they can only agree in the turn of a browser.
    async fn agreed(&mut self) -> BTreeSet<String> {
        let begun = Instant::now();
        loop {
            if self.terminals.iter().any(|terminal| is_asked(&terminal.screen())) {
                self.step().await;
            }
            let [one, other] = &self.windows;
            let seen = [laid_in(one).await, laid_in(other).await];
            let shown = self.terminals.each_ref().map(laid_at);
            if shown == seen && seen[0] == seen[1] {
                let [laid, _] = seen;
                return laid;
            }
            assert!(begun.elapsed() < PATIENCE, "they never agree: {seen:?}, {shown:?}");
        }
    }
}

async fn gather(stage: &Stage, homes: &[tempfile::TempDir; 2]) -> (Party, String) {
    let (ada, cleo) = tokio::join!(stage.window(Size::Desk), stage.window(Size::Phone));
    let code = ada.open_table(&short("sevens", 4)).await;
    let page = stage.address(&format!("/table/{code}"));
    ada.sit("Ada").await;
    let ben = sit(&page, "Ben", homes[0].path());
    ada.until_text("Ben").await;
    cleo.go(&format!("/table/{code}")).await;
    cleo.sit("Cleo").await;
    let dora = sit(&page, "Dora", homes[1].path());
    ada.until_text("Dora").await;
    ada.press_named("web-start").await;
    for window in [&ada, &cleo] {
        window.until_begun().await;
    }
    let players = [Way::Mouse, Way::Touch].map(Player::new);
    (Party { windows: [ada, cleo], players, terminals: [ben, dora] }, page)
}

#[tokio::test(flavor = "multi_thread")]
async fn two_browsers_and_two_terminals_see_the_same_table_and_one_is_killed_and_back() {
    let stage = Stage::open().await;
    let homes = [(); 2].map(|()| tempfile::tempdir().unwrap());
    let (mut party, page) = gather(&stage, &homes).await;
    for _ in 0..9 {
        party.step().await;
    }
    let before = party.agreed().await;
    assert!(before.len() > 2 && before.contains("D7"), "cards lie there: {before:?}");

    let away = "Ben is away";
    party.terminals[0].kill();
    party.windows[0].until_text(away).await;
    party.terminals[0] = sit(&page, "Ben", homes[0].path());
    party.terminals[0].wait_for("Your cards");
    let back = "return !document.body.innerText.includes(arguments[0])";
    party.windows[0].until_with("Ben to be back", back, vec![away.into()]).await;
    assert_eq!(party.agreed().await, before, "what lay there lies there");

    for _ in 0..9 {
        party.step().await;
    }
    let after = party.agreed().await;
    assert!(after.len() > before.len() && after.is_superset(&before), "{before:?} {after:?}");
    for window in &party.windows {
        assert_eq!(window.mishaps().await, [""; 0], "nothing went wrong");
    }
}
