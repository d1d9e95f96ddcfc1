//! What SEVEN's strongest player has learned: a file of its own, and the same moves as on every other machine.

use serde_json::json;
use sevenfold_browser_tests::{Size, Stage};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyRun;
use sevenfold_core::record::Extras;
use sevenfold_core::{Rng as _, Seat};
use sevenfold_protocol::offline::{Consult, Patience};
use sevenfold_shelf::{Effort, Shelved};

/// Enough to prefer some moves, and quick in a client that is being written.
const ITERATIONS: u32 = 120;

/// A position, and who is to move.
struct Position {
    run: Box<dyn AnyRun>,
    seat: Seat,
}

impl Position {
    /// After so many moves at random.
    fn after(options: &serde_json::Value, seats: u8, moves: usize) -> Self {
        let mut rng = Quick::new(22);
        let mut run = seven().start(options, seats, None).unwrap();
        let turn = |run: &dyn AnyRun| run.agenda().must().iter().next().unwrap();
        for _ in 0..moves {
            let seat = turn(&*run);
            let text = rng.pick(&run.legal(seat)).cloned().unwrap();
            assert!(run.play(seat, &text).is_ok());
        }
        let seat = turn(&*run);
        Self { run, seat }
    }

    /// What a bot does here.
    fn here(&self, bot: &str) -> Option<String> {
        let mut bot = seven().bot(bot, &Effort::iterations(ITERATIONS)).unwrap();
        bot.choose(&*self.run, self.seat, &mut Quick::new(0))
    }

    /// The same as it is asked of a browser.
    fn question(&self, bot: &str) -> Consult {
        let record = self.run.record(Extras::default()).to_value().to_string();
        Consult { record, bot: bot.to_owned(), patience: Patience::Iterations(ITERATIONS) }
    }
}

fn seven() -> &'static dyn Shelved {
    sevenfold_shelf::find("seven").unwrap()
}

/// A position in which what was learned changes the move.
fn telling() -> Position {
    let mut positions = (2..7).map(|moves| Position::after(&json!({}), 2, moves));
    positions.find(|one| one.here("master") != one.here("old-master")).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_finds_the_same_moves_as_every_machine() {
    let stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/settings").await;
    window.start_counsel("seven").await;
    let positions = [
        telling(),
        Position::after(&json!({}), 2, 8),
        Position::after(&json!({ "misere": true }), 2, 5),
        Position::after(&json!({ "misere": true }), 3, 9),
        Position::after(&json!({ "teams": "pairs" }), 4, 20),
        Position::after(&json!({ "teams": "none" }), 4, 12),
    ];
    for (number, position) in positions.iter().enumerate() {
        for bot in ["expert", "master", "old-master"] {
            let there = window.consult(position.question(bot)).await;
            assert_eq!(there, position.here(bot), "{bot} in position {number}");
        }
    }
}

/// A worker that is there has not asked for it yet; one that cannot have it plays without.
#[tokio::test(flavor = "multi_thread")]
async fn what_was_learned_is_fetched_when_it_is_wanted() {
    let mut stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.forget().await;
    window.go("/settings").await;
    window.start_counsel("seven").await;
    stage.cut_network().await;
    let position = telling();
    let there = window.consult(position.question("master")).await;
    assert_eq!(there, position.here("old-master"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_learned_is_kept_for_when_there_is_no_network() {
    let mut stage = Stage::open().await;
    let window = stage.window(Size::Desk).await;
    window.go("/settings").await;
    window.until("a page that keeps itself", "return !!navigator.serviceWorker.controller").await;
    stage.cut_network().await;
    window.go("/settings").await;
    window.start_counsel("seven").await;
    let position = telling();
    let there = window.consult(position.question("master")).await;
    assert_eq!(there, position.here("master"));
}
