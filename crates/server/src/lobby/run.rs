//! The lobby's own task: everybody is told what has changed, and people are brought together.

use std::time::Duration;

use sevenfold_lobby::Pairing;
use sevenfold_protocol::{Millis, ToVisitor};
use sevenfold_table::PlayerId;
use tokio::time::{sleep, timeout};

use crate::AppState;
use crate::clock::random;
use crate::tables::Party;

/// What changes within this time is told together.
const BREATH: Duration = Duration::from_millis(100);
/// How long the task rests if nothing stirs.
const REST: Duration = Duration::from_mins(1);
/// The bot that takes a seat nobody came for.
const BOT: &str = "club";

/// Looks after the lobby until it is dropped.
pub(crate) async fn run(app: AppState) {
    app.shared.lobby.read_again(&app).await;
    loop {
        let now = app.shared.clock.now();
        let wake = app.shared.lobby.state().hall.wake(now);
        let rest = wake.map_or(REST, |at| Duration::from_millis(at.since(now)).min(REST));
        // Whether something stirred or it is time: both are looked at.
        let _ = timeout(rest, app.shared.lobby.stirred.notified()).await;
        bring_together(&app).await;
        tell(&app);
        sleep(BREATH).await;
    }
}

fn tell(app: &AppState) {
    let mut state = app.shared.lobby.state();
    for (connection, change) in state.hall.news() {
        if let Some(line) = state.lines.get(&connection) {
            line.tell(&ToVisitor::Changed(Box::new(change)));
        }
    }
}

async fn bring_together(app: &AppState) {
    let now = app.shared.clock.now();
    loop {
        let pairing = app.shared.lobby.state().hall.pair(now);
        let Some(pairing) = pairing else { return };
        if !lay_table(app, &pairing, now).await {
            app.shared.lobby.state().hall.unpair(pairing);
            // They are brought together again when something stirs; not at once, or a full disk would be asked for ever.
            return;
        }
    }
}

/// Opens a table for them and tells them; says whether that was possible.
async fn lay_table(app: &AppState, pairing: &Pairing, now: Millis) -> bool {
    let Some(first) = pairing.people.first() else { return true };
    let party =
        Party { people: seating(app, pairing), bots: vec![BOT.to_owned(); usize::from(pairing.bots())] };
    match app.shared.tables.open_for(&first.who, pairing.terms.settings(), &party).await {
        Ok(code) => {
            let state = app.shared.lobby.state();
            for waiter in &pairing.people {
                for connection in state.hall.connections(&waiter.who) {
                    if let Some(line) = state.lines.get(&connection) {
                        line.tell(&ToVisitor::Paired { code });
                    }
                }
            }
            let game = pairing.terms.game.clone();
            metrics::counter!("sevenfold_pairings_total", "game" => game).increment(1);
            let waited = Duration::from_millis(now.since(first.since));
            metrics::histogram!("sevenfold_pairing_seconds").record(waited);
            true
        }
        Err(error) => {
            tracing::warn!(?error, "no table could be opened for people who were brought together");
            false
        }
    }
}

/// Who sits where: nobody sits at the first seat for having waited longest.
fn seating(app: &AppState, pairing: &Pairing) -> Vec<(PlayerId, String)> {
    let state = app.shared.lobby.state();
    let name = |who: &PlayerId| state.names.get(who).cloned().unwrap_or_default();
    let mut people: Vec<_> =
        pairing.people.iter().map(|waiter| (waiter.who.clone(), name(&waiter.who))).collect();
    // Without randomness they sit as they waited.
    let turns = random::<8>().map_or(0, u64::from_le_bytes);
    let count = people.len().max(1);
    people.rotate_left(turns as usize % count);
    people
}
