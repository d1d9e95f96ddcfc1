//! Judges whose opinions are known, held against games of a toy.

#![expect(clippy::unwrap_used, reason = "a game that cannot be played fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use serde_json::json;
use sevenfold_bots::{Bot, Judged, Recipe};
use sevenfold_core::chance::{Quick, Seed};
use sevenfold_core::erased::AnyGame as _;
use sevenfold_lab::calibration::{Asked, Lean, Reliability, Witnessed, witness};
use sevenfold_lab::seeds;
use sevenfold_shelf::{Effort, Entry, Shelved as _};
use toy::{Action, Toy, View};

/// Says the same of every position; the move it names is any.
struct Stubborn(f64);

impl Bot<Toy> for Stubborn {
    fn choose(&mut self, _view: &View, _legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        None
    }

    fn judge(&mut self, _view: &View, legal: &[Action], _rng: &mut Quick) -> Vec<Judged<Action>> {
        vec![Judged::sure(legal[0], self.0, 1)]
    }
}

static TOY: Entry<Toy> = Entry::new(&[
    Recipe::RANDOM,
    Recipe { name: "boastful", make: |_| Box::new(Stubborn(0.95)) },
    Recipe { name: "modest", make: |_| Box::new(Stubborn(0.5)) },
]);

/// Games of two random players, with what this judge says of them.
fn games(judge: &str) -> Vec<Witnessed> {
    let game = |number| {
        let seed = seeds::of_game(&Seed([7; 32]), number);
        let run = TOY.start(&json!({}), 2, Some(seed)).unwrap();
        let bot = |name| TOY.bot(name, &Effort::default()).unwrap();
        let players = vec![bot("random"), bot("random")];
        witness(&TOY, run, players, &mut *bot(judge), &seed).unwrap()
    };
    (1..=300).filter_map(game).collect()
}

fn whole_game(judge: &str) -> Asked {
    Reliability::of(&games(judge), 2).asked.remove(0)
}

#[test]
fn a_boastful_judge_is_found_out_and_a_modest_one_believed() {
    let boastful = whole_game("boastful");
    let [bin] = boastful.bins.as_slice() else { panic!("it says one thing only: {boastful:?}") };
    assert_eq!(bin.lean(), Lean::TooHigh, "{bin:?}");
    assert!(boastful.entropy > boastful.seat_entropy + 0.5, "{boastful:?}");
    let modest = whole_game("modest");
    assert_eq!(modest.asked, boastful.asked, "the same games, asked at the same places");
    assert!(modest.bins.iter().all(|bin| bin.lean() == Lean::Within), "{modest:?}");
    assert!(modest.entropy < boastful.entropy);
}

#[test]
fn each_seat_is_asked_once_in_a_quarter_at_most() {
    for game in games("modest") {
        let mut places: Vec<_> = game.said.iter().map(|said| (said.quarter, said.seat)).collect();
        assert!(!places.is_empty(), "somebody had a choice");
        let all = places.len();
        places.sort();
        places.dedup();
        assert_eq!(places.len(), all);
        assert!((game.shares.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{game:?}");
        for said in game.said {
            assert!((said.share - game.shares[said.seat.index()]).abs() < 1e-12);
        }
    }
}
