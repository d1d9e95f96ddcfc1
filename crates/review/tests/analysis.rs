//! How a record is judged, shown with a toy game and judges whose opinions are known.

#![expect(clippy::unwrap_used, reason = "a record that cannot be judged fails the test")]

#[allow(dead_code, missing_docs, clippy::wildcard_imports, reason = "shared with other tests; a toy")]
#[path = "../../shelf/tests/toy/mod.rs"]
mod toy;

use serde_json::json;
use sevenfold_bots::{Bot, Judged, Recipe};
use sevenfold_core::chance::Quick;
use sevenfold_core::erased::AnyGame;
use sevenfold_core::record::{Document, Extras};
use sevenfold_core::{Message, Rng as _, Seat, Viewer};
use sevenfold_review::Decision;
use sevenfold_review::judging::{Analysis, NotJudged, analyse, decisions, has_opinion};
use sevenfold_shelf::{Effort, Entry, Shelved};
use toy::{Action, Toy, View};

/// An opinion on what is seen, with these dice.
type Opinion = fn(&View, &mut Quick) -> Vec<Judged<Action>>;

struct Judge(Opinion);

impl Bot<Toy> for Judge {
    fn choose(&mut self, _view: &View, _legal: &[Action], _rng: &mut Quick) -> Option<Action> {
        None
    }

    fn judge(&mut self, view: &View, _legal: &[Action], rng: &mut Quick) -> Vec<Judged<Action>> {
        self.0(view, rng)
    }

    fn reason(&mut self, _view: &View, action: &Action) -> Option<Message> {
        Some(Message::new("toy-reason").with("move", action.to_string()))
    }
}

fn judged(action: Action, worth: f64, visits: u32) -> Judged<Action> {
    Judged::sure(action, worth, visits)
}

/// To add 2 is worth as many tenths as the count, and as many hundredths as the seat's number; to add 1, half of it.
fn telling(view: &View, _rng: &mut Quick) -> Vec<Judged<Action>> {
    let Viewer::Seat(seat) = view.viewer else { return Vec::new() };
    let worth = f64::from(view.count.unwrap_or_default()) / 10.0 + f64::from(seat.number()) / 100.0;
    vec![judged(Action::Add(2), worth, 2), judged(Action::Add(1), worth / 2.0, 1)]
}

/// To add 2 wins at once and needs no trying; to add 1 was never tried.
fn certain(_view: &View, _rng: &mut Quick) -> Vec<Judged<Action>> {
    vec![judged(Action::Add(2), 1.0, 0), judged(Action::Add(1), 0.0, 0)]
}

/// Has an opinion from a count of 2 on.
fn late(view: &View, rng: &mut Quick) -> Vec<Judged<Action>> {
    if view.count < Some(2) { Vec::new() } else { telling(view, rng) }
}

/// Has an opinion below a count of 2.
fn early(view: &View, rng: &mut Quick) -> Vec<Judged<Action>> {
    if view.count < Some(2) { telling(view, rng) } else { Vec::new() }
}

/// Thinks of moves that nobody else thinks of.
fn talkative(_view: &View, _rng: &mut Quick) -> Vec<Judged<Action>> {
    (1..=7).map(|n| judged(Action::Add(n), 1.0 / f64::from(n), 1)).collect()
}

fn moody(_view: &View, rng: &mut Quick) -> Vec<Judged<Action>> {
    vec![judged(Action::Add(2), f64::from(rng.below(1000)) / 1000.0, 1)]
}

static TOY: Entry<Toy> = Entry::new(&[
    Recipe::RANDOM,
    Recipe { name: "telling", make: |_| Box::new(Judge(telling)) },
    Recipe { name: "certain", make: |_| Box::new(Judge(certain)) },
    Recipe { name: "late", make: |_| Box::new(Judge(late)) },
    Recipe { name: "early", make: |_| Box::new(Judge(early)) },
    Recipe { name: "talkative", make: |_| Box::new(Judge(talkative)) },
    Recipe { name: "moody", make: |_| Box::new(Judge(moody)) },
]);

/// Two seats count from 1 to 10. Seat 1 claims, which is its only move then, and wins.
const STEPS: [(u8, &str); 6] =
    [(1, "add 1"), (2, "add 2"), (1, "add 2"), (2, "add 1"), (1, "claim"), (2, "add 2")];

/// The record of that game after so many moves.
fn record(moves: usize) -> Document {
    let mut run = TOY.start(&json!({ "snap": "no" }), 2, None).unwrap();
    run.settle("start 1").unwrap();
    for (seat, text) in &STEPS[..moves] {
        run.play(Seat::new(seat - 1), text).unwrap();
    }
    run.record(Extras::default())
}

fn judge(bot: &str, document: &Document) -> Result<Analysis, NotJudged> {
    analyse(&TOY, document, &mut *TOY.bot(bot, &Effort::default()).unwrap(), |_| {})
}

fn opinion(bot: &str, document: &Document) -> Result<bool, NotJudged> {
    has_opinion(&TOY, document, &mut *TOY.bot(bot, &Effort::default()).unwrap())
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-12
}

