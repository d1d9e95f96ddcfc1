//! Logs: lines for people at a terminal, JSON for machines. What they say is chosen with `RUST_LOG`.

use std::io::IsTerminal as _;

use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt, registry};

/// What is said if nobody chooses.
const USUAL: &str = "warn,sevenfold_server=info";

/// Writes logs to standard error from now on, and tells traces where somebody collects them. Another listener that is there
/// already stays.
pub fn start() {
    let chosen = std::env::var("RUST_LOG").ok().and_then(|chosen| chosen.parse().ok());
    let filter: Targets = chosen.or_else(|| USUAL.parse().ok()).unwrap_or_default();
    let (lines, machine) = (fmt::layer().with_writer(std::io::stderr), !std::io::stderr().is_terminal());
    let listening = registry();
    #[cfg(feature = "otlp")]
    let listening = listening.with(crate::traces::tracer());
    let started = if machine {
        listening.with(lines.json().with_filter(filter)).try_init()
    } else {
        listening.with(lines.with_filter(filter)).try_init()
    };
    // Somebody else listens: then that is where our lines go.
    drop(started);
}
