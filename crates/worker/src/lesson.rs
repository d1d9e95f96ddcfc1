//! A lesson for one person: the classroom as the page sees it.

use sevenfold_core::erased::Refused;
use sevenfold_core::{Message, Seat, SeatSet, Viewer};
use sevenfold_lessons::{Classroom, Lesson, Stage, Verdict};
use sevenfold_protocol::offline::{FromWorker, LessonFace, LessonStage};
use sevenfold_protocol::{
    Ask, Choice, GameFace, LogLine, Millis, Mine, PROTOCOL, Refusal, RefusalCode, Request, Settings, Sitter,
    Snapshot, ToClient,
};
use sevenfold_table::{Offered, Scene, show};

use crate::host::{Output, answer, line};

/// How long the others seem to think: one is to see what they do.
const THINKING: u64 = 1200;
/// The bot that the others are.
const OTHERS: &str = "club";

/// Whoever gives a lesson.
pub(crate) struct Teacher {
    room: Classroom,
    /// What the learner is called.
    name: String,
    /// The last thing the learner did was not what was asked.
    astray: bool,
    /// Counts what was shown.
    version: u64,
    roster: Vec<String>,
}

impl Teacher {
    /// Begins a lesson at a step. `None` if it is no lesson, or of another game.
    pub(crate) fn begin(text: &str, step: usize, name: String, now: Millis) -> Option<(Self, Output)> {
        let lesson = Lesson::read(text).ok()?;
        let game = sevenfold_shelf::find(&lesson.game)?;
        let roster = game.bots().into_iter().map(str::to_owned).collect();
        let room = Classroom::enter(lesson, game, step).ok()?;
        let mut teacher = Self { room, name, astray: false, version: 0, roster };
        let mut output = Output::default();
        teacher.show(&mut output, now);
        Some((teacher, output))
    }

    /// The learner asks for something.
    pub(crate) fn ask(&mut self, ask: &Ask, now: Millis) -> Output {
        let id = ask.id;
        let reply = match &ask.request {
            Request::Hello { .. } => {
                let seats = SeatSet::only(self.seat());
                ToClient::Welcome { id, protocol: PROTOCOL, now, seats }
            }
            Request::Move { text, .. } if self.room.stage() == Stage::Act => self.play(id, text),
            Request::Hint { seat } => match self.room.shown_move() {
                Some(text) => ToClient::Hinted { id, seat: *seat, choice: self.choice(text), reason: None },
                None => ToClient::Done { id },
            },
            _ => ToClient::Done { id },
        };
        answer(reply, |output| self.show(output, now))
    }

    /// Time has passed: somebody else moves.
    pub(crate) fn tick(&mut self, now: Millis) -> Output {
        let mut output = Output::default();
        if self.room.stage() == Stage::Watch && self.room.go_on().is_err() {
            output.post.push(FromWorker::Broken);
            return output;
        }
        self.show(&mut output, now);
        output
    }

    /// The learner goes to a step: on from what was done, or to where a step begins.
    pub(crate) fn step(&mut self, step: usize, now: Millis) -> Output {
        let mut output = Output::default();
        let on = self.room.stage() == Stage::Over && step == self.room.step() + 1;
        let gone = if on { self.room.next_step().map(|_| ()) } else { self.room.go_to(step) };
        if gone.is_err() {
            output.post.push(FromWorker::Broken);
            return output;
        }
        self.astray = false;
        // Whatever was refused before is forgotten.
        output.post.push(FromWorker::Tell(Box::new(ToClient::Done { id: 0 })));
        self.show(&mut output, now);
        output
    }

    fn play(&mut self, id: u32, text: &str) -> ToClient {
        let verdict = self.room.answer(text);
        self.astray = verdict == Verdict::Other;
        match verdict {
            Verdict::Right | Verdict::Other => ToClient::Done { id },
            Verdict::Refused(refused) => ToClient::Refused { id: Some(id), refusal: refusal(refused) },
        }
    }

    fn seat(&self) -> Seat {
        self.room.lesson().seat
    }

    fn is_last(&self) -> bool {
        self.room.step() + 1 == self.room.lesson().steps.len()
    }

    fn choice(&self, text: &str) -> Option<Choice> {
        let run = self.room.run();
        // A move that is refused answers no window; it is tried in the one that is open.
        let open = run.agenda().windows().first().map(|window| window.id);
        let window = run.window_of(self.seat(), text).or(open)?;
        Some(Choice { window, text: text.to_owned(), label: run.describe(self.seat(), text) })
    }

    fn show(&mut self, output: &mut Output, now: Millis) {
        self.version += 1;
        let snapshot = self.snapshot(now);
        output.post.push(FromWorker::Tell(Box::new(ToClient::Snapshot(Box::new(snapshot)))));
        output.post.push(FromWorker::Lesson(self.face()));
        output.wake = (self.room.stage() == Stage::Watch).then(|| now.plus(THINKING));
    }

    fn face(&self) -> LessonFace {
        let stage = match self.room.stage() {
            Stage::Watch => LessonStage::Watch,
            Stage::Act if self.astray => LessonStage::Astray,
            Stage::Act => LessonStage::Act,
            Stage::Over => LessonStage::Over,
        };
        LessonFace {
            steps: self.room.lesson().steps.iter().map(|step| step.name.clone()).collect(),
            step: self.room.step(),
            stage,
            asked: self.room.asked_moves().to_vec(),
            attempt: self.room.to_try().and_then(|text| self.choice(text)),
        }
    }

    fn snapshot(&self, now: Millis) -> Snapshot {
        let lesson = self.room.lesson();
        let settings =
            Settings { options: lesson.options.clone(), ..Settings::new(&lesson.game, lesson.seats) };
        let sitters: Vec<Sitter> = Seat::all(lesson.seats).map(|seat| self.sitter(seat)).collect();
        let scene = Scene { settings: &settings, sitters: &sitters, ending: None, leg: None };
        let offered = if self.room.stage() == Stage::Act { Offered::Moves } else { Offered::Nothing };
        let shown = show(self.room.run(), Viewer::Seat(lesson.seat), scene, offered);
        Snapshot {
            version: self.version,
            now,
            roster: self.roster.clone(),
            mine: Some(Mine { can_hint: self.room.shown_move().is_some(), ..Mine::default() }),
            game: shown.game.map(|game| GameFace { ask: game.ask.or_else(|| self.invitation()), ..game }),
            log: self.log(now),
            ..shown
        }
    }

    fn sitter(&self, seat: Seat) -> Sitter {
        if seat == self.seat() {
            Sitter::Person { name: self.name.clone(), here: true, stand_in: None }
        } else {
            Sitter::Bot { bot: OTHERS.to_owned() }
        }
    }

    /// What the learner is told to do where the game asks nothing.
    fn invitation(&self) -> Option<Message> {
        match self.room.stage() {
            Stage::Act | Stage::Watch => None,
            Stage::Over if self.is_last() => Some(Message::new("web-learn-known")),
            Stage::Over => Some(Message::new("web-learn-go-on")),
        }
    }

    fn log(&self, now: Millis) -> Vec<LogLine> {
        self.room.told().map(|(step, told)| line(step + 1, told, now)).collect()
    }
}

pub(crate) fn refusal(refused: Refused) -> Refusal {
    match refused {
        Refused::Unreadable(message) => Refusal::new(RefusalCode::Unreadable, message),
        Refused::Breach { rule, message } => {
            Refusal { code: RefusalCode::Breach, rule: Some(rule.to_string()), message }
        }
    }
}
