//! Traces told by OTLP over HTTP, as JSON.

mod post;

use std::env;

use opentelemetry::trace::{
    SpanContext, SpanId, TraceContextExt as _, TraceFlags, TraceId, TraceState, TracerProvider as _,
};
use opentelemetry::{Context, KeyValue};
use opentelemetry_otlp::{Protocol, SpanExporter, WithExportConfig as _, WithHttpConfig as _};
use opentelemetry_sdk::Resource;
use opentelemetry_sdk::trace::SdkTracerProvider;
use tracing::Span;
use tracing_opentelemetry::{OpenTelemetryLayer, OpenTelemetrySpanExt as _};
use tracing_subscriber::Layer as _;
use tracing_subscriber::filter::{Filtered, Targets};
use tracing_subscriber::registry::LookupSpan;

use post::Post;

/// Where traces are told, by the name that all programs know.
const ENDPOINT: &str = "OTEL_EXPORTER_OTLP_ENDPOINT";
/// What is told: asks on their way and at their tables. What is written in logs is not.
const TOLD: &str = "sevenfold_server::nodes=debug,sevenfold_server::tables=debug";

/// What listens to the spans of asks.
type Tracer<S> = Filtered<OpenTelemetryLayer<S, opentelemetry_sdk::trace::Tracer>, Targets, S>;

/// What tells traces, if somebody collects them.
pub(crate) fn tracer<S>() -> Option<Tracer<S>>
where
    S: tracing::Subscriber + for<'span> LookupSpan<'span>,
{
    let endpoint = env::var(ENDPOINT).ok().filter(|endpoint| !endpoint.is_empty())?;
    let exporter = SpanExporter::builder()
        .with_http()
        .with_http_client(Post)
        .with_protocol(Protocol::HttpJson)
        .with_endpoint(format!("{}/v1/traces", endpoint.trim_end_matches('/')))
        .build();
    let exporter = match exporter {
        Ok(exporter) => exporter,
        Err(error) => {
            // The log does not listen yet.
            eprintln!("{ENDPOINT}: {error}");
            return None;
        }
    };
    let resource = Resource::builder()
        .with_service_name("sevenfold")
        .with_attribute(KeyValue::new("service.version", env!("CARGO_PKG_VERSION")))
        .with_attribute(KeyValue::new("service.instance.id", i64::from(std::process::id())))
        .build();
    let provider = SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build();
    let tracer = provider.tracer("sevenfold");
    let told: Targets = TOLD.parse().unwrap_or_default();
    Some(OpenTelemetryLayer::new(tracer).with_filter(told))
}

/// Where a span stands, if it is told.
pub(super) fn place(span: &Span) -> Option<String> {
    let context = span.context();
    let place = context.span().span_context().clone();
    place
        .is_valid()
        .then(|| format!("00-{}-{}-{:02x}", place.trace_id(), place.span_id(), place.trace_flags().to_u8()))
}

/// Makes a span follow on one of another node. What cannot be read is no place in a trace.
pub(super) fn go_on(place: &str, span: &Span) {
    let mut words = place.split('-');
    let (Some("00"), Some(trace), Some(part), Some(_)) =
        (words.next(), words.next(), words.next(), words.next())
    else {
        return;
    };
    let (Ok(trace), Ok(part)) = (TraceId::from_hex(trace), SpanId::from_hex(part)) else { return };
    let place = SpanContext::new(trace, part, TraceFlags::SAMPLED, true, TraceState::default());
    // A span that nobody listens to follows on nothing.
    let _ = span.set_parent(Context::new().with_remote_span_context(place));
}
