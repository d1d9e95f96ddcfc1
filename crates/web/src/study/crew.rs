//! Those who judge a game for its review: as many workers as the device has, bounded. They follow the plan of
//! `review::looks`; one can stop at any time.

use std::collections::VecDeque;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::task::spawn_local;
use sevenfold_core::Seat;
use sevenfold_protocol::offline::{Reel, ToWorker};
use sevenfold_review::wire::{FromStudy, ToStudy};
use sevenfold_review::{Care, Judged, Judgement, Outline, done, looks};

use super::kept::{self, Kept};
use super::worker::{Said, open};
use crate::games::Face;
use crate::offline::Room;

/// More workers than these would take more memory than they save time.
const MOST_WORKERS: f64 = 4.0;

/// What is found is told in about so many pieces a round of looks: all that is shown of a review follows from all that was
/// found, so that a long game would be drawn anew thousands of times.
const PIECES: usize = 50;

/// How far the work has got.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// It goes on.
    Running,
    /// It was stopped.
    Stopped,
    /// Everything was looked at closely.
    Done,
}

/// The workers and what they have found.
#[derive(Clone, Copy)]
pub(crate) struct Crew {
    /// What the sums need of the game; nothing before it is known.
    pub outline: RwSignal<Option<Outline>>,
    /// How far the work has got.
    pub stage: RwSignal<Stage>,
    judged: RwSignal<Judged>,
    /// How much of that has not been told yet.
    untold: StoredValue<usize>,
    /// What is to be looked at next, and with how many iterations.
    queue: StoredValue<VecDeque<(usize, u32)>>,
    /// What each worker is at.
    at_work: StoredValue<Vec<Option<(usize, u32)>>>,
    rooms: StoredValue<Vec<Rc<Room>>, LocalStorage>,
    record: StoredValue<String>,
    seat: RwSignal<Seat>,
    face: &'static Face,
}

impl Crew {
    /// Begins to judge a record, unless that has been done before; who looks back says what matters first.
    pub(crate) fn start(face: &'static Face, record: String, seat: RwSignal<Seat>) -> Self {
        let crew = Self {
            outline: RwSignal::new(None),
            stage: RwSignal::new(Stage::Running),
            judged: RwSignal::new(Judged::new()),
            untold: StoredValue::new(0),
            queue: StoredValue::new(VecDeque::new()),
            at_work: StoredValue::new(Vec::new()),
            rooms: StoredValue::new_local(Vec::new()),
            record: StoredValue::new(record),
            seat,
            face,
        };
        spawn_local(async move {
            match kept::find(&crew.record.get_value()).await {
                Some(known) => crew.recall(known),
                None => crew.set_out(),
            }
        });
        crew
    }

    /// What has been found so far, in the order of the game.
    pub(crate) fn judgements(self) -> Vec<Judgement> {
        self.judged.with(|judged| judged.values().map(|(_, judgement)| judgement.clone()).collect())
    }

    /// What was found at a step.
    pub(crate) fn judgement(self, step: usize) -> Option<Judgement> {
        self.judged.with(|judged| judged.get(&step).map(|(_, judgement)| judgement.clone()))
    }

    /// How much of the work is done, in hundredths.
    pub(crate) fn progress(self) -> u64 {
        let seat = self.seat.get();
        self.with_known(|outline, judged| done(outline, judged, seat, self.care())).unwrap_or(0)
    }

    /// Has everything been looked at, at least in passing?
    pub(crate) fn has_seen_all(self) -> bool {
        self.with_known(|outline, judged| outline.choices().all(|(step, _)| judged.contains_key(&step)))
            == Some(true)
    }

    /// Says something of what is known, once the game is.
    fn with_known<T>(self, say: impl FnOnce(&Outline, &Judged) -> T) -> Option<T> {
        self.outline
            .with(|outline| outline.as_ref().map(|known| self.judged.with(|judged| say(known, judged))))
    }

    /// How much is thought about a decision.
    pub(crate) fn care(self) -> Care {
        Care::of(self.face.id)
    }

    /// Ends the workers; what was found stays, here and for the next time.
    pub(crate) fn stop(self) {
        self.close();
        if self.stage.try_get_untracked() == Some(Stage::Running) {
            self.tell();
            self.stage.set(Stage::Stopped);
            self.keep();
        }
    }

    /// Begins, or goes on where it was stopped.
    pub(crate) fn go_on(self) {
        let Some(Stage::Running | Stage::Stopped) = self.stage.try_get_untracked() else { return };
        self.stage.set(Stage::Running);
        let workers = window().navigator().hardware_concurrency().clamp(1.0, MOST_WORKERS);
        // At most a handful.
        #[allow(clippy::cast_sign_loss, reason = "at least 1")]
        let rooms: Vec<Rc<Room>> = (0..workers as u32).map(|number| self.open(number)).collect();
        if let Some(first) = rooms.first() {
            first.tell(&ToStudy::Outline);
        }
        self.at_work.set_value(vec![None; rooms.len()]);
        self.rooms.set_value(rooms);
    }

