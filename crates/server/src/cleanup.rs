//! Looking after what nobody looks after: the clock, tables to wake, tables and records to clear away.
//!
//! Ages are measured by the time of the house ([`crate::clock`]), which no wrong clock can carry away. What is cleared
//! away on one day is limited besides: whatever goes wrong, there is time to notice.

use std::mem::{Discriminant, discriminant};
use std::time::{Duration, Instant};

use sevenfold_protocol::Millis;
use tokio::time::{MissedTickBehavior, interval};

use crate::clock::Wall;
use crate::memory::Memory;
use crate::store::{self, StoreError};
use crate::tables::Command;
use crate::{AppState, Keep};

/// How often measurements are added up.
const ADD_UP: Duration = Duration::from_secs(3);
const DAY_MILLIS: u64 = 24 * 60 * 60 * 1000;

/// Looks through everything once, and sweeps now and then, until it is dropped.
pub(crate) async fn run(app: AppState) {
    tokio::join!(survey(&app), sweeps(&app), add_up(&app));
}

/// What was measured is added up often: until then every single value takes memory.
async fn add_up(app: &AppState) {
    let mut clock = interval(ADD_UP);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        clock.tick().await;
        app.shared.metrics.run_upkeep();
    }
}

/// Damage is found and named at the start, not when somebody comes to a table.
async fn survey(app: &AppState) {
    match app.shared.store.survey().await {
        Ok(found) if found.damage.is_empty() => {
            tracing::info!(tables = found.tables, entries = found.entries, "all seals are sound");
        }
        Ok(found) => tracing::error!(number = found.damage.len(), "sevenfold check says what is damaged"),
        Err(error) => tracing::warn!(%error, "it was not looked for damage"),
    }
}

async fn sweeps(app: &AppState) {
    let mut clock = interval(app.shared.config.keep.sweep);
    clock.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut told = discriminant(&Wall::Agrees);
    let mut scrubbed = None;
    let mut memory = Memory::default();
    loop {
        clock.tick().await;
        told = look_at_the_wall(app, told);
        if let Err(error) = sweep(app).await {
            tracing::warn!(%error, "sweeping failed; it is tried again");
        }
        if let Err(error) = scrub(app, &mut scrubbed).await {
            tracing::warn!(%error, "scrubbing failed; it is tried again");
        }
        memory.look(app.shared.tables.awake(), &app.shared.store).await;
    }
}

/// Follows the clock on the wall, and says so when it begins or ceases to be odd.
fn look_at_the_wall(app: &AppState, told: Discriminant<Wall>) -> Discriminant<Wall> {
    let wall = app.shared.clock.compare();
    let seconds = |millis: u64| Duration::from_millis(millis).as_secs_f64();
    let ahead = match wall {
        Wall::Agrees | Wall::Believed(_) => 0.0,
        Wall::Behind(millis) => -seconds(millis),
        Wall::Doubted(millis) => seconds(millis),
    };
    metrics::gauge!("sevenfold_clock_ahead_seconds").set(ahead);
    if discriminant(&wall) != told {
        match wall {
            Wall::Agrees => tracing::info!("the system's clock agrees with the server's time"),
            Wall::Behind(_) => tracing::warn!(ahead, "the system's clock is behind; time goes on"),
            Wall::Doubted(_) => {
                tracing::warn!(ahead, "the system's clock has leapt ahead; it is not believed");
            }
            Wall::Believed(millis) => {
                tracing::info!(ahead = seconds(millis), "time follows the system's clock");
            }
        }
    }
    discriminant(&wall)
}

/// Wakes tables whose clock has run out, and removes what has been left for too long.
pub(crate) async fn sweep(app: &AppState) -> Result<(), StoreError> {
    let store = &app.shared.store;
    let now = app.shared.clock.now();
    store.note_time(now).await?;
    for code in store.due(now).await? {
        app.shared.tables.send(code, Command::Wake).await;
    }
    match store.claim(store::clearing()).await {
        // Another node clears away, for all.
        Err(StoreError::Elsewhere) => Ok(()),
        Err(error) => Err(error),
        Ok(_) => clear_away(app, now).await,
    }
}

/// Removes what has been left for too long.
async fn clear_away(app: &AppState, now: Millis) -> Result<(), StoreError> {
    let (store, tables, keep) = (&app.shared.store, &app.shared.tables, &app.shared.config.keep);
    let day = now.0 / DAY_MILLIS;
    let mut left = store.allowance(day, keep.least_a_day).await?;
    for (phase, time) in phases(keep) {
        let then = before(now, time);
        let mut stale = store.stale(phase, then).await?;
        // What is damaged waits for somebody who can read it.
        stale.retain(|code| !store.is_damaged(*code));
        put_off(&mut stale, left);
        for code in stale {
            // One that has just ended by itself is found again next time, and so is one that somebody is at.
            tables
                .ask(code, |answer| Command::Remove(Box::new((then, day, answer))))
                .await
                .unwrap_or(Ok(()))?;
            if store.has_table(code).await? {
                continue;
            }
            left = left.saturating_sub(1);
            metrics::counter!("sevenfold_tables_removed_total").increment(1);
            tracing::info!(%code, phase, "a table was cleared away");
        }
    }
    let then = before(now, keep.records);
    let removed = store.forget_before(then, day, left).await?;
    if removed > 0 {
        tracing::info!(removed, "old records and guests were cleared away");
    }
    Ok(())
}

/// Scrubs the traces of deleted guests off the file, but not again and again.
async fn scrub(app: &AppState, last: &mut Option<Instant>) -> Result<(), StoreError> {
    let often = app.shared.config.keep.scrub;
    if last.is_some_and(|last| last.elapsed() < often) || !app.shared.store.needs_scrubbing().await? {
        return Ok(());
    }
    *last = Some(Instant::now());
    app.shared.store.scrub().await
}

/// As much as may still be cleared away today; the rest waits.
fn put_off<T>(found: &mut Vec<T>, left: u32) {
    let most = usize::try_from(left).unwrap_or(usize::MAX);
    if found.len() > most {
        metrics::counter!("sevenfold_removals_put_off_total").increment((found.len() - most) as u64);
        tracing::warn!(found = found.len(), most, "more is to be cleared away than is allowed in a day");
        found.truncate(most);
    }
}

fn phases(keep: &Keep) -> [(&'static str, Duration); 3] {
    [("gathering", keep.gathering), ("playing", keep.playing), ("over", keep.over)]
}

fn before(now: Millis, time: Duration) -> Millis {
    Millis(now.0.saturating_sub(u64::try_from(time.as_millis()).unwrap_or(u64::MAX)))
}
