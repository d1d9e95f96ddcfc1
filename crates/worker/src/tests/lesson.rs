//! Lessons, given to a learner who does as is shown, or something else.

use sevenfold_core::Seat;
use sevenfold_protocol::offline::{FromWorker, LessonFace, LessonStage};
use sevenfold_protocol::{Ask, Choice, Millis, Refusal, Request, Snapshot, ToClient};
use sevenfold_shelf::GAMES;

use crate::host::Output;
use crate::lesson::Teacher;

/// A learner who does what is shown.
struct Learner {
    teacher: Teacher,
    lesson: Option<LessonFace>,
    table: Option<Snapshot>,
    shown: Option<Choice>,
    refused: Option<Refusal>,
}

impl Learner {
    fn begin(game: &str) -> Self {
        let file = format!("{}/../../lessons/{game}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        let (teacher, output) = Teacher::begin(&text, 0, "Ada".to_owned(), Millis(1)).unwrap();
        let mut learner = Self { teacher, lesson: None, table: None, shown: None, refused: None };
        learner.take(output);
        learner
    }

    fn take(&mut self, output: Output) {
        self.shown = None;
        for message in output.post {
            match message {
                FromWorker::Lesson(face) => self.lesson = Some(face),
                FromWorker::Tell(message) => match *message {
                    ToClient::Snapshot(face) => self.table = Some(*face),
                    ToClient::Hinted { choice, .. } => self.shown = choice,
                    ToClient::Refused { refusal, .. } => self.refused = Some(refusal),
                    _ => {}
                },
                other => panic!("{other:?}"),
            }
        }
    }

    fn ask(&mut self, request: Request) {
        let output = self.teacher.ask(&Ask { id: 1, request }, Millis(1));
        self.take(output);
    }

    fn play(&mut self, choice: Choice) {
        let seat = self.table.as_ref().unwrap().viewer.seat().unwrap();
        self.ask(Request::Move { seat, window: choice.window, text: choice.text });
    }

    /// Does what the lesson wants; `false` when there is nothing more.
    fn go_on(&mut self) -> bool {
        let face = self.lesson.clone().unwrap();
        let choices = self.table.as_ref().and_then(|table| Some(table.game.as_ref()?.choices.len())).unwrap();
        match face.stage {
            LessonStage::Watch => {
                assert_eq!(choices, 0);
                let output = self.teacher.tick(Millis(1));
                self.take(output);
            }
            LessonStage::Act => {
                assert!(choices > 0);
                if let Some(forbidden) = face.attempt {
                    self.play(forbidden);
                    assert!(self.refused.take().is_some_and(|refusal| refusal.rule.is_some()));
                } else {
                    self.ask(Request::Hint { seat: Seat::FIRST });
                    let shown = self.shown.take().unwrap();
                    self.play(shown);
                }
            }
            LessonStage::Astray => panic!("what is shown is right"),
            LessonStage::Over => {
                assert_eq!(choices, 0);
                if face.step + 1 == face.steps.len() {
                    return false;
                }
                let output = self.teacher.step(face.step + 1, Millis(1));
                self.take(output);
            }
        }
        true
    }

    fn go_back_and_forth(&mut self) {
        for step in [3, 1, 0, 99] {
            let output = self.teacher.step(step, Millis(1));
            self.take(output);
            let face = self.lesson.as_ref().unwrap();
            assert_eq!(face.step, step.min(face.steps.len() - 1));
        }
    }
}

#[test]
fn a_lesson_is_given_from_its_first_step_to_its_last() {
    for game in GAMES {
        let mut learner = Learner::begin(game.meta().id);
        for _ in 0..200 {
            if !learner.go_on() {
                break;
            }
        }
        let face = learner.lesson.unwrap();
        assert_eq!((face.step + 1, face.stage), (face.steps.len(), LessonStage::Over), "{}", game.meta().id);
    }
}

#[test]
fn a_learner_may_do_something_else_and_try_again() {
    let mut astray = 0;
    for game in GAMES {
        let mut learner = Learner::begin(game.meta().id);
        let before = learner.table.clone().and_then(|table| table.game).unwrap();
        for choice in before.choices.clone() {
            learner.play(choice);
            if learner.lesson.as_ref().map(|face| face.stage) == Some(LessonStage::Astray) {
                astray += 1;
                assert_eq!(learner.table.clone().and_then(|table| table.game).as_ref(), Some(&before));
            }
            let output = learner.teacher.step(0, Millis(1));
            learner.take(output);
        }
        learner.go_back_and_forth();
    }
    assert!(astray > 0);
}
