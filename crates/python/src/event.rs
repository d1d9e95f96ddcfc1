//! What happened, for hosts.

use std::sync::Arc;

use pyo3::prelude::*;
use sevenfold_core::erased::AnyEvent;
use sevenfold_texts::{Reader, Texts};

use crate::values::{to_python, viewer};

/// Something that happened. It holds the truth; what a seat learns of it is what `seen_by` gives.
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
}
