//! Traces: how an ask goes through the nodes, and what takes how long.
//!
//! A node that carries an ask says with it where its own part stands in the trace; the owner's part follows on that. With the
//! feature `otlp` both are told to whoever collects traces, at the address in `OTEL_EXPORTER_OTLP_ENDPOINT`; without the feature,
//! or where nothing is said there, nothing travels and nothing is told. A trace has the table's code and the ask's numbers, never
//! what was asked for.

#[cfg(feature = "otlp")]
mod otlp;

use serde::{Deserialize, Serialize};
use tracing::Span;

#[cfg(feature = "otlp")]
pub(crate) use otlp::tracer;

/// Where a part of a trace stands, as it travels: a `traceparent` of W3C's Trace Context.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub(crate) struct Trace(Box<str>);

impl Trace {
    /// Where this part stands, if somebody collects traces.
    #[cfg(feature = "otlp")]
    pub(crate) fn of(span: &Span) -> Option<Self> {
        otlp::place(span).map(|place| Self(place.into()))
    }

    /// Nobody collects traces.
    #[cfg(not(feature = "otlp"))]
    pub(crate) fn of(_: &Span) -> Option<Self> {
        None
    }

    /// This part follows on that of another node.
    #[cfg(feature = "otlp")]
    pub(crate) fn go_on(&self, span: &Span) {
        otlp::go_on(&self.0, span);
    }

    /// Nobody collects traces here.
    #[cfg(not(feature = "otlp"))]
    #[allow(clippy::unused_self, reason = "with the feature it is used")]
    pub(crate) fn go_on(&self, _: &Span) {}
}
