//! The lobby's own task: everybody is told what has changed, and people are brought together.

use std::future::ready;
use std::time::Duration;

use sevenfold_lobby::{Pairing, Waiter};
use sevenfold_protocol::{Millis, TableCode, ToVisitor};
use sevenfold_table::PlayerId;
use tokio::time::{sleep, timeout};

use super::{Known, relate_here};
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
    app.shared.lobby.read_again(&app.shared.store, Known::Doubtful, ready(())).await;
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
            Laid::HadOne(people) => {
                let mut state = app.shared.lobby.state();
                for who in &people {
                    state.hall.stop(who);
                }
            }
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
#[derive(PartialEq, Eq)]
enum Laid {
    /// They have a table.
    Table,
    /// Two of them are kept apart since a moment ago. Now that is known here.
    KeptApart,
    /// These have a table by the same wish, which they were told of again; the others wait on.
    HadOne(Vec<PlayerId>),
    /// The lobby is not ours any more.
    NotOurs,
    /// It was not possible.
    Nothing,
}

/// Opens a table for them and tells them.
async fn lay_table(app: &AppState, pairing: &Pairing, now: Millis) -> Laid {
    let Some(first) = pairing.people.first() else { return Laid::Table };
    match obstacle(app, pairing).await {
        Ok(None) => {}
        Ok(Some(laid)) => return laid,
        Err(error) => {
            tracing::warn!(%error, "it is not known whether people may be brought together");
            return Laid::Nothing;
        }
    }
    let (people, bots) = (seating(app, pairing), vec![BOT.to_owned(); usize::from(pairing.bots())]);
    let wish = |waiter: &Waiter| Some((waiter.who.clone(), waiter.wish.key?));
    let wishes = pairing.people.iter().filter_map(wish).collect();
    let party = Party { people, bots, wishes, by: app.shared.carrier.as_ref().map(|_| store::lobby()) };
    match app.shared.tables.open_for(&first.who, pairing.terms.settings(), &party).await {
        Ok(code) => {
            for waiter in &pairing.people {
                say_where(app, &waiter.who, code);
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

/// Tells somebody of the table they were brought to.
fn say_where(app: &AppState, who: &PlayerId, code: TableCode) {
    let state = app.shared.lobby.state();
    for connection in state.hall.connections(who) {
        if let Some(line) = state.lines.get(&connection) {
            line.tell(&ToVisitor::Paired { code });
        }
    }
}

/// What stands against bringing them together, if anything does. The store is asked: what this node knows of them may have
/// changed, and what a wish has brought may have been lost on its way to them.
async fn obstacle(app: &AppState, pairing: &Pairing) -> Result<Option<Laid>, StoreError> {
    let mut brought = Vec::new();
    for Waiter { who, wish, .. } in &pairing.people {
        if let Some(key) = wish.key
            && let Some(code) = app.shared.store.brought_by(who, key).await?
        {
            say_where(app, who, code);
            brought.push(who.clone());
        }
    }
    if !brought.is_empty() {
        return Ok(Some(Laid::HadOne(brought)));
    }
    // Whoever looked for a table before the place was about to close waits on: no new ones are opened.
    if app.shared.store.place().await?.maintenance {
        return Ok(Some(Laid::Nothing));
    }
    Ok(are_apart(app, pairing).await?.then_some(Laid::KeptApart))
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
