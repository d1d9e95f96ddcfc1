//! The worker's side of the wire.

#[cfg(feature = "study")]
mod study;

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use js_sys::{Function, Uint8Array};
use serde::Serialize;
use sevenfold_core::json;
#[cfg(not(feature = "puzzles"))]
use sevenfold_protocol::offline::{Answer, Riddle};
use sevenfold_protocol::offline::{FromWorker, ToWorker};
use sevenfold_protocol::{Ask, Millis};
#[cfg(feature = "study")]
use sevenfold_review::wire::ToStudy;
use sevenfold_table::{Clock, Effort, Secret};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

use crate::consult::Consulted;
use crate::film::Projector;
use crate::host::{Host, Output};
use crate::lesson::Teacher;
use crate::lore::{Asked, Lore, Missing};
#[cfg(feature = "study")]
use crate::practice::Practice;
#[cfg(feature = "puzzles")]
use crate::riddle::work_out;

/// What this worker is busy with.
#[derive(Default)]
struct Work {
    host: Option<Hosting>,
    /// When the table is to be woken.
    wake: Option<Millis>,
    film: Option<Projector>,
    lore: Lore,
}

/// What the page asks things of.
enum Hosting {
    Table(Box<Host>),
    Lesson(Box<Teacher>),
    #[cfg(feature = "study")]
    Practice(Box<Practice>),
}

impl Hosting {
    fn ask(&mut self, ask: &Ask) -> Output {
        match self {
            Self::Table(host) => host.ask(ask, now()),
            Self::Lesson(teacher) => teacher.ask(ask, now()),
            #[cfg(feature = "study")]
            Self::Practice(practice) => practice.ask(ask, now()),
        }
    }

    fn tick(&mut self) -> Output {
        match self {
            Self::Table(host) => host.tick(now()),
            Self::Lesson(teacher) => teacher.tick(now()),
            #[cfg(feature = "study")]
            Self::Practice(practice) => practice.tick(now()),
        }
    }

    /// What somebody at the table has learned from and is not here. Lessons need nobody who has learned anything.
    fn lacks(&self) -> Option<Missing> {
        match self {
            Self::Table(host) => host.lacks(),
            Self::Lesson(_) => None,
            #[cfg(feature = "study")]
            Self::Practice(practice) => practice.lacks(),
        }
    }

    /// The same of whoever answers what is asked.
    fn lacks_for(&self, ask: &Ask) -> Option<Missing> {
        match self {
            Self::Table(host) => host.lacks_for(ask),
            Self::Lesson(_) => None,
            #[cfg(feature = "study")]
            Self::Practice(practice) => practice.lacks_for(ask),
        }
    }

    fn step(&mut self, step: usize) -> Output {
        match self {
            Self::Table(_) => Output::default(),
            #[cfg(feature = "study")]
            Self::Practice(practice) => practice.step(now()),
            Self::Lesson(teacher) => teacher.step(step, now()),
        }
    }
}

/// The worker as its own callbacks see it.
#[derive(Clone)]
struct Wire {
    scope: DedicatedWorkerGlobalScope,
    /// Fetches a file of this build and calls back with its bytes, or with nothing.
    fetch: Function,
    work: Rc<RefCell<Work>>,
}

/// Starts the worker: it says that it listens, and serves one page. `fetch` takes the name of a file of this build, and
/// whom to give its bytes to, or nothing if it cannot be had.
#[wasm_bindgen]
pub fn start_worker(fetch: Function) {
    console_error_panic_hook::set_once();
    let Ok(scope) = js_sys::global().dyn_into::<DedicatedWorkerGlobalScope>() else { return };
    let wire = Wire { scope, fetch, work: Rc::default() };
    let listen = {
        let wire = wire.clone();
        Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            let text = event.data().as_string().unwrap_or_default();
            if let Some(asked) = read(&text) {
                wire.listen(asked);
            }
        })
    };
    wire.scope.set_onmessage(Some(listen.as_ref().unchecked_ref()));
    // The worker listens as long as it lives.
    listen.forget();
    wire.post(&FromWorker::Ready);
}

impl Wire {
    /// Does what it is told, unless that has to wait for what somebody has learned.
    fn listen(&self, asked: Asked) {
        let asked = match self.missing_for(&asked) {
            Some(missing) => {
                self.send_for(missing);
                self.work.borrow_mut().lore.wait(asked)
            }
            None => Some(asked),
        };
        if let Some(asked) = asked {
            self.answer(asked);
        }
    }

    fn missing_for(&self, asked: &Asked) -> Option<Missing> {
        match asked {
            Asked::Any(ToWorker::Ask(ask)) => self.work.borrow().host.as_ref()?.lacks_for(ask),
            Asked::Any(ToWorker::Consult(consult)) => Consulted::read(consult)?.lacks(),
            #[cfg(feature = "study")]
            Asked::Study(ToStudy::Judge { .. }) => self.work.borrow().film.as_ref()?.lacks(),
            _ => None,
        }
    }

    /// Asks for a file the first time it is missed.
    fn send_for(&self, missing: Missing) {
        if !self.work.borrow_mut().lore.miss(missing) {
            return;
        }
        let wire = self.clone();
        let brought = Closure::once_into_js(move |file: JsValue| {
            wire.brought((!file.is_null()).then(|| Uint8Array::new(&file).to_vec()));
        });
        if self.fetch.call2(&JsValue::NULL, &missing.file.into(), &brought).is_err() {
            self.brought(None);
        }
    }

    /// What waited for a file is answered, with it or without.
    fn brought(&self, file: Option<Vec<u8>>) {
        let waiting = self.work.borrow_mut().lore.arrive(file);
        for asked in waiting {
            self.answer(asked);
        }
    }