    /// What was found before is known again; what another seat's worst moves need is looked at.
    fn recall(self, known: Kept) {
        let Kept { outline, judged } = known;
        if self.judged.try_set(judged).is_none() {
            self.outline.set(Some(outline));
            if self.work().is_empty() { self.stage.set(Stage::Done) } else { self.set_out() }
        }
    }

    /// Begins, unless somebody has stopped it while it was looked for what is kept.
    fn set_out(self) {
        if self.stage.try_get_untracked() == Some(Stage::Running) {
            self.go_on();
        }
    }

    /// Somebody else looks back: their worst moves are looked at once more, unless that was done.
    pub(crate) fn look_from(self, seat: Seat) {
        self.seat.set(seat);
        if self.stage.get_untracked() == Stage::Done && !self.work().is_empty() {
            self.stage.set(Stage::Running);
            self.go_on();
        }
    }

    fn open(self, number: u32) -> Rc<Room> {
        let number = number as usize;
        let room = open(move |said| match said {
            Said::Study(FromStudy::Outline(outline)) => self.begin(outline),
            Said::Study(FromStudy::Judged { judgement, .. }) => {
                self.note(number, judgement.map(|judgement| *judgement));
                self.give_out();
            }
            _ => {}
        });
        room.post(ToWorker::Film(Reel::Record(self.record.get_value())));
        room
    }

    /// The game is known: everybody gets something to do. Whoever has left the page waits for nothing.
    fn begin(self, outline: Option<Outline>) {
        if self.outline.try_set(outline).is_none() {
            self.give_out();
        }
    }

    /// Keeps what a worker has found; it is free then.
    fn note(self, number: usize, judgement: Option<Judgement>) {
        let done = self.at_work.try_update_value(|all| all.get_mut(number).and_then(Option::take)).flatten();
        if let (Some((step, of)), Some(judgement)) = (done, judgement) {
            let _ = self.judged.try_update_untracked(|judged| judged.insert(step, (of, judgement)));
            let untold = self.untold.try_update_value(|untold| {
                *untold += 1;
                *untold
            });
            let all = self
                .outline
                .try_with_untracked(|outline| outline.as_ref().map_or(0, |known| known.choices().count()));
            // The closest looks are few, and each of them may change what is said.
            if of >= self.care().closer || untold > all.map(|all| all / PIECES) {
                self.tell();
            }
        }
    }

    /// Whoever shows what was found hears of it.
    fn tell(self) {
        if self.untold.try_set_value(0).is_none() {
            self.judged.notify();
        }
    }

    /// Gives everybody who is free something to do; where nothing is left, the work is done.
    fn give_out(self) {
        let Some(free) = self.at_work.try_with_value(|all| {
            all.iter()
                .enumerate()
                .filter(|(_, work)| work.is_none())
                .map(|(number, _)| number)
                .collect::<Vec<_>>()
        }) else {
            return;
        };
        for number in free {
            if self.queue.with_value(VecDeque::is_empty) {
                // Whoever closes the window now has not waited in vain.
                self.tell();
                self.keep();
                self.refill();
            }
            let Some((step, iterations)) = self.queue.try_update_value(VecDeque::pop_front).flatten() else {
                break;
            };
            self.at_work.update_value(|all| all[number] = Some((step, iterations)));
            self.rooms.with_value(|rooms| {
                if let Some(room) = rooms.get(number) {
                    room.tell(&ToStudy::Judge { step, iterations });
                }
            });
        }
        if self.is_complete() {
            self.finish();
        }
    }

    /// What is left to do.
    fn work(self) -> Vec<(usize, u32)> {
        let seat = self.seat.get_untracked();
        self.outline.with_untracked(|outline| {
            let Some(outline) = outline.as_ref() else { return Vec::new() };
            self.judged.with_untracked(|judged| looks(outline, judged, seat, self.care()))
        })
    }

    /// Whatever is under way is not given out again.
    fn refill(self) {
        let is_out = |step: usize| {
            self.at_work.with_value(|all| all.iter().flatten().any(|(other, _)| *other == step))
        };
        self.queue.set_value(self.work().into_iter().filter(|(step, _)| !is_out(*step)).collect());
    }

    /// Is everything known, and nobody at work?
    fn is_complete(self) -> bool {
        let idle = self.at_work.with_value(|all| all.iter().all(Option::is_none));
        idle && self.queue.with_value(VecDeque::is_empty) && self.work().is_empty()
    }

    fn finish(self) {
        if self.stage.try_get_untracked() != Some(Stage::Running) {
            return;
        }
        self.stage.set(Stage::Done);
        self.close();
        self.keep();
    }

    /// Keeps with the game what was found.
    fn keep(self) {
        let Some(outline) = self.outline.get_untracked() else { return };
        let kept = Kept { outline, judged: self.judged.get_untracked() };
        if kept.judged.is_empty() {
            return;
        }
        let record = self.record.get_value();
        spawn_local(async move { kept::keep(&record, &kept).await });
    }

    fn close(self) {
        let _ = self.rooms.try_update_value(|rooms| rooms.drain(..).for_each(|room| room.close()));
        let _ = self.queue.try_update_value(VecDeque::clear);
    }
}