#[test]
fn every_choice_is_judged_by_what_its_seat_saw_then() {
    let told = judge("telling", &record(6)).unwrap().decisions;
    let facts =
        |decision: &Decision| (decision.step, decision.seat.number(), decision.text.clone(), decision.legal);
    let expected = [(2, 1, "add 1"), (3, 2, "add 2"), (4, 1, "add 2"), (5, 2, "add 1"), (7, 2, "add 2")];
    let expected = expected.map(|(step, seat, text)| (step, seat, text.to_owned(), 2));
    assert_eq!(told.iter().map(facts).collect::<Vec<_>>(), expected, "to claim was no choice");
    let worths = [(0.11, 0.055), (0.22, 0.22), (0.41, 0.41), (0.62, 0.31), (0.82, 0.82)];
    for (decision, (best, made)) in told.iter().zip(worths) {
        assert!(near(decision.best[0].worth, best) && near(decision.worth.unwrap(), made), "{decision:?}");
        assert!(near(decision.loss.unwrap(), best - made), "{decision:?}");
    }
    assert_eq!(decisions(&TOY, &record(6)).unwrap(), 5);
}

#[test]
fn the_reason_is_for_the_best_move_not_for_the_one_that_was_made() {
    let told = judge("telling", &record(1)).unwrap().decisions;
    let reason = Message::new("toy-reason").with("move", "add 2");
    assert_eq!((told[0].text.as_str(), told[0].reason.as_ref()), ("add 1", Some(&reason)));
}

#[test]
fn a_move_that_was_never_tried_has_no_worth_unless_it_wins_at_once() {
    let told = judge("certain", &record(2)).unwrap().decisions;
    assert_eq!((told[0].worth, told[0].loss, told[0].best.len(), told[0].legal), (None, None, 1, 2));
    assert_eq!((told[1].worth, told[1].loss), (Some(1.0), Some(0.0)));
}

#[test]
fn the_five_best_moves_are_kept() {
    let told = judge("talkative", &record(1)).unwrap().decisions;
    let kept: Vec<&str> = told[0].best.iter().map(|best| best.text.as_str()).collect();
    assert_eq!(kept, ["add 1", "add 2", "add 3", "add 4", "add 5"]);
}

#[test]
fn whoever_listens_hears_of_every_decision_with_its_swing() {
    let mut heard = Vec::new();
    let bot = &mut *TOY.bot("telling", &Effort::default()).unwrap();
    let analysis = analyse(&TOY, &record(6), bot, |decision| heard.push(decision.clone())).unwrap();
    assert_eq!(heard, analysis.decisions);
    assert!(near(heard[0].swing.unwrap(), 0.11 - 0.5), "{heard:?}");
}

#[test]
fn the_result_is_told_once_the_game_is_over() {
    let results = |moves| {
        let accounts = judge("telling", &record(moves)).unwrap().seats;
        accounts.iter().map(|account| account.result).collect::<Vec<_>>()
    };
    assert_eq!(results(6), [Some(1.0), Some(0.0)]);
    assert_eq!(results(5), [None, None]);
}

#[test]
fn a_judgement_can_be_had_again_from_less_of_the_game() {
    let whole = judge("moody", &record(6)).unwrap().decisions;
    assert_eq!(judge("moody", &record(6)).unwrap().decisions, whole);
    assert_eq!(judge("moody", &record(3)).unwrap().decisions, whole[..3]);
}

#[test]
fn a_bot_is_asked_for_its_opinion_on_the_first_decision() {
    assert!(!opinion("late", &record(6)).unwrap());
    assert!(opinion("early", &record(6)).unwrap());
}

#[test]
fn what_cannot_be_judged_says_why() {
    assert!(matches!(judge("random", &record(6)), Err(NotJudged::NoOpinion)));
    assert!(matches!(judge("telling", &record(0)), Err(NotJudged::NoDecision)));
    assert!(matches!(opinion("telling", &record(0)), Err(NotJudged::NoDecision)));
    let mut broken = record(1);
    broken.steps.push(json!({ "seat": 1, "do": "claim" }));
    assert!(matches!(judge("telling", &broken), Err(NotJudged::Broken)));
    assert!(judge("late", &record(6)).is_ok(), "an opinion on some of it is enough");
}

#[test]
fn the_names_that_programs_read_stay_as_they_are() {
    let analysis = judge("certain", &record(1)).unwrap();
    let decision = json!({
        "step": 2, "seat": 1, "move": "add 1", "legal": 2, "worth": null, "loss": null, "swing": 0.5,
        "best": [{ "move": "add 2", "worth": 1.0, "visits": 0 }],
        "reason": Message::new("toy-reason").with("move", "add 2"),
    });
    let account = json!({
        "seat": 1, "decisions": 1, "judged": 0, "best": 0, "loss": 0.0, "average_loss": 0.0, "gifts": 0.0,
        "luck": 0.5, "unforeseen": 0.0, "result": null,
    });
    assert_eq!(serde_json::to_value(&analysis.decisions).unwrap(), json!([decision]));
    assert_eq!(serde_json::to_value(&analysis.seats[0]).unwrap(), account);
}