    fn answer(&self, asked: Asked) {
        match asked {
            Asked::Any(message) => self.hear(message),
            #[cfg(feature = "study")]
            Asked::Study(message) => self.study(message),
        }
    }

    fn hear(&self, message: ToWorker) {
        match message {
            ToWorker::Open { code, settings } => {
                let begun = Host::open(code, settings, self.secret(), effort(), now());
                self.begin(begun.map(|(host, output)| (Hosting::Table(Box::new(host)), output)));
            }
            ToWorker::Resume { journal } => {
                let begun = Host::resume(&journal, effort(), now());
                self.begin(begun.map(|(host, output)| (Hosting::Table(Box::new(host)), output)));
            }
            ToWorker::Lesson { text, step, name } => {
                let begun = Teacher::begin(&text, step, name, now());
                self.begin(begun.map(|(teacher, output)| (Hosting::Lesson(Box::new(teacher)), output)));
            }
            ToWorker::Ask(ask) => self.serve(|host| host.ask(&ask)),
            ToWorker::Step(step) => self.serve(|host| host.step(step)),
            ToWorker::Film(reel) => {
                let film = Projector::load(&reel).map(|(projector, film)| {
                    self.work.borrow_mut().film = Some(projector);
                    film
                });
                self.post(&FromWorker::Film(film));
            }
            ToWorker::Consult(consult) => {
                let advice = Consulted::read(&consult).and_then(|consulted| consulted.choose(millis));
                self.post(&FromWorker::Advice(advice));
            }
            ToWorker::Riddle { id, riddle } => {
                self.post(&FromWorker::Worked { id, answer: work_out(&riddle) });
            }
            ToWorker::Course => {
                if let Some(film) = &self.work.borrow().film {
                    self.post(&FromWorker::Course(film.course()));
                }
            }
            ToWorker::Show { step, viewer } => {
                if let Some(film) = &self.work.borrow().film {
                    self.post(&FromWorker::Shown(Box::new(film.show(step, viewer))));
                }
            }
        }
    }

    fn serve(&self, work: impl FnOnce(&mut Hosting) -> Output) {
        let output = self.work.borrow_mut().host.as_mut().map(work);
        self.put_out(&output.unwrap_or_default());
    }

    fn begin(&self, begun: Option<(Hosting, Output)>) {
        let Some((host, output)) = begun else { return self.post(&FromWorker::Broken) };
        self.work.borrow_mut().host = Some(host);
        self.put_out(&output);
    }

    fn put_out(&self, output: &Output) {
        for message in &output.post {
            self.post(message);
        }
        #[cfg(feature = "study")]
        for message in &output.study {
            self.post(message);
        }
        let before = std::mem::replace(&mut self.work.borrow_mut().wake, output.wake);
        if let Some(wake) = output.wake
            && before != Some(wake)
        {
            self.sleep_until(wake);
        }
        let missing = self.work.borrow().host.as_ref().and_then(Hosting::lacks);
        if let Some(missing) = missing {
            self.send_for(missing);
        }
    }

    fn sleep_until(&self, wake: Millis) {
        let wire = self.clone();
        let woken = Closure::once_into_js(move || wire.tick(wake));
        let wait = i32::try_from(wake.since(now())).unwrap_or(i32::MAX);
        // A worker always has its timers.
        let _ = self.scope.set_timeout_with_callback_and_timeout_and_arguments_0(woken.unchecked_ref(), wait);
    }

    /// The time has come, unless the table has changed its mind about it.
    fn tick(&self, wake: Millis) {
        let output = {
            let mut work = self.work.borrow_mut();
            if work.wake != Some(wake) {
                return;
            }
            work.wake = None;
            work.host.as_mut().map(Hosting::tick)
        };
        self.put_out(&output.unwrap_or_default());
    }

    fn post(&self, message: &impl Serialize) {
        if let Ok(text) = serde_json::to_string(message) {
            // A page that has gone hears nothing, and a worker without a page ends by itself.
            let _ = self.scope.post_message(&text.into());
        }
    }

    /// Thirty-two bytes nobody can foresee.
    fn secret(&self) -> Secret {
        let mut bytes = [0; 32];
        if let Ok(crypto) = self.scope.crypto() {
            // The browser fills so small an array always.
            let _ = crypto.get_random_values_with_u8_array(&mut bytes);
        }
        Secret(bytes)
    }
}

/// What a page asks; nothing if this worker does not know such a thing.
fn read(text: &str) -> Option<Asked> {
    let any = json::from_text(text).ok().map(Asked::Any);
    #[cfg(feature = "study")]
    let any = any.or_else(|| Some(Asked::Study(json::from_text(text).ok()?)));
    any
}

/// How much a bot may think about a move here.
fn effort() -> Effort {
    Effort::for_people(clock())
}

/// So many milliseconds for a move.
fn millis(count: u32) -> Effort {
    Effort::time(Duration::from_millis(count.into()), clock())
}

fn clock() -> Clock {
    Clock::new(|| {
        let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        // Every worker has this clock; without it bots would think as if no time passed, so it is worth a fallback.
        let millis = scope.performance().map_or_else(js_sys::Date::now, |clock| clock.now());
        Duration::from_secs_f64(millis / 1000.0)
    })
}

/// The other games have no puzzles, and their pages ask for none.
#[cfg(not(feature = "puzzles"))]
const fn work_out(_: &Riddle) -> Option<Answer> {
    None
}

/// Now, by this browser's clock.
fn now() -> Millis {
    // Milliseconds since 1970 are far below 2⁵³, where a float still counts them exactly.
    #[allow(clippy::cast_sign_loss, reason = "nobody's clock is before 1970")]
    Millis(js_sys::Date::now() as u64)
}
