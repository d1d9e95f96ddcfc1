//! Looking after what nobody looks after: tables to wake, tables and records to clear away.

use std::time::Duration;

use sevenfold_protocol::Millis;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::now;
use crate::store::StoreError;
use crate::tables::Command;
use crate::{AppState, Keep};

/// Sweeps now and then, until it is dropped.
pub(crate) async fn run(app: AppState) {
    let mut clock = interval(app.shared.config.keep.sweep);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        app.shared.metrics.run_upkeep();
        if let Err(error) = sweep(&app).await {
            tracing::warn!(%error, "sweeping failed; it is tried again");
        }
    }
}

/// Wakes tables whose clock has run out, and removes what has been left for too long.
pub(crate) async fn sweep(app: &AppState) -> Result<(), StoreError> {
    let (store, tables, keep) = (&app.shared.store, &app.shared.tables, &app.shared.config.keep);
    for code in store.due(now()).await? {
        tables.send(code, Command::Wake).await;
    }
    for (phase, time) in phases(keep) {
        for code in store.stale(phase, before(time)).await? {
            // One that has just ended by itself is found again next time.
            tables.ask(code, Command::Remove).await.unwrap_or(Ok(()))?;
            metrics::counter!("sevenfold_tables_removed_total").increment(1);
            tracing::info!(%code, phase, "a table was cleared away");
        }
    }
    store.forget_before(before(keep.records)).await?;
    Ok(())
}

fn phases(keep: &Keep) -> [(&'static str, Duration); 3] {
    [("gathering", keep.gathering), ("playing", keep.playing), ("over", keep.over)]
}

fn before(time: Duration) -> Millis {
    Millis(now().0.saturating_sub(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
}
