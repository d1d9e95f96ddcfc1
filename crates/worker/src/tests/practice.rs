//! Reviews in pieces, and games that are played on from a moment.

use sevenfold_core::Seat;
use sevenfold_core::chance::Seed;
use sevenfold_core::record::Extras;
use sevenfold_exercises::{Collection, Exercise, Level, Worth};
use sevenfold_protocol::offline::{FromWorker, Reel};
use sevenfold_protocol::{Ask, Millis, Request, Snapshot, ToClient};
use sevenfold_review::judging;
use sevenfold_review::wire::{Answer, Cards, FromStudy, PracticeFace};
use sevenfold_shelf::{Effort, GAMES, find};

use crate::film::Projector;
use crate::host::Output;
use crate::practice::Practice;

/// The record of a game that bots played for some steps.
fn record(game: &str, seats: u8, steps: usize) -> String {
    let game = find(game).unwrap();
    let options = game.default_options(seats).unwrap();
    let mut run = game.start(&options, seats, Some(Seed([7; 32]))).unwrap();
    let mut bot = game.bot("careless", &Effort::iterations(20)).unwrap();
    let mut dice = sevenfold_core::chance::Quick::new(7);
    while run.len() < steps && run.outcome().is_none() {
        if run.draw().is_some() {
            continue;
        }
        let seat = run.agenda().must().first().or_else(|| run.agenda().asked().first()).unwrap();
        let text = bot.choose(&*run, seat, &mut dice).unwrap_or_else(|| run.legal(seat)[0].clone());
        run.play(seat, &text).unwrap();
    }
    run.record(Extras::default()).to_value().to_string()
}

/// What came out of it: the table, and where the practice stands.
fn told(output: &Output) -> (Option<Snapshot>, Option<PracticeFace>) {
    let shown = output.post.iter().filter_map(|message| match message {
        FromWorker::Tell(message) => Some(&**message),
        _ => None,
    });
    let mut snapshot = shown.filter_map(|message| match message {
        ToClient::Snapshot(shown) => Some((**shown).clone()),
        _ => None,
    });
    let mut face = output.study.iter().filter_map(|message| match message {
        FromStudy::Practice(told) => Some(told.clone()),
        _ => None,
    });
    (snapshot.next_back(), face.next_back())
}

#[test]
fn a_review_in_pieces_says_what_the_terminal_says() {
    for game in GAMES {
        let id = game.meta().id;
        let text = record(id, 2, 30);
        let (projector, _) = Projector::load(&Reel::Record(text.clone())).unwrap();
        let document = sevenfold_core::record::Document::read(&text).unwrap();
        let name = *game.levels().last().unwrap();
        let mut bot = game.bot(name, &judging::fair(Effort::iterations(20))).unwrap();
        let whole = judging::judgements(*game, &document, &mut *bot, |_| {}).unwrap();
        assert_eq!(projector.outline(), judging::outline(*game, &document).ok(), "{id}");
        for judgement in whole.iter().step_by(5) {
            let piece = projector.judge(judgement.decision.step, 20);
            assert_eq!(piece.as_ref(), Some(judgement), "{id}");
        }
    }
}

#[test]
fn a_moment_is_played_on_as_it_lay_or_dealt_anew() {
    let text = record("sieben", 3, 12);
    let (projector, _) = Projector::load(&Reel::Record(text)).unwrap();
    let step = (4..12).find(|step| {
        let moment = projector.moment(*step, Seat::FIRST, Cards::AsTheyLay).unwrap();
        moment.run.agenda().must().contains(Seat::FIRST)
    });
    let step = step.unwrap();
    for cards in [Cards::AsTheyLay, Cards::Anew(3)] {
        let moment = projector.moment(step, Seat::FIRST, cards).unwrap();
        let before = moment.run.view(sevenfold_core::Viewer::Seat(Seat::FIRST));
        let effort = Effort::iterations(10);
        let (mut practice, output) = Practice::begin(moment, Seat::FIRST, "Ada", effort, Millis(1)).unwrap();
        let (snapshot, face) = told(&output);
        let game = snapshot.unwrap().game.unwrap();
        assert_eq!(*game.view.value(), before, "the seat sees what it saw");
        assert!(face.unwrap().answer.is_none() && !game.choices.is_empty());
        let hint = Ask { id: 1, request: Request::Hint { seat: Seat::FIRST } };
        let judged = projector.judge(step + 1, 10).unwrap();
        let best = judged.best().unwrap();
        for _ in 0..2 {
            let output = practice.ask(&hint, Millis(1));
            let [FromWorker::Tell(reply)] = &output.post[..] else { panic!("{output:?}") };
            let ToClient::Hinted { choice: Some(hinted), reason, .. } = &**reply else { panic!("{reply:?}") };
            assert_eq!((&hinted.text, reason), (&best.text, &best.reason), "{cards:?}: as the review says");
        }
        let choice = &game.choices[0];
        let request = Request::Move { seat: Seat::FIRST, window: choice.window, text: choice.text.clone() };
        let mut output = practice.ask(&Ask { id: 1, request }, Millis(2));
        assert_eq!(told(&output).1.unwrap().answer, Some(Answer::Move(choice.text.clone())));
        // The others move until it is the player's turn again, or the game is over.
        for now in 3..60 {
            if output.wake.is_none() {
                break;
            }
            output = practice.tick(Millis(now * 1000));
        }
        assert!(output.wake.is_none(), "the others keep moving");
    }
}

