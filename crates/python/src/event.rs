//! What happened, for hosts.

use std::sync::Arc;

use pyo3::prelude::*;
use sevenfold_core::erased::AnyEvent;
use sevenfold_texts::{Reader, Texts};

use crate::values::{to_python, viewer};

/// Something that happened. It holds the truth; what a seat learns of it is what `seen_by` gives.
///
///     >>> from sevenfold import Game
///     >>> state = Game("sieben", seats=3).start(seed=7)
///     >>> dealt = state.draw()
///     >>> laid, drawn = state.play("lay 2")
///     >>> drawn
///     <event: Seat 1 draws a card.>
///     >>> drawn.say(1), drawn.say(2)
///     ('You draw a 4.', 'Seat 1 draws a card.')
///     >>> drawn.seen_by(1) == drawn.seen_by(2)
///     False
#[pyclass(frozen, module = "sevenfold")]
pub(crate) struct Event {
    event: Arc<dyn AnyEvent>,
    seats: u8,
}

impl Event {
    /// The events of one step.
    pub(crate) fn all(events: Vec<Box<dyn AnyEvent>>, seats: u8) -> Vec<Self> {
        events.into_iter().map(|event| Self { event: event.into(), seats }).collect()
    }
}

#[pymethods]
impl Event {
    /// What a seat learns of it, as data; what everybody may know without a seat. None if not even that it happened.
    #[pyo3(signature = (seat=None))]
    fn seen_by<'py>(&self, py: Python<'py>, seat: Option<usize>) -> PyResult<Option<Bound<'py, PyAny>>> {
        let told = self.event.seen_by(viewer(seat, self.seats)?);
        told.map(|told| to_python(py, &told.event.value())).transpose()
    }

    /// The same in one sentence, in English ("en"), German ("de") or Dutch ("nl").
    #[pyo3(signature = (seat=None, lang="en"))]
    fn say(&self, seat: Option<usize>, lang: &str) -> PyResult<Option<String>> {
        let viewer = viewer(seat, self.seats)?;
        let texts = Texts::of(crate::game::language(lang)?);
        let reader = Reader { seat: viewer.seat(), names: &[] };
        Ok(self.event.seen_by(viewer).map(|told| texts.say(&told.message, &reader)))
    }

    /// What everybody may know of it.
    fn __repr__(&self) -> PyResult<String> {
        let told = self.say(None, "en")?;
        Ok(told.map_or_else(
            || "<event that not everybody may know of>".to_owned(),
            |told| format!("<event: {told}>"),
        ))
    }
}
