//! Numbers for whoever watches over a server, as Prometheus reads them.

use std::sync::OnceLock;

use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::AppState;

/// Where the numbers are read.
pub(crate) type Gauge = PrometheusHandle;

/// Seconds: from what nobody notices to what everybody does.
const BUCKETS: [f64; 11] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0];

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
            handle
        })
        .clone()
}

#[utoipa::path(get, path = "/metrics", tag = "server",
    responses((status = 200, description = "The numbers, as Prometheus reads them", body = String)))]
pub(crate) async fn metrics(State(app): State<AppState>) -> impl IntoResponse {
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], app.shared.metrics.render())
}
