//! Numbers for whoever watches over a server, as Prometheus reads them.

use std::sync::OnceLock;

use ::metrics::Histogram;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::AppState;
use crate::files::most_open_files;

/// Where the numbers are read.
pub(crate) type Gauge = PrometheusHandle;

/// In how many parts Linux counts a second of work.
const TICKS: f64 = 100.0;
/// Bytes of a page of memory.
const PAGE: f64 = 4096.0;
/// Seconds: from what nobody notices to what everybody does.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

/// The parts of the time from an ask to its answer.
#[derive(Clone)]
pub(crate) struct Asked {
    /// Until its table has the time for it.
    pub(crate) waiting: Histogram,
    /// Until the table knows what comes of it.
    pub(crate) engine: Histogram,
    /// Until that is on disk.
    pub(crate) writing: Histogram,
    /// Until it is written for everybody and on its way.
    pub(crate) sending: Histogram,
}

impl Asked {
    pub(crate) fn new() -> Self {
        let part = |part: &'static str| ::metrics::histogram!("sevenfold_ask_seconds", "part" => part);
        Self {
            waiting: part("waiting"),
            engine: part("engine"),
            writing: part("writing"),
            sending: part("sending"),
        }
    }
}

/// The numbers of this process; all its servers share them.
pub(crate) fn gauge() -> Gauge {
    static GAUGE: OnceLock<Gauge> = OnceLock::new();
    GAUGE
        .get_or_init(|| {
            let builder = PrometheusBuilder::new();
            // The list of buckets is not empty, which is all that is asked of it.
            let builder = builder.set_buckets(&BUCKETS).unwrap_or_default();
            let recorder = builder.build_recorder();
            let handle = recorder.handle();
            // If the program that runs us counts by itself, our numbers go there.
            let _ = ::metrics::set_global_recorder(recorder);
            begin();
            handle
        })
        .clone()
}

/// What should stay nothing stands there from the start: so whoever watches sees that it is nothing.
fn begin() {
    ::metrics::counter!("sevenfold_commits_failed_total").increment(0);
    ::metrics::counter!("sevenfold_slow_clients_total").increment(0);
    ::metrics::counter!("sevenfold_removals_put_off_total").increment(0);
    ::metrics::gauge!("sevenfold_damaged").increment(0.0);
}

#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, description = "The numbers, as Prometheus reads them", body = String)))]
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    process();
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.shared.metrics.render())
}

/// What the system tells of this process, where it does.
#[allow(clippy::cast_precision_loss, reason = "a figure for people, far below 2^52")]
fn process() {
    let read = |name: &str| std::fs::read_to_string(format!("/proc/self/{name}")).unwrap_or_default();
    let (stat, statm) = (read("stat"), read("statm"));
    // The name of the program, in brackets, may hold anything.
    let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
    let ticks = |index: usize| fields.get(index).and_then(|text| text.parse::<f64>().ok());
    if let Some(work) = ticks(11).zip(ticks(12)).map(|(own, system)| (own + system) / TICKS) {
        ::metrics::gauge!("process_cpu_seconds_total").set(work);
    }
    if let Some(pages) = statm.split_whitespace().nth(1).and_then(|pages| pages.parse::<f64>().ok()) {
        ::metrics::gauge!("process_resident_memory_bytes").set(pages * PAGE);
    }
    if let Ok(open) = std::fs::read_dir("/proc/self/fd") {
        ::metrics::gauge!("process_open_fds").set(open.count() as f64);
    }
    if let Some(most) = most_open_files() {
        ::metrics::gauge!("process_max_fds").set(most as f64);
    }
}
