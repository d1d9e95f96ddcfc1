//! In a lesson only what is asked for is lit: whatever else can be pressed is quiet.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use super::Course;
use crate::table::Here;
use crate::watch::watch;

/// Whatever plays a move, or leads to one.
const CAN_BE_PRESSED: &str = "main [data-move], main [data-pick]";
/// What is not asked for carries this.
const QUIET: &str = "data-quiet";

/// Keeps the lights as long as the lesson is there. What can be pressed changes with the table, and with every press.
pub(crate) fn keep(here: Here, course: Course) {
    let settle = move || {
        let asked = course.face.with_untracked(|face| {
            let face = face.as_ref();
            let tried = face.and_then(|face| Some(face.attempt.as_ref()?.text.clone()));
            tried.map_or_else(|| face.map(|face| face.asked.clone()).unwrap_or_default(), |tried| vec![tried])
        });
        request_animation_frame(move || light(&asked));
    };
    watch(move || {
        course.face.track();
        here.face.track();
        // The first time the table is laid only once its part of the program has come.
        if here.drawn().is_some() {
            settle();
        }
    });
    let pressed = window_event_listener(leptos::ev::click, move |_| settle());
    on_cleanup(move || pressed.remove());
}

fn light(asked: &[String]) {
    let Ok(found) = document().query_selector_all(CAN_BE_PRESSED) else { return };
    for element in (0..found.length()).filter_map(|nth| found.get(nth)?.dyn_into::<web_sys::Element>().ok()) {
        let is = |name: &str, fits: fn(&str, &str) -> bool| {
            element.get_attribute(name).is_some_and(|text| asked.iter().any(|asked| fits(asked, &text)))
        };
        let meant =
            asked.is_empty() || is("data-move", |asked, text| asked == text) || is("data-pick", leads);
        // An element of ours takes an attribute.
        let _ = if meant { element.remove_attribute(QUIET) } else { element.set_attribute(QUIET, "") };
    }
}

/// Does picking this lead to the move?
fn leads(asked: &str, pick: &str) -> bool {
    // Pieces that have a letter stand in one word: `start FFF`.
    let among = |word: &str| {
        pick.len() == 1 && word.contains(pick) && word.bytes().all(|letter| letter.is_ascii_uppercase())
    };
    // `start FF` is no beginning of `start FFF`: it ends inside a word.
    let begins = asked.strip_prefix(pick).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '));
    begins || asked.split(' ').any(|word| word == pick || among(word))
}