#[test]
fn an_exercise_waits_for_its_answer_and_stays_in_view() {
    let game = find("sieben").unwrap();
    let seed = Seed([7; 32]);
    let mut run = game.start(&game.default_options(3).unwrap(), 3, Some(seed)).unwrap();
    while run.draw().is_some() {}
    let seat = run.agenda().must().first().unwrap();
    let legal = run.legal(seat);
    let exercise = Exercise {
        level: Level::Easy,
        rating: 1200,
        seats: 3,
        options: serde_json::Value::Null,
        seed: seed.to_string(),
        moves: Vec::new(),
        seat,
        worths: legal.iter().map(|text| Worth(text.clone(), 5000, 10)).collect(),
        aim: None,
        mark: String::new(),
    };
    let text = serde_json::to_string(&exercise).unwrap();
    let begun = Practice::exercise("sieben", &text, "", Effort::iterations(10), Millis(1));
    let (mut practice, output) = begun.unwrap();
    let (shown, face) = told(&output);
    let (before, face) = (shown.unwrap().game.unwrap(), face.unwrap());
    assert_eq!(face.moves.iter().map(|one| one.text.clone()).collect::<Vec<_>>(), legal);
    assert!(face.moves.iter().all(|one| one.label.is_some()));
    let choice = &before.choices[0];
    let request = Request::Move { seat, window: choice.window, text: choice.text.clone() };
    let output = practice.ask(&Ask { id: 1, request }, Millis(2));
    let (shown, face) = told(&output);
    let after = shown.unwrap().game.unwrap();
    assert_eq!((&after.view, output.wake), (&before.view, None), "the position stays in view");
    assert_eq!(after.ask.unwrap().key, "web-exercise-answered", "nobody is told that it is their turn");
    assert!(after.choices.is_empty() && face.unwrap().answer == Some(Answer::Move(choice.text.clone())));
    let (shown, _) = told(&practice.step(Millis(3)));
    assert_ne!(shown.unwrap().game.unwrap().view, before.view, "it is played out from the answer");
    let begun = Practice::exercise("sieben", "{}", "", Effort::iterations(10), Millis(1));
    assert!(begun.is_none(), "what is no exercise is refused");
}

/// A turn of Double Seven is answered by what all its moves bring.
#[test]
fn a_turn_is_asked_for_until_it_is_over_or_brings_the_most() {
    let all = Collection::read(include_str!("../../../exercises/sets/double-seven.json")).unwrap();
    let exercise = all.exercises.iter().find(|one| one.aim.is_some()).unwrap();
    let (aim, seat) = (exercise.aim.clone().unwrap(), exercise.seat);
    let text = serde_json::to_string(exercise).unwrap();
    let begin = || {
        let effort = Effort::iterations(10);
        Practice::exercise("double-seven", &text, "", effort, Millis(1)).unwrap()
    };
    let make = |practice: &mut Practice, text: &str, output: &Output| {
        let game = told(output).0.unwrap().game.unwrap();
        let window = game.choices[0].window;
        practice
            .ask(&Ask { id: 1, request: Request::Move { seat, window, text: text.to_owned() } }, Millis(2))
    };
    let (mut practice, mut output) = begin();
    let faces = told(&output).1.unwrap().moves;
    assert_eq!(faces.iter().map(|one| &one.text).collect::<Vec<_>>(), aim.line.iter().collect::<Vec<_>>());
    for text in &aim.line {
        assert_eq!(told(&output).1.unwrap().answer, None);
        output = make(&mut practice, text, &output);
    }
    assert_eq!(told(&output).1.unwrap().answer, Some(Answer::Turn(aim.most)));
    assert!(output.wake.is_none(), "the position stays to be looked at");
    let (mut practice, output) = begin();
    let output = make(&mut practice, "pass", &output);
    assert_eq!(told(&output).1.unwrap().answer, Some(Answer::Turn(0)));
}
