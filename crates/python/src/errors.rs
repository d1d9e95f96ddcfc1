//! What can be wrong, as exceptions of `sevenfold.errors`: a sentence, its key, the facts, and the rule.

use pyo3::prelude::*;
use pyo3::types::PyDict;
use serde_json::{Value, json};
use sevenfold_core::erased::Refused;
use sevenfold_core::record::Fault;
use sevenfold_core::{Message, SetupError};
use sevenfold_lab::Stuck;
use sevenfold_texts::{Lang, Nobody, Texts};

use crate::values::{facts, to_python};

/// The sentence for somebody at no seat.
pub(crate) fn sentence(message: &Message, lang: Lang) -> String {
    Texts::of(lang).say(message, &Nobody)
}

/// An exception of this class, with the sentence and whatever more it knows.
fn exception(py: Python<'_>, class: &str, message: &Message, more: &Value) -> PyErr {
    let made = || {
        let known = PyDict::new(py);
        known.set_item("key", message.key.as_ref())?;
        known.set_item("facts", to_python(py, &facts(message))?)?;
        known.update(to_python(py, more)?.cast::<PyDict>()?.as_mapping())?;
        let class = py.import("sevenfold.errors")?.getattr(class)?;
        class.call((sentence(message, Lang::En),), Some(&known))
    };
    // Whatever goes wrong with the exception is itself an exception.
    made().map_or_else(|error| error, PyErr::from_value)
}

pub(crate) fn refused(py: Python<'_>, refused: &Refused) -> PyErr {
    match refused {
        Refused::Unreadable(message) => exception(py, "Unreadable", message, &json!({})),
        Refused::Breach { rule, message } => exception(py, "Breach", message, &json!({ "rule": rule })),
    }
}

pub(crate) fn setup(py: Python<'_>, error: &SetupError) -> PyErr {
    exception(py, "SetupRefused", &error.message, &json!({ "rule": error.rule }))
}

pub(crate) fn chance(py: Python<'_>, message: &Message) -> PyErr {
    exception(py, "ImpossibleChance", message, &json!({}))
}

pub(crate) fn fault(py: Python<'_>, fault: &Fault) -> PyErr {
    exception(py, "RecordFault", &fault.message, &json!({ "step": fault.step, "code": fault.code }))
}

/// A game among players that cannot go on: mostly a player from Python who made a move that is refused.
pub(crate) fn stuck(py: Python<'_>, number: u64, stuck: &Stuck) -> PyErr {
    match stuck {
        Stuck::Setup(error) => setup(py, error),
        Stuck::NoMove(_) => exception(py, "Stuck", &stuck.message(number), &json!({})),
        Stuck::Refused { refused, .. } => self::refused(py, refused),
    }
}
