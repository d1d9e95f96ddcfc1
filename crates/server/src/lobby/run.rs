//! The lobby's own task: everybody is told what has changed, and people are brought together.

use std::time::Duration;

use sevenfold_lobby::Pairing;
use sevenfold_protocol::{Millis, ToVisitor};
use sevenfold_table::PlayerId;
use tokio::time::{sleep, timeout};

use super::relate_here;
use crate::AppState;
use crate::clock::random;
use crate::store::{self, StoreError};
use crate::tables::{NotOpened, Party};

/// What changes within this time is told together.
const BREATH: Duration = Duration::from_millis(100);
/// How long the task rests if nothing stirs.
const REST: Duration = Duration::from_mins(1);
/// The same where other nodes may come, which must be told who is here.
const SHORT_REST: Duration = Duration::from_secs(2);
/// The bot that takes a seat nobody came for.
const BOT: &str = "club";

/// Looks after the lobby until it is dropped.
pub(crate) async fn run(app: AppState) {
    app.shared.lobby.read_again(&app).await;
    loop {
        let now = app.shared.clock.now();
        let wake = app.shared.lobby.state().hall.wake(now);
        let carrier = &app.shared.carrier;
        let most = if carrier.is_some() { SHORT_REST } else { REST };
        let rest = wake.map_or(most, |at| Duration::from_millis(at.since(now)).min(most));
        // Whether something stirred or it is time: both are looked at.
        let _ = timeout(rest, app.shared.lobby.stirred.notified()).await;
        bring_together(&app).await;
        tell(&app);
        if let Some(carrier) = carrier {
            app.shared.lobby.call_the_roll(carrier, app.shared.store.other_nodes());
        }
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
        let laid = lay_table(app, &pairing, now).await;
        if laid != Laid::Table {
            app.shared.lobby.state().hall.unpair(pairing);
        }
        match laid {
            Laid::Table | Laid::KeptApart => {}
            Laid::NotOurs => {
                tracing::warn!("the lobby is at another node now");
                return app.shared.lobby.lose(&app.shared.store).await;
            }
            // They are brought together again when something stirs; not at once, or a full disk would be asked for ever.
            Laid::Nothing => return,
        }
    }
}

/// What became of people who were to be brought together.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Laid {
    /// They have a table.
    Table,
    /// Two of them are kept apart since a moment ago. Now that is known here.
    KeptApart,
    /// The lobby is not ours any more.
    NotOurs,
    /// It was not possible.
    Nothing,
}

/// Opens a table for them and tells them.
async fn lay_table(app: &AppState, pairing: &Pairing, now: Millis) -> Laid {
    let Some(first) = pairing.people.first() else { return Laid::Table };
    match are_apart(app, pairing).await {
        Ok(false) => {}
        Ok(true) => return Laid::KeptApart,
        Err(error) => {
            tracing::warn!(%error, "it is not known whether people are kept apart");
            return Laid::Nothing;
        }
    }
    let (people, bots) = (seating(app, pairing), vec![BOT.to_owned(); usize::from(pairing.bots())]);
    let party = Party { people, bots, by: app.shared.carrier.as_ref().map(|_| store::lobby()) };
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
            Laid::Table
        }
        Err(NotOpened::Store(StoreError::Elsewhere)) => Laid::NotOurs,
        Err(error) => {
            tracing::warn!(?error, "no table could be opened for people who were brought together");
            Laid::Nothing
        }
    }
}

/// Are two of them kept apart by now? What another node has kept may be on its way here.
async fn are_apart(app: &AppState, pairing: &Pairing) -> Result<bool, StoreError> {
    if app.shared.carrier.is_none() {
        return Ok(false);
    }
    let people: Vec<&PlayerId> = pairing.people.iter().map(|waiter| &waiter.who).collect();
    for who in &people {
        let apart = app.shared.store.apart(who).await?;
        if apart.iter().any(|other| people.contains(&other)) {
            relate_here(app, &people).await?;
            return Ok(true);
        }
    }
    Ok(false)
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
